"""The answers to members, compared with the database."""

from collections import Counter
from dataclasses import dataclass, field

from bot.core.controls.ids import PanelId, TableId
from bot.playground import Playground
from bot.store.moves import NO_ENTRY
from tests.e2e.ledger import NOTHING, Books, Kept, Ledger
from tests.e2e.refusals import is_refusal
from tests.e2e.sight import walk

EXISTS_ALREADY = frozenset({160004, 10008})
"""Refusals that tell a restarted bot that a thread was opened, or a message deleted, before it was killed."""
HEARD_TWICE = frozenset({40060})
"""An interaction that is delivered again because the bot was killed, after Discord had taken its acknowledgement."""


@dataclass(slots=True)
class Witness:
    """Remembers the answers to members, and compares them with the database."""

    ledger: Ledger
    first_named: int = 1
    """The least number of an entry in a control that tells one; some say 1 for any table that is played."""
    told: dict[int, Kept | None] = field(default_factory=dict)
    """For each answered interaction: its row when its final answer arrived."""
    moved_at: Counter[str] = field(default_factory=Counter)
    """The times of acknowledged moves, by title."""
    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    early: set[str] = field(default_factory=set)
    _books: Books = NOTHING
    _named: dict[int, int] = field(default_factory=dict)
    """The last entry that a control has named, by table."""
    _read: dict[int, str | None] = field(default_factory=dict)
    """The time of the edit at which a message's controls were last read, by message."""

    @property
    def moves(self) -> int:
        """The number of acknowledged moves."""
        return self.moved_at.total()

    def answered(self, interaction_id: int, text: str) -> None:
        kept = self.told[interaction_id] = self.ledger.kept(interaction_id)
        if kept is None or kept.seq == NO_ENTRY:
            return
        self.moved_at[self.ledger.title(kept.table_id)] += 1
        if is_refusal(text):
            self.lost.add(f"interaction {interaction_id}: {kept} was answered by “{text}”")

    def examine(self, books: Books, playground: Playground) -> None:
        """Compare the database with everything before."""
        self._read_controls(playground)
        self.lost.update(books.contradicts(self._books))
        self.doubled.update(books.faults())
        for interaction_id, kept in self.told.items():
            found = books.kept.get(interaction_id)
            if kept is None and found is not None:
                self.early.add(f"interaction {interaction_id} was answered before it was kept")
            elif kept != found:
                self.lost.add(f"interaction {interaction_id}: {kept} became {found}")
        seqs = {table.id: table.seq for table in books.tables}
        for table_id, seq in self._named.items():
            if seqs.get(table_id, NO_ENTRY) < seq:
                self.lost.add(f"table {table_id}: entry {seq} was shown and is gone")
        self._books = books

    def _read_controls(self, playground: Playground) -> None:
        for message in playground.platform.world.messages.values():
            edited = message.body["edited_timestamp"]
            if self._read.get(message.id, "never") == edited:
                continue
            self._read[message.id] = edited
            for control in walk(message.body["components"]):
                custom_id = control.get("custom_id", "")
                if (post := TableId.read(custom_id)) is not None:
                    self._note(post.table, post.entry or 0)
                elif (panel := PanelId.read(custom_id)) is not None:
                    self._note(panel.table, panel.question_seq)

    def _note(self, table: int, seq: int) -> None:
        # Lobbies have entry zero but no log yet.
        if seq >= self.first_named:
            self._named[table] = max(self._named.get(table, 0), seq)
