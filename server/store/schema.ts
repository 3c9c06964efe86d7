/** The tables of the store. Times are milliseconds; what ends in `json` is JSON text; flags are 0 or 1. */
import type { Practice } from '@tavola/kernel/host/practice.ts';
import type { Sitter } from '@tavola/kernel/host/sitter.ts';
import type { EveningTables } from './evening-rows.ts';
import type { BoardRow, CodeRow, HolderRow } from './room-rows.ts';

export type PersonRow = {
  id: string;
  name: string;
  /** `board`: a screen in the room (BoardRow). */
  kind: 'guest' | 'account' | 'bot' | 'board';
  login: string | null;
  password: string | null;
  language: 'pt-BR' | 'en' | null;
  /** Whose bot account this is. */
  owner: string | null;
  webhook: string | null;
  /** Whole days on which no slow clock counts (kernel/host/free-time.ts). */
  holidays_json: string;
  /** Where the person lives, for what depends on the hour. */
  zone: string | null;
  /** From when to when nobody tells them anything: `{"from": 1380, "to": 480}`, minutes of their day. */
  quiet_json: string | null;
  /** How long a decision waits before they are told; null: as long as the server says. */
  notice_delay: number | null;
  /** 1: they are told again before their time runs out. */
  remind: number;
  mail: string | null;
  mail_state: 'asked' | 'confirmed' | null;
  mail_mode: MailMode | null;
  created: number;
  /** By which passkeys know them: random bytes, nothing of the person. */
  handle: string | null;
  /** When a guest was shown the account page. */
  offered: number | null;
};

/** A browser's session or a bot account's token; only the hash of the secret is kept. */
export type SessionRow = {
  id: string;
  hash: string;
  person: string;
  created: number;
  seen: number;
  /** What it said it is ("Firefox · Linux"), or nothing. */
  browser: string;
  /** When its person last gave a passkey, a password or a code here. */
  proved: number | null;
};

/** Its id is the credential's; the public key is base64url. */
export type PasskeyRow = {
  id: string;
  person: string;
  key: string;
  counter: number;
  transports_json: string;
  /** 1 where a key ring keeps it, so that it outlives the device. */
  backed_up: number;
  label: string;
  created: number;
  used: number;
};

/** A recovery code: its first group in clear, the hash of the others (people/recoveries.ts). */
export type RecoveryRow = {
  mark: string;
  person: string;
  hash: string;
  made: number;
  used: number | null;
  /** Wrong tries in a row, and when the last one was. */
  wrong: number;
  tried: number;
};

export const mailModes = ['now', 'digest', 'off'] as const;
export type MailMode = (typeof mailModes)[number];

export type Status = 'waiting' | 'playing' | 'over' | 'abandoned';
export type MatchRow = {
  id: string;
  game: string;
  version: string;
  name: string;
  options_json: string;
  /** Who rolls and draws: the app, or the people at the table. */
  dice: 'app' | 'people';
  status: Status;
  owner: string;
  open: number;
  spectators: 'public' | 'link' | 'none';
  talk: number;
  /** May what was seen be taken back, and was it? (kernel/host/practice.ts) */
  practice: Practice;
  clock_decision: number | null;
  clock_player: number | null;
  /** What a player's clock gains after each turn of their own. */
  clock_increment: number | null;
  /** Where Saturdays and Sundays are free, if `weekends` is 1. */
  clock_zone: string | null;
  weekends: number;
  /** A pause that somebody wants, and those that there were (memory/clock.ts). */
  pause_json: string | null;
  /** Rises with every change; a change to a match names the one it saw. */
  revision: number;
  /** The revision of the newest undo. */
  undone: number;
  seed: string | null;
  commitment: string | null;
  /** How many picks there are. */
  count: number;
  pending_json: string;
  left_json: string;
  outcome_json: string | null;
  undo_json: string | null;
  abandoning_json: string;
  rematch: string | null;
  /** The match whose legacy this one inherits, and the first match of that chronicle. */
  follows: string | null;
  chain: string | null;
  inheritance_json: string | null;
  origin_json: string | null;
  /** 1 when the picks start at the setup, 0 when they start at the checkpoint 0 (a what-if from a point of view). */
  whole: number;
  created: number;
  updated: number;
  /** The kind of the channel it posts to (ChannelRow), or null. */
  channel: ChannelKind | null;
  /** 1 where people may prepare their next turn. */
  plans: number;
  /** Somebody with another phone says that a seat is theirs (match/claims.ts). */
  claim_json: string | null;
  /** When somebody must look at the match again (clock, notice, bot), or null. */
  wake: number | null;
};

/** Where a what-if or an imported match began. */
export type Origin = {
  readonly match: string | null;
  readonly at: number;
  /** How many of its first picks were taken over, with their dice (`Log.borrowed`). */
  readonly borrowed?: number | undefined;
  /** A running match with other people from which it came: until that one is over nobody gets a hint here. */
  readonly among?: string | undefined;
};

