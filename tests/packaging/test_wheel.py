"""The package as other people get it: built, installed into an empty environment, started."""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest

from .conftest import ROOT, build_wheel, run

pytestmark = pytest.mark.packaging

EXTENSIONS = (".so", ".pyd")


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


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


def test_doctor_in_an_empty_environment(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "bottega", "doctor", cwd=tmp_path).stdout


def test_simulate_in_an_empty_environment(installed: Path, tmp_path: Path) -> None:
    command = "simulate pig --players 2 --bots random,random --games 20 --seed 1 --json"
    result = json.loads(run(installed / "bottega", *command.split(), cwd=tmp_path).stdout)
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("pig", 2, 20, 1)
    assert len(result["scores"]) == 2
    assert sum(result["wins"]) == pytest.approx(20)


def test_what_is_installed_is_what_was_built(installed: Path, wheel: Path, tmp_path: Path) -> None:
    script = "import bottega.core.position as p; print(p.__file__)"
    where = Path(run(installed / "python", "-c", script, cwd=tmp_path).stdout.strip())
    assert installed.parent in where.parents
    assert (where.suffix == ".py") == wheel.name.endswith("-py3-none-any.whl")


def test_without_a_compiler_the_package_is_interpreted(source: Path, tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    wheel, output = build_wheel(source, tmp_path / "out", PATH=str(tmp_path / "bin"), CC="")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert output.count("building the slow, interpreted package: no C compiler found") == 1
    assert not any(name.endswith(EXTENSIONS) for name in zipfile.ZipFile(wheel).namelist())


def test_pure_on_request(source: Path, tmp_path: Path) -> None:
    wheel, output = build_wheel(source, tmp_path / "out", BOTTEGA_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert output.count("building the slow, interpreted package: BOTTEGA_PURE is set") == 1


def test_building_in_place_leaves_the_sources_alone(source: Path, wheel: Path, tmp_path: Path) -> None:
    before = files(source)
    again, _ = build_wheel(source, tmp_path / "out", BOTTEGA_OPT_LEVEL="0")
    assert again.name == wheel.name
    assert files(source) == before


def test_a_stale_extension_stays_out_of_the_wheel(source: Path, tmp_path: Path) -> None:
    (source / "src/bottega/core/position.stale.so").write_bytes(b"")
    wheel, _ = build_wheel(source, tmp_path / "out", BOTTEGA_PURE="1")
    assert not any(name.endswith(EXTENSIONS) for name in zipfile.ZipFile(wheel).namelist())


def test_a_type_error_in_a_compiled_module_fails_the_build(source: Path, tmp_path: Path) -> None:
    script = (
        "import pathlib, hatch_build as h\n"
        "reason = h.why_not_compiled()\n"
        "if reason: raise SystemExit(print('skip', reason))\n"
        "pathlib.Path('src/bottega/wrong.py').write_text('x: int = \"one\"\\n')\n"
        "try: h.compile_modules(pathlib.Path('src'), ['bottega/wrong.py'], pathlib.Path('work'))\n"
        "except RuntimeError as error: print(error)\n"
    )
    output = run(sys.executable, "-c", script, cwd=source).stdout
    if output.startswith("skip"):
        pytest.skip(output)
    assert "bottega/wrong.py:1: error: Incompatible types in assignment" in output
