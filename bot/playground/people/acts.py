"""Acts of people, checked and shaped as their Discord client does it."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from typing import Any

from bot.playground.discord.bodies import ATTACHMENT_LIMIT_BYTES
from bot.playground.discord.broadcast import sees_message
from bot.playground.discord.commands import Commands
from bot.playground.discord.files import Upload
from bot.playground.discord.interactions import Interaction, Kind, MemberAction
from bot.playground.discord.limits.commands import SUB_COMMAND, SUB_COMMAND_GROUP, fits_type
from bot.playground.discord.limits.components import SELECTS, walk
from bot.playground.discord.limits.components import Kind as Component
from bot.playground.discord.objects import channel_object, member_fields, role_objects, user_object
from bot.playground.discord.wire import Json
from bot.playground.discord.world import Channel, ChannelType, Member, Message, World

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 6, 7, 8, 9, 11
MOST_ROWS = 5


class CannotDo(Exception):
    """The person's client would not allow it; the text says why."""


class Acts:
    def __init__(self, world: World, commands: Commands, attach: Callable[[Upload], Json]) -> None:
        """Take `attach`, which stores a file that a person attaches to a command, and describes it."""
        self._world = world
        self._commands = commands
        self._attach = attach

    def command(
        self, member: Member, channel: Channel, request: Json, *, typing: bool
    ) -> MemberAction:
        """Use a command, or (`typing`) ask for suggestions while filling it in."""
        self._check_place(member, channel)
        name = str(request.get("name", ""))
        command = self._commands.named(name)
        if command is None or not self.may_use(member, command):
            raise CannotDo(f"There is no command /{name}")
        if not _fits_place(command, channel):
            raise CannotDo(f"/{name} cannot be used here")
        resolved: Json = {}
        options = self._options(
            command.get("options") or [], request.get("options") or [], resolved, typing=typing
        )
        data: Json = {"id": command["id"], "name": name, "type": command["type"]}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if options:
            data["options"] = options
        if resolved:
            data["resolved"] = resolved
        full_name = " ".join([name, *_sub_names(options)])
        kind = Kind.AUTOCOMPLETE if typing else Kind.COMMAND
        return MemberAction(
            kind, member, channel, data, name=full_name, redelivers=_redelivers(request)
        )

    def may_use(self, member: Member, command: Json) -> bool:
        """Return whether the member sees the command: some need permissions."""
        needed = command["default_member_permissions"]
        if needed is None:
            return True
        if int(needed) == 0:
            return member.id == self._world.owner_id
        return self._world.member_permissions(member) & int(needed) == int(needed)

    def _options(
        self, declared: list[Json], given: list[Json], resolved: Json, *, typing: bool
    ) -> list[Json]:
        by_name = {option["name"]: option for option in declared}
        nested = any(option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in declared)
        if nested and len(given) != 1:
            raise CannotDo("Choose one sub-command")
        made: list[Json] = []
        for entry in given:
            option = by_name.get(entry.get("name", ""))
            if option is None:
                raise CannotDo(f"There is no option {entry.get('name')}")
            if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
                inner = self._options(
                    option.get("options") or [],
                    entry.get("options") or [],
                    resolved,
                    typing=typing,
                )
                made.append({"name": option["name"], "type": option["type"], "options": inner})
            else:
                made.append(self._value(option, entry, resolved, typing=typing))
        missing = [o["name"] for o in declared if o.get("required")]
        missing = [name for name in missing if all(entry["name"] != name for entry in made)]
        if missing and not typing:
            raise CannotDo(f"Required: {', '.join(missing)}")
        return made

    def _value(self, option: Json, entry: Json, resolved: Json, *, typing: bool) -> Json:
        name, kind, value = option["name"], option["type"], entry.get("value")
        made: Json = {"name": name, "type": kind, "value": value}
        if entry.get("focused"):
            # While it is being typed, every value is text.
            if not option.get("autocomplete"):
                raise CannotDo(f"{name} has no suggestions")
            return made | {"focused": True, "value": "" if value is None else value}
        if kind == ATTACHMENT:
            return made | {"value": self._attached(value, resolved)}
        if not fits_type(value, kind):
            raise CannotDo(f"{name}: {value!r} is not a value for it")
        if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
            raise CannotDo(f"{name}: {value!r} is not among the choices")
        if not typing:
            _check_bounds(option, name, value)
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            self._resolve(kind, str(value), resolved)
        return made

    def _attached(self, value: Any, resolved: Json) -> str:
        """Upload a file, given as its name and its bytes in base 64, as a client does before it sends the command."""
        try:
            upload = Upload(str(value["filename"]), b64decode(value["data"], validate=True))
        except (TypeError, KeyError, ValueError):
            raise CannotDo("That is no file") from None
        if len(upload.data) > ATTACHMENT_LIMIT_BYTES:
            raise CannotDo("The file is too large")
        attachment = self._attach(upload)
        resolved.setdefault("attachments", {})[attachment["id"]] = attachment | {"ephemeral": True}
        return str(attachment["id"])

    def _resolve(self, kind: int, raw_id: str, resolved: Json) -> None:
        wanted = int(raw_id) if raw_id.isdecimal() else 0
        person = self._world.person(wanted)
        channel = self._world.channels.get(wanted)
        if kind in (USER, MENTIONABLE) and person is not None:
            users = resolved.setdefault("users", {})
            users[raw_id] = user_object(self._world, person)
            if person.present:
                members = resolved.setdefault("members", {})
                permissions = str(int(self._world.member_permissions(person)))
                fields = member_fields(self._world, person)
                members[raw_id] = fields | {"permissions": permissions}
        elif kind == CHANNEL and channel is not None:
            channels = resolved.setdefault("channels", {})
            channels[raw_id] = channel_object(self._world, channel) | {"permissions": "0"}
        elif kind in (ROLE, MENTIONABLE) and (role := self._role(raw_id)) is not None:
            resolved.setdefault("roles", {})[raw_id] = role
        else:
            raise CannotDo(f"{raw_id} is nobody and nothing here")

    def _role(self, raw_id: str) -> Json | None:
        roles = (
            each for guild_id in self._world.guilds for each in role_objects(self._world, guild_id)
        )
        return next((each for each in roles if each["id"] == raw_id), None)

    def component(self, member: Member, message: Message, request: Json) -> MemberAction:
        """Press a button or choose in a select.

        `force` skips the client's checks: an outdated client shows controls that are gone.
        """
        channel = self._world.channels[message.channel_id]
        self._check_place(member, channel)
        custom_id = str(request.get("custom_id", ""))
        values = request.get("values")
        forced = bool(request.get("force"))
        if not forced and not sees_message(self._world, member, message):
            raise CannotDo("That message is not there")
        found = next(
            (c for _, c in walk(message.body["components"], ()) if c.get("custom_id") == custom_id),
            None,
        )
        if found is None and not forced:
            raise CannotDo(f"There is no control {custom_id} on that message")
        if found is not None and found.get("disabled") and not forced:
            raise CannotDo(f"The control {custom_id} is disabled")
        default = Component.BUTTON if values is None else Component.STRING_SELECT
        kind = found["type"] if found is not None else request.get("component_type", default)
        data: Json = {"custom_id": custom_id, "component_type": int(kind)}
        if found is not None and "id" in found:
            data["id"] = found["id"]
        if kind in SELECTS:
            chosen = [str(value) for value in values or ()]
            if found is not None and not forced:
                _check_selection(found, chosen)
            data["values"] = chosen
            if resolved := self._selected(kind, chosen):
                data["resolved"] = resolved
        return MemberAction(
            Kind.COMPONENT,
            member,
            channel,
            data,
            message=message,
            shown=None if found is not None else _as_it_was(message, data),
            redelivers=_redelivers(request),
        )

    def _selected(self, kind: int, values: list[str]) -> Json:
        as_option = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}
        resolved: Json = {}
        if kind in as_option:
            for value in values:
                self._resolve(as_option[kind], value, resolved)
        return resolved

    def modal(self, member: Member, opened_by: Interaction, request: Json) -> MemberAction:
        """Submit a modal that is open for this member."""
        if opened_by.modal is None or opened_by.member is not member:
            raise CannotDo("No such modal is open")
        self._check_place(member, opened_by.channel)
        fields = dict(request.get("fields") or {})
        resolved: Json = {}
        parts = [self._filled(part, fields, resolved) for part in opened_by.modal["components"]]
        if fields:
            raise CannotDo(f"The modal has no field {', '.join(fields)}")
        data: Json = {"custom_id": opened_by.modal["custom_id"], "components": parts}
        if resolved:
            data["resolved"] = resolved
        return MemberAction(
            Kind.MODAL,
            member,
            opened_by.channel,
            data,
            message=opened_by.message,
            opened_by=opened_by,
        )

    def _filled(self, part: Json, fields: Json, resolved: Json) -> Json:
        shape: Json = {"type": part["type"], "id": part.get("id", 0)}
        if part["type"] == Component.LABEL:
            component = self._field(part["component"], fields, resolved)
            return shape | {"component": component}
        if part["type"] == Component.ACTION_ROW:
            inner = [self._field(child, fields, resolved) for child in part["components"]]
            return shape | {"components": inner}
        return shape

    def _field(self, field: Json, fields: Json, resolved: Json) -> Json:
        custom_id, kind = field["custom_id"], field["type"]
        given: Any = fields.pop(custom_id, None)
        filled: Json = {"type": kind, "custom_id": custom_id, "id": field.get("id", 0)}
        required = field.get("required", True)
        if kind == Component.TEXT_INPUT:
            text = field.get("value") or "" if given is None else str(given)
            _check_text(field, custom_id, text, required=required)
            return filled | {"value": text}
        if kind == Component.CHECKBOX:
            return filled | {"value": bool(field.get("default") if given is None else given)}
        if given is None:
            options = field.get("options") or ()
            given = [option["value"] for option in options if option.get("default")]
        chosen = [str(v) for v in (given if isinstance(given, list) else [given])]
        if required and not chosen:
            raise CannotDo(f"{custom_id} must be filled in")
        if kind == Component.RADIO_GROUP:
            return filled | {"value": chosen[0] if chosen else None}
        if chosen:
            _check_selection(field, chosen)
        for key, entries in self._selected(kind, chosen).items():
            resolved.setdefault(key, {}).update(entries)
        return filled | {"values": chosen}

    def _check_place(self, member: Member, channel: Channel) -> None:
        if not self._world.may_see(member, channel):
            raise CannotDo(f"{member.name} does not see that channel")
        if channel.type is ChannelType.FORUM:
            raise CannotDo("A forum takes posts: commands are used in one of them")


