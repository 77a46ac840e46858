"""Every content that was ever shipped is still there, and found by each of its hashes."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import bottega
from bottega.core.content import content_names
from bottega.core.registry import game_by_hash
from tests.golden.golden import FOLDER

FILE = FOLDER / "contents.toml"
HASHES: dict[str, dict[str, str]] = tomllib.loads(FILE.read_text("utf-8"))
GAMES = pytest.mark.parametrize("name", bottega.game_names())


@GAMES
def test_shipped_contents_keep_their_values(name: str) -> None:
    now = {
        content: bottega.game(name, content).content.hash
        for content in content_names(bottega.game(name).package)
    }
    for content, hash in HASHES.get(name, {}).items():
        assert content in now, f"contents/{content}.toml of {name} is gone: what was shipped once must stay"
        assert now[content] == hash, (
            f"contents/{content}.toml of {name} has the hash {now[content]}, and had {hash}. If the values are the "
            f'same in another form: append "{hash}" to `hashes` at the top of the file, and write the new hash to '
            f"{FILE.name}. If the values are others: take the change back, put it into a new file in contents/ with "
            f'`extends = "{content}"`, and name that one in `edition` if it is the one to play with.'
        )
    missing = {content: hash for content, hash in now.items() if content not in HASHES.get(name, {})}
    assert not missing, f"add to [{name}] in {FILE.name}: {missing}"


@GAMES
def test_every_hash_is_listed_once_and_finds_its_content(name: str) -> None:
    package = bottega.game(name).package
    listed: list[str] = []
    for content in content_names(package):
        source = (files(package) / "contents" / f"{content}.toml").read_text("utf-8")
        own = [bottega.game(name, content).content.hash, *tomllib.loads(source).get("hashes", [])]
        listed += own
        assert bottega.game(name, content).content.hashes == set(own)
        for hash in own:
            assert game_by_hash(name, hash) is bottega.game(name, content)
    assert len(set(listed)) == len(listed), "a hash is listed twice"
