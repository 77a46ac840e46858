"""The install script in an empty environment, and the files that use it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from .conftest import ROOT, run
from .test_project_files import check

pytestmark = pytest.mark.packaging

DEPLOY = ROOT / "deploy"
SCHEMA = "vendor.compose-spec"


def bare_environment(home: Path) -> dict[str, str]:
    """Nothing but a path, a home, and how pip finds its packages."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "UV_"))}
    cache = os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache" / "pip"))
    return {
        "PIP_CACHE_DIR": cache,
        **kept,
        "PATH": "/usr/bin:/bin",
        "HOME": str(home),
        "PYTHON": sys.executable,
    }


COPYING = """#!/bin/sh
if [ "$1 $2" = "-m venv" ]; then
    cp -a {current} "$3" && "$3/bin/python" -m pip uninstall --quiet --yes bottega
else
    exec {python} "$@"
fi
"""
"""A Python whose new environments have the packages of an installed release: installing them takes half a minute."""


def install(root: Path, wheel: Path, **env: str) -> str:
    """Without root and systemd: neither the user nor the service is made, which `--root` leaves out."""
    done = subprocess.run(
        [str(DEPLOY / "install"), "--root", str(root), "--wheel", str(wheel)],
        cwd=root,
        env={**bare_environment(root), **env},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_script_installs_a_server_and_run_again_upgrades_it(wheel: Path, tmp_path: Path) -> None:
    install(tmp_path, wheel)
    settings = tmp_path / "etc/bottega/bottega.env"
    assert settings.stat().st_mode & 0o007 == 0
    settings.write_text(settings.read_text() + "BOTTEGA_LOG=json\n")
    kept = settings.read_text()
    variables = dict(line.split("=", 1) for line in kept.splitlines() if "=" in line and line[0] != "#")
    database = tmp_path / variables["BOTTEGA_DATABASE"].lstrip("/")
    command = tmp_path / "usr/local/bin/bottega"
    with subprocess.Popen(
        [str(command), "serve"],
        env={
            **bare_environment(tmp_path),
            **variables,
            "BOTTEGA_PORT": "0",
            "BOTTEGA_DATABASE": str(database),
        },
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        with urllib.request.urlopen(f"{found[0]}health/ready", timeout=60) as answer:
            assert answer.status == 200
        server.terminate()

    for number in ("3", "4"):
        (tmp_path / "opt/bottega/releases" / number).mkdir()
    current = tmp_path / "opt/bottega/current"
    copying = tmp_path / "python"
    copying.write_text(COPYING.format(current=current.resolve(), python=sys.executable))
    copying.chmod(0o755)
    install(tmp_path, wheel, PYTHON=str(copying))
    assert settings.read_text() == kept
    current = current.resolve()
    assert current.name == "5"
    assert sorted(path.name for path in current.parent.iterdir()) == ["4", "5"], "the last two are kept"
    assert (tmp_path / "var/lib/bottega/before-upgrade.sqlite3").stat().st_mode & 0o077 == 0
    assert str(current) in (current / "bin/bottega").read_text()
    assert "backup" in run(command, "--help").stdout


SYSTEMCTL = """#!/bin/sh
# systemd as the script needs it: one service
root={root}
case $1 in
restart | stop) [ ! -f $root/pid ] || kill $(cat $root/pid) 2>/dev/null; rm -f $root/pid ;;
esac
[ "$1" = restart ] || exit 0
case $(readlink $root/opt/bottega/current) in
*/2) echo no tables any more > $root/var/lib/bottega/tables.sqlite3; exit 1 ;;
esac
set -a; . $root/etc/bottega/bottega.env
BOTTEGA_DATABASE=$root$BOTTEGA_DATABASE $root/opt/bottega/current/bin/bottega serve > $root/log 2>&1 &
echo $! > $root/pid
"""
"""The second release never starts, and destroys the tables."""


def test_a_version_that_does_not_start_is_switched_back(wheel: Path, tmp_path: Path) -> None:
    systemctl = tmp_path / "bin" / "systemctl"
    systemctl.parent.mkdir()
    systemctl.write_text(SYSTEMCTL.format(root=tmp_path))
    systemctl.chmod(0o755)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def attempt(**env: str) -> subprocess.CompletedProcess[str]:
        environment = bare_environment(tmp_path) | {"PATH": f"{systemctl.parent}:/usr/bin:/bin", **env}
        words = [str(DEPLOY / "install"), "--root", str(tmp_path), "--service", "--wheel", str(wheel)]
        return subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True)

    try:
        install(tmp_path, wheel)
        settings = tmp_path / "etc/bottega/bottega.env"
        settings.write_text(settings.read_text().replace("PORT=8000", f"PORT={port}"))
        subprocess.run([systemctl, "restart", "bottega"], check=True)
        url = f"http://127.0.0.1:{port}/api"
        wait_until_it_answers(f"http://127.0.0.1:{port}/health/ready")
        request = urllib.request.Request(f"{url}/play", b'{"game": "pig"}')
        with urllib.request.urlopen(request, timeout=60) as answer:
            table = json.load(answer)["table"]["id"]
        current = tmp_path / "opt/bottega/current"
        copying = tmp_path / "python"
        copying.write_text(COPYING.format(current=current.resolve(), python=sys.executable))
        copying.chmod(0o755)
        failed = attempt(PYTHON=str(copying), INSTALL_SECONDS="2")
        assert failed.returncode == 1
        assert "the one before is used again" in failed.stderr, failed.stdout + failed.stderr
        assert current.resolve().name == "1"
        assert [path.name for path in (tmp_path / "opt/bottega/releases").iterdir()] == ["1"]
        wait_until_it_answers(f"{url}/tables/{table}")
        unit = tmp_path / "etc/systemd/system/bottega.service"
        assert unit.read_text() == (DEPLOY / "bottega.service").read_text()
    finally:
        subprocess.run([systemctl, "stop", "bottega"], check=True)


def wait_until_it_answers(url: str) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), urllib.request.urlopen(url, timeout=60):
            return
        time.sleep(0.1)
    raise AssertionError(f"nothing answers at {url}")


