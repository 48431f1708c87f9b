// The list above the message box: commands, the values of an option, or options still to add.

import { h } from "./dom.js";

export class PickList {
  #host;
  #rows = [];
  #active = 0;

  constructor(host) {
    this.#host = host;
  }

  get shown() {
    return !this.#host.hidden;
  }

  /** Whether Enter would pick something. */
  get chosen() {
    return this.shown && this.#active >= 0 && this.#rows.length > 0;
  }

  /** `rows`: {face: nodes, data, onPick}; `note` stands above them, `empty` in their place; -1 marks no row. */
  show({ title, note = "", empty = "", rows, active = 0 }) {
    this.#rows = rows;
    this.#active = Math.min(active, Math.max(rows.length - 1, 0));
    const list = h(
      "div",
      { class: "pick-rows", role: "listbox", "aria-label": title },
      rows.map(pickRow),
    );
    this.#host.replaceChildren(
      h("div", { class: "pick-title" }, h("b", {}, title), note ? h("span", {}, note) : null),
      rows.length ? list : h("div", { class: "pick-empty", data: { paletteEmpty: "" } }, empty),
    );
    this.#host.hidden = false;
    this.#mark();
  }

  hide() {
    this.#host.hidden = true;
    this.#rows = [];
  }

  /** Takes the arrows, Enter, Tab and Escape; says whether the key was used. */
  onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.#rows.length) {
      const from = this.#active < 0 && step < 0 ? 0 : this.#active;
      this.#active = (from + step + this.#rows.length) % this.#rows.length;
      this.#mark();
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.chosen) {
      this.pick();
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  pick() {
    this.#rows[this.#active]?.onPick();
  }

  #mark() {
    const rows = [...this.#host.querySelectorAll(".pick-row")];
    rows.forEach((row, i) => row.setAttribute("aria-selected", String(i === this.#active)));
    rows[this.#active]?.scrollIntoView({ block: "nearest" });
  }
}

function pickRow({ face, data, onPick }) {
  // The press must not take the focus out of the box.
  return h(
    "div",
    {
      class: "pick-row",
      role: "option",
      data,
      onpointerdown: (event) => event.preventDefault(),
      onclick: onPick,
    },
    face,
  );
}
