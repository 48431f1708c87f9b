"""Counts a person's acts on the page."""

from collections import Counter

from playwright.async_api import Page, Request


class Count:
    """The acts that the page sends for its member, "component", "command" and so on, with their numbers."""

    def __init__(self, page: Page) -> None:
        self.sent: Counter[str] = Counter()
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.method == "POST" and "/play/members/" in request.url:
            self.sent[request.url.rpartition("/")[2]] += 1
