"""The alerts and the dashboard beside the compose file use metrics that the server has; Prometheus takes them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.cli.runner import ROOT
from tests.server.house import PATIENCE, House, Person
from tests.server.test_proxies import free_ports

FOLDER = ROOT / "deploy" / "monitoring"


def alerts() -> list[dict[str, Any]]:
    groups = yaml.safe_load((FOLDER / "alerts.yaml").read_text())["groups"]
    return [rule for group in groups for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / "grafana.json").read_text())["panels"]
    return found


def expressions() -> list[str]:
    return [rule["expr"] for rule in alerts()] + [
        target["expr"] for panel in panels() for target in panel["targets"]
    ]


def metrics(house: House) -> str:
    return httpx.get(f"{house.url}/metrics", timeout=PATIENCE).text


def test_alerts_and_panels_use_metrics_that_there_are(house: House) -> None:
    known = set(re.findall(r"^# TYPE (\w+) ", metrics(house), re.MULTILINE))
    used = {
        name.removesuffix("_bucket")
        for expression in expressions()
        for name in re.findall(r"\b(?:bottega|process)_\w+", expression)
    }
    assert used - known == set()
    shown = {name for name in known if name.startswith("bottega_")} - used
    assert shown == {"bottega_deleted_total"}, "all others are on the dashboard"


def test_each_alert_has_a_severity_and_a_sentence() -> None:
    for rule in alerts():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")
    assert len({panel["title"] for panel in panels()}) == len(panels())


def test_queues_and_saves_are_counted(house: House) -> None:
    person = Person(house)
    table = person.play("pig")
    person.get(f"/api/tables/{table}/record")
    person.close()
    text = metrics(house)
    done = re.search(r'^bottega_jobs_done_total\{queue="helpers"\} (\d+)$', text, re.MULTILINE)
    assert done is not None
    assert int(done[1]) >= 1
    assert 'bottega_workers{queue="bots"} 1\n' in text
    for name in ("bottega_write_seconds_count", "bottega_database_bytes", "bottega_disk_free_bytes"):
        found = re.search(rf"^{name} (\d+)$", text, re.MULTILINE)
        assert found is not None, name
        assert int(found[1]) > 0, name


def test_the_delay_of_the_loop_is_measured(house: House) -> None:
    until = time.monotonic() + PATIENCE
    while "bottega_loop_delay_seconds_count 0\n" in metrics(house):
        assert time.monotonic() < until
        time.sleep(0.05)


def promtool(*words: str, text: str = "") -> None:
    command = shutil.which("promtool")
    if command is None:
        pytest.skip("there is no promtool here (on Debian: apt install prometheus)")
    done = subprocess.run([command, *words], cwd=FOLDER, input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_promtool_finds_no_fault(house: House) -> None:
    promtool("check", "config", "prometheus.yaml")
    promtool("test", "rules", "alerts.test.yaml")
    promtool("check", "metrics", text=metrics(house))


@pytest.mark.soak
def test_prometheus_reads_the_server_and_answers_every_expression(tmp_path: Path, own_house: House) -> None:
    command = shutil.which("prometheus")
    if command is None:
        pytest.skip("there is no Prometheus here (on Debian: apt install prometheus)")
    (port,) = free_ports(1)
    settings = (FOLDER / "prometheus.yaml").read_text()
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{own_house.port}"),
        ("15s", "1s"),
        ("alerts.yaml", str(FOLDER / "alerts.yaml")),
    ):
        assert old in settings
        settings = settings.replace(old, new)
    (tmp_path / "prometheus.yaml").write_text(settings)
    words = [f"--config.file={tmp_path}/prometheus.yaml", f"--storage.tsdb.path={tmp_path}/data"]
    words += [f"--web.listen-address=127.0.0.1:{port}", "--log.level=error"]
    with subprocess.Popen([command, *words]) as process:
        try:

            def ask(expression: str) -> Any:
                answer = httpx.get(f"http://127.0.0.1:{port}/api/v1/query", params={"query": expression})
                assert answer.json()["status"] == "success", (expression, answer.text)
                return answer.json()["data"]["result"]

            until = time.monotonic() + PATIENCE
            while True:
                try:
                    if any(one["value"][1] == "1" for one in ask('up{job="bottega"}')):
                        break
                except httpx.TransportError:
                    pass
                assert time.monotonic() < until
                time.sleep(0.5)
            assert ask("bottega_connections_max")
            for expression in expressions():
                ask(expression)
            rules = httpx.get(f"http://127.0.0.1:{port}/api/v1/rules").json()["data"]["groups"]
            assert all(rule["health"] != "err" for group in rules for rule in group["rules"])
        finally:
            process.terminate()
