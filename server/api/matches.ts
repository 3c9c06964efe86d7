import { restReasons } from '@tavola/kernel/host/free-time.ts';
import { planStops } from '@tavola/kernel/host/plan.ts';
import { practices } from '@tavola/kernel/host/practice.ts';
import { sitters } from '@tavola/kernel/host/sitter.ts';
import { askModes } from '@tavola/kernel/host/standing.ts';
import { z } from 'zod';
import { holderReasons } from '../store/room-rows.ts';
import { channelKinds } from '../store/schema.ts';
import { level, matchName, personName, seatNumber, time, zone } from './common.ts';
import { problem } from './errors.ts';

/** What the game lets a seat choose; checked by the game. */
const seatSettings = z.record(z.string().max(60), z.unknown());
const wish = { settings: seatSettings.optional() };
export const newSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), ...wish }),
  z.object({ kind: z.literal('friend'), ...wish }),
  z.object({ kind: z.literal('screen'), name: personName.optional(), ...wish }),
  z.object({ kind: z.literal('bot'), level: level.optional(), ...wish }),
  z.object({ kind: z.literal('automaton'), ...wish }),
]);
export type NewSeat = z.infer<typeof newSeat>;

const seconds = z
  .int()
  .min(5)
  .max(60 * 86_400)
  .nullable();
export const NO_CLOCK = { decision: null, player: null, increment: null, zone: null, weekends: false };
const clock = z
  .object({
    decision: seconds.default(null),
    /** For the whole match. */
    player: seconds.default(null),
    /** What `player` gains after each of their own turns; it never grows beyond twice what it was. */
    increment: seconds.default(null),
    /** Where the table's weekends are, as `America/Sao_Paulo`. */
    zone: zone.nullable().default(null),
    /** No clock counts on Saturdays and Sundays of the zone. */
    weekends: z.boolean().default(false),
  })
  .refine(({ player, increment }) => increment === null || player !== null, 'an increment needs a clock per player')
  .refine((it) => !it.weekends || it.zone !== null, 'weekends need a zone');
const restReason = z.enum(restReasons);
const talkRules = z.object({ spectators: z.boolean() });
const spectators = z.enum(['public', 'link', 'none']);

const dice = z.enum(['app', 'people']);
export const newMatch = z.object({
  game: z.string().max(60),
  options: z.unknown().optional(),
  name: matchName.optional(),
  dice: dice.default('app'),
  /** The finished match whose legacy this one takes up. */
  follows: z.string().max(40).optional(),
  seats: z.array(newSeat).min(1).max(20),
  open: z.boolean().default(false),
  spectators: spectators.default('link'),
  talk: talkRules.default({ spectators: false }),
  /** May people take back what they have seen, and undo after the end? Left out: where one person plays against bots only. */
  practice: z.boolean().optional(),
  /** May people prepare their next turn? Left out: with a clock of a day or more. */
  plans: z.boolean().optional(),
  clock: clock.default(NO_CLOCK),
});

/** Something that the people at the table must agree to. */
const wishRequest = z.object({ seat: seatNumber, agreed: z.array(seatNumber), missing: z.array(seatNumber) });
export const seat = z.object({
  seat: seatNumber,
  kind: z.enum(sitters),
  name: z.string(),
  person: z.string().nullable(),
  level: z.string().nullable(),
  away: z.string().nullable(),
  present: z.boolean(),
  deadline: time.nullable(),
  left: z.number().nullable(),
  /** When its clock stands still between the question and the deadline. */
  rests: z.array(z.object({ why: restReason, from: time, to: time })),
  settings: seatSettings,
  /** Somebody else may take it by a link, or, while `asked`, will be able to when the others agree. */
  offer: z.object({ why: z.enum(['offered', 'agreed']), asked: wishRequest.nullable() }).nullable(),
  /** Its person was away for so long that the others, two at least, may offer it. */
  vacant: z.boolean(),
  /** The screen on which its hand lies open. */
  shown: z.string().nullable(),
});
export type SeatInfo = z.infer<typeof seat>;

const status = z.enum(['waiting', 'playing', 'over', 'abandoned']);
export const outcome = z.object({
  winners: z.array(z.number()),
  reason: z.string(),
  scores: z.array(z.number()).optional(),
  legacy: z.object({ open: z.unknown() }).optional(),
});
const standingOrder = z.object({
  ask: z.enum(askModes),
  armed: z.array(z.string().max(100)).max(60),
  stop: z.boolean(),
});
const invitation = z.object({ seat: seatNumber.nullable(), token: z.string(), path: z.string() });
const undoRequest = z.object({
  seat: seatNumber,
  to: z.number(),
  agreed: z.array(seatNumber),
  missing: z.array(seatNumber),
  /** Because today's rules do not allow what came after. */
  repair: z.boolean().optional(),
});
export type UndoRequest = z.infer<typeof undoRequest>;

