"""A plugin of mypy: typed text becomes part of a text only through a translator.

`rules.core.text.Typed` is no string for mypy, so it cannot be joined or added to one. Every object can stand in an
f-string and in ``str()``, so these are looked at here. And discord.py's names of people, servers, channels and roles
are `Typed` from the beginning.
"""

import re
from collections.abc import Callable

from mypy.checker import TypeChecker
from mypy.nodes import TypeInfo
from mypy.plugin import AttributeContext, FunctionContext, MethodContext, Plugin
from mypy.types import Instance, Type, UnionType, get_proper_type

TYPED = "rules.core.text.Typed"
_NAMES = re.compile(
    r"discord\.(user\.|member\.|guild\.Guild|channel\.|threads\.|role\.Role|abc\.(GuildChannel|User)).*"
    r"\.(name|display_name|global_name|nick|topic)"
)


class TypedText(Plugin):
    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        """The parts of an f-string are arguments of `str.format`."""
        return _checked if fullname in ("builtins.str.format", "builtins.str.join") else None

    def get_attribute_hook(self, fullname: str) -> Callable[[AttributeContext], Type] | None:
        return _named if _NAMES.fullmatch(fullname) else None

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return (
            _checked if fullname in ("builtins.str", "builtins.repr", "builtins.format") else None
        )


def _checked(ctx: FunctionContext | MethodContext) -> Type:
    if any(_is_typed(each) for group in ctx.arg_types for each in group):
        ctx.api.fail(
            "What people typed becomes part of a text only through a translator", ctx.context
        )
    return ctx.default_return_type


def _named(ctx: AttributeContext) -> Type:
    if not isinstance(ctx.api, TypeChecker) or not ctx.api.tree.fullname.startswith("bot."):
        return ctx.default_attr_type
    home, _, name = TYPED.rpartition(".")
    kind = ctx.api.modules[home].names[name].node
    assert isinstance(kind, TypeInfo)
    return Instance(kind, [])


def _is_typed(kind: Type) -> bool:
    proper = get_proper_type(kind)
    if isinstance(proper, UnionType):
        return any(_is_typed(each) for each in proper.items)
    return isinstance(proper, Instance) and proper.type.fullname == TYPED


def plugin(version: str) -> type[Plugin]:
    del version
    return TypedText
