"""The commands, each with its help; the modules beside this one implement them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from bottega import __version__
from bottega.cli.serving import back_up, put_back, run_server, with_settings
from bottega.cli.signs import print_what_can_be_printed
from bottega.core.errors import BottegaError
from bottega.core.languages import FALLBACK, LANGUAGES, best_language

app = typer.Typer(
    name="bottega",
    help="A workshop for tabletop games: play them, record them, explain them, and build bots for them.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"bottega {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=print_version, is_eager=True),
    ] = False,
) -> None:
    """What stands before the command."""


def default_language() -> str:
    """The language of this computer, if Bottega has texts in it."""
    language = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return best_language(language) or FALLBACK


LANGUAGE = default_language()
KEPT_IN = "BOTTEGA_HOME, or bottega/ in XDG_DATA_HOME or in ~/.local/share"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by name, or module:attribute.")]
ContentSource = Annotated[
    str | None,
    typer.Option(
        "--content", metavar="NAME|FILE", help="The content: one that the game ships, or your own file."
    ),
]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANG",
        help=f"The language: {', '.join(LANGUAGES)}.",
        envvar="BOTTEGA_LANG",
        show_default=True,
    ),
]
OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."
    ),
]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", help="How many processes; this does not change the result.")
]
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Use the Ray cluster at this address; local starts one on this machine.",
    ),
]
Results = Annotated[
    str | None,
    typer.Option("--file", metavar="FILE", help="Where results are kept; a run continues from there."),
]
DatabaseFile = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE",
        envvar="BOTTEGA_DATABASE",
        help=f"The tables, as for serve; else tables.sqlite3 in {KEPT_IN}.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


People = Annotated[
    str, typer.Option("--people", metavar="NAMES", help="Who plays at this screen: Ada,Bruno.")
]
Others = Annotated[
    str, typer.Option("--bots", metavar="BOTS", help="Who takes the other seats: greedy,exe:./mybot.")
]
DiceSource = Annotated[
    str | None,
    typer.Option(
        "--dice", help="fair: rolled here, and checkable (default); hand: you type what real dice show."
    ),
]
DiceSeed = Annotated[int | None, typer.Option("--seed", help="A seed for the dice, to repeat a game.")]
SaveTo = Annotated[
    str | None,
    typer.Option(
        "--save", metavar="FILE", help=f"Where to keep the record; else a file of records/ in {KEPT_IN}."
    ),
]
ResumeFrom = Annotated[
    str | None,
    typer.Option("--resume", metavar="FILE", help="Continue a saved game; its name alone is enough."),
]


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game by name, or module:attribute.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-n", help="How many players, bots included.")
    ] = None,
    people: People = "",
    bots: Others = "",
    lang: Language = LANGUAGE,
    option: OptionList = None,
    content: ContentSource = None,
    dice: DiceSource = None,
    seed: DiceSeed = None,
    save: SaveTo = None,
    resume: ResumeFrom = None,
) -> None:
    """Play in the terminal, with people at this screen and bots.

    At the prompt type the number of an action; [bold]?[/bold] helps, [bold]u[/bold] undoes, [bold]q[/bold]
    saves and quits.
    """
    from bottega.cli.play import Setup, play_in_terminal

    play_in_terminal(
        Setup(
            game=game,
            players=players,
            people=names(people),
            bots=names(bots),
            language=lang,
            options=option or [],
            content=content,
            dice=dice,
            seed=seed,
            save=save,
            resume=resume,
        )
    )


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many players.")] = None,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOTS", help="One bot for all seats, or one for each: greedy,random."),
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-k", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The games are determined by this number.")] = 0,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    option: OptionList = None,
    content: ContentSource = None,
    json: Json = False,
) -> None:
    """Let bots play many games and print the points and wins of each seat. Ctrl-C prints what was finished."""
    from bottega.cli.simulate import run_simulation
    from bottega.lab.workers import make_workers

    by = make_workers(jobs, ray)
    run_simulation(game, players, names(bots), games, seed, by, option or [], content, json)


@app.command()
def engine(
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who decides: maestro, search:500.")] = (
        "maestro"
    ),
) -> None:
    """Decide for other programs: lines on standard input and output, as docs/engine-protocol.md describes."""
    from bottega.cli.engine import run_engine

    run_engine(bot)


@app.command()
def ladder(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="One game; without it the whole table of docs/bots.md."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-k", help="How many games of each match at most.")] = 0,
    seed: Annotated[int, typer.Option("--seed", help="The games are determined by this number.")] = 2026,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    file: Results = None,
    json: Json = False,
) -> None:
    """Measure how strong the levels are, against each other and against greedy."""
    from bottega.cli.strength import run_ladder
    from bottega.lab.workers import make_workers

    run_ladder(game, games, seed, make_workers(jobs, ray), file, json)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOTS", help="Who takes part: maestro,mybots:Mine,exe:./mybot.")
    ],
    reference: Annotated[
        str | None,
        typer.Option("--against", metavar="BOT", help="All play only against this one, not each other."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-k", help="How many games of each pair.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The games are determined by this number.")] = 0,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    option: OptionList = None,
    file: Results = None,
    plot: Annotated[
        str | None, typer.Option("--plot", metavar="FILE", help="Draw the ratings: an SVG, PNG or PDF file.")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play each other, two at a table, and rate them."""
    from bottega.cli.strength import run_tournament
    from bottega.lab.workers import make_workers

    by = make_workers(jobs, ray)
    run_tournament(game, names(bots), reference, games, seed, by, option or [], file, plot, json)