def test_everything_that_the_script_installs_is_pinned_by_its_hash() -> None:
    """The driver for PostgreSQL too; the wheel itself comes without anything."""
    for name, driver in (("runtime", False), ("postgres", True)):
        pinned = (ROOT / "requirements" / f"{name}.txt").read_text()
        assert ("psycopg-binary==" in pinned) == driver
    script = (DEPLOY / "install").read_text()
    assert "extras=server locked=runtime" in script
    assert "--postgres) extras=server,postgres locked=postgres ;;" in script
    assert '--require-hashes -r "$locked"' in script
    assert '--no-deps "$wheel"' in script
    assert '--require-hashes -r "$sources/requirements/build.txt"' in script
    assert "--require-hashes -r /build.txt" in (DEPLOY / "Dockerfile").read_text()


def test_a_failed_installation_leaves_the_one_before(tmp_path: Path) -> None:
    broken = tmp_path / "bottega-9-py3-none-any.whl"
    broken.write_text("this is no wheel")
    failed = subprocess.run(
        [str(DEPLOY / "install"), "--root", str(tmp_path), "--wheel", str(broken)],
        env=bare_environment(tmp_path),
        capture_output=True,
    )
    assert failed.returncode != 0
    assert not list((tmp_path / "opt/bottega/releases").iterdir())
    assert not (tmp_path / "opt/bottega/current").exists()


@pytest.mark.parametrize("words", [["--wheel"], ["--nothing"]])
def test_a_wrong_option_is_told(words: list[str]) -> None:
    told = subprocess.run([str(DEPLOY / "install"), *words], capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr.startswith("install: ")


def test_the_unit_is_one_that_systemd_takes() -> None:
    unit = (DEPLOY / "bottega.service").read_text()
    assert "ExecStart=/opt/bottega/current/bin/bottega serve" in unit
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze here")
    told = subprocess.run(
        [analyze, "verify", str(DEPLOY / "bottega.service")], capture_output=True, text=True
    )
    others = [
        line for line in told.stderr.splitlines() if "bottega.service" in line and "/opt/bottega" not in line
    ]
    assert others == []


def test_the_compose_file_follows_its_schema_and_names_what_there_is() -> None:
    told = check(SCHEMA, DEPLOY / "compose.yaml")
    assert told.exit_code == 0, told.output
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file(), volume
    build = services["bottega"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert services["bottega"]["environment"]["BOTTEGA_DATABASE"].startswith("postgresql://")


@pytest.mark.parametrize("wrong", [{"enviroment": {}}, {"ports": "80:80"}, {"networks": 7}])
def test_the_schema_of_the_compose_file_finds_faults(tmp_path: Path, wrong: dict[str, Any]) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    compose["services"]["bottega"] |= wrong
    file = tmp_path / "compose.yaml"
    file.write_text(yaml.safe_dump(compose))
    assert check(SCHEMA, file).exit_code == 1


@pytest.mark.parametrize("file", ["compose.yaml", "Dockerfile", "bottega.service", "install"])
def test_the_files_for_hosting_name_settings_that_there_are(file: str) -> None:
    from bottega.server.settings import all_settings

    named = set(re.findall(r"\bBOTTEGA_[A-Z_]+\b", (DEPLOY / file).read_text()))
    assert named - {"BOTTEGA_HOME", "BOTTEGA_DOMAIN"} <= {setting.variable for setting in all_settings()}


def test_docker_compose_takes_the_file() -> None:
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True).returncode != 0:
        pytest.skip("there is no docker compose here")
    told = subprocess.run(
        [docker, "compose", "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"],
        env={**os.environ, "POSTGRES_PASSWORD": "secret"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
