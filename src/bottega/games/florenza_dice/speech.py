"""Moves, questions, refusals and events in words, and the things on the board that moves are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import groupby

from bottega.core.game import Refusal
from bottega.core.position import CHANCE, Event
from bottega.core.texts import Text, text
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box, Building
from bottega.games.florenza_dice.names import ARTISTS, DICE, KINDS, POWERS, RESOURCES, TRACKS
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules import agenda, dice, rione, sheet, works

# -- names -------------------------------------------------------------------------------------------------------


def resource_text(resource: int) -> Text:
    return text(f"kind-{KINDS[resource]}") if resource < at.RESOURCES else text("kind-any")


def no_icon_text(resource: int) -> Text:
    """That a resource, or a resource of choice, cannot be placed."""
    if resource >= at.RESOURCES:
        return text("no-icon-any")
    return text("no-icon", resource=resource_text(resource))


def goods_text(count: int, resource: int) -> Text:
    """Several of a resource: `2 spices`."""
    if resource >= at.RESOURCES:
        return text("goods-any", count=count)
    return text(f"goods-{RESOURCES[resource]}", count=count)


def die_text(die: int) -> Text:
    """Its colour, in the form used before the word for a die."""
    return text(f"die-{DICE[die]}")


def track_text(track: int) -> Text:
    return text(f"track-{TRACKS[track]}")


def numbered_text(box: Box, number: int) -> Text:
    """`Palazzo: Ritratto`, or `Rione 3`: by its number among the works and spaces of the box."""
    if number < 0:
        return text("project-none")
    works = box.works
    if number < len(works):
        return text("project-work", area=text(f"area-{works[number].area}"), name=works[number].name)
    return text("project-space", number=number - len(works) + 1)


def short_text(p: FlorenzaDicePosition, box: Box, project: int) -> Text:
    """The same for lists: `Palazzo · Ritratto`."""
    said = project_text(p, box, project)
    return Text("short-work", said.args) if said.key == "project-work" else said


def project_text(p: FlorenzaDicePosition, box: Box, project: int) -> Text:
    return numbered_text(box, p.tables.number_of[project])


def power_text(building: Building) -> Text:
    """What a building does."""
    die = building.die if building.die in DICE else DICE[0]
    resource = RESOURCES[DICE.index(die)]
    return text(
        f"power-{building.power}",
        die=text(f"die-{die}"),
        resource=text(f"kind-{resource}"),
        amount=building.amount,
    )


def list_text(items: list[Text], key: str = "list-and") -> Text:
    """Several things, with commas, or with the words of another key between them."""
    return reduce(lambda before, item: text(key, before=before, item=item), items)


def icons_text(bits: int) -> Text:
    """Icons that still have to be crossed off: `wood, 2 textile, 100 Fiorini`."""
    items = []
    for kind in range(at.KINDS):
        count = (bits >> 2 * kind & 3).bit_count()
        if count and kind == at.FIORINI_KIND:
            items.append(text("sum-fiorini", fiorini=100 * count))
        elif count:
            items.append(goods_text(count, kind) if count > 1 else resource_text(kind))
    return list_text(items)


def once_name(box: Box, power: int) -> str:
    """The name of the building with this (1x) power."""
    return next(one.name for one in box.building if one.power == POWERS[power])


# -- what the content decides in the rules ---------------------------------------------------------------------------


def rule_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """The numbers and names of the content, by their names in the texts of the rules."""
    return {
        **power_values(box, say),
        **dice_values(box, say),
        **{f"rounds_{row.players}": row.rounds for row in box.rounds},
        "start_fiorini": box.start.fiorini,
        "start_spares": say(text("spares", count=box.start.spare)),
        "dice_used": box.dice_used.active,
        "bishop_least": box.track[at.BISHOP].least or 1,
        "overflow": box.bonus.overflow,
        "paid": box.artist.paid,
        "anonymous": box.artist.anonymous,
        "star": box.artist.star,
        "palazzo": runs(box.bonus.palazzo),
        "palazzo_solo": runs(box.bonus.palazzo_solo),
        "chiesa_steps": box.bonus.chiesa_steps,
        "spare_works": ", ".join(work.name for work in box.works if work.effect == "spare"),
        "spare_spaces": ", ".join(str(space.number) for space in box.space if space.spare),
        "space_points": runs([space.points for space in box.space]),
        "end_star": box.scoring.star,
        "end_spare": box.scoring.spare,
        "end_fiorini": box.scoring.fiorini,
        "levels": ", ".join(f"{say(text(f'level-{one.name}'))} {one.target}" for one in box.level),
    }


def power_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """The names, numbers and amounts of the buildings with each power; several are separated by a slash."""
    values: dict[str, int | str] = {}
    for power in POWERS:
        have = [one for one in box.building if one.power == power]
        name = power.replace("-", "_")
        amounts = [
            say(text("spares", count=one.amount)) if power == "spares" else str(one.amount) for one in have
        ]
        values[f"{name}_buildings"] = ranges([one.number for one in have])
        values[f"{name}_name"] = " / ".join(one.name for one in have)
        values[f"{name}_amount"] = " / ".join(amounts)
    return values


def ranges(numbers: Sequence[int]) -> str:
    """Increasing numbers, with consecutive ones as ranges.

    >>> ranges([1, 2, 3, 6])
    '1–3, 6'
    """
    together = groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    parts = [[number for _, number in group] for _, group in together]
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}–{part[-1]}" for part in parts)


def dice_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """What the dice give: in one line if it is the same for all, otherwise die by die."""

    def joined(amounts: Mapping[str, str]) -> str:
        if len(set(amounts.values())) == 1:
            return next(iter(amounts.values()))
        return "; ".join(f"{say(text(f'colour-{die}'))} {amount}" for die, amount in amounts.items())

    return {
        "resources": joined({die.name: runs(die.resources) for die in box.die}),
        "steps": joined({die.name: runs(die.steps) for die in box.die if die.steps is not None}),
        "price": joined({die.name: runs(die.price) for die in box.die if die.price is not None}),
        "money": joined({die.name: str(die.money) for die in box.die}),
    }


def runs(amounts: Sequence[int]) -> str:
    """Amounts numbered from 1 on, with equal ones grouped and zeros left out.

    >>> runs([2, 2, 2, 1, 0])
    '1–3 → 2, 4 → 1'
    """
    parts, start = [], 1
    for amount, group in groupby(amounts):
        end = start + len(list(group)) - 1
        if amount:
            parts.append(f"{start} → {amount}" if start == end else f"{start}–{end} → {amount}")
        start = end + 1
    return ", ".join(parts)


# -- what a move touches -------------------------------------------------------------------------------------------


def target(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> str:
    """The thing on the board that an action is about, by its name in the view."""
    if p.to_act == CHANCE:
        return chance_target(p)
    kind, index = at.action_kind(action), at.action_index(action)
    if kind == at.TAKE:
        return f"die/{DICE[index]}"
    if kind == at.PLACE:
        return f"{box.projects[at.place_project(index)]}/{RESOURCES[at.place_resource(index)]}"
    if kind == at.SPEND:
        return f"{box.projects[at.spend_project(index)]}/{RESOURCES[at.spend_resource(index)]}"
    if kind == at.PAY:
        return f"{box.projects[index]}/fiorini"
    if kind == at.CAMBIAVALUTE:
        return f"building/{p.tables.building_with[at.POWER_CHANGE]}"
    if kind == at.LOSE:
        return "lost"
    if kind == at.BUILD:
        return f"building/{index + 1}"
    if kind == at.TRACK:
        return f"track/{TRACKS[index]}"
    return "turn/end" if kind == at.DONE else use_target(p, box, kind, index, seat)


def targets(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> list[str]:
    """All targets: a building can be touched in the table and on its space, an artist at the work and on the die."""
    own = target(p, box, action, seat)
    kind = at.action_kind(action)
    if kind == at.BUILD and p.next_project(seat) >= at.RIONE:
        return [own, f"{box.projects[p.next_project(seat)]}/house"]
    if kind == at.HIRE and agenda.die_in_hand(p, seat) >= 0:
        return [own, f"die/{DICE[agenda.die_in_hand(p, seat)]}/personality"]
    return [own]


def chance_target(p: FlorenzaDicePosition) -> str:
    return f"die/{DICE[next_die(p)]}" if p.stage == at.STAGE_ROLL else "rione/1"


def next_die(p: FlorenzaDicePosition) -> int:
    """The die that is rolled next."""
    return next(die for die in range(at.DICE) if p.die_value(die) == 0)


def use_target(p: FlorenzaDicePosition, box: Box, kind: int, index: int, seat: int) -> str:
    die = agenda.die_in_hand(p, seat) if seat >= 0 else -1
    in_hand = f"die/{DICE[die]}" if die >= 0 else "die"
    if kind == at.GAIN:
        return f"{in_hand}/resources"
    if kind == at.STEP:
        return f"{in_hand}/personality"
    if kind == at.MONEY:
        return f"{in_hand}/money"
    if kind == at.TAVERNA:
        return f"building/{p.tables.building_with[at.POWER_MONEY]}"
    if kind == at.MERCATANTE:
        return f"building/{p.tables.building_with[at.POWER_IDENTICAL]}/{RESOURCES[index]}"
    if kind == at.CONVENTO:
        return f"track/{TRACKS[index]}"
    return f"{box.projects[hired_work(kind, index)]}/artist"


def hired_work(kind: int, index: int) -> int:
    """The work that a CASA or a HIRE would complete."""
    return at.casa_work(index) if kind == at.CASA else at.hire_work(index)


# -- moves ---------------------------------------------------------------------------------------------------------


def sentence(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> Text:
    """A move, or an outcome, as a sentence."""
    if p.to_act == CHANCE:
        return outcome(p, action)
    kind, index = at.action_kind(action), at.action_index(action)
    if kind == at.TAKE:
        return take_sentence(p, box, index, seat)
    if kind == at.PLACE:
        return place_sentence(p, box, index, seat)
    if kind == at.SPEND:
        resource = resource_text(at.spend_resource(index))
        return text("action-spend", resource=resource, project=project_text(p, box, at.spend_project(index)))
    if kind == at.PAY:
        return text("action-pay", project=project_text(p, box, index))
    if kind == at.CAMBIAVALUTE:
        fiorini = 100 * int(p.tables.amount[at.POWER_CHANGE])
        return text("action-change", name=once_name(box, at.POWER_CHANGE), fiorini=fiorini)
    if kind == at.LOSE:
        return text("action-lose")
    if kind == at.BUILD:
        return build_sentence(p, box, index + 1, seat)
    if kind == at.TRACK:
        return text("action-track", steps=p.tables.chiesa_steps, track=track_text(index))
    if kind == at.DONE:
        return text("action-done-bonus" if p.stage == at.STAGE_WAITING_DICE else "action-done")
    return use_sentence(p, box, kind, index, seat)


def outcome(p: FlorenzaDicePosition, number: int) -> Text:
    index = at.outcome_index(number)
    if at.outcome_kind(number) == at.LOT:
        return text("outcome-first", seat=index + 1)
    if p.stage != at.STAGE_ROLL:
        return text("outcome-building", side=index)
    return text("outcome-die", die=die_text(next_die(p)), side=index)


def take_sentence(p: FlorenzaDicePosition, box: Box, die: int, seat: int) -> Text:
    """What the die shows, and the best that it gives this seat."""
    value = p.die_value(die)
    row = box.die[die]
    amount = 2 if value and dice.gives_goods(p, seat, die, 2) else 1
    goods = goods_text(amount, die)
    if row.track is not None:
        steps = 2 if value and dice.gives_person(p, seat, die, 2) else 1
        person = text("person-steps", count=steps, track=text(f"track-{row.track}"))
    else:
        price = 100 * dice.best_price(p, seat, die) if value else 100
        person = text("person-artist", artist=text(f"artist-{row.artist}"), price=price)
    return text("action-take", die=die_text(die), value=value, goods=goods, person=person, money=row.money)


def build_sentence(p: FlorenzaDicePosition, box: Box, number: int, seat: int) -> Text:
    if number > len(box.building):
        return text("action-build-none", number=number)
    building = box.building[number - 1]
    return text(
        "action-build",
        number=number,
        name=building.name,
        points=building.points,
        space=p.next_project(seat) - at.RIONE + 1,
        power=power_text(building),
    )


def place_sentence(p: FlorenzaDicePosition, box: Box, index: int, seat: int) -> Text:
    kind = at.place_resource(index)
    resource, place = resource_text(kind), project_text(p, box, at.place_project(index))
    item = agenda.top(p, seat)
    own = agenda.goods_resource(item)
    if agenda.kind(item) == at.ITEM_GOODS and own < at.ANY and own != kind:
        return text("action-exchange", resource=resource, own=resource_text(own), project=place)
    return text("action-place", resource=resource, project=place)


def use_sentence(p: FlorenzaDicePosition, box: Box, kind: int, index: int, seat: int) -> Text:
    tables = p.tables
    die = agenda.die_in_hand(p, seat)
    if kind == at.GAIN:
        goods = goods_text(index + 1, die if die >= 0 else at.ANY)
        return changed(p, box, seat, text("action-gain", count=index + 1, goods=goods))
    if kind == at.STEP:
        track = tables.track_of[die] if die >= 0 else at.NONE
        on = track_text(track) if track < at.TRACKS else text("track-none")
        said = text("action-step", count=index + 1, track=on)
        return changed(p, box, seat, said) if track < at.TRACKS else said
    if kind == at.MONEY:
        return text("action-money", fiorini=100 * tables.money[max(die, 0)])
    if kind == at.TAVERNA:
        fiorini = 100 * int(tables.amount[at.POWER_MONEY])
        return text("action-taverna", name=once_name(box, at.POWER_MONEY), fiorini=fiorini)
    if kind == at.MERCATANTE:
        count, name = int(tables.amount[at.POWER_IDENTICAL]), once_name(box, at.POWER_IDENTICAL)
        return text("action-mercatante", name=name, goods=goods_text(count, index))
    if kind == at.CONVENTO:
        count, name = int(tables.amount[at.POWER_STEPS]), once_name(box, at.POWER_STEPS)
        return text("action-convento", name=name, count=count, track=track_text(index))
    return casa_sentence(p, box, index, seat) if kind == at.CASA else hire_sentence(p, box, index, seat, die)


def changed(p: FlorenzaDicePosition, box: Box, seat: int, said: Text) -> Text:
    """The sentence with the building that changes the die's value, if the die itself does not give this count."""
    die = agenda.die_in_hand(p, seat)
    building = dice.value_changer(p, seat, die) if die >= 0 else 0
    if not building:
        return said
    printed = p.tables.goods if said.key == "action-gain" else p.tables.person
    if printed[die * at.SIDES + p.die_value(die) - 1] == said.args["count"]:
        return said
    return Text(f"{said.key}-changed", {**said.args, "name": box.building[building - 1].name})


