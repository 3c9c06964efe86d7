/** What a seat gets of a running match, and what it sends. */
import { MOST_STEPS } from '@tavola/kernel/host/gesture.ts';
import { logSchema } from '@tavola/kernel/table/log.ts';
import { z } from 'zod';
import { isOptionId, level, matchName, optionId, seatNumber, seatText, time, viewerText } from './common.ts';
import { newSeat, outcome } from './matches.ts';

export const decision = z.object({
  number: z.number(),
  seat: z.number(),
  ask: z.union([z.string(), z.looseObject({ kind: z.string() })]),
  options: z.array(z.object({ id: z.string(), move: z.looseObject({ kind: z.string() }) })),
});

const viewer = z.union([seatNumber, z.literal('spectator'), z.literal('open')]);
const heardEvent = z.object({
  at: z.number(),
  event: z.looseObject({ kind: z.string() }),
  reasoned: z.literal(true).optional(),
});
/** A moment on the way: how many of the frame's events led there, and what was different then from the moment after it (kernel/host/patch.ts). */
const beat = z.object({ events: z.number(), change: z.unknown() });
export const seatFrame = z.object({
  seat: viewer,
  view: z.unknown(),
  decision: decision.nullable(),
  events: z.array(heardEvent),
  /** Where the newest pick led through steps, and the reader has everything before it. */
  beats: z.array(beat).optional(),
});
export type SeatFrame = z.infer<typeof seatFrame>;

export const frame = z.object({
  match: z.string(),
  revision: z.number(),
  /** How many picks were made. */
  count: z.number(),
  /** How many events there are now. */
  told: z.number(),
  /** Keep this many of your events, then append these. */
  since: z.number(),
  pending: z.array(z.number()),
  outcome: outcome.nullable(),
  seats: z.array(seatFrame),
});
export type Frame = z.infer<typeof frame>;

/** What changed in a seat's view since the frame that the reader has (kernel/host/patch.ts); null: nothing did. */
export const changedSeat = seatFrame.omit({ view: true }).extend({ change: z.unknown() });
export type ChangedSeat = z.infer<typeof changedSeat>;
/** A frame for a reader who asked for changes and has the frame of revision `base`. */
export const changedFrame = frame.omit({ seats: true }).extend({ base: z.number(), seats: z.array(changedSeat) });
export type ChangedFrame = z.infer<typeof changedFrame>;

export const tableQuery = z.object({
  seat: viewerText.optional(),
  since: z.coerce.number().int().min(0).default(0),
});
export const liveQuery = z.object({
  seat: viewerText.optional(),
  /** The id of the last message that the reader has, where it cannot send the header Last-Event-ID. */
  since: z.string().max(50).optional(),
  /** `1`: views may be sent as what changed in the last one. */
  changes: z.enum(['0', '1']).optional(),
});

/** To which match a WebSocket turns. */
export const turn = liveQuery.extend({ match: z.string().max(40) });
export type Turn = z.infer<typeof turn>;

const LAST_SEAT = 19;
const LAST_DECISION = 10_000_000;
const step = z.object({ ask: z.string().max(64), option: optionId });
export const pick = z.object({
  seat: z.int().min(-1).max(LAST_SEAT).optional(),
  decision: z.int().min(0).max(LAST_DECISION),
  option: optionId,
  revision: z.int().min(0).optional(),
  /** What follows in the same gesture, taken as long as the rules ask for it. */
  steps: z.array(step).max(MOST_STEPS).readonly().optional(),
});
export type PickBody = z.infer<typeof pick>;

