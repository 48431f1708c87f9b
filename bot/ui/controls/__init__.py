"""Buttons, selects and text boxes, and the ids by which they work after a restart."""
