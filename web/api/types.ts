/** What a table is to the client, wherever it runs: the server's messages by their schemas, which a local table speaks too. */
import type { PackedBeat, SeenBeat } from '@tavola/kernel/host/beats.ts';
import type { Change } from '@tavola/kernel/host/patch.ts';
import type { Ask, Move } from '@tavola/kernel/rules/ask.ts';
import type { Decision, HeardEvent } from '@tavola/kernel/rules/decision.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type * as account from '@tavola/server/api/account.ts';
import type * as matches from '@tavola/server/api/matches.ts';
import type * as notices from '@tavola/server/api/notices.ts';
import type * as people from '@tavola/server/api/people.ts';
import type * as plans from '@tavola/server/api/plans.ts';
import type * as table from '@tavola/server/api/table.ts';

/** As it arrived: nobody changes it. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T;
/** The kernel's own words for what the schemas describe loosely. */
type Known<T, K> = Sent<Omit<T, keyof K>> & Readonly<K>;

export type Person = Sent<people.Person>;
export type Account = Sent<account.Account>;
/** A link for another device, as its person sees it. */
export type ShownLink = Sent<account.ShownLink>;
export type Notices = Sent<notices.Notices>;
export type Channel = Sent<notices.Channel>;
type Whole<T> = T extends unknown ? { readonly [K in keyof T]-?: Exclude<T[K], undefined> } : never;
/** Who is to sit where at a new table, with nothing left for the server to fill in. */
export type NewSeat = Whole<matches.NewSeat>;
export type MatchSeat = Sent<matches.SeatInfo>;
export type UndoRequest = Sent<matches.UndoRequest>;
/** A local table has no owner: it belongs to the person who holds the screen. */
export type Match = Known<Omit<matches.Match, 'owner'>, { outcome: Outcome | null }>;

export type { HeardEvent, SeenBeat };

type KnownSeat = {
  decision: Decision | null;
  events: readonly HeardEvent[];
  beats?: readonly PackedBeat[] | undefined;
};
export type SeatFrame = Known<table.SeatFrame, KnownSeat>;
export type Frame = Known<table.Frame, { outcome: Outcome | null; seats: readonly SeatFrame[] }>;
/** The same, with what changed since an earlier frame in place of the views. */
export type ChangedSeat = Known<table.ChangedSeat, KnownSeat & { change: Change | null }>;
export type ChangedFrame = Known<table.ChangedFrame, { outcome: Outcome | null; seats: readonly ChangedSeat[] }>;
export type TalkLine = Sent<matches.Message>;
export type Hushed = Sent<matches.Talk['muted'][number]>;
/** A pick as it is sent, with nothing left for the server to fill in. */
export type PickBody = Sent<Required<table.PickBody>>;
export type PossibleUndo = Sent<NonNullable<table.UndoAnswer['undo']>>;
/** A step of a plan, with what its line says. */
export type SaidStep = Known<plans.TriedPlan['steps'][number], { said: { readonly ask: Ask; readonly move: Move } }>;
export type TriedPlan = Known<plans.TriedPlan, { frame: Frame; steps: readonly SaidStep[] }>;
export type KeptPlan = Known<NonNullable<plans.KeptPlan>, { steps: readonly SaidStep[] }>;
export type Planned = Match['planned'][number];
export type WhyAnswer = Sent<table.WhyAnswer>;
export type Connection = 'live' | 'connecting' | 'offline' | 'local';
