// A select menu: a button, and a list that opens over the page (a sheet at the bottom on a phone).

import { emojiText, h, icon } from "./dom.js";
import { channelName, isThread, state } from "./state.js";
import { t } from "./strings.js";

const SEARCH_FROM = 9;

export const SELECT_TYPES = new Set([3, 5, 6, 7, 8]);

/** What there is to pick: {value, label, description?, emoji?, default?}. */
function selectOptions(component) {
  const preset = new Set((component.default_values ?? []).map((value) => value.id));
  const people = () =>
    [...state.members.values(), state.world.bot].map((m) => ({
      value: m.id,
      label: m.name,
      default: preset.has(m.id),
    }));
  switch (component.type) {
    case 3:
      return component.options ?? [];
    case 5:
    case 7:
      return people();
    case 8: {
      const types = component.channel_types?.length ? new Set(component.channel_types) : null;
      const channels = [...state.channels.values()].filter((c) => !types || types.has(c.type));
      return channels.map((c) => ({
        value: c.id,
        label: `${isThread(c) ? "› " : "#"}${channelName(c)}`,
        default: preset.has(c.id),
      }));
    }
    default:
      return [];
  }
}

/**
 * The control for a select component. `onSend(values)` is called when a choice is complete; inside a
 * form leave it out and ask `values()` instead. `sent` are the values the bot is being told of.
 */
export function selectControl(
  component,
  { disabled = false, sent = null, onSend = null, label = null } = {},
) {
  const options = selectOptions(component);
  const least = component.min_values ?? 1;
  const most = Math.min(component.max_values ?? 1, Math.max(options.length, 1));
  let values = sent ?? options.filter((option) => option.default).map((option) => option.value);

  const shown = h("span", { class: "select-value" });
  const button = h(
    "button",
    {
      type: "button",
      class: `select${sent ? " busy" : ""}`,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ?? component.placeholder ?? t("makeSelection"),
      disabled: disabled || component.disabled,
      data: { customId: component.custom_id, select: most > 1 ? "multi" : "single" },
    },
    shown,
    sent
      ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"))
      : icon("down"),
  );

  function draw() {
    const picked = values
      .map((value) => options.find((option) => option.value === value))
      .filter(Boolean);
    shown.classList.toggle("placeholder", picked.length === 0);
    shown.replaceChildren(
      ...(picked.length
        ? picked.map((option) =>
            h(
              "span",
              { class: "select-chosen" },
              [emojiText(option.emoji), option.label].filter(Boolean).join(" "),
            ),
          )
        : [component.placeholder ?? t("makeSelection")]),
    );
  }

  function commit(picked) {
    values = picked;
    draw();
    onSend?.(picked);
  }

  function open() {
    if (current?.button === button) current.leave();
    else
      openList(
        { button, options, least, most, commit, label: component.placeholder ?? label },
        values,
      );
  }

  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open();
    }
  });
  draw();
  return { element: button, values: () => values, least, most };
}

/** The list that is open, if any: {button, leave, close}. */
let current = null;

/** Call after redrawing: a list whose button is gone has nothing to choose for any more. */
export function closeOrphanedSelect() {
  if (current && !current.button.isConnected) current.close();
}

