"""Mutation testing: change the rules of a game at random places, one at a time, and see whether its tests notice.

    .venv/bin/python tools/mutate.py --seed 1 --game florenza --count 25

A mutant changes one expression or statement of `rules` or `scoring.py`. The game's tests run on an interpreted copy of
the package: a failure or a timeout kills the mutant. A mutant that survives shows a gap in the tests, or changes
nothing that can be observed. The second kind are listed in `tools/mutants.toml` and skipped; so is dropping a `return
False` at the end of a function, because None does as well. Results are appended to `build/mutations.jsonl`; an
interrupted run continues there, as long as neither the game nor its tests have changed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import islice, pairwise
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "bottega"
RESULTS = ROOT / "build" / "mutations.jsonl"
EQUIVALENT = ROOT / "tools" / "mutants.toml"
GAMES = ("pig", "florenza-dice", "dice-forge", "florenza")
OPERATORS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
"""Each comparison, with those that replace it."""
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
MEMORY = 4 * 1024 * 1024
"""Kilobytes that a mutant's tests may use: one that uses ever more memory is stopped, like one that never ends."""


# -- mutations -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutation:
    """One change of one file: the source from `start` to `end` is replaced by `text`."""

    file: str
    function: str
    line: int
    kind: str
    start: int
    end: int
    text: str
    old: str
    """The changed lines, before and after, in one line each."""
    new: str


class Source:
    """A file's text, and the places of its syntax tree's nodes in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.tree = ast.parse(text)
        self.data = text.encode()  # the columns of the syntax tree count bytes
        self.lines = [0]
        for line in self.data.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]
        self.functions = [(node.name, *self.span(node)) for node in functions]  # inner nodes after outer ones
        self.last_false = {self.span(node.body[-1]) for node in functions if ends_in_false(node)}

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        return start, self.lines[node.end_lineno - 1] + node.end_col_offset

    def segment(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.data[start:end].decode()

    def mutation(self, kind: str, start: int, end: int, text: str) -> Mutation:
        line = self.data.count(b"\n", 0, start) + 1
        first, last = self.lines[line - 1], self.data.find(b"\n", end)
        old = self.data[first:last].decode()
        new = (self.data[first:start] + text.encode() + self.data[end:last]).decode()
        within = [name for name, first_byte, end_byte in self.functions if first_byte <= start < end_byte]
        function = within[-1] if within else ""
        lines = " ".join(old.split()), " ".join(new.split())
        return Mutation(self.file, function, line, kind, start, end, text, *lines)


def mutations(file: str, text: str) -> list[Mutation]:
    """All mutations of a file, in order."""
    source = Source(file, text)
    found = [change for node in nodes(source.tree) for change in changes(source, node)]
    return sorted(found, key=lambda change: (change.start, change.end, change.text))


def mutate(text: str, change: Mutation) -> str:
    data = text.encode()
    return (data[: change.start] + change.text.encode() + data[change.end :]).decode()


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a syntax tree, except annotations, imports, strings, and code only for type checkers."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from nodes(child)


def changes(source: Source, node: ast.AST) -> Iterator[Mutation]:
    match node:
        case ast.Compare():
            yield from changed_comparisons(source, node)
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            for other in (value + 1, value - 1):
                yield source.mutation("constant", *source.span(node), str(other))
        case ast.BoolOp():
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in pairwise(node.values):
                yield from replaced_between(source, "and/or", left, right, old, new)
        case ast.BinOp(op=ast.Sub()):
            yield swapped(source, node, node.left, "-", node.right)
        case ast.stmt() if can_be_dropped(node):
            start, end = source.span(node)
            lines = source.data.count(b"\n", start, end)  # so that later lines keep their numbers
            kind = "last false" if (start, end) in source.last_false else "dropped"
            yield source.mutation(kind, start, end, "pass" + "\n" * lines)


def changed_comparisons(source: Source, node: ast.Compare) -> Iterator[Mutation]:
    operands = [node.left, *node.comparators]
    for op, (left, right) in zip(node.ops, pairwise(operands), strict=True):
        word, others = OPERATORS[type(op)]
        for other in others:
            yield from replaced_between(source, "comparison", left, right, word, other)
    if len(node.ops) == 1 and isinstance(node.ops[0], ORDERED):
        yield swapped(source, node, node.left, OPERATORS[type(node.ops[0])][0], node.comparators[0])


def replaced_between(
    source: Source, kind: str, left: ast.expr, right: ast.expr, word: str, other: str
) -> Iterator[Mutation]:
    """Replace the operator between two operands; there may be brackets and line breaks around it."""
    start, end = source.span(left)[1], source.span(right)[0]
    pattern = r"\s+".join(re.escape(part) for part in word.split())
    found = re.search(pattern.encode(), source.data[start:end])
    if found:
        yield source.mutation(kind, start + found.start(), start + found.end(), other)


def swapped(source: Source, node: ast.expr, left: ast.expr, word: str, right: ast.expr) -> Mutation:
    def bracketed(operand: ast.expr) -> str:
        text = source.segment(operand)
        return (
            text if isinstance(operand, ast.Name | ast.Constant | ast.Call | ast.Subscript) else f"({text})"
        )

    return source.mutation("swapped", *source.span(node), f"{bracketed(right)} {word} {bracketed(left)}")


def ends_in_false(function: ast.FunctionDef) -> bool:
    """Whether the last statement is `return False`."""
    match function.body[-1]:
        case ast.Return(value=ast.Constant(value=False)):
            return True
    return False


def can_be_dropped(node: ast.stmt) -> bool:
    """Whether the function still compiles without this statement, and does not necessarily fail for a missing name."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Return() | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets=[ast.Subscript() | ast.Attribute()]):
            return True
    return False


