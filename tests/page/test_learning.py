"""How the page teaches: the first game, the help, gentle bots, and trying things out."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import bottega
from bottega.core.chance import SeededDice
from bottega.core.play import Play
from bottega.core.position import OVER
from bottega.core.record import Record
from tests.page import dice_game
from tests.page.conftest import DESKTOP, Open
from tests.page.forge import RICH, moments
from tests.page.guided import Learner
from tests.page.sitting import Sitting, open_record, post
from tests.page.test_access import faults, tab_to

GAME = "florenza-dice"
SMALL: ViewportSize = {"width": 1366, "height": 768}
GUIDED = ["dice-forge", "florenza", "florenza-dice"]


def learns(page: Page, game: str) -> Learner:
    page.goto("/")
    page.get_by_test_id(f"learn-{game}").click()
    page.wait_for_url(re.compile("/t/"))
    learner = Learner(page)
    expect(learner.lesson).to_be_visible()
    return learner


def almost_over(game: str, seed: int = 3) -> tuple[Record, int]:
    """A finished game of random players, and the number of moves before its last decision."""
    play = Play.start(bottega.game(game), 2, dice=SeededDice(seed))
    chance = random.Random(seed)
    play.roll()
    while play.position.to_act != OVER:
        play.act(chance.choice(play.position.actions()))
        play.roll()
    moves = play.record.moves
    return play.record, max(at for at, move in enumerate(moves) if not move.startswith("*"))


def first_steps(page: Page) -> Learner:
    """A first game to its second step, and back to the first one."""
    page.goto("/")
    page.get_by_test_id("learn").click()
    page.wait_for_url(re.compile("/t/"))
    learner = Learner(page)
    expect(learner.lesson).to_have_text("Step 1 of 17")
    expect(learner.sitting.question).to_contain_text("Welcome!")
    expect(page.locator(".die-card.answers")).to_have_count(1)
    page.locator(".die-card").last.click()
    expect(page.locator(".preview")).to_contain_text("first do what glows")
    page.locator(".die-card.answers").click()
    learner.sitting.act.click()
    expect(learner.lesson).to_have_text("Step 2 of 17")
    learner.sitting.undo.click()
    expect(learner.lesson).to_have_text("Step 1 of 17")
    return learner


def test_a_newcomer_is_led_and_may_leave_the_guide(page: Page) -> None:
    learner = first_steps(page)
    learner.follow()
    page.get_by_test_id("leave-guide").click()
    expect(learner.lesson).to_have_count(0)
    expect(learner.sitting.choices.nth(1)).to_be_visible()


@pytest.mark.soak
def test_the_first_ten_minutes_of_a_newcomer(person: Open) -> None:
    page = person()
    learner = first_steps(page)
    for _ in range(8):
        learner.follow()
    expect(learner.lesson).to_have_text("Step 9 of 17")  # it costs money, and a touch selects it all the same
    (paid,) = learner.sitting.mine()["actions"]
    page.locator(f"[data-target='{paid['targets'][0]}']").first.click()
    expect(page.locator(".preview .score")).to_be_visible()
    expect(page.get_by_test_id("act-both")).to_have_count(0)  # the next step explains the house
    learner.sitting.act.click()
    expect(learner.lesson).to_have_text("Step 10 of 17")
    learner.follow()
    expect(learner.sitting.question).to_contain_text("More points!")
    expect(page.locator("li.strip.mine .points")).to_contain_text("3")
    page.get_by_test_id("leave-guide").click()
    expect(learner.lesson).to_have_count(0)
    expect(learner.sitting.choices.nth(1)).to_be_visible()

    page.locator("[data-place='palazzo/giardino'] [data-target$='/artist']").click()
    page.get_by_test_id("rule-link").click()
    expect(page.locator("li.wanted")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text("fd-")
    page.keyboard.press("Escape")

    record, move = almost_over(GAME)
    open_record(page, json.loads(record.dumps()), [], move)
    sitting = Sitting(page)
    if not sitting.choices.count():
        sitting.confirm.click()
    else:
        sitting.draft_step(0)
        sitting.finish_turn()
    expect(page.get_by_role("dialog")).to_contain_text("Points over the game")


def test_a_lesson_goes_step_by_step_and_its_words_stay_until_it_is_confirmed(page: Page) -> None:
    """In Florenza X a work is offered with an artist: not where the next step speaks of artists."""
    learner = learns(page, "florenza")
    for _ in range(2):
        learner.follow()
    expect(learner.lesson).to_have_text("Step 3 of 10")
    learner.sitting.confirm.click(force=True)
    expect(page.locator(".preview")).to_contain_text("Not yet")
    learner.follow()  # the choice is still there
    expect(learner.lesson).to_have_text("Step 4 of 10")
    expect(learner.sitting.question).to_contain_text("A work needs an artist")
    learner.sitting.choices.first.click()
    learner.sitting.act.click()
    expect(page.locator("[data-testid=lesson].done")).to_have_text("Step 4 of 10")
    expect(learner.sitting.question).to_contain_text(re.compile("A work needs an artist.*press Confirm"))
    learner.sitting.confirm.click()
    expect(learner.lesson).to_have_text("Step 5 of 10")


def test_on_a_phone_two_touches_buy_the_face_of_the_lesson_and_then_the_dice_come(person: Open) -> None:
    learner = learns(person(viewport={"width": 390, "height": 844}), "dice-forge")
    face = learner.page.locator(".stack.answers")
    face.click()
    expect(learner.sitting.act).to_be_visible()
    face.click()
    expect(learner.lesson).to_have_text("Step 2 of 10")
    expect(learner.page.locator(".cell.answers").first).to_be_visible()


def test_two_touches_end_an_offering_and_the_turn(page: Page) -> None:
    """What only ends something is final when it is done: nothing is left to be confirmed."""
    record, move, seat = moments()[RICH]
    seats = [
        {"kind": "me"} if one == seat else {"kind": "bot", "bot": "random"}
        for one in range(len(record["seats"]))
    ]
    open_record(page, record, seats, move)
    sitting = Sitting(page)
    (buy, *_) = [one for one in sitting.mine()["actions"] if one["notation"].startswith("buy")]
    page.locator(f"[data-key='choice-{buy['action']}']").first.click()
    sitting.act.click()
    sitting.settled(1)
    sitting.draft_step(0)
    for _ in range(2):  # the offering, and the extra action that could be paid for
        last = next(one for one in sitting.mine()["actions"] if one["last"])
        page.locator(f"[data-key='choice-{last['action']}']").last.click()
        revision = sitting.revision()
        sitting.act.click()
        sitting.moved_on(revision)
        if last["ends_draft"]:
            break
    expect(page.locator("li.draft")).to_have_count(0)


BAR = """() => {
    const box = (part) => document.querySelector(`footer.bar ${part}`).getBoundingClientRect();
    const bar = document.querySelector('footer.bar').getBoundingClientRect();
    const words = document.querySelector('[data-testid=tutor] span');
    if (words.scrollHeight > words.clientHeight) return 'cut off';
    return box('[data-testid=tutor]').bottom <= box('.choices').top && box('[data-testid=question]').top >= bar.top;
}"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_tip_after_the_lesson_has_room_in_the_bar(person: Open, language: str) -> None:
    page = person(language, viewport=SMALL)
    learned = {GAME: {"lesson": 1, "met": [], "on": True}}
    page.add_init_script(f"localStorage.setItem('bottega-lessons', '{json.dumps(learned)}')")
    page.goto("/")
    dice_game.open_at(page, "start")
    expect(page.get_by_test_id("tutor")).to_be_visible()
    assert page.evaluate(BAR) is True
    page.get_by_test_id("tutor-stop").click()
    expect(page.get_by_test_id("tutor")).to_have_count(0)