@app.command()
def report(
    game: GameName,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-n", help="How many players; may be given several times."),
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOTS", help="One bot for all seats, or one for each.")
    ] = "lavorante",
    games: Annotated[
        int, typer.Option("--games", "-k", help="How many games for each number of players.")
    ] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The games are determined by this number.")] = 0,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    option: OptionList = None,
    content: ContentSource = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option("--compare", metavar="A B", help="Two contents: what does the second change?"),
    ] = None,
    file: Results = None,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="The page to write; its numbers go beside it.")
    ] = "report.html",
) -> None:
    """Study the balance of a game: seats, length, luck, and the effect of each component for those who use it."""
    from bottega.cli.report import run_report
    from bottega.lab.workers import make_workers

    contents: list[str | None] = [*compare] if compare else [content]
    by = make_workers(jobs, ray)
    run_report(game, players or [], names(bots), games, seed, by, option or [], contents, file, out)


@app.command()
def train(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many players.")] = None,
    generations: Annotated[
        int, typer.Option("--generations", help="How many rounds of playing and learning.")
    ] = 3,
    games: Annotated[int, typer.Option("--games", "-k", help="How many games in each generation.")] = 6000,
    matches: Annotated[
        int, typer.Option("--matches", help="How many games against greedy decide which weights are best.")
    ] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The games are determined by this number.")] = 1,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    folder: Annotated[
        str | None,
        typer.Option("--folder", metavar="FOLDER", help="Where the run is kept; it continues from there."),
    ] = None,
    option: OptionList = None,
    content: ContentSource = None,
) -> None:
    """Learn the value of positions by self-play. Prints a line of JSON for each step."""
    from bottega.cli.strength import run_training
    from bottega.lab.workers import make_workers

    course = {"generations": generations, "games": games, "matches": matches, "seed": seed}
    run_training(game, players, option or [], content, course, make_workers(jobs, ray), folder)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A saved record.")],
    move: Annotated[
        int | None, typer.Option("--move", "-m", help="Show the board after this many moves.")
    ] = None,
    lang: Language = LANGUAGE,
    content: ContentSource = None,
) -> None:
    """Print a recorded game move by move, or show its board after any move."""
    from bottega.cli.records import print_record

    print_record(file, move, lang, content)


