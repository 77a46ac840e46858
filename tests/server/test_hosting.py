"""What whoever hosts a server relies on: settings, health, metrics, logs, host names, the path prefix, the stop."""

from __future__ import annotations

import json
import logging
import re
import resource
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bottega import BottegaError
from bottega.cli import main
from bottega.server.clock import SteadyClock
from bottega.server.live.table_manager import STOP_REASON
from bottega.server.live.viewers import Viewer
from bottega.server.logs import MOST_LINES, JsonLines, Lines, TextLines, without_secrets
from bottega.server.metrics import BUCKETS, Counter, Histogram
from bottega.server.people.guests import DAY, Guests
from bottega.server.protocol.states import Pong
from bottega.server.settings import Settings, all_settings, in_networks, read_settings
from tests.cli.runner import ROOT, bottega_command
from tests.server.conftest import Visit
from tests.server.house import PATIENCE, ConnectionClosed, House, Message, Person, Socket, done

# -- settings --------------------------------------------------------------------------------------------------


def test_every_setting_is_in_the_help_and_on_the_page_about_hosting() -> None:
    told = bottega_command("serve", "--help", COLUMNS="200").stdout
    page = (ROOT / "docs" / "host.md").read_text()
    rows = re.findall(r"^\| `(--[\w-]+)` \| `(BOTTEGA_\w+)` \| ([^|]*) \| (.*) \|$", page, re.MULTILINE)
    assert rows == [
        (
            each.option,
            each.variable,
            f"`{each.default}`" if each.default else "",
            each.help.replace("|", "\\|"),
        )
        for each in all_settings()
    ]
    for each in all_settings():
        assert re.search(rf"{each.option}\b", told)
        assert re.search(rf"env var: {each.variable}\b", told)


def test_settings_are_read_from_the_environment(tmp_path: Path) -> None:
    words = {"BOTTEGA_DATABASE": f"{tmp_path}/x/y/z", "BOTTEGA_GUEST_RATE": "often"}
    told = bottega_command("serve", code=2, env=words).stderr
    assert "--guest-rate (BOTTEGA_GUEST_RATE) cannot be 'often': a rate such as 60/minute" in told


def test_lists_and_numbers_are_read_from_text() -> None:
    given = {"forwarded": "10.0.0.0/8, ::1", "games": "pig florenza", "thinkers": "3", "prefix": "/games/"}
    read = read_settings({**given, "database": "postgresql://db/x", "open": True, "stop_seconds": "1.5"})
    assert read.forwarded == ("10.0.0.0/8", "::1")
    assert read.games == ("pig", "florenza")
    assert (read.thinkers, read.stop_seconds, read.open, read.prefix) == (3, 1.5, True, "/games")
    assert read_settings({"database": "x", "port": ""}).port == Settings(database="").port


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("port", "99999", r"--port \(BOTTEGA_PORT\) cannot be '99999': expected int <= 65535"),
        ("thinkers", "many", r"--thinkers \(BOTTEGA_THINKERS\) cannot be 'many'"),
        ("log", "xml", r"--log \(BOTTEGA_LOG\) cannot be 'xml': text\|json"),
        ("prefix", "games", r"--prefix \(BOTTEGA_PREFIX\) is a path such as /games"),
        ("forwarded", "proxy", r"--forwarded \(BOTTEGA_FORWARDED\) takes addresses such as 10.0.0.0/8"),
    ],
)
def test_a_setting_that_cannot_be_used_is_one_sentence(name: str, value: str, told: str) -> None:
    with pytest.raises(BottegaError, match=told):
        read_settings({"database": "x", name: value})


# -- health and metrics ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/health", "/health/live", "/health/ready", "/api/me", "/api/games"])
def test_head_is_answered_as_get_without_a_body(house: House, path: str) -> None:
    head = httpx.head(f"{house.url}{path}", timeout=PATIENCE)
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == "application/json"
    assert httpx.head(f"{house.url}/api/nowhere", timeout=PATIENCE).status_code == 404


def test_a_server_is_alive_and_ready(visit: Visit) -> None:
    person = visit()
    assert set(person.get("/health/live")) == {"version"}
    assert person.get("/health/ready")["status"] == person.get("/health")["status"] == "ok"
    person.get("/health/dead", 404)


