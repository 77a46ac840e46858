"""Reports of faults of the page: logged in one line each, and not too many of them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.house import House, Person
from tests.server.test_refusals import problem

FAULT = {
    "part": "board",
    "error": "TypeError: x is null\nWARNING forged",
    "table": "abc",
    "message": "\u009b{}",
}


def test_a_fault_of_the_page_is_logged_in_one_line_and_floods_are_refused(tmp_path: Path) -> None:
    house = House(tmp_path, fault_rate="3/day")
    person, other = Person(house), Person(house)
    try:
        for _ in range(3):
            assert person.http.post("/api/faults", json=FAULT).status_code == 204
        problem(person.http.post("/api/faults", json=FAULT), 429, "too-many")
        problem(other.http.post("/api/faults", json=FAULT), 429, "too-many")
        assert person.get("/api/me"), "nothing else is refused"
    finally:
        person.close()
        other.close()
        house.stop()
    lines = [line for line in house.said if "the page failed" in line]
    assert len(lines) == 3
    assert lines[0].isascii()
    assert json.loads(lines[0].partition("the page failed: ")[2]) == {"stack": "", **FAULT}
    assert not any("forged" in line for line in house.said if "the page failed" not in line)


def test_a_report_that_is_too_long_or_foreign_is_refused_and_not_logged(house: House) -> None:
    person = Person(house)
    problem(person.http.post("/api/faults", json=FAULT | {"error": "x" * 2000}), 400, "malformed")
    problem(person.http.post("/api/faults", json=FAULT | {"cookie": "x"}), 400, "malformed")
    foreign = {"origin": "https://elsewhere.example"}
    problem(person.http.post("/api/faults", json=FAULT, headers=foreign), 403, "foreign-origin")
    person.close()
    assert not any("the page failed" in line for line in house.said)
