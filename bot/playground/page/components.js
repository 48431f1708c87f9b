// The components under a message, and those of messages built of components alone.

import { emojiText, h, icon } from "./dom.js";
import { drawEmoji } from "./emoji.js";
import { isPicture, local, picture, thumbnail } from "./pictures.js";
import { SELECT_TYPES, selectControl } from "./select.js";
import { state } from "./state.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** `press(customId, values?)` asks the bot. */
export function componentRows(message, press) {
  return (message.components ?? []).map((component) => build(component, message, press));
}

/** The texts of a layout, in order. */
export function layoutTexts(components) {
  return components.flatMap((component) =>
    component.type === 10 ? [component] : layoutTexts(component.components ?? []),
  );
}

/** Text displays and pictures that stand among components: messages made of them have no other text. */
function build(component, message, press) {
  switch (component.type) {
    case 1:
      return h(
        "div",
        { class: "component-row" },
        component.components.map((inner) => build(inner, message, press)),
      );
    case 2:
      return button(component, message, press);
    case 9:
      return h(
        "div",
        { class: "section" },
        h(
          "div",
          { class: "section-text" },
          component.components.map((inner) => build(inner, message, press)),
        ),
        component.accessory ? build(component.accessory, message, press) : null,
      );
    case 10:
      return words(component.content_html, component.content);
    case 11:
      return thumbnail({
        ...mediaOf(component.media, message),
        description: component.description,
      });
    case 12:
      return h(
        "div",
        { class: `pictures${component.items.length > 1 ? " several" : ""}` },
        component.items.map((item) =>
          picture({ ...mediaOf(item.media, message), description: item.description }),
        ),
      );
    case 13: {
      const file = mediaOf(component.file, message);
      return isPicture(file)
        ? picture(file)
        : h(
            "a",
            { class: "file-card", href: file.url, target: "_blank", rel: "noopener" },
            icon("file"),
            file.filename ?? component.name ?? "",
          );
    }
    case 14:
      return separator(component);
    case 17: {
      const color =
        typeof component.accent_color === "number"
          ? `#${component.accent_color.toString(16).padStart(6, "0")}`
          : "var(--line)";
      return h(
        "div",
        { class: "container", style: { "--accent-bar": color }, data: { container: color } },
        component.components.map((inner) => build(inner, message, press)),
      );
    }
    default:
      return SELECT_TYPES.has(component.type) ? select(component, message, press) : "";
  }
}

function separator({ divider, spacing }) {
  const classes = ["separator", divider === false && "blank", spacing === 2 && "wide"];
  return h("hr", { class: classes.filter(Boolean).join(" ") });
}

function mediaOf(media, message) {
  const file = (message.attachments ?? []).find(
    (a) => media.url === `attachment://${a.filename}` || media.url === a.url,
  );
  return { ...media, ...file, url: local(file?.url ?? media.url) };
}

function button(component, message, press) {
  const style = STYLES[component.style] ?? "secondary";
  const face = [
    component.emoji ? h("span", { class: "button-emoji" }, emojiText(component.emoji)) : null,
    component.label
      ? drawEmoji(h("span", { class: "button-label" }, component.label))
      : null,
  ];
  if (style === "link") {
    return h(
      "a",
      {
        class: "button link",
        href: component.url,
        target: "_blank",
        rel: "noopener noreferrer",
        data: { link: component.url },
      },
      face,
      icon("external"),
    );
  }
  const asked = state.busy.get(message.id);
  const busy = asked?.customId === component.custom_id;
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}${busy ? " busy" : ""}`,
      disabled: component.disabled || asked !== undefined,
      "aria-busy": busy ? "true" : null,
      "aria-label": component.label ? null : emojiText(component.emoji),
      data: { customId: component.custom_id },
      onclick: () => press(component.custom_id),
    },
    face,
    busy ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}

function select(component, message, press) {
  const asked = state.busy.get(message.id);
  return selectControl(component, {
    disabled: asked !== undefined,
    sent: asked?.customId === component.custom_id ? asked.values : null,
    onSend: (values) => press(component.custom_id, values),
  }).element;
}
