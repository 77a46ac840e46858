"""The things of the box: buildings, works, places, characters, captains of fortune, goods, offices and ghosts."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bottega.core.languages import typographic
from bottega.core.texts import Text, text
from bottega.core.things import Count, Icon, Line, Part, Thing, icon, line
from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Artwork, Box, Building, Captain, Character, GhostAction, Place
from bottega.games.florenza.ledger import Amount, amounts
from bottega.games.florenza.names import RESOURCES, SPECIALITIES
from bottega.games.florenza.packing import numbers, slug
from bottega.games.florenza.speech import Speech, listing, one_amount, points_text
from bottega.games.florenza.view import preacher_gain, preacher_power, preacher_row, skills

FIXED = {
    "resource/florins": ("thing-florins", "icon-florins", "fx-9.1", "{florins_per_point} [florins] = 1 [pp]"),
    "resource/pp": ("thing-pp", "icon-pp", "fx-9.2", "(most-wins)"),
    "resource/bp": ("thing-bp", "icon-bp", "fx-7.2", "[to] [office/bishop]"),
    "resource/members": ("thing-members", "icon-members", "fx-4.1", "[to] [resource] / [florins] / [work]"),
    "market": (
        "thing-market",
        "",
        "fx-5.6",
        "[resource] [to] {sell} [florins] / {buy} [florins] [to] [resource]",
    ),
    "administration": ("thing-administration", "", "fx-5.7", "+{administration} [florins]"),
    "charity": ("thing-charity", "", "fx-4.8", "[florins] [to] [members]"),
    "charity/duomo": (
        "thing-charity",
        "",
        "fx-4.8",
        "{duomo_charity} [florins] [to] +{duomo_members} [members]",
    ),
    "muse": ("board-muse", "", "fx-6.4", "{muse} [florins] [to] +1 [die]"),
    "die": ("thing-die", "", "fx-6.3", "[to] [pp]"),
    "office/captain": ("board-captain", "", "fx-2.1", "(keeps) ; +{captain_bonus} [pp]"),
    "office/bishop": ("board-bishop", "", "fx-3.1", "+1 [members] ; +{bishop_bonus} [pp]"),
    "track/captain": ("score-crest", "", "fx-7.1", "[to] [office/captain]"),
    "marker/neutral": ("marker-neutral", "entry-neutral", "fx-6.6", "[work]"),
    "order": ("board-order", "", "fx-7.4", "[office/captain] [to] [office/bishop] [to] [pp]"),
    "bag": ("thing-bag", "", "fx-0.3", "[to] [artist/anonymous]"),
    "captains": ("board-captains", "", "fx-5.8", "[florins] [to] [resource] / [pp] / [bp]"),
}
"""What every box has: name, short name, the rule that says what it is, and what it does."""

ROUND = {
    "income": ("fx-1.2", "+ [resource] [florins] [members]"),
    "captain": ("fx-2.1", "(keeps)"),
    "bishop": ("fx-3.1", "−1 [members]"),
    "placing": ("fx-4.1", "[members] [to] [resource] / [florins] / [work]"),
    "economy": ("fx-5.1", "[to] [resource] [florins]"),
    "artworks": ("fx-6.1", "[work] [to] [die] [to] [pp]"),
    "elections": ("fx-7.1", "[pp] [to] [office/captain] ; [bp] [to] [office/bishop]"),
    "round-end": ("fx-8.2", "[to] [artist/anonymous]"),
}
"""The phases of a round: the rule that tells what happens, and what it is about."""

GHOST_SPACES = {
    "activate": ("fx-12.3", "−{occupation} [pp] / [pp]"),
    "build": ("fx-12.4", "[pp]"),
    "chiesa": ("fx-12.5", "[pp] [bp]"),
    "palazzo": ("fx-12.5", "[pp]"),
    "fortune": ("fx-12.6", "[pp] [bp]"),
    "bishop": ("fx-12.6", "+1 [bp]"),
    "main": ("fx-12.13", "[pp]"),
}
"""What a ghost does on the spaces of its table: the rule, and what it gets."""


def things(box: Box, speech: Speech) -> list[Thing]:
    """All of them, by the ids of the view; what each district has stands here once, without a seat."""
    values = numbers(box)
    return [
        *(_building(speech, number, row) for number, row in enumerate(box.building)),
        *(_work(box, speech, number, row) for number, row in enumerate(box.artwork)),
        *(_place(box, number, row) for number, row in enumerate(box.place)),
        *(_character(box, speech, row) for row in box.character),
        *_anonymous(box, speech),
        *(_captain(speech, number, row) for number, row in enumerate(box.captain)),
        *(_resource(name, box.final.goods_value) for name in RESOURCES),
        *(
            Thing(id, text(name), text(short or name), text(f"rule:{rule}"), line(effect, values))
            for id, (name, short, rule, effect) in FIXED.items()
        ),
        _bishop_track(box),
        *_bishop_spaces(box),
        _square(box),
        *(
            Thing(
                f"phase/{name}",
                text(f"phase-{name}"),
                text(f"phase-{name}"),
                text(f"rule:{rule}"),
                line(effect),
            )
            for name, (rule, effect) in ROUND.items()
        ),
        _tokens(box),
        *_markers(box),
        *(_speciality(letter) for letter in SPECIALITIES),
        *(_ghost_space(row, values) for row in box.ghost_action),
        *(_level(row.name, row.dearest, row.face) for row in box.level),
    ]


def short_name(name: str) -> str:
    """The name that fits a narrow card.

    >>> short_name("Leonardo da Vinci"), short_name("Filippo Lippi"), short_name("Giotto")
    ('Leonardo', 'Lippi', 'Giotto')
    """
    first = re.match(r"(.+?) (?:da|dalle|di|della|il|d['’].*)(?: |$)", name)
    return first[1] if first else name.split()[-1]


# -- lines ---------------------------------------------------------------------------------------------------------


def _icon(what: str) -> Icon:
    """The icon of a good, of points or of a speciality."""
    if what in RESOURCES:
        return Icon(what, text(f"resource-{what}"))
    return Icon(what, text(f"speciality-{what}")) if what in SPECIALITIES else icon(what)


def _goods(found: Iterable[Amount], signed: bool = True) -> Line:
    """Amounts; what is given or taken has a sign."""
    parts: list[Part] = []
    for amount in found:
        sign = "−" if amount.count < 0 else "+" if signed else ""
        parts += [Count(abs(amount.count), sign), _icon(amount.what)]
    return tuple(parts)


def _joined(lines: Iterable[Line], separator: str = "/") -> Line:
    return tuple(part for at_, one in enumerate(lines) for part in ((separator, *one) if at_ else one))


# -- buildings, works, places --------------------------------------------------------------------------------------


def _building(speech: Speech, number: int, row: Building) -> Thing:
    name = typographic(row.name)
    said = text("says-building", gain=speech.promise(number), cost=speech.cost(row.cost))
    return Thing(f"supply/{row.no}", name, name, said, building_line(row))


def building_line(row: Building) -> Line:
    """What a building gives, for a resource or every round; or the points it gives when it is built."""
    if row.income is not None:
        return (icon("round"), *_goods(amounts(row.income.row())))
    pay, gain = amounts(row.pay.row()), amounts(row.gain.row())
    if pay:
        return (*_goods(pay, signed=False), icon("to"), *_goods(gain))
    return _goods(gain) or _goods([Amount("pp", row.pp)])


def _work(box: Box, speech: Speech, number: int, row: Artwork) -> Thing:
    """`work/duomo/cupola`; those of the districts are the same in each: `work/palazzo/ritratto`."""
    worth = _goods(amounts([0] * at.COSTS + [row.pp, row.bp, 0]), signed=False)
    income = () if row.income is None else (";", icon("round"), *_goods([Amount(row.income, 1)]))
    id = f"work/{row.place}/{slug(row.name)}"
    said = text(
        "says-work",
        gain=speech.work_gain(number),
        cost=speech.cost(row.cost),
        artists=listing([text(f"speciality-{letter}") for letter in row.artists], "either"),
        lost=next(place.failure for place in box.place if place.id == row.place),
    )
    return Thing(id, speech.work(number), typographic(row.name), said, (*worth, *income))


def _place(box: Box, number: int, row: Place) -> Thing:
    """A house of a district gives something when it is full, a place of the city has a price of failure."""
    name = typographic(row.name)
    if row.board == "district":
        whole = {
            at.PLACE_PALAZZO: ("pp", box.income.palazzo_pp),
            at.PLACE_CHIESA: ("bp", box.income.chiesa_bp),
        }
        effect = (Count(at.HOUSE_WORKS), icon("work"), icon("to"), *_goods([Amount(*whole[number])]))
        return Thing(f"place/{row.id}", name, name.split()[0], text("rule:fx-6.7"), effect)
    effect = line("{rolls} [die] ; (unpaid) −{failure} [pp]", {"rolls": row.rolls, "failure": row.failure})
    return Thing(f"place/{row.id}", name, name, text("rule:fx-6.8"), effect)


# -- people --------------------------------------------------------------------------------------------------------


def _character(box: Box, speech: Speech, row: Character) -> Thing:
    name = typographic(row.name)
    if row.kind == "artist":
        said, effect = _artist(box, speech, row.no)
    else:
        number = [preacher.character for preacher in box.preachers()].index(row.no)
        said, effect = _preacher(box, speech, number)
    return Thing(f"{row.kind}/{row.no}", name, short_name(name), said, effect)


def _artist(box: Box, speech: Speech, number: int) -> tuple[Text, Line]:
    """What he asks and gives for each speciality; the anonymous, 0, are all alike."""
    found = skills(box, number, False)
    artist = number - 1 if number else at.ANONYMOUS
    if not number:
        found = found[:1]
    lines = [
        (
            *((_icon(one.speciality),) if number else ()),
            *_goods([Amount("florins", one.price)], signed=False),
            icon("to"),
            f"{min(one.faces)}–{max(one.faces)}".replace("-", "−"),
            icon("pp"),
        )
        for one in found
    ]
    return text("says-artist", skills=listing([speech.skill(artist, one) for one in found])), _joined(lines)


def _preacher(box: Box, speech: Speech, number: int) -> tuple[Text, Line]:
    row = preacher_row(box, number)
    power = preacher_power(row)
    gain = [*preacher_gain(row), Amount("members", row.members)]
    does: Line = (";", text(f"line-{power}")) if power else ()
    return text("preacher", price=row.price, gain=speech.charity(number, 0)), (*_goods(gain), *does)


def _anonymous(box: Box, speech: Speech) -> list[Thing]:
    def thing(id: str, key: str, about: tuple[Text, Line]) -> Thing:
        return Thing(id, text(key), text(key), *about)

    return [
        thing("artist/anonymous", "thing-anonymous", _artist(box, speech, 0)),
        thing("preacher/anonymous", "thing-preacher", _preacher(box, speech, at.ANONYMOUS_PREACHER)),
    ]


def _captain(speech: Speech, number: int, row: Captain) -> Thing:
    """A row for each price."""
    name = typographic(row.name)
    rows = zip(row.prices(), row.rows(), strict=True)
    lines = [
        (*line(f"{price} [florins] [to]"), *(_goods(amounts(gain.row())) or ("–",))) for price, gain in rows
    ]
    said = listing([speech.fortune_row(number, at_) for at_ in range(len(lines))], "rows")
    return Thing(f"captain/{row.id}", name, short_name(name), said, _joined(lines))


# -- what every box has --------------------------------------------------------------------------------------------


def _resource(name: str, value: int) -> Thing:
    effect = line("= {value} [florins]", {"value": value})
    short = text(f"resource-{name}")
    return Thing(f"resource/{name}", text(f"thing-{name}"), short, text("says-resource", value=value), effect)


def _bishop_track(box: Box) -> Thing:
    """The points of its spaces."""
    points = " ".join(str(one).replace("-", "−") for one in box.bishop.points)
    return Thing(
        "track/bishop",
        text("score-bishop-space"),
        text("board-bishop"),
        text("rule:fx-7.2"),
        (points, icon("pp")),
    )


def _bishop_spaces(box: Box) -> list[Thing]:
    """The spaces of the track, each with what the Bishop gets there."""
    found = []
    for space, points in enumerate(box.bishop.points, box.start.bishop_floor):
        name = text("thing-bishop-space", space=str(space).replace("-", "−"))
        worth = _goods([Amount("pp", points)]) if points else ("0", icon("pp"))
        found.append(
            Thing(
                f"track/bishop/{space}",
                name,
                name,
                text("says-bishop-space", points=points_text(points)),
                worth,
            )
        )
    return found


def _square(box: Box) -> Thing:
    """A lot for a building."""
    lost = abs(box.final.empty_square)
    effect = (Count(lost, "−"), icon("pp"))
    return Thing(
        "building", text("thing-square"), text("thing-square"), text("says-square", lost=lost), effect
    )


def _tokens(box: Box) -> Thing:
    effect = (" ".join(map(str, box.tokens.values)), icon("pp"))
    return Thing("token", text("thing-token"), text("thing-token"), text("rule:fx-9.3"), effect)


def _markers(box: Box) -> list[Thing]:
    """The special markers, which bring something every round."""
    pairs = zip(box.income.special, box.income.special_amount, strict=True)
    found = []
    for number, (what, count) in enumerate(pairs, 1):
        name = text("marker-special", gain=one_amount(Amount(what, count)))
        effect = (icon("round"), *_goods([Amount(what, count)]))
        found.append(Thing(f"marker/special-{number}", name, name, text("rule:fx-6.6"), effect))
    return found


def _speciality(letter: str) -> Thing:
    name = text(f"speciality-{letter}")
    return Thing(
        f"speciality/{letter}", name, name, text("rule:fx-6.2"), (_icon(letter), icon("to"), icon("pp"))
    )


def _ghost_space(row: GhostAction, values: dict[str, int]) -> Thing:
    rule, effect = GHOST_SPACES[row.action]
    name = text(f"ghost-{row.action}")
    return Thing(f"ghost/{row.space}", name, name, text(f"rule:{rule}"), line(effect, values))


def _level(name: str, dearest: bool, face: int) -> Thing:
    """How a ghost chooses its artists, and the face that counts."""
    effect = line(f"({'dearest' if dearest else 'cheapest'}) ; [die] = {face}")
    return Thing(f"level/{name}", text(f"level-{name}"), text(f"level-{name}"), text("rule:fx-12.5"), effect)
