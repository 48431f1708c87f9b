"""The guide to adding a title, turned into a package: every code block that names a file."""

from collections.abc import Mapping
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "develop" / "adding-a-title.md"
KEY = "hog"


def example(text: str) -> dict[str, str]:
    """The contents of each file, by path. Blocks of the same file are joined with two empty lines between them."""
    files: dict[str, str] = {}
    for token in MarkdownIt().parse(text):
        _, marked, path = token.info.partition("file=")
        if token.type == "fence" and marked:
            before = f"{files[path]}\n\n" if path in files else ""
            files[path] = before + token.content
    return files


def write(files: Mapping[str, str], folder: Path) -> Path:
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder
