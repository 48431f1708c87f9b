"""A bracket as SVG: the same boxes as in its picture, sharp at any size."""

from xml.etree.ElementTree import Element, SubElement, tostring

from bot.core.text.translator import Translator
from render.contest.pages.bracket_layout import BANDS_TOP, BracketLayout, sheet_of
from render.contest.parts.legend import FOOT
from render.core.boxes import Box
from rules.contest.views.bracket import Band, BracketRow, BracketView
from rules.core.text import msg

_STYLE = """
text { font: 17px "Noto Sans", "Noto Sans KR", system-ui, sans-serif; fill: #f2f3f5; }
.label, .origin { fill: #b4b7bf; } .out { fill: #8d919b; } .on { font-weight: 700; }
.sheet { fill: #1e1f24; } .pod { fill: #2b2d33; } .won { fill: #4a4231; }
path { fill: none; stroke: #767a84; stroke-width: 2; }
"""
_PER_CHARACTER, _WIDE = 9.5, "\u1100"
"""About the width of a letter in pixels; letters from Hangul on are nearly twice as wide."""
_PAD = 12
_TOP = BANDS_TOP - 8
"""The picture has its head above; a page has its own."""


def bracket_svg(view: BracketView, text: Translator) -> bytes:
    """Return the bracket as a document of its own. It holds no script and no links."""
    layout = sheet_of(view)
    width, bottom = layout.size[0], layout.legend_y - FOOT // 2 + _PAD
    height = bottom - _TOP
    root = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 {_TOP} {width} {height}",
            "role": "img",
        },
    )
    SubElement(root, "title").text = text.draw(msg("web.bracket"))
    SubElement(root, "style").text = _STYLE
    SubElement(root, "rect", {"class": "sheet", "width": str(width), "height": str(bottom)})
    for number, band in enumerate(view.bands):
        _lines(root, band, layout, number)
    for number, band in enumerate(view.bands):
        _band(root, band, layout, number, text)
    document: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return document


def _band(root: Element, band: Band, layout: BracketLayout, number: int, text: Translator) -> None:
    placed = layout.bands[number]
    if band.label is not None and placed.label_y is not None:
        _write(root, text.draw(band.label), 16, placed.label_y, "label on", 600)
    for index, column in enumerate(band.columns):
        left, right = placed.columns[index]
        _write(root, text.draw(column.label), left, placed.captions_y, "label", right - left)
        for pod, at in zip(column.pods, placed.pods[index], strict=True):
            _box(root, at.box, "pod")
            for row, box in zip(pod.rows, at.rows, strict=True):
                _row(root, row, box, text)


def _row(root: Element, row: BracketRow, box: Box, text: Translator) -> None:
    if row.is_champion or row.goes_on:
        _box(root, box, "won")
    name = row.name if row.name is not None else "" if row.origin is None else text.draw(row.origin)
    look = "out" if row.is_withdrawn else "origin" if row.name is None else ""
    middle = (box.y0 + box.y1) // 2 + 6
    told = "" if row.total is None else str(row.total)
    if row.place is not None:
        told = f"{row.place}. · {told}" if told else f"{row.place}."
    room = box.width - 2 * _PAD - len(told) * _PER_CHARACTER
    on = " on" if row.goes_on or row.is_champion else ""
    _write(root, name, box.x0 + _PAD, middle, look + on, room)
    if told:
        end = {"x": str(box.x1 - _PAD), "y": str(middle), "text-anchor": "end"}
        SubElement(root, "text", end | ({"class": "on"} if on else {})).text = told


def _lines(root: Element, band: Band, layout: BracketLayout, number: int) -> None:
    """Draw a line from each row that goes on to its next place."""
    for index, column in enumerate(band.columns):
        for pod, at in zip(column.pods, layout.bands[number].pods[index], strict=True):
            for row, box in zip(pod.rows, at.rows, strict=True):
                if row.to is None:
                    continue
                to = layout.row_at(row.to)
                y, end = (box.y0 + box.y1) // 2, (to.y0 + to.y1) // 2
                bend = (box.x1 + to.x0) // 2
                SubElement(root, "path", {"d": f"M{box.x1} {y}H{bend}V{end}H{to.x0}"})


def _box(root: Element, box: Box, look: str) -> None:
    SubElement(
        root,
        "rect",
        {
            "class": look,
            "x": str(box.x0),
            "y": str(box.y0),
            "width": str(box.width),
            "height": str(box.y1 - box.y0),
            "rx": "8",
        },
    )


def _write(root: Element, told: str, x: int, y: int, look: str, room: float) -> None:
    width = 0.0
    for at, char in enumerate(told):
        width += _PER_CHARACTER * (1.8 if char >= _WIDE else 1)
        if width > room:
            told = f"{told[:at].rstrip()}…"
            break
    place = {"x": str(x), "y": str(y)} | ({"class": look.strip()} if look.strip() else {})
    SubElement(root, "text", place).text = told
