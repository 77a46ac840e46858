"""Open-loop tree search: a node stands for a sequence of decisions, whatever the dice between them.

Each iteration plays from the root down the tree, with fresh dice, to a decision that is not in the tree yet, and judges
the position there. At the root, sequential halving distributes the iterations: all promising options get the same
number with the same dice, the worse half is dropped, and so on. Below the root, the seat takes the most promising
action (PUCT); the others take what looks best to them.
"""

from __future__ import annotations

import math
import time
from typing import NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.bots import numbers
from bottega.bots.base import Bot
from bottega.core.errors import BottegaError
from bottega.core.interrupts import yield_to_interpreter
from bottega.core.judge import Judge, judge_for
from bottega.core.position import CHANCE, OVER, TO_ACT, Position, new_buffer
from bottega.core.rng import Rng


class Budget(NamedTuple):
    """How long to think: a number of iterations or, if `seconds` is above 0, a time."""

    iterations: int = 200
    seconds: float = 0.0


class Thought(NamedTuple):
    """What a bot thinks of an action: expected final points, chance to win, worth with its spread, and visits.

    Actions are compared by their worth; the spread is the standard error of its mean.
    """

    action: int
    value: float
    chance: float
    worth: float
    spread: float
    visits: int


@final
class Edge:
    """An action at a node, and its results so far. The first evaluation counts as a visit."""

    action: i64
    first: float  # the first evaluation, for the seat that decides
    prior: float  # the prior: how likely the action seems from the first evaluation
    visits: i64
    total: float  # sum of the worth for the searching seat
    squares: float
    points: float
    chance: float
    nodes: list[Node]  # what followed, one for each seat that had to decide

    def __init__(self, action: i64, first: float, points: float, chance: float) -> None:
        self.action = action
        self.first = first
        self.prior = 0.0
        self.visits = 1
        self.total = first
        self.squares = first * first
        self.points = points
        self.chance = chance
        self.nodes = []

    def mean(self) -> float:
        return self.total / float(self.visits)

    def spread(self) -> float:
        """The standard error of the mean; large if there are too few visits to know."""
        if self.visits < 3:
            return 10.0
        count = float(self.visits)
        mean = self.total / count
        return math.sqrt(max(0.0, self.squares / count - mean * mean) / (count - 1.0))


@final
class Node:
    """A decision that a seat has to make."""

    seat: i64
    visits: i64
    edges: list[Edge]
    legal: list[Edge]  # those that can be taken with the dice of this iteration
    places: dict[int, int]  # the index of an action in `edges`

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0
        self.edges = []
        self.legal = []
        self.places = {}