def test_help_has_goal_pictures_legend_and_a_search(page: Page) -> None:
    page.goto("/")
    page.locator(".game", has_text="Dice Forge").get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the most glory wins")
    expect(dialog.locator(".turn svg.picture")).to_have_count(3)
    expect(dialog.get_by_test_id("legend").locator("li")).not_to_have_count(0)
    page.get_by_test_id("rules-search").fill("mirror copies")
    shown = dialog.locator("[data-rule]")
    expect(shown.first).to_contain_text("mirror")
    assert shown.count() < 5
    expect(dialog).not_to_contain_text("df-")
    page.goto("/")
    page.locator(".game", has_text="Florenza X").get_by_role("button", name="Rules").click()
    for word in ("Prestige", "Bishop points", "familiar"):
        expect(dialog.get_by_test_id("legend")).to_contain_text(word)


def test_things_explain_themselves(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("solo-normal").click()
    Sitting(page).wait_asked()
    revision = Sitting(page).revision()
    icon = page.locator(".plot .ic").first
    icon.hover()
    expect(page.get_by_test_id("about")).to_contain_text("Spare Resource")
    page.keyboard.press("?")
    page.locator(".die-card").first.click()
    expect(page.get_by_test_id("about")).to_contain_text("Marble")
    page.locator("[data-place='palazzo/ritratto']").click(position={"x": 4, "y": 4})
    expect(page.get_by_test_id("about")).to_have_text(
        re.compile(r"^Ritratto\s+5 points\.\s+Still missing: .*Painter")
    )
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("about")).to_have_count(0)
    assert Sitting(page).revision() == revision
    page.keyboard.press("?")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("A turn in three pictures")
    address = page.url
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address, "the way back leaves the table instead of closing the dialog"


