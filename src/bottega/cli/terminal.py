"""A game at a terminal: what happened, a short board, the question, and what people type."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.status import Status
from rich.table import Table
from rich.text import Text as Line

from bottega.bots import Bot, guarded
from bottega.cli.hand_dice import FEW, parts_of
from bottega.cli.listing import END, Item, NumberedList, wrapped
from bottega.core.chance import FairDice
from bottega.core.errors import BottegaError, NotationError
from bottega.core.game import Game, leaves
from bottega.core.languages import typographic
from bottega.core.outcomes import Outcomes
from bottega.core.play import Mark, Play
from bottega.core.position import CHANCE, OVER, Event
from bottega.core.rng import Rng
from bottega.core.texts import Text, Texts, text

MOST_LINES = 40
"""The most lines printed between two prompts; fewer if the screen is smaller."""
NEWS = 3
"""News may take one line in three, even if options have to be folded for it."""


class Quit(Exception):
    """A player has quit."""


class Terminal:
    """A play, the people at this screen, and the bots, which use the seed."""

    def __init__(
        self, play: Play, language: str, file: Path, seed: int, console: Console | None = None
    ) -> None:
        self.play = play
        self.game: Game = play.game
        self.language = language
        self.file = file
        self.console = console or Console(highlight=False)
        self.wraps = self.console.is_terminal
        self.texts = Texts("bottega.cli")
        self.names = [seat.name for seat in play.record.seats]
        self.bots: dict[int, Bot] = {
            number: guarded(seat.bot, Rng(seed, number))
            for number, seat in enumerate(play.record.seats)
            if seat.bot is not None
        }
        self.draft = self.stored_draft()
        self.typed: list[Mark] = []
        self.orders: dict[int, dict[str, str]] = {}
        self.news: list[Event] = []
        self.silent: dict[int, str] = {}
        self.notes: list[str] = []
        self.last_news: list[Line] = []
        self.drawn_for = -1
        self.shown: Counter[str] = Counter()
        self.thinking: Status | None = None
        self.printed = 0

    # -- the course of the game --------------------------------------------------------------------------------

    def run(self) -> None:
        self.print(f"[bold]{escape(self.game.title(self.language))}[/bold]")
        self.say("play-welcome")
        try:
            while self.play.position.to_act != OVER:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.stop_thinking()
            self.save()
            self.print("")
            self.say("play-saved", file=str(self.file))
            self.say("play-resume", file=str(self.file))
            return
        self.stop_thinking()
        self.save()
        self.finish()

    def step(self) -> None:
        """Make one roll or one decision."""
        position = self.play.position
        if position.to_act == CHANCE:
            if self.play.dice is None:
                self.ask_for_dice()
            else:
                self.news += self.play.roll()
            self.save()
            return
        seat = next((seat for seat in position.waiting if seat in self.bots), position.waiting[0])
        if seat in self.bots:
            self.play_bot(seat)
            return
        standing = self.game.standing_action(position, seat, self.orders.get(seat, {}))
        if standing is not None:
            self.news += self.play.act(standing, seat)
            self.save()
            return
        self.ask(seat)

    def play_bot(self, seat: int) -> None:
        """Let a bot decide. A move without events is reported only if there is nothing else to report about the bot."""
        if self.console.is_terminal and self.thinking is None:
            self.thinking = self.console.status(self.texts.format(Text("play-thinking"), self.language))
            self.thinking.start()
        action = self.bots[seat].choose(self.play.position.copy(), seat)
        self.silent[seat] = self.game.tell_move(self.play.position, action, self.language, seat, self.names)
        self.news += self.play.act(action, seat)
        self.save()

    def stop_thinking(self) -> None:
        if self.thinking is not None:
            self.thinking.stop()
            self.thinking = None

    # -- real dice ---------------------------------------------------------------------------------------------

    def ask_for_dice(self) -> None:
        """Let people type what real dice show: one die or draw at a time, or many in one line."""
        outcomes = self.outcomes()
        if len(outcomes.outcomes) == 1:
            self.news += self.play.outcome(outcomes.outcomes[0])
            return
        self.show(self.take_news(self.room() - 2))
        self.print(f"[bold]{escape(outcomes.question)}[/bold]")
        if len(outcomes.outcomes) > FEW:
            self.say("play-many-outcomes", count=len(outcomes.outcomes))
        elif not outcomes.notations_suffice():
            self.print(escape("  ".join(outcomes.choices())))
        line = self.read(f"{self.texts.format(Text('play-dice'), self.language)}> ")
        word, _, rest = line.partition(" ")
        if word in ("q", "quit"):
            raise Quit
        if word in ("u", "undo"):
            self.undo_die()
        elif word in ("b", "board"):
            self.draw(None, rest.strip())
        elif line.startswith("?"):
            self.say("play-help-dice")
            self.print(escape(", ".join(outcomes.choices())))
        else:
            self.enter_dice(parts_of(line, outcomes))

    def enter_dice(self, parts: list[str]) -> None:
        """Pass what was typed to the position, as long as dice are due and the outcomes are possible."""
        for number, part in enumerate(parts):
            if self.play.position.to_act != CHANCE:
                self.say("play-dice-left", line=" ".join(parts[number:]))
                return
            outcomes = self.outcomes()
            outcome = outcomes.find(part)
            if outcome is None:
                self.say("play-not-dice", line=part, question=outcomes.question)
                return
            self.typed.append(self.play.mark())
            self.news += self.play.outcome(outcome)

    def outcomes(self) -> Outcomes:
        return Outcomes(self.game, self.play.position, self.language, self.names)

    def undo_die(self) -> int | None:
        """Take back the last die that was typed, and what bots have decided since; but not past a person's turn."""
        if not self.typed:
            self.say("play-nothing-to-undo")
            return None
        self.go_back(self.typed.pop())
        self.drawn_for = -1
        return -1

    # -- a person's decision -----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Let a person take an action or take one back."""
        listing = NumberedList(self.game, self.play.position, seat, self.language, self.names, self.texts)
        self.show_turn(seat, listing)
        while True:
            action = self.command(self.read(f"{self.names[seat]}> "), seat, listing)
            if action is None:
                continue
            if action >= 0:
                self.act(action, seat)
            return

    def act(self, action: int, seat: int) -> None:
        mark = self.play.mark()
        self.news += self.play.act(action, seat)
        if leaves(self.play.position, seat):
            self.draft.clear()
            self.typed.clear()
            self.drawn_for = -1
        else:
            self.draft.append(mark)
        self.save()

    def command(self, line: str, seat: int, listing: NumberedList) -> int | None:
        """Handle a line: return an action, -1 to ask again in the new position, or None to read another line."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.isdecimal():
            item = listing.by_number(int(word))
            if item is not None:
                return item.action
            numbers = [item.number for item in listing.items]
            self.say("play-no-number", number=int(word), first=min(numbers), last=max(numbers))
        elif word in ("q", "quit"):
            raise Quit
        elif word in ("u", "undo"):
            return self.undo(len(self.draft) - 1) if self.draft else self.undo_die()
        elif word in ("r", "restart"):
            return self.undo(0) if self.draft else self.undo_die()
        elif word in ("b", "board"):
            self.draw(seat, rest)
            self.printed = 0 if rest or self.printed > self.console.height else self.printed
            if not rest and self.room() >= len(self.options(seat, listing)):
                self.show_options(seat, listing)
        elif word in ("m", "more"):
            self.show_more(listing, rest)
        elif word in ("l", "log"):
            self.show(self.last_news)
        elif word in ("s", "score"):
            self.score_sheet()
        elif word in ("o", "order"):
            self.set_order(seat, rest)
        elif word.startswith("?"):
            self.help(seat, (word[1:] + " " + rest).strip(), listing)
        elif line:
            return self.by_notation(line, seat, listing)
        else:
            self.show_options(seat, listing)
        return None

    def by_notation(self, line: str, seat: int, listing: NumberedList) -> int | None:
        """An action by its short text or the beginning of it; if several match, they are listed."""
        position = self.play.position
        found = listing.starting_with(line)
        if len(found) == 1:
            return found[0].action
        if found:
            self.show_some(listing, found)
            return None
        try:
            action = self.game.parse(position, line)
        except NotationError:
            if not self.explain_beginning(line, seat):
                self.say("play-not-a-move", line=line)
            return None
        self.print(f"[red]{escape(self.game.why_not(position, action, self.language, seat))}[/red]")
        return None

    def explain_beginning(self, words: str, seat: int) -> bool:
        """If actions begin with these words, but none that is possible now: why most of them are not."""
        position, game = self.play.position, self.game
        begun = [
            action
            for action in range(game.action_count)
            if f"{game.notate(position, action)} ".startswith(f"{words.lower()} ")
        ]
        reasons = Counter(game.why_not(position, action, self.language, seat) for action in begun)
        if not reasons or "" in reasons:
            return False
        self.say("play-none-now", line=words)
        self.print(f"[red]{escape(reasons.most_common(1)[0][0])}[/red]")
        return True

    def undo(self, keep: int) -> int | None:
        """Go back to the draft's step number `keep`."""
        self.go_back(self.draft[keep])
        del self.draft[keep:]
        return -1

    def go_back(self, mark: Mark) -> None:
        self.play.restore(mark)
        self.news.clear()
        self.silent.clear()
        self.save()
        self.notes = [self.texts.format(Text("play-undone"), self.language)]

    def stored_draft(self) -> list[Mark]:
        """The steps at the end of a resumed record that can still be taken back: those of the seat to act."""
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

    def help(self, seat: int, about: str, listing: NumberedList) -> None:
        """`?` explains the prompt, `? 3` an action, `? fd-2` rules, `? notation` why something is not possible."""
        item = listing.by_number(int(about)) if about.isdecimal() else None
        if not about:
            self.print(escape(" ".join(self.game.say(Text("game-blurb"), self.language).split())))
            example = max(listing.items, key=lambda item: (item.number != END, -item.number)).notation
            self.say("play-help", move=example, word=example.partition(" ")[0])
        elif item is not None:
            self.explain(item.action, seat)
        else:
            self.look_up(seat, about.removeprefix("rules").strip(), listing)

    def look_up(self, seat: int, about: str, listing: NumberedList) -> None:
        """An action by its short text, legal or not; for a single word, everything that contains it."""
        position = self.play.position
        if any(rule.id.startswith(about) for rule in self.game.rules.rules):
            self.show_rules(about)
            return
        try:
            action = self.game.parse(position, about)
        except NotationError:
            words = about.lower()
            found = [item for item in listing.items if words in item.notation.lower()]
            self.show(listing.sentences(self.console, found))
            explained = not found and self.explain_beginning(about, seat)
            if not self.show_rules(words) and not found and not explained:
                self.say("play-not-a-move", line=about)
            return
        if position.refusal(action, seat) == 0:
            self.explain(action, seat)
        else:
            said = self.describe(action, seat)
            self.print(f"[bold]{escape(said)}[/bold]")
            self.print(escape(self.without(self.game.why_not(position, action, self.language, seat), said)))
            if " " not in about:
                self.show_rules(about.lower())

    def without(self, text: str, said: str) -> str:
        """The text without the rules that were already told in what was said before."""
        for rule in self.game.rules.rules:
            told = rule.text(self.language)
            if told in said and told in text:
                text = " ".join(text.replace(told, "").split())
        return text

    def show_rules(self, words: str) -> bool:
        """Print the rules whose id begins with these words or whose text contains them; without words, all rules."""
        words = typographic(words)
        found = [
            rule
            for rule in self.game.rules.rules
            if rule.id.startswith(words) or words in rule.text(self.language).lower()
        ]
        for rule in found:
            self.print(f"[cyan]{rule.id}[/cyan]  {escape(rule.text(self.language))}")
        return bool(found)

    def explain(self, action: int, seat: int) -> None:
        """Print what an action does: its preview and the rules behind it."""
        position = self.play.position
        said = self.describe(action, seat)
        self.print(f"[bold]{escape(said)}[/bold]  [dim]{self.game.notate(position, action)}[/dim]")
        events = self.game.preview(position, action, seat)
        for line in self.game.tell_together(events, self.names, self.language):
            self.print(f"  {escape(line)}")
        ruins = self.game.ruins(position, action, self.language, seat)
        if ruins:
            self.print(f"  [red]✕ {escape(self.game.warning(ruins, self.language))}[/red]")
        for rule in dict.fromkeys(event.rule for event in events):
            told = self.game.rules[rule].text(self.language)
            if told not in said:
                self.print(f"  [cyan]{rule}[/cyan]  {escape(told)}")
        after = position.copy()
        after.apply(action, seat)
        if leaves(after, seat):
            self.say("play-final")
        else:
            self.say("play-then", question=self.game.say(self.game.question(after, seat), self.language))

    # -- showing -----------------------------------------------------------------------------------------------

    def room(self) -> int:
        """How many more lines may be printed before the next prompt."""
        return min(self.console.height - 2, MOST_LINES) - self.printed

    def show_turn(self, seat: int, listing: NumberedList) -> None:
        """Print what happened, the short board, the question and the options, in the lines available.

        Within a turn only the lines of the board that have changed are printed. If not everything fits, first the news
        are cut, then options are folded.
        """
        board = self.short_board(seat)
        question = self.question(seat)
        room = self.room() - len(board) - len(question)
        news = self.take_news(max(room // NEWS, room - len(listing.lines(self.console, room))), seat)
        options = listing.lines(self.console, room - len(news))
        gap = [Line()] if len(news) + len(options) < room else []
        self.show(news + board + gap + question + options)

    def show_options(self, seat: int, listing: NumberedList) -> None:
        self.show(self.options(seat, listing))

    def options(self, seat: int, listing: NumberedList) -> list[Line]:
        """The question and the list, in the lines that are left."""
        question = self.question(seat)
        return question + listing.lines(self.console, self.room() - len(question))

    def question(self, seat: int) -> list[Line]:
        asked = self.game.say(self.game.question(self.play.position, seat), self.language)
        return wrapped(Line(asked, "bold"), self.console)

    def show_more(self, listing: NumberedList, words: str) -> None:
        """Print all options, or one group, unfolded."""
        found = listing.group(words) if words else listing.items
        if found:
            self.show_some(listing, found)
        else:
            groups = dict.fromkeys(item.group for item in listing.items if item.group)
            self.say("play-no-group", words=words, groups=", ".join(groups) or "–")

    def show_some(self, listing: NumberedList, found: list[Item]) -> None:
        self.show(listing.all_lines(self.console, found, self.room()))

    def short_board(self, seat: int) -> list[Line]:
        """The short board, or only the lines that have changed since the seat last saw it."""
        drawn = self.game.draw_short(self.play.position, seat, self.language, self.names)
        lines = self.rendered(drawn)
        before = self.shown if self.drawn_for == seat else Counter[str]()
        self.drawn_for, self.shown = seat, Counter(line.plain for line in lines)
        return [line for line in lines if not was_shown(before, line.plain)]

    def draw(self, seat: int | None, words: str) -> None:
        """Draw the whole board, or the sheet of a player, given by number or by the beginning of the name."""
        position = self.play.position
        if not words:
            self.show(self.rendered(self.game.draw(position, seat, self.language, self.names)))
            return
        found = [at for at, name in enumerate(self.names) if name.lower().startswith(words.lower())]
        exact = [at for at in found if self.names[at].lower() == words.lower()]
        if words.isdecimal() and 1 <= int(words) <= len(self.names):
            exact = exact or [int(words) - 1]
        if len(exact or found) != 1:
            self.say("play-no-player", words=words, names=", ".join(self.names))
            return
        whose = (exact or found)[0]
        self.show(self.rendered(self.game.draw_sheet(position, whose, seat, self.language, self.names)))

    def take_news(self, most: int, seat: int = -1) -> list[Line]:
        """What happened since the last prompt; only the latest if it is too much. `l` prints all of it.

        What happened to the seat itself, such as its roll, is left out last.
        """
        self.stop_thinking()
        told = self.notes + self.game.tell_together(self.news, self.names, self.language)
        spoke = {event.seat for event in self.news}
        told += [move for seat, move in self.silent.items() if seat not in spoke]
        self.news, self.silent, self.notes = [], {}, []
        lines = [wrapped(Line(f"  {line}", "dim"), self.console) for line in told]
        self.last_news = [part for line in lines for part in line]
        if len(self.last_news) <= most:
            return self.last_news
        others = [at for at, own in enumerate(self.own_lines(told, seat)) if not own]
        left_out: set[int] = set()
        for at in [*others, *(at for at in range(len(lines)) if at not in others)]:
            if sum(len(line) for number, line in enumerate(lines) if number not in left_out) < most:
                break
            left_out.add(at)
        kept = [part for at, line in enumerate(lines) if at not in left_out for part in line]
        kept = kept or self.last_news[1 - most :]
        left = self.texts.format(text("play-earlier", count=len(self.last_news) - len(kept)), self.language)
        return [Line(f"  {left}", "dim"), *kept]

    def own_lines(self, told: list[str], seat: int) -> list[bool]:
        """Which lines are about the seat, or about dice that it rolled in the line before."""
        own: list[bool] = []
        for line in told:
            named = [at for at, name in enumerate(self.names) if line.startswith((f"{name} ", f"{name}:"))]
            own.append(seat in named if named else bool(own) and own[-1])
        return own

    def rendered(self, drawn: RenderableType) -> list[Line]:
        """The drawing as lines of the screen."""
        lines = self.console.render_lines(drawn, pad=False)
        board = [Line.assemble(*[(part.text, part.style or "") for part in line]) for line in lines]
        for line in board:
            line.rstrip()
        return board

    def show(self, lines: list[Line]) -> None:
        self.printed += len(lines)
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def score_sheet(self) -> None:
        table = Table()
        table.add_column("")
        for name in self.names:
            table.add_column(escape(name), justify="right")
        lines = self.game.score_sheet(self.play.position)
        for line in lines:
            style = "bold" if line is lines[-1] else ""
            label = escape(self.game.say(line.label, self.language))
            table.add_row(label, *("–" if line.later else str(points) for points in line.points), style=style)
        self.console.print(table)

    def finish(self) -> None:
        position = self.play.position
        self.show(self.take_news(self.room()))
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

    def describe(self, action: int, seat: int) -> str:
        return self.game.describe(self.play.position, action, self.language, seat, self.names)

    def say(self, key: str, **args: int | str) -> None:
        self.print(escape(self.texts.format(Text(key, dict(args)), self.language)))

    def print(self, line: str) -> None:
        said = Line.from_markup(line)
        self.show(self.rendered(said) if self.wraps else list(said.split()))

    def read(self, prompt: str) -> str:
        sys.stdout.flush()
        self.printed = 0
        return self.console.input(f"[bold]{escape(prompt)}[/bold]").strip()

    def save(self) -> None:
        """Save the record and, as long as the game runs, the secret of the dice beside it."""
        try:
            self.play.record.save(self.file)
            secret = secret_file(self.file)
            if self.play.record.result is not None:
                secret.unlink(missing_ok=True)
            elif isinstance(self.play.dice, FairDice) and self.play.record.fair is not None:
                secret.touch(mode=0o600)
                secret.write_text(self.play.dice.secret.hex())
        except OSError as error:
            raise BottegaError(
                f"cannot save the game to {self.file}: {error.strerror}; name another file with --save FILE"
            ) from error


def secret_file(record: Path) -> Path:
    """The file with the secret of the dice: beside the record, not in it, and deleted at the end of the game."""
    return record.with_name(record.name + ".secret")


def was_shown(shown: Counter[str], line: str) -> bool:
    """Whether the line was shown before, as many times as it appears now."""
    shown[line] -= 1
    return shown[line] >= 0
