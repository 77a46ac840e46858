"""The view, drawn for a terminal: 80 columns are enough."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from bottega.core.texts import Text, text
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import RESOURCES
from bottega.games.dice_forge.speech import ROMAN, SIGNS, face_sign
from bottega.games.dice_forge.tables import Tables
from bottega.games.dice_forge.view import Die, Feat, ForgeView, Good, Island, Odds, Player, Track

Say = Callable[[Text], str]

COLOURS = ("yellow", "red", "blue", "green")
THROWS = at.SIDES**2


SCREEN = 24
"""The lines of the smallest screen, of which one is for the prompt."""


class Board:
    """Parts of a drawing, each with its rank: on a screen without room for all, those with the highest are left out."""

    def __init__(self, parts: list[tuple[int, RenderableType]]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = max(SCREEN, console.height) - 1 if console.is_terminal else None
        shown: set[int] = set()
        for at_, (_, part) in sorted(enumerate(self.parts), key=lambda one: one[1][0]):
            lines = len(console.render_lines(part, options, pad=False))
            if room is None or lines <= room:
                shown.add(at_)
                room = None if room is None else room - lines
        for at_ in sorted(shown):
            yield self.parts[at_][1]


def draw(t: Tables, view: ForgeView, seat: int | None, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table: round, temple, islands, and each hero; on a small screen without what `draw_sheet` shows."""
    looks = view.active if seat is None else seat
    parts: list[tuple[int, RenderableType]] = [
        (0, Line.from_markup(_round(view, names, say))),
        (6, _legend(say)),
        (0, _temple(t, view, say)),
        *((5, part) for part in _gardens(t, view, say)),
        (0, _islands(view, names, say)),
    ]
    for number in range(len(view.players)):
        parts += _hero(t, view, number, names, say, number == looks)
    return Board(parts)


def draw_short(
    t: Tables, view: ForgeView, seat: int | None, names: Sequence[str], say: Say
) -> RenderableType:
    """The round, the viewer's dice and everything else they have, and a line for each other hero."""
    looks = view.active if seat is None else seat
    player = view.players[looks]
    lines = [_round(view, names, say), f"[bold]{escape(names[looks])}[/bold]  {_reserves(player, say)}"]
    lines += [f"  {_die_in_line(t, die, say)}" for die in player.dice]
    lines += [f"  {line}" for line in (_cards(player, say), _track(player.hammer, say)) if line]
    for number, other in enumerate(view.players):
        if number != looks:
            shows = " ".join(
                face_label(t, side.face, say) for die in other.dice for side in die.sides if side.up
            )
            lines.append(f"{escape(names[number])}  {_reserves(other, say)}  ({shows})")
    return Line.from_markup("\n".join(lines))


def draw_sheet(t: Tables, view: ForgeView, whose: int, names: Sequence[str], say: Say) -> RenderableType:
    """The inventory of a hero with the full odds."""
    return Group(*_player(t, view, whose, names, say, in_full=True))


def _round(view: ForgeView, names: Sequence[str], say: Say) -> str:
    head = say(text("forge-round", round=view.round, rounds=view.rounds, who=escape(names[view.active])))
    return f"[bold]{head}[/bold]"


def _legend(say: Say) -> Line:
    words = [
        f"[{COLOURS[at_]}]{SIGNS[at_]}[/] {say(text(f'word-{name}'))}" for at_, name in enumerate(RESOURCES)
    ]
    return Line.from_markup("  ".join(words))


# -- faces -----------------------------------------------------------------------------------------------------------


def face_label(t: Tables, name: str, say: Say) -> str:
    """A face in a few characters."""
    return say(face_sign(t, t.face_names.index(name) + 1))


