"""Moves, questions, reasons and events in words, and the things on the board that moves touch."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from itertools import groupby

from bottega.core.game import Refusal
from bottega.core.position import CHANCE, Event
from bottega.core.texts import Text, text
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import Box, Building
from bottega.games.florenza_dice.names import ARTISTS, DICE, KINDS, ONCE_POWERS, RESOURCES, TRACKS
from bottega.games.florenza_dice.notation import names, projects
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules import agenda, dice, rione, sheet, works

# -- names -------------------------------------------------------------------------------------------------------


def resource_text(resource: int) -> Text:
    return text(f"kind-{KINDS[resource]}") if resource < at.RESOURCES else text("kind-any")


def die_text(die: int) -> Text:
    """Its colour, as it stands before the word for a die."""
    return text(f"die-{DICE[die]}")


def track_text(track: int) -> Text:
    return text(f"track-{TRACKS[track]}")


def project_text(box: Box, project: int) -> Text:
    """`Palazzo: Ritratto`, or `Rione 3`."""
    if project < at.WORKS:
        work = box.work[project]
        return text("project-work", area=text(f"area-{work.area}"), name=work.name)
    return text("project-space", number=project - at.RIONE + 1)


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
    """Icons that are still to be crossed off: `wood, 2 textile, 100 Fiorini`."""
    items = []
    for kind in range(at.KINDS):
        count = (bits >> 2 * kind & 3).bit_count()
        if count and kind == at.FIORINI_KIND:
            items.append(text("sum-fiorini", fiorini=100 * count))
        elif count:
            items.append(
                text("goods", count=count, resource=resource_text(kind)) if count > 1 else resource_text(kind)
            )
    return list_text(items)


def once_name(box: Box, effect: int) -> str:
    """The name of the building with this (1x) effect."""
    return next(one.name for one in box.building if one.power == ONCE_POWERS[effect])


# -- what the content decides in the rules ---------------------------------------------------------------------------


def rule_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """The numbers and names of the content, as the texts of the rules call them."""
    of_power = {
        one.power.replace("-", "_"): one for one in box.building if one.power not in ("value", "exchange")
    }
    values: dict[str, int | str] = {f"{power}_name": one.name for power, one in of_power.items()}
    values |= {power: of_power[power].amount for power in ("identical", "change", "discount", "mint")}
    values |= {"steps_of_choice": of_power["steps"].amount, "more_money": of_power["money"].amount}
    values |= {"spares": say(text("spares", count=of_power["spares"].amount))}
    values |= {f"rounds_{row.players}": row.rounds for row in box.rounds}
    values |= {"start_fiorini": box.start.fiorini, "start_spares": say(text("spares", count=box.start.spare))}
    values |= dice_values(box, say)
    values |= {"bishop_least": box.track[at.BISHOP].least or 1, "overflow": box.bonus.overflow}
    values |= {"paid": box.artist.paid, "anonymous": box.artist.anonymous, "star": box.artist.star}
    values |= {"palazzo": runs(box.bonus.palazzo), "palazzo_solo": runs(box.bonus.palazzo_solo)}
    values |= {"chiesa_steps": box.bonus.chiesa_steps}
    values |= {"spare_spaces": ", ".join(str(space.number) for space in box.space if space.spare)}
    values |= {"space_points": runs([space.points for space in box.space])}
    values |= {
        "end_star": box.scoring.star,
        "end_spare": box.scoring.spare,
        "end_fiorini": box.scoring.fiorini,
    }
    values |= {"levels": ", ".join(f"{say(text(f'level-{one.name}'))} {one.target}" for one in box.level)}
    return values


def dice_values(box: Box, say: Callable[[Text], str]) -> dict[str, int | str]:
    """What the dice give: in one line if it is the same for all, else die by die."""

    def told(amounts: Mapping[str, str]) -> str:
        if len(set(amounts.values())) == 1:
            return next(iter(amounts.values()))
        return "; ".join(f"{say(text(f'colour-{die}'))} {told}" for die, told in amounts.items())

    return {
        "resources": told({die.name: runs(die.resources) for die in box.die}),
        "steps": told({die.name: runs(die.steps) for die in box.die if die.steps is not None}),
        "price": told({die.name: runs(die.price) for die in box.die if die.price is not None}),
        "money": told({die.name: str(die.money) for die in box.die}),
    }


def runs(amounts: Sequence[int]) -> str:
    """Amounts by their number from 1 on, equal ones together and without those that are 0.

    >>> runs([2, 2, 2, 1, 0])
    '1–3 → 2, 4 → 1'
    """
    told, start = [], 1
    for amount, group in groupby(amounts):
        end = start + len(list(group)) - 1
        if amount:
            told.append(f"{start} → {amount}" if start == end else f"{start}–{end} → {amount}")
        start = end + 1
    return ", ".join(told)


# -- what a move touches -------------------------------------------------------------------------------------------


def target(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> str:
    """The thing on the board, by the view's own name for it."""
    if p.to_act == CHANCE:
        return chance_target(p)
    places = projects(names(box))
    if action < at.GAIN:
        return f"die/{DICE[action]}"
    if action < at.PLACE:
        return use_target(p, box, action, seat)
    if action < at.CHANGE:
        return f"{places[(action - at.PLACE) // 6]}/{RESOURCES[(action - at.PLACE) % 6]}"
    if action == at.CHANGE:
        return f"building/{p.tables.once[at.CAMBIAVALUTE]}"
    if action == at.LOSE:
        return "lost"
    if action < at.PAY:
        return f"{places[(action - at.SPEND) // 6]}/{RESOURCES[(action - at.SPEND) % 6]}"
    if action < at.BUILD:
        return f"{places[action - at.PAY]}/fiorini"
    if action < at.TRACK:
        return f"building/{action - at.BUILD + 1}"
    return f"track/{TRACKS[action - at.TRACK]}" if action < at.DONE else "turn/end"


