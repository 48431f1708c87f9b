"""Discord's refusals."""

from __future__ import annotations

from enum import Enum

from bot.playground.discord.wire import Json

Path = tuple[str | int, ...]


class ErrorCode(Enum):
    """A refusal: HTTP status, Discord's code, Discord's sentence."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    METHOD_NOT_ALLOWED = (405, 0, "405: Method Not Allowed")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_ROLE = (404, 10011, "Unknown Role")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_EVENT = (404, 10070, "Unknown Guild Scheduled Event")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100).")
    TOO_MANY_PINS = (400, 30003, "Maximum number of pins reached (250)")
    TOO_MANY_OLD_EDITS = (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    )
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_A_TEXT_CHANNEL = (400, 50008, "Cannot send messages in a non-text channel")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_DM = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    NO_MUTUAL_GUILDS = (
        403,
        50278,
        "Cannot send messages to this user due to having no mutual guilds",
    )
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    THREAD_ALREADY_CREATED = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (400, 160005, "Thread is locked")

    EVENT_IS_OVER = (400, 180000, "Cannot update a finished event")

    @property
    def status(self) -> int:
        return self.value[0]

    @property
    def code(self) -> int:
        return self.value[1]

    @property
    def message(self) -> str:
        return self.value[2]


class ApiError(Exception):
    """A refusal to send to the client; `errors` is the tree of a 50035."""

    def __init__(self, refusal: ErrorCode, errors: Json | None = None) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.refusal.message, "code": self.refusal.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class FormErrors:
    """Collects every fault of a request body before refusing it, as Discord does."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: Path) -> None:
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, value: object, *, least: int = 0, most: int) -> None:
        """Refuse a value that is not a text, or is too short or too long."""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        elif len(value) > most or len(value) < least:
            if least == 0:
                text = f"Must be {most} or fewer in length."
                self.add(path, "BASE_TYPE_MAX_LENGTH", text)
            elif not value:
                self.required(path)
            else:
                text = f"Must be between {least} and {most} in length."
                self.add(path, "BASE_TYPE_BAD_LENGTH", text)

    def count(self, path: Path, found: int, *, least: int = 0, most: int) -> None:
        if least <= found <= most:
            return
        if least == 0:
            text = f"Must be {most} or fewer in length."
            self.add(path, "BASE_TYPE_MAX_LENGTH", text)
        else:
            text = f"Must be between {least} and {most} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", text)

    def choice(self, path: Path, value: object) -> None:
        self.add(path, "BASE_TYPE_CHOICES", f'Value "{value}" is not one of the allowed choices.')

    def number(self, path: Path, value: object, *, least: int, most: int) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.add(
                path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}."
            )
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def raise_if_any(self) -> None:
        if self._tree:
            raise ApiError(ErrorCode.INVALID_FORM, self._tree)


def invalid_form(path: Path, code: str, message: str) -> ApiError:
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(ErrorCode.INVALID_FORM, errors._tree)
