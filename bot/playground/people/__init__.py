"""What members do and see: the control API behind the page, and a client of it for programs."""
