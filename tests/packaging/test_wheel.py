"""The package as it is built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from .conftest import ROOT, build_wheel, run

pytestmark = pytest.mark.packaging

EXTENSIONS = (".so", ".pyd")
PAGE = "src/bottega/server/static"


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def everything(folder: Path) -> list[str]:
    """All files with their contents' size, what Python keeps beside them included."""
    return sorted(f"{path} {path.stat().st_size}" for path in folder.rglob("*") if path.is_file())


def test_the_wheel_holds_all_of_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {name for name in files(ROOT / "src") if not name.endswith(EXTENSIONS)}
    assert wanted <= names
    kinds = {Path(name).suffix for name in wanted}
    assert {".py", ".toml", ".ftl"} <= kinds
    assert "bottega/py.typed" in names


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    top = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    others = {name for name in top if name != "bottega" and "__mypyc." not in name}
    assert {name.split(".")[-1] for name in others} == {"dist-info"}


def test_no_extension_lies_among_the_sources() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in EXTENSIONS] == []


def test_without_a_compiler_the_package_is_interpreted_and_a_stale_extension_stays_out(
    source: Path, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    (source / "src/bottega/core/position.stale.so").write_bytes(b"")
    wheel, output = build_wheel(source, tmp_path / "out", PATH=str(tmp_path / "bin"), CC="")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert output.count("building the slow, interpreted package: no C compiler found") == 1
    assert not any(name.endswith(EXTENSIONS) for name in zipfile.ZipFile(wheel).namelist())


def test_building_in_place_leaves_the_sources_alone(source: Path, wheel: Path, tmp_path: Path) -> None:
    compile_only(source, "bottega/core/rng.py")
    before = everything(source)
    again, _ = build_wheel(source, tmp_path / "out")
    assert again.name == wheel.name
    assert everything(source) == before


NODE = "#!/bin/sh\necho v22.12.0\n"
NPM = """#!/bin/sh
case "$*" in
    ci*) mkdir node_modules ;;
    *build) page=../src/bottega/server/static; mkdir -p $page && echo "$npm_config_cache" > $page/index.html ;;
esac
"""


def test_pure_on_request_with_a_page_that_is_built_elsewhere(source: Path, tmp_path: Path) -> None:
    shutil.rmtree(source / PAGE, ignore_errors=True)
    shutil.copy(ROOT / "web_build.py", source)
    (source / "web").mkdir()
    (source / "web/package-lock.json").write_text("{}")
    for name, script in (("node", NODE), ("npm", NPM)):
        (tmp_path / name).write_text(script)
        (tmp_path / name).chmod(0o755)
    before = everything(source)
    path = f"{tmp_path}:{os.environ['PATH']}"
    wheel, output = build_wheel(source, tmp_path / "out", BOTTEGA_PURE="1", PATH=path)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert output.count("building the slow, interpreted package: BOTTEGA_PURE is set") == 1
    page = zipfile.ZipFile(wheel).read("bottega/server/static/index.html").decode()
    assert "bottega-build-" in page, "npm's cache is in the temporary folder too"
    assert everything(source) == before


def test_a_type_error_in_a_compiled_module_fails_the_build(source: Path) -> None:
    compile_only(source, "bottega/wrong.py")
    (source / "src/bottega/wrong.py").write_text('x: int = "one"\n')
    command = [sys.executable, "native_build.py", "work", "quick"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert done.returncode == 1
    assert "bottega/wrong.py:1: error: Incompatible types in assignment" in done.stdout + done.stderr


def test_a_change_compiles_its_part_again_and_no_other(source: Path) -> None:
    rng, layout = source / "src/bottega/core/rng.py", source / "src/bottega/games/pig/layout.py"
    compile_only(source, "bottega/core/rng.py", "bottega/core/position.py", "bottega/games/pig/layout.py")

    def build() -> dict[str, float]:
        run(sys.executable, "native_build.py", "work", "quick", cwd=source)
        return {file.name.split("__")[0]: file.stat().st_mtime for file in (source / "work/lib").glob("*.so")}

    first = build()
    assert set(first) == {"bottega_core", "bottega_pig"}
    assert build() == first
    layout.write_text(layout.read_text() + "\n\ndef one() -> int:\n    return 1\n")
    second = build()
    assert second["bottega_core"] == first["bottega_core"]
    assert second["bottega_pig"] > first["bottega_pig"]
    rng.write_text(rng.read_text() + "\n\ndef one() -> int:\n    return 1\n")
    assert build()["bottega_core"] > second["bottega_core"]


def compile_only(source: Path, *modules: str) -> None:
    """Change the list of compiled modules: which ones they are does not matter in some tests."""
    pyproject = source / "pyproject.toml"
    whole = pyproject.read_text()
    part = re.sub(r"^compile = \[.*?^\]", f"compile = {list(modules)}", whole, flags=re.M | re.S)
    assert part != whole
    pyproject.write_text(part)
