"""Typed texts: any characters, lone surrogates included, and lines that are almost right."""

from collections.abc import Sequence

from hypothesis import strategies as st

ODD = (
    *("", " ", "-", "=", "+", ".", "@", "#", ":", "²", "٣", "½", "Ⅷ", "ß", "İ", "가", "\0", "\n"),
    *("\ud800", "\u202e", "0", "-1", "9" * 20, "9" * 5000, "<@1>", "`", "a=b=c", "()", "[[", "%s"),
)
_CUTS = st.integers(min_value=0, max_value=10_000)

anything = st.text(st.characters(), max_size=60) | st.sampled_from(ODD)


@st.composite
def mutated(draw: st.DrawFn, lines: Sequence[str]) -> str:
    """A valid line after a few changes at random places."""
    line = draw(st.sampled_from(lines))
    for _ in range(draw(st.integers(min_value=0, max_value=3))):
        start, end = sorted((draw(_CUTS) % (len(line) + 1), draw(_CUTS) % (len(line) + 1)))
        inserted = draw(anything | st.just(line[start:end]) | st.sampled_from(lines))
        line = line[:start] + inserted + line[draw(st.sampled_from((start, end))) :]
    return line
