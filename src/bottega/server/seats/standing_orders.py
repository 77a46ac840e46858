"""Standing orders: decisions made beforehand."""

from __future__ import annotations

from bottega.core.game import Game
from bottega.core.position import Position
from bottega.server.protocol.messages import SetOrder
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat, StandingOrder


def give_order(game: Game, seat: Seat, message: SetOrder, moves: int, round: int) -> None:
    """Set a standing order; its first choice, "ask", removes it."""
    order = next((order for order in game.orders if order.name == message.order), None)
    if order is None or message.choice not in order.choices:
        raise RequestRefused("unknown-order")
    orders = {name: given for name, given in seat.orders.items() if name != message.order}
    if message.choice != order.choices[0]:
        orders[message.order] = StandingOrder(message.choice, message.until, moves, round)
    seat.orders = orders


def ordered_action(game: Game, position: Position, seat: Seat) -> int | None:
    """The action that the standing orders take now; None: the seat has to decide itself."""
    orders = {name: order.choice for name, order in seat.orders.items() if order.after < seat.asked}
    if not orders or seat.draft:
        return None
    action = game.standing_action(position, seat.seat, orders)
    return action if action is not None and position.refusal(action, seat.seat) == 0 else None


def expire_orders(seat: Seat, round: int) -> bool:
    """Drop the orders that were given for an earlier round; True if there were any."""
    if not seat.orders:
        return False
    kept = {
        name: order for name, order in seat.orders.items() if order.until == "game" or order.round == round
    }
    expired = len(kept) < len(seat.orders)
    seat.orders = kept
    return expired
