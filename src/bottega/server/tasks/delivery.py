"""Send a mail or a webhook (blocking).

Guests choose the URLs of webhooks, so requests must not reach the server's own network: the host name is resolved
once, all its addresses have to be public, the connection uses the checked address, and redirects are not followed.
"""

from __future__ import annotations

import http.client
import json
import re
import smtplib
import socket
import ssl
from email.message import EmailMessage
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from bottega.server.settings import in_networks

SECONDS = 15.0
"""How long each step of a connection may take."""

LONGEST_ADDRESS = 500
MAIL_PATTERN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.ASCII)

TEAMS = (".webhook.office.com", ".logic.azure.com", ".api.powerplatform.com")
DISCORD = ("discord.com", "discordapp.com")
GOOGLE = ("chat.googleapis.com",)

PORTS = (443, 8443)
"""The ports of public addresses to which webhooks may lead."""

NOT_PUBLIC = [
    IPv4Network(each)
    for each in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
        *("192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"),
        *("224.0.0.0/4", "240.0.0.0/4"),
    )
]
"""IANA's special-purpose networks of IPv4, and multicast. Versions of Python differ in what they call global."""

PUBLIC_V6 = IPv6Network("2000::/3")
NOT_PUBLIC_V6 = [IPv6Network(each) for each in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]
"""The only network of IPv6 that is assigned to the public, and what is excepted from it."""

NAT64 = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for those of IPv4."""


class DeliveryFailed(Exception):
    """The message was not sent. `permanent`: a retry would not help."""

    def __init__(self, why: str, permanent: bool = False) -> None:
        super().__init__(why)
        self.permanent = permanent


# -- mail --------------------------------------------------------------------------------------------------------


def is_mail(address: str) -> bool:
    return len(address) <= 254 and MAIL_PATTERN.fullmatch(address) is not None


def send_mail(server: str, message: EmailMessage) -> None:
    """Send a mail through the server of a URL: smtp://user:password@host:port, or smtps:// for implicit TLS."""
    url = urlsplit(server)
    host = url.hostname or "localhost"
    secure = ssl.create_default_context()
    try:
        if url.scheme == "smtps":
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(host, url.port or 465, timeout=SECONDS, context=secure)
        else:
            smtp = smtplib.SMTP(host, url.port or 25, timeout=SECONDS)
        with smtp:
            smtp.ehlo_or_helo_if_needed()
            if url.scheme == "smtp" and (smtp.has_extn("starttls") or url.username):
                smtp.starttls(context=secure)
            if url.username:
                smtp.login(unquote(url.username), unquote(url.password or ""))
            smtp.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise DeliveryFailed(
            f"the mail server refuses the address ({codes[0]})", min(codes) >= 500
        ) from error
    except smtplib.SMTPResponseException as error:
        raise DeliveryFailed(f"the mail server says {error.smtp_code}") from error
    except (smtplib.SMTPException, OSError) as error:
        raise DeliveryFailed(f"the mail server cannot be used: {error}") from error


# -- webhooks ----------------------------------------------------------------------------------------------------


class Target(NamedTuple):
    """Where a webhook goes: the URL, and a checked IP address of its host."""

    url: SplitResult
    host: str
    port: int
    address: str


def find_target(address: str, networks: tuple[str, ...]) -> Target:
    """Resolve and check the URL of a webhook. `networks` are private networks that are allowed, also without TLS."""
    try:
        url = urlsplit(address)
        port = url.port or (443 if url.scheme == "https" else 80)
    except ValueError as error:
        raise DeliveryFailed("it is not an address", permanent=True) from error
    host = url.hostname or ""
    plain = len(address) <= LONGEST_ADDRESS and address.isascii() and address.isprintable()
    if url.scheme not in ("http", "https") or not host or url.username or url.password or not plain:
        raise DeliveryFailed("it is not the address of a webhook", permanent=True)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise DeliveryFailed(f"{host} is not known") from error
    addresses = [str(each[4][0]) for each in found]
    for each in addresses:
        private = in_networks(each, networks)
        if not private and (url.scheme != "https" or port not in PORTS or not is_public(each)):
            raise DeliveryFailed("it does not lead to a public address by https", permanent=True)
    return Target(url, host, port, addresses[0])


def is_public(address: str) -> bool:
    """Whether an IP address is public; an IPv4 address mapped into IPv6 is unwrapped first."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif ip in NAT64:
            ip = IPv4Address(int(ip) & 0xFFFFFFFF)
        else:
            return ip in PUBLIC_V6 and not any(ip in network for network in NOT_PUBLIC_V6)
    return not any(ip in network for network in NOT_PUBLIC)


class _PinnedConnection(http.client.HTTPConnection):
    """A connection to the checked IP address, so that a later change of DNS has no effect."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port, timeout=SECONDS)
        self.target = target

    def connect(self) -> None:
        plain = socket.create_connection((self.target.address, self.target.port), SECONDS)
        if self.target.url.scheme == "https":
            try:
                context = ssl.create_default_context()
                self.sock = context.wrap_socket(plain, server_hostname=self.target.host)
            except BaseException:
                plain.close()
                raise
        else:
            self.sock = plain


def send_webhook(address: str, text: str, key: str, networks: tuple[str, ...]) -> None:
    """Post a text; `key` is the idempotency key, the same for every retry."""
    target = find_target(address, networks)
    path = (target.url.path or "/") + (f"?{target.url.query}" if target.url.query else "")
    headers = {"Content-Type": "application/json", "User-Agent": "Bottega", "Idempotency-Key": key}
    connection = _PinnedConnection(target)
    try:
        connection.request("POST", path, json.dumps(body_for(target.host, text)).encode(), headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException, UnicodeError) as error:
        raise DeliveryFailed(f"the webhook cannot be reached: {error}") from error
    finally:
        connection.close()
    if not 200 <= status < 300:
        later = status in (408, 425, 429) or status >= 500
        raise DeliveryFailed(f"the webhook answers {status}", permanent=not later)


def body_for(host: str, text: str) -> dict[str, Any]:
    """The JSON that a service expects: `text` for Slack, Mattermost and others, `content` for Discord, cards for Teams.

    Google refuses unknown fields. Mentions are disabled, because the names of tables are chosen by guests.
    """
    text = text.replace("<", "‹").replace(">", "›")
    if host.endswith(TEAMS):
        block = {"type": "TextBlock", "text": text, "wrap": True}
        card = {"type": "AdaptiveCard", "version": "1.4", "body": [block]}
        attached = {"contentType": "application/vnd.microsoft.card.adaptive", "content": card}
        return {"type": "message", "attachments": [attached]}
    if host in DISCORD:
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": text} if host in GOOGLE else {"text": text, "content": text}
