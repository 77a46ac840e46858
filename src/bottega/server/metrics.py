"""Counters for Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterator, Mapping

from bottega.server.system import most_files, open_files, resident_bytes

Labels = tuple[tuple[str, str], ...]

BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the histogram's buckets, in seconds."""


class Counter:
    """How often something happened, by labels."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts: Counts[Labels] = Counts()

    def count(self, by: int = 1, **labels: str) -> None:
        self._counts[tuple(labels.items())] += by

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, "counter")
        for labels, number in sorted(self._counts.items()):
            yield f"{self.name}{format_labels(labels)} {number}"
        if not self._counts:
            yield f"{self.name} 0"


class Histogram:
    """How long something took."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, "histogram")
        total = 0
        for bound, number in zip((*BUCKETS, None), self._counts, strict=True):
            total += number
            le = "+Inf" if bound is None else f"{bound:g}"
            yield f'{self.name}_bucket{{le="{le}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Gauge:
    """A value that is read when it is asked for."""

    def __init__(self, name: str, help: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self.name, self.help, self.read, self.kind = name, help, read, kind

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, self.kind)
        yield f"{self.name} {number(self.read())}"


class LabelledGauge:
    """A value for each value of a label."""

    def __init__(
        self, name: str, help: str, label: str, read: Callable[[], Mapping[str, float]], kind: str = "gauge"
    ) -> None:
        self.name, self.help, self.label, self.read, self.kind = name, help, label, read, kind

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, self.help, self.kind)
        for value, shown in self.read().items():
            yield f"{self.name}{format_labels(((self.label, value),))} {number(shown)}"


class Metrics:
    """All metrics of the server."""

    def __init__(self) -> None:
        self.requests = Counter("bottega_requests_total", "Answered requests, by method and status.")
        self.request_times = Histogram("bottega_request_seconds", "How long requests took.")
        self.messages = Counter("bottega_messages_total", "Messages of players, by kind and answer.")
        self.message_times = Histogram("bottega_message_seconds", "How long messages of players took.")
        self.loop_delays = Histogram(
            "bottega_loop_delay_seconds", "How late the event loop ran what was due."
        )
        self.deleted = Counter("bottega_deleted_total", "What was deleted because of its age, by kind.")
        started = time.time()
        self._parts: list[Counter | Histogram | Gauge | LabelledGauge] = [
            self.requests,
            self.request_times,
            self.messages,
            self.message_times,
            self.loop_delays,
            self.deleted,
            Gauge("process_start_time_seconds", "When the process began.", lambda: started),
            Gauge("process_cpu_seconds_total", "CPU time of the process.", time.process_time, "counter"),
            Gauge("process_resident_memory_bytes", "Memory of the process.", resident_bytes),
            Gauge("process_open_fds", "Open files of the process.", open_files),
            Gauge("process_max_fds", "How many files it may open.", most_files),
        ]

    def gauge(self, name: str, help: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self._parts.append(Gauge(name, help, read, kind))

    def add(self, part: Histogram) -> None:
        self._parts.append(part)

    def labelled(
        self, name: str, help: str, label: str, read: Callable[[], Mapping[str, float]], kind: str = "gauge"
    ) -> None:
        self._parts.append(LabelledGauge(name, help, label, read, kind))

    def text(self) -> str:
        return "".join(f"{line}\n" for part in self._parts for line in part.lines())


def number(value: float) -> str:
    """A value in full: rounded to six digits, a time of this century would be off by minutes."""
    return str(int(value)) if value == int(value) else repr(value)


def heading(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def format_labels(labels: Labels) -> str:
    """The labels in Prometheus's format. The values are our own words, so nothing needs to be escaped."""
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