# -- one game --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """The result for a mutant; `tested` is a hash of the game and its tests."""

    game: str
    tested: str
    file: str
    line: int
    kind: str
    old: str
    new: str
    outcome: str
    test: str
    seconds: float


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def mutated_files(game: str) -> list[Path]:
    folder = PACKAGE / "games" / folder_of(game)
    found = [*folder.glob("rules.py"), *sorted(folder.glob("rules/*.py")), *folder.glob("scoring.py")]
    return [file for file in found if file.name != "__init__.py"]


def all_mutations(game: str) -> list[Mutation]:
    found: list[Mutation] = []
    for file in mutated_files(game):
        found += mutations(file.relative_to(PACKAGE).as_posix(), file.read_text("utf-8"))
    return found


def drawn_mutations(game: str, seed: int) -> list[Mutation]:
    """All mutations in random order, without the equivalent ones."""
    equivalent = listed_as_equivalent()
    found = all_mutations(game)
    random.Random(f"{game} {seed}").shuffle(found)
    return [change for change in found if change.kind != "last false" and identity(change) not in equivalent]


def identity(change: Mutation) -> tuple[str, str, str, str]:
    """What identifies a mutant in `tools/mutants.toml`."""
    return change.file, change.function, change.old, change.new


def listed_as_equivalent() -> set[tuple[str, str, str, str]]:
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8"))["equivalent"]
    return {(row["file"], row["function"], row["old"], row["new"]) for row in rows}


def test_folders(game: str) -> list[str]:
    """The folders of tests that a change of the rules can break, those that break most often first."""
    folder = folder_of(game)
    tests = [f"tests/rulebook/{folder}", f"tests/games/{folder}", "tests/golden", "tests/laws/test_laws.py"]
    return [*(test for test in tests if (ROOT / test).exists()), "tests/core/test_record.py"]


def fingerprint(game: str) -> str:
    """A hash of everything that the result of a mutant depends on."""
    places = [PACKAGE / name for name in ("core", "bots", f"games/{folder_of(game)}")]
    places += [ROOT / "tests" / name for name in ("laws", "recounts", "records", "golden/golden.py")]
    places += [ROOT / test for test in test_folders(game) if "golden" not in test]
    found = hashlib.sha256()
    for place in places:
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.suffix in (".py", ".toml", ".ftl", ".json"):
                found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()[:16]


# -- running -------------------------------------------------------------------------------------------------------


