"""ASCII replacements for characters that a terminal without Unicode cannot print."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

LETTERS = {
    "●": "G", "☼": "S", "☾": "M", "✦": "V", "×": "x", "♟": "@", "▰": "#", "▱": "-", "ø": "o", "▶": ">",
    "▸": ">", "›": ">", "→": ">", "✓": "+", "✗": "x", "✕": "x", "⚑": "!", "■": "#", "□": "-", "·": ".",
    "–": "-", "—": "-", "…": "...", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "ß": "ss",
    "œ": "oe", "Œ": "OE",
    "★": "*", "▣": "#", "†": "t", "◆": "o", "⚄": "D", "⚀": "", "⚁": "", "⚂": "", "⚃": "", "⚅": "",
    "━": "-", "╸": "-", "╺": "-", "─": "-", "═": "=", "║": "|", "│": "|",
}  # fmt: skip


def print_what_can_be_printed() -> None:
    """Make sure that nothing printed or typed raises an encoding error, whatever the terminal supports."""
    codecs.register_error("bottega", as_letters)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "bottega"), (sys.stderr, "bottega")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def as_letters(error: UnicodeError) -> tuple[str, int]:
    """The replacement for characters that cannot be encoded."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(sign: str) -> str:
    """A character in ASCII: letters without accents, corners of frames as +, and ? for unknown ones."""
    if sign in LETTERS:
        return LETTERS[sign]
    if "\u2500" <= sign <= "\u257f":
        return "+"
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"
