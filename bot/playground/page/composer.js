// The box at the bottom: plain messages, the command palette, and a command being filled in.

import { callable, localName, matching, spelled } from "./commands.js";
import { CommandForm } from "./commandform.js";
import { h, icon } from "./dom.js";
import { PickList } from "./picklist.js";
import { channelLabel, currentChannel, state } from "./state.js";
import { t } from "./strings.js";

let actions = null;
let form = null;
let palette = null;

/** `actions`: sendMessage(text), sendCommand(command, body), autocomplete(body) -> choices. */
export function setUpComposer(given) {
  actions = given;
  const input = field();
  palette = new PickList(document.getElementById("palette"));
  input.addEventListener("input", () => {
    grow(input);
    drawPalette();
  });
  input.addEventListener("keydown", onKey);
  input.addEventListener("blur", () => !form && palette.hide());
  input.addEventListener("focus", () => input.value.startsWith("/") && drawPalette());
  document
    .getElementById("send")
    .addEventListener("click", () => (form ? form.send() : sendText()));
  document.addEventListener("keydown", catchTyping);
}

function field() {
  return document.getElementById("message-input");
}

export function drawComposer() {
  const input = field();
  const channel = currentChannel();
  input.placeholder = t("messageHere", { name: channelLabel(channel) });
  input.setAttribute("aria-label", input.placeholder);
  const send = document.getElementById("send");
  send.setAttribute("aria-label", t("send"));
  send.replaceChildren(icon("send"));
  document.getElementById("hint").textContent = t("typeCommand");
}

/** Drops the text being written: it belongs to another member or channel. */
export function resetComposer() {
  dropForm();
  field().value = "";
  grow(field());
}

/** Starts filling in the command with this key ("table open"), as after picking it from the palette. */
export function startCommand(key) {
  const command = callable(state.commands).find((c) => c.key === key);
  if (command) choose(command);
}

function grow(input) {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 200)}px`;
}

function drawPalette() {
  const text = field().value;
  if (!text.startsWith("/")) {
    palette.hide();
    return;
  }
  const commands = callable(state.commands);
  const exact = text.endsWith(" ") ? spelled(commands, text.slice(1)) : undefined;
  if (exact) {
    choose(exact);
    return;
  }
  const found = matching(commands, text.slice(1));
  palette.show({
    title: t("commandList"),
    empty: t("noCommands", { query: text }),
    rows: found.map((command) => ({
      data: { command: command.key },
      face: [
        h("span", { class: "row-command" }, `/${command.name}`),
        h(
          "span",
          { class: "row-options" },
          command.options.filter((o) => o.required).map((o) => h("span", {}, localName(o))),
        ),
        h("span", { class: "row-description" }, command.description),
      ],
      onPick: () => choose(command),
    })),
  });
}

function choose(command) {
  palette.hide();
  field().value = "";
  grow(field());
  form?.close();
  form = new CommandForm(command, {
    palette,
    host: document.getElementById("command-form"),
    onSend: submit,
    onLeave: leaveCommand,
    autocomplete: actions.autocomplete,
  });
  document.getElementById("composer").classList.add("filling");
  form.open();
}

function submit(command, body) {
  leaveCommand();
  actions.sendCommand(command, body);
}

function leaveCommand() {
  dropForm();
  field().focus();
}

function dropForm() {
  palette.hide();
  form?.close();
  form = null;
  document.getElementById("composer").classList.remove("filling");
}

function onKey(event) {
  if (event.isComposing) return;
  if (palette.shown && palette.onKey(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    sendText();
  }
}

function sendText() {
  const text = field().value.trim();
  if (!text || text.startsWith("/")) return;
  field().value = "";
  grow(field());
  actions.sendMessage(text);
}

/** Typing anywhere on the page goes into the box. */
function catchTyping(event) {
  if (
    event.key.length !== 1 ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented
  )
    return;
  if (document.querySelector("dialog[open], .select-panel") || event.key === " ") return;
  if (document.activeElement?.closest("input, textarea, select, [contenteditable]")) return;
  if (!form) field().focus();
}
