"""The page and its headers; the schema of the protocol; the texts of refusals."""

from __future__ import annotations

import gzip
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import pytest

from bottega import BottegaError
from bottega.server.http.page import Page, content_security_policy
from bottega.server.protocol.basics import Code
from bottega.server.refusal import RequestRefused
from bottega.server.run import listen
from tests.server.conftest import Visit
from tests.server.house import LANGUAGES, PATIENCE, House

HTML = '<!doctype html><script>start()</script><script type="module" src="/assets/a-1f.js"></script>'


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "assets" / "a-1f.js").write_text("let a = 1;" * 100)
    (tmp_path / "assets" / "a-1f.js.br").write_bytes(b"brotli")
    (tmp_path / "icon.svg").write_text("<svg/>")
    return Page(tmp_path)


def test_hashed_files_are_kept_for_ever_and_the_page_is_not(page: Page) -> None:
    script = page.get("/assets/a-1f.js", "gzip, br", "", "en")
    assert script is not None
    assert script.body == b"brotli"
    assert script.headers["content-encoding"] == "br"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    plain = page.get("/assets/a-1f.js", "", "", "en")
    zipped = page.get("/assets/a-1f.js", "gzip", "", "en")
    assert plain is not None
    assert zipped is not None
    assert gzip.decompress(zipped.body) == plain.body
    for path in ("/", "/t/abc", "/join"):
        html = page.get(path, "", "", "en")
        assert html is not None
        assert html.body.decode() == HTML
        assert html.headers["cache-control"] == "no-cache"
        assert html.headers["x-frame-options"] == "DENY"
        assert html.headers["cross-origin-opener-policy"] == "same-origin"
        known = page.get(path, "", html.headers["etag"], "en")
        assert known is not None
        assert (known.status, known.body) == (304, b"")
    assert page.get("/assets/gone-2e.js", "", "", "en") is None
    assert page.get("/../conftest.py", "", "", "en") is None


def test_a_browser_gets_it_whole(page: Page, tmp_path_factory: pytest.TempPathFactory) -> None:
    house = House(tmp_path_factory.mktemp("house"), page=str(page.folder))
    try:
        with httpx.Client(
            base_url=house.url, headers={"accept-encoding": "gzip"}, timeout=PATIENCE
        ) as browser:
            for path in ("/", "/t/abc", "/join"):
                assert browser.get(path).text == HTML
            script = browser.get("/assets/a-1f.js")
            assert script.text == "let a = 1;" * 100
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            assert (
                browser.get("/", headers={"if-none-match": browser.get("/").headers["etag"]}).status_code
                == 304
            )
            assert browser.get("/assets/b.js").status_code == 404
            assert browser.get("/api/games").headers["content-encoding"] == "gzip"
            assert browser.get("/health").json()["page"]
    finally:
        house.stop()


def test_a_page_built_anew_is_read_anew(page: Page) -> None:
    assert page.get("/", "", "", "en")
    index = page.folder / "index.html"
    index.write_text("<p>new")
    os.utime(index, (1, 1))
    html = page.get("/", "", "", "en")
    assert html is not None
    assert html.body == b"<p>new"


@pytest.mark.parametrize("prefix", ["", "/games"])
def test_the_page_asks_for_its_files_below_the_prefix(page: Page, prefix: str) -> None:
    built = (
        '<meta name="prefix" content="" /><link href="./favicon.svg"><script src="./assets/a.js"></script>'
    )
    (page.folder / "index.html").write_text(built)
    (page.folder / "index.html.br").write_bytes(b"without the prefix")
    html = Page(page.folder, prefix).get("/t/abc", "br", "", "en")
    assert html is not None
    assert html.body.decode() == (
        f'<meta name="prefix" content="{prefix}" /><link href="{prefix}/favicon.svg">'
        f'<script src="{prefix}/assets/a.js"></script>'
    )


def test_scripts_of_others_do_not_run() -> None:
    allowed = content_security_policy(HTML)
    assert "script-src 'self' 'sha256-" in allowed
    assert "unsafe-eval" not in allowed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_is_not_built_says_so(tmp_path: Path, language: str) -> None:
    answer = Page(tmp_path).get("/", "", "", language)
    assert answer is not None
    assert answer.status == 503
    assert b"make play" in answer.body


def test_health_and_openapi(visit: Visit) -> None:
    person = visit()
    assert person.get("/health")["status"] == "ok"
    paths = person.get("/schema/openapi.json")["paths"]
    assert {"/api/play", "/api/tables", "/api/tables/{id}/at/{move}", "/health"} <= set(paths)


def test_the_schema_is_one_document() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "bottega.server.schema"], capture_output=True, text=True, check=True
    )
    schema = json.loads(printed.stdout)
    assert {"ClientMessage", "ServerMessage", "view:pig"} <= set(schema["properties"])
    objects = [kind for kind in schema["$defs"].values() if kind.get("type") == "object"]
    assert all(kind["additionalProperties"] is False for kind in objects)


def test_a_port_that_is_taken_is_told_in_one_sentence(house: House) -> None:
    with pytest.raises(BottegaError, match=f"cannot listen at 127.0.0.1, port {house.port}"):
        listen("127.0.0.1", house.port)


def test_small_messages_are_sent_at_once() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP, "else asyncio leaves them to wait for others"


def test_the_engine_does_not_import_the_server() -> None:
    code = (
        "import sys, bottega, bottega.cli, bottega.server; print([m for m in sys.modules if 'litestar' in m])"
    )
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", get_args(Code))
def test_every_refusal_has_its_sentence(code: Code, language: str) -> None:
    refusal = RequestRefused(code, problem="x", name="Ada", languages="en, it")
    said = refusal.say(language)
    assert len(said) > 10
    if language != "en":
        assert said != refusal.say("en")
