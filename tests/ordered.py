"""An architecture rule, as a function over source text: nothing depends on the order of a set.

Sets are recognised by how they are written, annotated or assigned within one module. Iterating over one is fine where
the order makes no difference: in ``sorted``, ``sum``, ``any`` and the like, or into another set.
"""

import ast
from collections import deque
from collections.abc import Iterator

from tests.architecture import Source

_ORDERLESS = frozenset({"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"})
_ORDERED = frozenset(
    {"enumerate", "iter", "list", "map", "filter", "next", "tuple", "zip", "reversed"}
)
_SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
_SET_TYPES = frozenset({"set", "frozenset", "Set", "AbstractSet"})


def no_order_of_sets(source: Source) -> Iterator[str]:
    """Rules iterate over no set, unless they sort it or its order makes no difference."""
    if not source.is_in("rules"):
        return
    returning = {
        node.name
        for node in source.nodes
        if isinstance(node, ast.FunctionDef) and _is_set_type(node.returns)
    }
    yield from _Scope(returning, set()).complaints(source.tree)


class _Scope:
    """The names of sets within one function, or at module level."""

    def __init__(self, functions: set[str], names: set[str]) -> None:
        self._functions = functions
        self._names = names

    def complaints(self, body: ast.AST) -> Iterator[str]:
        self._names |= set(self._assigned(body))
        orderless = {
            id(argument)
            for node in _own(body)
            if isinstance(node, ast.Call) and _name(node.func) in _ORDERLESS
            for argument in node.args
        }
        for node in _own(body):
            match node:
                case ast.For(iter=walked) if self._is_set(walked):
                    yield f"{node.lineno}: goes through a set"
                case ast.SetComp():
                    pass
                case ast.GeneratorExp() | ast.ListComp() | ast.DictComp():
                    if id(node) not in orderless and self._walks_a_set(node):
                        yield f"{node.lineno}: goes through a set"
                case ast.Starred(value=spread) if self._is_set(spread):
                    yield f"{node.lineno}: spreads a set"
                case ast.Call(func=function, args=args) if any(map(self._is_set, args)):
                    if _name(function) in _ORDERED or _attribute(function) in ("join", "extend"):
                        yield f"{node.lineno}: takes a set in its order"
                case ast.Call(func=ast.Attribute(value=popped, attr="pop")) if self._is_set(popped):
                    yield f"{node.lineno}: takes any item of a set"
        for inner in _functions(body):
            yield from _Scope(self._functions, set(self._names)).complaints(inner)

    def _walks_a_set(self, node: ast.GeneratorExp | ast.ListComp | ast.DictComp) -> bool:
        return any(self._is_set(generator.iter) for generator in node.generators)

    def _assigned(self, body: ast.AST) -> Iterator[str]:
        if isinstance(body, ast.FunctionDef):
            arguments = (*body.args.posonlyargs, *body.args.args, *body.args.kwonlyargs)
            yield from (each.arg for each in arguments if _is_set_type(each.annotation))
        for node in _own(body):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                    if _is_set_type(annotation):
                        yield name
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if self._is_set(value):
                    yield name

    def _is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return name in self._names
            case ast.Call(func=function):
                called = _name(function)
                return called in ("set", "frozenset", *self._functions) or (
                    isinstance(function, ast.Attribute)
                    and function.attr in _SET_METHODS
                    and self._is_set(function.value)
                )
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub()):
                return self._is_set(left)
            case _:
                return False


def _own(body: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, without those of the functions within it."""
    waiting = deque(ast.iter_child_nodes(body))
    while waiting:
        node = waiting.popleft()
        yield node
        if not isinstance(node, ast.FunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def _functions(body: ast.AST) -> Iterator[ast.FunctionDef]:
    yield from (node for node in _own(body) if isinstance(node, ast.FunctionDef))


def _name(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else None


def _attribute(node: ast.expr) -> str | None:
    return node.attr if isinstance(node, ast.Attribute) else None


def _is_set_type(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Subscript(value=ast.Name(id=name)) | ast.Name(id=name):
            return name in _SET_TYPES
        case _:
            return False
