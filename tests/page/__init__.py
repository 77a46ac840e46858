"""The page in a real browser, against a real server. Run by `make test-page`."""