/** The same by hand, for the lines that carry most picks: a schema takes longer than the rules. Null when it is none. */
export function readPick(value: unknown): PickBody | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seat, decision, option, revision, steps } = value as Partial<PickBody>;
  if (!isWhole(decision, 0, LAST_DECISION) || !isOptionId(option)) return null;
  if (seat !== undefined && !isWhole(seat, -1, LAST_SEAT)) return null;
  if (revision !== undefined && !isWhole(revision, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (steps === undefined) return { seat, decision, option, revision };
  return isGesture(steps) ? { seat, decision, option, revision, steps } : null;
}

function isGesture(steps: unknown): boolean {
  return Array.isArray(steps) && steps.length <= MOST_STEPS && steps.every((it) => step.safeParse(it).success);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
export const picked = z.object({ revision: z.number(), count: z.number() });

/** A place on the map to which somebody points, by the name that the board has for it; null: nowhere any more. */
export const point = z.object({
  seat: seatNumber.optional(),
  place: z
    .string()
    .regex(/^[\w:-]{1,40}$/)
    .nullable(),
});

/** The picks of a gesture that lead to the question. */
const after = z.union([optionId, z.array(optionId).min(1).max(MOST_STEPS)]).optional();
export const aheadQuery = z.object({ seat: seatText.optional(), after });
export const whyNotQuery = z.object({ seat: seatText.optional(), option: optionId.optional(), after });
export const whyNotAnswer = z.union([
  z.object({ clause: z.string().nullable() }),
  z.object({
    refused: z.array(z.object({ id: z.string(), move: z.looseObject({ kind: z.string() }), clause: z.string() })),
  }),
]);

export const previewQuery = z.object({
  seat: seatText.optional(),
  option: z.union([optionId, z.array(optionId).min(1).max(MOST_STEPS)]),
});
export const previewAnswer = z.object({
  /** What is certain to happen; nothing of it depends on what the seat cannot know. */
  events: z.array(heardEvent).readonly(),
  /** What the seat will see then; null where that is not certain. */
  view: z.unknown(),
  next: z.enum(['you', 'others', 'chance', 'end']),
  ask: decision.shape.ask.nullable(),
  /** What can be answered then; null where that is not certain. */
  options: decision.shape.options.readonly().nullable(),
});

const traceRung = z.object({
  clause: z.string(),
  how: z.enum(['where', 'most', 'least', 'first', 'legal', 'random']),
  values: z.array(z.union([z.number(), z.boolean()]).nullable()).readonly(),
  out: z.array(z.number()).readonly(),
});
export const whyPath = z.object({ id: z.string().max(40), event: z.coerce.number().int().min(0).max(10_000_000) });
export const viewerQuery = z.object({ seat: viewerText.optional() });
export const whyAnswer = z.object({
  traces: z
    .array(
      z.object({
        candidates: z.array(z.string()).readonly(),
        rungs: z.array(traceRung).readonly(),
        taken: z.array(z.number()).readonly(),
      }),
    )
    .readonly(),
});
export type WhyAnswer = z.infer<typeof whyAnswer>;

export const beatsQuery = viewerQuery.extend({ since: z.coerce.number().int().min(0).max(10_000_000).optional() });
export const beatsAnswer = z.object({
  /** After how many picks they begin. */
  since: z.number(),
  beats: z.array(z.object({ events: z.array(heardEvent).readonly(), view: z.unknown() })).readonly(),
});
export type BeatsAnswer = z.infer<typeof beatsAnswer>;

export const seatQuery = z.object({ seat: seatText.optional() });
export const undoAnswer = z.object({
  undo: z
    .object({
      to: z.number(),
      free: z.boolean(),
      asks: z.array(z.number()),
      /** From then on the match is practice. */
      practice: z.boolean(),
    })
    .nullable(),
});
export type UndoAnswer = z.infer<typeof undoAnswer>;
export const undone = z.object({ done: z.boolean(), missing: z.array(z.number()), revision: z.number() });
export const consent = z.object({ seat: seatNumber.optional(), agree: z.boolean() });

export const replay = z.object({
  count: z.number(),
  /** The first moment that may be looked at, by the number of its picks: 0, or the present one while a game of memory runs. */
  from: z.number(),
  picks: z.array(z.object({ number: z.number(), seat: z.number(), at: time, option: z.string().nullable() })),
  seats: z.array(viewer),
});
export type Replay = z.infer<typeof replay>;
export const replayPath = z.object({ id: z.string().max(40), at: z.coerce.number().int().min(0).max(10_000_000) });
export const importLog = z.object({
  log: logSchema,
  name: matchName.optional(),
  seats: z.array(newSeat).max(20).optional(),
  /** The finished match whose legacy the log begins with. */
  follows: z.string().max(40).optional(),
});
export const forkBody = z.object({
  at: z.int().min(0).max(10_000_000).optional(),
  seat: seatNumber.optional(),
  level: level.optional(),
});