def _fits_place(command: Json, channel: Channel) -> bool:
    """Return whether a command fits a channel, by `contexts`, or the older `dm_permission` if there are none."""
    is_dm = channel.type is ChannelType.DM
    if command["contexts"] is None:
        return not is_dm or command["dm_permission"] is not False
    return int(is_dm) in command["contexts"]


def _as_it_was(message: Message, data: Json) -> Json:
    """Return the message as an outdated client shows it: with the control that was removed since."""
    control: Json = {"type": data["component_type"], "custom_id": data["custom_id"]}
    if "values" in data:
        control["options"] = [{"label": value, "value": value} for value in data["values"]]
    else:
        control |= {"style": 2, "label": data["custom_id"][:80]}
    row = {"type": int(Component.ACTION_ROW), "components": [control]}
    kept = message.body["components"][: MOST_ROWS - 1]
    return message.body | {"components": [*kept, row]}


def _redelivers(request: Json) -> int | None:
    raw = request.get("interaction_id")
    return None if raw is None else int(raw)


def _sub_names(options: list[Json]) -> list[str]:
    for option in options:
        if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
            return [option["name"], *_sub_names(option["options"])]
    return []


def _check_bounds(option: Json, name: str, value: Any) -> None:
    size = len(value) if isinstance(value, str) else value
    what = "length" if isinstance(value, str) else "value"
    low, high = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (low is not None and size < low) or (high is not None and size > high):
        raise CannotDo(f"{name}: {value!r} is out of bounds")
    if isinstance(value, str) and len(value) > 6000:
        raise CannotDo(f"{name} is too long")


def _check_selection(select: Json, chosen: list[str]) -> None:
    least = select.get("min_values", 1)
    most = select.get("max_values", 1)
    least = 1 if least is None else least
    most = 1 if most is None else most
    if not least <= len(chosen) <= most or len(set(chosen)) != len(chosen):
        raise CannotDo(f"Choose {least} to {most}")
    if "options" in select:
        offered = {option["value"] for option in select["options"]}
        if not set(chosen) <= offered:
            raise CannotDo(f"{', '.join(set(chosen) - offered)} is not offered")


def _check_text(field: Json, name: str, text: str, *, required: bool) -> None:
    if required and not text:
        raise CannotDo(f"{name} must be filled in")
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not low <= len(text) <= high:
        raise CannotDo(f"{name} must have {low} to {high} characters")
