"""One painter for each kind of picture."""
