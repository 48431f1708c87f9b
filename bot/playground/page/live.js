// What arrives over the socket.

import { actedLately, showModal } from "./acts.js";
import { connect } from "./api.js";
import { toast } from "./dom.js";
import { drawHeader, drawNotices, drawSide, offerThread, withdrawOffer } from "./draw.js";
import { takeEvent } from "./history.js";
import { drawLog } from "./log.js";
import { firstChannel, openChannel, refresh, refreshCommands } from "./places.js";
import { isArchived, isThread, state } from "./state.js";

let socket = null;

export function follow(member) {
  socket?.close();
  socket = connect(member, { onEvent, onOpen, onLost });
}

function onOpen(again) {
  state.connected = true;
  if (again) refresh().catch((error) => toast(error.message));
}

function onLost() {
  state.connected = false;
  drawNotices();
}

function onEvent(event) {
  const { t: type, d } = event;
  switch (type) {
    case "message_create":
      state.reads.note(d, d.channel_id === state.channelId && !document.hidden ? state.me : null);
      drawSide();
      showEvent(event);
      break;
    case "message_update":
    case "message_delete":
      showEvent(event);
      break;
    case "channel_create":
    case "channel_update":
      onChannel(d);
      break;
    case "channel_delete":
      state.channels.delete(d.id);
      state.reads.forget(d.id);
      withdrawOffer(d.id);
      if (d.id === state.channelId) openChannel(firstChannel(d.parent_id));
      else drawSide();
      break;
    case "event":
      state.events.set(d.id, d);
      drawSide();
      break;
    case "modal":
      showModal(d);
      break;
    case "commands":
      refreshCommands().then(drawLog, (error) => toast(error.message));
      break;
    case "bot":
      state.botOnline = d.online;
      drawNotices();
      break;
  }
}

function showEvent(event) {
  if (event.d.channel_id === state.channelId && takeEvent(event)) drawLog();
}

/** A private thread is new to a member when they are taken into it, which is an update of it. */
function onChannel(channel) {
  const isNew = !state.channels.has(channel.id);
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  if (isArchived(channel)) withdrawOffer(channel.id);
  else if (isNew && isThread(channel) && actedLately()) offerThread(channel);
  drawSide();
  if (channel.id === state.channelId) drawHeader();
}
