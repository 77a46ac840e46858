"""`bottega replay`, `bottega verify` and `bottega analyze`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from bottega.cli.options import check_counts
from bottega.cli.simulate import progress_bar
from bottega.core import record as records
from bottega.core.errors import RecordError
from bottega.core.game import Game
from bottega.core.home import find_record
from bottega.core.play import Play
from bottega.core.position import CHANCE, Position
from bottega.core.record import DAY, GUIDE, HAND, MIXED, SEED, Record
from bottega.core.registry import game as find_game
from bottega.core.registry import game_for
from bottega.core.replaying import adaptations, first_position, replay
from bottega.core.verifying import Proof, Receipt, times, verify, verify_receipt, verify_seal
from bottega.lab.analyze import GameAnalysis, analyze, in_words

UNPROVED = {
    SEED: "The dice follow from a seed (--seed): whoever knows it could foresee them, so they prove nothing.",
    HAND: "The dice were entered by people: Bottega did not roll them, and nothing can be proved about them.",
    DAY: "The record says that the dice are those of a day, but does not prove it.",
    GUIDE: "A guide set the first dice, and the record does not prove the others.",
    MIXED: "The dice come from several sources, and the record proves none of them.",
    None: "The record does not say where the dice come from: nothing can be proved about them.",
}
"""What to say about dice without a commitment."""


def open_record(file: str | Path, content: str | None) -> tuple[Game, Record]:
    """A record and its game, with the content it was played with, or the given one."""
    record = records.load(find_record(file))
    return game_for(record) if content is None else find_game(record.game, content), record


def print_record(file: str, move: int | None, language: str, content: str | None) -> None:
    game, record = open_record(file, content)
    names = [seat.name for seat in record.seats]
    console = Console()
    if move is not None:
        play = Play.resume(game, record, moves=move)
        console.print(game.draw(play.position, None, language, names))
        return
    console.print(f"[bold]{game.title(language)}[/bold]: {', '.join(names)}")
    before = first_position(game, record)
    for step in replay(game, record):
        if step.from_dump:
            console.print(f"[dim]{step.moves}[/dim] shown as it was recorded: the rules have changed since")
            console.print(game.draw(step.position, None, language, names))
        elif step.moves:
            if not step.made:
                skipped = record.moves[step.moves - 1]
                console.print(f"[dim]{step.moves:4} {skipped}: not asked any more[/dim]", highlight=False)
            for action, seat in step.made:
                print_move(console, game, before, action, seat, step.moves, names, language)
                before.play(action, seat)
            before = step.position
    console.print(game.draw(before, None, language, names))
    if record.result is not None:
        for name, points in zip(names, record.result.scores, strict=True):
            console.print(f"{name}: {points}")


def print_move(
    console: Console,
    game: Game,
    before: Position,
    action: int,
    seat: int,
    number: int,
    names: list[str],
    language: str,
) -> None:
    """Print one move of a record and what it did; `before` is the position in which it was made."""
    who = "" if before.to_act == CHANCE else f"{names[seat]}: "
    sentence = game.describe(before, action, language, seat, names)
    console.print(f"[dim]{number:4}[/dim] {who}{sentence}", highlight=False)
    for event in game.preview(before, action, seat):
        console.print(f"       [dim]{game.tell(event, names, language)}[/dim]", highlight=False)


def read_receipt(file: Path) -> Receipt:
    """What a browser kept about a table, as saved by the page."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Receipt)
    except OSError as error:
        raise RecordError(f"cannot read {file}: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"{file} is not a file that the page saved about a table: {error}") from error


def verify_record(
    file: str, content: str | None, seal: str | None, word: str | None, kept: Path | None
) -> None:
    game, record = open_record(file, content)
    if seal is not None or word is not None:
        verify_seal(record, seal, word)
    receipt = read_receipt(kept) if kept is not None else Receipt()
    verify_receipt(record, receipt)
    proof = verify(game, record)
    console = Console()
    rolls = sum(move.startswith("*") for move in record.moves)
    console.print(f"{len(record.moves)} moves of {game.name}, all legal; {rolls} of them rolls or draws.")
    if record.fair is None:
        console.print(UNPROVED[record.dice])
    elif proof is None:
        until = "game and day are" if record.dice == DAY else "the game is"
        console.print(
            f"The secret of the dice is not published until {until} over: they cannot be checked yet."
        )
    else:
        sealed = seal is not None or receipt.commitment is not None
        print_proof(console, record, proof, sealed, word is not None or bool(receipt.words))
    if kept is not None:
        console.print("Everything matches what was kept while the game was played.")
    if record.result is None:
        ended = record.fair is not None and record.fair.secret is not None
        console.print("The game was ended without a result." if ended else "The game is not over.")
    else:
        console.print(f"The score is right: {record.result.scores}.")
    if record.rules != game.rules_version:
        print_adapted(console, game, record)


def print_adapted(console: Console, game: Game, record: Record) -> None:
    """Print where the moves of an old record were adapted."""
    console.print(
        f"The record follows rules {record.rules} of {game.name}; this Bottega has {game.rules_version}."
    )
    words = {
        "skipped": "{} answers a question that is not asked any more",
        "added": "{} was missing, and is added",
        "later": "{} comes later now",
        "differs": "the round ends a little differently from the record",
    }
    for change in adaptations(game, record):
        text = words[change.kind].format(change.notation)
        console.print(f"  move {change.move}: {text}", highlight=False)


def print_proof(console: Console, record: Record, proof: Proof, sealed: bool, own_word: bool) -> None:
    """Print what the dice prove, and to whom. The seal and a word are those that somebody kept, if they kept them."""
    if record.dice == DAY:
        print_day(console, record, proof)
        return
    if proof.rolls:
        console.print(
            f"{count(proof.rolls, 'roll follows', 'rolls follow')} from the secret of the commitment, the words and "
            "consecutive numbers."
        )
    else:
        console.print("No roll of this record is proved.")
    if proof.after and record.dice == GUIDE:
        console.print(f"A guide set the dice of the first {proof.after} moves: they are not proved.")
    elif proof.after:
        console.print(f"The first {proof.after} moves were made elsewhere: their rolls are not proved.")
    if proof.dropped:
        console.print(
            f"{count(proof.dropped, 'roll was', 'rolls were')} made and not used: the record says that moves were "
            "taken back in the terminal, or that the table continued with newer rules. Otherwise the dice were chosen."
        )
    if proof.taken_back:
        console.print(
            f"The record says that people took moves back {times(proof.taken_back)}: it has these moves, and their "
            f"{count(proof.rolls_back, 'roll is', 'rolls are')} right too. Only those who agreed know whether they did."
        )
    if proof.rolls and sealed and own_word:
        console.print(
            "The commitment and the word are those that you kept: the server had fixed its secret before it knew "
            "your word."
        )
    elif proof.rolls and sealed:
        console.print("The commitment is the one that you kept; none of these words is known to be yours.")
    elif proof.rolls:
        console.print(
            "This is a proof for whoever kept the commitment and their own word: use --commitment HASH --word WORD, or "
            "--kept FILE."
        )
    names = [record.seats[seat].name for seat in proof.own_words]
    if names:
        console.print(f"These players brought their own words, and should know them: {', '.join(names)}.")
    else:
        console.print("All words are derived from the secret: nobody brought one.")


def print_day(console: Console, record: Record, proof: Proof) -> None:
    """Print what is proved about the dice of a day."""
    console.print(
        f"The dice are those of the day {record.day}: all {proof.rolls} follow from its secret, the round and the die, "
        "so everybody who played with this secret had the same."
    )
    console.print(
        "The hash of the secret, which the server publishes the day before, proves that it was fixed by then: "
        "use --commitment HASH. Nothing proves that a player did not know the dice: one can play as another guest."
    )


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def print_analysis(file: str, iterations: int, language: str, content: str | None, json: bool) -> None:
    check_counts(iterations=iterations)
    game, record = open_record(file, content)
    found: GameAnalysis | None = None
    with progress_bar() as progress:
        task = progress.add_task(game.name, total=len(record.moves))
        for item in analyze(game, record, iterations):
            if isinstance(item, GameAnalysis):
                found = item
            else:
                progress.update(task, completed=item)
    assert found is not None
    if json:
        print(msgspec.json.encode(found).decode())
        return
    Console().print(in_words(found, game, record, language), markup=False, highlight=False)
