// Moments in words, in the current member's language.

import { currentLocale, t } from "./strings.js";

const EPOCH_MS = 1420070400000;

/** The least snowflake of this moment. */
export function snowflakeAt(ms) {
  return String(BigInt(ms - EPOCH_MS) << 22n);
}

function formatted(date, options) {
  return new Intl.DateTimeFormat(currentLocale(), options).format(date);
}

function dayNumber(date) {
  return Math.round(
    new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() / 86400000,
  );
}

export function sameDay(a, b) {
  return a.toDateString() === b.toDateString();
}

export function clockTime(date) {
  return formatted(date, { timeStyle: "short" });
}

export function fullTime(date) {
  return formatted(date, { dateStyle: "full", timeStyle: "short" });
}

export function longDay(date) {
  return formatted(date, { dateStyle: "long" });
}

export function headerTime(date) {
  const age = dayNumber(new Date()) - dayNumber(date);
  if (age === 0) return t("today", { time: clockTime(date) });
  if (age === 1) return t("yesterday", { time: clockTime(date) });
  return formatted(date, { dateStyle: "short", timeStyle: "short" });
}

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(seconds) {
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Fills in the <time> elements that the Markdown renderer left with a bare moment. */
export function showTimestamps(root) {
  for (const element of root.querySelectorAll("time[data-unix]")) {
    const unix = Number(element.dataset.unix);
    const style = element.dataset.style;
    const date = new Date(unix * 1000);
    element.textContent =
      style === "R"
        ? relative(unix - Date.now() / 1000)
        : formatted(date, STYLES[style] ?? STYLES.f);
    element.title = fullTime(date);
  }
}
