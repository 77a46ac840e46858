"""Check my box: what is asked, what is refused, and a table on the values of one's own box."""

from __future__ import annotations

from typing import Any

import bottega
from bottega.core.checking import open_cells
from bottega.core.record import loads
from bottega.core.registry import game_for, game_names
from tests.server.conftest import Visit
from tests.server.house import LANGUAGES, Person

GAME = "florenza-dice"


def ask(person: Person, answers: dict[str, Any], code: int = 200) -> Any:
    """Say what the box says, by "table/row/column"."""
    said = []
    for place, value in answers.items():
        table, row, column = place.split("/")
        said.append({"table": table, "row": row, "column": column, "value": value})
    return person.post(f"/api/games/{GAME}/box", {"answers": said}, code)


def test_every_reconstructed_value_is_asked_for_in_words(visit: Visit) -> None:
    person = visit()
    for name in game_names():
        for language in LANGUAGES:
            box = person.get(f"/api/games/{name}/box", lang=language)
            asked = [
                (row["table"], row["row"], cell["column"])
                for row in box["rows"]
                for cell in row["cells"]
                if cell["open"]
            ]
            cells = open_cells(bottega.game(name).content)
            assert sorted(asked) == sorted((cell.table, cell.row, cell.column) for cell in cells)
            assert {word for words in box["words"].values() for word in words} <= set(box["names"])
    labels = {row["label"] for row in person.get(f"/api/games/{GAME}/box", lang="de")["rows"]}
    assert "Gebäude" in labels


def test_answers_become_a_content_that_is_played_exported_and_opened_again(visit: Visit) -> None:
    ada, ben = visit(), visit()
    made = ask(ada, {"die/white/resources": [1, 1, 2, 2, 2, 2], "die/white/steps": [2, 2, 2, 1, 1, 1]})
    assert made["changed"] == 1
    assert len(made["answers"]) == 2, "the same value counts as an answer"
    assert 'extends = "second"' in made["file"]
    opened = ben.post(f"/api/games/{GAME}/box/open", {"file": made["file"]})
    assert (opened["hash"], opened["answers"]) == (made["hash"], made["answers"])
    table, _ = ben.table(GAME, "me", content=opened["content"])
    info = ben.get(f"/api/tables/{table}")
    assert info["content"] == "own"
    assert ben.get("/api/tables")[0]["content"] == "own"
    record = loads(ben.http.get(f"/api/tables/{table}/record").text)
    assert record.content == made["hash"]
    dice = game_for(record).content.tables.die
    assert list(dice[0].resources) == [1, 1, 2, 2, 2, 2]


def test_what_makes_no_sense_is_refused_naming_its_place(visit: Visit) -> None:
    person = visit()
    wrong = ask(person, {"die/white/resources": ["x"] * 6}, 400)
    assert wrong["code"] == "bad-content"
    assert "row white" in wrong["text"]
    assert "cell resources" in wrong["text"]
    assert ask(person, {"die/white/money": 5}, 400)["code"] == "bad-content", "it is not asked for"
    assert ask(person, {"die/white/resources": None}, 400)["code"] == "bad-content"
    for file in ("[[die", 'extends = "../secret"', 'extends = "nothing"', "[die]\nx = 1"):
        assert person.post(f"/api/games/{GAME}/box/open", {"file": file}, 400)["code"] == "bad-content"
    seats = [{"kind": "me"}]
    wish = {"game": GAME, "seats": seats, "content": {"extends": "second", "die": 5}}
    assert person.post("/api/tables", wish, 400)["code"] == "bad-content"


def test_a_table_says_where_its_values_are_known_from(visit: Visit) -> None:
    person = visit()
    kinds = {}
    for name in ("pig", GAME):
        table = person.play(name)
        kinds[name] = person.get(f"/api/tables/{table}")["content"]
    assert kinds == {"pig": "printed", GAME: "reconstructed"}
