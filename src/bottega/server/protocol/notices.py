"""Turn notices by mail or webhook."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bottega.server.protocol.basics import PLAIN, Token, Wire

Address = Annotated[str, Meta(max_length=500, pattern=PLAIN)]


class Notices(Wire, frozen=True):
    """Where you are told that it is your turn while you are not looking."""

    mail_offered: bool
    """This server sends mails."""
    webhook_offered: bool
    mail: str | None
    mail_confirmed: bool
    """A mail with a link was sent there, and somebody has followed it."""
    webhook: str | None
    """The host of the webhook; its address is a secret."""


class ChangeNotices(Wire, frozen=True):
    """Set or remove an address; null: it stays as it is, empty: no notices there."""

    mail: Address | None = None
    webhook: Address | None = None


class NoticeToken(Wire, frozen=True):
    """From the link of a mail."""

    token: Token
