// The playground's control API: requests, and the socket over which everything arrives live.

import { t } from "./strings.js";

async function call(method, path, body) {
  const init = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Error(t("unreachable"));
  }
  const text = await response.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = { message: text };
  }
  if (!response.ok) throw new Error(data?.message ?? data?.error ?? `HTTP ${response.status}`);
  return data;
}

const act = (member, what) => (body) => call("POST", `/play/members/${member}/${what}`, body);

export const api = {
  world: (member) => call("GET", member ? `/play/world?member=${member}` : "/play/world"),
  commands: (member) => call("GET", `/play/commands?member=${member}`),
  messages: (channel, member, limit) =>
    call("GET", `/play/channels/${channel}/messages?member=${member}&limit=${limit}`),
  setLocale: (member, locale) => call("PATCH", `/play/members/${member}`, { locale }),
  command: (member, body) => act(member, "command")(body),
  autocomplete: (member, body) => act(member, "autocomplete")(body),
  component: (member, body) => act(member, "component")(body),
  modal: (member, body) => act(member, "modal")(body),
  message: (member, body) => act(member, "message")(body),
};

/** Keeps a socket open until closed; `onOpen(again)` tells whether it is a reconnection. */
export function connect(member, { onEvent, onOpen, onLost }) {
  let socket = null;
  let closed = false;
  let opened = false;
  let wait = 500;

  function open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/play/ws?member=${member}`);
    socket.onopen = () => {
      wait = 500;
      onOpen(opened);
      opened = true;
    };
    socket.onmessage = (message) => {
      if (!closed) onEvent(JSON.parse(message.data));
    };
    socket.onclose = () => {
      if (closed) return;
      onLost();
      setTimeout(() => !closed && open(), wait);
      wait = Math.min(wait * 2, 5000);
    };
  }

  open();
  return {
    close() {
      closed = true;
      socket.close();
    },
  };
}
