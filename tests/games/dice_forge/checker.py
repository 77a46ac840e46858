"""What is conserved in Dice Forge, watched position by position: works on dumps and the content, not on the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bottega import CHANCE, OVER, Game, Position, Rng, new_buffer

BUF = new_buffer()


class Watch:
    """Sees every position of a game and raises where something is lost, found or out of its limits."""

    boars: set[tuple[int, str]]
    """Those on dice, whose they are: once there, never removed."""

    def __init__(self, game: Game, players: int) -> None:
        box: Any = game.content.tables
        self.box = box
        self.players = players
        self.row = next(row for row in box.players if row.name == str(players))
        self.out = sum(4 - self.row.faces for _ in box.stack)
        stacked = Counter(face for stack in box.stack for face in stack.faces)
        self.temple = {face.name: stacked[face.name] + face.copies for face in box.face}
        start = Counter([*box.dice.light, *box.dice.dark])
        self.all = {name: count + players * start[name] for name, count in self.temple.items()}
        card = {card.name: card for card in box.card}
        self.track = 2 * card["hammer"].steps
        self.limits = {
            name: (getattr(box.limits, name), getattr(card["chest"].amounts, name))
            for name in ("gold", "sun", "moon")
        }
        self.boars = set()

    def see(self, p: Position) -> None:
        dump: Any = p.dump()
        self.faces(dump)
        self.cards(dump)
        self.pawns(dump)
        for seat in dump["seats"]:
            self.seat(dump, seat)

    def faces(self, dump: Any) -> None:
        """Every face of the temple lies there, was taken out at set-up, or was forged; dice keep their six."""
        if dump["step"] == "setup":
            return
        waiting = sum(item["item"] == "forge-where" for seat in dump["seats"] for item in seat["agenda"])
        forged = sum(seat["forged"] for seat in dump["seats"])
        assert sum(dump["faces"].values()) + self.out + forged + waiting == sum(self.temple.values())
        on_dice: list[str] = []
        boars = set()
        for number, seat in enumerate(dump["seats"]):
            assert len(seat["light"]) == len(seat["dark"]) == 6
            faces = seat["light"] + seat["dark"]
            on_dice += faces
            boars |= {(number, face) for face in faces if face.startswith("boar-")}
        assert boars >= self.boars, "a boar was removed"
        self.boars = boars
        assert dump["faces"].keys() == self.temple.keys() >= set(on_dice)
        for face, left in dump["faces"].items():
            assert 0 <= left <= self.temple[face]
            assert on_dice.count(face) + left <= self.all[face]

    def cards(self, dump: Any) -> None:
        for slot, left in dump["cards"].items():
            assert left >= 0
            assert left + sum(seat["cards"][slot] for seat in dump["seats"]) == self.row.cards

    def pawns(self, dump: Any) -> None:
        portals = [seat["portal"] for seat in dump["seats"] if seat["portal"]]
        assert len(set(portals)) == len(portals), "two pawns on a portal"

    def seat(self, dump: Any, seat: Any) -> None:
        owned = {dump["sets"][slot]: count for slot, count in seat["cards"].items()}
        chests = owned.get("chest", 0)
        for name, (limit, more) in self.limits.items():
            assert 0 <= seat[name] <= limit + chests * more, f"{name}: {seat[name]} with {chests} chests"
        assert seat["glory"] >= 0
        assert 0 <= seat["hammer"] <= self.track * owned.get("hammer", 0)
        assert 0 <= seat["tritons"] <= owned.get("triton", 0)
        assert 0 <= seat["cerberi"] <= owned.get("cerberus", 0)


def watched_game(
    game: Game, players: int, sets: str, seed: int, canonical: bool = True, every: int = 1
) -> Position:
    """A random game, each `every`-th position of it checked."""
    p = game.start(players, sets=sets)
    watch = Watch(game, players)
    rng = Rng(seed, players)
    step = 0
    while p.to_act != OVER:
        if step % every == 0:
            watch.see(p)
        if p.to_act == CHANCE:
            p.apply(p.sample(rng))
        else:
            seat = p.waiting[rng.below(len(p.waiting))]
            if canonical:
                action = int(BUF[rng.below(p.fill(BUF, seat))])
            else:
                actions = p.actions(seat)
                action = actions[rng.below(len(actions))]
            p.apply(action, seat)
        step += 1
    watch.see(p)
    return p
