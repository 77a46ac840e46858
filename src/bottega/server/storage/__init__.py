"""Storing and loading tables."""