def _die(t: Tables, die: Die, say: Say) -> list[str]:
    """Six faces side by side; the one that shows has a double frame."""
    rows = ["", "", ""]
    for side in die.sides:
        label = face_label(t, side.face, say)
        corners = "╔═╗║╚╝" if side.up else "┌─┐│└┘"
        line = corners[1] * (len(label) + 2)
        inside = f"[bold]{label}[/bold]" if side.up else label
        rows[0] += f"{corners[0]}{line}{corners[2]}"
        rows[1] += f"{corners[3]} {inside} {corners[3]}"
        rows[2] += f"{corners[4]}{line}{corners[5]}"
    name = die.id.rpartition("/")[2]
    rows[1] += f" [dim]{say(text(f'short-{name}'))}[/dim]"
    return rows


def _die_in_line(t: Tables, die: Die, say: Say) -> str:
    """Six faces in one line; the one that shows is in brackets."""
    faces = [face_label(t, side.face, say) for side in die.sides]
    shown = [
        f"[bold]\\[{face}][/bold]" if side.up else face for face, side in zip(faces, die.sides, strict=True)
    ]
    name = die.id.rpartition("/")[2]
    return f"{say(text(f'short-{name}'))}: {'  '.join(shown)}"


# -- temple and islands ------------------------------------------------------------------------------------------------


def _temple(t: Tables, view: ForgeView, say: Say) -> Table:
    """The Sanctuary as on its board, a column for each price, with the faces below."""
    table = Table(title=say(text("forge-temple")), title_justify="left", pad_edge=False, box=None)
    basins: dict[int, list[Good]] = {}
    for stack in view.temple:
        basins.setdefault(stack.price, []).extend(stack.faces)
    for price in basins:
        table.add_column(f"[yellow]{say(text('amount-gold', n=price))}[/yellow]")
    table.add_row(*("\n".join(_good(t, good, say) for good in goods) for goods in basins.values()))
    return table


def _gardens(t: Tables, view: ForgeView, say: Say) -> list[Line]:
    """The special faces that are left for the feats of this game."""
    cards = {t.card_names.index(feat.card) + 1 for island in view.islands for feat in island.feats}
    given = {int(t.gives[card]) for card in cards}
    given |= set(t.shields) if at.SHIELD_CARD in cards else set()
    given |= set(t.boars) if at.BOAR_CARD in cards else set()
    names = {t.face_names[face - 1] for face in given if face}
    goods = [_good(t, good, say) for good in view.gardens if good.left and good.face in names]
    return [Line.from_markup(say(text("forge-gardens", faces="  ".join(goods))))] if goods else []


def _good(t: Tables, good: Good, say: Say) -> str:
    """A face and how many of it are left: `3●/2✦ ×4`."""
    label = face_label(t, good.face, say)
    return f"[bold]{label}[/bold] ×{good.left}" if good.left else f"[dim]{label} ×0[/dim]"


def _islands(view: ForgeView, names: Sequence[str], say: Say) -> Table:
    table = Table(show_header=False, pad_edge=False, box=None)
    table.add_column()
    table.add_column()
    title = say(text("forge-islands"))
    for number, island in enumerate(view.islands):
        feats = "   ".join(_feat(feat, say) for feat in island.feats)
        table.add_row(f"[italic]{'' if number else title}[/]", f"{feats}  {_pawn(island, names)}".rstrip())
    return table


def _feat(feat: Feat, say: Say) -> str:
    """A feat with its price, its points and the copies left."""
    price = f"[red]{feat.sun}{SIGNS[at.SUN]}[/red]" if feat.sun else ""
    price += f"[blue]{feat.moon}{SIGNS[at.MOON]}[/blue]" if feat.moon else ""
    name = say(text(f"card-{feat.card}"))
    name = name if feat.left else f"[dim]{name}[/dim]"
    return f"{price} {name} [green]{feat.points}{SIGNS[at.GLORY]}[/green] ×{feat.left}"


def _pawn(island: Island, names: Sequence[str]) -> str:
    return "" if island.pawn is None else f"[bold]♟ {escape(names[island.pawn])}[/bold]"


# -- heroes ------------------------------------------------------------------------------------------------------------


