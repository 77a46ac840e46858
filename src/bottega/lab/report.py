"""A balance report as one self-contained HTML file. Making it needs matplotlib."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bottega.lab.findings import STRICT, ContentChange, Findings, Mean, Report, ThingUse

RUST, GREY = "#8a3b12", "#8c8578"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2622; background: #faf7f2; margin: 0 auto; padding: 1rem;
  max-width: 68rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; border-bottom: 1px solid #e2dacd; text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
.wide { overflow-x: auto } .found { font-weight: 600; color: #8a3b12 } .quiet { color: #6b645a }
svg { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) { body { color: #ece5da; background: #1f1b18 } th, td { border-color: #443c34 }
  .found { color: #f0a36b } .quiet { color: #b0a698 } .plot { background: #faf7f2; border-radius: .5rem } }
"""


def page(game: str, report: Report) -> str:
    """The whole page about the game with this title."""
    title = f"{game}: balance"
    parts = [f"<h1>{escape(title)}</h1>", intro(report.reports)]
    if report.changes:
        parts.append(changes_part(report.changes))
    for findings in report.reports:
        parts += findings_parts(findings, several=len(report.reports) > 1)
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


def intro(reports: Sequence[Findings]) -> str:
    plans = [findings.plan for findings in reports]
    games = ", ".join(f"{findings.games:,} with {findings.plan.players}" for findings in reports)
    bots = ", ".join(dict.fromkeys(bot for plan in plans for bot in plan.bots))
    return (
        f"<p>Games: {games}. Bots: {escape(bots)}. Seed {plans[0].seed}. Content {reports[0].content[:12]}. "
        "All intervals are 95% and treat games, not seats, as independent samples. "
        f"<span class=found>Bold</span>: more than {STRICT:g} standard errors from zero, since many things are "
        "compared at once. What goes along with winning does not necessarily cause it: players who are ahead can "
        "afford more.</p>"
    )


def findings_parts(findings: Findings, several: bool) -> list[str]:
    players = findings.plan.players
    where = f", {players} players" if several else ""
    parts = [f"<h2>Points and wins by seat{where}</h2>", seats_part(findings), points_plot(findings)]
    luck = (
        ""
        if findings.luck is None
        else f" The luck of the throws explains {100 * findings.luck:.0f}% of the variance."
    )
    lead = "The winner is ahead by" if players > 1 else "Mean points:"
    parts.append(
        f"<p>{findings.rounds.mean:.1f} rounds and {findings.decisions.mean:.0f} decisions in a game. "
        f"{lead} {format_mean(findings.margin)}.{luck}</p>"
    )
    if any(findings.failed):
        parts.append(
            f"<p><b>Bots failed {sum(findings.failed)} times, and greedy decided instead.</b> The first reason: "
            f"{escape(findings.failures[0].reason if findings.failures else 'not kept')}</p>"
        )
    for study, group in groupby(findings.things, key=lambda thing: thing.study):
        found = list(group)
        parts += [
            f"<h2>{escape(study)}{where}</h2>",
            things_plot(found, players),
            things_part(found, players),
        ]
    if findings.seldom:
        parts.append(f"<h2>Seldom taken{where}</h2>")
        parts.append(
            "<p>Choices that many players had and hardly anybody took: too weak, or too hard for these bots.</p>"
        )
        rows = (
            [escape(c.words), f"<code>{escape(c.choice)}</code>", f"{c.seats:,}", f"{100 * c.taken:.1f}%"]
            for c in findings.seldom
        )
        parts.append(table(["Choice", "As written", "Seats that had it", "Took it"], rows))
    return parts


def seats_part(findings: Findings) -> str:
    rows = [
        [
            f"Seat {number + 1}",
            format_mean(seat.points),
            f"{100 * seat.won.share:.1f}% [{100 * seat.won.low:.1f}, {100 * seat.won.high:.1f}]",
        ]
        for number, seat in enumerate(findings.seats)
    ]
    return table(["", "Points", "Won"], rows)


def things_part(found: Sequence[ThingUse], players: int) -> str:
    rows = []
    for thing in found:
        row = [escape(thing.name), f"{thing.seats:,}", f"{100 * thing.share:.1f}%", f"{thing.times:.1f}"]
        row += [f"{thing.round:.1f}", format_more(thing.each), format_more(thing.points)]
        rows.append([*row, format_more(thing.won, 100, "%")] if players > 1 else row)
    headings = ["", "Seats", "Share", "Times", "First in round", "Points each time", "Points more"]
    return table([*headings, "Wins more"] if players > 1 else headings, rows)


def changes_part(compared: Sequence[ContentChange]) -> str:
    rows = [
        [escape(one.name), f"{one.before:.3f}", f"{one.after:.3f}", format_more(one.change, digits=3)]
        for one in compared
    ]
    return "<h2>What the change does</h2>" + table(["", "Before", "After", "Change"], rows)


def format_mean(mean: Mean | None, unit: float = 1, sign: str = "", digits: int = 1) -> str:
    return "" if mean is None else f"{unit * mean.mean:.{digits}f}{sign} ± {unit * mean.off:.{digits}f}"


def format_more(mean: Mean | None, unit: float = 1, sign: str = "", digits: int = 1) -> str:
    """A difference; a significant one is highlighted."""
    words = format_mean(mean, unit, sign, digits)
    return f"<span class=found>{words}</span>" if mean is not None and mean.sure else words


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"


# -- plots ---------------------------------------------------------------------------------------------------------


def points_plot(findings: Findings) -> str:
    """The distribution of points."""
    axes, figure = canvas(7, 2.4)
    low, high = min(findings.points), max(findings.points)
    axes.hist(findings.points, bins=range(low, high + 2, max(1, (high - low) // 40)), color=RUST)
    axes.set_xlabel("points of a seat")
    axes.set_yticks([])
    return svg(figure, "How the points spread")


def things_plot(found: Sequence[ThingUse], players: int) -> str:
    """The share of seats that use a thing, plotted against the difference that goes along with it."""
    pairs = [(thing, mean) for thing in found if (mean := thing.won if players > 1 else thing.points)]
    if len(pairs) < 3:
        return ""
    unit, label = (100, "wins more often, %") if players > 1 else (1, "points more")
    axes, figure = canvas(7, 4)
    for thing, mean in pairs:
        colour = RUST if mean.sure else GREY
        x, y = 100 * thing.share, unit * mean.mean
        axes.errorbar(x, y, yerr=unit * mean.off, fmt="o", color=colour, ms=4, lw=1)
        if mean.sure:
            axes.annotate(thing.name, (x, y), xytext=(4, 4), textcoords="offset points", fontsize=7)
    axes.axhline(0, color=GREY, lw=0.8)
    axes.set_xlabel("used by, % of seats")
    axes.set_ylabel(label)
    return svg(figure, "Use and success")


def canvas(width: float, height: float) -> tuple[Axes, Figure]:
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.patch.set_alpha(0)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return axes, figure


def svg(figure: Figure, title: str) -> str:
    """The drawing as part of an HTML page."""
    text = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": title}):  # the same numbers give the same file
        figure.savefig(text, format="svg", metadata={"Date": None})
    drawing = text.getvalue()
    drawing = drawing[drawing.index("<svg") :]
    return f'<div class=plot role=img aria-label="{escape(title)}">{drawing}</div>'
