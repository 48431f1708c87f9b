// A modal: the form a bot opens over the page.

import { h, icon, rendered } from "./dom.js";
import { SELECT_TYPES, selectControl } from "./select.js";
import { t } from "./strings.js";

const PARAGRAPH = 2;

/** `submit(fields)` resolves to whether the bot took it. */
export function openModal(modal, submit) {
  const fields = [];
  const body = modal.components.map((component) => block(component, fields));
  const failure = h(
    "div",
    { class: "modal-failure", role: "alert", data: { modalError: "" }, hidden: true },
    t("modalFailed"),
  );
  const send = h(
    "button",
    { type: "submit", class: "button primary", data: { submit: "" } },
    t("submit"),
  );
  const form = h(
    "form",
    { class: "modal-form", novalidate: true },
    h(
      "header",
      { class: "modal-head" },
      h("h2", {}, modal.title),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": t("close"),
          data: { closeModal: "" },
          onclick: () => dialog.close(),
        },
        icon("close"),
      ),
    ),
    h("div", { class: "modal-body" }, body, failure),
    h(
      "footer",
      { class: "modal-foot" },
      h(
        "button",
        {
          type: "button",
          class: "button quiet",
          data: { cancel: "" },
          onclick: () => dialog.close(),
        },
        t("cancel"),
      ),
      send,
    ),
  );
  const dialog = h(
    "dialog",
    {
      class: "modal",
      "aria-label": modal.title,
      data: { modal: modal.custom_id, interaction: modal.interaction_id },
    },
    form,
  );

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    send.disabled = true;
    failure.hidden = true;
    const taken = await submit(
      Object.fromEntries(fields.map((field) => [field.id, field.value()])),
    );
    send.disabled = false;
    if (taken) dialog.close();
    else failure.hidden = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function block(component, fields) {
  switch (component.type) {
    case 1:
      return component.components.map((inner) =>
        labelled({ label: inner.label ?? inner.placeholder ?? "", component: inner }, fields),
      );
    case 10:
      return rendered(component.content_html, component.content);
    case 18:
      return labelled(component, fields);
    default:
      return "";
  }
}

function labelled({ label, description, component }, fields) {
  const made = control(component, label);
  if (!made) return "";
  const complaint = h("p", { class: "field-error", role: "alert", hidden: true });
  const required = made.required
    ? h("span", { class: "required", "aria-hidden": "true" }, "*")
    : null;
  fields.push({
    id: component.custom_id,
    value: made.value,
    focus: made.focus,
    check() {
      const text = made.problem();
      complaint.textContent = text ?? "";
      complaint.hidden = text === null;
      return text === null;
    },
  });
  return h(
    "div",
    { class: "field", data: { field: component.custom_id } },
    h(
      made.group ? "div" : "label",
      { class: "field-label" },
      h("span", { class: "field-name" }, label, required),
      description ? h("span", { class: "field-description" }, description) : null,
      made.group ? null : made.element,
    ),
    made.group ? made.element : null,
    complaint,
  );
}

/** {element, value(), problem(), focus(), required, group}: `group` where a <label> must not wrap it. */
function control(component, label) {
  if (component.type === 4) return textControl(component);
  if (SELECT_TYPES.has(component.type)) return selectField(component, label);
  if (component.type === 21 || component.type === 22) return choiceGroup(component);
  if (component.type === 23) return checkbox(component);
  return null;
}

function textControl(component) {
  const {
    custom_id: id,
    min_length: least = 0,
    max_length: most = 4000,
    placeholder,
    value,
  } = component;
  const required = component.required !== false;
  const long = component.style === PARAGRAPH;
  const input = h(long ? "textarea" : "input", {
    class: "text-input",
    maxlength: most,
    placeholder,
    rows: long ? 5 : null,
    type: long ? null : "text",
    autocomplete: "off",
    required,
    data: { customId: id },
  });
  input.value = value ?? "";
  const counter = h("span", { class: "counter", "aria-hidden": "true" });
  const count = () =>
    (counter.textContent = component.max_length ? `${input.value.length}/${most}` : "");
  input.addEventListener("input", count);
  count();
  return {
    element: h("span", { class: "text-field" }, input, counter),
    required,
    value: () => input.value,
    focus: () => input.focus(),
    problem() {
      if (required && input.value.trim() === "") return t("requiredField");
      if (input.value !== "" && input.value.length < least) return t("tooShort", { min: least });
      return null;
    },
  };
}

function selectField(component, label) {
  const made = selectControl(component, { label });
  const required = component.required !== false;
  return {
    element: made.element,
    group: true,
    required,
    value: made.values,
    focus: () => made.element.focus(),
    problem() {
      const count = made.values().length;
      if (count === 0) return required && made.least > 0 ? t("requiredField") : null;
      return countProblem(count, made.least, made.most);
    },
  };
}

function countProblem(count, least, most) {
  if (count >= least && count <= most) return null;
  return least === most
    ? t("chooseExactly", { min: least })
    : t("chooseBetween", { min: least, max: most });
}

function choiceGroup(component) {
  const several = component.type === 22;
  const required = component.required !== false;
  const inputs = component.options.map((option) =>
    h("input", {
      type: several ? "checkbox" : "radio",
      name: component.custom_id,
      value: option.value,
      checked: Boolean(option.default),
      data: { value: option.value },
    }),
  );
  const picked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return {
    element: h(
      "div",
      {
        class: "choice-group",
        role: several ? "group" : "radiogroup",
        data: { customId: component.custom_id },
      },
      component.options.map((option, i) =>
        h(
          "label",
          { class: "choice" },
          inputs[i],
          h(
            "span",
            { class: "option-text" },
            h("span", { class: "option-label" }, option.label),
            option.description
              ? h("span", { class: "option-description" }, option.description)
              : null,
          ),
        ),
      ),
    ),
    group: true,
    required,
    value: () => (several ? picked() : (picked()[0] ?? "")),
    focus: () => inputs[0]?.focus(),
    problem() {
      const count = picked().length;
      if (count === 0) return required ? t("requiredField") : null;
      return several
        ? countProblem(count, component.min_values ?? 1, component.max_values ?? inputs.length)
        : null;
    },
  };
}

function checkbox(component) {
  const input = h("input", {
    type: "checkbox",
    checked: Boolean(component.default),
    data: { customId: component.custom_id },
  });
  return {
    element: input,
    required: false,
    value: () => input.checked,
    focus: () => input.focus(),
    problem: () => null,
  };
}
