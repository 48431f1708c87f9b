"""Members' acts and views: the control API behind the page, and a Python client for it."""
