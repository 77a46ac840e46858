"""What a seat does between two revelations: saved, private, taken back at will, made final by confirming."""

from __future__ import annotations

import json

import pytest

import bottega
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.previews import preview as preview_of
from tests.games.florenza.test_ruins import sagrestia
from tests.rulebook.dice_forge import table as dice_forge
from tests.server.conftest import Visit
from tests.server.house import TOGETHER, done, refused
from tests.server.test_secrets import table_of


def test_a_draft_is_made_taken_back_and_confirmed(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    assert set(tab.offered()) == {"card 1", "card 2", "card 3", "pot"}
    before = tab.state["view"]

    done(tab.act("card 2"))
    assert tab.state["view"] == before, "the confirmed position stays as it is"
    assert tab.mine()["view"]["players"][0]["picked"] == 2
    assert tab.draft() == ["card 2"]
    assert tab.mine()["draft"][0]["text"] == "Pick card 2"
    assert set(tab.offered()) == {"pot", "done"}

    done(tab.act("pot"))
    done(tab.ask("undo", keep=1))
    assert tab.draft() == ["card 2"]
    done(tab.act("pot"))
    done(tab.ask("undo", keep=0))
    assert tab.draft() == []
    assert tab.mine()["view"] is None
    refused(tab.ask("confirm"), "no-draft")
    refused(tab.ask("undo", keep=0), "no-draft")

    done(tab.act("card 3"))
    assert tab.offered()["done"]["ends_draft"]
    assert not tab.offered()["pot"]["ends_draft"]
    done(tab.act("done"))
    mine = tab.mine()
    assert mine["complete"]
    assert mine["actions"] == []
    assert mine["asked"]
    refused(tab.ask("act", action=0), "draft-complete")
    refused(tab.ask("why", target="pot"), "draft-complete")
    assert tab.state["moves"] == 1, "only the first roll"

    done(tab.ask("confirm"))
    assert tab.state["moves"] == 4, "two steps and the next roll"
    assert tab.draft() == []
    assert tab.state["table"]["round"] == 2
    assert [line["kind"] for line in tab.log] == ["pot", "picked", "turned", "pot"]


def test_an_action_that_may_be_taken_at_any_time_says_so() -> None:
    show = TablePresenter(table_of("dice-forge", ["guest0", "guest1"]))
    triton = dice_forge.hero(gold=3, cards="triton", tritons=1)
    position = dice_forge.table(triton, sets="triton")
    actions = show.actions(position, 0, "en")
    any_time = {action.notation for action in actions if action.any_time}
    assert any_time == {"triton gold", "triton sun", "triton moon"}
    assert len(actions) > len(any_time), "the others answer the question"


def test_a_game_says_itself_what_may_be_taken_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it says holds for the page as for the terminal, whose list has a group for it."""
    show = TablePresenter(table_of(TOGETHER, ["guest0", "guest1"]))
    game, position = show.game, show.table.position
    says = {action: action % 2 == 0 for action in position.actions(0)}
    monkeypatch.setattr(type(game), "is_any_time", lambda self, position, action: says[action])
    assert set(says.values()) == {False, True}
    assert {one.action: one.any_time for one in show.actions(position, 0, "en")} == says
    assert {one.action: one.group == "any-time" for one in game.entries(position, 0)} == says


def test_an_action_that_ruins_a_plan_says_which_and_so_does_its_preview() -> None:
    show = TablePresenter(table_of("florenza", ["guest0", "guest1", "guest2"]))
    position = sagrestia().resolve()
    actions = {action.notation: action for action in show.actions(position, 0, "en")}
    assert actions["pay f 3"].ruins == ["Sagrestia (San Lorenzo)"]
    preview = preview_of(show, position, actions["pay f 3"].action, 0, "en")
    assert preview.lines[-1] == "Fails then: Sagrestia (San Lorenzo)"
    assert actions["done"].ruins == []


def test_a_command_is_answered_once_by_the_state_that_it_led_to(visit: Visit) -> None:
    first, second = visit(), visit()
    table, links = first.table(TOGETHER, "me", "open")
    second.join(links[1])
    mine, other = first.at(table), second.at(table)
    other.drain()
    mine.drain()
    first.heard.clear()
    assert mine.act("card 2", id="c1")["answers"] == "c1"
    assert mine.ask("confirm", id="c2")["answers"] == "c2"
    mine.drain()
    heard = [json.loads(raw) for raw in first.heard]
    assert [message.get("answers") for message in heard if message["type"] != "pong"] == ["c1", "c2"]
    other.until(lambda state: state["moves"] > 1)
    assert other.state["answers"] is None


def test_who_gives_a_seat_away_is_answered_too(visit: Visit) -> None:
    """The sender holds no seat any more, and is sent what watchers are sent, but for the answer."""
    host, holder, watcher = visit(), visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    holder.join(tokens[1])
    tabs = [person.at(table) for person in (host, watcher, holder)]
    done(tabs[0].ask("propose", kind="seat", seat=1, to="bot"))
    tabs[2].until(lambda state: state["proposals"])
    answer = tabs[2].ask("agree", proposal=tabs[2].state["proposals"][0]["number"], id="yes")
    assert answer["answers"] == "yes"
    assert answer["mine"] == []
    tabs[1].until(lambda state: state["revision"] == answer["revision"])
    assert tabs[1].state["answers"] is None


def test_an_action_that_completes_the_draft_is_final_at_once_if_that_is_asked(visit: Visit) -> None:
    person, watcher = visit(), visit()
    table = person.play(TOGETHER, players=1)
    tab, watching = person.at(table), watcher.at(table)
    done(tab.act("card 2", confirm=True))
    assert tab.draft() == ["card 2"], "it does not complete the draft: it stays one"
    assert tab.state["moves"] == 1
    done(tab.act("pot"))
    seen = tab.state["revision"]
    action = tab.offered()["done"]["action"]
    answer = tab.ask("act", action=action, confirm=True, id="last")
    assert answer["answers"] == "last"
    assert tab.state["moves"] == 5, "all steps of the draft, and the next roll"
    assert tab.draft() == []
    assert tab.state["table"]["round"] == 2
    watching.until(lambda state: state["moves"] == 5)
    again = tab.ask("act", action=action, confirm=True, id="last", revision=seen)
    assert again == {"type": "done", "id": "last", "revision": answer["revision"]}
    assert tab.state["moves"] == 5, "nothing happens twice"
    refused(tab.ask("act", action=action, confirm=True), "illegal")
    assert tab.draft() == []


def test_previews_say_what_an_action_would_do(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    worth = tab.state["view"]["pot"]
    pot, card = tab.offered()["pot"], tab.offered()["card 2"]
    answer = tab.ask("look", actions=[pot["action"], card["action"]])
    first, second = answer["previews"]
    assert first["after"] - first["before"] == worth
    assert first["lines"] == [f"{tab.state['table']['seats'][0]['name']} takes {worth} from the pot"]
    assert second["action"] == card["action"]
    assert pot["targets"] == [pot["target"]] == ["pot"]
    assert tab.draft() == [], "looking changes nothing"


def test_only_what_is_possible_can_be_looked_at(visit: Visit) -> None:
    person, other = visit(), visit()
    table = person.play(TOGETHER, players=1)
    tab, watching = person.at(table), other.at(table)
    refused(tab.ask("look", actions=[tab.offered()["pot"]["action"], 99]), "illegal")
    refused(watching.ask("look", actions=[0]), "not-yours")
    done(tab.act("card 1"))
    done(tab.act("done"))
    refused(tab.ask("look", actions=[0]), "draft-complete")


def test_a_gesture_of_several_actions_happens_whole_and_is_taken_back_whole(visit: Visit) -> None:
    person = visit()
    table = person.play(TOGETHER, players=1)
    tab = person.at(table)
    first = tab.offered()["card 2"]["action"]
    done(tab.act("pot"))
    finish = bottega.game(TOGETHER).parse(bottega.game(TOGETHER).start(1), "done")
    refused(tab.ask("act", action=first, then=[finish, finish]), "draft-complete")
    refused(tab.ask("act", action=first, then=[first]), "illegal")
    assert tab.draft() == ["pot"], "all or nothing"
    done(tab.ask("act", action=first, then=[finish]))
    assert tab.draft() == ["pot", "card 2", "done"]
    assert [step["gesture"] for step in tab.mine()["draft"]] == [0, 1, 1]
    tab.close()
    tab = person.at(table)
    done(tab.ask("undo", keep=1))
    assert tab.draft() == ["pot"]


def test_previews_compare_goods_and_say_what_is_lost_to_a_limit() -> None:
    show = TablePresenter(table_of("dice-forge", ["guest0", "guest1"]))
    position = dice_forge.table(dice_forge.hero(gold=10, cards="triton", tritons=1), sets="triton")
    action = show.game.parse(position, "triton gold")
    changes = preview_of(show, position, action, 0, "en").changes
    assert [(each.good, each.before, each.after, each.lost) for each in changes] == [("gold", 10, 12, 4)]


def test_the_preview_of_a_feat_that_ousts_has_the_points_of_its_card_and_says_who_is_blessed() -> None:
    show = TablePresenter(table_of("dice-forge", ["guest0", "guest1"]))
    position = dice_forge.table(dice_forge.hero(sun=4), dice_forge.hero(portal=5))
    found = preview_of(show, position, show.game.parse(position, "feat gorgon"), 0, "en")
    assert (found.before, found.after) == (0, 14)
    assert [(each.good, each.before, each.after) for each in found.changes] == [("sun", 4, 0)]
    assert any("goes home and receives a blessing" in line for line in found.lines)


def test_a_preview_does_not_tell_of_the_next_turn() -> None:
    show = TablePresenter(table_of("dice-forge", ["guest0", "guest1"]))
    position = dice_forge.table(dice_forge.hero(gold=2), dice_forge.hero())
    events = show.game.preview(position, show.game.parse(position, "done"), 0)
    assert any(event.kind == "turn" for event in events)
    assert not any(
        "is active" in line
        for line in preview_of(show, position, show.game.parse(position, "done"), 0, "en").lines
    )


def test_a_forging_has_all_equal_sides_as_targets_and_says_how_the_mean_changes() -> None:
    show = TablePresenter(table_of("dice-forge", ["guest0", "guest1"]))
    position = dice_forge.table(dice_forge.hero(gold=8))
    position.apply(show.game.parse(position, "buy s2"), 0)
    forge = next(
        each for each in show.actions(position, 0, "en") if each.notation.startswith("forge light g1")
    )
    assert len(forge.targets) == 5, "five sides of the light die show one gold"
    assert forge.target in forge.targets
    more = preview_of(show, position, forge.action, 0, "en").more
    assert more.change["sun"] == pytest.approx(2 / 6, abs=0.001)
    assert more.change["gold"] == pytest.approx(-1 / 6, abs=0.001)


def test_a_draft_survives_a_reload_and_nobody_else_sees_it(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    friend.join(tokens[1])
    mine, theirs, watching = host.at(table), friend.at(table), watcher.at(table)
    before = theirs.state, watching.state
    done(mine.act("card 2"))
    done(mine.act("pot"))
    for other in (theirs, watching):
        other.drain()
    assert (theirs.state["revision"], watching.state["revision"]) == tuple(s["revision"] for s in before)
    mine.close()
    assert host.at(table).draft() == ["card 2", "pot"]
    again = friend.at(table)
    assert again.state["view"] == before[0]["view"]
    assert again.state["revision"] == before[0]["revision"]
    assert all("card" not in move for move in friend.get(f"/api/tables/{table}/record")["moves"])


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    person = visit()
    table = person.play(TOGETHER, players=1)
    left, right = person.at(table), person.at(table)
    done(left.act("card 2"))
    assert right.draft() == [], "not read yet"
    refused(right.ask("act", action=0), "stale")
    right.until(lambda state: bool(state["mine"][0]["draft"]))
    assert right.draft() == ["card 2"]
    done(right.act("pot"))
    left.until(lambda state: len(state["mine"][0]["draft"]) == 2)
    assert left.state["revision"] == right.state["revision"]
    assert left.draft() == right.draft() == ["card 2", "pot"]


def test_a_stale_message_changes_nothing_and_brings_the_state(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    old = tab.state["revision"]
    done(tab.act("card 2"))
    refused(tab.ask("act", action=3, revision=old), "stale")
    refused(tab.ask("undo", keep=0, revision=old), "stale")
    refused(tab.ask("confirm", revision=old), "stale")
    assert tab.draft() == ["card 2"]


def test_a_repeated_message_changes_nothing(visit: Visit) -> None:
    person = visit()
    table = person.play(TOGETHER, players=1)
    tab = person.at(table)
    seen = tab.state["revision"]
    first = done(tab.ask("act", id="x1", action=1, revision=seen))
    again = {"type": "done", "id": "x1", "revision": first["revision"]}
    assert tab.ask("act", id="x1", action=1, revision=seen) == again
    other = person.at(table)
    assert other.ask("act", id="x1", action=1, revision=seen) == again
    message = {"type": "act", "id": "x1", "action": 1, "revision": seen, "seat": 0}
    assert person.post(f"/api/tables/{table}/messages", message) == again
    assert other.draft() == ["card 2"]
    done(other.act("done"))
    done(other.ask("confirm", id="x2"))
    moves = other.state["moves"]
    done(other.ask("confirm", id="x2"))
    tab.drain()
    assert tab.state["moves"] == moves
    assert tab.draft() == []


def test_seats_that_decide_at_once_confirm_in_any_order(visit: Visit) -> None:
    host = visit()
    friends = [visit(), visit()]
    table, tokens = host.table(TOGETHER, "me", "open", "open")
    for friend, token in zip(friends, tokens.values(), strict=True):
        friend.join(token)
    tabs = [person.at(table) for person in (host, *friends)]
    tabs[0].until(lambda state: state["waiting"] == [0, 1, 2])
    for seat, tab in enumerate(tabs):
        done(tab.act(f"card {seat + 1}"))
        done(tab.act("done"))
    seen = tabs[0].state["revision"]
    done(tabs[2].ask("confirm"))
    done(tabs[1].ask("confirm"))
    done(tabs[0].ask("confirm", revision=seen))  # what the others did was independent of it
    for tab in tabs:
        tab.until(lambda state: state["table"]["round"] == 2)
        assert [player["points"] for player in tab.state["view"]["players"]] == [1, 2, 3]
        assert all(not my["notice"] for my in tab.state["mine"])


def test_a_draft_that_no_longer_applies_is_dropped_and_says_so(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    friend.join(tokens[1])
    quick, slow = host.at(table), friend.at(table, "it")
    quick.until(lambda state: len(state["waiting"]) == 2)
    done(slow.act("card 1"))
    done(slow.act("pot"))
    seen = slow.state["revision"]
    done(quick.act("pot"))
    done(quick.ask("confirm"))
    slow.until(lambda state: not state["mine"][0]["draft"])
    assert "non è più possibile" in slow.mine()["notice"]
    assert "pot" not in slow.offered()
    refused(slow.ask("confirm", revision=seen), "stale")
    done(slow.act("card 1"))
    assert slow.mine()["notice"] == ""


def test_an_illegal_action_is_refused_with_the_rule(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    answer = refused(tab.ask("act", action=4), "illegal")
    assert answer["text"] == "Pick a card first."
    assert answer["rule"] == "together-1"
    assert answer["rule_text"].startswith("Pick one card a round")
    refused(tab.ask("act", action=999), "illegal")
    assert tab.draft() == []


def test_why_not(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    (reason,) = tab.ask("why", action=4)["reasons"]
    assert (reason["text"], reason["rule"]) == ("Pick a card first.", "together-1")
    assert reason["action_text"] == "Be done"
    assert tab.ask("why", target="card")["reasons"] == []
    assert tab.ask("why", target="moon")["reasons"] == []
    done(tab.act("card 1"))
    (reason,) = tab.ask("why", target="card")["reasons"]
    assert reason["text"] == "You have picked your card."
    done(tab.act("done"))
    done(tab.ask("confirm"))
    done(tab.act("pot"))
    (reason,) = tab.ask("why", target="pot")["reasons"]
    assert reason["text"] == "The pot is empty."


def test_standing_orders_act_on_later_decisions_only(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    done(tab.act("card 1"))
    done(tab.ask("confirm"))
    assert set(tab.offered()) == {"pot", "done"}
    done(tab.ask("order", order="finish", choice="always"))
    assert tab.mine()["orders"] == [{"name": "finish", "choice": "always", "until": "game"}]
    assert set(tab.offered()) == {"pot", "done"}, "the decision that is open now is still asked"
    done(tab.act("done"))
    done(tab.ask("confirm"))
    done(tab.act("card 2"))
    done(tab.ask("confirm"))
    assert tab.state["table"]["round"] == 3, "the order has finished the round"
    assert person.get(f"/api/tables/{tab.table}/record")["moves"][-2] == "0 done", "as an ordinary move"
    done(tab.ask("order", order="finish", choice="ask"))
    assert tab.mine()["orders"] == []
    done(tab.act("card 3"))
    done(tab.ask("confirm"))
    assert set(tab.offered()) == {"pot", "done"}


def test_standing_orders_end_with_the_round_if_asked_to(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play(TOGETHER, players=1))
    done(tab.ask("order", order="finish", choice="always", until="round"))
    done(tab.act("card 1"))
    done(tab.ask("confirm"))
    assert tab.state["table"]["round"] == 2
    assert tab.mine()["orders"] == []
    assert "standing order" in tab.mine()["notice"]
    refused(tab.ask("order", order="finish", choice="never"), "unknown-order")
    refused(tab.ask("order", order="fly", choice="ask"), "unknown-order")