def chance_target(p: FlorenzaDicePosition) -> str:
    values = [int(p.cells[at.VALUE + die]) for die in range(at.DICE)]
    rolling = p.cells[at.STAGE] == at.ROLL_DICE
    return f"die/{DICE[values.index(0)]}" if rolling else "rione/1"


def use_target(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> str:
    die = int(agenda.die_in_hand(p, seat)) if seat >= 0 else -1
    in_hand = f"die/{DICE[die]}" if die >= 0 else "die"
    if action < at.STEP:
        return f"{in_hand}/resources"
    if action < at.MONEY:
        return f"{in_hand}/personality"
    if action == at.MONEY:
        return f"{in_hand}/money"
    if action == at.INNKEEPER:
        return f"building/{p.tables.once[at.TAVERNA]}"
    if action < at.PILGRIM:
        return f"building/{p.tables.once[at.MERCATANTE]}/{RESOURCES[action - at.IDENTICAL]}"
    if action < at.ANONYMOUS:
        return f"track/{TRACKS[action - at.PILGRIM]}"
    work = (action - at.ANONYMOUS) >> 1 if action < at.HIRE else (action - at.HIRE) >> 3
    return f"{box.work[work].id}/artist"


# -- moves ---------------------------------------------------------------------------------------------------------


def sentence(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> Text:
    """A move, or an outcome, as a sentence."""
    if p.to_act == CHANCE:
        return outcome(p, action)
    if action < at.GAIN:
        return take_sentence(p, box, action, seat)
    if action < at.PLACE:
        return use_sentence(p, box, action, seat)
    if action < at.CHANGE:
        return place_sentence(p, box, action - at.PLACE, seat)
    if action == at.CHANGE:
        name = once_name(box, at.CAMBIAVALUTE)
        return text("action-change", name=name, fiorini=100 * p.tables.once_amount[at.CAMBIAVALUTE])
    if action == at.LOSE:
        return text("action-lose")
    if action < at.PAY:
        code = action - at.SPEND
        return text("action-spend", resource=resource_text(code % 6), project=project_text(box, code // 6))
    if action < at.BUILD:
        return text("action-pay", project=project_text(box, action - at.PAY))
    if action < at.TRACK:
        building = box.building[action - at.BUILD]
        return text(
            "action-build",
            number=building.number,
            name=building.name,
            points=building.points,
            space=int(sheet.of(p, seat, at.NEXT)) - at.RIONE + 1,
            power=power_text(building),
        )
    if action < at.DONE:
        return text("action-track", steps=p.tables.chiesa_steps, track=track_text(action - at.TRACK))
    return text("action-done")


def outcome(p: FlorenzaDicePosition, action: int) -> Text:
    if action >= at.LOT:
        return text("outcome-first", seat=action - at.LOT + 1)
    if p.cells[at.STAGE] != at.ROLL_DICE:
        return text("outcome-building", side=action)
    values = [int(p.cells[at.VALUE + die]) for die in range(at.DICE)]
    return text("outcome-die", die=die_text(values.index(0)), side=action)


def take_sentence(p: FlorenzaDicePosition, box: Box, die: int, seat: int) -> Text:
    """What the die shows, and the best that it gives this seat."""
    value = int(p.cells[at.VALUE + die])
    row = box.die[die]
    amount = 2 if value and dice.gives_goods(p, seat, die, 2) else 1
    goods = text("goods", count=amount, resource=resource_text(die))
    if row.track is not None:
        steps = 2 if value and dice.gives_person(p, seat, die, 2) else 1
        person = text("person-steps", count=steps, track=text(f"track-{row.track}"))
    else:
        price = 100 * int(dice.best_price(p, seat, die)) if value else 100
        person = text("person-artist", artist=text(f"artist-{row.artist}"), price=price)
    return text("action-take", die=die_text(die), value=value, goods=goods, person=person, money=row.money)


def changed(box: Box, die: int, printed: int, amount: int) -> str | None:
    """The name of the building that changes a die's value, if the amount is not the printed one."""
    if die < 0 or printed == amount:
        return None
    return next(one.name for one in box.building if one.power == "value" and one.die == DICE[die])


def use_sentence(p: FlorenzaDicePosition, box: Box, action: int, seat: int) -> Text:
    tables = p.tables
    die = int(agenda.die_in_hand(p, seat))
    value = int(p.cells[at.VALUE + max(die, 0)])
    if action < at.STEP:
        count = action - at.GAIN + 1
        name = changed(box, die, tables.goods[die * 6 + value - 1], count) if die >= 0 else None
        args: dict[str, int | str | Text] = {
            "count": count,
            "resource": resource_text(die if die >= 0 else at.ANY),
        }
        return Text("action-gain-changed", {**args, "name": name}) if name else Text("action-gain", args)
    if action < at.MONEY:
        count = action - at.STEP + 1
        track = int(tables.track_of[die]) if die >= 0 else at.NONE
        name = changed(box, die, tables.person[die * 6 + value - 1], count) if track < at.TRACKS else None
        args = {"count": count, "track": track_text(track) if track < at.TRACKS else text("track-none")}
        return Text("action-step-changed", {**args, "name": name}) if name else Text("action-step", args)
    if action == at.MONEY:
        return text("action-money", fiorini=100 * tables.money[max(die, 0)])
    if action == at.INNKEEPER:
        fiorini = 100 * tables.once_amount[at.TAVERNA]
        return text("action-taverna", name=once_name(box, at.TAVERNA), fiorini=fiorini)
    if action < at.PILGRIM:
        count, name = tables.once_amount[at.MERCATANTE], once_name(box, at.MERCATANTE)
        resource = resource_text(action - at.IDENTICAL)
        return text("action-mercatante", name=name, count=count, resource=resource)
    if action < at.ANONYMOUS:
        count, name = tables.once_amount[at.CONVENTO], once_name(box, at.CONVENTO)
        return text("action-convento", name=name, count=count, track=track_text(action - at.PILGRIM))
    return hire_sentence(p, box, action, seat, die)


def hire_sentence(p: FlorenzaDicePosition, box: Box, action: int, seat: int, die: int) -> Text:
    tables = p.tables
    star_points = tables.zecca_star if sheet.owns(p, seat, tables.zecca) else tables.star
    if action < at.HIRE:
        work, star = (action - at.ANONYMOUS) >> 1, action - at.ANONYMOUS & 1
        points = tables.anonymous + star * star_points
        name = once_name(box, at.CASA)
        return text("action-casa", name=name, work=project_text(box, work), points=points, star=star)
    code = action - at.HIRE
    work, star, discount, price = code >> 3, code & 1, code >> 1 & 1, (code >> 2 & 1) + 1
    row = box.work[work]
    own = box.die[die].artist if die >= 0 else None
    artist = text(f"an-artist-{own if own in row.artists else row.artists[0]}")
    args: dict[str, int | str | Text] = {
        "artist": artist,
        "work": project_text(box, work),
        "price": 100 * int(works.reduced(p, price, discount)),
        "points": tables.paid + star * star_points,
        "star": star,
    }
    if discount:
        name = once_name(box, at.BOTTEGA)
        return Text("action-hire-bottega", {**args, "name": name, "full": 100 * price})
    return Text("action-hire", args)


def place_sentence(p: FlorenzaDicePosition, box: Box, code: int, seat: int) -> Text:
    resource, place = resource_text(code % 6), project_text(box, code // 6)
    item = int(agenda.top(p, seat))
    own = agenda.goods_resource(item)
    if item & 7 == at.ITEM_GOODS and own < at.ANY and own != code % 6:
        return text("action-exchange", resource=resource, own=resource_text(own), project=place)
    return text("action-place", resource=resource, project=place)


# -- questions -----------------------------------------------------------------------------------------------------


def question(p: FlorenzaDicePosition, box: Box, seat: int) -> Text:
    """What the seat is asked for, in one sentence."""
    asked = sheet.of(p, seat, at.ASKED)
    if asked == at.ASK_DIE:
        return die_question(p, seat)
    if asked == at.ASK_USE:
        die = int(agenda.die_in_hand(p, seat))
        return text("question-use", die=die_text(die), value=int(p.cells[at.VALUE + die]))
    if asked == at.ASK_PLACE:
        return place_question(p, seat)
    if asked == at.ASK_TRACK:
        return text("question-track", steps=p.tables.chiesa_steps)
    return text("question-done")


def die_question(p: FlorenzaDicePosition, seat: int) -> Text:
    if dice.is_bonus_die(p, seat):
        return text("question-die-bonus")
    if p.cells[at.ACTIVE] == seat:
        taken = p.tables.dice_used - int(sheet.of(p, seat, at.DICE_LEFT))
        return text("question-die", number=taken + 1, dice=p.tables.dice_used)
    return text("question-die-bishop" if p.cells[at.BISHOP_SEAT] == seat else "question-die-other")


def place_question(p: FlorenzaDicePosition, seat: int) -> Text:
    item = int(agenda.top(p, seat))
    own = agenda.goods_resource(item)
    if p.cells[at.STAGE] == at.ROLES:
        return text("question-place-captain")
    if not dice.any_place(p, seat, own):
        return text("question-place-none", resource=resource_text(own))
    if own == at.ANY:
        return text("question-place-any")
    key = "question-place-exchange" if dice.may_exchange(p, seat, item) else "question-place"
    return text(key, resource=resource_text(own), left=agenda.goods_count(item))


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
}
ONCE_RULES = ("fd-9.3", "fd-9.4", "fd-9.5", "fd-9.6", "fd-9.7", "fd-9.8")


def explain(p: FlorenzaDicePosition, box: Box, action: int, seat: int, code: int) -> Refusal:
    """Why the seat may not take the action now, with the rule."""
    if code in (at.NOT_YET, at.NO_DIE_NOW, at.NO_DIE_IN_HAND):
        return explain_time(p, box, seat, code)
    if code in PLAIN:
        rule, key = PLAIN[code]
        return Refusal(rule, text(key))
    if code == at.DIE_TAKEN:
        return Refusal("fd-4.2", text("refusal-die-taken", die=die_text(action)))
    if code == at.DIE_USED:
        return Refusal("fd-4.3", text("refusal-die-used", die=die_text(action)))
    if code == at.WRONG_VALUE:
        return explain_value(p, action, seat)
    if code in (at.NOT_OWNED, at.USED_ONCE):
        return explain_once(box, action, code)
    if code in (at.OTHER_RESOURCE, at.NO_ICON, at.CLOSED):
        return explain_icon(p, box, action, seat, code)
    if code in (at.OWNED_ALREADY, at.COST_MISSING):
        return explain_build(p, box, action - at.BUILD + 1, seat, code)
    return explain_work(p, box, action, seat, code)


def explain_time(p: FlorenzaDicePosition, box: Box, seat: int, code: int) -> Refusal:
    """Something else is asked for now."""
    asked = sheet.of(p, seat, at.ASKED)
    if asked == at.ASK_DONE:
        return Refusal("fd-4.5", text("refusal-no-die-left"))
    if asked == at.ASK_DIE and code == at.NO_DIE_IN_HAND:
        return Refusal("fd-5.1", text("refusal-no-die-in-hand"))
    rule = {at.NOT_YET: "fd-4.5", at.NO_DIE_NOW: "fd-4.2", at.NO_DIE_IN_HAND: "fd-5.1"}[code]
    return Refusal(rule, text("refusal-not-yet", question=question(p, box, seat)))


def explain_value(p: FlorenzaDicePosition, action: int, seat: int) -> Refusal:
    """What the die in hand gives by its value, and what it does not."""
    tables, die = p.tables, int(agenda.die_in_hand(p, seat))
    value = int(p.cells[at.VALUE + die])
    goods, person = int(tables.goods[die * 6 + value - 1]), int(tables.person[die * 6 + value - 1])
    shown: dict[str, int | str | Text] = {"die": die_text(die), "value": value}
    if action >= at.HIRE:
        price = {"price": 100 * person, "wanted": 100 * ((action - at.HIRE >> 2 & 1) + 1)}
        return Refusal("fd-5.3", Text("refusal-wrong-price", {**shown, **price}))
    if action < at.STEP:
        gives, wanted = text("goods", count=goods, resource=resource_text(die)), action - at.GAIN + 1
        return Refusal("fd-5.1", Text("refusal-wrong-value", {**shown, "gives": gives, "wanted": wanted}))
    track = track_text(int(tables.track_of[die]))
    gives, wanted = text("person-steps", count=person, track=track), action - at.STEP + 1
    return Refusal("fd-5.2", Text("refusal-wrong-value", {**shown, "gives": gives, "wanted": wanted}))


def explain_once(box: Box, action: int, code: int) -> Refusal:
    if action == at.CHANGE:
        effect = at.CAMBIAVALUTE
    elif action == at.INNKEEPER:
        effect = at.TAVERNA
    elif action < at.PILGRIM:
        effect = at.MERCATANTE
    elif action < at.ANONYMOUS:
        effect = at.CONVENTO
    else:
        effect = at.CASA if action < at.HIRE else at.BOTTEGA
    name = once_name(box, effect)
    if code == at.NOT_OWNED:
        return Refusal(ONCE_RULES[effect], text("refusal-not-owned", name=name))
    return Refusal("fd-9.12", text("refusal-used-once", name=name))


def explain_icon(p: FlorenzaDicePosition, box: Box, action: int, seat: int, code: int) -> Refusal:
    if code == at.OTHER_RESOURCE:
        own = agenda.goods_resource(agenda.top(p, seat))
        return Refusal("fd-9.2", text("refusal-other-resource", resource=resource_text(own)))
    if at.IDENTICAL <= action < at.PILGRIM:
        resource = resource_text(action - at.IDENTICAL)
        return Refusal("fd-5.5", text("refusal-no-icon-anywhere", resource=resource))
    if action >= at.PAY:
        place, kind = action - at.PAY, text("kind-fiorini")
    else:
        cell = action - (at.SPEND if action >= at.SPEND else at.PLACE)
        place, kind = cell // 6, resource_text(cell % 6)
    if code == at.CLOSED:
        return Refusal("fd-1.4", text("refusal-closed", project=project_text(box, place)))
    return Refusal("fd-1.4", text("refusal-no-icon", project=project_text(box, place), kind=kind))


def explain_build(p: FlorenzaDicePosition, box: Box, number: int, seat: int, code: int) -> Refusal:
    name = box.building[number - 1].name
    if code == at.OWNED_ALREADY:
        return Refusal("fd-6.3", text("refusal-owned-already", name=name))
    missing = icons_text(int(rione.missing(p, seat, number)))
    space = int(sheet.of(p, seat, at.NEXT)) - at.RIONE + 1
    return Refusal("fd-6.1", text("refusal-cost", name=name, space=space, missing=missing))


def explain_work(p: FlorenzaDicePosition, box: Box, action: int, seat: int, code: int) -> Refusal:
    if code == at.NO_MONEY and action >= at.PAY:
        return Refusal("fd-1.5", text("refusal-no-fiorini"))
    hiring = action >= at.HIRE
    work = (action - at.HIRE) >> 3 if hiring else (action - at.ANONYMOUS) >> 1
    name = project_text(box, work)
    if code == at.WORK_COMPLETE:
        return Refusal("fd-7.1", text("refusal-work-complete", work=name))
    if code == at.NOT_READY:
        missing = icons_text(int(sheet.free_icons(p, seat, work)))
        return Refusal("fd-7.1", text("refusal-not-ready", work=name, missing=missing))
    if code == at.WRONG_ARTIST:
        die = int(agenda.die_in_hand(p, seat))
        artist = text(f"an-artist-{ARTISTS[p.tables.artist_of[die]]}")
        needed = list_text([text(f"an-artist-{one}") for one in box.work[work].artists], "list-or")
        return Refusal("fd-7.2", text("refusal-wrong-artist", work=name, needed=needed, artist=artist))
    code = action - at.HIRE
    price = 100 * int(works.reduced(p, (code >> 2 & 1) + 1, code >> 1 & 1))
    fiorini = 100 * int(sheet.of(p, seat, at.FIORINI))
    return Refusal("fd-7.2", text("refusal-no-money", price=price, fiorini=fiorini))


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
            args[name] = project_text(box, value)
        elif name == "building":
            building = box.building[value - 1]
            args |= {"number": value, "name": building.name, "power": power_text(building)}
        else:
            args[name] = value
    return Text(f"event-{event.kind}", args)
