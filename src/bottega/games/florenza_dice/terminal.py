"""The view, drawn for a terminal: the building table, the sheet, the rivals and, nearest to the prompt, the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from bottega.core.texts import Text, text
from bottega.games.florenza_dice.names import DICE, RESOURCES
from bottega.games.florenza_dice.view import (
    Building,
    Die,
    DieOption,
    FlorenzaDiceView,
    Icon,
    Player,
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


def draw(view: FlorenzaDiceView, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as one seat sees it; a spectator sees the active player's sheet."""
    seat = view.seat if view.seat is not None else view.active or 0
    player = view.players[seat]
    parts: list[RenderableType] = [buildings(view, player, say), Line("")]
    parts += [Line(say(text("board-sheet", who=names[seat])), "bold"), *sheet(view, player, say), Line("")]
    parts.append(players(view, names, say))
    if view.ghost is not None:
        parts.append(ghost(view, say))
    parts.append(dice(view, names, say))
    return Group(*parts)


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


def grid(rows: Sequence[Sequence[str | Line]]) -> Line:
    """Rows in columns. With tables of Rich the whole board takes three times as long to draw."""
    lines = [[cell if isinstance(cell, Line) else Line(cell) for cell in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
    drawn = Line()
    for number, row in enumerate(lines):
        drawn.append("\n" if number else "")
        for cell, width in zip(row[:-1], widths[:-1], strict=True):
            drawn.append_text(cell)
            drawn.append(" " * (width - cell.cell_len + 2))
        drawn.append_text(row[-1])
    return drawn


def header(say: Say, *columns: str) -> list[str | Line]:
    return [Line(say(text(column)) if column else "", "dim") for column in columns]


# -- the dice ------------------------------------------------------------------------------------------------------


def dice(view: FlorenzaDiceView, names: Sequence[str], say: Say) -> Table:
    title = say(text("board-title", round=view.round, rounds=view.rounds))
    if view.active is not None:
        title += ", " + say(text("board-active", who=names[view.active]))
    elif view.ghost is not None and view.ghost.active:
        title += ", " + say(text("board-ghost-active"))
    table = Table(title=escape(title), title_justify="left", title_style="bold")
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
    """What a use of the die gives, and the building that betters it."""
    if die.value is None:
        return "–"
    if use.kind == "resources":
        said = text("goods", count=use.amount, resource=text(f"kind-{die.resource}"))
    elif use.kind == "steps":
        said = text("person-steps", count=use.amount, track=text(f"track-{die.track}"))
    else:
        said = text("person-artist", artist=text(f"artist-{die.artist}"), price=use.amount)
    by = f" ({view.buildings[use.changed_by - 1].name})" if use.changed_by else ""
    return escape(say(said) + by)


def where(view: FlorenzaDiceView, die: Die, names: Sequence[str], say: Say) -> str:
    """Where the die lies and who uses it; of one's own die in hand the question tells."""
    words = [say(text("board-used", order=die.order)) if die.used else say(text("board-unused"))]
    words += [say(text("board-by", who=names[seat])) for seat in die.taken_by]
    if any(seat != view.seat for seat in die.in_hand_of):
        words.append(say(text("board-in-hand")))
    return escape(", ".join(words))


# -- the sheet -----------------------------------------------------------------------------------------------------


def sheet(view: FlorenzaDiceView, player: Player, say: Say) -> list[Line]:
    bonus = "board-bonus-palazzo-solo" if view.ghost is not None else "board-bonus-palazzo"
    bonuses = "/".join(str(points) for points in view.palazzo_bonuses)
    supply = player.supply
    return [
        works(player, say),
        Line(
            f"{say(text(bonus, points=bonuses))} · {say(text('board-bonus-chiesa', steps=view.chiesa_steps))}",
            "dim",
        ),
        rione(player, say),
        tracks(player, say),
        Line(say(text("board-legend")), "dim"),
        Line(
            say(text("board-supply", fiorini=supply.fiorini, spare=supply.spare, stars=supply.stars)), "bold"
        ),
    ]


def icons(all_icons: list[Icon], say: Say) -> Line:
    """What is still needed in its colour, what is crossed off with a cross."""
    line = Line()
    for icon in all_icons:
        word = say(text("board-fiorini" if icon.kind == "fiorini" else f"kind-{icon.kind}"))
        line.append(f"✗{word}" if icon.marked else word, "dim strike" if icon.marked else COLOURS[icon.kind])
        line.append("  ")
    return line


def works(player: Player, say: Say) -> Line:
    rows = [header(say, "board-work", "board-icons", "board-artist", "board-points", "board-effect")]
    for work in player.works:
        artist = "/".join(say(text(f"artist-{name}")) for name in work.artists)
        if work.complete:
            state = Line(f"✓ {artist}: {work.artist_points}", "green")
        else:
            state = Line(f"▸ {artist}, {say(text('board-ready'))}" if work.ready else artist)
            state.stylize("bold yellow" if work.ready else "")
        name = say(text("project-work", area=text(f"area-{work.area}"), name=work.name))
        effect = say(text(f"effect-{work.effect}"))
        done = "green" if work.complete else ""
        rows.append([Line(name, done), icons(work.icons, say), state, str(work.points), effect])
    return grid(rows)


def rione(player: Player, say: Say) -> Line:
    rows = [header(say, "board-space", "board-icons", "board-building", "board-points", "board-effect")]
    for space in player.spaces:
        number = f"Rione {space.number}" + (f" ▸ {say(text('board-next'))}" if space.next else "")
        bonus = [f"+{space.bonus_points}"] if space.bonus_points else []
        bonus += [say(text("effect-spare"))] if space.bonus_spare else []
        if space.building is not None:
            built = Line(f"✓ {space.building} {space.name}", "green")
            points = str(space.points) if space.number > 1 else say(text("board-free"))
            rows.append([Line(number, "green"), "", built, points, ", ".join(bonus)])
        else:
            can = ", ".join(str(one) for one in space.buildable)
            hint = f"▸ {say(text('board-can-build'))}: {can}" if can else ""
            row = (
                Line(number, "bold" if space.next else ""),
                icons(space.icons, say),
                Line(hint, "bold yellow"),
            )
            rows.append([*row, "", ", ".join(bonus)])
    return grid(rows)


def tracks(player: Player, say: Say) -> Line:
    longest = max(len(track.spaces) for track in player.tracks)
    rows: list[list[str | Line]] = []
    for track in player.tracks:
        name = say(text(f"track-{track.name}"))
        marks = f"{track.marks}/{len(track.spaces)}"
        spaces = [track_space(space, say) for space in track.spaces]
        rows.append([Line(name, "bold"), marks, *spaces, *[""] * (longest - len(spaces))])
    return grid(rows)


def track_space(space: TrackSpace, say: Say) -> Line:
    """The sign of a space; a step on the Captain or the Bishop track is the first letter of its name."""
    if space.bonus in ("captain", "bishop"):
        sign = say(text(f"track-{space.bonus}"))[0]
    else:
        sign = str(space.points) if space.bonus == "points" else SIGNS[space.bonus]
    return Line(f"✗{sign}" if space.marked else f"[{sign}]", "dim" if space.marked else "")


# -- everybody -----------------------------------------------------------------------------------------------------


def players(view: FlorenzaDiceView, names: Sequence[str], say: Say) -> Table:
    table = Table(title=say(text("board-players")), title_justify="left", title_style="bold")
    table.add_column(say(text("board-player")))
    labels = ("palazzo", "chiesa", "rione", "captain", "supply", "total")
    for label in labels:
        table.add_column(say(text(f"short-{label}")), justify="right")
    table.add_column("F ▣ ★", justify="right")
    table.add_column(say(text("board-tracks")), justify="right")
    table.add_column(say(text("board-projects")), justify="right")
    table.add_column(say(text("board-building")))
    for player in view.players:
        offices = [("first", player.first), ("captain", player.captain), ("bishop", player.bishop)]
        held = ", ".join(say(text(f"board-{office}")) for office, has in offices if has)
        score, supply = player.score, player.supply
        table.add_row(
            escape(names[player.seat]) + (f" ({held})" if held else ""),
            *(str(getattr(score, label)) for label in labels),
            f"{supply.fiorini} {supply.spare} {supply.stars}",
            " ".join(str(track.marks) for track in player.tracks),
            str(player.projects),
            " ".join(str(number) for number in player.buildings),
            style="bold" if player.active else "",
        )
    return table


def buildings(view: FlorenzaDiceView, player: Player, say: Say) -> Line:
    rows = [header(say, "", "board-building", "board-points", "board-cost", "board-does")]
    here = next((space for space in player.spaces if space.next), None)
    marked = [icon.kind for icon in here.icons if icon.marked] if here is not None else []
    for building in view.buildings:
        owned = building.number in player.buildings
        can = here is not None and building.number in here.buildable
        sign = "✓" if owned else "▸" if can else " "
        number = Line(f"{sign} {building.number}", "green" if owned else "bold yellow" if can else "")
        name = Line(building.name, "green" if owned else "")
        price = cost(building, [] if owned else marked, say)
        rows.append([number, name, str(building.points), price, power(building, say)])
    return Line("\n").join([Line(say(text("board-buildings")), "bold"), grid(rows)])


def cost(building: Building, marked: list[str], say: Say) -> Line:
    """The cost of a building; what is crossed off already in the next space is struck through."""
    left = list(marked)
    all_icons = []
    for kind in [*building.cost, *["fiorini"] * (building.fiorini // 100)]:
        done = kind in left
        if done:
            left.remove(kind)
        all_icons.append(Icon("", kind, done))
    return icons(all_icons, say)


def power(building: Building, say: Say) -> str:
    die = building.die if building.die in DICE else DICE[0]
    resource = text(f"kind-{RESOURCES[DICE.index(die)]}")
    args: dict[str, int | str | Text] = {
        "die": text(f"die-{die}"),
        "resource": resource,
        "amount": building.amount,
    }
    return say(Text(f"power-{building.power}", args))
