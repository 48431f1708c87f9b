// Attachments: pictures with their alt text, other files, and the lightbox.

import { h, icon } from "./dom.js";
import { t } from "./strings.js";

/** The address under this page's own origin, so that "download" works on it. */
export function local(url) {
  try {
    const { pathname, search } = new URL(url, location.href);
    return pathname.startsWith("/files/") ? pathname + search : url;
  } catch {
    return url;
  }
}

export function isPicture(attachment) {
  return (
    attachment.content_type?.startsWith("image/") ||
    /\.(png|jpe?g|gif|webp|avif)$/i.test(attachment.filename ?? "")
  );
}

export function attachments(list) {
  const pictures = list.filter(isPicture);
  const files = list.filter((attachment) => !isPicture(attachment));
  return [
    pictures.length
      ? h(
          "div",
          { class: `pictures${pictures.length > 1 ? " several" : ""}` },
          pictures.map((a) => picture(a)),
        )
      : null,
    ...files.map(fileCard),
  ];
}

/** A picture that opens at a click; below it the links to the file itself. */
export function picture({ url, filename, description, width, height }) {
  const source = local(url);
  const name = filename ?? source.split("/").at(-1);
  const image = h("img", {
    src: source,
    alt: description || name,
    width,
    height,
    loading: "lazy",
    decoding: "async",
  });
  const zoom = h(
    "button",
    {
      type: "button",
      class: "picture-zoom",
      "aria-label": `${t("picture")}: ${description || name}`,
      data: { picture: name },
      onclick: () => openLightbox({ source, name, description }),
    },
    image,
  );
  // Known sizes keep their place before the picture is there, so that nothing jumps.
  const size = width && height ? { "--natural": `${width}px`, "--ratio": width / height } : {};
  return h(
    "figure",
    { class: "picture" },
    h("div", { class: `picture-frame${width && height ? " sized" : ""}`, style: size }, zoom),
    fileLinks(source, name, description),
  );
}

/** A small picture at the side of a text, which opens at a click. */
export function thumbnail({ url, filename, description, width, height }) {
  const source = local(url);
  const name = filename ?? source.split("/").at(-1);
  return h(
    "button",
    {
      type: "button",
      class: "thumbnail",
      "aria-label": `${t("picture")}: ${description || name}`,
      data: { thumbnail: name },
      onclick: () => openLightbox({ source, name, description }),
    },
    h("img", { src: source, alt: description || name, width, height, decoding: "async" }),
  );
}

function altBadge(description) {
  const text = h(
    "span",
    { class: "alt-text", role: "tooltip", data: { altText: "" } },
    description,
  );
  return h(
    "span",
    { class: "alt" },
    h("button", { type: "button", class: "alt-badge", "aria-label": t("altText") }, "ALT"),
    text,
  );
}

function fileLinks(source, name, description = null) {
  return h(
    "figcaption",
    { class: "file-links" },
    h(
      "a",
      { href: source, target: "_blank", rel: "noopener", data: { openFull: name } },
      icon("external"),
      t("openFull"),
    ),
    h(
      "a",
      { href: source, download: name, data: { download: name } },
      icon("download"),
      t("download"),
    ),
    description ? altBadge(description) : null,
  );
}

function fileCard({ url, filename, size, description }) {
  const source = local(url);
  return h(
    "div",
    { class: "file-card", title: description },
    icon("file"),
    h("a", { href: source, target: "_blank", rel: "noopener", class: "file-name" }, filename),
    h("span", { class: "muted" }, bytes(size)),
    h(
      "a",
      {
        href: source,
        download: filename,
        class: "file-download",
        "aria-label": `${t("download")}: ${filename}`,
        data: { download: filename },
      },
      icon("download"),
    ),
  );
}

function bytes(size) {
  if (size === undefined) return "";
  return size < 1024
    ? `${size} B`
    : size < 1048576
      ? `${(size / 1024).toFixed(1)} KB`
      : `${(size / 1048576).toFixed(1)} MB`;
}

function openLightbox({ source, name, description }) {
  const image = h("img", { src: source, alt: description || name });
  const stage = h("div", { class: "lightbox-stage" }, image);
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": name, data: { lightbox: name } },
    h(
      "div",
      { class: "lightbox-bar" },
      fileLinks(source, name),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": t("close"),
          data: { closeLightbox: "" },
          onclick: () => dialog.close(),
        },
        icon("close"),
      ),
    ),
    stage,
    description ? h("p", { class: "lightbox-alt" }, description) : null,
  );
  image.addEventListener("click", () => stage.classList.toggle("actual"));
  stage.addEventListener("click", (event) => event.target === stage && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
