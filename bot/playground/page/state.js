// What the page knows, and the questions its parts ask about it.

export const state = {
  world: null,
  me: null,
  channelId: null,
  members: new Map(),
  channels: new Map(),
  /** The server's calendar. */
  events: new Map(),
  /** Messages of the open channel by id. */
  messages: new Map(),
  /** Commands under way or failed that have no message of their own: {id, command, state}. */
  notes: [],
  commands: [],
  reads: null,
  botOnline: true,
  connected: true,
  loaded: false,
  mayHaveEarlier: false,
  /** Message id -> the control the bot is asked about: {customId, values}. */
  busy: new Map(),
  /** Messages on which the last interaction failed. */
  failed: new Set(),
  dismissed: new Set(),
};

const THREAD_TYPES = new Set([10, 11, 12]);
export const DIRECT = 1;

export function isThread(channel) {
  return THREAD_TYPES.has(channel.type);
}

export function isArchived(channel) {
  return Boolean(channel.archived);
}

export function currentMember() {
  return state.members.get(state.me);
}

export function currentChannel() {
  return state.channels.get(state.channelId);
}

export function channelName(channel) {
  return channel?.name ?? state.world.bot.name;
}

/** As it stands in a sentence: "#tables", or a thread's bare name. */
export function channelLabel(channel) {
  if (isThread(channel)) return channel.name;
  return `${channel.type === DIRECT ? "@" : "#"}${channelName(channel)}`;
}

const CHANNEL_LINK =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Where a link to a channel or message leads: {channelId, messageId}; null for any other link. */
export function placeOfLink(href) {
  const found = href?.match(CHANNEL_LINK);
  return found ? { channelId: found[1], messageId: found[2] ?? null } : null;
}

/** Anybody who writes, as the page shows them: {id, name, color, bot}. */
export function person(user) {
  const member = state.members.get(user.id);
  if (member) return { id: member.id, name: member.name, color: member.color, bot: false };
  const { bot } = state.world;
  if (user.id === bot.id)
    return { id: bot.id, name: bot.name, color: bot.color ?? "#5865f2", bot: true };
  return {
    id: user.id,
    name: user.global_name ?? user.username ?? user.id,
    color: "#80848e",
    bot: Boolean(user.bot),
  };
}

export function byId(a, b) {
  return BigInt(a.id) < BigInt(b.id) ? -1 : 1;
}

export function mentionsMe(message) {
  return Boolean(
    message.mention_everyone || message.mentions?.some((user) => user.id === state.me),
  );
}
