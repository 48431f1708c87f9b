"""Numbers that tell pictures apart, also after they are gone."""

from itertools import count
from typing import Final

from PIL.Image import Image

NUMBERS: Final = count(1)


def number_of(image: Image) -> int:
    """The number of a picture that nobody draws on any more; copies of it get numbers of their own."""
    number: int | None = vars(image).get("number")
    if number is None:
        number = vars(image)["number"] = next(NUMBERS)
    return number