def casa_sentence(p: FlorenzaDicePosition, box: Box, index: int, seat: int) -> Text:
    star = at.casa_star(index)
    return text(
        "action-casa",
        name=once_name(box, at.POWER_ANONYMOUS),
        work=project_text(p, box, at.casa_work(index)),
        points=p.tables.anonymous + star * works.star_points(p, seat),
        star=star,
    )


def hire_sentence(p: FlorenzaDicePosition, box: Box, index: int, seat: int, die: int) -> Text:
    work, star = at.hire_work(index), at.hire_star(index)
    price, discount = at.hire_price(index) + 1, at.hire_discount(index)
    args: dict[str, int | str | Text] = {
        "artist": artist_text(p, box, work, die),
        "work": project_text(p, box, work),
        "price": 100 * works.reduced(p, price, discount),
        "points": p.tables.paid + star * works.star_points(p, seat),
        "star": star,
    }
    if discount:
        name = once_name(box, at.POWER_DISCOUNT)
        return Text("action-hire-bottega", {**args, "name": name, "full": 100 * price})
    return Text("action-hire", args)


def artist_text(p: FlorenzaDicePosition, box: Box, work: int, die: int) -> Text:
    """The artist for a work: the die's own if it suits, otherwise the first that does."""
    number = p.tables.number_of[work]
    suits = box.works[number].artists if number >= 0 else ARTISTS
    own = box.die[die].artist if die >= 0 else None
    return text(f"an-artist-{own if own in suits else suits[0]}")


