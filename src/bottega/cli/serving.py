"""`bottega serve`, `backup` and `restore`: the options of `serve` come from the table of the server's settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any, cast

import typer

from bottega.server.settings import Setting, all_settings


def with_settings(command: Any) -> Callable[..., None]:
    """The command with an option for each setting, which an environment variable can set, too."""
    parameters = [_parameter(setting) for setting in all_settings()]
    command.__signature__ = inspect.Signature(parameters)
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return cast("Callable[..., None]", command)


def _parameter(setting: Setting) -> inspect.Parameter:
    flag = setting.kind == "flag"
    option = typer.Option(
        setting.option,
        help=setting.help,
        metavar=None if flag else setting.kind,
        envvar=setting.variable,
        rich_help_panel=setting.panel,
        show_default=setting.default or False,
    )
    kind = Annotated[bool, option] if flag else Annotated[str, option]
    default = False if flag else setting.default
    return inspect.Parameter(setting.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def run_server(given: dict[str, str | bool]) -> None:
    from bottega.server import serve

    serve(given)


def back_up(target: str, database: str) -> None:
    from bottega.server import backup

    told = backup(database, target)
    typer.echo(told)


def put_back(source: str, database: str) -> None:
    from bottega.server import restore

    told = restore(source, database)
    typer.echo(told)
