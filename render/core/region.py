"""Parts of pictures that have names."""

from dataclasses import dataclass

from PIL.Image import Image

from render.core.boxes import Box
from rules.core.text import Msg


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a picture that is lit as a whole if anything in it has changed."""

    shows: Msg
    """Its name."""
    box: Box
    shape: Image | None = None
    """A mask of the size of the box, white where the region is; None if it fills its box."""
