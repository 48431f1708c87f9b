// The emoji that the bot writes, drawn, so that they look alike with and without an emoji font.

const GOLD = "#f4b942";
const SAND = "#f7d9a0";
const RED = "#dd3c4a";
const GREEN = "#3fae5f";
const GREY = "#8d95a3";
const PALE = "#e3e7ee";
const WOOD = "#a86b3c";
const DARK = "#4a4f5a";

const line = (d, colour, width = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d, colour) => `<path d="${d}" fill="${colour}"/>`;
const disc = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const box = (x, y, width, height, colour, r = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${colour}"/>`;

const KEY = box(1, 1, 34, 34, "#4b7fd1", 6);
const BELL = shape("M18 4a10 10 0 0 1 10 10v7l4 6H4l4-6v-7A10 10 0 0 1 18 4z", GOLD) + disc(18, 30, 4, "#c98a1c");
const GLASS = shape("M9 5h18c0 8-7 9-7 13s7 5 7 13H9c0-8 7-9 7-13S9 13 9 5z", PALE);

const DRAWN = {
  "🏆":
    line("M10 8H4c0 7 3 9 8 10M26 8h6c0 7-3 9-8 10", "#c98a1c") +
    shape("M9 4h18v10c0 6-4 10-9 10s-9-4-9-10z", GOLD) +
    box(15, 22, 6, 7, "#c98a1c", 1) +
    box(9, 28, 18, 5, WOOD, 2),
  "🏅":
    line("M12 2l6 14M24 2l-6 14", "#4b7fd1", 5) + disc(18, 23, 10, GOLD) + disc(18, 23, 6, "#c98a1c"),
  "⏳":
    GLASS +
    shape("M12 8h12c-1 4-6 6-6 9 0-3-5-5-6-9zM18 22c3 1 6 4 6 8H12c0-4 3-7 6-8z", GOLD) +
    box(6, 2, 24, 4, WOOD, 2) +
    box(6, 30, 24, 4, WOOD, 2),
  "🌴":
    line("M18 12c2 7 1 14-2 22", WOOD, 4) +
    line("M18 12C12 6 7 8 4 14M18 12c-7 0-10 4-10 9M18 12c5-7 11-6 14 1M18 12c7-1 10 3 10 8M18 12V4", GREEN, 4),
  "⚠":
    shape("M18 3 35 32H1z", GOLD) + line("M18 13v9", DARK, 4) + disc(18, 27.5, 2.2, DARK),
  "⏱":
    box(14, 1, 8, 4, GREY, 2) + disc(18, 20, 15, GREY) + disc(18, 20, 11, PALE) + line("M18 20V12M18 20l5 3", DARK),
  "🌙": shape("M23 3A15 15 0 1 0 33 24 13 13 0 0 1 23 3z", GOLD),
  "❌": line("M7 7l22 22M29 7 7 29", RED, 6),
  "✅": box(2, 2, 32, 32, GREEN, 6) + line("M9 19l6 6 12-14", "#fff", 5),
  "⛔": disc(18, 18, 17, RED) + box(7, 14, 22, 8, "#fff", 2),
  "⏸": KEY + box(10, 9, 6, 18, "#fff", 1) + box(20, 9, 6, 18, "#fff", 1),
  "⏭": KEY + shape("M8 9l9 9-9 9zM17 9l9 9-9 9z", "#fff") + box(26, 9, 3, 18, "#fff", 1),
  "⏮": KEY + shape("M28 9l-9 9 9 9zM19 9l-9 9 9 9z", "#fff") + box(7, 9, 3, 18, "#fff", 1),
  "🔔": BELL,
  "🔕": BELL + line("M4 4l28 28", RED, 4),
  "⚖":
    line("M18 4v26M6 9h24M10 32h16", GREY) + shape("M1 20h10a5 5 0 0 1-10 0zM25 20h10a5 5 0 0 1-10 0z", GOLD) +
    line("M6 9 1 20h10zM30 9l-5 11h10z", GREY, 1.5),
  "💡":
    disc(18, 14, 11, GOLD) + box(13, 21, 10, 6, GOLD, 0) + box(13, 26, 10, 4, GREY, 1) + box(15, 30, 6, 3, DARK, 1),
  "🛡": shape("M18 2 32 7v10c0 9-6 14-14 17C10 31 4 26 4 17V7z", "#4b7fd1") + shape("M18 2v32C10 31 4 26 4 17V7z", "#7fa6e6"),
  "🔎": line("M14 22 3 33", WOOD, 6) + disc(22, 14, 12, GREY) + disc(22, 14, 8.5, PALE),
  "🪑": line("M10 3v30M10 19h16v14M10 10h0", WOOD, 4) + box(9, 17, 18, 5, SAND, 1),
};

const FOUND = new RegExp(`(${Object.keys(DRAWN).join("|")})\uFE0F?`, "u");

/** Puts a drawing in the place of each emoji in the text of an element. The character stays for whoever copies it. */
export function drawEmoji(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!FOUND.test(text.data) || text.parentElement?.closest("code, .drawn-emoji")) continue;
    text.replaceWith(...text.data.split(new RegExp(FOUND, "u")).filter(Boolean).map(piece));
  }
  return root;
}

function piece(text) {
  if (!DRAWN[text]) return text;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${DRAWN[text]}</svg>`;
  const span = document.createElement("span");
  span.className = "drawn-emoji";
  span.textContent = text;
  span.style.backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return span;
}
