"""`bottega play`: a game at this screen."""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections import Counter
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from bottega import bots as all_bots
from bottega.bots import DEFAULT_BOT, Bot
from bottega.cli.options import read_options
from bottega.cli.records import open_record
from bottega.core.chance import Dice, FairDice, SeededDice
from bottega.core.errors import BottegaError, NotationError, OptionError
from bottega.core.game import Game
from bottega.core.home import find_record, records_folder
from bottega.core.play import Mark, Play
from bottega.core.position import CHANCE, OVER, Event
from bottega.core.record import Fair, Seat
from bottega.core.registry import game as find_game
from bottega.core.registry import game_names
from bottega.core.rng import Rng
from bottega.core.texts import LANGUAGES, Text, Texts, text

MOST_CHANGES = 8
"""A part of the board in which more lines have changed is not shown within a turn."""
LARGE_GROUP = 6
"""Of what may be done at any time, actions that begin with the same word are folded if they are more than this."""
LONG_GROUP = 24
"""Answers, or a group that was asked for, are folded by one word more if they are more than this."""


class Setup(msgspec.Struct):
    """What was asked for on the command line."""

    game: str | None
    players: int | None
    people: list[str]
    bots: list[str]
    language: str
    options: list[str]
    content: str | None
    dice: str
    seed: int | None
    save: str | None
    resume: str | None


class Quit(Exception):
    """A player quits."""


def play_in_terminal(setup: Setup) -> None:
    if setup.language not in LANGUAGES:
        raise OptionError(f"there are no texts in {setup.language!r}; choose {', '.join(LANGUAGES)}")
    if setup.dice not in ("fair", "hand"):
        raise OptionError(f"--dice is fair or hand, not {setup.dice!r}")
    play, file = _resume(setup) if setup.resume else _begin(setup)
    Terminal(play, setup.language, file, by_hand=setup.dice == "hand").run()


def _begin(setup: Setup) -> tuple[Play, Path]:
    if setup.game is None:
        raise OptionError(f"which game? There are {', '.join(game_names())}")
    game = find_game(setup.game, setup.content)
    options = read_options(game, setup.options)
    texts = Texts("bottega.cli")
    people = setup.people or [texts.format(text("play-you"), setup.language)]
    players = setup.players
    if players is None and (setup.bots or len(people) > 1 or game.min_players == 1):
        players = max(len(people) + len(setup.bots), game.min_players)
    players = game.check_players(players)
    names = people + setup.bots + [DEFAULT_BOT] * (players - len(people) - len(setup.bots))
    if len(names) > players:
        raise OptionError(f"{len(people)} people and {len(setup.bots)} bots are more than {players} players")
    for name in names[len(people) :]:
        all_bots.make(name, Rng(0))
    ghosts = game.start(players, **options).seats - players
    seats = [Seat(name) for name in people]
    seats += [
        Seat(distinct(names, at), bot=name) for at, name in enumerate(names[len(people) :], len(people))
    ]
    ghost_names = [text("play-ghost", number=number + 1) for number in range(ghosts)]
    seats += [Seat(texts.format(name, setup.language)) for name in ghost_names]
    dice: Dice = FairDice.fresh(players) if setup.seed is None else SeededDice(setup.seed)
    play = Play.start(game, players, options, seats, None if setup.dice == "hand" else dice)
    file = Path(setup.save) if setup.save else _new_file(game.name)
    if file.exists():
        raise OptionError(f"{file} is there already; go on with it by --resume {file}, or name another one")
    return play, file


def distinct(names: list[str], number: int) -> str:
    """The name of a bot, with a number from the second of that name on: greedy, greedy 2."""
    before = names[:number].count(names[number])
    return f"{names[number]} {before + 1}" if before else names[number]


def _resume(setup: Setup) -> tuple[Play, Path]:
    file = find_record(setup.resume or "")
    game, record = open_record(file, setup.content)
    dice = FairDice.fresh(record.players)
    if record.fair is not None:
        kept = _kept_dice(file, record.fair)
        if kept is None:
            record.fair = None
        else:
            dice = kept
    play = Play.resume(game, record, None if setup.dice == "hand" else dice)
    return play, Path(setup.save) if setup.save else file


