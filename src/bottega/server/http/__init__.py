"""The HTTP interface: middleware, the page, routes."""