def test_first_bots_are_gentle_and_their_strength_is_shown(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-pig").click()
    page.wait_for_url(re.compile("/t/"))
    seats = Sitting(page).state()["table"]["seats"]
    assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {"fattorino"}
    expect(page.locator("li.strip").nth(1)).to_contain_text("Fattorino (first games)")


def test_a_step_harder_is_offered_after_a_game_that_was_won_and_help_after_one_lost_by_far(
    page: Page,
) -> None:
    record, _ = almost_over("pig", seed=7)
    assert record.result
    (winner,) = record.result.winners
    bot, me = {"kind": "bot", "bot": "fattorino"}, {"kind": "me"}

    open_record(page, json.loads(record.dumps()), [me, bot] if winner else [bot, me])
    page.locator("footer.end .btn.go").click()
    expect(page.get_by_test_id("costliest")).to_be_visible()
    expect(page.get_by_test_id("rematch-harder")).to_have_count(0)
    page.get_by_test_id("rematch-hints").click()
    expect(page.get_by_test_id("hint-always")).to_be_checked()

    open_record(page, json.loads(record.dumps()), [bot, me] if winner else [me, bot])
    before = Sitting(page).table
    page.locator("footer.end .btn.go").click()
    expect(page.get_by_test_id("rematch-harder")).to_be_visible()
    expect(page.get_by_test_id("rematch-hints")).to_have_count(0)
    page.get_by_test_id("rematch-harder").click()
    page.wait_for_url(lambda url: before not in url)
    seats = Sitting(page).state()["table"]["seats"]
    assert {seat["bot"] for seat in seats if seat["kind"] == "bot"} == {"garzone"}


def test_a_line_is_tried_from_a_replay_and_a_record_is_opened(page: Page, tmp_path: Path) -> None:
    record, _ = almost_over("pig")
    file = tmp_path / "pig.json"
    record.save(file)
    page.goto("/")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("record-look").click()
    page.wait_for_url(re.compile(r"/t/.*\?at=0"))
    page.get_by_test_id("turn-on").click()
    page.wait_for_url(re.compile(r"\?at=[1-9]"))
    page.get_by_test_id("try-line").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    Sitting(page).wait_asked()
    assert len(Sitting(page).state()["mine"]) == 2
    page.goto("/")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("record-move").fill("3")
    page.get_by_test_id("record-play").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    Sitting(page).wait_asked()
    assert 3 <= Sitting(page).state()["moves"] < len(record.moves)


def test_what_happened_since_plays_back_and_can_be_skipped(person: Open) -> None:
    page = person(motion="normal")
    page.goto("/")
    made = post(page, "/api/play", {"game": "pig", "players": 2, "pace": 0})
    page.goto(f"/t/{made['table']['id']}")
    sitting = Sitting(page)
    sitting.wait_asked()
    page.evaluate("id => localStorage.setItem('bottega-seen', JSON.stringify({[id]: 0}))", sitting.table)
    action = sitting.mine()["actions"][0]["action"]
    page.goto("/")
    message = {"revision": 10_000, "seat": 0}
    path = f"/api/tables/{made['table']['id']}/messages"
    post(page, path, {"type": "act", "id": "first", "action": action, **message})
    post(page, path, {"type": "confirm", "id": "second", **message})
    page.goto(f"/t/{made['table']['id']}")
    page.get_by_test_id("skip-catching").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    sitting.wait_idle()


# -- whole guided games --------------------------------------------------------------------------------------------

WAYS: list[tuple[str, str, int, bool]] = [
    ("en", "light", 1440, True),
    ("de", "dark", 390, False),
    ("it", "dark", 1440, True),
    ("it", "light", 390, False),
]


@pytest.mark.soak
@pytest.mark.parametrize(("language", "theme", "width", "keyboard"), WAYS)
@pytest.mark.parametrize("game", GUIDED)
def test_whole_guided_games(
    person: Open, game: str, language: str, theme: str, width: int, keyboard: bool
) -> None:
    size: Any = DESKTOP if width == 1440 else {"width": width, "height": 844}
    page = person(language=language, theme=theme, viewport=size)
    page.goto("/")
    assert faults(page) == []
    if keyboard:
        tab_to(page, page.get_by_test_id(f"learn-{game}"))
        page.keyboard.press("Enter")
    else:
        page.get_by_test_id(f"learn-{game}").click()
    page.wait_for_url(re.compile("/t/"))
    learner = Learner(page)
    expect(learner.lesson).to_be_visible()
    last = 0
    while learner.guided:
        last = learner.step()
        assert faults(page) == [], f"step {learner.step()}"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"step {learner.step()} is {wide} wide"
        learner.follow(press=keyboard)
    guide = bottega.game(game).guides[0]
    assert last == len(guide.step)
    learner.sitting.wait_idle()
    assert faults(page) == []
