"""``/my block`` and ``/my unblock``: the list of members with whom a member does not want to play."""

from typing import Final

from bot.core.caller import Caller
from bot.core.controls.ids import MyId
from bot.core.controls.items import button_of, view_of
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut_at_line
from bot.core.text.translator import Translator, translator
from bot.tables.finding.blocks import Blocks
from rules.core.errors import Refusal

UNBLOCK: Final = "unblock"
"""The operation of the button that unblocks a member."""


class BlockPanel:
    def __init__(self, core: Core, blocks: Blocks) -> None:
        self._catalogues = core.catalogues
        self._blocks = blocks

    async def list(self, caller: Caller) -> Post:
        """Return the list of the members whom the caller has blocked."""
        text = self._text(caller)
        held = await self._blocks.of(caller.member_id)
        if not held:
            return Post(text.words("block.none"))
        how = text.words("block.how")
        lines = (text.words("block.head"), *(f"<@{each}>" for each in held))
        shown = cut_at_line(lines, MESSAGE_CHARS - len(how) - 1)
        return Post(f"{shown}\n{how}")

    async def block(self, caller: Caller, other_id: int, *, is_bot: bool) -> Post:
        """Block another member for the caller; the other member is not told.

        Raises:
            Refusal: block.bot, block.yourself, block.too_many or act.unchanged.
        """
        if is_bot:
            raise Refusal("block.bot")
        await self._blocks.block(caller.member_id, other_id)
        text = self._text(caller)
        undo = button_of(MyId(UNBLOCK, str(other_id)), text.words("block.button.undo"))
        return Post(text.words("block.done", name=f"<@{other_id}>"), view=view_of(undo))

    async def unblock(self, caller: Caller, other_id: int) -> Post:
        """Remove a block.

        Raises:
            Refusal: act.unchanged.
        """
        await self._blocks.unblock(caller.member_id, other_id)
        return Post(self._text(caller).words("block.undone", name=f"<@{other_id}>"))

    async def click(self, caller: Caller, clicked: MyId) -> Post:
        """Handle a click on the button below an answer, which unblocks a member.

        Raises:
            Refusal: ui.outdated, if the button names no member.
        """
        if clicked.op != UNBLOCK or not clicked.arg.isdecimal() or len(clicked.arg) > 20:
            raise Refusal("ui.outdated")
        return await self.unblock(caller, int(clicked.arg))

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)
