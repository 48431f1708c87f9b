"""One person's acts on the page, with any bot behind it: look, press, choose, type.

Every step waits until the page shows its effect, never for a fixed time.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page

MESSAGE = "li.message[data-message-id]"
PRIVATE = f"{MESSAGE}[data-ephemeral=true]"
PUBLIC = f"{MESSAGE}[data-ephemeral=false]"

_LOOK = """
message => {
  const controls = [...message.querySelectorAll(".message-body [data-custom-id]")].map(control => ({
    id: control.dataset.customId,
    label: control.innerText.trim(),
    select: control.dataset.select ?? null,
    chosen: control.matches(".button.primary") || control.querySelector(".select-chosen") !== null,
    disabled: control.disabled,
  }));
  return {
    id: message.dataset.messageId,
    text: message.querySelector(".message-body").innerText,
    trace: message.querySelector(".message-body").textContent + (message.dataset.edited ?? ""),
    mentions: [...message.querySelectorAll("[data-mention]")].map(name => name.dataset.mention),
    pictures: [...message.querySelectorAll("img[src]")].map(image => image.src),
    controls,
    settled: !message.querySelector("[data-thinking]") &&
      (!controls.length || controls.some(control => !control.disabled)),
  };
}
"""
_CHANGED = f"""
([id, trace, pictures]) => {{
  const message = document.querySelector(`[data-message-id="${{id}}"]`);
  const seen = message && ({_LOOK})(message);
  const before = JSON.stringify([trace, pictures]);
  return seen && seen.settled && JSON.stringify([seen.trace, seen.pictures]) !== before && seen;
}}
"""
_NEW = f"""
([selector, known]) => {{
  const fresh = [...document.querySelectorAll(selector)].filter(
    message => !known.includes(message.dataset.messageId));
  const looks = fresh.map({_LOOK}).filter(seen => seen.settled);
  return looks.at(-1) ?? false;
}}
"""
_NEWER = f"""
([selector, ...before]) => {{
  const seen = [...document.querySelectorAll(selector)].map({_LOOK}).at(-1);
  const same = seen && JSON.stringify([seen.id, seen.trace, seen.pictures]) === JSON.stringify(before);
  return seen && seen.settled && !same && seen;
}}
"""
_ENTERED = """
() => !document.querySelector("[data-active-command]") ||
  document.activeElement.matches("[data-command-tail]")
