// The channel list and the member switch.

import { avatar, h, icon, update } from "./dom.js";
import { LANGUAGES, t } from "./strings.js";
import {
  byId,
  channelName,
  currentMember,
  DIRECT,
  isArchived,
  isThread,
  placeOfLink,
  state,
} from "./state.js";

const ACTIVE = 2;

/** Channels whose archived threads are unfolded. */
const unfolded = new Set();

let actions = null;

/** `actions`: openChannel(id), chooseMember(id), chooseLocale(locale). */
export function setUpSidebar(given) {
  actions = given;
}

export function drawSidebar() {
  document.getElementById("guild-name").textContent = state.world.guild.name;
  drawChannels();
  drawMembers();
}

function drawChannels() {
  const all = [...state.channels.values()];
  const tops = all.filter((channel) => !isThread(channel) && channel.type !== DIRECT).sort(byId);
  const direct = all.filter((channel) => channel.type === DIRECT);
  const threadsOf = (parent) =>
    all.filter((c) => isThread(c) && c.parent_id === parent.id).sort(byId);

  const list = document.getElementById("channel-list");
  const focused = document.activeElement?.dataset?.channel;
  list.setAttribute("aria-label", t("channels"));
  const groups = state.world.guilds.flatMap((guild) => {
    const channels = tops.filter((channel) => channel.guild_id === guild.id);
    const shown = channels.map((channel) => channelGroup(channel, threadsOf(channel)));
    // With one server, its name stands above the list already.
    const isOnly = state.world.guilds.length === 1;
    return isOnly ? shown : [h("h2", { class: "list-heading" }, guild.name), ...shown];
  });
  if (direct.length) {
    const items = direct.map((channel) => h("li", {}, channelButton(channel)));
    groups.push(h("h2", { class: "list-heading" }, t("directMessages")));
    groups.push(h("ul", { class: "channels" }, items));
  }
  groups.push(...calendar());
  update(list, groups);
  if (focused && document.activeElement === document.body)
    list.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
}

/** The events that are not over, with the channel that each names as its place. */
function calendar() {
  const open = [...state.events.values()].filter((event) => event.status <= ACTIVE);
  if (!open.length) return [];
  const items = open.sort(byId).map((event) => {
    const moment = new Date(event.scheduled_start_time);
    const { locale } = currentMember();
    const short = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" };
    const label = `${moment.toLocaleString(locale, short)} · ${event.name}`;
    const place = placeOfLink(event.entity_metadata?.location);
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: "channel",
          title: label,
          data: { event: event.id },
          onclick: () => place && actions.openChannel(place.channelId),
        },
        h("span", { class: "hash", "aria-hidden": "true" }, "◷"),
        h("span", { class: "channel-name" }, label),
      ),
    );
  });
  return [
    h("h2", { class: "list-heading" }, t("events")),
    h("ul", { class: "channels" }, items),
  ];
}

function channelGroup(channel, threads) {
  const live = threads.filter((thread) => !isArchived(thread) || thread.id === state.channelId);
  const archived = threads.filter((thread) => !live.includes(thread));
  const items = live.map((thread) => h("li", {}, channelButton(thread)));
  if (archived.length) {
    const open = unfolded.has(channel.id);
    items.push(
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "archived-toggle",
            "aria-expanded": String(open),
            data: { archivedOf: channel.id },
            onclick: () => {
              if (!unfolded.delete(channel.id)) unfolded.add(channel.id);
              drawChannels();
            },
          },
          icon(open ? "down" : "right"),
          t("archived", { count: archived.length }),
        ),
      ),
    );
    if (open) items.push(...archived.map((thread) => h("li", {}, channelButton(thread))));
  }
  return h(
    "ul",
    { class: "channels" },
    h("li", {}, channelButton(channel)),
    items.length ? h("li", {}, h("ul", { class: "threads" }, items)) : null,
  );
}

function channelButton(channel) {
  const active = channel.id === state.channelId;
  const unread = !active && state.reads.isUnread(state.me, channel.id);
  const mentions = state.reads.mentions(state.me, channel.id);
  const classes = [
    "channel",
    active && "active",
    unread && "unread",
    isArchived(channel) && "archived",
  ];
  return h(
    "button",
    {
      type: "button",
      class: classes.filter(Boolean).join(" "),
      "aria-current": active ? "page" : null,
      data: { channel: channel.id, unread: String(unread), mentions: String(mentions) },
      onclick: () => actions.openChannel(channel.id),
    },
    h(
      "span",
      { class: "hash", "aria-hidden": "true" },
      isThread(channel) ? icon("thread") : channel.type === DIRECT ? "@" : "#",
    ),
    h("span", { class: "channel-name" }, channelName(channel)),
    unread ? h("span", { class: "visually-hidden" }, t("unread")) : null,
    mentions ? badge(mentions) : null,
  );
}

function badge(count) {
  return h(
    "span",
    { class: "badge", title: t("mentions", { count }) },
    count > 99 ? "99+" : String(count),
  );
}

function drawMembers() {
  const panel = document.getElementById("members");
  const focused = document.activeElement?.dataset?.member;
  const channels = [...state.channels.values()];
  panel.setAttribute("aria-label", t("playingAs"));
  const heading = h("h2", { class: "list-heading" }, t("playingAs"));
  const buttons = [...state.members.values()].map((member) => memberButton(member, channels));
  update(panel, [
    h("div", { class: "members-head" }, heading, languageSwitch()),
    h("div", { class: "member-row" }, buttons),
  ]);
  if (focused && document.activeElement === document.body)
    panel.querySelector(`[data-member="${CSS.escape(focused)}"]`)?.focus();
}

function memberButton(member, channels) {
  const active = member.id === state.me;
  const mentions = active ? 0 : state.reads.allMentions(member.id, channels);
  const gone = member.present === false;
  return h(
    "button",
    {
      type: "button",
      class: `member${active ? " active" : ""}${gone ? " gone" : ""}`,
      "aria-pressed": String(active),
      title: gone ? t("left") : null,
      data: { member: member.id, locale: member.locale, mentions: String(mentions) },
      onclick: () => actions.chooseMember(member.id),
    },
    avatar(member.name, member.color),
    h("span", { class: "member-name" }, member.name),
    h("span", { class: "member-locale" }, member.locale),
    mentions ? badge(mentions) : null,
  );
}

function languageSwitch() {
  const { locale } = currentMember();
  const known = LANGUAGES.some(([code]) => code === locale);
  const languages = known ? LANGUAGES : [...LANGUAGES, [locale, locale]];
  const select = h(
    "select",
    {
      class: "language",
      "aria-label": t("language"),
      title: t("language"),
      data: { language: "" },
      onchange: () => actions.chooseLocale(select.value),
    },
    languages.map(([code, name]) => h("option", { value: code, selected: code === locale }, name)),
  );
  return select;
}
