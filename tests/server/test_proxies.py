"""The server behind nginx and Caddy with the examples of `deploy/`, where they are installed: TLS, a path, sockets."""

from __future__ import annotations

import contextlib
import json
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from tests.cli.runner import PATIENCE, ROOT
from tests.server.house import House, open_socket

pytestmark = pytest.mark.soak

DEPLOY = ROOT / "deploy"
NAME = "localhost"


class Proxy:
    """A proxy in front of a server: where it is, and whom it shows a certificate of our own."""

    def __init__(self, port: int, plain: int, prefix: str, certificate: Path) -> None:
        self.port = port
        self.plain = plain
        self.prefix = prefix
        self.trust = ssl.create_default_context(cafile=str(certificate))

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}{self.prefix}"

    def person(self, address: str = "127.0.0.2", **headers: str) -> httpx.Client:
        """Somebody new at an address."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=self.url, transport=transport, timeout=PATIENCE, headers=headers)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name, and its key."""
    files = folder / "certificate.pem", folder / "key.pem"
    words = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    words += ["-addext", f"subjectAltName=DNS:{NAME}", "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run(["openssl", "req", *words], check=True, capture_output=True)
    return files


def free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [one.getsockname()[1] for one in found]


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """A text with parts replaced, each of which must be there."""
    for old, new in pairs:
        assert old in text, f"the example has no {old!r}"
        text = text.replace(old, new)
    return text


def nginx(folder: Path, house: House, port: int, plain: int, prefix: str) -> list[str]:
    """Our example as it is, but for ports, names and certificates."""
    own, key = certificate(folder)
    example = replaced(
        (DEPLOY / "nginx" / "bottega.conf").read_text(),
        ("games.example;", f"{NAME};"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("/etc/letsencrypt/live/games.example/fullchain.pem", str(own)),
        ("/etc/letsencrypt/live/games.example/privkey.pem", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{house.port}"),
        ("location ~ ^/metrics/*$", f"location ~ ^{prefix}/metrics/*$"),
        ("location / {", f"location {prefix}/ {{"),
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    http = f"http {{\naccess_log off;\n{temporary}{example}}}\n"
    settings = folder / "nginx.conf"
    settings.write_text(f"pid {folder}/pid;\nerror_log {folder}/log;\ndaemon off;\nevents {{}}\n{http}")
    return ["nginx", "-p", str(folder), "-e", f"{folder}/log", "-c", str(settings)]


def caddy(folder: Path, house: House, port: int, plain: int, prefix: str) -> list[str]:
    """Our example as it is, but for ports, names and certificates."""
    own, key = certificate(folder)
    example = (DEPLOY / "caddy" / "Caddyfile").read_text()
    common, _, sites = example.partition("# A domain")
    alone, _, below = sites.partition("# Below a path")
    site, name = (f"# {below}", "www.example {") if prefix else (f"# {alone}", "games.example {")
    site = replaced(
        site,
        (name, f"{NAME} {{\n\tbind 127.0.0.1\n\ttls {own} {key}"),
        ("127.0.0.1:8000", f"127.0.0.1:{house.port}"),
    )
    own_ports = f"\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n\tstorage file_system {folder}\n"
    common = replaced(common, ("{\n\tservers", f"{{\n{own_ports}\tservers"))
    settings = folder / "Caddyfile"
    settings.write_text(common + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(settings)]


Make = Callable[[Path, House, int, int, str], list[str]]


@contextlib.contextmanager
def serving(make: Make, folder: Path, prefix: str) -> Iterator[Proxy]:
    if shutil.which(make.__name__) is None:
        pytest.skip(f"there is no {make.__name__} here (on Debian: apt install {make.__name__})")
    house = House(folder, prefix=prefix, create_rate="2/day")
    port, plain = free_ports(2)
    command = make(folder, house, port, plain, prefix)
    with (folder / "said").open("w") as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            proxy = Proxy(port, plain, prefix, folder / "certificate.pem")
            until_it_answers(proxy, process, folder / "said")
            yield proxy
        finally:
            process.terminate()
            process.wait(PATIENCE)
            house.stop()


def until_it_answers(proxy: Proxy, process: subprocess.Popen[bytes], said: Path) -> None:
    with proxy.person() as person:
        while True:
            assert process.poll() is None, said.read_text()
            with contextlib.suppress(httpx.ConnectError):
                assert person.get("/health/ready").json()["status"] == "ok"
                return


def new_table(person: httpx.Client) -> httpx.Response:
    return person.post("/api/tables", json={"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]})


@pytest.mark.parametrize("prefix", ["", "/games"], ids=["a domain", "a path"])
@pytest.mark.parametrize("make", [nginx, caddy])
def test_the_example_of_a_proxy_serves_a_table(make: Make, prefix: str, tmp_path: Path) -> None:
    with serving(make, tmp_path, prefix) as proxy, proxy.person() as person:
        asked_plainly(proxy)
        for path in ("/metrics", "/metrics/"):
            hidden = person.get(path)
            assert hidden.status_code == 404
            assert "not-found" not in hidden.text, "the proxy says so, not the server"
        if not prefix:
            assert person.get("/").headers["strict-transport-security"] == "max-age=31536000"
        made = new_table(person)
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"]
        assert "Secure" in cookie, "the server knows that people use https"
        play_a_move(proxy, cookie.partition(";")[0], made.json()["table"]["id"])
        addresses_are_told_apart(proxy)


def asked_plainly(proxy: Proxy) -> None:
    """Whoever comes without TLS is sent to https."""
    moved = httpx.get(f"http://{NAME}:{proxy.plain}{proxy.prefix}/", timeout=PATIENCE)
    assert moved.status_code in (301, 308)
    assert moved.headers["location"].startswith(f"https://{NAME}")


def play_a_move(proxy: Proxy, cookie: str, table: str) -> None:
    address = f"wss://{NAME}:{proxy.port}{proxy.prefix}/api/tables/{table}/live"

    def come_from(origin: str) -> ClientConnection:
        headers = {"Cookie": cookie}
        return open_socket(address, ssl=proxy.trust, origin=Origin(origin), additional_headers=headers)

    with pytest.raises(InvalidStatus), come_from("https://evil.example"):
        pass
    with come_from(f"https://{NAME}:{proxy.port}") as line:
        state = json.loads(line.recv(PATIENCE))
        mine = next(seat for seat in state["mine"] if seat["asked"])
        act = {"seat": mine["seat"], "action": mine["actions"][0]["action"], "revision": state["revision"]}
        line.send(json.dumps({"type": "act", "id": "m1", **act}))
        while json.loads(line.recv(PATIENCE)).get("answers") != "m1":
            pass  # such as the chat


def addresses_are_told_apart(proxy: Proxy) -> None:
    """An address may make two tables, and cannot pretend to be another one."""
    with proxy.person() as same:
        assert new_table(same).status_code == 201
    with proxy.person(**{"X-Forwarded-For": "203.0.113.7"}) as pretending:
        assert new_table(pretending).status_code == 429
    with proxy.person("127.0.0.3") as other:
        assert new_table(other).status_code == 201
