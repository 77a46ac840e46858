"""The build hook: put the extensions of native_build.py and the page of web_build.py into the wheel.

Without a C compiler, or with BOTTEGA_PURE set, the wheel is interpreted, with one line of warning. An editable install
is always interpreted. BOTTEGA_NATIVE names a folder in which native_build.py has already compiled; otherwise a release
is compiled in a temporary folder. Nothing is written to src/, where a stale extension would take precedence over the
.py beside it.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def leave_no_bytecode() -> None:
    """Remove the bytecode of this module that Hatchling has just written among the sources, and prevent more."""
    sys.dont_write_bytecode = True
    cached = Path(importlib.util.cache_from_source(__file__))
    with contextlib.suppress(OSError):
        cached.unlink()
        cached.parent.rmdir()


leave_no_bytecode()


def sibling(root: str, name: str) -> ModuleType | None:
    """Import a module from this folder, if it exists: a build does not search this folder for modules."""
    path = Path(root, f"{name}.py")
    spec = importlib.util.spec_from_file_location(name, path)
    if not path.is_file() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_release(root: str, folder: str) -> None:
    command = [sys.executable, str(Path(root, "native_build.py")), folder, "release"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise RuntimeError(f"mypyc failed; BOTTEGA_PURE=1 builds without it.\n{result.stdout}")


class CompileIfPossible(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    _work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        page = sibling(self.root, "web_build")
        return page.dependencies(Path(self.root)) if page is not None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._work = tempfile.TemporaryDirectory(prefix="bottega-build-")
        work = Path(self._work.name)
        page = sibling(self.root, "web_build")
        if page is not None:
            self.include_page(page.build_apart(Path(self.root), work / "page"), build_data)
        if self.target_name == "wheel":
            self.compile(build_data, work)

    def include_page(self, built: Path | None, build_data: dict[str, Any]) -> None:
        if built is not None:
            folder = "bottega/server/static" if self.target_name == "wheel" else "src/bottega/server/static"
            build_data["force_include"][str(built)] = folder

    def compile(self, build_data: dict[str, Any], work: Path) -> None:
        native = sibling(self.root, "native_build")
        assert native is not None
        reason = native.why_not_compiled()
        if reason is not None:
            self.app.display_warning(f"bottega: building the slow, interpreted package: {reason}")
            return
        folder = os.environ.get("BOTTEGA_NATIVE")
        if not folder:
            folder = str(work / "native")
            compile_release(self.root, folder)
        lib = Path(folder, "lib").absolute()
        for path in sorted(path for path in lib.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._work is not None:
            self._work.cleanup()


def get_build_hook() -> type[CompileIfPossible]:
    return CompileIfPossible