export type SeatRow = {
  match: string;
  seat: number;
  kind: Sitter;
  name: string;
  person: string | null;
  level: string | null;
  away: string | null;
  /** What it lets the server answer for it (standing.ts). */
  standing_json: string;
  /** When its person was last connected. */
  seen: number;
  /** What the game lets a seat choose: faction, coven, level. */
  settings_json: string;
  /** A copy of its person's, as they were announced. */
  holidays_json: string;
  /** Somebody else may take it by a link, or people here are asked whether (match/offers.ts). */
  offer_json: string | null;
  /** The board on which its hand lies open. */
  shown: string | null;
  /** Is its person told of turns here: 0, 1, or null for what they usually want. */
  notify: number | null;
  /** When its person was last told that it is their turn: not again until they were there. */
  told: number | null;
};

/** A turn that somebody prepared (memory/plans.ts). */
export type PlanRow = {
  match: string;
  seat: number;
  plan_json: string;
  next: number;
  since: number | null;
  stopped: string | null;
  made: number;
};

export type PickRow = { match: string; number: number; seat: number; option: string; revision: number; at: number };
export type CheckpointRow = { match: string; picks: number; chance: number; told: number; state_json: string };
export type InvitationRow = { token: string; match: string; seat: number | null };
/** Who may watch, by the link they came with: when it is void they may no longer. */
export type WatcherRow = { match: string; person: string; token: string | null; since: number };
export type TalkRow = { match: string; number: number; person: string; name: string; text: string; at: number };
export type MuteRow = { person: string; muted: string };
/** What a finished match looked like to a search (bots/hint/analysis.ts), for the match as it was at `revision`. */
export type AnalysisRow = { match: string; revision: number; strength: string; analysis_json: string; made: number };
/** A browser that shows notices, and what it calls itself. */
export type PushRow = {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
  session: string | null;
  label: string;
  created: number;
};
/** How a notice goes out; the receiver of `channel` is a channel, that of the others a person. */
export type NoticeWay = 'push' | 'webhook' | 'mail' | 'channel';
export type OutboxRow = {
  id: string;
  way: NoticeWay;
  receiver: string;
  kind: 'your-turn' | 'running-out' | 'turn' | 'result' | 'channel-off' | 'codes-left';
  /** Null: it is about the account. */
  match: string | null;
  seat: number | null;
  decision: number;
  /** Way, receiver, match, undo, decision and kind: the same notice is made once. */
  key: string;
  made: number;
  due: number;
  /** Rows that went out as one message, and go as the same one again. */
  batch: string | null;
  claimed: number | null;
  tries: number;
  sent: number | null;
  failed: number | null;
};
/** Who asked for a confirmation, to which address (its hash). */
export type MailAskRow = { hash: string; person: string; at: number };

export const channelKinds = ['discord', 'slack', 'mattermost', 'plain'] as const;
export type ChannelKind = (typeof channelKinds)[number];
export type ChannelRow = {
  id: string;
  match: string | null;
  grp: string | null;
  kind: ChannelKind;
  /** A secret: anybody who has it can write there. */
  url: string;
  /** The address of this server as its owner knows it. */
  base: string;
  language: 'pt-BR' | 'en';
  /** `["turns", "results"]`, or one of them. */
  events_json: string;
  by: string;
  created: number;
  /** Since when nobody is there any more. */
  off: number | null;
  /** Whose turn was seen last. */
  turn: number | null;
};
/** What was posted to an address, by its hash. */
export type ChannelUseRow = { hash: string; day: number; count: number; last: number };

/** What a link lets one do (people/links.ts). */
export type LinkKind = 'challenge' | 'device' | 'return' | 'mail' | 'door' | 'seat' | 'group';
export type LinkRow = {
  /** Of the secret in the link, which is kept nowhere. */
  hash: string;
  kind: LinkKind;
  /** Whose link it is; null where nobody is known yet. It goes with them. */
  person: string | null;
  target_json: string;
  expires: number;
  /** How often it may still be used. */
  uses: number;
  /** Somebody who opened it and waits for an answer. */
  asked_json: string | null;
};

export type Schema = EveningTables & {
  people: PersonRow;
  sessions: SessionRow;
  matches: MatchRow;
  seats: SeatRow;
  seat_holders: HolderRow;
  plans: PlanRow;
  picks: PickRow;
  checkpoints: CheckpointRow;
  invitations: InvitationRow;
  watchers: WatcherRow;
  talk: TalkRow;
  mutes: MuteRow;
  pushes: PushRow;
  outbox: OutboxRow;
  mail_asks: MailAskRow;
  channels: ChannelRow;
  channel_uses: ChannelUseRow;
  analyses: AnalysisRow;
  links: LinkRow;
  boards: BoardRow;
  codes: CodeRow;
  passkeys: PasskeyRow;
  recoveries: RecoveryRow;
};
