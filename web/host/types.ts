/** What a table is to the client, wherever it runs: the server's messages (docs/api.md), which a local table speaks too. */
import type { Seat, Viewer } from '@tavola/kernel/ask.ts';
import type { Decision, Event } from '@tavola/kernel/decision.ts';
import type { Outcome } from '@tavola/kernel/game.ts';
import type { Language } from '@tavola/kernel/text.ts';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot';
  readonly login: string | null;
  readonly language: Language | null;
};

export type Level = string;
/** Who shall sit where on a new table. */
export type NewSeat =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'automaton' };

export type MatchSeat = {
  readonly seat: Seat;
  readonly kind: 'person' | 'screen' | 'bot' | 'automaton' | 'free';
  readonly name: string;
  readonly person: string | null;
  readonly level: Level | null;
  /** The level of the bot that plays for an absent person. */
  readonly away: Level | null;
  readonly present: boolean;
  readonly deadline: number | null;
  readonly left: number | null;
};

export type UndoRequest = {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
};

export type Match = {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly name: string;
  readonly options: unknown;
  readonly status: 'waiting' | 'playing' | 'over' | 'abandoned' | 'broken';
  readonly created: number;
  readonly updated: number;
  readonly revision: number;
  readonly open: boolean;
  readonly spectators: 'public' | 'link' | 'none';
  readonly talk: { readonly spectators: boolean };
  readonly clock: { readonly decision: number | null; readonly player: number | null };
  readonly seats: readonly MatchSeat[];
  readonly pending: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly undo: UndoRequest | null;
  readonly abandoning: readonly Seat[];
  readonly rematch: string | null;
  readonly origin: { readonly match: string; readonly at: number } | null;
  readonly watchers: number;
  readonly mine: readonly Seat[];
  readonly yours: boolean;
  readonly turn: boolean;
  readonly standing: readonly { readonly seat: Seat; readonly pass: string }[];
  readonly muted: readonly string[];
  readonly invitations: readonly { readonly seat: Seat | null; readonly token: string; readonly path: string }[];
};

export type Told = { readonly at: number; readonly event: Event };
export type SeatFrame = {
  readonly seat: Viewer;
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly events: readonly Told[];
};
export type Frame = {
  readonly match: string;
  readonly revision: number;
  readonly count: number;
  readonly told: number;
  readonly since: number;
  readonly pending: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly seats: readonly SeatFrame[];
};
export type TalkLine = {
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
};
export type Hushed = Pick<TalkLine, 'person' | 'name'>;
export type PossibleUndo = { readonly to: number; readonly free: boolean; readonly asks: readonly Seat[] };
export type Connection = 'live' | 'connecting' | 'offline' | 'local';