@app.command("analyze")
def analyze_record(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A saved record.")],
    iterations: Annotated[
        int, typer.Option("--iterations", help="How long to think about each decision.")
    ] = 150,
    lang: Language = LANGUAGE,
    content: ContentSource = None,
    json: Json = False,
) -> None:
    """Show where a recorded game was won, what the better moves were, and how much was luck."""
    from bottega.cli.records import print_analysis

    print_analysis(file, iterations, lang, content, json)


@app.command()
def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A saved record.")],
    commitment: Annotated[
        str | None,
        typer.Option(
            "--commitment", metavar="HASH", help="The seal of the dice, as you kept it before the game."
        ),
    ] = None,
    word: Annotated[
        str | None, typer.Option("--word", help="Your word, as you kept it before the game.")
    ] = None,
    kept: Annotated[
        Path | None,
        typer.Option(
            "--kept",
            metavar="FILE",
            help="What your browser kept about the table, as saved by the page: seal, words, hashes of moves, result.",
        ),
    ] = None,
    content: ContentSource = None,
) -> None:
    """Check a record: every move legal, the score right, the dice fair."""
    from bottega.cli.records import verify_record

    verify_record(file, content, commitment, word, kept)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="ID", help="One rule, or all that begin with this.")
    ] = None,
    lang: Language = LANGUAGE,
    content: ContentSource = None,
    json: Json = False,
) -> None:
    """Print the rules of a game, with the numbers of its content."""
    from bottega.cli.reference import print_rules

    print_rules(game, rule, lang, content, json)


@app.command()
def content(
    game: GameName,
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help="One table only.")] = None,
    content: ContentSource = None,
    check: Annotated[
        bool, typer.Option("--check", help="Go through the reconstructed values with a box at hand.")
    ] = False,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="Where --check writes the corrected content.")
    ] = "content.toml",
    json: Json = False,
) -> None:
    """Print every number of a game's box, and where each comes from."""
    from bottega.cli.reference import check_content, print_content

    if check:
        check_content(game, content, out)
    else:
        print_content(game, table, content, json)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; without it all.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-n", help="One number of players; else all.")
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", "-s", help="For each measurement.")] = 2.0,
    json: Json = False,
) -> None:
    """Measure how fast the engines are on one core."""
    from bottega.cli.simulate import run_bench

    run_bench(game, players, seconds, json)


@app.command()
@with_settings
def serve(**given: str | bool) -> None:
    """Open the tables in the browser, for yourself and for friends.

    Every option can also be set by the environment variable shown beside it; docs/host.md explains hosting.
    """
    run_server(given)


@app.command()
def backup(
    target: Annotated[str, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    database: DatabaseFile = "",
) -> None:
    """Copy the tables of a server, running or not, into one file."""
    back_up(target, database)


@app.command()
def restore(
    source: Annotated[str, typer.Argument(metavar="FILE", help="A copy that `bottega backup` made.")],
    database: DatabaseFile = "",
) -> None:
    """Replace the current tables with a copy. The server must be stopped."""
    put_back(source, database)


@app.command()
def doctor(json: Json = False) -> None:
    """Show what is compiled, which optional parts are installed, and how to get the rest."""
    from bottega.cli.doctor import examine

    examine(json)


def names(text: str) -> list[str]:
    """A comma-separated list. Without a UTF-8 locale its bytes arrive as surrogates, which no file can hold."""
    text = os.fsencode(text).decode(errors="replace")
    return [name.strip() for name in text.split(",") if name.strip()]


def main() -> None:
    """Run the command; an error that a user can fix is printed as one sentence, without a traceback."""
    print_what_can_be_printed()
    sys.path.insert(0, "")  # so that the user's own bots and games are found in the current folder
    try:
        app()
    except BottegaError as error:
        typer.secho(f"bottega: {error}", fg="red", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stdout = None
        sys.exit(0)
    except OSError as error:  # a full disk, or a file that has become unreadable meanwhile
        where = f"{error.filename}: " if error.filename else ""
        typer.secho(f"bottega: {where}{error.strerror or error}", fg="red", err=True)
        sys.exit(2)
