"""Project cards of the Prelude module."""

from typing import Final

from rules.tmars.components.designs import (
    Action,
    Card,
    Fixed,
    Global,
    Module,
    NeedsTags,
    ResourcesPay,
    Type,
)
from rules.tmars.components.effects import (
    AddHere,
    CardResource,
    Draw,
    Parameter,
    PlaceCity,
    Production,
    Tag,
    Where,
)

CARDS: Final[tuple[Card, ...]] = (
    Card(  # House Printing
        id="P36",
        module=Module.PRELUDE,
        type=Type.AUTOMATED,
        cost=10,
        tags=(Tag.BUILDING,),
        points=Fixed(1),
        play=(Production(steel=1),),
    ),
    Card(  # Lava Tube Settlement
        id="P37",
        module=Module.PRELUDE,
        type=Type.AUTOMATED,
        cost=15,
        tags=(Tag.BUILDING, Tag.CITY),
        play=(Production(mc=2, energy=-1), PlaceCity(Where.VOLCANIC)),
    ),
    Card(  # Martian Survey
        id="P38",
        module=Module.PRELUDE,
        type=Type.EVENT,
        cost=9,
        tags=(Tag.SCIENCE,),
        requirements=(Global(Parameter.OXYGEN, at_most=4),),
        points=Fixed(1),
        play=(Draw(2),),
    ),
    Card(  # Psychrophiles
        id="P39",
        module=Module.PRELUDE,
        type=Type.ACTIVE,
        cost=2,
        tags=(Tag.MICROBE,),
        requirements=(Global(Parameter.TEMPERATURE, at_most=-20),),
        holds=CardResource.MICROBE,
        actions=(Action(do=(AddHere(1),)),),
        ongoing=(ResourcesPay(Tag.PLANT, 2),),
    ),
    Card(  # Research Coordination
        id="P40",
        module=Module.PRELUDE,
        type=Type.AUTOMATED,
        cost=4,
        tags=(Tag.WILD,),
    ),
    Card(  # SF Memorial
        id="P41",
        module=Module.PRELUDE,
        type=Type.AUTOMATED,
        cost=7,
        tags=(Tag.BUILDING,),
        points=Fixed(1),
        play=(Draw(1),),
    ),
    Card(  # Space Hotels
        id="P42",
        module=Module.PRELUDE,
        type=Type.AUTOMATED,
        cost=12,
        tags=(Tag.SPACE, Tag.EARTH),
        requirements=(NeedsTags(Tag.EARTH, 2),),
        play=(Production(mc=4),),
    ),
)
