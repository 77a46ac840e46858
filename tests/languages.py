"""The languages that the tests go through."""

LANGUAGES = ("en", "it", "de")
"""Those that are complete, and stay complete. Others may lack texts, which are said in English."""