class Copy:
    """A copy of the package in a separate folder, in which one file at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            PACKAGE, folder / "bottega", ignore=shutil.ignore_patterns("static", "*.so", "__pycache__")
        )
        self.run([sys.executable, "-m", "compileall", "-q", str(folder)], 600)

    def put(self, change: Mutation) -> None:
        file = self.folder / "bottega" / change.file
        file.write_text(mutate(file.read_text("utf-8"), change), "utf-8")
        os.utime(file, (0, 0))  # must differ from the time stored in the original's bytecode

    def restore(self, change: Mutation) -> None:
        shutil.copy2(PACKAGE / change.file, self.folder / "bottega" / change.file)

    def imports(self, game: str) -> bool:
        program = f"import bottega; bottega.game({game!r})"
        return self.run([sys.executable, "-c", program], 60)[0] == 0

    def pytest(self, words: list[str], timeout: float, each: float = 600) -> tuple[int, str]:
        """Run tests until one fails, or takes longer than `each` seconds."""
        options = ["-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-m", "not soak and not compiled"]
        options += ["-o", f"faulthandler_timeout={each}", "-o", "faulthandler_exit_on_timeout=true"]
        return self.run([sys.executable, "-m", "pytest", *options, *words], timeout)

    def run(self, command: list[str], timeout: float) -> tuple[int, str]:
        """The exit code (-1: timed out) and the output."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "BOTTEGA_SEED": "1",
        }
        process = subprocess.Popen(
            ["sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *command],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            told = process.communicate(timeout=timeout)[0]
            return process.returncode, told
        except subprocess.TimeoutExpired:
            return -1, ""
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()


@dataclass(frozen=True)
class Tests:
    """The tests of a game in a file, and how long all of them and the longest one take on the unchanged package."""

    file: Path
    total: float
    longest: float


def ordered_tests(game: str, copy: Copy) -> Tests:
    """The game's tests by folder, quick ones first."""
    report = copy.folder / "report.xml"
    prefix = re.compile(rf"\[{re.escape(game)}-\d")
    code, told = copy.pytest(["--collect-only", *test_folders(game)], 300)
    tests = [line for line in told.splitlines() if "::" in line]
    assert code == 0, told
    shared = ("tests/golden/", "tests/laws/")
    tests = [
        test
        for test in tests
        if (prefix.search(test) if test.startswith(shared) else "test_record" not in test)
        or "old_records" in test
    ]
    listed = copy.folder / "tests.txt"
    listed.write_text("\n".join(tests), "utf-8")
    started = time.monotonic()
    code, told = copy.pytest([f"@{listed}", f"--junitxml={report}"], 3600)
    assert code == 0, f"the tests fail without any mutation:\n{told}"
    seconds: dict[str, float] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        seconds[f"{case.get('classname')}.{case.get('name')}"] = float(case.get("time", 0))

    def rank(test: str) -> tuple[int, float]:
        file, _, name = test.partition("::")
        folder = next(at for at, folder in enumerate(test_folders(game)) if file.startswith(folder))
        return folder, seconds.get(f"{file.removesuffix('.py').replace('/', '.')}.{name}", 0.0)

    listed.write_text("\n".join(sorted(tests, key=rank)), "utf-8")
    return Tests(listed, time.monotonic() - started, max(seconds.values()))


def killer(told: str) -> str:
    """The test that failed or did not finish."""
    found = re.search(r"^(?:FAILED|ERROR) (\S+(?:\[.*?\])?)", told, re.MULTILINE)
    if found:
        return found[1]
    hung = re.search(r"^  File .*(tests/\S+\.py)\", line \d+ in (test_\w+)", told, re.MULTILINE)
    return f"{hung[1]}::{hung[2]} (timeout)" if hung else "(timeout)"


def run_game(game: str, seed: int, count: int, jobs: int) -> list[Result]:
    """Draw mutants and run their tests; earlier results are reused."""
    drawn = drawn_mutations(game, seed)
    print(f"{game}: {count} of {len(drawn)} mutants, seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        runner = Runner(game, [Copy(Path(scratch) / str(job)) for job in range(jobs)])
        print(f"{game}: without a mutation the tests take {runner.tests.total:.0f} s", flush=True)
        return run_all(runner, drawn, count, jobs)


class Runner:
    """Runs the tests of a game on mutants, each in a free copy of the sources."""

    def __init__(self, game: str, copies: list[Copy]) -> None:
        self.game = game
        self.tested = fingerprint(game)
        self.before = {where(row): row for row in stored() if row.tested == self.tested}
        self.tests = ordered_tests(game, copies[0])
        self.copies: SimpleQueue[Copy] = SimpleQueue()
        for copy in copies:
            self.copies.put(copy)

    def run(self, change: Mutation) -> Result | None:
        """The result for a mutant, new or from before; None: it cannot be imported."""
        if where(change) in self.before:
            return self.before[where(change)]
        copy = self.copies.get()
        try:
            copy.put(change)
            result = self._test(copy, change) if copy.imports(self.game) else None
        finally:
            copy.restore(change)
            self.copies.put(copy)
        if result is not None:
            store(result)
        return result

    def _test(self, copy: Copy, change: Mutation) -> Result:
        begun = time.monotonic()
        tests = self.tests
        code, told = copy.pytest([f"@{tests.file}"], 60 + 3 * tests.total, 10 + 5 * tests.longest)
        return Result(
            self.game,
            self.tested,
            change.file,
            change.line,
            change.kind,
            change.old,
            change.new,
            "survived" if code == 0 else "killed",
            "" if code == 0 else killer(told),
            round(time.monotonic() - begun, 1),
        )


def where(change: Mutation | Result) -> tuple[str, int, str, str]:
    """What distinguishes a mutation from all others."""
    return change.file, change.line, change.old, change.new


def run_all(runner: Runner, drawn: list[Mutation], count: int, jobs: int) -> list[Result]:
    """Run mutants until there are enough results, and print each with the time left."""
    results: list[Result] = []
    ran = 0
    queue = iter(drawn)
    started = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        while len(results) < count and (batch := list(islice(queue, min(jobs, count - len(results))))):
            for result in filter(None, pool.map(runner.run, batch)):
                results.append(result)
                ran += where(result) not in runner.before
                left = (time.monotonic() - started) / max(1, ran) * (count - len(results))
                print(f"[{len(results)}/{count}, {clock(left)} left] {line_of(result)}", flush=True)
    return results


def stored() -> list[Result]:
    if not RESULTS.exists():
        return []
    return [Result(**json.loads(line)) for line in RESULTS.read_text("utf-8").splitlines()]


def store(result: Result) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(result)) + "\n")


# -- printing --------------------------------------------------------------------------------------------------------


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def line_of(result: Result) -> str:
    words = f"{result.outcome:8} {result.file}:{result.line}: {result.old} -> {result.new}"
    return words + (f" | {result.test}" if result.test else "") + f" | {result.seconds:.1f} s"


def summary(results: list[Result]) -> None:
    survivors = [result for result in results if result.outcome == "survived"]
    if survivors:
        print("\nSurvivors:")
        for result in survivors:
            print(f"  {line_of(result)}")
    print()
    for game in dict.fromkeys(result.game for result in results):
        print_share(game, [result for result in results if result.game == game])
    print_share("all", results)


def print_share(name: str, results: list[Result]) -> None:
    killed = sum(result.outcome == "killed" for result in results)
    share = 100 * killed / max(1, len(results))
    print(f"{name}: {killed} of {len(results)} mutants killed ({share:.0f} %)")


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules at random; see whether the tests notice.")
    parser.add_argument("--seed", type=int, required=True, help="which mutants are drawn")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (may be repeated)")
    parser.add_argument("--count", type=int, default=25, help="mutants of each game")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tested at the same time")
    given = parser.parse_args()
    results: list[Result] = []
    try:
        for game in given.game or GAMES:
            results += run_game(game, given.seed, given.count, given.jobs)
    except KeyboardInterrupt:
        print("\nstopped; the same command continues", file=sys.stderr)
        sys.exit(130)
    summary(results)


if __name__ == "__main__":
    main()