def sample(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not in\n{text}"
    return float(found[1])


def test_metrics_count_requests_messages_and_tables(tmp_path: Path) -> None:
    house = House(tmp_path)
    person = Person(house)
    tab = person.at(person.table("pig", "me", "me")[0])
    seat = next(my["seat"] for my in tab.state["mine"] if my["asked"])
    done(tab.act("roll", seat=seat))
    tab.ask("act", seat=seat, action=999)
    answer = person.http.get("/metrics")
    person.close()
    house.stop()
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    text = answer.text
    assert sample(text, 'bottega_requests_total{method="POST",status="201"}') == 1
    assert sample(text, 'bottega_messages_total{kind="act",answer="state"}') == 1
    assert sample(text, 'bottega_messages_total{kind="act",answer="refused"}') == 1
    assert sample(text, "bottega_message_seconds_count") == 2
    assert sample(text, "bottega_tables") == sample(text, "bottega_sockets") == 1
    assert sample(text, "process_resident_memory_bytes") > 1e6
    assert abs(sample(text, "process_start_time_seconds") - time.time()) < 60 + PATIENCE, "not rounded"
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+', line), line


def test_times_are_counted_up_to_each_bound() -> None:
    times, counter = Histogram("t", "Times."), Counter("c", "Counts.")
    for seconds in (0.001, BUCKETS[0], 0.3, 100.0):
        times.observe(seconds)
    lines = list(times.lines())
    assert lines[2] == 't_bucket{le="0.002"} 2'
    assert 't_bucket{le="0.25"} 2' in lines
    assert 't_bucket{le="0.5"} 3' in lines
    assert lines[-3:] == ['t_bucket{le="+Inf"} 4', "t_sum 100.303000", "t_count 4"]
    assert list(counter.lines())[-1] == "c 0"


def test_addresses_and_networks() -> None:
    assert in_networks("10.1.2.3", ("10.0.0.0/8",))
    assert in_networks("anything", ("*",))
    assert not in_networks("unknown", ("10.0.0.0/8",))
    assert not in_networks("::1", ("127.0.0.1",))


def test_only_those_who_may_read_the_metrics_are_told_what_the_database_says(tmp_path: Path) -> None:
    for networks, told in (("127.0.0.1",), True), (("10.0.0.0/8",), False):
        folder = tmp_path / networks[0].partition("/")[0]
        folder.mkdir()
        house = House(folder, metrics_from=networks)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        httpx.post(f"{house.url}/api/play", json={"game": "pig"}, timeout=PATIENCE)
        health = httpx.get(f"{house.url}/health", timeout=PATIENCE)
        assert health.status_code == 503
        assert (health.json()["problem"] != "the server cannot be used now") == told
        house.kill()


def test_the_clock_follows_one_that_was_set_slowly_and_never_goes_back() -> None:
    wall, steady = [1000.0], [5.0]
    now = SteadyClock(lambda: wall[0], lambda: steady[0])
    assert now() == 1000
    wall[0] += 3600 + 10
    steady[0] += 10
    assert now() == pytest.approx(1011), "an hour's jump forward ends nobody's time"
    wall[0] -= 7200
    steady[0] += 10
    assert now() == pytest.approx(1020)
    wall[0], steady[0] = 1120.5, steady[0] + 100
    assert now() == pytest.approx(1120.5), "a small difference is corrected"


# -- proxies ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server behind a proxy on this machine, below /games."""
    running = House(
        tmp_path_factory.mktemp("proxied"),
        forwarded=("127.0.0.0/8",),
        metrics_from=("10.0.0.0/8",),
        hosts=("games.example",),
        prefix="/games",
        address_rate="3/day",
    )
    yield running
    running.stop()


def ask(house: House, path: str, address: str, host: str = "games.example") -> httpx.Response:
    headers = {"host": host, "x-forwarded-for": address, "x-forwarded-proto": "https"}
    return httpx.get(f"{house.url}{path}", headers=headers, timeout=PATIENCE)


def test_behind_a_trusted_proxy_addresses_are_told_apart_and_cookies_are_secure(proxied: House) -> None:
    assert [ask(proxied, "/games/api/me", "192.0.2.1").status_code for _ in range(4)] == [200, 200, 200, 429]
    other = ask(proxied, "/games/api/me", "192.0.2.2")
    assert other.status_code == 200
    assert "; Secure" in other.headers["set-cookie"]


def test_only_proxies_on_this_machine_are_believed_unless_others_are_named() -> None:
    assert Settings(database="").forwarded == ("127.0.0.1", "::1")


def test_a_prefix_is_taken_off_by_the_server_or_by_the_proxy(proxied: House) -> None:
    for path in ("/games/api/me", "/api/me"):
        answer = ask(proxied, path, "192.0.2.3")
        assert answer.status_code == 200
        assert "; Path=/games;" in answer.headers["set-cookie"]
    assert "set-cookie" not in ask(proxied, "/gamesapi/me", "192.0.2.3").headers, "the page, or nothing"


@pytest.mark.parametrize(
    ("host", "path", "status"),
    [
        ("Games.Example:8000", "/api/me", 200),
        ("evil.example", "/api/me", 421),
        ("evil.example", "/", 421),
        ("10.0.0.1", "/health", 200),
        ("10.0.0.1", "/games/health/live", 200),
    ],
)
def test_only_the_named_hosts_are_answered(proxied: House, host: str, path: str, status: int) -> None:
    assert ask(proxied, path, "192.0.2.4", host).status_code == status


def test_metrics_are_for_the_networks_that_are_named_only(proxied: House) -> None:
    assert ask(proxied, "/metrics", "10.1.2.3").status_code == 200
    assert ask(proxied, "/metrics", "203.0.113.9").status_code == 404


# -- guests ----------------------------------------------------------------------------------------------------


def test_a_cookie_is_renewed_once_a_day() -> None:
    now = [0.0]
    guests = Guests("key", clock=lambda: now[0])
    guest = guests.new()
    assert [guests.note_visit(guest) for _ in range(2)] == [True, False]
    now[0] += DAY
    assert [guests.note_visit(guest) for _ in range(2)] == [True, False]
    assert guests.visitors == {guest}


def test_a_guest_who_comes_back_gets_the_cookie_again(own_house: House) -> None:
    person = Person(own_house)
    own_house.stop()
    own_house.start()
    first, second = (person.http.get("/api/me") for _ in range(2))
    assert first.headers["set-cookie"].startswith("bottega_guest=")
    assert "set-cookie" not in second.headers
    person.close()


# -- logs ------------------------------------------------------------------------------------------------------


def record(message: str, *arguments: object, fail: bool = False) -> logging.LogRecord:
    try:
        if fail:
            raise ValueError("bottega_guest=abc.def")
        info = None
    except ValueError:
        info = sys.exc_info()
    return logging.LogRecord("bottega.x", logging.WARNING, "f.py", 1, message, arguments, info)


def test_lines_of_the_log_begin_with_the_time() -> None:
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ WARNING bottega.x: x 1", TextLines().format(record("x %d", 1))
    )


