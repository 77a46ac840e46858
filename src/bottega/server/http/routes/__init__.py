"""One module for each part of the HTTP interface."""
