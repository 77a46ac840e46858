"""Signs that a terminal without Unicode cannot print, as letters."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

LETTERS = {
    "●": "G", "☼": "S", "☾": "M", "✦": "V", "×": "x", "♟": "@", "▰": "#", "▱": "-", "ø": "o", "▶": ">",
    "▸": ">", "›": ">", "→": ">", "✓": "+", "✗": "x", "✕": "x", "⚑": "!", "■": "#", "□": "-", "·": ".",
    "–": "-", "—": "-", "…": "...", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "ß": "ss",
    "★": "*", "▣": "#", "†": "t", "◆": "o", "⚄": "D", "⚀": "", "⚁": "", "⚂": "", "⚃": "", "⚅": "",
    "━": "-", "╸": "-", "╺": "-", "─": "-", "═": "=", "║": "|", "│": "|",
}  # fmt: skip


def print_what_can_be_printed() -> None:
    """From now on nothing that is printed or typed raises an error, whatever the terminal can show."""
    codecs.register_error("bottega", as_letters)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "bottega"), (sys.stderr, "bottega")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def as_letters(error: UnicodeError) -> tuple[str, int]:
    """What to print instead of characters that cannot be encoded."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(sign: str) -> str:
    """A sign in ASCII: letters without their accents, corners of frames as +, and ? for what is unknown."""
    if sign in LETTERS:
        return LETTERS[sign]
    if "\u2500" <= sign <= "\u257f":
        return "+"
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"
