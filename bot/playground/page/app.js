// The playground's page. Everything a browser test needs to find carries a stable attribute:
//
//   channels    [data-channel=ID] (data-unread, data-mentions), [data-archived-of=ID]
//   members     [data-member=ID] (data-locale, data-mentions; aria-pressed), [data-language]
//   messages    [data-message-id=ID] (data-author, data-ephemeral), [data-dismiss], [data-thinking],
//               [data-interaction-failed], [data-used-command="table open"], [data-earlier],
//               [data-note] (data-note-state=pending|failed): a command without a message of its own
//   pictures    [data-picture=NAME], [data-open-full=NAME], [data-download=NAME], [data-alt-text],
//               [data-lightbox=NAME], [data-close-lightbox]
//   components  [data-custom-id=ID] (buttons, selects, text inputs), [data-link=URL],
//               [data-select-panel=ID] with [data-value=VALUE], [data-select-search], [data-select-done]
//   modals      [data-modal=CUSTOM_ID] with [data-field=ID], [data-submit], [data-cancel], [data-modal-error]
//   composer    #message-input, #send, [data-command="table open"] (a row of the palette),
//               [data-active-command="table open"], [data-option=NAME] (a pill's input), [data-choice=VALUE],
//               [data-add-option=NAME], [data-command-tail], [data-command-error], [data-leave-command]
//   elsewhere   [data-notice=offline|disconnected], [data-first-step], [data-thread-started=ID], [data-jump-channel=ID],
//               [data-jump-present], [data-toast=error|info], body[data-ready=MEMBER_ID]
//
// The address names what is shown: #m=MEMBER&c=CHANNEL, and l=LOCALE, msg=MESSAGE where wanted.

import {
  autocomplete,
  dismissMessage,
  dismissNote,
  press,
  sendCommand,
  sendMessage,
} from "./acts.js";
import { setUpComposer, startCommand } from "./composer.js";
import { icon, toast } from "./dom.js";
import { drawSide } from "./draw.js";
import { follow } from "./live.js";
import { setUpLog } from "./log.js";
import {
  chooseLocale,
  chooseMember,
  followAddress,
  jump,
  openChannel,
  refreshWorld,
  setUpPlaces,
  showEarlier,
} from "./places.js";
import { setUpSidebar } from "./sidebar.js";
import { placeOfLink, state } from "./state.js";
import { speak } from "./strings.js";

function report(error) {
  toast(error.message);
}

/** What can be pressed inside messages: links into the page, spoilers, mentioned commands. */
function onClick(event) {
  event.target.closest("[data-spoiler]")?.classList.add("shown");
  const command = event.target.closest("[data-command-mention]");
  if (command) startCommand(command.dataset.commandMention);
  const jumper = event.target.closest("[data-jump-channel]");
  const link = placeOfLink(event.target.closest("a[href]")?.getAttribute("href"));
  if (!jumper && !link) return;
  event.preventDefault();
  if (jumper) jump(jumper.dataset.jumpChannel);
  else jump(link.channelId, link.messageId);
}

function onKey(event) {
  const pressed = event.target.closest?.('[role="button"][tabindex]');
  if (pressed && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pressed.click();
  }
  if (event.key === "Escape") closeMenu();
}

function closeMenu() {
  document.body.classList.remove("menu-open");
}

function onVisible() {
  if (document.hidden || !state.channelId) return;
  state.reads.markRead(state.me, state.channelId);
  drawSide();
}

async function start() {
  const [menu, closer, shade] = ["menu", "close-menu", "shade"].map((id) =>
    document.getElementById(id),
  );
  menu.append(icon("menu"));
  menu.addEventListener("click", () => document.body.classList.add("menu-open"));
  closer.append(icon("close"));
  for (const element of [closer, shade]) element.addEventListener("click", closeMenu);
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("visibilitychange", onVisible);

  setUpPlaces(follow);
  setUpSidebar({
    openChannel: (id) => openChannel(id).catch(report),
    chooseMember: (id) => chooseMember(id).catch(report),
    chooseLocale: (locale) => chooseLocale(locale).catch(report),
  });
  setUpLog({
    press,
    dismiss: dismissMessage,
    dismissNote,
    earlier: () => showEarlier().catch(report),
  });
  setUpComposer({ sendMessage, sendCommand, autocomplete });

  await refreshWorld();
  await followAddress();
  window.addEventListener("hashchange", () => followAddress().catch(report));
}

speak(navigator.language);
start().catch(report);
