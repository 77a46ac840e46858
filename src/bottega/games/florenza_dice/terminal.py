"""The view, drawn for a terminal: the building table, the sheet, the rivals and, nearest to the prompt, the dice.

A narrow terminal gets the same with short words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.box import HEAVY_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from bottega.core.texts import Text, text
from bottega.games.florenza_dice.names import DICE, KINDS, RESOURCES
from bottega.games.florenza_dice.view import (
    Building,
    Die,
    DieOption,
    FlorenzaDiceView,
    Icon,
    Player,
    Score,
    TrackSpace,
)

Say = Callable[[Text], str]

COLOURS = {
    "marble": "bright_white", "wood": "orange3", "metal": "grey70", "spice": "green", "textile": "red",
    "gold": "yellow", "fiorini": "gold3",
}  # fmt: skip
SIGNS = {
    "blank": "·", "fiorini": "+", "star": "★", "box": "▣", "cross": "†", "resource": "◆", "die": "⚄",
}  # fmt: skip
PIPS = "⚀⚁⚂⚃⚄⚅"
SHORTEST = 8
"""If there is less room than this, nothing is wrapped."""
WIDE = 120
"""The number of columns that full words need."""


@dataclass(frozen=True)
class Look:
    """How to draw: the function for words, the console, and how much room there is."""

    say: Say
    console: Console
    width: int

    @property
    def narrow(self) -> bool:
        return self.width < WIDE

    def kind(self, kind: str) -> str:
        """The word for a resource or 100 Fiorini; on a narrow terminal its first letters, which are unambiguous."""
        word = self.say(text("board-fiorini" if kind == "fiorini" else f"kind-{kind}"))
        if not self.narrow:
            return word
        return "F" if kind == "fiorini" else word[:2].capitalize()

    def artist(self, artist: str) -> str:
        word = self.say(text(f"artist-{artist}"))
        return f"{word[:4]}." if self.narrow and len(word) > 5 else word

    def effect(self, effect: str, fiorini: int = 0) -> str:
        """What a work or a space gives."""
        if self.narrow and effect == "spare":
            return SIGNS["box"]
        return self.say(text(f"effect-{effect}", fiorini=fiorini))

    def points(self) -> str:
        """The text key of the heading for points."""
        return "board-points-short" if self.narrow else "board-points"


@dataclass(frozen=True)
class Board:
    """The whole table as one seat sees it; a spectator sees the active player's sheet."""

    view: FlorenzaDiceView
    names: Sequence[str]
    say: Say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, names, look = self.view, self.names, Look(self.say, console, options.max_width)
        seat = view.seat if view.seat is not None else view.active or 0
        player = view.players[seat]
        if look.narrow:
            yield Line(
                " · ".join(f"{look.kind(kind)} {self.say(text(f'kind-{kind}'))}" for kind in KINDS), "dim"
            )
        yield buildings(view, player, look)
        yield Line("")
        yield Line(self.say(text("board-sheet", who=names[seat])), "bold")
        yield from sheet(view, player, look)
        yield Line("")
        yield players(view, names, look)
        if view.ghost is not None:
            yield ghost(view, self.say)
        yield dice(view, names, self.say)


def draw(view: FlorenzaDiceView, seat: int | None, names: Sequence[str], say: Say) -> RenderableType:
    return Board(view, names, say)


@dataclass(frozen=True)
class Short:
    """What a seat needs for its next decision; a spectator sees what the active player needs."""

    view: FlorenzaDiceView
    names: Sequence[str]
    say: Say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, look = self.view, Look(self.say, console, options.max_width)
        seat = view.seat if view.seat is not None else view.active or 0
        player = view.players[seat]
        yield Line(title(view, self.names, self.say), "bold")
        if view.stage:
            yield dice_in_line(view, self.say)
        yield (
            Line(f"{self.names[seat]} · ")
            .append_text(supply(player, self.say))
            .append(f" · {score(player, self.say)}")
        )
        yield tracks_in_line(player, self.say)
        yield from next_space(player, look)
        yield from begun(player, look)
        for other in view.players:
            if other.seat != seat:
                yield rival(other, self.names, self.say)
        if view.ghost is not None:
            yield ghost(view, self.say)


@dataclass(frozen=True)
class Sheet:
    """The sheet of one player, and a line about the points."""

    view: FlorenzaDiceView
    whose: int
    names: Sequence[str]
    say: Say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look, player = Look(self.say, console, options.max_width), self.view.players[self.whose]
        yield Line(self.say(text("board-sheet", who=self.names[self.whose])), "bold")
        yield from sheet(self.view, player, look)
        yield rival(player, self.names, self.say)


def draw_short(view: FlorenzaDiceView, seat: int | None, names: Sequence[str], say: Say) -> RenderableType:
    return Short(view, names, say)