# -- questions -----------------------------------------------------------------------------------------------------


def question(p: FlorenzaDicePosition, box: Box, seat: int) -> Text:
    """What the seat is asked, in one sentence."""
    asked = p.asked(seat)
    if asked == at.ASK_DIE:
        return die_question(p, seat)
    if asked == at.ASK_USE:
        die = agenda.die_in_hand(p, seat)
        return text("question-use", die=die_text(die), value=p.die_value(die))
    if asked == at.ASK_PLACE:
        return place_question(p, box, seat)
    if asked == at.ASK_TRACK:
        return text("question-track", steps=p.tables.chiesa_steps)
    return text("question-done-bonus" if p.stage == at.STAGE_WAITING_DICE else "question-done")


def die_question(p: FlorenzaDicePosition, seat: int) -> Text:
    if agenda.top(p, seat) == at.ITEM_DIE:
        return text("question-die-bonus")
    if p.stage == at.STAGE_WAITING_DICE:
        return text("question-die-waiting")
    if p.active == seat:
        taken = p.tables.dice_used - p.dice_left(seat)
        return text("question-die", number=taken + 1, dice=p.tables.dice_used)
    return text("question-die-bishop" if p.bishop == seat else "question-die-other")


def place_question(p: FlorenzaDicePosition, box: Box, seat: int) -> Text:
    item = agenda.top(p, seat)
    own = agenda.goods_resource(item)
    if p.stage == at.STAGE_ROLES:
        return text("question-place-captain")
    if not dice.has_place(p, seat, own):
        return no_place_question(p, box, seat, item)
    if own == at.ANY:
        return text("question-place-any")
    key = "question-place-exchange" if dice.may_exchange(p, seat, item) else "question-place"
    return text(key, resource=resource_text(own), left=agenda.goods_count(item))


