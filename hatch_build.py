"""Compile the performance-critical modules with mypyc while the wheel is built, and put the built page into it.

The modules are listed in pyproject.toml. Compiling is the default. Without a C compiler, or with
BOTTEGA_PURE set, the wheel is built interpreted, with one line of warning. An editable install is
always interpreted. Everything happens in a temporary copy of the sources: nothing is written to src/,
where a stale extension would take precedence over the .py beside it, and a build leaves nothing behind.
web_build.py builds the page.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Report only on the compiled modules: `make check` checks what they import, with all
# dependencies installed.
MYPY_FLAGS = [
    "--strict",
    "--config-file=",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--no-incremental",
]

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

level, temp, lib, *arguments = sys.argv[1:]
extensions = mypycify(arguments, opt_level=level, target_dir=temp)
for extension in extensions:
    # Nobody calls the functions from outside, so the compiler may inline them: a quarter faster. The larger limits
    # let it inline the accessors of positions, which are small but check for errors: without them 15% slower.
    extension.extra_compile_args += [
        "-fvisibility=hidden",
        "--param=max-inline-insns-auto=80",
        "--param=early-inlining-insns=40",
    ]
setup(
    name="bottega",
    packages=[],
    py_modules=[],
    ext_modules=extensions,
    script_args=["--quiet", "build_ext", "--build-temp", temp, "--build-lib", lib],
)
"""


def leave_no_bytecode() -> None:
    """Remove the bytecode of this module that Hatchling has just written among the sources, and prevent more."""
    sys.dont_write_bytecode = True
    cached = Path(importlib.util.cache_from_source(__file__))
    with contextlib.suppress(OSError):
        cached.unlink()
        cached.parent.rmdir()


leave_no_bytecode()


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


def compile_modules(src: Path, globs: list[str], work: Path) -> list[Path]:
    """Compile and return the extensions, which are placed below work/lib as they belong below the package's root."""
    copy, lib = work / "src", work / "lib"
    shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    level = os.environ.get("BOTTEGA_OPT_LEVEL", "3")
    arguments = [level, str(work / "temp"), str(lib), *MYPY_FLAGS, *modules(copy, globs)]
    environment = {**os.environ, "CC": find_compiler() or "cc"}
    result = subprocess.run(
        [sys.executable, "-c", SETUP, *arguments],
        cwd=copy,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode != 0:
        raise RuntimeError(f"mypyc failed; BOTTEGA_PURE=1 builds without it.\n{result.stdout}")
    return sorted(path for path in lib.rglob("*") if path.is_file())


def web_build(root: str) -> ModuleType | None:
    """Import web_build.py from this folder, if it exists: a build does not search this folder for modules."""
    path = Path(root, "web_build.py")
    spec = importlib.util.spec_from_file_location("web_build", path)
    if not path.is_file() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CompileIfPossible(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    _work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        page = web_build(self.root)
        return page.dependencies(Path(self.root)) if page is not None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._work = tempfile.TemporaryDirectory(prefix="bottega-build-")
        work = Path(self._work.name)
        page = web_build(self.root)
        if page is not None:
            self.include_page(page.build_apart(Path(self.root), work / "page"), build_data)
        if self.target_name == "wheel":
            self.compile(build_data, work)

    def include_page(self, built: Path | None, build_data: dict[str, Any]) -> None:
        if built is not None:
            folder = "bottega/server/static" if self.target_name == "wheel" else "src/bottega/server/static"
            build_data["force_include"][str(built)] = folder

    def compile(self, build_data: dict[str, Any], work: Path) -> None:
        reason = why_not_compiled()
        if reason is not None:
            self.app.display_warning(f"bottega: building the slow, interpreted package: {reason}")
            return
        src = Path(self.root, "src")
        if not modules(src, self.config["compile"]):
            return
        for path in compile_modules(src, self.config["compile"], work):
            build_data["force_include"][str(path)] = path.relative_to(work / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            self._work.cleanup()


def get_build_hook() -> type[CompileIfPossible]:
    return CompileIfPossible
