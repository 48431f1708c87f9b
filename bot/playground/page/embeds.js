// Embeds: the framed cards below a message's text.

import { h, rendered } from "./dom.js";
import { local, picture } from "./pictures.js";
import { headerTime } from "./time.js";

export function embedCards(message) {
  const files = new Map((message.attachments ?? []).map((a) => [`attachment://${a.filename}`, a]));
  return (message.embeds ?? []).map((embed) => card(embed, files));
}

/** Attachments that an embed shows are not shown a second time below the text. */
export function freeAttachments(message) {
  const used = new Set();
  for (const embed of message.embeds ?? []) {
    for (const part of [embed.image, embed.thumbnail]) if (part?.url) used.add(part.url);
  }
  return (message.attachments ?? []).filter(
    (a) => !used.has(a.url) && !used.has(`attachment://${a.filename}`),
  );
}

function card(embed, files) {
  const color = embed.color ? `#${embed.color.toString(16).padStart(6, "0")}` : "#4a4d55";
  return h(
    "article",
    { class: "embed", style: { "--embed": color } },
    h(
      "div",
      { class: "embed-main" },
      embed.author
        ? h("div", { class: "embed-author" }, linked(embed.author.name, embed.author.url))
        : null,
      embed.title ? h("div", { class: "embed-title" }, linked(embed.title, embed.url)) : null,
      embed.description ? rendered(embed.description_html, embed.description) : null,
      embed.fields?.length ? h("div", { class: "embed-fields" }, embed.fields.map(field)) : null,
    ),
    embed.thumbnail
      ? h("img", { class: "embed-thumbnail", src: source(embed.thumbnail, files), alt: "" })
      : null,
    embed.image ? picture(imageOf(embed.image, files)) : null,
    footer(embed),
  );
}

function linked(text, url) {
  return url ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text) : text;
}

function field(item) {
  return h(
    "div",
    { class: `embed-field${item.inline ? " inline" : ""}` },
    h("div", { class: "embed-field-name" }, item.name),
    rendered(item.value_html, item.value),
  );
}

function source(part, files) {
  return local(files.get(part.url)?.url ?? part.url);
}

function imageOf(image, files) {
  const file = files.get(image.url) ?? [...files.values()].find((a) => a.url === image.url);
  return {
    url: image.url,
    width: image.width,
    height: image.height,
    description: image.description,
    ...file,
  };
}

function footer(embed) {
  const parts = [
    embed.footer?.text,
    embed.timestamp && headerTime(new Date(embed.timestamp)),
  ].filter(Boolean);
  return parts.length ? h("div", { class: "embed-footer" }, parts.join(" • ")) : null;
}
