"""All settings: one table for the command line, the environment and the code."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from bottega.bots import BOTS
from bottega.core.errors import BottegaError
from bottega.core.home import tables_file
from bottega.core.registry import game_names

Rate = Annotated[str, Meta(pattern=r"\A[1-9]\d*/(second|minute|hour|day)\Z")]
Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(gt=0)]
Names = tuple[str, ...]

ADDRESS = "Address and storage"
PROXY = "Behind a proxy"
TABLES = "Tables and bots"
LIMITS = "Limits"
AGES = "What is deleted by age (0: nothing)"
NOTICES = "Notices of a turn"
LOGS = "Logs and metrics"


def documented(panel: str, description: str, metavar: str = "") -> Meta:
    """The help text of a setting, and the heading it belongs to in `bottega serve --help`."""
    return Meta(description=description, extra={"panel": panel, "metavar": metavar})


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. The defaults suit one machine. Lists are separated by commas or spaces."""

    host: Annotated[str, documented(ADDRESS, "The address to listen at; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    )
    port: Annotated[
        int, Meta(ge=0, le=65535), documented(ADDRESS, "The port to listen at; 0: any free one.")
    ] = 8000
    database: Annotated[
        str,
        documented(
            ADDRESS,
            "Where tables are kept: a file of SQLite's, or postgresql://...; else tables.sqlite3 in BOTTEGA_HOME, or "
            "bottega/ in XDG_DATA_HOME or in ~/.local/share.",
            "FILE|URL",
        ),
    ] = ""
    open: Annotated[bool, documented(ADDRESS, "Open the front page in the browser.")] = False
    page: Annotated[
        str, documented(ADDRESS, "The folder of the built page; else the package's own.", "FOLDER")
    ] = ""
    stop_seconds: Annotated[
        Seconds, documented(ADDRESS, "How long a stop waits for requests that are being answered.")
    ] = 10.0

    prefix: Annotated[
        str, documented(PROXY, "The path below which the page is reached, such as /games.", "PATH")
    ] = ""
    forwarded: Annotated[
        Names,
        documented(
            PROXY,
            "Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or networks; * for all.",
            "ADDRESSES",
        ),
    ] = ("127.0.0.1", "::1")
    origins: Annotated[
        Names,
        documented(
            PROXY,
            "Origins of the page, if the proxy changes the Host header: https://games.example.",
            "ORIGINS",
        ),
    ] = ()
    hosts: Annotated[
        Names,
        documented(
            PROXY, "The only host names that are answered, such as games.example; none: all.", "NAMES"
        ),
    ] = ()

    games: Annotated[
        Names, documented(TABLES, "The games on offer; none: all that are installed.", "GAMES")
    ] = ()
    programs: Annotated[
        str,
        documented(
            TABLES,
            "Programs that guests may choose as bots, by a name: careful=./careful --depth 3; other=node bot.mjs.",
            "NAME=COMMAND;...",
        ),
    ] = ""
    thinkers: Annotated[Count, documented(TABLES, "Worker processes for bots.")] = 1
    think_seconds: Annotated[
        Seconds,
        documented(
            TABLES, "After this a bot's worker is replaced, and at the second time the bot takes any move."
        ),
    ] = 60.0
    helpers: Annotated[
        Count,
        documented(
            TABLES,
            "Worker processes for drawings, checks, replays and records; as many for hints.",
        ),
    ] = 1
    help_seconds: Annotated[Seconds, documented(TABLES, "After this such a request is given up.")] = 20.0
    queue_seconds: Annotated[
        Seconds, documented(TABLES, "How long a request waits for such a worker before it is refused.")
    ] = 10.0
    analysts: Annotated[Count, documented(TABLES, "Worker processes for the analysis of finished games.")] = 1
    analysis_seconds: Annotated[Seconds, documented(TABLES, "After this an analysis is given up.")] = 900.0
    away_seconds: Annotated[
        Seconds,
        documented(TABLES, "How long somebody is waited for before the others may have a bot play for them."),
    ] = 60.0
    idle_seconds: Annotated[
        Seconds, documented(TABLES, "A table that nobody looks at leaves memory after this.")
    ] = 600.0

    guest_rate: Annotated[Rate, documented(LIMITS, "Messages and requests of one guest.", "RATE")] = (
        "3000/minute"
    )
    address_rate: Annotated[
        Rate,
        documented(LIMITS, "Messages and requests from one network: an IPv4 address or an IPv6 /64.", "RATE"),
    ] = "12000/minute"
    create_rate: Annotated[Rate, documented(LIMITS, "New tables, by guest and by network.", "RATE")] = (
        "60/minute"
    )
    guest_tables: Annotated[
        Count, documented(LIMITS, "Unfinished tables that one guest may have created.")
    ] = 2000
    network_tables: Annotated[Rate, documented(LIMITS, "New tables from one network in all.", "RATE")] = (
        "2000/day"
    )
    import_rate: Annotated[
        Rate, documented(LIMITS, "Records that are imported, by guest and by network.", "RATE")
    ] = "60/hour"
    store_rate: Annotated[
        Rate,
        documented(
            LIMITS,
            "Bytes of records, own contents and notes that are stored, by guest and by network.",
            "RATE",
        ),
    ] = "20000000/day"
    fault_rate: Annotated[
        Rate, documented(LIMITS, "Reports of faults of the page, by guest and by network.", "RATE")
    ] = "20/minute"
    chat_rate: Annotated[Rate, documented(LIMITS, "What one guest may say in chats.", "RATE")] = "20/minute"
    guess_rate: Annotated[
        Rate,
        documented(
            LIMITS,
            "Recovery codes and device links that are tried, and mail addresses to confirm, by network.",
            "RATE",
        ),
    ] = "30/hour"
    guest_sockets: Annotated[Count, documented(LIMITS, "Open sockets of one guest.")] = 50
    address_sockets: Annotated[Count, documented(LIMITS, "Open sockets from one network.")] = 2000
    address_connections: Annotated[
        Count, documented(LIMITS, "Open connections from one network; trusted proxies may have any number.")
    ] = 2500
    request_seconds: Annotated[
        Seconds,
        documented(
            LIMITS, "How long a connection may take to send a request, and four times as long for its body."
        ),
    ] = 15.0
    table_sockets: Annotated[Count, documented(LIMITS, "Open sockets at one table.")] = 300
    message_bytes: Annotated[Count, documented(LIMITS, "The largest message over a socket.")] = 4096
    body_bytes: Annotated[
        Count, documented(LIMITS, "The largest body of a request; a record may be larger.")
    ] = 65536

    open_days: Annotated[
        Days, documented(AGES, "Tables that never began, after this many days without a visit.")
    ] = 0
    playing_days: Annotated[
        Days, documented(AGES, "Tables in play, after this many days without a move or a visit.")
    ] = 0
    over_days: Annotated[Days, documented(AGES, "Finished tables, after this many days without a visit.")] = 0
    unvisited_days: Annotated[
        Days, documented(AGES, "Imported tables that nobody ever opened, after this many days.")
    ] = 7
    guest_days: Annotated[
        Days, documented(AGES, "Names of guests who have no table left and did not come for this many days.")
    ] = 0

    public_url: Annotated[
        str,
        documented(
            NOTICES, "Where people reach the page, such as https://games.example; none: no notices.", "URL"
        ),
    ] = ""
    smtp: Annotated[
        str,
        documented(
            NOTICES, "The mail server: smtp://user:password@host:587, or smtps://...; none: no mails.", "URL"
        ),
    ] = ""
    mail_from: Annotated[
        str, documented(NOTICES, "The sender of mails, such as Bottega <games@example.org>.", "ADDRESS")
    ] = ""
    notice_seconds: Annotated[
        Seconds,
        documented(NOTICES, "How long somebody who does not look is waited for before a notice is sent."),
    ] = 60.0
    webhook_networks: Annotated[
        Names,
        documented(
            NOTICES,
            "Private networks to which webhooks may lead; none: only https to public addresses.",
            "NETWORKS",
        ),
    ] = ()

    log: Annotated[
        str,
        Meta(pattern=r"\A(text|json)\Z"),
        documented(
            LOGS, "How the log is written to the standard error: lines of text, or of JSON.", "text|json"
        ),
    ] = "text"
    log_level: Annotated[
        str,
        Meta(pattern=r"\A(debug|info|warning|error)\Z"),
        documented(LOGS, "The least important lines that are written.", "debug|info|warning|error"),
    ] = "info"
    log_requests: Annotated[bool, documented(LOGS, "Write a line for each request.")] = False
    metrics_from: Annotated[
        Names, documented(LOGS, "Who may read /metrics: addresses or networks; * for everybody.", "ADDRESSES")
    ] = ("127.0.0.1", "::1")

    def offered(self) -> tuple[str, ...]:
        return self.games or tuple(game_names())

    def named_programs(self) -> dict[str, str]:
        """The commands of the programs that guests may choose as bots, by their names."""
        pairs = (part.partition("=") for part in self.programs.split(";") if part.strip())
        return {name.strip(): command.strip() for name, _, command in pairs}


class Setting(NamedTuple):
    """A setting, as the command line and the docs present it."""

    name: str
    kind: str
    """flag, names, or the placeholder of a value."""
    help: str
    panel: str
    default: str

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "BOTTEGA_" + self.name.upper()


PLACEHOLDERS = {str: "TEXT", int: "N", float: "SECONDS"}


def all_settings() -> list[Setting]:
    """All settings, in the order of `bottega serve --help`."""
    hints = get_type_hints(Settings, include_extras=True)
    rows = []
    for field in msgspec.structs.fields(Settings):
        metas = [meta for meta in hints[field.name].__metadata__ if isinstance(meta, Meta)]
        (meta,) = (meta for meta in metas if meta.description)
        plain = hints[field.name].__origin__
        extra = meta.extra or {}
        kind = "flag" if plain is bool else extra["metavar"] or PLACEHOLDERS[plain]
        default = field.default
        if get_origin(plain) is tuple:
            default = ",".join(default)
        elif plain is float:
            default = f"{default:g}"
        shown = "" if plain is bool else str(default)
        rows.append(Setting(field.name, kind, meta.description or "", extra["panel"], shown))
    return rows


def read_settings(values: Mapping[str, str | bool | None]) -> Settings:
    """The settings from the command line or the environment; what is missing has its default."""
    hints = get_type_hints(Settings)
    given: dict[str, Any] = {}
    for name, value in values.items():
        if value is None or value == "":
            continue
        listed = get_origin(hints[name]) is tuple
        given[name] = re.split(r"[,\s]+", str(value).strip(", \t\n")) if listed else value
    given["database"] = database_url(str(given.get("database", "")))
    given["prefix"] = checked_prefix(str(given.get("prefix", "")))
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BottegaError(_explain(str(error), given)) from error
    _check_networks("--forwarded (BOTTEGA_FORWARDED)", settings.forwarded)
    _check_networks("--webhook-networks (BOTTEGA_WEBHOOK_NETWORKS)", settings.webhook_networks)
    _check_notices(settings)
    _check_programs(settings)
    _check_networks("--metrics-from (BOTTEGA_METRICS_FROM)", settings.metrics_from)
    return settings


def _explain(error: str, given: Mapping[str, Any]) -> str:
    """The error message for an invalid value."""
    problem, _, path = error.partition(" - at `$.")
    row = next(row for row in all_settings() if row.name == path.rstrip("`").partition("[")[0])
    wanted = row.kind if "matching" in problem else problem[0].lower() + problem[1:].replace("`", "")
    if row.kind == "RATE":
        wanted = "a rate such as 60/minute"
    return f"{row.option} ({row.variable}) cannot be {given[row.name]!r}: {wanted}"


def _check_notices(settings: Settings) -> None:
    """Check the settings that notices need. Error messages never contain the password."""
    for name, url, schemes in (
        ("--public-url (BOTTEGA_PUBLIC_URL)", settings.public_url, ("http", "https")),
        ("--smtp (BOTTEGA_SMTP)", settings.smtp, ("smtp", "smtps")),
    ):
        try:
            parts = urlsplit(url)
            usable = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
        except ValueError:
            usable = False
        if url and not usable:
            raise BottegaError(f"{name} is not an address that begins with {' or '.join(schemes)}://")
    if settings.smtp and not (settings.public_url and "@" in settings.mail_from):
        raise BottegaError("mails (--smtp) need --public-url and a sender, --mail-from")


def _check_programs(settings: Settings) -> None:
    """Check that each program has a name that no other bot has, and is there."""
    option = "--programs (BOTTEGA_PROGRAMS)"
    for name, command in settings.named_programs().items():
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,19}", name) or name in BOTS:
            raise BottegaError(
                f"{option}: {name!r} cannot be the name of a program; choose a word of small letters that no bot has"
            )
        try:
            file = shlex.split(command)[0]
        except (ValueError, IndexError):
            raise BottegaError(f"{option}: {name} needs a command, not {command!r}") from None
        if shutil.which(file) is None:
            raise BottegaError(f"{option}: the program {file} of {name} is not there")


def in_networks(address: str, networks: Names) -> bool:
    """Whether an address is in one of these networks; * means all addresses."""
    if "*" in networks:
        return True
    try:
        return any(ip_address(address) in ip_network(each, strict=False) for each in networks)
    except ValueError:
        return False


def _check_networks(option: str, networks: Names) -> None:
    for each in networks:
        if each != "*":
            try:
                ip_network(each, strict=False)
            except ValueError as error:
                raise BottegaError(f"{option} takes addresses such as 10.0.0.0/8, not {each!r}") from error


def checked_prefix(value: str) -> str:
    """The prefix without a slash at its end; raises BottegaError if it is not a path."""
    prefix = value.rstrip("/")
    if prefix and not re.fullmatch(r"(/[\w.~-]+)+", prefix):
        raise BottegaError(f"--prefix (BOTTEGA_PREFIX) is a path such as /games, not {value!r}")
    return prefix


def database_url(value: str | None) -> str:
    """The URL for SQLAlchemy. A path becomes a URL of SQLite; the default is a file in the user's data folder."""
    try:
        if not value:
            value = str(tables_file())
        if "://" not in value:
            value = f"sqlite:///{Path(value).expanduser().absolute()}"
    except (BottegaError, RuntimeError) as error:
        raise BottegaError(f"{error}; name a file for the tables with --database FILE") from error
    plain = "postgresql://"
    return f"postgresql+psycopg://{value[len(plain) :]}" if value.startswith(plain) else value
