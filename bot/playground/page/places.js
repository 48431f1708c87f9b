// Who is looking, and at what: members, channels, and the address that names them.

import { api } from "./api.js";
import { resetComposer } from "./composer.js";
import { toast } from "./dom.js";
import { draw, withdrawOffer } from "./draw.js";
import { loadEarlier, loadHistory, startHistory } from "./history.js";
import { highlight, toBottom } from "./log.js";
import { Reads } from "./reads.js";
import { currentMember, isThread, state } from "./state.js";
import { speak, t } from "./strings.js";

let follow = null;

/** `given(member)` starts to follow what this member sees. */
export function setUpPlaces(given) {
  follow = given;
}

export async function refreshWorld() {
  const world = await api.world(state.me);
  state.world = world;
  state.botOnline = world.bot.online;
  state.members = new Map(world.members.map((member) => [member.id, member]));
  state.channels = new Map(world.channels.map((channel) => [channel.id, channel]));
  state.events = new Map(world.events.map((event) => [event.id, event]));
  state.reads ??= new Reads(world.application_id);
  state.reads.meet(state.members.keys());
}

export async function refreshCommands() {
  const { me } = state;
  const commands = await api.commands(me);
  if (me === state.me) state.commands = commands;
}

/** After the connection was lost: anything may have changed, the whole world included. */
export async function refresh() {
  await Promise.all([refreshWorld(), refreshCommands()]);
  if (!state.channels.has(state.channelId)) await openChannel(firstChannel(null));
  else if (await loadHistory()) draw();
}

export async function chooseMember(id, { channel = null, message = null } = {}) {
  if (id === state.me && !channel) return;
  state.me = id;
  state.notes = [];
  state.busy.clear();
  state.failed.clear();
  withdrawOffer();
  resetComposer();
  const remembered = rememberedLocales()[id];
  if (remembered && remembered !== currentMember().locale) await setLocale(id, remembered);
  speak(currentMember().locale);
  follow(id);
  await Promise.all([refreshWorld(), refreshCommands()]);
  if (state.me === id) await openChannel(firstChannel(channel), message);
}

/** The channel to show: the one wanted, the one that was open, the one this member was in, or any. */
export function firstChannel(wanted) {
  const candidates = [
    wanted,
    state.channelId,
    localStorage.getItem(`playground.channel.${state.me}`),
  ];
  const known = candidates.find((id) => state.channels.has(id));
  return known ?? [...state.channels.values()].find((channel) => !isThread(channel)).id;
}

export async function openChannel(id, messageId = null) {
  if (id !== state.channelId) resetComposer();
  document.body.classList.remove("menu-open");
  state.channelId = id;
  startHistory();
  writeAddress();
  state.reads.markRead(state.me, id);
  draw();
  if (!(await loadHistory())) return;
  state.reads.markRead(state.me, id);
  draw();
  document.body.dataset.ready = state.me;
  if (messageId === null) toBottom();
  else if (!highlight(messageId)) toast(t("unknownMessage"), "info");
}

export async function showEarlier() {
  const [first] = state.messages.keys();
  if (!(await loadEarlier())) return;
  draw();
  highlight(first);
}

/** To a channel and message named by a link inside a message. */
export function jump(channelId, messageId = null) {
  withdrawOffer();
  if (!state.channels.has(channelId)) {
    toast(t("unknownChannel"), "info");
  } else if (channelId !== state.channelId) {
    openChannel(channelId, messageId);
  } else if (messageId && !highlight(messageId)) {
    toast(t("unknownMessage"), "info");
  }
}

export async function chooseLocale(locale) {
  rememberLocale(state.me, locale);
  await setLocale(state.me, locale);
  speak(locale);
  resetComposer();
  await refreshCommands();
  draw();
}

async function setLocale(member, locale) {
  await api.setLocale(member, locale);
  state.members.get(member).locale = locale;
}

function rememberedLocales() {
  try {
    return JSON.parse(localStorage.getItem("playground.locales") ?? "{}");
  } catch {
    return {};
  }
}

function rememberLocale(member, locale) {
  localStorage.setItem(
    "playground.locales",
    JSON.stringify({ ...rememberedLocales(), [member]: locale }),
  );
}

function writeAddress() {
  const hash = `#m=${state.me}&c=${state.channelId}`;
  if (location.hash !== hash) history.replaceState(null, "", hash);
  localStorage.setItem("playground.member", state.me);
  localStorage.setItem(`playground.channel.${state.me}`, state.channelId);
}

/** Goes where the address points: #m=MEMBER&c=CHANNEL&msg=MESSAGE&l=LOCALE, each part optional. Who comes for
 * the first time is the member who speaks the browser's language. */
export async function followAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const candidates = [
    wanted.get("m"),
    state.me,
    localStorage.getItem("playground.member"),
    state.world.visitor,
  ];
  const member = candidates.find((id) => state.members.has(id));
  const [channel, message, locale] = [wanted.get("c"), wanted.get("msg"), wanted.get("l")];
  if (member !== state.me) {
    if (locale) rememberLocale(member, locale);
    await chooseMember(member, { channel, message });
    return;
  }
  if (locale && locale !== currentMember().locale) await chooseLocale(locale);
  if (channel) jump(channel, message);
}
