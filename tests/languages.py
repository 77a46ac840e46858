"""The languages that the tests go through."""

from bottega.core.languages import KNOWN

LANGUAGES = tuple(code for code, language in KNOWN.items() if language.complete)
"""Those that are complete, and stay complete. Others may lack texts, which are said in English."""