def draw_sheet(
    view: FlorenzaDiceView, whose: int, seat: int | None, names: Sequence[str], say: Say
) -> RenderableType:
    return Sheet(view, whose, names, say)


def dice_in_line(view: FlorenzaDiceView, say: Say) -> Line:
    """All dice in one line; those on USED are in brackets."""
    line = Line()
    for die in view.dice:
        shows = f"{say(text(f'colour-{die.colour}'))} {PIPS[die.value - 1]} {die.value}" if die.value else ""
        used = die.used and not die.available
        line.append("  " if line and shows else "")
        line.append(f"({shows})" if used and shows else shows, "dim" if used else COLOURS[die.resource])
    return line


def tracks_in_line(player: Player, say: Say) -> Line:
    """How far each track is marked, and its next space."""
    line = Line()
    for track in player.tracks:
        line.append(" · " if line else "")
        line.append(f"{say(text(f'track-{track.name}'))} {track.marks}/{len(track.spaces)} ")
        if track.marks < len(track.spaces):
            line.append_text(track_space(track.spaces[track.marks], say))
    line.rstrip()
    return line


def next_space(player: Player, look: Look) -> list[Line]:
    """The space of the Rione to build on next, with its icons and the buildings that can be built there."""
    for space in player.spaces:
        if space.next:
            line = Line(f"Rione {space.number} ▸").append_text(icons(space.icons, look))
            if space.buildable:
                can = ", ".join(str(number) for number in space.buildable)
                line.append(f"  ▸ {look.say(text('board-can-build'))}: {can}", "bold yellow")
            return [line]
    return []


def begun(player: Player, look: Look) -> list[Line]:
    """The works that have marks and are not complete, with what they still need."""
    parts = []
    for work in player.works:
        if not work.complete and any(icon.marked for icon in work.icons):
            name = look.say(text("short-work", area=text(f"area-{work.area}"), name=work.name))
            missing = Line(" ").join(
                Line(look.kind(icon.kind), COLOURS[icon.kind]) for icon in work.icons if not icon.marked
            )
            ready = Line(f"▸ {look.say(text('board-ready'))}", "bold yellow")
            parts.append(Line(f"{name} (").append_text(ready if work.ready else missing).append(")"))
    return [Line(f"{look.say(text('board-begun'))}: ").append_text(Line(" · ").join(parts))] if parts else []


def rival(player: Player, names: Sequence[str], say: Say) -> Line:
    """Another player in one line."""
    said = text(
        "board-rival",
        who=named(player, names, say),
        points=points(player).total,
        supply=f"{player.supply.fiorini}F {player.supply.spare}{SIGNS['box']} {player.supply.stars}{SIGNS['star']}",
        tracks=" ".join(str(track.marks) for track in player.tracks),
        buildings=" ".join(str(number) for number in player.buildings) or "–",
    )
    return Line(say(said))


def named(player: Player, names: Sequence[str], say: Say) -> str:
    """A player's name, with the offices held."""
    offices = [("first", player.first), ("captain", player.captain), ("bishop", player.bishop)]
    held = ", ".join(say(text(f"board-{office}")) for office, has in offices if has)
    return names[player.seat] + (f" ({held})" if held else "")


def points(player: Player) -> Score:
    """The player's score, which is always there: the terminal draws complete views."""
    assert player.score is not None
    return player.score


def score(player: Player, say: Say) -> str:
    return f"{say(text('short-total'))} {points(player).total}"


def ghost(view: FlorenzaDiceView, say: Say) -> str:
    assert view.ghost is not None
    level: str | Text = text(f"level-{view.ghost.level}") if view.ghost.level else "–"
    line = text(
        "board-ghost",
        captain=view.ghost.captain_marks,
        bishop=view.ghost.bishop_marks,
        target=view.ghost.target,
        level=level,
    )
    return escape(say(line))


