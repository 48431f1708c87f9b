// Slash commands as values: flattened, named in the member's language, filtered, checked, and shaped
// as Discord sends them. Nothing here touches the page.

import { state } from "./state.js";
import { currentLocale, t } from "./strings.js";

export const OptionType = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

const NESTING = new Set([OptionType.SUBCOMMAND, OptionType.GROUP]);

/** The text in exactly this locale, or the default, as on Discord. */
export function localName(thing) {
  return thing.name_localizations?.[currentLocale()] ?? thing.name;
}

export function localDescription(thing) {
  return thing.description_localizations?.[currentLocale()] ?? thing.description ?? "";
}

/** Everything that can be called: {path: ["table", "open"], key, names, description, options}. */
export function callable(commands) {
  const found = [];
  function walk(node, path, names) {
    const nested = (node.options ?? []).filter((option) => NESTING.has(option.type));
    if (nested.length) {
      for (const inner of nested) walk(inner, [...path, inner.name], [...names, localName(inner)]);
      return;
    }
    found.push({
      path,
      key: path.join(" "),
      name: names.join(" "),
      description: localDescription(node),
      options: node.options ?? [],
    });
  }
  for (const command of commands) {
    if ((command.type ?? 1) === 1) walk(command, [command.name], [localName(command)]);
  }
  return found;
}

/** "table open" in the member's language, for "Tom used /table open". */
export function localizedPath(key) {
  return callable(state.commands).find((command) => command.key === key)?.name ?? key;
}

function folded(text) {
  return text.normalize("NFC").toLocaleLowerCase();
}

/** Those that `query` may mean, best first; names count in the member's language and in the default one. */
export function matching(commands, query) {
  const wanted = folded(query.trim());
  const ranked = [];
  for (const command of commands) {
    const names = [folded(command.name), folded(command.key)];
    const rank = [
      names.some((name) => name.startsWith(wanted)),
      names.some((name) => name.split(/[ _-]/).some((word) => word.startsWith(wanted))),
      names.some((name) => name.includes(wanted)),
      folded(command.description).includes(wanted),
    ].indexOf(true);
    if (rank >= 0) ranked.push([rank, command]);
  }
  return ranked.sort((a, b) => a[0] - b[0]).map(([, command]) => command);
}

/** The command that `text` (without its slash) spells out in full. */
export function spelled(commands, text) {
  const wanted = folded(text.trim());
  return commands.find(
    (command) => folded(command.name) === wanted || folded(command.key) === wanted,
  );
}

/** What can be picked for an option without asking the bot, or null when anything can be typed. */
export function fixedChoices(option) {
  switch (option.type) {
    case OptionType.BOOLEAN:
      return [
        { label: t("yes"), value: true },
        { label: t("no"), value: false },
      ];
    case OptionType.USER:
    case OptionType.MENTIONABLE: {
      const people = [...state.members.values(), state.world.bot];
      return people.map((m) => ({ label: m.name, value: m.id, person: m }));
    }
    case OptionType.CHANNEL: {
      const types = option.channel_types?.length ? new Set(option.channel_types) : null;
      const channels = [...state.channels.values()].filter((c) => !types || types.has(c.type));
      return channels.map((c) => ({ label: `#${c.name}`, value: c.id }));
    }
    default:
      return option.choices?.length ? option.choices.map(asChoice) : null;
  }
}

export function asChoice(choice) {
  return { label: localName(choice), value: choice.value };
}

export function choicesLike(choices, typed) {
  const wanted = folded(typed.trim().replace(/^[@#]/, ""));
  const starting = choices.filter((c) => folded(c.label).replace(/^#/, "").startsWith(wanted));
  return [
    ...starting,
    ...choices.filter((c) => !starting.includes(c) && folded(c.label).includes(wanted)),
  ];
}

/** The value that the typed text stands for, or undefined when it is none. */
export function valueOf(option, typed) {
  const text = typed.trim();
  if (text === "") return undefined;
  const fixed = fixedChoices(option);
  if (fixed)
    return fixed.find(
      (choice) => folded(choice.label) === folded(text) || String(choice.value) === text,
    )?.value;
  if (option.type === OptionType.INTEGER) return /^[+-]?\d+$/.test(text) ? Number(text) : undefined;
  if (option.type === OptionType.NUMBER)
    return Number.isFinite(Number(text)) ? Number(text) : undefined;
  return text;
}

/** Why this option cannot be sent as it is, as a sentence; null when it can. */
export function problem(option, pill) {
  const name = localName(option);
  if (pill === undefined || pill.text.trim() === "")
    return option.required ? t("required", { name }) : null;
  const { value } = pill;
  if (value === undefined) {
    if (option.type === OptionType.INTEGER && !option.choices?.length)
      return t("badInteger", { name });
    if (option.type === OptionType.NUMBER && !option.choices?.length)
      return t("badNumber", { name });
    return t("badChoice", { name });
  }
  if (typeof value === "number") {
    if (option.min_value !== undefined && value < option.min_value)
      return t("tooSmall", { name, min: option.min_value });
    if (option.max_value !== undefined && value > option.max_value)
      return t("tooLarge", { name, max: option.max_value });
  } else if (option.type === OptionType.STRING) {
    if (value.length < (option.min_length ?? 0)) return t("tooShort", { min: option.min_length });
    if (value.length > (option.max_length ?? 6000))
      return t("tooLong", { max: option.max_length ?? 6000 });
  }
  return null;
}

/** Whether a numeric keyboard is enough. */
export function expectsDigits(option) {
  return (
    option.type === OptionType.INTEGER &&
    !option.autocomplete &&
    !option.choices?.length &&
    option.min_value >= 0
  );
}

/** What is expected of somebody who types: shown where there is nothing to pick. */
export function expectation(option) {
  const { min_value: min, max_value: max } = option;
  const range = min !== undefined || max !== undefined ? ` (${min ?? "…"}–${max ?? "…"})` : "";
  if (option.type === OptionType.INTEGER) return t("typeInteger") + range;
  if (option.type === OptionType.NUMBER) return t("typeNumber") + range;
  return t("typeText");
}

/**
 * The body of a command interaction. `filled` maps option names to {value, text}; with `focused` (an
 * option's name) it is one for autocomplete, where that option carries what was typed so far.
 */
export function interactionBody(command, filled, focused = null) {
  const options = [];
  for (const option of command.options) {
    const pill = filled.get(option.name);
    if (option.name === focused)
      options.push({
        type: option.type,
        name: option.name,
        value: pill?.text ?? "",
        focused: true,
      });
    else if (pill && pill.value !== undefined)
      options.push({ type: option.type, name: option.name, value: pill.value });
  }
  const [name, ...inner] = command.path;
  const nested = inner.reduceRight((within, part, i) => {
    const type = i === inner.length - 1 ? OptionType.SUBCOMMAND : OptionType.GROUP;
    return [{ type, name: part, options: within }];
  }, options);
  return { name, options: nested };
}
