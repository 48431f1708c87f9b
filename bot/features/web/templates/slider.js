"use strict";
// Puts a slider above the board of a turn, and shows other turns in place. Without it the links do the same.

const pages = new Map();
const language = document.documentElement.lang;
let path = "";
let wanted = 0;

const within = (page) => page.getElementById("moment");
const address = (turn) => `${path}${turn}?lang=${language}`;

function load(turn) {
  if (!pages.has(turn)) {
    const page = fetch(address(turn)).then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      const found = within(new DOMParser().parseFromString(await answer.text(), "text/html"));
      const picture = found.querySelector("img");
      if (picture) {
        const image = new Image();
        image.src = picture.getAttribute("src");
        await image.decode().catch(() => {});
      }
      return found;
    });
    page.catch(() => pages.delete(turn));
    pages.set(turn, page);
  }
  return pages.get(turn);
}

async function show(turn, keep) {
  wanted = turn;
  let found;
  try {
    found = await load(turn);
  } catch {
    location.assign(address(turn));
    return;
  }
  // A newer wish has come meanwhile.
  if (turn !== wanted) return;
  const now = within(document);
  const open = new Set([...now.querySelectorAll("details[open]")].map((each) => each.className));
  const next = document.importNode(found, true);
  for (const each of next.querySelectorAll("details")) each.open = open.has(each.className);
  for (const part of ["#label", ".first", ".events", ".landmarks", "details.words"]) {
    const [old, fresh] = [now.querySelector(part), next.querySelector(part)];
    if (part === "#label") old.textContent = fresh.textContent;
    else if (old && fresh) old.replaceWith(fresh);
  }
  for (const link of next.querySelectorAll(".turns a")) {
    now.querySelector(`.turns a[rel=${link.rel}]`).href = link.getAttribute("href");
  }
  now.dataset.turn = turn;
  const slider = document.getElementById("slider");
  slider.value = turn;
  slider.setAttribute("aria-valuetext", now.querySelector("#label").textContent);
  if (!keep) history.replaceState(null, "", address(turn));
  for (const near of [turn + 1, turn - 1]) {
    if (near >= 0 && near <= Number(now.dataset.turns)) load(near).catch(() => {});
  }
}

function begin() {
  const moment = within(document);
  path = moment.dataset.path;
  wanted = Number(moment.dataset.turn);
  const slider = document.createElement("input");
  Object.assign(slider, { id: "slider", type: "range", min: 0, max: moment.dataset.turns, step: 1 });
  slider.value = wanted;
  slider.setAttribute("aria-label", moment.querySelector(".turns").getAttribute("aria-label"));
  moment.querySelector(".turns").after(slider);
  slider.addEventListener("input", () => show(Number(slider.value)));
  moment.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    const turn = link && new URL(link.href).pathname.split("/turns/")[1];
    if (!turn || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(Number(turn));
  });
  show(wanted, true);
}

begin();