def no_place_question(p: FlorenzaDicePosition, box: Box, seat: int, item: int) -> Text:
    """The question if there is no icon for the resource: what may be taken instead."""
    exchange = dice.may_exchange(p, seat, item) and dice.has_place(p, seat, at.ANY)
    key = "question-place-none"
    if dice.may_change(p, seat):
        key += "-either" if exchange else "-change"
    elif exchange:
        key += "-exchange"
    return text(
        key,
        problem=no_icon_text(agenda.goods_resource(item)),
        name=once_name(box, at.POWER_CHANGE),
        fiorini=100 * int(p.tables.amount[at.POWER_CHANGE]),
    )


# -- reasons -------------------------------------------------------------------------------------------------------

PLAIN = {
    at.NO_TRACK: ("fd-5.2", "refusal-no-track"),
    at.NO_ARTIST: ("fd-5.3", "refusal-no-artist"),
    at.NO_STAR: ("fd-7.3", "refusal-no-star"),
    at.NO_TURN: ("fd-9.12", "refusal-no-turn"),
    at.NOTHING_TO_PLACE: ("fd-5.1", "refusal-nothing-to-place"),
    at.MUST_PLACE: ("fd-5.1", "refusal-must-place"),
    at.NO_SPARE: ("fd-1.3", "refusal-no-spare"),
    at.NO_SPACE: ("fd-6.2", "refusal-no-space"),
    at.NO_TRACK_TO_NAME: ("fd-7.7", "refusal-no-track-to-name"),
    at.NOT_IN_BOX: ("fd-1.4", "refusal-not-in-box"),
}
NOT_TO_ACT = {
    at.STAGE_ROLL_BUILDINGS: ("fd-2.1", "buildings"),
    at.STAGE_DRAW_FIRST: ("fd-2.2", "first"),
    at.STAGE_INCOME: ("fd-2.3", "income"),
    at.STAGE_ROLES: ("fd-3.2", "captain"),
    at.STAGE_ROLL: ("fd-4.1", "roll"),
    at.STAGE_WAITING_DICE: ("fd-2.4", "waiting"),
    at.STAGE_ACTIVE: ("fd-4.2", "active"),
    at.STAGE_OTHERS: ("fd-4.3", "others"),
    at.STAGE_OVER: ("fd-10.1", "over"),
}
"""What a seat with nothing to decide is waiting for, by stage, and the rule."""
ONCE = {
    at.CASA: (at.POWER_ANONYMOUS, "fd-9.3"),
    at.MERCATANTE: (at.POWER_IDENTICAL, "fd-9.4"),
    at.CONVENTO: (at.POWER_STEPS, "fd-9.5"),
    at.TAVERNA: (at.POWER_MONEY, "fd-9.6"),
    at.CAMBIAVALUTE: (at.POWER_CHANGE, "fd-9.7"),
    at.HIRE: (at.POWER_DISCOUNT, "fd-9.8"),
}
"""The (1x) power that an action uses, and its rule."""


