// Building elements. Text always goes in as text nodes; `rendered` is the one door for HTML, and only
// what the server's Markdown renderer made passes through it.

import { drawEmoji } from "./emoji.js";

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") element.className = value;
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style")
      for (const [name, v] of Object.entries(value)) element.style.setProperty(name, v);
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  const shown = (child) => child !== null && child !== undefined && child !== false;
  element.append(...children.flat(Infinity).filter(shown));
  return element;
}

/** Replaces what a box holds unless it is the same: a button must not vanish while it is being pressed. */
export function update(box, nodes) {
  const fresh = nodes.map((node) => node.outerHTML).join("");
  if (box.innerHTML !== fresh) box.replaceChildren(...nodes);
}

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  check: "M5 12l5 5 9-10",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  send: "M4 12l16-8-6 16-3-6-7-2z",
  external: "M14 5h5v5M19 5l-9 9M12 5H5v14h14v-7",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  reply: "M10 6L4 12l6 6M4 12h10a6 6 0 0 1 6 6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** HTML made by the server's Markdown renderer, or the plain text where the server sent none. */
export function rendered(html, text) {
  const box = h("div", { class: "md" });
  if (typeof html === "string") box.innerHTML = html;
  else box.append(h("div", { class: "line" }, text ?? ""));
  return drawEmoji(box);
}

export function emojiText(emoji) {
  if (!emoji?.name) return "";
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

export function avatar(name, color, className = "avatar") {
  return h(
    "span",
    { class: className, style: { "--disc": color }, "aria-hidden": "true" },
    initials(name),
  );
}

function initials(name) {
  const words = name.trim().split(/\s+/);
  const firsts = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return firsts.join("").toUpperCase();
}

/** A message that disappears by itself: `kind` is "error" or "info". */
export function toast(text, kind = "error") {
  const note = h(
    "div",
    { class: `toast ${kind}`, role: kind === "error" ? "alert" : "status", data: { toast: kind } },
    text,
  );
  note.addEventListener("click", () => note.remove());
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), 7000);
}
