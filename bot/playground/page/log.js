// The log of the open channel: its messages, oldest first, drawn anew only where something changed.

import { callable, localizedPath } from "./commands.js";
import { h, icon } from "./dom.js";
import { invocation, joins, messageItem, noteItem } from "./message.js";
import { closeOrphanedSelect } from "./select.js";
import { DIRECT, byId, channelLabel, currentChannel, state } from "./state.js";
import { currentLocale, t, tNodes } from "./strings.js";
import { longDay, sameDay, showTimestamps } from "./time.js";

const FOLLOWS_AT_PX = 120;
const FIRST_COMMAND = "table open";

/** What is on screen, by a name of its own (a message's id): {key, element}. */
const drawn = new Map();

/** Whether the log sticks to its newest message. */
let following = true;
/** The control that waits for the focus until the bot has answered. */
let awaited = null;
let actions = null;

/** `actions`: press(messageId, customId, values), dismiss(messageId), dismissNote(id), earlier(). */
export function setUpLog(given) {
  actions = given;
  const scroller = document.getElementById("log-scroll");
  scroller.addEventListener("scroll", showJump, { passive: true });
  document.getElementById("jump").addEventListener("click", toBottom);
  const observer = new ResizeObserver(() => following && toBottom());
  for (const box of [scroller, document.getElementById("log")]) observer.observe(box);
  setInterval(() => showTimestamps(document.getElementById("log")), 5000);
}

export function toBottom() {
  const scroller = document.getElementById("log-scroll");
  scroller.scrollTop = scroller.scrollHeight;
  following = true;
  document.getElementById("jump").hidden = true;
}

function showJump() {
  const scroller = document.getElementById("log-scroll");
  following = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < FOLLOWS_AT_PX;
  document.getElementById("jump").hidden = following;
}

/** Scrolls to a message and marks it for a moment; says whether it is there. */
export function highlight(messageId) {
  const element = drawn.get(messageId)?.element;
  if (!element) return false;
  following = false;
  element.scrollIntoView({ block: "center" });
  element.classList.add("highlight");
  setTimeout(() => element.classList.remove("highlight"), 2500);
  return true;
}

export function drawLog() {
  const log = document.getElementById("log");
  log.setAttribute("aria-label", t("messages"));
  document.getElementById("jump").replaceChildren(t("jumpToPresent"), icon("down"));
  const focused = focusedControl(log) ?? awaited;
  settle(log, entries());
  closeOrphanedSelect();
  restoreFocus(log, focused);
  if (following) toBottom();
}

/** The elements of the log in their order. */
function entries() {
  const before = new Map(drawn);
  drawn.clear();
  const elements = [];
  const add = (name, facts, make) => elements.push(element(before.get(name), name, facts, make));

  const shown = [...state.messages.values()].filter((m) => !state.dismissed.has(m.id)).sort(byId);
  const { channelId, loaded, mayHaveEarlier } = state;
  if (loaded) {
    const empty = shown.length === 0;
    const first = empty ? firstCommand() : null;
    add("heading", [channelId, mayHaveEarlier, empty, first], () => heading(empty, first));
  }
  let previous = null;
  for (const message of shown) {
    const at = new Date(message.timestamp);
    if (!previous || !sameDay(new Date(previous.timestamp), at)) {
      add(at.toDateString(), [], () => dayLine(at));
    }
    addMessage(add, message, joins(message, previous));
    previous = message;
  }
  for (const note of state.notes.filter((n) => n.channelId === channelId)) {
    add(note.id, [note], () => noteItem(note, () => actions.dismissNote(note.id)));
  }
  return elements;
}

function addMessage(add, message, joined) {
  const failed = state.failed.has(message.id);
  const busy = state.busy.get(message.id);
  const command = invocation(message)?.name;
  const facts = [message, joined, failed, busy, state.me, command && localizedPath(command)];
  add(message.id, facts, () =>
    messageItem(message, {
      joined,
      failed,
      press: (customId, values) => actions.press(message.id, customId, values),
      dismiss: () => actions.dismiss(message.id),
    }),
  );
}

/** The element as it was, unless one of the facts it shows has changed. */
function element(known, name, facts, make) {
  const key = JSON.stringify([currentLocale(), ...facts]);
  if (known?.key === key) {
    drawn.set(name, known);
    return known.element;
  }
  const made = make();
  showTimestamps(made);
  if (known) keepPictures(known.element, made);
  drawn.set(name, { key, element: made });
  return made;
}

/** Pictures that are still there are moved over, so that they do not flicker. */
function keepPictures(from, to) {
  for (const image of to.querySelectorAll("img")) {
    const same = [...from.querySelectorAll("img")].find((old) => old.src === image.src);
    if (same && same.alt === image.alt) image.replaceWith(same);
  }
}

/** Puts the elements in order and leaves alone those that are in their place. */
function settle(log, elements) {
  const wanted = new Set(elements);
  for (const child of [...log.children]) if (!wanted.has(child)) child.remove();
  elements.forEach((element, i) => {
    if (log.children[i] !== element) log.insertBefore(element, log.children[i] ?? null);
  });
}

function focusedControl(log) {
  const control = document.activeElement?.closest?.("[data-custom-id]");
  if (!control || !log.contains(control)) return null;
  return {
    message: control.closest("[data-message-id]").dataset.messageId,
    custom: control.dataset.customId,
  };
}

/** Gives the focus back to a control that was drawn anew, as soon as it can be used again. */
function restoreFocus(log, focused) {
  awaited = null;
  if (!focused || document.activeElement !== document.body) return;
  const message = log.querySelector(`[data-message-id="${CSS.escape(focused.message)}"]`);
  const control = message?.querySelector(`[data-custom-id="${CSS.escape(focused.custom)}"]`);
  if (control?.disabled) awaited = focused;
  else control?.focus({ preventScroll: true });
}

/** The name of the command that opens a table, where it can be used. */
function firstCommand() {
  if (currentChannel().type === DIRECT) return null;
  return callable(state.commands).find((command) => command.key === FIRST_COMMAND)?.name ?? null;
}

function heading(empty, first) {
  const top = state.mayHaveEarlier
    ? h(
        "button",
        {
          type: "button",
          class: "button secondary small",
          data: { earlier: "" },
          onclick: () => actions.earlier(),
        },
        t("earlier"),
      )
    : h("h2", {}, t("welcomeChannel", { name: channelLabel(currentChannel()) }));
  const words = first && tNodes("firstStep", { open: mention(first) });
  const start = first && h("p", { data: { firstStep: "" } }, words);
  const key = first ? "nextStep" : "empty";
  const hint = empty && h("p", { class: "muted" }, t(key, { name: state.world.bot.name }));
  return h("li", { class: "log-heading" }, top, start, hint);
}

/** The command as messages mention it: pressing it starts it. */
function mention(name) {
  const data = { commandMention: FIRST_COMMAND };
  return h("span", { class: "mention", role: "button", tabindex: "0", data }, `/${name}`);
}

function dayLine(date) {
  return h("li", { class: "day-line", role: "separator" }, h("span", {}, longDay(date)));
}
