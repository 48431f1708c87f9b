"""Cases for basic cards and ruby, sapphire and emerald cards, with everything that each card changes."""

from dataclasses import dataclass, field
from typing import Any

from rules.mine.state import State
from tests.rules.mine.positions import drawn

FILL = ["fund"] * 6


@dataclass(frozen=True)
class Case:
    """A card in a position made for it: the seats' cards, the answers, and every change."""

    name: str
    card: str
    then: dict[str, Any]
    mine: dict[str, Any] = field(default_factory=dict)
    others: tuple[dict[str, Any], ...] = ({"deck": FILL},)
    board: dict[str, Any] = field(default_factory=dict)
    answers: tuple[tuple[str, ...], ...] = ()

    def position(self) -> State:
        mine = {"deck": FILL, **self.mine}
        hand = [self.card, *mine.get("hand", ())]
        return drawn([{**mine, "hand": hand}, *self.others], **self.board)


SALES: dict[str, Any] = {"p0.deck": FILL[1:], "p0.hand": ["fund"]}
TOP3: dict[str, Any] = {"market_deck": ["loan", "subcontract", "grant", "expo"]}

CASES: tuple[Case, ...] = (
    Case("credit", "fund", {"p0.credits": 1}),
    Case(
        "one card to discard",
        "trade",
        {"p0.credits": 2, "p0.hand": [], "p0.discard": ["loan"]},
        {"hand": ["loan"]},
    ),
    Case("nothing to discard", "trade", {"p0.credits": 1}),
    Case(
        "another type",
        "collect",
        {"p0.ruby": 0, "p0.gold": 2},
        {"res": {"ruby": 1}},
        answers=(("gold",),),
    ),
    Case(
        "a choice of what goes",
        "collect",
        {"p0.ruby": 2},
        {"res": {"ruby": 1, "iron": 1}},
        answers=(("ruby",), ("ruby",)),
    ),
    Case(
        "top stays",
        "research",
        {"p0.deck": ["grant"], "p0.hand": ["expo", "loan"]},
        {"deck": ["loan", "expo", "grant"]},
        answers=((),),
    ),
    Case(
        "top to the bottom",
        "research",
        {"p0.deck": ["loan"], "p0.hand": ["expo", "grant"]},
        {"deck": ["loan", "expo", "grant"]},
        answers=(("loan",),),
    ),
    Case("draws and pays", "sales", {**SALES, "p0.credits": 1}),
    Case("an empty deck still pays", "sales", {"p0.credits": 1}, {"deck": []}),
    Case("draw", "passion", SALES, answers=(("1",),)),
    Case("ruby", "passion", {"p0.ruby": 1}, answers=(("2",),)),
    Case("half of one is none", "the_more", SALES),
    Case(
        "nothing taken back", "recycled_fuel", {"p0.ruby": 1}, {"discard": ["grant"]}, answers=((),)
    ),
    Case(
        "one taken back",
        "recycled_fuel",
        {"p0.ruby": 1, "p0.discard": [], "p0.deck": ["grant", *FILL]},
        {"discard": ["grant"]},
        answers=(("grant",),),
    ),
    Case("no discard pile", "recycled_fuel", {"p0.ruby": 1}),
    Case(
        "a card for a card",
        "barter",
        {"p0.ruby": 1, "p0.hand": ["fund"], "p0.discard": ["loan"], "p0.deck": FILL[1:]},
        {"hand": ["loan"]},
    ),
    Case("nothing to barter", "barter", {}),
    Case(
        "draws three, then discards",
        "business_report",
        {"p0.deck": [], "p0.hand": ["expo", "grant"], "p0.discard": ["loan"]},
        {"deck": ["loan", "expo", "grant"]},
        answers=(("loan",),),
    ),
    Case(
        "two used in order",
        "venture",
        {
            "p0.deck": FILL[1:],
            "p0.discard": ["fund", "grant", "loan"],
            "p0.credits": 4,
            "p0.penalty": 1,
        },
        {"discard": ["grant", "loan"]},
        answers=(("grant",), ("loan",)),
    ),
    Case("none used", "venture", {"p0.deck": FILL[1:], "p0.discard": ["fund"]}, answers=((),)),
    Case(
        "costly energy is out",
        "venture",
        {"p0.deck": [], "p0.discard": ["fund", "labor_dispute", "venture"]},
        {"deck": ["fund"], "discard": ["labor_dispute", "venture"]},
        answers=((),),
    ),
    Case("sapphire allowed", "bursting", {"p0.sapphire": 2}, answers=(("sapphire",),)),
    Case("another type", "bursting", {"p0.sapphire": 1, "p0.iron": 1}, answers=(("iron",),)),
    Case(
        "an iron card",
        "subcontract",
        {"p0.sapphire": 1, "p0.iron": 2, "p0.hand": ["grant"], "p0.discard": ["smelting"]},
        {"hand": ["smelting", "grant"]},
    ),
    Case(
        "plans and sapphire are out",
        "subcontract",
        {"p0.sapphire": 1},
        {"hand": ["grant", "bursting"]},
    ),
    Case(
        "gains, discards, puts back",
        "discovery",
        {
            "p0.discard": ["loan"],
            "market_deck": ["grant", "expo"],
            "hidden_discard": ["subcontract"],
        },
        board=TOP3,
        answers=(("loan",), ("subcontract",)),
    ),
    Case("nothing gained or discarded", "discovery", {}, board=TOP3, answers=((), ())),
    Case(
        "pays and discards",
        "economic_paper",
        {
            "p0.sapphire": 1,
            "p0.credits": 1,
            "market_deck": ["subcontract", "expo"],
            "hidden_discard": ["grant", "loan"],
        },
        board=TOP3,
        answers=(("loan", "grant"),),
    ),
    Case(
        "a goal",
        "consulting",
        {"p0.sapphire": 1, "p0.goals": {"boost": 0}, "goal_deck": ["overflow", "octopus"]},
        board={"goal_deck": ["overflow", "boost", "octopus"]},
        answers=(("boost",),),
    ),
    Case(
        "no goal",
        "consulting",
        {"p0.sapphire": 1},
        board={"goal_deck": ["overflow", "boost"]},
        answers=((),),
    ),
    Case(
        "cheaper, one more purchase",
        "bargain_sale",
        {"p0.sapphire": 1, "p0.purchases": 2, "cost_delta": -1},
    ),
    Case(
        "enough emerald",
        "know_how",
        {"p0.credits": 2, "p0.hand": [], "p0.discard": ["loan"]},
        {"hand": ["loan"], "res": {"emerald": 4}},
    ),
    Case("too little emerald", "know_how", {"p0.credits": 1}, {"res": {"emerald": 3}}),
    Case(
        "energy by points",
        "opportunity_cost",
        {"p0.energy": 8, "p0.hand": [], "p0.discard": ["large_iron_mine"]},
        {"hand": ["large_iron_mine"]},
    ),
    Case("nothing discarded", "opportunity_cost", {}),
    Case("left where it is", "mad_scientist", {"p0.emerald": 1}, answers=((),)),
    Case(
        "exiled",
        "mad_scientist",
        {"p0.emerald": 2, "p0.deck": FILL[1:], "exile": ["fund"]},
        answers=(("fund",),),
    ),
)