export const match = z.object({
  id: z.string(),
  game: z.string(),
  version: z.string(),
  name: z.string(),
  options: z.unknown(),
  dice,
  status,
  created: time,
  updated: time,
  revision: z.number(),
  owner: z.string(),
  open: z.boolean(),
  spectators,
  talk: talkRules,
  practice: z.enum(practices),
  clock,
  seats: z.array(seat),
  pending: z.array(z.number()),
  /** Of seats that changed hands: who played them from which pick on. */
  holders: z.array(
    z.object({
      seat: seatNumber,
      name: z.string(),
      person: z.string().nullable(),
      from: z.number(),
      why: z.enum(holderReasons),
    }),
  ),
  outcome: outcome.nullable(),
  commitment: z.string().nullable(),
  seed: z.string().nullable(),
  undo: undoRequest.nullable(),
  /** The newest pause of the clocks: it holds until then, unless somebody goes on before. */
  paused: z.object({ from: time, to: time }).nullable(),
  /** Somebody wants a pause. */
  pause: wishRequest.nullable(),
  abandoning: z.array(seatNumber),
  rematch: z.string().nullable(),
  follows: z.string().nullable(),
  chain: z.string().nullable(),
  origin: z.object({ match: z.string().nullable(), at: z.number() }).nullable(),
  watchers: z.number(),
  /** It can go on here, or be looked at; otherwise `stopped` says why not, and it can be repaired or given up. */
  offered: z.boolean(),
  /** Why it cannot go on here. */
  stopped: problem.nullable(),
  mine: z.array(seatNumber),
  yours: z.boolean(),
  turn: z.boolean(),
  standing: z.array(standingOrder.extend({ seat: seatNumber })),
  muted: z.array(z.string()),
  /** What kind of channel it posts turns and results to: names leave the house there. */
  channel: z.enum(channelKinds).nullable(),
  /** Of my seats, who is told of turns; null: as I usually am. */
  notify: z.array(z.object({ seat: seatNumber, notify: z.boolean().nullable() })),
  /** May people here prepare their next turn? */
  plans: z.boolean(),
  /** What this person prepared; nobody else is told of it. */
  planned: z.array(
    z.object({
      seat: seatNumber,
      steps: z.number(),
      played: z.number(),
      stopped: z.enum(planStops).nullable(),
      /** The things on the board because of which it stopped, by their ids. */
      where: z.array(z.string()),
    }),
  ),
  /** Screens in the room. */
  boards: z.array(z.object({ id: z.string(), present: z.boolean() })),
  /** Somebody with another phone says that a seat is theirs. */
  claim: z
    .object({
      id: z.string(),
      seat: seatNumber,
      person: z.string(),
      name: z.string(),
      until: time,
      refused: z.boolean(),
    })
    .nullable(),
  /** Seats that were claimed from this person a moment ago, who may take them back. */
  regains: z.array(seatNumber),
  invitations: z.array(invitation),
});
export type Match = z.infer<typeof match>;

/** `next`, given as `before`, leads to the page after this one; null at the end. */
export const matchList = z.object({ matches: z.array(match), next: z.string().nullable() });
const cursor = z.string().regex(/^\d{1,15}\.[\w-]{1,40}$/);
export const listQuery = z.object({
  list: z.enum(['mine', 'open', 'public']).default('mine'),
  before: cursor.optional(),
});
/** `next`, given as `after`, leads to the page after this one. */
export const chainQuery = z.object({ after: cursor.optional() });
export const matchChange = z.object({
  name: matchName.optional(),
  open: z.boolean().optional(),
  spectators: spectators.optional(),
  talk: talkRules.optional(),
  plans: z.boolean().optional(),
});
export const invited = z.object({ match, seat: seatNumber.nullable() });
/** With a link to the seat, once it may be given away. */
export const offered = z.object({ match, link: z.object({ token: z.string(), path: z.string() }).nullable() });
export const tokenPath = z.object({ token: z.string().max(100) });
export const invite = z.object({ seat: seatNumber.nullable() });
export const join = z.object({ seat: seatNumber.optional(), watch: z.boolean().optional() });
export const ownSeat = z.object({ seat: seatNumber.optional() });
/** `practice: false`: only if that does not make the match practice; leaving it out means agreeing to it. */
export const undoBody = ownSeat.extend({ practice: z.boolean().optional() });
export const agree = z.object({ agree: z.boolean().default(true) });
export const takeOver = z.object({ level: level.optional() });
export const standing = standingOrder.partial();

const inBothLanguages = z.object({ 'pt-BR': z.string(), en: z.string() });
export const gameList = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: inBothLanguages,
      blurb: inBothLanguages,
      seats: z.object({ min: z.number(), max: z.number() }),
      minutes: z.object({ min: z.number(), max: z.number() }),
      version: z.string(),
      options: z.unknown(),
      seatSettings: z.unknown(),
    }),
  ),
  levels: z.array(z.string()),
});

export const message = z.object({
  number: z.number(),
  person: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  at: time,
});
export type Message = z.infer<typeof message>;
export const talk = z.object({
  talk: z.array(message),
  /** Those who spoke here and are muted by the person who asks. */
  muted: z.array(z.object({ person: z.string(), name: z.string() })),
});
export type Talk = z.infer<typeof talk>;
