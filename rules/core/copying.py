"""Copies of states.

A draft must not share anything mutable with the state it was made from. Types tell which values are mutable: structs
that are not frozen, lists and dictionaries are copied. Frozen structs, tuples and fields declared as a `Mapping` are
values, and shared. So a copy costs only as much as can change, however much a state holds. A state that remembers more
than its table names, as ``copied_as``, the type whose fields are copied.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from operator import attrgetter, methodcaller
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from rules.core.errors import InvariantBroken

S = TypeVar("S")

_Copier: TypeAlias = Callable[[Any], Any]

_SHALLOW: Final[_Copier] = methodcaller("__copy__")
_PLAIN: Final = (int, str, bool, bytes, NoneType)


def copy_state(state: S) -> S:
    """An independent state: changing it leaves the given one untouched.

    Raises:
        InvariantBroken: the state's type holds a type that this module does not know how to copy.
    """
    kind: Any = type(state)
    copier = _copier(getattr(kind, "copied_as", kind))
    return state if copier is None else copier(state)


@cache
def _copier(kind: Any) -> _Copier | None:
    """Return the function that copies a field of this type; None for values."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _copier_of_any({get_origin(each) or each: _copier(each) for each in inner})
    if origin is list:
        return _copier_of_list(_copier(inner[0]))
    if origin is dict and _copier(inner[0]) is None:
        return _copier_of_dict(_copier(inner[1]))
    if origin is tuple:
        return _copier_of_tuple(inner)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _copier_of_struct(kind)
    if _is_value(kind):
        return None
    raise InvariantBroken(f"no state holds {kind}")


def _is_value(kind: Any) -> bool:
    if get_origin(kind) is Mapping:
        return all(_copier(each) is None for each in get_args(kind))
    if not isinstance(kind, type):
        return False
    if issubclass(kind, tuple):
        return all(_copier(each) is None for each in get_type_hints(kind).values())
    return kind in _PLAIN or issubclass(kind, Enum)


def _copier_of_any(found: Mapping[Any, _Copier | None]) -> _Copier | None:
    copiers = {kind: copier for kind, copier in found.items() if copier is not None}
    if not copiers:
        return None

    def copy(held: Any) -> Any:
        copier = copiers.get(type(held))
        return held if copier is None else copier(held)

    return copy


def _copier_of_list(of_item: _Copier | None) -> _Copier:
    if of_item is None:
        return list.copy
    return lambda held: [of_item(item) for item in held]


def _copier_of_dict(of_item: _Copier | None) -> _Copier:
    if of_item is None:
        return dict.copy
    return lambda held: {key: of_item(item) for key, item in held.items()}


def _copier_of_tuple(inner: tuple[Any, ...]) -> _Copier | None:
    copiers = [_copier(each) for each in inner if each is not ...]
    if not any(copiers):
        return None
    if len(copiers) < len(inner):
        (of_item,) = copiers
        return lambda held: tuple(map(of_item, held))  # type: ignore[arg-type]
    return lambda held: tuple(
        item if copier is None else copier(item) for copier, item in zip(copiers, held, strict=True)
    )


def _copier_of_struct(kind: type[Struct]) -> _Copier | None:
    hints = get_type_hints(kind)
    copiers = {
        name: copier
        for name in kind.__struct_fields__
        if (copier := _copier(hints[name])) is not None
    }
    if kind.__struct_config__.frozen:
        if copiers:
            raise InvariantBroken(f"{kind.__name__} is frozen, and yet {min(copiers)} changes")
        return None
    if not copiers:
        return _SHALLOW
    # All fields are read and passed at once: one by one, looking up their names would cost more than copying them.
    read = attrgetter(*kind.__struct_fields__)
    changing = tuple(
        (place, copiers[name])
        for place, name in enumerate(kind.__struct_fields__)
        if name in copiers
    )
    if len(kind.__struct_fields__) == 1:
        ((_, copier),) = changing
        return lambda held: kind(copier(read(held)))

    def copy(held: Any) -> Any:
        fields = [*read(held)]
        for place, copier in changing:
            fields[place] = copier(fields[place])
        return kind(*fields)

    return copy