def test_json_lines_have_time_level_message_and_fields() -> None:
    about = record("two\nlines %d", 7, fail=True)
    about.fields = {"status": 200}
    line = JsonLines().format(about)
    assert "\n" not in line
    read = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", read.pop("time"))
    assert "ValueError: bottega_guest=***" in read.pop("traceback")
    assert read == {"level": "warning", "logger": "bottega.x", "message": "two\nlines 7", "status": 200}


def test_who_reads_the_log_slowly_does_not_hold_up_the_server() -> None:
    class Slow(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            assert go_on.wait(PATIENCE)
            written.append(record.getMessage())

    go_on, written = threading.Event(), list[str]()
    lines = Lines(Slow())
    for number in range(MOST_LINES + 100):
        lines.handle(record("line %d", number))
    go_on.set()
    lines.finish()
    assert len(written) in (MOST_LINES, MOST_LINES + 1), (
        "the one that is being written does not wait any more"
    )
    assert written == [f"line {number}" for number in range(len(written))]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("Cookie: bottega_guest=abc.DEF-1; x=y", "Cookie: bottega_guest=***; x=y"),
        ("https://games.example/join#Abc-123_x", "https://games.example/join#***"),
        ("postgresql+psycopg://ada:pa:ss@db/x", "postgresql+psycopg://ada:***@db/x"),
        (f"secret {'0f' * 32}.", "secret ***."),
        ("/device#Abc-123_x and notices#stop=Abc-1", "/device#*** and notices#stop=***"),
        ("code 0AB1C-2DE3F-4GH5J-6KM7N.", "code ***."),
        ("{'token': 'abcdefgh12345'}", "{'token': '***'}"),
        ("table 3fk2cd... cannot be read: key error", "table 3fk2cd... cannot be read: key error"),
    ],
)
def test_the_log_has_no_secrets(line: str, shown: str) -> None:
    assert without_secrets(line) == shown