@final
class Tree:
    """A search for a seat from a position. It never changes the given position."""

    position: Position
    seat: i64
    judge: Judge
    rng: Rng
    buf: vec[i16]
    root: Node
    iterations: i64
    explore: float
    temperature: float
    tiny: float
    window: float
    most: i64
    few: float
    until: float  # when to stop; 0: only after all iterations
    stopped: bool  # another thread wants an answer now

    def __init__(self, position: Position, seat: i64, judge: Judge, rng: Rng) -> None:
        self.until = 0.0
        self.stopped = False
        self.explore = numbers.EXPLORE
        self.temperature = numbers.TEMPERATURE
        self.tiny = numbers.TINY
        self.window = numbers.WINDOW
        self.most = numbers.MOST
        self.few = numbers.FEW
        self.position = position.copy()
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.buf = new_buffer()
        self.iterations = 0
        self.root = Node(seat)
        self.expand(self.root, self.position)

    # -- nodes -----------------------------------------------------------------------------------------------------

    def expand(self, node: Node, position: Position) -> None:
        """Find the actions that are legal now, and evaluate the new ones."""
        count = position.fill(self.buf, node.seat)
        node.legal = []
        fresh = False
        for at in range(count):
            action = i64(self.buf[at])
            place = node.places.get(action)
            if place is not None:
                node.legal.append(node.edges[place])
                continue
            if not fresh:
                self.judge.start(position, node.seat)
                fresh = True
            after = position.copy()
            after.apply(action, node.seat)
            first = self.judge.assess(after, node.seat)
            edge = Edge(action, first, self.judge.points, self.judge.chance)
            node.places[action] = len(node.edges)
            node.edges.append(edge)
            node.legal.append(edge)
        if fresh:
            self.set_priors(node)

    def set_priors(self, node: Node) -> None:
        best = -1e9
        for edge in node.edges:
            best = max(best, edge.first)
        total = 0.0
        for edge in node.edges:
            edge.prior = math.exp(max(-30.0, (edge.first - best) / self.temperature))
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total

    def select(self, node: Node) -> Edge:
        """The edge to follow: the most promising one for the searching seat; others take what looks best to them."""
        found = node.legal[0]
        best = -1e18
        if node.seat != self.seat:
            for edge in node.legal:
                if edge.first > best:
                    found, best = edge, edge.first
            return found
        tried = self.explore * math.sqrt(float(node.visits + 1))
        for edge in node.legal:
            promise = edge.total / float(edge.visits) + tried * edge.prior / float(edge.visits)
            if promise > best:
                found, best = edge, promise
        return found

    # -- an iteration ----------------------------------------------------------------------------------------------

    def iterate(self, edge: Edge, dice: Rng) -> None:
        """Follow an edge of the root down the tree, evaluate the first new node, and update the edges on the path."""
        judge, seat = self.judge, self.seat
        p = self.position.copy()
        path = [edge]
        self.root.visits += 1
        p.apply(edge.action, seat)
        worth = 0.0
        rolled = False
        while True:
            who = i64(p.cells[TO_ACT])
            while who == CHANCE:
                p.apply(p.sample(dice))
                rolled = True
                who = i64(p.cells[TO_ACT])
            if who == OVER:
                worth = judge.assess(p, seat)
                break
            node = next_node(edge, who)
            if node is None:
                node = Node(who)
                edge.nodes.append(node)
                if who == seat:
                    self.expand(node, p)
                    best = node.edges[0]
                    for other in node.edges:
                        if other.first > best.first:
                            best = other
                    worth, judge.points, judge.chance = best.first, best.points, best.chance
                else:
                    judge.start(p, seat)
                    worth = judge.assess(p, seat)
                break
            if rolled or len(node.edges) == 0:
                self.expand(node, p)
            node.visits += 1
            edge = self.select(node)
            path.append(edge)
            p.apply(edge.action, who)
        points, chance = judge.points, judge.chance
        for edge in path:
            edge.visits += 1
            edge.total += worth
            edge.squares += worth * worth
            edge.points += points
            edge.chance += chance
        self.iterations += 1
        if self.iterations & 63 == 0:
            yield_to_interpreter()

    # -- distributing the iterations -------------------------------------------------------------------------------

    def search(self, iterations: i64) -> None:
        """Distribute the iterations among the promising edges of the root by sequential halving."""
        edges = self.promising()
        count = len(edges)
        if count < 2 or self.is_all_the_same(edges):
            return
        budget = float(iterations) * min(1.0, float(count - 1) / self.few)
        if self.judge.learned and edges[0].mean() - edges[count - 1].mean() < self.tiny:
            budget /= 10.0
        rounds = 0
        size = count
        while size > 1:
            rounds += 1
            size = (size + 1) // 2
        for _ in range(rounds):
            each = i64(math.ceil(budget / float(rounds * len(edges))))
            for _ in range(each):
                dice = self.rng.copy()
                self.rng.word()
                for edge in edges:
                    self.iterate(edge, dice.copy())
                if self.is_due():
                    return
            edges = better_half(edges)

    def promising(self) -> list[Edge]:
        """The edges of the root that are worth searching, best first."""
        edges = by_mean(self.root.legal)
        best = edges[0].mean()
        found: list[Edge] = []
        for edge in edges:
            if len(found) < self.most and best - edge.mean() < self.window:
                found.append(edge)
        return found

    def search_for(self, seconds: float) -> None:
        """Search in growing batches until the time is up."""
        self.until = time.perf_counter() + seconds
        iterations: i64 = 32
        while True:
            before = self.iterations
            self.search(iterations)
            if self.iterations == before or self.is_due():
                break
            iterations *= 2
        self.until = 0.0

    def is_due(self) -> bool:
        """Whether the answer is wanted now."""
        return self.stopped or (self.until > 0.0 and time.perf_counter() > self.until)

    def is_all_the_same(self, edges: list[Edge]) -> bool:
        """Whether all these actions lead to the same position."""
        if edges[0].first != edges[len(edges) - 1].first:
            return False
        keys: set[bytes] = set()
        for edge in edges:
            after = self.position.copy()
            after.apply(edge.action, self.seat)
            keys.add(after.key())
        return len(keys) == 1

    def best(self) -> Edge:
        """The edge of the root with the highest worth among those visited most."""
        found = self.root.legal[0]
        for edge in self.root.legal:
            if edge.visits > found.visits or (edge.visits == found.visits and edge.mean() > found.mean()):
                found = edge
        best = found
        for edge in self.root.legal:
            if 2 * edge.visits >= found.visits and edge.mean() > best.mean():
                best = edge
        return best

    def thoughts(self) -> list[Thought]:
        """All actions of the root: the chosen one first, then by visits and worth."""
        chosen = self.best()
        found = [chosen]
        for edge in by_visits(self.root.legal):
            if edge is not chosen:
                found.append(edge)
        return [thought(edge) for edge in found]

    def line(self) -> list[tuple[int, int]]:
        """What the search expects until a die falls: seats and their actions, the best one first."""
        found: list[tuple[int, int]] = []
        p = self.position.copy()
        edge = self.best()
        who = self.seat
        while True:
            found.append((int(who), int(edge.action)))
            p.apply(edge.action, who)
            who = i64(p.cells[TO_ACT])
            node = next_node(edge, who) if who >= 0 else None
            if node is None or len(node.legal) == 0:
                return found
            edge = by_visits(node.legal)[0] if who == self.seat else self.select(node)

    def follow(self, position: Position) -> bool:
        """Continue with the subtree of this position if the best action led there without dice; say whether it did."""
        edge = self.best()
        after = self.position.copy()
        after.apply(edge.action, self.seat)
        node = next_node(edge, self.seat)
        if node is None or i64(after.cells[TO_ACT]) != self.seat or after.key() != position.key():
            return False
        self.position = after
        self.root = node
        self.expand(node, after)
        return True


