"""Which build of the package this is: a release, the quick build of `make play`, or interpreted."""

from __future__ import annotations

from importlib.resources import files

from bottega.core import position

RELEASE, QUICK, INTERPRETED = "release", "quick", "interpreted"

ABOUT = {
    RELEASE: "the engine is compiled",
    QUICK: "the engine is compiled, by the quick build, which is about a quarter slower than a release",
    INTERPRETED: "the engine is interpreted, several hundred times slower; search bots are no fun",
}


def current_build() -> str:
    """RELEASE, QUICK or INTERPRETED. native_build.py writes the file that is read here."""
    if (position.__file__ or "").endswith(".py"):
        return INTERPRETED
    return files("bottega").joinpath("build.txt").read_text("utf-8").strip()
