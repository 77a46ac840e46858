"""What is conserved in Dice Forge, watched position by position: works on dumps and the content, not on the engine."""

from __future__ import annotations

from typing import Any

from bottega import CHANCE, OVER, Game, Position, Rng, new_buffer

BUF = new_buffer()


class Watch:
    """Sees every position of a game and raises where something is lost, found or out of its limits."""

    def __init__(self, game: Game, players: int) -> None:
        box: Any = game.content.tables
        self.box = box
        self.players = players
        self.row = next(row for row in box.players if row.name == str(players))
        self.points = {card.name: card for card in box.card}
        self.temple = sum(len(stack.faces) for stack in box.stack) + sum(face.copies for face in box.face)
        self.boars: set[tuple[int, str]] = set()

    def see(self, p: Position) -> None:
        dump: Any = p.dump()
        self.faces(dump)
        self.cards(dump)
        self.pawns(dump)
        for seat in dump["seats"]:
            self.seat(dump, seat)

    def faces(self, dump: Any) -> None:
        """Every face of the temple lies there, was taken out at set-up, or was forged; dice keep their six."""
        out = sum(4 - self.row.faces for _ in self.box.stack)
        if dump["step"] == "setup":
            return
        waiting = sum(item["item"] == "forge-where" for seat in dump["seats"] for item in seat["agenda"])
        forged = sum(seat["forged"] for seat in dump["seats"])
        assert sum(dump["faces"].values()) + out + forged + waiting == self.temple
        boars = set()
        for number, seat in enumerate(dump["seats"]):
            for die in ("light", "dark"):
                assert len(seat[die]) == 6
                boars |= {(number, face) for face in seat[die] if face.startswith("boar-")}
        assert boars >= self.boars, "a boar was removed"
        self.boars = boars
        for face in self.box.face:
            on_dice = sum((seat["light"] + seat["dark"]).count(face.name) for seat in dump["seats"])
            start = (list(self.box.dice.light) + list(self.box.dice.dark)).count(face.name) * self.players
            in_stacks = sum(stack.faces.count(face.name) for stack in self.box.stack)
            assert 0 <= dump["faces"][face.name] <= in_stacks + face.copies
            assert on_dice + dump["faces"][face.name] <= in_stacks + face.copies + start

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
        for name in ("gold", "sun", "moon"):
            limit = getattr(self.box.limits, name) + chests * getattr(self.box.chest, name)
            assert 0 <= seat[name] <= limit, f"{name}: {seat[name]} of {limit}"
        assert seat["glory"] >= 0
        assert 0 <= seat["hammer"] <= 2 * self.box.hammer.steps * owned.get("hammer", 0)
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
