// A command being filled in: one pill per option, required ones first, optional ones on demand.

import { attachment } from "./attach.js";
import {
  OptionType,
  asChoice,
  choicesLike,
  expectation,
  expectsDigits,
  fixedChoices,
  interactionBody,
  localDescription,
  localName,
  problem,
  valueOf,
} from "./commands.js";
import { avatar, h, icon } from "./dom.js";
import { t } from "./strings.js";

const TYPING_PAUSE_MS = 150;

export class CommandForm {
  #command;
  #context;
  /** Option name -> {option, text, value, element, input}, in the order on screen. */
  #pills = new Map();
  #tail;
  #error;
  #line;
  /** The autocomplete request whose answer is still wanted: {pill, done}. */
  #asking = null;
  #closed = false;

  /** `context`: host, palette, onSend(command, body), onLeave(), autocomplete(body) -> choices. */
  constructor(command, context) {
    this.#command = command;
    this.#context = context;
  }

  open() {
    this.#error = h("div", {
      class: "command-error",
      role: "alert",
      data: { commandError: "" },
      hidden: true,
    });
    this.#tail = h("input", {
      type: "text",
      class: "tail",
      autocomplete: "off",
      data: { commandTail: "" },
      "aria-label": t("optionalOptions"),
    });
    this.#line = h(
      "div",
      { class: "command-line", data: { activeCommand: this.#command.key } },
      h(
        "span",
        { class: "command-chip" },
        `/${this.#command.name}`,
        h(
          "button",
          {
            type: "button",
            class: "chip-close",
            "aria-label": t("removeCommand"),
            data: { leaveCommand: "" },
            onclick: () => this.#context.onLeave(),
          },
          icon("close"),
        ),
      ),
      this.#tail,
    );
    this.#context.host.replaceChildren(this.#error, this.#line);
    this.#line.addEventListener(
      "click",
      (event) => event.target === this.#line && this.#focusTail(),
    );
    this.#tail.addEventListener("focus", () => this.#drawOptional());
    this.#tail.addEventListener("input", () => this.#drawOptional());
    this.#tail.addEventListener("blur", () => this.#context.palette.hide());
    this.#tail.addEventListener("keydown", (event) => this.#onTailKey(event));
    for (const option of this.#command.options.filter((o) => o.required)) this.#addPill(option);
    this.#goOn();
  }

  close() {
    this.#closed = true;
    this.#context.palette.hide();
    this.#context.host.replaceChildren();
  }

  send() {
    for (const option of this.#command.options) {
      const pill = this.#pills.get(option.name);
      const complaint = problem(option, pill);
      if (complaint) {
        this.#complain(complaint, pill);
        return;
      }
    }
    this.#context.onSend(this.#command, interactionBody(this.#command, this.#pills));
  }

  #complain(text, pill) {
    pill.element.classList.add("wrong");
    pill.input.focus();
    this.#error.textContent = text;
    this.#error.hidden = false;
  }

  #calm(pill) {
    pill.element.classList.remove("wrong");
    this.#error.hidden = true;
  }

  #addPill(option) {
    const name = localName(option);
    const isFile = option.type === OptionType.ATTACHMENT;
    const input = h("input", {
      type: isFile ? "file" : "text",
      autocomplete: "off",
      spellcheck: "false",
      "aria-label": name,
      data: { option: option.name },
      inputmode: expectsDigits(option) ? "numeric" : null,
    });
    const element = h(
      "label",
      { class: "pill", data: { pill: option.name } },
      h("span", { class: "pill-name" }, name),
      input,
      option.required
        ? null
        : h(
            "button",
            {
              type: "button",
              class: "chip-close",
              tabindex: "-1",
              "aria-label": t("removeOption", { name }),
              onclick: () => this.#removePill(pill),
            },
            icon("close"),
          ),
    );
    const pill = { option, text: "", value: undefined, element, input };
    this.#pills.set(option.name, pill);
    this.#tail.before(element);
    this.#fit(pill);
    if (isFile) {
      input.addEventListener("change", () => this.#attach(pill));
      this.#drawTail();
      return pill;
    }
    input.addEventListener("focus", () => this.#offer(pill));
    input.addEventListener("blur", () => this.#leavePill(pill));
    input.addEventListener("input", () => {
      pill.text = input.value;
      pill.value = valueOf(option, pill.text);
      this.#fit(pill);
      this.#calm(pill);
      this.#offer(pill);
    });
    input.addEventListener("keydown", (event) => this.#onPillKey(event, pill));
    this.#drawTail();
    return pill;
  }

  /** Reads the file that was chosen. */
  async #attach(pill) {
    const [file] = pill.input.files;
    pill.text = file?.name ?? "";
    pill.value = file && (await attachment(file));
    this.#calm(pill);
    if (file && !this.#closed) this.#goOn();
  }

  #removePill(pill) {
    pill.element.remove();
    this.#pills.delete(pill.option.name);
    this.#error.hidden = true;
    this.#drawTail();
    this.#focusTail();
  }

  #fit(pill) {
    pill.input.size = Math.max(
      2,
      [...pill.text].reduce((width, c) => width + (c > "\u1100" ? 2 : 1), 0) + 1,
    );
  }

  #leavePill(pill) {
    if (this.#closed) return;
    this.#context.palette.hide();
    pill.element.classList.toggle(
      "wrong",
      pill.text.trim() !== "" && problem(pill.option, pill) !== null,
    );
  }

  #fill(pill, choice) {
    pill.text = choice.label;
    pill.value = choice.value;
    pill.input.value = choice.label;
    this.#asking = null;
    this.#fit(pill);
    this.#calm(pill);
    this.#goOn();
  }

  /** Moves to the next required option that is still empty, or behind the last one. */
  #goOn() {
    const next = [...this.#pills.values()].find(
      (pill) => pill.option.required && pill.text.trim() === "",
    );
    if (next) next.input.focus();
    else this.#focusTail();
  }

  #focusTail() {
    this.#tail.focus();
    this.#drawOptional();
  }

  #unused() {
    return this.#command.options.filter((option) => !this.#pills.has(option.name));
  }

  #drawTail() {
    const left = this.#unused().length;
    this.#tail.placeholder = left ? t("more", { count: left }) : "";
  }

  #drawOptional() {
    const typed = this.#tail.value;
    const options = choicesLike(
      this.#unused().map((option) => ({ option, label: localName(option) })),
      typed,
    );
    if (!options.length) {
      this.#context.palette.hide();
      return;
    }
    this.#context.palette.show({
      title: t("optionalOptions"),
      rows: options.map(({ option, label }) => ({
        data: { addOption: option.name },
        face: [
          h("span", { class: "row-command" }, label),
          h("span", { class: "row-description" }, localDescription(option)),
        ],
        onPick: () => {
          this.#tail.value = "";
          this.#addPill(option).input.focus();
        },
      })),
      active: typed ? 0 : -1,
    });
  }

  /** Shows what can be picked for a pill: fixed choices, the bot's suggestions, or what is expected. */
  #offer(pill) {
    const { option } = pill;
    if (option.autocomplete) {
      this.#ask(pill);
      return;
    }
    const picked = pill.value !== undefined && pill.text !== "" && fixedChoices(option) !== null;
    const fixed = fixedChoices(option);
    this.#show(pill, fixed ? (picked ? fixed : choicesLike(fixed, pill.text)) : []);
  }

  #show(pill, choices, waiting = false) {
    const { option } = pill;
    const open = !fixedChoices(option);
    this.#context.palette.show({
      title: localName(option),
      note: localDescription(option),
      empty: waiting
        ? t("loading")
        : open
          ? option.autocomplete
            ? t("nothingFound")
            : expectation(option)
          : t("nothingFound"),
      rows: choices.map((choice) => ({
        data: { choice: String(choice.value) },
        face: [
          choice.person
            ? avatar(choice.person.name, choice.person.color ?? "#5865f2", "avatar tiny")
            : null,
          h("span", { class: "row-choice" }, choice.label),
        ],
        onPick: () => this.#fill(pill, choice),
      })),
      active: Math.max(
        0,
        choices.findIndex((choice) => choice.value === pill.value || choice.label === pill.text),
      ),
    });
  }

  #ask(pill) {
    if (!this.#context.palette.shown) this.#show(pill, [], true);
    const asking = { pill };
    this.#asking = asking;
    asking.done = new Promise((resolve) => setTimeout(resolve, pill.text ? TYPING_PAUSE_MS : 0))
      .then(() =>
        this.#asking === asking
          ? this.#context.autocomplete(
              interactionBody(this.#command, this.#pills, pill.option.name),
            )
          : null,
      )
      .then((choices) => {
        if (this.#closed || this.#asking !== asking || choices === null) return;
        this.#asking = null;
        if (document.activeElement === pill.input) this.#show(pill, choices.map(asChoice));
      });
  }

  async #onPillKey(event, pill) {
    const { palette } = this.#context;
    if (event.isComposing) return;
    if (event.key === "Backspace" && pill.input.value === "") {
      event.preventDefault();
      this.#stepBack(pill);
      return;
    }
    const wantsPick = (event.key === "Enter" || event.key === "Tab") && !event.shiftKey;
    if (wantsPick && this.#asking?.pill === pill && pill.text !== "") {
      event.preventDefault();
      await this.#asking.done;
      if (this.#closed) return;
      if (palette.chosen) palette.pick();
      else this.#goOn();
      return;
    }
    const empty = pill.input.value === "";
    if (event.key === "Tab" && empty && !pill.option.required) return;
    if (event.key === "Escape" && !palette.shown) {
      this.#context.onLeave();
      return;
    }
    if (palette.shown && palette.onKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#confirm(pill);
    }
  }

  /** Enter on typed text: moves to what is missing, or sends the command. */
  #confirm(pill) {
    const complaint = problem(pill.option, pill);
    if (complaint) {
      this.#complain(complaint, pill);
      return;
    }
    const missing = [...this.#pills.values()].some(
      (p) => p.option.required && p.text.trim() === "",
    );
    if (missing) this.#goOn();
    else this.send();
  }

  #onTailKey(event) {
    if (event.isComposing) return;
    const { palette } = this.#context;
    if (event.key === "Backspace" && this.#tail.value === "") {
      event.preventDefault();
      const last = [...this.#pills.values()].at(-1);
      if (last) last.input.focus();
      else this.#context.onLeave();
    } else if (event.key === "Enter" && this.#tail.value === "" && !palette.chosen) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" && !palette.shown) {
      this.#context.onLeave();
    } else if (palette.shown) {
      palette.onKey(event);
    }
  }

  #stepBack(pill) {
    const pills = [...this.#pills.values()];
    const before = pills[pills.indexOf(pill) - 1];
    if (!pill.option.required) this.#removePill(pill);
    if (before) before.input.focus();
    else if (pill.option.required) this.#context.onLeave();
  }
}