"""
"""True if Enter has sent a command, or picked the suggestion for its last option."""
_OPTIONS = """
rows => rows.map(row => ({
  value: row.dataset.value,
  label: row.innerText,
  chosen: row.getAttribute("aria-selected") === "true",
  barred: row.getAttribute("aria-disabled") === "true",
}))
"""


@dataclass(frozen=True, slots=True)
class Control:
    id: str
    label: str
    select: str | None
    """ "single" or "multi"; None for a button."""
    chosen: bool
    """A blue button, or a select with a chosen value."""
    disabled: bool


@dataclass(frozen=True, slots=True)
class Option:
    """A row of the list that a select opens."""

    value: str
    label: str
    chosen: bool
    barred: bool
    """Disabled, because the maximum is picked already."""


@dataclass(frozen=True, slots=True)
class Look:
    """A message as the page shows it."""

    id: str
    text: str
    trace: str
    """Its text including hidden parts. It changes only with the message, not with the mouse."""
    mentions: tuple[str, ...]
    """The ids of the members it mentions."""
    pictures: tuple[str, ...]
    controls: tuple[Control, ...]

    def control(self, beginning: str) -> Control:
        """The first control whose id starts with this."""
        return next(control for control in self.controls if control.id.startswith(beginning))

    def offers(self, beginning: str) -> bool:
        """Return whether such a control exists and is enabled."""
        return any(
            control.id.startswith(beginning) and not control.disabled for control in self.controls
        )


class Hands:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self._url = url

    async def come(self, member: str, *, locale: str) -> None:
        """Open the page as a member whose Discord speaks this language."""
        await self.page.goto(f"{self._url}/#m={member}&l={locale}")
        await self._until_ready(member)

    async def become(self, member: str) -> None:
        """Switch to a member in the list of members in the corner."""
        await self.page.click(f'[data-member="{member}"]')
        await self._until_ready(member)

    async def speak(self, locale: str) -> None:
        """Choose the language of this member's Discord."""
        await self.page.select_option("[data-language]", locale)
        await self.page.wait_for_selector(f'[aria-pressed=true][data-locale="{locale}"]')

    async def _until_ready(self, member: str) -> None:
        await self.page.wait_for_selector(f'body[data-ready="{member}"]')

    async def command(
        self,
        key: str,
        typed: str,
        *,
        pick: Mapping[str, str | None] | None = None,
        write: Mapping[str, str] | None = None,
    ) -> Look:
        """Use the command `key`, spelled as in `typed`. Returns the private answer.

        A value is picked by name among the suggestions; None picks the first. One that is written is typed and entered.
        """
        page = self.page
        await page.fill("#message-input", f"/{typed} ")
        await page.wait_for_selector(f'[data-active-command="{key}"]')
        for name, value in (pick or {}).items():
            choice = "[data-choice]" if value is None else f"[data-choice={quoted(value)}]"
            await (await self._option(name)).fill(value or "")
            await page.locator(choice).first.click()
        for name, value in (write or {}).items():
            await (await self._option(name)).fill(value)
        return await self.answer_to(self._send)

    async def _send(self) -> None:
        """Press Enter until the command is sent. As on Discord, it first picks the suggestion for the typed text."""
        keyboard = self.page.keyboard
        await keyboard.press("Enter")
        await self.page.wait_for_function(_ENTERED)
        if await self.page.locator("[data-active-command]").count():
            await keyboard.press("Enter")

    async def _option(self, name: str) -> Locator:
        """The box of an option, added first if the option is not required."""
        box = self.page.locator(f"[data-option={name}]")
        if await box.count() == 0:
            await self.page.focus("[data-command-tail]")
            await self.page.click(f"[data-add-option={name}]")
        return box

    async def answer_to(self, act: Callable[[], Any]) -> Look:
        """Do something that the bot answers with a new private message."""
        known = await self._ids(PRIVATE)
        await act()
        return await self._wait(_NEW, [PRIVATE, known])

    async def new_post(self, known: Sequence[str], *kinds: str) -> Look:
        """The newest public message of any of these kinds (`:has(…)`), once there is a new one."""
        return await self._wait(_NEW, [", ".join(PUBLIC + kind for kind in kinds), list(known)])

    async def newer_post(self, before: Look, *kinds: str) -> Look:
        """The newest public message of any of these kinds, once there is a new one or it has changed."""
        selector = ", ".join(PUBLIC + kind for kind in kinds)
        known = [before.id, before.trace, list(before.pictures)]
        return await self._wait(_NEWER, [selector, *known])

    async def _ids(self, selector: str) -> list[str]:
        ids: list[str] = await self.page.eval_on_selector_all(
            selector, "messages => messages.map(message => message.dataset.messageId)"
        )
        return ids

    async def look(self, message: Locator | str) -> Look:
        locator = self.page.locator(in_message(message)) if isinstance(message, str) else message
        return _read(await locator.evaluate(_LOOK))

    async def press(self, look: Look, control: Control) -> Look:
        """Press a button that changes its own message."""
        await self.click(look, control)
        return await self.changed(look)

    async def press_for_answer(self, look: Look, control: Control) -> Look:
        """Press a button that the bot answers with a private message."""
        return await self.answer_to(lambda: self.click(look, control))

    async def click(self, look: Look, control: Control) -> None:
        await self.page.click(in_message(look.id, f"[data-custom-id={quoted(control.id)}]"))

    async def until_enabled(self, look: Look, control: Control) -> None:
        """Wait until a button is enabled, on a message that others change as well."""
        button = f"[data-custom-id={quoted(control.id)}]:enabled"
        await self.page.wait_for_selector(in_message(look.id, button))

    async def changed(self, before: Look) -> Look:
        """The message once it has changed and can be used again."""
        return await self._wait(_CHANGED, [before.id, before.trace, list(before.pictures)])

    async def open_list(self, look: Look, control: Control) -> list[Option]:
        await self.click(look, control)
        return await self._options(control)

    async def toggle(self, control: Control, value: str) -> list[Option]:
        """Pick or unpick a row of an open multi-select. Returns the rows afterwards."""
        await self.page.click(f"{_list_of(control)} [data-value={quoted(value)}]")
        return await self._options(control)

    async def _options(self, control: Control) -> list[Option]:
        rows = self.page.locator(f"{_list_of(control)} .select-option")
        return [Option(**row) for row in await rows.evaluate_all(_OPTIONS)]

    async def may_close(self, control: Control) -> bool:
        """Return whether enough rows are picked in an open multi-select."""
        return await self.page.is_enabled(f"{_list_of(control)} [data-select-done]")

    async def close_list(self, look: Look, control: Control) -> Look:
        await self.page.click(f"{_list_of(control)} [data-select-done]")
        return await self.changed(look)

    async def pick(self, look: Look, control: Control, value: str) -> Look:
        """Pick a row of an open single select."""
        await self.page.click(f"{_list_of(control)} [data-value={quoted(value)}]")
        return await self.changed(look)

    async def _wait(self, script: str, argument: object) -> Look:
        found = await self.page.wait_for_function(script, arg=argument)
        return _read(await found.json_value())


def _list_of(control: Control) -> str:
    return f"[data-select-panel={quoted(control.id)}]"


def in_message(message_id: str, inner: str = "") -> str:
    return f'[data-message-id="{message_id}"] {inner}'


def quoted(text: str) -> str:
    """The text as a CSS string."""
    return json.dumps(text)


def _read(seen: Any) -> Look:
    return Look(
        id=seen["id"],
        text=seen["text"],
        trace=seen["trace"],
        mentions=tuple(seen["mentions"]),
        pictures=tuple(seen["pictures"]),
        controls=tuple(Control(**control) for control in seen["controls"]),
    )