def explain(p: FlorenzaDicePosition, box: Box, action: int, seat: int, code: int) -> Refusal:
    """Why the seat may not take the action now, with the rule."""
    kind, index = at.action_kind(action), at.action_index(action)
    if code in (at.NOT_YET, at.NO_DIE_NOW, at.NO_DIE_IN_HAND):
        return explain_time(p, box, seat, code)
    if code in PLAIN:
        rule, key = PLAIN[code]
        return Refusal(rule, text(key))
    if code == at.DIE_TAKEN:
        return Refusal("fd-4.2", text("refusal-die-taken", die=die_text(index)))
    if code == at.DIE_USED:
        return Refusal("fd-4.3", text("refusal-die-used", die=die_text(index)))
    if code == at.WRONG_VALUE:
        return explain_value(p, kind, index, seat)
    if code in (at.NOT_OWNED, at.USED_ONCE):
        return explain_once(box, kind, code)
    if code in (at.OTHER_RESOURCE, at.NO_ICON, at.CLOSED):
        return explain_icon(p, box, kind, index, seat, code)
    if code in (at.OWNED_ALREADY, at.COST_MISSING):
        return explain_build(p, box, index + 1, seat, code)
    if code == at.NO_MONEY:
        return explain_money(p, kind, index, seat)
    return explain_work(p, box, hired_work(kind, index), seat, code)


