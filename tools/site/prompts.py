"""A Markdown extension that shows prompt sessions in docstrings as code; Markdown would take `>>>` for quotations."""

from __future__ import annotations

from typing import Any

from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor


class Prompts(Preprocessor):  # type: ignore[misc]
    """Indents paragraphs that begin with a prompt."""

    def run(self, lines: list[str]) -> list[str]:
        inside = False
        found = []
        for line in lines:
            inside = bool(line.strip()) and (inside or line.startswith(">>> "))
            found.append(f"    {line}" if inside else line)
        return found


class PromptExtension(Extension):  # type: ignore[misc]
    def extendMarkdown(self, md: Any) -> None:
        md.preprocessors.register(Prompts(md), "prompts", 20)  # after those that extract fenced code


def makeExtension(**settings: Any) -> PromptExtension:
    return PromptExtension(**settings)
