// What each member has read, and where somebody mentioned them: kept per browser, for every member,
// because one person may well play all of them.

import { snowflakeAt } from "./time.js";

export class Reads {
  constructor(key) {
    this.key = `playground.reads.${key}`;
    this.members = {};
    this.latest = {};
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(this.key) ?? "{}"));
    } catch {
      this.members = {};
    }
  }

  /** Members met for the first time have read everything there is so far. */
  meet(memberIds) {
    const now = snowflakeAt(Date.now());
    for (const id of memberIds) this.members[id] ??= { since: now, read: {}, mentions: {} };
    this.#save();
  }

  /** A new message; the member `seenBy` has it on screen. */
  note(message, seenBy) {
    this.#advance(message.channel_id, message.id);
    const mentioned = new Set((message.mentions ?? []).map((user) => user.id));
    for (const [id, reads] of Object.entries(this.members)) {
      if (id === message.author.id || id === seenBy) {
        reads.read[message.channel_id] = message.id;
      } else if (mentioned.has(id) || message.mention_everyone) {
        reads.mentions[message.channel_id] = (reads.mentions[message.channel_id] ?? 0) + 1;
      }
    }
    if (seenBy) delete this.members[seenBy]?.mentions[message.channel_id];
    this.#save();
  }

  markRead(memberId, channelId) {
    const reads = this.members[memberId];
    if (!reads) return;
    if (this.latest[channelId]) reads.read[channelId] = this.latest[channelId];
    delete reads.mentions[channelId];
    this.#save();
  }

  forget(channelId) {
    delete this.latest[channelId];
    for (const reads of Object.values(this.members)) {
      delete reads.read[channelId];
      delete reads.mentions[channelId];
    }
    this.#save();
  }

  isUnread(memberId, channelId) {
    const reads = this.members[memberId];
    const last = this.latest[channelId];
    if (!reads || !last) return false;
    return BigInt(last) > BigInt(reads.read[channelId] ?? reads.since);
  }

  mentions(memberId, channelId) {
    return this.members[memberId]?.mentions[channelId] ?? 0;
  }

  allMentions(memberId, channels) {
    let count = 0;
    for (const channel of channels) count += this.mentions(memberId, channel.id);
    return count;
  }

  #advance(channelId, messageId) {
    if (BigInt(messageId) > BigInt(this.latest[channelId] ?? 0)) this.latest[channelId] = messageId;
  }

  #save() {
    localStorage.setItem(this.key, JSON.stringify({ members: this.members, latest: this.latest }));
  }
}
