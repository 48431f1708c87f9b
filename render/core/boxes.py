"""Rectangles on a picture: only numbers."""

from typing import NamedTuple


class Box(NamedTuple):
    """Two corners: the upper left one, and the point just beyond the lower right one."""

    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def width(self) -> int:
        return self.x1 - self.x0

    @property
    def height(self) -> int:
        return self.y1 - self.y0

    @property
    def middle(self) -> tuple[int, int]:
        return (self.x0 + self.x1) // 2, (self.y0 + self.y1) // 2

    def holds(self, other: "Box") -> bool:
        """Is the other box inside this one?"""
        return (
            self.x0 <= other.x0
            and self.y0 <= other.y0
            and other.x1 <= self.x1
            and other.y1 <= self.y1
        )

    def moved(self, dx: int, dy: int) -> "Box":
        return Box(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy)

    def inset(self, by: int) -> "Box":
        return Box(self.x0 + by, self.y0 + by, self.x1 - by, self.y1 - by)

    def around(self, other: "Box") -> "Box":
        """The smallest box that holds both."""
        return Box(
            min(self.x0, other.x0),
            min(self.y0, other.y0),
            max(self.x1, other.x1),
            max(self.y1, other.y1),
        )

    def within(self, other: "Box") -> "Box":
        """The part that lies in the other box; its width or height is not positive if there is none."""
        return Box(
            max(self.x0, other.x0),
            max(self.y0, other.y0),
            min(self.x1, other.x1),
            min(self.y1, other.y1),
        )

    def overlap(self, other: "Box") -> int:
        """The area covered by both."""
        common = self.within(other)
        return common.width * common.height if common.width > 0 and common.height > 0 else 0

    def kept_in(self, outer: "Box") -> "Box":
        """The box moved as little as possible into the outer box, which must be large enough."""
        dx = max(outer.x0 - self.x0, 0) + min(outer.x1 - self.x1, 0)
        dy = max(outer.y0 - self.y0, 0) + min(outer.y1 - self.y1, 0)
        return self.moved(dx, dy)
