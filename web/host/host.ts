/** A table as the React side sees it, on the server or in this browser. */
import type { Hint, Thinking } from '@tavola/bots/hint/hint.ts';
import type { Strength } from '@tavola/bots/hint/strength.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { patched } from '@tavola/kernel/host/patch.ts';
import type { StopWish } from '@tavola/kernel/host/plan.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import type { StandingOrder } from '@tavola/kernel/host/standing.ts';
import type { RefusedOption } from '@tavola/kernel/host/why-not.ts';
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import type {
  ChangedFrame,
  Connection,
  Frame,
  HeardEvent,
  Hushed,
  KeptPlan,
  Match,
  PossibleUndo,
  SeatFrame,
  SeenBeat,
  TalkLine,
  TriedPlan,
} from '../api/types.ts';

/** A finger on the map, by the name that the board has for the place. */
export type Pointing = { readonly seat: Seat; readonly place: string };

export type Snapshot = {
  readonly match: Match | null;
  readonly frame: Frame | null;
  /** Everything each viewer was told so far. */
  readonly history: ReadonlyMap<Eyes, readonly HeardEvent[]>;
  readonly talk: readonly TalkLine[];
  /** Those who spoke here and are not heard, so that they can be heard again. */
  readonly hushed: readonly Hushed[];
  readonly connection: Connection;
  /** Where others point now. */
  readonly points: readonly Pointing[];
  /** Why there is no table: the code of an error. */
  readonly problem: string | null;
};

export type HintWish = {
  readonly strength: Strength;
  readonly seconds: number;
  /** Somebody is guided through a first game: the hint chooses among what lights up for them (`sensible`). */
  readonly guided: boolean;
};

/** What every table has. Below it stands what only some have: a screen shows what its host offers. */
export type TableHost = {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  close(): void;
  /** `steps`: what follows in the same gesture, as far as the rules ask what was foreseen. */
  pick(seat: Seat, decision: number, option: string, steps?: readonly Step[]): Promise<void>;
  /** Everything `seat` might think of and may not do now, or after these picks of a gesture, with the clause. */
  refused(seat: Seat, after: readonly string[]): Promise<readonly RefusedOption[]>;
  /** What this option, or several picks one after the other, would bring, told only from what `seat` knows. */
  preview(seat: Seat, option: string | readonly string[]): Promise<Preview>;
  /** How event number `n` of the history came about: one trace for each selection. */
  explain(n: number, eyes: Eyes): Promise<readonly Trace[]>;
  /** What everybody at the table was told, with nobody's secrets. */
  publicly(): Promise<readonly HeardEvent[]>;

  readonly undo?: Undo;
  readonly advice?: Advice;
  readonly reactions?: Reactions;
  readonly kept?: KeptMatch;
  readonly bots?: Bots;
  readonly seats?: Seats;
  readonly pauses?: Pauses;
  readonly talk?: Talk;
  readonly plans?: Plans;
  /** Shows the others a place; null: nowhere any more. */
  point?(seat: Seat, place: string | null): void;
};

/** Picks can be taken back. */
export type Undo = {
  possible(seat: Seat): Promise<PossibleUndo | null>;
  /** `practice`: the person knows that it makes the match practice; refused with STALE_DECISION where they were not asked. */
  take(seat: Seat, practice: boolean): Promise<void>;
  /** Agrees that somebody takes a pick back, or refuses; only where others sit at the table. */
  consent?(seat: Seat, agree: boolean): Promise<void>;
};

/** Somebody who plays alone may ask what to do. */
export type Advice = {
  /** The options that somebody new to the game might well take now, or after these picks of a gesture, by what `seat` knows. */
  sensible(seat: Seat, after: readonly string[]): Promise<readonly string[]>;
  /** What a search would do with what `seat` knows. It says how far it is; null when `signal` stopped it. */
  hint(seat: Seat, wish: HintWish, signal: AbortSignal, onThinking: (thinking: Thinking) => void): Promise<Hint | null>;
};

/** Reaction windows can be answered for a seat. */
export type Reactions = {
  /** When this seat is to be asked. */
  order(seat: Seat, order: Partial<StandingOrder>): Promise<void>;
};

/** The match stays when the page is closed; a lesson does not. */
export type KeptMatch = {
  /** What happened since these eyes made their newest pick, moment by moment. */
  missed(eyes: Eyes): Promise<readonly SeenBeat[]>;
  /** Proposes to end the game unfinished, agrees to it, or refuses. */
  abandon(agree: boolean): Promise<void>;
  /** Proposes to go back to the last pick that today's rules allow, agrees to it, or refuses. */
  repair(agree: boolean): Promise<void>;
  /** The address of the next table with the same people. */
  rematch(): Promise<string>;
};

/** The bots think in this browser. */
export type Bots = {
  isHurried(): boolean;
  /** From now on, and after a reload too, they think half as long. */
  hurry(): Promise<void>;
};

/** People come and go. */
export type Seats = {
  /** A bot plays for this seat, or no longer. */
  replaceByBot(seat: Seat, on: boolean): Promise<void>;
  /** Gives up the reader's own seats for good; a bot plays on. */
  leave(): Promise<void>;
  /** Offers a seat to somebody who is not here, or asks the others whether to; the address of a link once there is one. */
  offer(seat: Seat): Promise<string | null>;
  answerOffer(seat: Seat, agree: boolean): Promise<string | null>;
  withdrawOffer(seat: Seat): Promise<void>;
};

/** All clocks stand still while everybody agrees to it. */
export type Pauses = {
  ask(): Promise<void>;
  answer(agree: boolean): Promise<void>;
  goOn(): Promise<void>;
};

/** There is somebody elsewhere to talk to. */
export type Talk = {
  say(text: string): Promise<void>;
  /** This person's words are no longer shown here, or are shown again. */
  mute(person: string, muted: boolean): Promise<void>;
};

/** The next turn can be prepared while others play. */
export type Plans = {
  /** The rehearsal after these steps. */
  rehearse(seat: Seat, steps: readonly Step[]): Promise<TriedPlan>;
  /** What is kept for the table to play. */
  kept(seat: Seat): Promise<KeptPlan | null>;
  keep(seat: Seat, steps: readonly Step[], stops: readonly StopWish[]): Promise<void>;
  drop(seat: Seat): Promise<void>;
};

export const NO_TABLE: Snapshot = {
  match: null,
  frame: null,
  history: new Map(),
  talk: [],
  hushed: [],
  connection: 'connecting',
  problem: null,
  points: [],
};

/** The snapshot after a frame: "keep your first `since` events, then append". */
export function withFrame(before: Snapshot, frame: Frame): Snapshot {
  const history = new Map(before.history);
  for (const { seat, events } of frame.seats) {
    const kept = (before.history.get(seat) ?? []).slice(0, frame.since);
    history.set(seat, [...kept, ...events]);
  }
  return { ...before, frame, history };
}

/** The frame with its views, which are sent as what changed in those of the frame before; null when that one is not here. */
export function wholeFrame(before: Frame | null, sent: Frame | ChangedFrame): Frame | null {
  if (!('base' in sent)) return sent;
  const { base, ...frame } = sent;
  if (before?.revision !== base) return null;
  const seats: SeatFrame[] = [];
  for (const { change, ...seat } of sent.seats) {
    const old = before.seats.find((it) => it.seat === seat.seat);
    if (!old) return null;
    seats.push({ ...seat, view: change === null ? old.view : patched(old.view, change) });
  }
  return { ...frame, seats };
}