def _hero(
    t: Tables, view: ForgeView, seat: int, names: Sequence[str], say: Say, own: bool
) -> list[tuple[int, RenderableType]]:
    """A hero in a few lines, each with its rank: the viewer's come first, and dice before cards."""
    player = view.players[seat]
    mark = "▶ " if seat == view.active and not view.over else "  "
    head = f"[bold]{mark}{escape(names[seat])}[/bold]  {_reserves(player, say)}"
    dice = "\n".join(_die_in_line(t, die, say) for die in player.dice)
    odds = "" if view.over else _odds(player.odds, say)
    lines = [
        (0, head),
        (1 if own else 2, dice),
        (3 if own else 4, _cards(player, say)),
        (3 if own else 4, _track(player.hammer, say)),
        (7, odds),
    ]
    return [
        (rank, Padding(Line.from_markup(line), (0, 0, 0, 0 if line is head else 4)))
        for rank, line in lines
        if line
    ]


def _player(
    t: Tables, view: ForgeView, seat: int, names: Sequence[str], say: Say, in_full: bool
) -> list[RenderableType]:
    player = view.players[seat]
    mark = "▶ " if seat == view.active and not view.over else "  "
    head = f"\n[bold]{mark}{escape(names[seat])}[/bold]  {_reserves(player, say)}"
    light, dark = (_die(t, die, say) for die in player.dice)
    odds = "" if view.over else _chances(player.odds, say) if in_full else _odds(player.odds, say)
    lines = [*light, *dark, _cards(player, say), _track(player.hammer, say), odds]
    return [
        Line.from_markup(head),
        *(Padding(Line.from_markup(line), (0, 0, 0, 2)) for line in lines if line),
    ]


def _reserves(player: Player, say: Say) -> str:
    parts = []
    for at_, name in enumerate(RESOURCES):
        reserve = player.reserves[name]
        most = f"/{reserve.limit}" if reserve.limit is not None else ""
        parts.append(f"[{COLOURS[at_]}]{reserve.amount}{most}{SIGNS[at_]}[/]")
    parts.append(say(text("forge-score", score=player.score or 0, cards=player.card_points or 0)))
    return "  ".join(parts)


def _cards(player: Player, say: Say) -> str:
    words = [
        say(text(f"card-{own.card}")) + (f" ×{own.count}" if own.count > 1 else "") for own in player.cards
    ]
    boars = ", ".join(say(text(f"owned-boar-{colour}")) for colour in player.boars)
    words += [f"\\[{say(text('forge-boars', boars=boars))}]"] if boars else []
    words += [f"\\[{say(text('token-triton'))} ×{player.tritons}]"] if player.tritons else []
    words += [f"\\[{say(text('token-cerberus'))} ×{player.cerberi}]"] if player.cerberi else []
    return ", ".join(words)


def _track(track: Track | None, say: Say) -> str:
    if track is None:
        return ""
    bar = "▰" * track.steps + "▱" * (track.length - track.steps)
    return f"{say(text('card-hammer'))} {ROMAN[track.side - 1]} {bar} {track.glory}{SIGNS[at.GLORY]}" + (
        f" (+{track.waiting})" if track.waiting else ""
    )


def _odds(odds: Odds, say: Say) -> str:
    """The mean of each resource and the chance of getting any of it."""
    parts = []
    for at_, name in enumerate(RESOURCES):
        none = sum(chance.ways for chance in odds.chances[name] if chance.amount == 0)
        if none < THROWS:
            parts.append(f"{odds.expected[name]:.2f}{SIGNS[at_]} ({round(100 * (THROWS - none) / THROWS)}%)")
    return f"[dim]{say(text('forge-odds'))} {'  '.join(parts)}[/dim]"


def _chances(odds: Odds, say: Say) -> str:
    """The mean of each resource and every amount with its chance."""
    lines = [say(text("forge-odds"))]
    for at_, name in enumerate(RESOURCES):
        chances = odds.chances[name]
        if any(chance.amount for chance in chances):
            words = (f"{chance.amount}: {100 * chance.ways / THROWS:.0f}%" for chance in chances)
            lines.append(f"  {SIGNS[at_]} ø {odds.expected[name]:.2f}  {'  '.join(words)}")
    return "[dim]" + "\n".join(lines) + "[/dim]"
