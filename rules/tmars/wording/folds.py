"""The events that can be added up, for readers of a log."""

from typing import Final

from rules.core.folding import ActFold, EffectFold, Fold, Folds

FOLDS: Final[Folds] = {
    "tmars.event.project": ActFold(gains=("cost", "paid")),
    "tmars.event.convert_heat": ActFold(gains=("price",)),
    "tmars.event.production": EffectFold(gains=("what",)),
    "tmars.event.raised": EffectFold(total="value", who="owner"),
    "tmars.event.tr": EffectFold(gains=("count",), total="tr", who="owner"),
    "tmars.event.sold": Fold(gains=("count",)),
    "tmars.event.gained": Fold(gains=("what",)),
    "tmars.event.drafted": Fold(once=("seat",)),
    "tmars.event.drew": Fold(gains=("count",)),
}
