"""The errors that the bot logs while a test runs."""

import logging


class Complaints(logging.Handler):
    """Collects every log record at error level."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
