"""The rules, a module for each phase of a round."""
