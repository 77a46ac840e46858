"""Who sends a request."""

from __future__ import annotations

from typing import NamedTuple


class Sender(NamedTuple):
    """A guest, and the network that the request comes from: see `people.guests.network_of`."""

    guest: str
    network: str
