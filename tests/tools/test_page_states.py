"""The states that the page's unit tests use are what the engines and the server make of them now."""

from __future__ import annotations

import pytest

from tools import page_states


@pytest.mark.once
def test_the_states_of_the_page_are_up_to_date() -> None:
    made = page_states.texts()
    kept = {path.name: path.read_text() for path in page_states.FOLDER.glob("*.json")}
    assert kept == made, "run `python -m tools.page_states`, then `npm test` in web/"
    assert sum(map(len, made.values())) < 340_000
