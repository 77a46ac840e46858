"""Checks a built site: no link is dead, and nothing is loaded from other hosts."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "use": "href"}
"""The elements that load something, and the attribute that says what."""


class Page(HTMLParser):
    """The ids that links can lead to, the links, and what is loaded."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: set[str] = {""}
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.names |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        elif tag in LOADED and LOADED[tag] in found:
            self.loaded.add(found[LOADED[tag]])


def problems(site: Path) -> list[str]:
    """The problems of the site, one line each."""
    pages = {
        file.relative_to(site).as_posix(): Page(file.read_text("utf-8"))
        for file in sorted(site.rglob("*.html"))
        if file.name != "404.html"  # its links are relative to the root of a host
    }
    found = [] if (site / "search" / "search_index.json").exists() else ["there is no index for the search"]
    for address, page in pages.items():
        found += [
            f"{address} loads {url} from another host" for url in sorted(page.loaded) if urlsplit(url).netloc
        ]
        for link in sorted(page.links | page.loaded):
            if not _leads_somewhere(link, address, site, pages):
                found.append(f"{address} has a dead link: {link}")
    return found


def _leads_somewhere(link: str, address: str, site: Path, pages: dict[str, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = unquote(urlsplit(urljoin(f"//site/{address}", link)).path).lstrip("/")
    if target == "" or target.endswith("/"):
        target += "index.html"
    if target in pages:
        return unquote(parts.fragment) in pages[target].names
    return (site / target).is_file()
