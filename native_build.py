"""Compile the performance-critical modules with mypyc: `python native_build.py FOLDER release|quick`.

pyproject.toml lists the modules. FOLDER holds the generated C, the object files and, in `lib`, the extensions as they
belong beside the package; if it exists, only what changed is compiled again.

- A release is one extension: the compiler sees all calls, and needs minutes for them.
- The quick build, which `make play` and `make test` use, has one extension for `core` and `bots` and one for each game.
  They are compiled in parallel, one process per core, with fewer optimizations; a change recompiles its own part alone.

docs/decisions/0010 has the measurements. ccache is used where it is installed. The build hook in hatch_build.py calls
this, and so does make.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = "build.txt"
"""A file of the package that says which build it is; bottega.core.build reads it."""

# Report only on the compiled modules: `make check` checks what they import, with all dependencies installed.
MYPY_FLAGS = ["--strict", "--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]

# Nobody calls the functions from outside, so the compiler may inline them. The larger limits let it inline the
# accessors of positions, which are small but check for errors.
INLINING = ["-fvisibility=hidden", "--param=max-inline-insns-auto=80", "--param=early-inlining-insns=40"]
RELEASE = ["-O3", *INLINING]
QUICK = ["-O1", "-finline-functions", "-finline-small-functions", *INLINING]


def why_not_compiled() -> str | None:
    """Why this machine cannot (or should not) compile; None if it can."""
    if os.environ.get("BOTTEGA_PURE"):
        return "BOTTEGA_PURE is set"
    if find_compiler() is None:
        return "no C compiler found (on Debian: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python are missing (on Debian: apt install python3-dev)"
    return None


def find_compiler() -> str | None:
    """The C compiler command: $CC if it is set, else the one that built Python, else a common one."""
    if os.environ.get("CC"):
        candidates = [os.environ["CC"]]
    else:
        candidates = [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    return next((cc for cc in candidates if shutil.which(shlex.split(cc)[0])), None)


def modules(src: Path, globs: list[str]) -> list[str]:
    found = {path for glob in globs for path in src.glob(glob) if path.name != "__init__.py"}
    return sorted(path.relative_to(src).as_posix() for path in found)


def groups(paths: list[str]) -> dict[str, list[str]]:
    """The modules of each extension, by its name: no game imports another one."""
    found: dict[str, list[str]] = {}
    for path in paths:
        package, area, *rest = path.split("/")
        found.setdefault(f"{package}_{rest[0] if area == 'games' else 'core'}", []).append(path)
    return found


def listed() -> list[str]:
    """The globs of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    globs: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    return globs


def generate(paths: list[str], folder: Path, quick: bool) -> list[Any]:
    """Write the C of these modules and return their extensions, the longest first."""
    from mypyc.build import mypycify

    flags = [*MYPY_FLAGS, f"--cache-dir={folder / 'mypy'}"]
    extensions = mypycify(
        [*flags, *paths],
        opt_level="3",  # the options below come later and win
        debug_level="0",
        separate=[(members, name) for name, members in groups(paths).items()] if quick else False,
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += QUICK if quick else RELEASE
    return sorted(extensions, key=size, reverse=True)


def compile_extensions(extensions: list[Any], folder: Path) -> None:
    """Compile them in parallel."""
    from setuptools import setup

    os.environ["CC"] = compiler_with_cache()
    arguments = ["--quiet", "build_ext", f"--parallel={len(os.sched_getaffinity(0))}"]
    arguments += [f"--build-temp={folder / 'objects'}", f"--build-lib={folder / 'lib'}"]
    done = setup(
        name="bottega",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=arguments,
    )
    built = {Path(file) for file in done.get_command_obj("build_ext").get_outputs()}
    for file in (folder / "lib").rglob("*.*"):
        if file.is_file() and file not in built:
            file.unlink()  # of a module that is gone


def compiler_with_cache() -> str:
    compiler = find_compiler() or "cc"
    return f"ccache {compiler}" if shutil.which("ccache") and "ccache" not in compiler else compiler


def size(extension: Any) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the performance-critical modules with mypyc.")
    parser.add_argument("folder", type=Path, help="for everything that is generated")
    parser.add_argument("build", choices=["release", "quick"], help="the fastest code, or the fastest build")
    given = parser.parse_args()
    sys.dont_write_bytecode = True
    folder = given.folder.absolute()
    os.chdir(SRC)
    compile_extensions(generate(modules(SRC, listed()), folder, given.build == "quick"), folder)
    (folder / "lib" / "bottega" / BUILD).write_text(f"{given.build}\n")


if __name__ == "__main__":
    main()
