"""Tell systemd that the server is ready, and every few seconds that its event loop runs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket


def notify_systemd(state: str) -> None:
    """Send a state such as `READY=1`, if systemd has started this process and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket
        address = f"\0{address[1:]}"
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as link,
    ):
        link.sendto(state.encode(), address)


async def feed_watchdog() -> None:
    """Three times in the interval that systemd has set; a server that hangs is restarted."""
    interval = int(os.environ.get("WATCHDOG_USEC") or 0) / 1e6
    while interval:
        notify_systemd("WATCHDOG=1")
        await asyncio.sleep(interval / 3)