function openList({ button, options, least, most, commit, label }, values) {
  current?.leave();
  const several = most > 1;
  const picked = new Set(values);
  const before = [...values].sort().join("\n");
  let shown = options;
  let active = Math.max(
    0,
    options.findIndex((option) => picked.has(option.value)),
  );

  const search =
    options.length >= SEARCH_FROM
      ? h("input", {
          type: "text",
          class: "select-search",
          placeholder: t("search"),
          "aria-label": t("search"),
          data: { selectSearch: "" },
        })
      : null;
  const list = h("div", {
    class: "select-list",
    role: "listbox",
    tabindex: "-1",
    "aria-multiselectable": String(several),
    "aria-label": label ?? t("makeSelection"),
  });
  const count = h("span", { class: "muted" });
  const done = h(
    "button",
    {
      type: "button",
      class: "button primary small",
      data: { selectDone: "" },
      onclick: () => finish(),
    },
    t("done"),
  );
  const panel = h(
    "div",
    { class: "select-panel", data: { selectPanel: button.dataset.customId } },
    search ? h("div", { class: "select-search-row" }, icon("search"), search) : null,
    list,
    several ? h("div", { class: "select-foot" }, count, done) : null,
  );
  const shade = h("div", { class: "select-shade" });

  const complete = () => picked.size >= least && picked.size <= most;
  const inOrder = () =>
    options.filter((option) => picked.has(option.value)).map((option) => option.value);

  function close() {
    current = null;
    shade.remove();
    panel.remove();
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", close);
    if (panel.contains(document.activeElement) || document.activeElement === document.body)
      button.focus();
  }

  function finish() {
    if (!complete()) return;
    close();
    commit(inOrder());
  }

  /** Leaving a multi-select sends what was changed, as pressing "Done" does. */
  function leave() {
    if (several && complete() && [...picked].sort().join("\n") !== before) finish();
    else close();
  }

  function outside(event) {
    if (!panel.contains(event.target) && !button.contains(event.target)) leave();
  }

  function toggle(value) {
    if (!several) {
      const cleared = least === 0 && picked.has(value);
      close();
      commit(cleared ? [] : [value]);
      return;
    }
    if (!picked.delete(value) && picked.size < most) picked.add(value);
    draw();
  }

  function draw() {
    list.replaceChildren(
      ...shown.map((option, i) =>
        row(option, {
          chosen: picked.has(option.value),
          active: i === active,
          several,
          full: picked.size >= most,
          onPick: () => toggle(option.value),
        }),
      ),
    );
    if (!shown.length) list.append(h("div", { class: "select-none" }, t("nothingFound")));
    const rule =
      least === most
        ? t("chooseExactly", { min: least })
        : t("chooseBetween", { min: least, max: most });
    count.textContent = `${t("chosen", { count: picked.size })} · ${rule}`;
    done.disabled = !complete();
    list.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  }

  function onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length) {
      active = (active + step + shown.length) % shown.length;
      draw();
    } else if (event.key === "Enter" || (event.key === " " && event.target !== search)) {
      if (event.target === done) return;
      if (shown[active]) toggle(shown[active].value);
    } else if (event.key === "Escape") {
      close();
      button.focus();
    } else if (event.key === "Tab") {
      if (several && event.target !== done) done.focus();
      else close();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  search?.addEventListener("input", () => {
    const query = search.value.trim().toLocaleLowerCase();
    shown = options.filter((o) =>
      `${o.label} ${o.description ?? ""}`.toLocaleLowerCase().includes(query),
    );
    active = 0;
    draw();
  });
  panel.addEventListener("keydown", onKey);

  const host = button.closest("dialog") ?? document.body;
  host.append(shade, panel);
  button.setAttribute("aria-expanded", "true");
  draw();
  place(panel, button);
  (search ?? list).focus({ preventScroll: true });
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", close);
  current = { button, leave, close };
}

function row(option, { chosen, active, several, full, onPick }) {
  const barred = several && full && !chosen;
  return h(
    "div",
    {
      class: `select-option${active ? " active" : ""}${chosen ? " chosen" : ""}${barred ? " barred" : ""}`,
      role: "option",
      "aria-selected": String(chosen),
      "aria-disabled": barred ? "true" : null,
      data: { value: option.value },
      onclick: onPick,
    },
    option.emoji ? h("span", { class: "option-emoji" }, emojiText(option.emoji)) : null,
    h(
      "span",
      { class: "option-text" },
      h("span", { class: "option-label" }, option.label),
      option.description ? h("span", { class: "option-description" }, option.description) : null,
    ),
    several
      ? h("span", { class: "checkbox" }, chosen ? icon("check") : null)
      : chosen
        ? icon("check")
        : null,
  );
}

function place(panel, button) {
  if (matchMedia("(max-width: 600px)").matches) return;
  const box = button.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const above = box.top - 12;
  const up = below < Math.min(panel.offsetHeight, 300) && above > below;
  panel.style.width = `${Math.max(box.width, 240)}px`;
  panel.style.left = `${Math.min(box.left, innerWidth - Math.max(box.width, 240) - 8)}px`;
  panel.style.maxHeight = `${Math.min(up ? above : below, 400)}px`;
  if (up) panel.style.bottom = `${innerHeight - box.top + 4}px`;
  else panel.style.top = `${box.bottom + 4}px`;
}
