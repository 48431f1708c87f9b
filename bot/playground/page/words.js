// Text that the bot wrote, with the names of places and commands as the reader knows them.

import { localizedPath } from "./commands.js";
import { rendered } from "./dom.js";
import { channelLabel, placeOfLink, state } from "./state.js";

export function words(html, content) {
  const text = rendered(html, content);
  namePlaces(text);
  return text;
}

/** Bare links to channels show where they lead, and commands their names in the member's language. */
function namePlaces(text) {
  for (const command of text.querySelectorAll("[data-command-mention]"))
    command.textContent = `/${localizedPath(command.dataset.commandMention)}`;
  for (const link of text.querySelectorAll("a[href]")) {
    const place = placeOfLink(link.getAttribute("href"));
    if (!place || link.textContent !== link.getAttribute("href")) continue;
    const channel = state.channels.get(place.channelId);
    if (channel) {
      link.textContent = channelLabel(channel);
      link.classList.add("mention");
    }
  }
}