def not_to_act(p: FlorenzaDicePosition, seat: int) -> Refusal:
    """Why a seat with nothing to decide cannot act now, with the rule that says who can."""
    rule, key = NOT_TO_ACT[p.stage]
    if p.stage == at.STAGE_OTHERS and seat != p.active:
        rule, key = "fd-4.5", "ended"
    return Refusal(rule, text(f"refusal-not-to-act-{key}"))


def explain_time(p: FlorenzaDicePosition, box: Box, seat: int, code: int) -> Refusal:
    """The refusal because something else is asked now."""
    asked = p.asked(seat)
    if asked == at.ASK_DONE and p.stage == at.STAGE_WAITING_DICE:
        return Refusal("fd-2.4", text("refusal-no-bonus-left"))
    if asked == at.ASK_DONE:
        return Refusal("fd-4.5", text("refusal-no-die-left"))
    if asked == at.ASK_DIE and code == at.NO_DIE_IN_HAND:
        return Refusal("fd-5.1", text("refusal-no-die-in-hand"))
    rule = {at.NOT_YET: "fd-4.5", at.NO_DIE_NOW: "fd-4.2", at.NO_DIE_IN_HAND: "fd-5.1"}[code]
    return Refusal(rule, text("refusal-not-yet", question=question(p, box, seat)))


def explain_value(p: FlorenzaDicePosition, kind: int, index: int, seat: int) -> Refusal:
    """What the die in hand gives by its value, and what it does not."""
    tables, die = p.tables, agenda.die_in_hand(p, seat)
    value = p.die_value(die)
    goods, person = tables.goods[die * at.SIDES + value - 1], tables.person[die * at.SIDES + value - 1]
    shown: dict[str, int | str | Text] = {"die": die_text(die), "value": value}
    if kind == at.HIRE:
        shown |= {"price": 100 * person, "wanted": 100 * (at.hire_price(index) + 1)}
        return Refusal("fd-5.3", Text("refusal-wrong-price", shown))
    if kind == at.GAIN:
        rule, gives = "fd-5.1", goods_text(goods, die)
    else:
        rule, gives = "fd-5.2", text("person-steps", count=person, track=track_text(tables.track_of[die]))
    return Refusal(rule, Text("refusal-wrong-value", {**shown, "gives": gives, "wanted": index + 1}))


