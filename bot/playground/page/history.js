// The messages of the open channel: fetched once, then kept up to date by events.

import { api } from "./api.js";
import { toast } from "./dom.js";
import { state } from "./state.js";

const PAGE_SIZE = 100;

let limit = PAGE_SIZE;
/** Counts the requests, so that an answer that comes too late is dropped. */
let request = 0;
/** Events that arrive while the messages are on their way. */
let waiting = null;

/** Forgets the messages of the channel that was open. */
export function startHistory() {
  request += 1;
  limit = PAGE_SIZE;
  waiting = [];
  state.messages = new Map();
  state.loaded = false;
}

/** Resolves to whether the messages are there and still wanted. */
export async function loadHistory() {
  request += 1;
  const mine = request;
  waiting = [];
  let messages;
  try {
    messages = await api.messages(state.channelId, state.me, limit);
  } catch (error) {
    if (mine === request) toast(error.message);
    return false;
  }
  if (mine !== request) return false;
  state.messages = new Map(messages.map((message) => [message.id, message]));
  state.mayHaveEarlier = messages.length >= limit;
  state.loaded = true;
  const missed = waiting;
  waiting = null;
  for (const event of missed) apply(event);
  return true;
}

export function loadEarlier() {
  limit += PAGE_SIZE;
  return loadHistory();
}

/** Takes an event about a message of the open channel; says whether there is something to draw. */
export function takeEvent(event) {
  if (waiting) {
    waiting.push(event);
    return false;
  }
  apply(event);
  return true;
}

function apply({ t: type, d: message }) {
  if (type === "message_delete") {
    state.messages.delete(message.id);
  } else if (type === "message_create" || state.messages.has(message.id)) {
    state.messages.set(message.id, message);
    state.failed.delete(message.id);
  }
}