def next_node(edge: Edge, seat: i64) -> Node | None:
    for node in edge.nodes:
        if node.seat == seat:
            return node
    return None


def better_half(edges: list[Edge]) -> list[Edge]:
    ordered = by_mean(edges)
    return ordered[: (len(ordered) + 1) // 2]


def by_mean(edges: list[Edge]) -> list[Edge]:
    """The edges, best first; equal ones in the order of the actions."""
    found: list[Edge] = []
    for edge in edges:
        at = len(found)
        mean = edge.mean()
        while at > 0 and found[at - 1].mean() < mean:
            at -= 1
        found.insert(at, edge)
    return found


def by_visits(edges: list[Edge]) -> list[Edge]:
    found: list[Edge] = []
    for edge in by_mean(edges):
        at = len(found)
        while at > 0 and found[at - 1].visits < edge.visits:
            at -= 1
        found.insert(at, edge)
    return found


def thought(edge: Edge) -> Thought:
    count = float(edge.visits)
    return Thought(
        int(edge.action),
        edge.points / count,
        edge.chance / count,
        edge.mean(),
        edge.spread(),
        int(edge.visits),
    )


class SearchBot(Bot):
    """`search:500` thinks for 500 iterations if a decision is worth it; the default is 200."""

    budget: i64
    tree: Tree | None
    searching: Tree | None  # the tree that is growing now, for other threads

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        if setting and not setting.isdecimal():
            raise ValueError(f"the number of iterations must be a whole number, not {setting!r}")
        self.budget = int(setting) if setting else 200
        self.tree = None
        self.searching = None

    def think(self, position: Position, seat: int, budget: Budget) -> list[Thought]:
        """What the bot thinks of each action, with the chosen one first."""
        if seat not in position.waiting:
            raise BottegaError(f"seat {seat} has nothing to decide in this position")
        tree = self.tree
        self.tree = None
        if tree is None or tree.seat != seat or not tree.follow(position):
            tree = Tree(position, seat, judge_for(position), self.rng)
        tree.stopped = False
        self.searching = tree
        if budget.seconds > 0.0:
            tree.search_for(budget.seconds)
        else:
            tree.search(budget.iterations)
        self.searching = None
        self.tree = tree
        return tree.thoughts()

    def usual(self, position: Position) -> Budget:
        """How long the bot thinks if nobody says it."""
        return Budget(int(self.effort * float(self.budget)))

    def choose(self, position: Position, seat: int) -> int:
        return self.think(position, seat, self.usual(position))[0].action
