// What the member does to the bot: commands, controls, modals, plain messages.

import { api } from "./api.js";
import { toast } from "./dom.js";
import { drawLog, toBottom } from "./log.js";
import { openModal } from "./modal.js";
import { state } from "./state.js";

const OWN_ACT_MS = 15_000;

let actedAt = 0;
const seenModals = new Set();

/** Whether what happens now may be the answer to something this member did. */
export function actedLately() {
  return Date.now() - actedAt < OWN_ACT_MS;
}

/** Resolves to the bot's answer; null when the playground refused, which the member is told. */
async function ask(what, body) {
  actedAt = Date.now();
  try {
    return await api[what](state.me, body);
  } catch (error) {
    toast(error.message);
    return null;
  } finally {
    actedAt = Date.now();
  }
}

export async function press(messageId, customId, values) {
  const { me } = state;
  state.failed.delete(messageId);
  state.busy.set(messageId, { customId, values: values ?? [] });
  drawLog();
  const answer = await ask("component", {
    message_id: messageId,
    custom_id: customId,
    ...(values && { values }),
  });
  if (me !== state.me) return;
  state.busy.delete(messageId);
  if (answer?.outcome === "failed") state.failed.add(messageId);
  drawLog();
  if (answer?.outcome === "modal") showModal(answer.modal);
}

export async function sendCommand(command, body) {
  const { me, channelId } = state;
  const at = new Date();
  const note = { id: `note-${at.getTime()}`, channelId, command: command.key, at, failed: false };
  state.notes.push(note);
  drawLog();
  toBottom();
  const answer = await ask("command", { channel_id: channelId, ...body });
  if (me !== state.me) return;
  if (answer?.outcome === "failed") note.failed = true;
  else state.notes = state.notes.filter((other) => other !== note);
  drawLog();
  if (answer?.outcome === "modal") showModal(answer.modal);
}

export function dismissNote(id) {
  state.notes = state.notes.filter((note) => note.id !== id);
  drawLog();
}

export function dismissMessage(id) {
  state.dismissed.add(id);
  drawLog();
}

export async function autocomplete(body) {
  try {
    const answer = await api.autocomplete(state.me, { channel_id: state.channelId, ...body });
    return answer.choices ?? [];
  } catch (error) {
    toast(error.message);
    return [];
  }
}

export async function sendMessage(content) {
  await ask("message", { channel_id: state.channelId, content });
  toBottom();
}

/** A modal arrives twice: in the answer to what opened it, and as an event. */
export function showModal(modal) {
  if (seenModals.has(modal.interaction_id)) return;
  seenModals.add(modal.interaction_id);
  openModal(modal, async (fields) => {
    const answer = await ask("modal", { interaction_id: modal.interaction_id, fields });
    return answer !== null && answer.outcome !== "failed";
  });
}
