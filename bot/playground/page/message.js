// One message: who said it and how it came about, its text, pictures, embeds and controls.

import { localizedPath } from "./commands.js";
import { componentRows, layoutTexts } from "./components.js";
import { avatar, emojiText, h, icon } from "./dom.js";
import { embedCards, freeAttachments } from "./embeds.js";
import { attachments } from "./pictures.js";
import { currentMember, mentionsMe, person, state } from "./state.js";
import { t, tNodes } from "./strings.js";
import { clockTime, fullTime, headerTime, sameDay } from "./time.js";
import { words } from "./words.js";

const TOGETHER_MS = 7 * 60 * 1000;
const THREAD_CREATED = 18;

/** Whether a message goes without a headline, right below the previous one of the same author. */
export function joins(message, previous) {
  if (!previous || previous.author.id !== message.author.id) return false;
  if (isSystem(message) || isSystem(previous)) return false;
  if (invocation(message) || message.referenced_message !== undefined) return false;
  if (Boolean(message.ephemeral) !== Boolean(previous.ephemeral)) return false;
  const since = new Date(message.timestamp) - new Date(previous.timestamp);
  return since < TOGETHER_MS && sameDay(new Date(message.timestamp), new Date(previous.timestamp));
}

function isSystem(message) {
  return message.type === THREAD_CREATED || (message.type > 5 && message.type < 19);
}

/** Who used which command, when the message answers one. */
export function invocation(message) {
  const meta = message.interaction_metadata;
  const origin = meta?.triggering_interaction_metadata ?? meta;
  return origin?.name ? { user: person(origin.user), name: origin.name } : null;
}

/** `press(customId, values)` asks the bot; `dismiss()` hides a private message. */
export function messageItem(message, { joined, failed, press, dismiss }) {
  if (isSystem(message)) return systemItem(message);
  const author = person(message.author);
  const at = new Date(message.timestamp);
  const classes = [
    "message",
    joined && "joined",
    message.ephemeral && "ephemeral",
    mentionsMe(message) && "mentions-me",
  ];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      data: {
        messageId: message.id,
        edited: message.edited_timestamp ?? "",
        author: author.id,
        ephemeral: String(Boolean(message.ephemeral)),
      },
    },
    lead(message),
    joined
      ? h(
          "time",
          { class: "side-time", datetime: message.timestamp, title: fullTime(at) },
          clockTime(at),
        )
      : avatar(author.name, author.color),
    h(
      "div",
      { class: "message-body" },
      joined ? null : headline(author, at),
      content(message, press),
      failed ? failure(t("interactionFailed")) : null,
      message.ephemeral ? privacy(dismiss) : null,
    ),
  );
}

/** The line above: the command this answers, or the message it replies to. */
function lead(message) {
  const used = invocation(message);
  if (used) return commandLine(used.user, used.name);
  if (message.referenced_message === undefined) return null;
  const original = message.referenced_message;
  if (original === null)
    return h("div", { class: "lead" }, icon("reply"), h("em", {}, t("originalDeleted")));
  const author = person(original.author);
  return h(
    "div",
    { class: "lead" },
    avatar(author.name, author.color, "avatar tiny"),
    h("b", { style: { color: author.color } }, author.name),
    h("span", { class: "lead-text" }, inOneLine(original)),
  );
}

/** What a message says, without its marks. */
function inOneLine(message) {
  const texts = message.content ? [message] : layoutTexts(message.components ?? []);
  return texts.map(({ content_html, content }) => oneLine(words(content_html, content))).join(" ");
}

function oneLine(text) {
  for (const end of text.querySelectorAll("br")) end.replaceWith(" ");
  return [...text.children].map((block) => block.textContent).join(" ");
}

function commandLine(user, name) {
  const who = h("b", { style: { color: user.color } }, user.name);
  const command = h(
    "span",
    { class: "command-name", data: { usedCommand: name } },
    `/${localizedPath(name)}`,
  );
  return h(
    "div",
    { class: "lead" },
    avatar(user.name, user.color, "avatar tiny"),
    h("span", {}, tNodes("used", { name: who, command })),
  );
}

function headline(author, at) {
  return h(
    "div",
    { class: "headline" },
    h("span", { class: "author", style: { "--name": author.color } }, author.name),
    author.bot ? h("span", { class: "bot-tag" }, t("bot")) : null,
    h("time", { class: "when", datetime: at.toISOString(), title: fullTime(at) }, headerTime(at)),
  );
}

function content(message, press) {
  if (message.thinking) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return h(
      "div",
      { class: "thinking", data: { thinking: "" } },
      dots,
      t("thinking", { name: person(message.author).name }),
    );
  }
  const edited = message.edited_timestamp
    ? h(
        "span",
        { class: "edited", title: fullTime(new Date(message.edited_timestamp)) },
        ` ${t("edited")}`,
      )
    : null;
  const text = message.content ? words(message.content_html, message.content) : null;
  if (edited && text) (text.querySelector(":scope > .line:last-child") ?? text).append(edited);
  return [
    text,
    attachments(freeAttachments(message)),
    embedCards(message),
    componentRows(message, press),
    message.reactions?.length
      ? h("div", { class: "reactions" }, message.reactions.map(reaction))
      : null,
    text ? null : edited,
    message.thread ? threadCard(message.thread) : null,
  ].flat();
}

function reaction({ emoji, count }) {
  return h("span", { class: "reaction" }, `${emojiText(emoji)} ${count}`);
}

function threadCard(thread) {
  return h(
    "button",
    { type: "button", class: "thread-card", data: { jumpChannel: thread.id } },
    icon("thread"),
    h("b", {}, thread.name),
    icon("right"),
  );
}

function systemItem(message) {
  const author = person(message.author);
  const target = message.message_reference?.channel_id;
  const thread = h(
    "button",
    { type: "button", class: "inline-link", data: { jumpChannel: target ?? "" } },
    message.content,
  );
  const known = message.type === THREAD_CREATED && target;
  return h(
    "li",
    { class: "message system", data: { messageId: message.id } },
    h("span", { class: "system-icon" }, icon("thread")),
    h(
      "div",
      { class: "message-body" },
      known
        ? tNodes("startedThread", { name: h("b", {}, author.name), thread })
        : [h("b", {}, author.name), " ", message.content],
      " ",
      h(
        "time",
        { class: "when", datetime: message.timestamp },
        headerTime(new Date(message.timestamp)),
      ),
    ),
  );
}

function failure(text) {
  return h("div", { class: "failure", role: "alert", data: { interactionFailed: "" } }, text);
}

function privacy(onDismiss) {
  return h(
    "div",
    { class: "privacy" },
    icon("eye"),
    h("span", {}, t("onlyYou")),
    h("span", { "aria-hidden": "true" }, "·"),
    h(
      "button",
      { type: "button", class: "inline-link", data: { dismiss: "" }, onclick: onDismiss },
      t("dismiss"),
    ),
  );
}

/** A command under way, or one the bot did not answer: only this page knows of it. */
export function noteItem(note, dismiss) {
  const bot = person(state.world.bot);
  const body = note.failed
    ? [failure(t("noResponse")), privacy(dismiss)]
    : [h("div", { class: "thinking" }, t("sending"))];
  return h(
    "li",
    {
      class: "message ephemeral",
      data: { note: note.id, noteState: note.failed ? "failed" : "pending" },
    },
    commandLine(person(currentMember()), note.command),
    avatar(bot.name, bot.color),
    h("div", { class: "message-body" }, headline(bot, note.at), body),
  );
}
