"""An architecture rule, as a function over source text: a function of a connection changes nothing but the database.

On SQLite it runs in the thread of its connection, beside the event loop (ADR 53). It returns its results.
"""

import ast
from collections.abc import Iterator

from tests.architecture import Source

_CHANGING = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse"}
    | {"setdefault", "sort", "update"}
)
_OF_SQL = ("insert", "update")
"""Without arguments they make a statement."""
_OF_THE_LOOP = frozenset(
    {"call_later", "call_soon", "cancel", "create_task", "put_nowait", "set_exception"}
    | {"set_result", "wake"}
)
_Function = ast.FunctionDef | ast.Lambda


def transactions_touch_nothing(source: Source) -> Iterator[str]:
    """Functions of a connection assign nothing outside, change nothing from outside, and leave the event loop alone."""
    if not source.is_in("bot"):
        return
    modules = _modules(source.tree)
    for function in source.nodes:
        if isinstance(function, _Function) and _takes_a_connection(function):
            yield from _touched(function, modules)


def _touched(function: _Function, modules: set[str]) -> Iterator[str]:
    own = _own(function)
    for node in ast.walk(function):
        match node:
            case ast.Nonlocal(names=names) | ast.Global(names=names):
                yield f"{node.lineno}: a transaction assigns {', '.join(names)} outside"
            case (
                ast.Attribute(ctx=ast.Store() | ast.Del())
                | ast.Subscript(ctx=ast.Store() | ast.Del())
            ) if _root(node) not in own:
                yield f"{node.lineno}: a transaction changes {ast.unparse(node)}"
            case ast.Call(func=ast.Attribute(attr=attr) as called):
                root = _root(called)
                is_of_module = isinstance(called.value, ast.Name) and root in modules
                is_outside = root is not None and root not in own and not is_of_module
                is_sql = attr in _OF_SQL and not node.args
                changes = attr in _CHANGING and not is_sql
                if attr in _OF_THE_LOOP or (changes and is_outside):
                    yield f"{node.lineno}: a transaction calls {ast.unparse(called)}()"


def _takes_a_connection(function: _Function) -> bool:
    if isinstance(function, ast.FunctionDef) and function.name == "__init__":
        return False
    return any(
        argument.arg == "conn"
        or (argument.annotation is not None and ast.unparse(argument.annotation) == "Connection")
        for argument in function.args.args
    )


def _own(function: _Function) -> set[str]:
    """The names of a function's own values; `self` is there before it."""
    arguments = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    assigned = {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return (arguments | assigned) - {"self"}


def _modules(tree: ast.Module) -> set[str]:
    """The names under which modules and other things are imported."""
    return {
        (alias.asname or alias.name).partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }


def _root(node: ast.expr) -> str | None:
    """The name with which an expression such as ``a.b[0].c`` begins."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else None
