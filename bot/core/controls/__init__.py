"""Buttons, selects and text boxes, and the custom ids that let them work after a restart."""
