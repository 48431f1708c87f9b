"""What members do and see: the control API behind the page, and a Python client for it."""
