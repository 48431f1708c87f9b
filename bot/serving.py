"""Where the process listens: for Prometheus, and for visitors of public pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = "127.0.0.1"
HIGHEST_PORT: Final = 65535
WEB_DEFAULTS: Final = ("listed", "linked", "off")


class Unserved(Exception):
    """An address cannot be used; the message says why. `settings` begins the names of the settings to change."""

    def __init__(self, what: str, settings: str, why: str) -> None:
        super().__init__(why)
        self.what, self.settings = what, settings


@dataclass(frozen=True, slots=True)
class WebConfig:
    """Where public pages are served, and the choice of servers that have made none."""

    host: str
    port: int
    url: str
    """The root of all pages as visitors reach it, without a trailing slash."""
    default: str
    """One of `WEB_DEFAULTS`."""


def read_listens(env: Mapping[str, str], name: str, problems: list[str]) -> tuple[str, int] | None:
    """Return the address and port of a service, such as ``METRICS``; None without a port."""
    port, host = env.get(f"{name}_PORT", "").strip(), env.get(f"{name}_HOST", "").strip()
    if not port:
        return None
    if not (port.isascii() and port.isdecimal() and 1 <= int(port) <= HIGHEST_PORT):
        problems.append(f"{name}_PORT is “{port}”: write a number from 1 to {HIGHEST_PORT}.")
        return None
    return host or LOOPBACK, int(port)


def read_web(env: Mapping[str, str], problems: list[str]) -> WebConfig | None:
    """Return where public pages are served; None without a port."""
    if (listens := read_listens(env, "WEB", problems)) is None:
        return None
    host, port = listens
    url = env.get("WEB_URL", "").strip().rstrip("/") or f"http://{LOOPBACK}:{port}"
    if not is_http(url):
        problems.append(
            f"WEB_URL is “{url}”, not an http(s) address: write the one at which visitors reach the pages, "
            "such as https://games.example.org."
        )
    default = env.get("WEB_DEFAULT", "").strip().lower() or WEB_DEFAULTS[-1]
    if default not in WEB_DEFAULTS:
        problems.append(f"WEB_DEFAULT is “{default}”: write one of {', '.join(WEB_DEFAULTS)}.")
    return WebConfig(host, port, url, default)


def is_http(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc)
