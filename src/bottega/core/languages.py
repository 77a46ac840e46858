"""The languages: each is a folder in `bottega/languages`, and nothing lists them.

A folder holds `language.json` and the texts, one file for each part: `page.ftl`, `server.ftl`, `pig.ftl`,
`pig.rules.toml`. What a language lacks is said in English. A game in a package of its own keeps its texts in
the package's folder `text`: `fr.ftl`, `fr.rules.toml`, `fr.lessons.toml`.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec

from bottega.core.errors import ContentError, OptionError

FALLBACK = "en"
"""The language of texts that another language lacks."""

FOLDER = files("bottega") / "languages"

Kind = Literal["ftl", "rules.toml", "lessons.toml"]


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the folder of a language says about it."""

    name: str
    """Its own name: Deutsch."""
    quotes: tuple[str, str]
    """Quotation marks, with the spaces that belong to them."""
    inner: tuple[str, str]
    """Those inside a quotation."""
    direction: Literal["ltr", "rtl"] = "ltr"
    spaced: str = ""
    """Punctuation that has a narrow space before it: in French ; : ! and ?."""
    complete: bool = False
    """It has every text, and tests see to it that this stays so."""


def _load_languages() -> dict[str, Language]:
    found = {}
    for folder in FOLDER.iterdir():
        file = folder / "language.json"
        if file.is_file():
            try:
                found[folder.name] = msgspec.json.decode(file.read_bytes(), type=Language)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise ContentError(f"languages/{folder.name}/language.json: {error}") from error
    return {code: found[code] for code in sorted(found, key=lambda code: (code != FALLBACK, code))}


KNOWN = _load_languages()
"""The languages by code, English first."""

LANGUAGES = tuple(KNOWN)
"""The codes of the languages, English first."""


def typographic(written: str) -> str:
    """A text as people read it: with curly apostrophes, however they are typed in the files."""
    return written.replace("'", "’")


def punctuated(written: str, language: str) -> str:
    """A text that was put together from parts, with the spaces before punctuation that the language wants."""
    marks = KNOWN[language].spaced
    return re.sub(rf"(?<=\S)([{re.escape(marks)}])(?=\s)", "\u202f\\1", written) if marks else written


def unknown(language: str) -> OptionError:
    """The error for an unknown language code."""
    return OptionError(f"there are no texts in {language!r}; choose {', '.join(LANGUAGES)}")


def best_language(wanted: str) -> str | None:
    """The language of a code with or without a region: `fr`, `fr-CA`, `fr_FR.UTF-8`; None: there is none."""
    for code in (wanted.partition(".")[0].replace("_", "-"), wanted[:2]):
        if code.lower() in KNOWN:
            return code.lower()
    return None


def source(package: str, language: str, kind: Kind) -> Traversable | None:
    """The file with a package's texts in a language; None: there is none."""
    if package.startswith("bottega."):
        file = FOLDER / language / f"{package.rpartition('.')[2]}.{kind}"
    else:
        file = files(package) / "text" / f"{language}.{kind}"
    return file if file.is_file() else None


def read_toml(package: str, language: str, kind: Kind) -> dict[str, Any]:
    """The texts of a package in a TOML file of a language, which may be missing."""
    file = source(package, language, kind)
    if file is None:
        return {}
    try:
        return tomllib.loads(typographic(file.read_text("utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{package}: {kind} in {language}: {error}") from error