def test_requests_are_logged_without_what_opens_a_table(tmp_path: Path) -> None:
    words = ["--port", "0", "--database", str(tmp_path / "tables.sqlite3"), "--log", "json", "--log-requests"]
    house = CommandHouse(tmp_path, words)
    person = Person(house)
    made, tokens = person.table("pig", "me", "open")
    person.join(tokens[1])
    person.get(f"/api/tables/{made}")
    person.close()
    house.stop()
    lines = [json.loads(line) for line in house.said if line.startswith("{")]
    requests = [line for line in lines if "method" in line]
    assert [line["path"] for line in requests if line["method"] == "GET"][-1] == f"/api/tables/{made[:6]}..."
    assert {line["status"] for line in requests} == {200, 201}
    said = "".join(house.said)
    for secret in (made, tokens[1], person.cookie.partition("=")[2]):
        assert secret not in said


class CommandHouse(House):
    """A server that is started by the command."""

    work = staticmethod(main)

    def __init__(self, folder: Path, words: list[str]) -> None:
        self.given = words
        super().__init__(folder)

    def words(self) -> list[str]:
        return ["serve", *self.given]


# -- the stop --------------------------------------------------------------------------------------------------


def read_to_the_end(tab: Socket) -> tuple[list[Message], ConnectionClosed]:
    """What still comes over a socket, and how it ends."""
    answers = []
    while True:
        try:
            answers.append(tab.read())
        except ConnectionClosed as end:
            return answers, end


def test_systemd_is_told_when_the_server_is_ready_alive_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "300000")
        house = House(tmp_path)
        told = {systemd.recv(100) for _ in range(4)}
        assert told == {b"READY=1", b"WATCHDOG=1"}
        house.stop()
        while (last := systemd.recv(100)) != b"STOPPING=1":
            assert last == b"WATCHDOG=1"


def test_a_stop_tells_the_sockets_why(own_house: House) -> None:
    person = Person(own_house)
    table, _ = person.table("pig", "me", "me", options={"goal": 1000})
    tab = person.at(table)
    seat = next(my["seat"] for my in tab.state["mine"] if my["asked"])
    done(tab.act("roll", seat=seat))
    sent = tab.send("confirm", seat=seat)
    own_house.stop()
    answers, end = read_to_the_end(tab)
    assert end.rcvd is not None
    assert (end.rcvd.code, end.rcvd.reason) == (1012, STOP_REASON)
    acknowledged = any(answer.get("answers") == sent for answer in answers)
    own_house.start()
    again = Person(own_house)
    again.http.cookies = person.http.cookies
    tab = again.at(table)
    if acknowledged:
        assert tab.state["moves"] > 0
    assert tab.ask("confirm", seat=seat, id=sent, revision=tab.state["revision"])["type"] in (
        "done",
        "refused",
    )
    person.close()
    again.close()


def test_a_message_that_is_being_answered_is_answered_before_the_socket_ends() -> None:
    viewer = Viewer("ada", "en", 0)
    with viewer.answering():
        viewer.close_when_sent(STOP_REASON)
        assert viewer.queue.empty()
        viewer.send(Pong("p1"))
    assert b"p1" in (viewer.queue.get_nowait() or b"")
    assert viewer.queue.get_nowait() is None
    assert viewer.reason == STOP_REASON


def test_a_request_that_has_begun_is_answered_before_the_server_ends(own_house: House) -> None:
    body = json.dumps({"name": "Ginevra"}).encode()
    head = f"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", own_house.port), timeout=PATIENCE) as line:
        line.sendall(head.encode() + body[:5])
        httpx.get(f"{own_house.url}/health", timeout=PATIENCE)
        own_house.process.send_signal(signal.SIGTERM)
        while True:
            try:
                socket.create_connection(("127.0.0.1", own_house.port), timeout=PATIENCE).close()
            except OSError:
                break
        line.sendall(body[5:])
        assert line.recv(4096).startswith(b"HTTP/1.1 200 OK")
    own_house.stop()
    assert own_house.process.returncode in (0, -signal.SIGTERM)