def explain_once(box: Box, kind: int, code: int) -> Refusal:
    power, rule = ONCE[kind]
    name = once_name(box, power)
    if code == at.NOT_OWNED:
        return Refusal(rule, text("refusal-not-owned", name=name))
    return Refusal("fd-9.12", text("refusal-used-once", name=name))


def explain_icon(p: FlorenzaDicePosition, box: Box, kind: int, index: int, seat: int, code: int) -> Refusal:
    if code == at.OTHER_RESOURCE:
        own = agenda.goods_resource(agenda.top(p, seat))
        return Refusal("fd-9.2", text("refusal-other-resource", resource=resource_text(own)))
    if kind == at.MERCATANTE:
        return Refusal("fd-5.5", text("refusal-no-icon-anywhere", resource=resource_text(index)))
    if kind == at.PAY:
        project, icon = index, text("kind-fiorini")
    elif kind == at.SPEND:
        project, icon = at.spend_project(index), resource_text(at.spend_resource(index))
    else:
        project, icon = at.place_project(index), resource_text(at.place_resource(index))
    name = project_text(p, box, project)
    if code == at.CLOSED:
        return Refusal("fd-1.4", text("refusal-closed", project=name))
    return Refusal("fd-1.4", text("refusal-no-icon", project=name, kind=icon))


def explain_build(p: FlorenzaDicePosition, box: Box, number: int, seat: int, code: int) -> Refusal:
    name = box.building[number - 1].name
    if code == at.OWNED_ALREADY:
        return Refusal("fd-6.3", text("refusal-owned-already", name=name))
    cost = int(p.tables.cost[number])
    for project in range(p.next_project(seat) + 1, p.tables.rione_end):
        if cost & ~p.marks(seat, project) == 0:
            spaces = {"later": project - at.RIONE + 1, "space": p.next_project(seat) - at.RIONE + 1}
            return Refusal("fd-6.2", Text("refusal-space-order", {"name": name, **spaces}))
    missing = icons_text(rione.missing(p, seat, number))
    space = p.next_project(seat) - at.RIONE + 1
    return Refusal("fd-6.1", text("refusal-cost", name=name, space=space, missing=missing))


def explain_money(p: FlorenzaDicePosition, kind: int, index: int, seat: int) -> Refusal:
    if kind == at.PAY:
        return Refusal("fd-1.5", text("refusal-no-fiorini"))
    price = 100 * works.reduced(p, at.hire_price(index) + 1, at.hire_discount(index))
    return Refusal("fd-7.2", text("refusal-no-money", price=price, fiorini=100 * p.fiorini(seat)))


def explain_work(p: FlorenzaDicePosition, box: Box, work: int, seat: int, code: int) -> Refusal:
    name = project_text(p, box, work)
    if code == at.WORK_COMPLETE:
        return Refusal("fd-7.1", text("refusal-work-complete", work=name))
    if code == at.NOT_READY:
        missing = icons_text(sheet.free_icons(p, seat, work))
        return Refusal("fd-7.1", text("refusal-not-ready", work=name, missing=missing))
    artist = text(f"an-artist-{ARTISTS[p.tables.artist_of[agenda.die_in_hand(p, seat)]]}")
    suits = box.works[p.tables.number_of[work]].artists
    needed = list_text([text(f"an-artist-{one}") for one in suits], "list-or")
    return Refusal("fd-7.2", text("refusal-wrong-artist", work=name, needed=needed, artist=artist))


# -- events --------------------------------------------------------------------------------------------------------


def event_text(box: Box, event: Event, who: str) -> Text:
    """An event as a sentence."""
    args: dict[str, int | str | Text] = {"who": who}
    for name, value in event.args.items():
        if name == "die":
            args["die"] = die_text(value)
        elif name == "track":
            args["track"] = track_text(value)
        elif name == "resource":
            args["resource"] = resource_text(value)
        elif name in ("project", "work"):
            args[name] = numbered_text(box, value)
        elif name == "building":
            building = box.building[value - 1]
            args |= {"number": value, "name": building.name, "power": power_text(building)}
        else:
            args[name] = value
    if {"count", "resource"} <= event.args.keys():
        args["goods"] = goods_text(event.args["count"], event.args["resource"])
    if event.kind == "no-bishop":
        args["least"] = box.track[at.BISHOP].least or 1
    return Text(f"event-{event.kind}", args)
