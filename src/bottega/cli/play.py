"""`bottega play`: a game at this screen."""

from __future__ import annotations

import shlex
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from bottega import bots as all_bots
from bottega.bots import DEFAULT_BOT
from bottega.cli.options import read_options
from bottega.cli.records import open_record
from bottega.cli.terminal import Terminal, secret_file
from bottega.core.chance import Dice, FairDice, SeededDice
from bottega.core.errors import BottegaError, OptionError
from bottega.core.home import find_record, records_folder
from bottega.core.languages import LANGUAGES, unknown
from bottega.core.play import Play
from bottega.core.record import HAND, MIXED, SEED, Fair, RecordSeat
from bottega.core.registry import game as find_game
from bottega.core.registry import game_names
from bottega.core.rng import Rng
from bottega.core.texts import Texts, text


class Setup(msgspec.Struct):
    """The options given on the command line."""

    game: str | None
    players: int | None
    people: list[str]
    bots: list[str]
    language: str
    options: list[str]
    content: str | None
    dice: str | None
    seed: int | None
    save: str | None
    resume: str | None


def play_in_terminal(setup: Setup) -> None:
    if setup.language not in LANGUAGES:
        raise unknown(setup.language)
    if setup.dice not in (None, "fair", "hand"):
        raise OptionError(f"--dice must be fair or hand, not {setup.dice!r}")
    play, file = _resume(setup) if setup.resume else _begin(setup)
    seed = time.time_ns() if setup.seed is None else setup.seed
    Terminal(play, setup.language, file, seed).run()


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
    shown = people + [shown_name(name, setup.language) for name in names[len(people) :]]
    ghosts = game.start(players, **options).seats - players
    seats = [RecordSeat(name) for name in people]
    seats += [
        RecordSeat(distinct(shown, at), bot=name) for at, name in enumerate(names[len(people) :], len(people))
    ]
    ghost_names = [text("play-ghost", number=number + 1) for number in range(ghosts)]
    seats += [RecordSeat(texts.format(name, setup.language)) for name in ghost_names]
    dice: Dice = FairDice.fresh(players) if setup.seed is None else SeededDice(setup.seed)
    by_hand = setup.dice == "hand"
    play = Play.start(game, players, options, seats, None if by_hand else dice)
    play.record.dice = HAND if by_hand else SEED if setup.seed is not None else None
    file = Path(setup.save) if setup.save else _new_file(game.name)
    if file.exists():
        raise OptionError(f"{file} already exists; continue it with --resume {file}, or name another file")
    return play, file


def shown_name(bot: str, language: str) -> str:
    """A bot's name at the table: for a level its name and strength, otherwise as given."""
    return all_bots.label(bot, language) if bot.partition(":")[0] in all_bots.LEVELS else bot


def distinct(names: list[str], number: int) -> str:
    """The name of a bot, numbered from the second one with that name on: greedy, greedy 2."""
    before = names[:number].count(names[number])
    return f"{names[number]} {before + 1}" if before else names[number]


def _resume(setup: Setup) -> tuple[Play, Path]:
    file = find_record(setup.resume or "")
    game, record = open_record(file, setup.content)
    for seat in record.seats:
        if all_bots.is_program(seat.bot or "") and seat.bot not in setup.bots:
            told = f"--bots {shlex.quote(seat.bot or '')}"
            raise OptionError(f"in {file} the program {seat.bot!r} plays; if you want it to run, add {told}")
    by_hand = record.dice == HAND if setup.dice is None else setup.dice == "hand"
    dice = FairDice.fresh(record.players)
    kept = _stored_dice(file, record.fair) if record.fair is not None and not by_hand else None
    if kept is not None:
        dice = kept
    elif record.fair is not None or record.dice != (HAND if by_hand else None):
        record.fair, record.dice = None, MIXED
    play = Play.resume(game, record, None if by_hand else dice)
    return play, Path(setup.save) if setup.save else file


def _stored_dice(file: Path, fair: Fair) -> FairDice | None:
    """The dice with which the game began, if their secret is still there."""
    try:
        secret = bytes.fromhex(secret_file(file).read_text().strip())
    except (OSError, ValueError):
        return None
    dice = FairDice(secret, fair.words, fair.next_number)
    return dice if dice.commitment == fair.commitment else None


def _new_file(game: str) -> Path:
    """A new file among the records; if they cannot be written, a temporary file and a message."""
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