def _kept_dice(file: Path, fair: Fair) -> FairDice | None:
    """The dice that the game was begun with, if their secret is still there."""
    try:
        secret = bytes.fromhex(_secret_file(file).read_text().strip())
    except (OSError, ValueError):
        return None
    dice = FairDice(secret, fair.words, max(fair.numbers, default=-1) + 1)
    return dice if dice.commitment == fair.commitment else None


def _new_file(game: str) -> Path:
    """A new file among the records; among the temporary files, and told so, if nothing can be kept there."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    try:
        return records_folder() / name
    except BottegaError as error:
        try:
            file = Path(tempfile.mkdtemp(prefix="bottega-")) / name
        except OSError:
            raise BottegaError(f"{error}; name a file for the game with --save FILE") from error
        print(f"bottega: {error}; this game is kept in {file}, or where --save FILE says", file=sys.stderr)
        return file


def _secret_file(record: Path) -> Path:
    """The secret of running dice lies beside the record, not in it, and goes away with the end of the game."""
    return record.with_name(record.name + ".secret")


class Terminal:
    """A play, the people at this screen, and the bots."""

    def __init__(self, play: Play, language: str, file: Path, by_hand: bool) -> None:
        self.play = play
        self.game: Game = play.game
        self.language = language
        self.file = file
        self.by_hand = by_hand
        self.console = Console(highlight=False)
        self.texts = Texts("bottega.cli")
        self.names = [seat.name for seat in play.record.seats]
        self.bots: dict[int, Bot] = {
            number: all_bots.make(seat.bot, Rng(time.time_ns(), number))
            for number, seat in enumerate(play.record.seats)
            if seat.bot is not None
        }
        self.draft = self.kept_draft()
        self.orders: dict[int, dict[str, str]] = {}
        self.drawn_for = -1
        self.shown: Counter[str] = Counter()

    # -- the course of the game --------------------------------------------------------------------------------

    def run(self) -> None:
        self.print(f"[bold]{escape(self.game.title(self.language))}[/bold]")
        self.say("play-welcome")
        try:
            while self.play.position.to_act != OVER:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.print("")
            self.say("play-saved", file=str(self.file))
            self.say("play-resume", file=str(self.file))
            return
        self.save()
        self.finish()

    def step(self) -> None:
        """One roll, or one decision."""
        if self.play.position.to_act == CHANCE:
            self.print_events(self.type_in_dice() if self.by_hand else self.play.roll())
            self.save()
            return
        waiting = self.play.position.waiting
        for seat in waiting:
            if seat in self.bots:
                self.let_bot(seat)
                return
        seat = waiting[0]
        standing = self.game.standing_action(self.play.position, seat, self.orders.get(seat, {}))
        if standing is not None:
            self.print_events(self.play.act(standing, seat))
            return
        self.ask(seat)

    def let_bot(self, seat: int) -> None:
        """A bot decides; what it did is printed as events, or as the move itself if there are none."""
        action = self.bots[seat].choose(self.play.position.copy(), seat)
        move = self.describe(action, seat)
        events = self.play.act(action, seat)
        if not any(event.seat == seat for event in events):
            self.print(f"[dim]{escape(self.names[seat])}: {escape(move)}[/dim]")
        self.print_events(events)

    def type_in_dice(self) -> list[Event]:
        """Ask what the real dice show."""
        position = self.play.position
        outcomes = [outcome for outcome, _ in position.weights()]
        notations = [self.game.notate(position, outcome) for outcome in outcomes]
        self.say("play-type-dice")
        table = Table.grid(padding=(0, 2))
        for outcome, notation in zip(outcomes, notations, strict=True):
            table.add_row(f"[cyan]{escape(notation)}[/cyan]", escape(self.describe(outcome, -1)))
        self.console.print(table)
        while True:
            line = self.read("dice> ")
            try:
                outcome = self.game.parse(position, line)
                if outcome in outcomes:
                    return self.play.outcome(outcome)
            except NotationError:
                pass
            if line in ("q", "quit"):
                raise Quit
            self.say("play-not-dice", line=line, choices=", ".join(notations))

    # -- a person's decision -----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Let a person take one action, or take one back."""
        if self.drawn_for == seat:
            self.draw_changes(seat)
        else:
            self.draw(seat)
        actions = self.in_order(self.play.position.actions(seat), seat)
        self.show_actions(seat, actions)
        while True:
            action = self.command(self.read(f"{self.names[seat]}> "), seat, actions)
            if action is None:
                continue
            if action >= 0:
                self.act(action, seat)
            return

    def in_order(self, actions: list[int], seat: int) -> list[int]:
        """Answers to the question first, then what may be done at any time; what cannot be taken back goes last."""
        position = self.play.position

        def place(action: int) -> tuple[bool, bool]:
            any_time = self.game.is_any_time(position, action)
            return any_time, self.game.ends_draft(position, action, seat)

        return sorted(actions, key=place)

    def act(self, action: int, seat: int) -> None:
        mark = self.play.mark()
        events = self.play.act(action, seat)
        self.print_events(events)
        position = self.play.position
        if position.to_act in (CHANCE, OVER) or seat not in position.waiting:
            self.draft.clear()
            self.drawn_for = -1
        else:
            self.draft.append(mark)
        self.save()

    def command(self, line: str, seat: int, actions: list[int]) -> int | None:
        """What was typed: an action, -1 to ask again from the new position, or None to read another line."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word.isdecimal():
            number = int(word)
            if 1 <= number <= len(actions):
                return actions[number - 1]
            self.say("play-no-number", number=number, count=len(actions))
        elif word in ("q", "quit"):
            raise Quit
        elif word in ("u", "undo"):
            return self.undo(len(self.draft) - 1)
        elif word in ("r", "restart"):
            return self.undo(0)
        elif word in ("b", "board"):
            self.draw(seat)
            self.show_actions(seat, actions)
        elif word in ("s", "score"):
            self.score_sheet()
        elif word in ("o", "order"):
            self.set_order(seat, rest)
        elif word.startswith("?"):
            self.help(seat, (word[1:] + " " + rest).strip(), actions)
        elif line:
            return self.by_notation(line, seat, actions)
        return None

    def by_notation(self, line: str, seat: int, actions: list[int]) -> int | None:
        """An action by its short text; the beginning of several lists them."""
        position = self.play.position
        notations = [self.game.notate(position, action) for action in actions]
        if line not in notations and sum(notation.startswith(line) for notation in notations) > 1:
            self.show_actions(seat, actions, line)
            return None
        try:
            action = self.game.parse(position, line)
        except NotationError:
            self.say("play-not-a-move", line=line)
            return None
        if position.refusal(action, seat) == 0:
            return action
        self.print(f"[red]{escape(self.game.why_not(position, action, self.language, seat))}[/red]")
        return None

    def undo(self, keep: int) -> int | None:
        """Go back to the draft's step number `keep`."""
        if not self.draft:
            self.say("play-nothing-to-undo")
            return None
        self.play.back(self.draft[keep])
        del self.draft[keep:]
        self.say("play-undone")
        return -1

    def kept_draft(self) -> list[Mark]:
        """The steps at the end of a resumed record that can still be taken back: those of the seat that is asked."""
        play, moves = self.play, list(self.play.record.moves)
        seat = play.position.to_act
        first = len(moves)
        while first > 0 and seat >= 0 and seat not in self.bots and moves[first - 1].startswith(f"{seat} "):
            first -= 1
        if first == len(moves):
            return []
        self.play = Play.resume(play.game, play.record, play.dice, moves=first)
        marks = []
        for move in moves[first:]:
            marks.append(self.play.mark())
            self.play.act(play.game.find(self.play.position, move.partition(" ")[2], seat), seat)
        return marks

    def set_order(self, seat: int, words: str) -> None:
        """`o` lists the standing orders, `o name choice` gives one."""
        given = self.orders.setdefault(seat, {})
        name, _, choice = words.partition(" ")
        known = {order.name: order for order in self.game.orders}
        if not known:
            self.say("play-no-orders")
        elif name in known and choice.strip() in known[name].choices:
            given[name] = choice.strip()
        for order in known.values():
            label = escape(self.game.say(order.label, self.language))
            now = given.get(order.name, order.choices[0])
            choices = " | ".join(f"[bold]{each}[/bold]" if each == now else each for each in order.choices)
            key = f"order-{order.name}-{now}"
            meaning = (
                self.game.say(Text(key), self.language) if self.game.texts.has(key, self.language) else now
            )
            self.print(f"  o {order.name} {choices}   [dim]{label}: {escape(meaning)}[/dim]")

    # -- help --------------------------------------------------------------------------------------------------

    def help(self, seat: int, about: str, actions: list[int]) -> None:
        """`?` explains the prompt, `? 3` an action, `? fd-2` rules, `? notation` why something is not possible."""
        if not about:
            self.print(escape(" ".join(self.game.say(Text("game-blurb"), self.language).split())))
            self.say("play-help")
        elif about.isdecimal() and 1 <= int(about) <= len(actions):
            self.explain(actions[int(about) - 1], seat)
        else:
            self.look_up(seat, about.removeprefix("rules").strip(), actions)

    def look_up(self, seat: int, about: str, actions: list[int]) -> None:
        """An action by its short text, legal or not; of a single word everything that has it in it."""
        position = self.play.position
        if any(rule.id.startswith(about) for rule in self.game.rules.rules):
            self.show_rules(about)
            return
        try:
            action = self.game.parse(position, about)
        except NotationError:
            words = about.lower()
            found = [each for each in actions if words in self.game.notate(position, each).lower()]
            for each in found:
                number = actions.index(each) + 1
                self.print(f"[cyan]{number:4}[/cyan]  {escape(self.describe(each, seat))}")
            if not self.show_rules(words) and not found:
                self.say("play-not-a-move", line=about)
            return
        if position.refusal(action, seat) == 0:
            self.explain(action, seat)
        else:
            self.print(escape(self.game.why_not(position, action, self.language, seat)))
            if " " not in about:
                self.show_rules(about.lower())

    def show_rules(self, words: str) -> bool:
        """Print the rules whose id begins so, or that have the words in their text; all without words."""
        found = [
            rule
            for rule in self.game.rules.rules
            if rule.id.startswith(words) or words in rule.text(self.language).lower()
        ]
        for rule in found:
            self.print(f"[cyan]{rule.id}[/cyan]  {escape(rule.text(self.language))}")
        return bool(found)

    def explain(self, action: int, seat: int) -> None:
        """What an action does, by its preview and the rules behind it."""
        position = self.play.position
        self.print(
            f"[bold]{escape(self.describe(action, seat))}[/bold]  [dim]{self.game.notate(position, action)}[/dim]"
        )
        events = self.game.preview(position, action, seat)
        for event in events:
            self.print(f"  {escape(self.game.tell(event, self.names, self.language))}")
        for rule in dict.fromkeys(event.rule for event in events):
            self.print(f"  [cyan]{rule}[/cyan]  {escape(self.game.rules[rule].text(self.language))}")
        after = position.copy()
        after.apply(action, seat)
        if after.to_act in (CHANCE, OVER) or seat not in after.waiting:
            self.say("play-final")
        else:
            self.say("play-then", question=self.game.say(self.game.question(after, seat), self.language))

    # -- showing -----------------------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """The whole board: at the beginning of a turn, and whenever it is asked for."""
        self.drawn_for = seat
        lines = self.board(seat)
        self.console.print(*lines, sep="\n")
        self.shown = Counter(words(line) for line in lines)

    def draw_changes(self, seat: int) -> None:
        """The lines of the board that are not as they were last shown: within a turn little changes."""
        lines, before = self.board(seat), self.shown
        self.shown = Counter(words(line) for line in lines)
        for empty, part in groupby(lines, key=lambda line: not words(line)):
            changed = [] if empty else [line for line in part if not seen(before, words(line))]
            if len(changed) > MOST_CHANGES:
                self.say("play-much-changed", count=len(changed))
            else:
                for line in changed:
                    self.console.print(line)

    def board(self, seat: int) -> list[Line]:
        """The board, line by line as it stands on the screen."""
        drawn = self.game.draw(self.play.position, seat, self.language, self.names)
        lines = self.console.render_lines(drawn, pad=False)
        board = [Line.assemble(*[(part.text, part.style or "") for part in line]) for line in lines]
        for line in board:
            line.rstrip()
        return board

    def show_actions(self, seat: int, actions: list[int], begin: str = "") -> None:
        """List the actions, or those whose short text begins so; in a long list large groups are folded."""
        position = self.play.position
        if not begin:
            question = self.game.say(self.game.question(position, seat), self.language)
            self.print(f"\n[bold]{escape(question)}[/bold]")
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="cyan")
        table.add_column()
        table.add_column(style="dim")
        numbered = enumerate((self.game.notate(position, action) for action in actions), 1)
        listed = {number: notation for number, notation in numbered if notation.startswith(begin)}
        sizes = Counter(notation.split(" ")[0] for notation in listed.values())
        heads = {number: self.head(notation, begin, sizes) for number, notation in listed.items()}
        groups = Counter(heads.values())
        shown: set[str] = set()
        for number, head in heads.items():
            if head in shown:
                continue
            shown.add(head)
            action, sentence = actions[number - 1], escape(self.describe(actions[number - 1], seat))
            if groups[head] == 1:
                final = " ▸" if self.game.ends_draft(position, action, seat) else ""
                table.add_row(str(number), f"{sentence}[red]{final}[/red]", escape(listed[number]))
            else:
                more = self.texts.format(text("play-folded", count=groups[head], word=head), self.language)
                table.add_row(f"{number}…", f"{sentence} [dim]{escape(more)}[/dim]", escape(f"{head} …"))
        self.console.print(table)

    def head(self, notation: str, begin: str, sizes: Counter[str]) -> str:
        """The first words of a short text, which stand for it and others in a long list; all if it is not folded."""
        parts = notation.split(" ")
        if not begin and parts[0] in self.game.any_time:
            return parts[0] if sizes[parts[0]] > LARGE_GROUP else notation
        if sizes[parts[0]] <= LONG_GROUP:
            return notation
        return " ".join(parts[: len(begin.split()) + 1 if begin else 2])

    def score_sheet(self) -> None:
        table = Table()
        table.add_column("")
        for name in self.names:
            table.add_column(escape(name), justify="right")
        lines = self.game.score_sheet(self.play.position)
        for line in lines:
            style = "bold" if line is lines[-1] else ""
            label = escape(self.game.say(line.label, self.language))
            table.add_row(label, *(str(points) for points in line.points), style=style)
        self.console.print(table)

    def finish(self) -> None:
        position = self.play.position
        self.console.print(self.game.draw(position, None, self.language, self.names))
        self.score_sheet()
        winners = [self.names[seat] for seat in position.winners()]
        if winners:
            points = max(position.scores()[seat] for seat in position.winners())
            self.say("play-won", names=", ".join(winners), count=len(winners), points=points)
        elif position.seats == 1:
            self.say("play-not-enough", names=self.names[0], points=position.scores()[0])
        else:
            self.say("play-nobody-won")
        self.say("play-record", file=str(self.file))

    def print_events(self, events: list[Event]) -> None:
        for event in events:
            self.print(f"  {escape(self.game.tell(event, self.names, self.language))}")

    def describe(self, action: int, seat: int) -> str:
        return self.game.describe(self.play.position, action, self.language, seat, self.names)

    def say(self, key: str, **args: int | str) -> None:
        self.print(escape(self.texts.format(Text(key, dict(args)), self.language)))

    def print(self, line: str) -> None:
        self.console.print(line, soft_wrap=not self.console.is_terminal)

    def read(self, prompt: str) -> str:
        sys.stdout.flush()
        return self.console.input(f"[bold]{escape(prompt)}[/bold]").strip()

    def save(self) -> None:
        """Keep the record, and beside it the secret of the dice as long as the game runs."""
        try:
            self.play.record.save(self.file)
            secret = _secret_file(self.file)
            if self.play.record.result is not None:
                secret.unlink(missing_ok=True)
            elif isinstance(self.play.dice, FairDice) and self.play.record.fair is not None:
                secret.touch(mode=0o600)
                secret.write_text(self.play.dice.secret.hex())
        except OSError as error:
            raise BottegaError(
                f"cannot save the game to {self.file}: {error.strerror}; name another file with --save FILE"
            ) from error


def seen(shown: Counter[str], line: str) -> bool:
    """Whether the line was there, as often as it is there now."""
    shown[line] -= 1
    return shown[line] >= 0


def words(line: Line) -> str:
    """What a line of the board says, without the spaces and frames around it, which move when anything grows."""
    return " ".join(re.sub("[\u2500-\u257f]", " ", line.plain).split())
