"""Serve the built page, compressed and cacheable."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from bottega.server.refusal import say

FOLDER = Path(__file__).parents[1] / "static"
INDEX = "index.html"
IMMUTABLE = "public, max-age=31536000, immutable"
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/javascript",
    "application/manifest+json",
    "image/svg+xml",
)
COMPRESSED = {".br": "br", ".gz": "gzip"}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class File(NamedTuple):
    """A file of the page, plain and compressed."""

    type: str
    forms: dict[str, bytes]
    tag: str


class Page:
    """The built page. Its files are read on first use, and again after a new build."""

    def __init__(self, folder: Path = FOLDER, prefix: str = "") -> None:
        self.folder = folder
        self.prefix = prefix
        self._files: dict[str, File] = {}
        self._built = -1.0

    @property
    def built(self) -> bool:
        return (self.folder / INDEX).is_file()

    def get(self, path: str, accept_encoding: str, if_none_match: str, language: str) -> Answer | None:
        """The file at a path; for paths without an extension, the page itself. None: there is no such file."""
        if not self.built:
            text = (
                f"<!doctype html><meta charset=utf-8><title>Bottega</title><p>{say('page-missing', language)}"
            )
            return Answer(503, {"content-type": "text/html; charset=utf-8"}, text.encode())
        self._read()
        name = path.strip("/") or INDEX
        file = self._files.get(name)
        if file is None:
            if "." in name.rsplit("/", 1)[-1]:
                return None
            name, file = INDEX, self._files[INDEX]
        form = next((form for form in ("br", "gzip") if form in accept_encoding and form in file.forms), "")
        headers = {
            "content-type": file.type,
            "etag": f'"{file.tag}{form}"',
            "cache-control": IMMUTABLE if name.startswith("assets/") else "no-cache",
            "vary": "accept-encoding",
            "x-content-type-options": "nosniff",
            "referrer-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
        }
        if form:
            headers["content-encoding"] = form
        if name == INDEX:
            headers["x-frame-options"] = "DENY"
            headers["cross-origin-opener-policy"] = "same-origin"
            headers["content-security-policy"] = content_security_policy(file.forms[""].decode())
        if headers["etag"] in if_none_match:
            return Answer(304, headers, b"")
        return Answer(200, headers, file.forms[form])

    def _read(self) -> None:
        built = (self.folder / INDEX).stat().st_mtime
        if built == self._built:
            return
        paths = [path for path in self.folder.rglob("*") if path.is_file()]
        self._files = {
            path.relative_to(self.folder).as_posix(): _file(path)
            for path in paths
            if path.suffix not in COMPRESSED
        }
        self._files[INDEX] = _page(self.folder / INDEX, self.prefix)
        self._built = built


def _page(path: Path, prefix: str) -> File:
    """The page itself, with the server's prefix inserted into its addresses."""
    html = path.read_text()
    html = html.replace('name="prefix" content=""', f'name="prefix" content="{prefix}"')
    body = re.sub(r'((?:src|href)=")\./', rf"\1{prefix}/", html).encode()
    forms = {"": body, "gzip": gzip.compress(body, 9, mtime=0)}
    return File("text/html; charset=utf-8", forms, hashlib.sha256(body).hexdigest()[:16])


def _file(path: Path) -> File:
    """A file with its compressed forms: those that the build has made, otherwise gzip made here."""
    body = path.read_bytes()
    type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        type = "text/javascript"
    forms = {"": body}
    if type.startswith(COMPRESSIBLE):
        for suffix, form in COMPRESSED.items():
            beside = path.with_name(path.name + suffix)
            if beside.is_file():
                forms[form] = beside.read_bytes()
        forms.setdefault("gzip", gzip.compress(body, 9, mtime=0))
    charset = "; charset=utf-8" if type.startswith("text/") else ""
    return File(type + charset, forms, hashlib.sha256(body).hexdigest()[:16])


def content_security_policy(html: str) -> str:
    """The Content-Security-Policy: the page may load its own files and run its inline scripts."""
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", html, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inline]
    scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
