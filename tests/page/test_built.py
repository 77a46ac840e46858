"""The built files: small enough, complete in every language, and from nowhere but ourselves."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import bottega
from tests.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/bottega/server/static"
WEB = ROOT / "web"

MANIFEST = re.compile(r'<(?!link data-language)[^>]*/assets/([\w.-]+\.(?:js|css))"')


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in names)


def first_files() -> set[str]:
    """What the page itself names."""
    return set(MANIFEST.findall((BUILT / "index.html").read_text()))


def static_imports(names: set[str]) -> set[str]:
    """Those files and what they import without being asked."""
    seen: set[str] = set()
    open_ = list(names)
    while open_:
        here = open_.pop()
        if here not in seen:
            seen.add(here)
            if here.endswith(".js"):
                text = (BUILT / "assets" / here).read_text()
                open_ += re.findall(r'(?:from|import)\s*["\']\./([\w.-]+\.js)["\']', text)
    return seen


def of(stem: str) -> set[str]:
    return {path.name for path in (BUILT / "assets").glob(f"{stem}-*") if path.suffix in (".js", ".css")}


def test_sizes() -> None:
    language = max(({name} for code in LANGUAGES for name in of(f"text-{code}")), key=weight)
    front = weight(static_imports(first_files()) | language)
    table = front + weight(static_imports(of("Table") | of("florenza-dice")) - static_imports(first_files()))
    fonts = sum(path.stat().st_size for path in (BUILT / "assets").glob("*.woff2"))
    print(
        f"\ncompressed kB: front page {front / 1000:.1f}, with the table {table / 1000:.1f}; fonts {fonts / 1000:.1f}"
    )
    assert front < 150_000
    assert table < 300_000
    assert fonts <= 120_000


def keys(language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the variables they use."""
    text = (ROOT / "src/bottega/languages" / language / "page.ftl").read_text()
    found: dict[str, set[str]] = {}
    for entry in re.split(r"\n(?=[a-z])", text):
        head = re.match(r"([a-z][\w-]*) =", entry)
        if head:
            found[head[1]] = set(re.findall(r"\$(\w+)", entry))
    return found


def test_every_text_that_is_asked_for_is_there_and_none_is_idle() -> None:
    source = "\n".join(
        path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    )
    known = set(keys("en"))
    asked = set(re.findall(r"""\bt\(\s*'([\w-]+)'""", source))
    assert asked <= known
    made = [
        re.compile(f"^{re.sub(r'[$][{].*?[}]', '.*', pattern)}$")
        for pattern in re.findall(r"`([\w-]+-\$\{[^`]*)`", source)
    ]
    idle = {key for key in known if f"'{key}'" not in source and not any(one.match(key) for one in made)}
    assert idle == set()


def test_the_lock_names_no_registry_but_the_usual_one() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    hosts = {package["resolved"] for package in lock["packages"].values() if "resolved" in package}
    assert all(url.startswith("https://registry.npmjs.org/") for url in hosts)


def test_nothing_is_loaded_from_elsewhere() -> None:
    for path in (BUILT / "assets").glob("*.css"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text())
        assert "http" not in text.replace("http://www.w3.org", "")
    assert "//" not in re.sub(r"<!--.*?-->", "", (BUILT / "index.html").read_text()).replace("<!doctype", "")


def styles() -> str:
    return "\n".join(
        path.read_text() for path in (WEB / "src").rglob("*") if path.suffix in (".css", ".svelte")
    )


def test_letters_have_the_sizes_of_the_scale() -> None:
    """`--text-1` to `--text-8` in app.css: `font-size: var(--text-3)`, or the utility `text-3`."""
    sizes = re.findall(r"[^-\w](font(?:-size)?:[^;]*);", styles())
    assert [one for one in sizes if re.search(r"\dpx", re.sub(r"/ [\d.]+px", "", one))] == []
    utilities = re.findall(r"[\s:'\"](text-(?:\d+|\[[^]]*\d(?:px|rem)[^]]*\]))", styles())
    assert len(utilities) > 300
    assert set(utilities) <= {f"text-{size}" for size in range(1, 9)}


def test_every_sign_of_a_lesson_is_drawn() -> None:
    """In the icons that all pages have, or in the drawings that the game's board adds."""
    for game in bottega.game_names():
        board = WEB / "src/games" / game / "index.ts"
        own = re.findall(r"art/(\w+)\.svg", board.read_text()) if board.exists() else []
        drawn = "".join((WEB / "src/art" / f"{name}.svg").read_text() for name in ("icons", *own))
        for lesson in bottega.game(game).guides:
            for one in lesson.not_yet:
                assert f'id="i-{one.icon}"' in drawn, (game, one.id)


def test_layouts_are_named_in_one_place() -> None:
    """The variants in app.css: no other file writes a media query, but for print."""
    asked = set(re.findall(r"@media ([^{]*?)(?: \{|\);)", styles()))
    assert len(asked) <= 12
    for path in (WEB / "src").rglob("*.svelte"):
        assert set(re.findall(r"@media (\w+)", path.read_text())) <= {"print"}, path.name


def test_every_list_is_keyed_by_an_id_or_a_place_never_by_a_text() -> None:
    """Two items with the same key would stop the part of the page that shows them."""
    each = re.compile(r"\{#each\s[^}]*?\sas\s(?:\w+|\[[^\]]*\]|\{[^}]*\})(?:,\s(\w+))?\s\(([^)]*)\)\}")
    ids = re.compile(
        r"\w+\.(id|artist|card|game|seat|number|action|move|name|icon|value|key|good|notation|column|place|players|target)"
        r"|at|character|code|good|icon|id|key|kind|level|name|office|one|part|row|seat|section|side|step|target|what|word"
    )
    for path in (WEB / "src").rglob("*.svelte"):
        text = path.read_text()
        found = each.findall(text)
        assert len(found) == text.count("{#each"), path.name
        assert [key for place, key in found if key != place and not ids.fullmatch(key)] == [], path.name
