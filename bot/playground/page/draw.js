// Drawing the page as a whole, and the small things that belong to no other part.

import { drawComposer } from "./composer.js";
import { h, icon, update } from "./dom.js";
import { drawLog } from "./log.js";
import { drawSidebar } from "./sidebar.js";
import { channelLabel, channelName, currentChannel, DIRECT, isThread, state } from "./state.js";
import { t } from "./strings.js";

export function draw() {
  drawSide();
  drawHeader();
  drawNotices();
  drawLog();
  drawComposer();
}

export function drawSide() {
  drawSidebar();
  const mentions = state.reads.allMentions(state.me, state.channels.values());
  const channel = currentChannel();
  document.title = `${mentions ? `(${mentions}) ` : ""}${channelLabel(channel)} · Turnpost playground`;
  const menu = document.getElementById("menu");
  menu.setAttribute("aria-label", t("openMenu"));
  menu.classList.toggle("marked", mentions > 0);
  document.getElementById("close-menu").setAttribute("aria-label", t("closeMenu"));
}

/** The bar above the log: where we are. */
export function drawHeader() {
  const channel = currentChannel();
  const name = h("h1", {}, channelName(channel));
  const sign = channel.type === DIRECT ? "@" : "#";
  let place = [h("span", { class: "hash", "aria-hidden": "true" }, sign)];
  if (isThread(channel)) {
    const parent = { type: "button", class: "crumb", data: { jumpChannel: channel.parent_id } };
    const parentName = channelName(state.channels.get(channel.parent_id));
    place = [h("button", parent, `#${parentName}`), icon("right")];
  }
  update(document.getElementById("channel-title"), [...place, name]);
}

export function drawNotices() {
  const box = document.getElementById("notices");
  box.replaceChildren();
  const say = (kind, text) =>
    box.append(h("div", { class: `notice ${kind}`, role: "status", data: { notice: kind } }, text));
  if (!state.connected) say("disconnected", t("disconnected"));
  else if (!state.botOnline) say("offline", t("offline", { name: state.world.bot.name }));
}

/** "Thread started: … Open", above the message box. */
export function offerThread(thread) {
  const bar = h(
    "div",
    { class: "thread-started", role: "status", data: { threadStarted: thread.id } },
    icon("thread"),
    h("span", {}, t("threadStarted", { name: thread.name })),
    h(
      "button",
      { type: "button", class: "button primary small", data: { jumpChannel: thread.id } },
      t("open"),
    ),
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t("close"),
        onclick: () => withdrawOffer(),
      },
      icon("close"),
    ),
  );
  document.getElementById("offers").replaceChildren(bar);
}

/** Takes back the offer to go to this thread, or any offer. */
export function withdrawOffer(threadId = null) {
  const [bar] = document.getElementById("offers").children;
  if (bar && (threadId === null || bar.dataset.threadStarted === threadId)) bar.remove();
}
