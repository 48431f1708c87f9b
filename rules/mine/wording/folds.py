"""The events that can be added up, for readers of a log."""

from typing import Final

from rules.core.folding import ActFold, EffectFold, Fold, Folds

FOLDS: Final[Folds] = {
    "mine.event.put_down": ActFold(gains=("energy",)),
    "mine.event.added": EffectFold(gains=("count",)),
    "mine.event.removed": EffectFold(gains=("count",)),
    "mine.event.credits": EffectFold(gains=("count",), total="credits"),
    "mine.event.energy": EffectFold(gains=("count",), total="energy"),
    "mine.event.purchases": EffectFold(gains=("count",)),
    "mine.event.penalty": EffectFold(gains=("count",), total="penalty"),
    "mine.event.drew": EffectFold(gains=("count",)),
    "mine.event.discarded": EffectFold(gains=("count",), joined=("cards",)),
    "mine.event.coins_spent": Fold(gains=("count",)),
    "mine.event.opened": Fold(gains=("count",), joined=("cards",)),
}