def grid(rows: Sequence[Sequence[str | Line]], look: Look) -> Line:
    """Rows in columns; the last column is wrapped if it does not fit. Tables of Rich take three times as long."""
    lines = [[cell if isinstance(cell, Line) else Line(cell) for cell in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
    before = sum(widths[:-1]) + 2 * len(widths[:-1])
    drawn = Line()
    for number, row in enumerate(lines):
        drawn.append("\n" if number else "")
        for cell, room in zip(row[:-1], widths[:-1], strict=True):
            drawn.append_text(cell)
            drawn.append(" " * (room - cell.cell_len + 2))
        drawn.append_text(hanging(row[-1], before, look))
    return drawn


def hanging(cell: Line, before: int, look: Look) -> Line:
    """A cell that continues on the next line, after an indent."""
    room = look.width - before
    if cell.cell_len <= room or room < SHORTEST:
        return cell
    return Line("\n" + " " * before).join(cell.wrap(look.console, room))


def header(say: Say, *columns: str) -> list[str | Line]:
    return [Line(say(text(column)) if column else "", "dim") for column in columns]


# -- the dice ------------------------------------------------------------------------------------------------------


def title(view: FlorenzaDiceView, names: Sequence[str], say: Say) -> str:
    """The round, and who is active."""
    words = say(text("board-title", round=view.round, rounds=view.rounds))
    if view.active is not None:
        words += ", " + say(text("board-active", who=names[view.active]))
    elif view.ghost is not None and view.ghost.active:
        words += ", " + say(text("board-ghost-active"))
    return words


def dice(view: FlorenzaDiceView, names: Sequence[str], say: Say) -> Table:
    table = Table(title=escape(title(view, names, say)), title_justify="left", title_style="bold")
    for column in ("board-die", "board-shows", "board-goods", "board-person", "board-money", "board-where"):
        table.add_column(say(text(column)))
    for die in view.dice:
        goods, person, money = die.options
        table.add_row(
            Line(say(text(f"colour-{die.colour}")), COLOURS[die.resource]),
            f"{PIPS[die.value - 1]} {die.value}" if die.value else "–",
            option(view, die, goods, say),
            option(view, die, person, say),
            str(money.amount),
            where(view, die, names, say),
            style="dim" if die.used and not die.available else "",
        )
    return table


def option(view: FlorenzaDiceView, die: Die, use: DieOption, say: Say) -> str:
    """What a use of the die gives, and the building that improves it."""
    if die.value is None:
        return "–"
    if use.kind == "resources":
        said = text(f"goods-{die.resource}", count=use.amount)
    elif use.kind == "steps":
        said = text("person-steps", count=use.amount, track=text(f"track-{die.track}"))
    else:
        said = text("person-artist", artist=text(f"artist-{die.artist}"), price=use.amount)
    by = f" ({view.buildings[use.changed_by - 1].name})" if use.changed_by else ""
    return escape(say(said) + by)


def where(view: FlorenzaDiceView, die: Die, names: Sequence[str], say: Say) -> str:
    """Where the die is and who uses it; the question already names one's own die in hand."""
    words = [say(text("board-used", order=die.order)) if die.used else say(text("board-unused"))]
    words += [say(text("board-by", who=names[seat])) for seat in die.taken_by]
    if any(seat != view.seat for seat in die.in_hand_of):
        words.append(say(text("board-in-hand")))
    return escape(", ".join(words))


# -- the sheet -----------------------------------------------------------------------------------------------------


def sheet(view: FlorenzaDiceView, player: Player, look: Look) -> list[Line]:
    say = look.say
    bonus = "board-bonus-palazzo-solo" if view.ghost is not None else "board-bonus-palazzo"
    bonuses = "/".join(str(points) for points in view.palazzo_bonuses)
    return [
        works(player, look),
        Line(
            f"{say(text(bonus, points=bonuses))} · {say(text('board-bonus-chiesa', steps=view.chiesa_steps))}",
            "dim",
        ),
        rione(player, look),
        tracks(player, look),
        Line(say(text("board-legend")), "dim"),
        supply(player, say),
    ]


def supply(player: Player, say: Say) -> Line:
    held = player.supply
    return Line(say(text("board-supply", fiorini=held.fiorini, spare=held.spare, stars=held.stars)), "bold")


def icons(all_icons: list[Icon], look: Look) -> Line:
    """Icons: those still needed in their colour, those crossed off as a cross; both have the same width."""
    line = Line()
    for icon in all_icons:
        line.append("✗" if icon.marked else " ", "dim")
        line.append(look.kind(icon.kind), "dim strike" if icon.marked else COLOURS[icon.kind])
        line.append(" ")
    line.rstrip()
    return line


def works(player: Player, look: Look) -> Line:
    say = look.say
    rows = [header(say, "board-work", "board-icons", "board-artist", look.points(), "board-effect")]
    for work in player.works:
        artist = "/".join(look.artist(name) for name in work.artists)
        if work.complete:
            state = Line(f"✓ {artist}: {work.artist_points}", "green")
        else:
            ready = f"▸ {artist}" if look.narrow else f"▸ {artist}, {say(text('board-ready'))}"
            state = Line(ready if work.ready else artist)
            state.stylize("bold yellow" if work.ready else "")
        name = say(text("short-work", area=text(f"area-{work.area}"), name=work.name))
        effect = look.effect(work.effect, work.income)
        done = "green" if work.complete else ""
        rows.append([Line(name, done), icons(work.icons, look), state, str(work.points), effect])
    return grid(rows, look)


def rione(player: Player, look: Look) -> Line:
    say = look.say
    rows = [header(say, "board-space", "board-icons", "board-building", look.points(), "board-effect")]
    for space in player.spaces:
        number = f"Rione {space.number}" + (f" ▸ {say(text('board-next'))}" if space.next else "")
        bonus = [f"+{space.bonus_points}"] if space.bonus_points else []
        bonus += [look.effect("spare")] if space.bonus_spare else []
        if space.building is not None:
            built = Line(f"✓ {space.building} {space.name}", "green")
            free = "–" if look.narrow else say(text("board-free"))
            points = str(space.points) if space.number > 1 else free
            rows.append([Line(number, "green"), "", built, points, ", ".join(bonus)])
        else:
            can = ", ".join(str(one) for one in space.buildable)
            hint = f"▸ {say(text('board-can-build'))}: {can}" if can else ""
            row = (
                Line(number, "bold" if space.next else ""),
                icons(space.icons, look),
                Line(hint, "bold yellow"),
            )
            rows.append([*row, "", ", ".join(bonus)])
    return grid(rows, look)


def tracks(player: Player, look: Look) -> Line:
    say = look.say
    longest = max(len(track.spaces) for track in player.tracks)
    rows: list[list[str | Line]] = []
    for track in player.tracks:
        name = say(text(f"track-{track.name}"))
        marks = f"{track.marks}/{len(track.spaces)}"
        spaces = [track_space(space, say) for space in track.spaces]
        rows.append([Line(name, "bold"), marks, *spaces, *[""] * (longest - len(spaces))])
    return grid(rows, look)


def track_space(space: TrackSpace, say: Say) -> Line:
    """The symbol of a space; for a step on the Captain or the Bishop track, the first letter of its name."""
    if space.bonus in ("captain", "bishop"):
        sign = say(text(f"track-{space.bonus}"))[0]
    else:
        sign = str(space.points) if space.bonus == "points" else SIGNS[space.bonus]
    return Line(f"✗{sign}" if space.marked else f"[{sign}]", "dim" if space.marked else "")


# -- everybody -----------------------------------------------------------------------------------------------------


def players(view: FlorenzaDiceView, names: Sequence[str], look: Look) -> Table:
    say = look.say
    table = Table(title=say(text("board-players")), title_justify="left", title_style="bold")
    table.box, table.padding = (None, (0, 1, 0, 0)) if look.narrow else (HEAVY_HEAD, (0, 1))

    def column(key: str, **style: Any) -> None:
        table.add_column(say(text(key))[: 3 if look.narrow else None], **style)

    table.add_column(say(text("board-player")))
    labels = ("palazzo", "chiesa", "rione", "captain", "supply", "total")
    for label in labels:
        column(f"short-{label}", justify="right")
    table.add_column("F ▣ ★", justify="right")
    column("board-tracks", justify="right")
    column("board-projects", justify="right")
    table.add_column(say(text("board-building")))
    for player in view.players:
        held = player.supply
        table.add_row(
            escape(named(player, names, say)),
            *(str(getattr(points(player), label)) for label in labels),
            f"{held.fiorini} {held.spare} {held.stars}",
            " ".join(str(track.marks) for track in player.tracks),
            str(player.projects),
            " ".join(str(number) for number in player.buildings),
            style="bold" if player.active else "",
        )
    return table


def buildings(view: FlorenzaDiceView, player: Player, look: Look) -> Line:
    say = look.say
    rows = [header(say, "", "board-building", look.points(), "board-cost", "board-does")]
    here = next((space for space in player.spaces if space.next), None)
    marked = [icon.kind for icon in here.icons if icon.marked] if here is not None else []
    for building in view.buildings:
        owned = building.number in player.buildings
        can = here is not None and building.number in here.buildable
        sign = "✓" if owned else "▸" if can else " "
        number = Line(f"{sign} {building.number}", "green" if owned else "bold yellow" if can else "")
        name = Line(building.name, "green" if owned else "")
        price = cost(building, [] if owned else marked, look)
        rows.append([number, name, str(building.points), price, power(building, say)])
    return Line("\n").join([Line(say(text("board-buildings")), "bold"), grid(rows, look)])


def cost(building: Building, marked: list[str], look: Look) -> Line:
    """The cost of a building; what is already crossed off on the next space is struck through."""
    left = list(marked)
    all_icons = []
    for kind in [*building.cost, *["fiorini"] * (building.fiorini // 100)]:
        done = kind in left
        if done:
            left.remove(kind)
        all_icons.append(Icon("", kind, done))
    return icons(all_icons, look)


def power(building: Building, say: Say) -> str:
    die = building.die if building.die in DICE else DICE[0]
    resource = text(f"kind-{RESOURCES[DICE.index(die)]}")
    args: dict[str, int | str | Text] = {
        "die": text(f"die-{die}"),
        "resource": resource,
        "amount": building.amount,
    }
    return say(Text(f"power-{building.power}", args))
