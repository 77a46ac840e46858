"""The view, drawn for a terminal: what is on offer, the districts, the ledger with its forecast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.measure import Measurement
from rich.table import Table

from bottega.core.texts import Text, text
from bottega.games.florenza.ledger import Amount, Forecast, ForecastLine
from bottega.games.florenza.names import FAMILIES, ROMAN
from bottega.games.florenza.view import Character, Family, FlorenzaView, Skill, Square, Tile, Work

Say = Callable[[Text], str]

COLOURS = ("red", "green", "blue", "yellow", "magenta")
LABEL = 26
"""The width of the labels of the ledger; longer ones are wrapped."""
REACH = {"now": " [green]✓[/]", "in-time": " [yellow](✓)[/]", None: ""}
VERDICT_COLOURS = {
    "short": "red",
    "enough": "green",
    "by-market": "yellow",
    "by-captain": "yellow",
    "kept-back": "cyan",
}


def plan_lines(forecast: Forecast) -> list[ForecastLine]:
    """The lines for squares and works; familiars on the market and the like are shown elsewhere."""
    return [line for line in forecast.lines if line.target.startswith(("building/", "work/"))]


class Fitting:
    """The first of several forms, from wide to narrow, that the terminal has room for."""

    def __init__(self, *forms: RenderableType) -> None:
        self.forms = forms

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width
        free = options.update(width=1000)
        fits = (form for form in self.forms if Measurement.get(console, free, form).maximum <= room)
        yield next(fits, self.forms[-1])


class Board:
    """Draws one view in one language."""

    def __init__(self, view: FlorenzaView, seat: int | None, names: Sequence[str], say: Say) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self.say = say

    def t(self, key: str, **args: int | str | Text) -> str:
        return escape(self.say(text(key, **args)))

    def goods(self, amounts: list[Amount]) -> str:
        """Amounts in short form: 2Ma 1Wo 50f."""
        parts = []
        for amount in amounts:
            if amount.what == "florins":
                parts.append(f"{amount.count}f")
            elif amount.what in ("pp", "bp", "members"):
                parts.append(self.t(f"amount-{amount.what}", count=amount.count))
            else:
                parts.append(f"{amount.count}{self.t(f'short-{amount.what}')}")
        return " ".join(parts) or "–"

    def family(self, seat: int) -> str:
        return f"[{COLOURS[seat]}]{FAMILIES[seat]}[/]"

    def member(self, seat: int | None) -> str:
        """A familiar, as a symbol in the family's colour."""
        return "" if seat is None else f" [{COLOURS[seat]}]●{FAMILIES[seat][:3]}[/]"

    def grid(self, title: str, *columns: str) -> Table:
        table = Table(title=title, title_justify="left", title_style="bold", pad_edge=False, padding=(0, 1))
        for column in columns:
            table.add_column(column, overflow="fold")
        return table

    # -- the table ---------------------------------------------------------------------------------------------

    def head(self) -> str:
        view = self.view
        phase = self.t(f"phase-{view.phase}")
        title = (
            self.t("board-title", phase=phase, round=view.round, rounds=view.rounds) if view.round else phase
        )
        vacant = self.t("board-vacant")
        captain = vacant if view.captain is None else self.family(view.captain)
        bishop = vacant if view.bishop is None else self.family(view.bishop)
        muse = "" if view.muse_free else f"   {self.t('board-muse')}: {self.t('board-used')}"
        order = " › ".join(self.family(seat) for seat in view.order) or "–"
        return (
            f"[bold]{title}[/]\n{self.t('board-order')}: {order}   {self.t('board-captain')}: {captain}   "
            f"{self.t('board-bishop')}: {bishop}{muse}"
        )

    def characters(self) -> RenderableType:
        """The cards of Vita a Firenze with the anonymous, and below (or beside) each its characters."""
        anonymous = self.view.anonymous
        cards = list(ROMAN)
        cards[1] += f"\n[dim]{self.t('board-preacher', price=anonymous.price, members=anonymous.members)}[/]"
        for card, skill in enumerate(anonymous.skills, 2):
            cards[card] += f"\n[dim]{self.skill(skill)}[/]"
        under: list[list[str]] = [[] for _ in ROMAN]
        for character in self.view.characters:
            under[character.card - 1].append(self.character(character))
        title = self.t("board-characters")
        wide, narrow = self.grid(title, *cards), self.grid(title, "", "")
        wide.add_row(*("\n".join(column) for column in under))
        narrow.show_header = False
        narrow.show_lines = True
        for head, column in zip(cards, under, strict=True):
            narrow.add_row(head, "\n".join(column))
        return Fitting(wide, narrow)

    def character(self, character: Character) -> str:
        sign = "*" if character.skills and not character.masterpiece_done else ""
        sign += " ⚑" if character.reserved else ""
        sign += " ✕" if not character.free else ""
        style = "bold" if character.free else "dim"
        lines = [f"[{style}]{character.number} {escape(character.name)}{sign}[/]"]
        lines += [f"  {self.skill(skill)}" for skill in character.skills]
        if not character.skills:
            lines.append(f"  {self.t('board-preacher', price=character.price, members=character.members)}")
            if character.gain:
                lines.append(f"  {self.goods(character.gain)}")
            if character.power:
                lines.append(f"  {self.t(f'power-{character.power}')}")
        return "\n".join(lines)

    def skill(self, skill: Skill) -> str:
        """A speciality with its price and the points of the six faces."""
        return f"{skill.speciality} {skill.price}f: {' '.join(map(str, skill.faces))}"

    def places(self) -> RenderableType:
        heads = ("board-work", "board-cost", "board-artists", "board-points", "board-income", "board-state")
        table = self.grid(self.t("board-places"), *(self.t(key) for key in heads))
        for place in self.view.places:
            table.add_row(f"[bold]{escape(place.name)}[/]", "", "", "", "", "")
            for work in place.works:
                income = self.t(f"amount-{work.income}", count=1) if work.income else ""
                points = self.goods([Amount("pp", work.pp)] + ([Amount("bp", work.bp)] if work.bp else []))
                table.add_row(
                    f"  {escape(work.name)}",
                    self.goods(work.cost),
                    work.artists,
                    points,
                    income,
                    self.state(work),
                )
        return table

    def state(self, work: Work) -> str:
        if work.made is not None:
            special = "" if work.marker in (None, "neutral") else f" +{str(work.marker)[-1]}"
            return f"[{COLOURS[work.made]}]■ {FAMILIES[work.made]}[/]{special}"
        if work.planned is not None:
            return f"{self.member(work.planned)} {self.artist(work.artist)}"
        return REACH[work.reach].strip()

    def artist(self, artist: str | None) -> str:
        """The name of a planned artist."""
        return self.named(artist) or self.t("artist-anonymous")

    def preacher(self, preacher: str | None) -> str:
        """The name of a preacher on his space."""
        return self.named(preacher) or self.t("preacher-anonymous")

    def named(self, id: str | None) -> str:
        """The name of a character in Florence; empty for the anonymous."""
        return next((escape(one.name) for one in self.view.characters if one.id == id), "")

    def captains(self) -> RenderableType:
        table = self.grid(self.t("board-captains"), "", "", "", "", "")
        table.show_header = False
        for captain in self.view.captains:
            rows = [f"{row.price}f: {self.goods(row.gain)}" for row in captain.rows]
            state = self.member(captain.by) if captain.by is not None else "✕" if captain.turned else ""
            letter = captain.id.rpartition("/")[2]
            table.add_row(f"[bold]{letter} {escape(captain.name)}[/]", *rows, state)
        return table

    # -- the families ------------------------------------------------------------------------------------------

    def districts(self) -> RenderableType:
        """All districts side by side, or as many as fit, with the others below."""
        families = self.view.families
        forms: list[RenderableType] = []
        for beside in range(len(families), 0, -1):
            rows = [families[first : first + beside] for first in range(0, len(families), beside)]
            forms.append(Group(*map(self.some_districts, rows)))
        return Fitting(*forms)

    def some_districts(self, families: list[Family]) -> Table:
        table = self.grid(self.t("board-districts"), "", *map(self.head_of, families))
        table.columns[0].max_width = LABEL
        for square in range(8):
            row = [self.square(family.squares[square]) for family in families]
            table.add_row(self.t("board-square", number=square + 1), *row)
        table.add_section()
        for name in ("palazzo", "chiesa"):
            table.add_row(self.t(f"board-{name}"), *(self.house(family, name) for family in families))
        table.add_section()
        for label, cells in self.ledger(families):
            table.add_row(label, *cells)
        return table

    def head_of(self, family: Family) -> str:
        level = f" · {self.t(f'level-{family.level}')}" if family.level else ""
        return f"{self.family(family.seat)} {escape(self.names[family.seat])}{level}"

    def square(self, square: Square) -> str:
        if square.name is None:
            return "[dim]·[/]"
        state = "" if square.state == "built" else f" [dim]({self.t(f'board-{square.state}')})[/]"
        return f"{square.building} {escape(square.name)}{state}{self.member(square.member)}"

    def house(self, family: Family, name: str) -> str:
        """The works of a Palazzo or a Chiesa; what they cost and give is the same for all and shown once."""
        works = family.palazzo if name == "palazzo" else family.chiesa
        details = family.seat == (self.seat or 0)
        return "\n".join(self.own_work(work, details) for work in works)

    def own_work(self, work: Work, details: bool) -> str:
        points = f"{work.pp}" + (f"+{work.bp}" if work.bp else "")
        line = escape(work.name) + (
            f" [dim]{self.goods(work.cost)} {work.artists} {points}[/]" if details else ""
        )
        if work.made is not None:
            return f"[{COLOURS[work.made]}]■[/] {line}"
        if work.planned is not None:
            return f"{self.member(work.planned).strip()} {line} {self.artist(work.artist)}"
        return f"□ {line}{REACH[work.reach]}"

    def ledger(self, families: list[Family]) -> list[tuple[str, list[str]]]:
        """The rows of the ledger: a label, and a cell for each family."""
        rows = [
            ("board-goods", [self.goods([g for g in family.goods if g.count]) for family in families]),
            ("board-florins", [f"{family.florins}" for family in families]),
            ("board-tracks", [self.tracks(family) for family in families]),
            ("board-tokens", [self.tokens(family) for family in families]),
            ("board-members", [f"{f.zone} / {f.reserve} / {f.exiled}" for f in families]),
            ("board-away", [f"{'●' if f.market else '–'} {'●' * f.administration or '–'}" for f in families]),
            ("board-charity", [self.charity(family) for family in families]),
            ("board-markers", [f"{f.neutral_markers} / {self.specials(f)}" for f in families]),
            ("board-score", [f"[bold]{family.score}[/]" for family in families]),
        ]
        found = [(self.t(label), cells) for label, cells in rows]
        if any(family.table for family in families):
            found.append((self.t("board-table"), [self.ghost_table(family) for family in families]))
        return found

    def tracks(self, family: Family) -> str:
        """Both crests, and what the space of the Bishop track is worth."""
        worth = self.goods([Amount("pp", family.bishop_space)])
        return f"{family.crest} / {family.bishop_points} [dim]({worth})[/]"

    def tokens(self, family: Family) -> str:
        return (
            self.t("board-tokens-hidden", pieces=family.pieces)
            if family.tokens is None
            else str(family.tokens)
        )

    def charity(self, family: Family) -> str:
        spaces = [self.preacher(family.preacher)] if family.preacher else []
        if self.view.duomo_by == family.seat:
            spaces.append(f"Duomo: {self.preacher(self.view.duomo_preacher)}")
        return ", ".join(spaces) or "–"

    def specials(self, family: Family) -> str:
        return " ".join(str(number) if left else "·" for number, left in enumerate(family.special_markers, 1))

    def ghost_table(self, family: Family) -> str:
        return "".join({"free": "·", "standing": "●", "lying": "_"}[figure] for figure in family.table)

    # -- the seat's own ----------------------------------------------------------------------------------------

    def forecast(self) -> RenderableType | None:
        forecast = None if self.seat is None else self.view.families[self.seat].forecast
        if self.seat is None or forecast is None or not plan_lines(forecast):
            return None
        title = self.t("board-forecast", family=FAMILIES[self.seat])
        table = self.grid(title, "", self.t("board-have"), "", self.t("board-short"))
        for line in plan_lines(forecast):
            colour = VERDICT_COLOURS[line.verdict]
            verdict = f"[{colour}]{self.t(f'verdict-{line.verdict}')}[/]"
            table.add_row(escape(line.name), self.goods(line.have), verdict, self.goods(line.short))
        table.add_row(f"[bold]{self.t('board-left')}[/]", self.goods(forecast.left), "", "")
        return table

    def own(self, seat: int) -> str:
        """The ledger of a family in one line."""
        family = self.view.families[seat]
        florins = Amount("florins", family.florins)
        return self.t(
            "board-own",
            who=f"{FAMILIES[seat]} {self.names[seat]}",
            goods=self.goods([amount for amount in family.goods if amount.count] + [florins]),
            zone=family.zone,
            reserve=family.reserve,
            pp=family.crest,
            bp=family.bishop_points,
        )

    def district(self, seat: int) -> str:
        """The squares with something on them, in one line."""
        family = self.view.families[seat]
        squares = [self.square(square) for square in family.squares if square.name is not None]
        made = [work for work in family.palazzo + family.chiesa if work.made is not None]
        return " · ".join(squares + [f"■ {escape(work.name)}" for work in made])

    def plans(self, seat: int) -> str:
        """Everything placed and how it will turn out, in one line."""
        forecast = self.view.families[seat].forecast
        parts = []
        for line in plan_lines(forecast) if forecast is not None else []:
            name, colour = escape(line.name), VERDICT_COLOURS[line.verdict]
            verdict = self.t(f"verdict-{line.verdict}")
            if line.short:
                verdict = self.t("board-short-of", verdict=verdict, short=self.goods(line.short))
            parts.append(f"{name} [{colour}]{'✓' if line.verdict == 'enough' else f'({verdict})'}[/]")
        return " · ".join(parts)

    def supply(self) -> RenderableType:
        """The building table, in two halves side by side if there is room."""
        tiles = self.view.supply
        half = (len(tiles) + 1) // 2
        forms = []
        for columns in ([tiles[:half], tiles[half:]], [tiles]):
            heads = [self.t(f"board-{key}") for key in ("building", "cost", "effect", "tiles")]
            table = self.grid(self.t("board-supply"), *heads * len(columns))
            for row in zip_longest(*columns):
                table.add_row(*(cell for tile in row if tile for cell in self.tile(tile)))
            forms.append(table)
        return Fitting(*forms)

    def tile(self, tile: Tile) -> list[str]:
        """A building's name, cost, effect, and how many tiles are left."""
        pay = f"{self.goods(tile.pay)} → " if tile.pay else ""
        points = f" ({self.goods([Amount('pp', tile.pp)])})" if tile.pp else ""
        style = "magenta" if tile.violet else "default"
        return [
            f"[{style}]{tile.number} {escape(tile.name)}[/]{REACH[tile.reach]}",
            f"{self.goods(tile.cost)}{points}",
            f"{pay}{self.goods(tile.gain)}",
            f"{tile.left}",
        ]


def draw(view: FlorenzaView, seat: int | None, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as a seat sees it."""
    board = Board(view, seat, names, say)
    parts: list[RenderableType] = [board.supply(), board.places(), board.captains(), board.characters()]
    parts.append(board.districts())
    forecast = board.forecast()
    if forecast is not None:
        parts.append(forecast)
    return Group(*parts, f"{board.head()}\n[dim]{board.t('board-legend')}[/]")


def draw_short(view: FlorenzaView, seat: int | None, names: Sequence[str], say: Say) -> RenderableType:
    """The round and the offices; goods, district and plans of the viewer's family; a line for each other family."""
    board = Board(view, seat, names, say)
    looks = seat or 0
    lines = [board.head(), f"[bold]{board.own(looks)}[/]"]
    for key, words in (("board-district", board.district(looks)), ("board-plans", board.plans(looks))):
        lines += [f"{board.t(key)}: {words}"] if words else []
    lines += [board.own(family.seat) for family in view.families if family.seat != looks]
    return "\n".join(lines)


def draw_sheet(
    view: FlorenzaView, whose: int, seat: int | None, names: Sequence[str], say: Say
) -> RenderableType:
    """The district of a family with its ledger."""
    return Board(view, seat, names, say).some_districts([view.families[whose]])
