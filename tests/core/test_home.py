"""Where tables and records are kept, and who can read them."""

from __future__ import annotations

import logging
import pwd
import stat
from pathlib import Path

import pytest

from bottega.core.errors import BottegaError
from bottega.core.home import data_folder, find_record, records_folder, tables_file


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("BOTTEGA_HOME", raising=False)
    return tmp_path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_one_rule_says_where_tables_and_records_are(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == home / ".local/share/bottega"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder() == home / ".local/share/bottega"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert data_folder() == home / "xdg/bottega"
    monkeypatch.setenv("BOTTEGA_HOME", str(home / "games"))
    assert data_folder() == home / "games"
    assert tables_file() == home / "games/tables.sqlite3"
    assert records_folder() == home / "games/records"


def test_the_folder_is_closed_to_other_users(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    assert mode(records_folder()) == mode(data_folder()) == 0o700
    assert not caplog.messages
    data_folder().chmod(0o755)
    assert mode(data_folder()) == 0o700
    assert caplog.messages == [f"other users could open {data_folder()}; now only its owner can"]


def test_a_folder_that_was_named_keeps_its_permissions(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(home / "shared"))
    assert mode(data_folder()) == 0o700, "made here"
    data_folder().chmod(0o755)
    assert mode(data_folder()) == 0o755
    assert mode(records_folder()) == 0o700


def test_without_a_home_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(uid: int) -> object:
        raise KeyError(uid)

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    with pytest.raises(BottegaError, match="there is no home folder"):
        data_folder()
    assert find_record("pig.json") == Path("pig.json")


def test_a_folder_that_cannot_be_written_is_one_sentence(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder()
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(BottegaError, match=r"cannot write to the folder .*/bottega"):
        data_folder()


def test_records_are_found_where_earlier_versions_kept_them(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (".local/share/bottega/records", "xdg/bottega/records", "games", "games/records"):
        (home / folder).mkdir(parents=True)
        (home / folder / f"{folder.replace('/', '-')}.json").touch()
        (home / folder / "all.json").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert find_record("xdg-bottega-records.json").exists()
    assert find_record(".local-share-bottega-records.json").exists()
    assert find_record("all.json") == home / "xdg/bottega/records/all.json"
    assert not find_record("games.json").exists()
    monkeypatch.setenv("BOTTEGA_HOME", str(home / "games"))
    assert find_record("games.json").exists()
    assert find_record("all.json") == home / "games/records/all.json"
    assert find_record("./all.json") == Path("all.json"), "a path is a path"


def test_tables_in_the_earlier_place_are_mentioned_once(
    home: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    before = tables_file()
    before.touch()
    monkeypatch.setenv("BOTTEGA_HOME", str(home / "games"))
    tables_file().touch()
    assert [f"--database {before}" in message for message in caplog.messages] == [True]
    tables_file()
    assert len(caplog.messages) == 1
