/** An evening at a real table that several phones tell. */
import { logSchema } from '@tavola/kernel/table/log.ts';
import { z } from 'zod';
import { undoRules } from '../store/evening-rows.ts';
import { matchName, optionId, time } from './common.ts';

const MOST_PICKS = 10_000;
const MOST_CELLS = 200;
const pickNumber = z.int().min(0).max(MOST_PICKS);
const fact = z.string().min(1).max(120);
const value = z.string().min(1).max(60);

const told = z.object({ fact, said: value });
const cell = told.extend({ had: value });
const seat = z.int().min(-2).max(19);
const id = z.object({ word: z.string().regex(/^[\w-]{8,64}$/), rev: z.int().min(0) });
export const word = z.union([
  id.extend({ say: z.array(cell).min(1).max(MOST_CELLS).readonly() }).strict(),
  id.extend({ answer: z.object({ seat, decision: pickNumber, option: optionId }) }).strict(),
  id.extend({ done: pickNumber }).strict(),
  id.extend({ undo: z.object({ from: pickNumber }) }).strict(),
  id.extend({ redo: z.object({ to: pickNumber }) }).strict(),
  id.extend({ settle: told }).strict(),
]);

const pace = z.enum(['turn', 'step']);
const pick = z.tuple([z.number(), z.string()]);
const voice = z.object({ by: z.string().nullable(), said: z.string() });
const clash = z.object({ fact: z.string(), from: z.string(), voices: z.array(voice).readonly() });
const shared = z.object({ pace, seen: z.number(), clashes: z.array(clash).readonly() });
const teller = z.object({
  person: z.string(),
  name: z.string(),
  /** Their phone is connected. */
  here: z.boolean(),
});
const undoRule = z.enum(undoRules);

/** What is new since the reader's revision: keep your first `cut` picks, then append. */
export const update = z.object({
  rev: z.number(),
  cut: z.number(),
  picks: z.array(pick).readonly(),
  shared,
  waiting: pick.nullable(),
  redo: z.array(pick).readonly(),
  /** Words that were decided since. */
  decided: z.array(z.string()).readonly(),
  /** Words that were taken back, newest last: whoever said them may say them again. */
  fallen: z.array(z.object({ word: z.string(), option: z.string() })).readonly(),
  /** Who said the picks that are new, by their numbers. */
  spoken: z.array(z.object({ n: z.number(), person: z.string() })).readonly(),
  people: z.array(teller).readonly(),
  name: z.string(),
  rolls: z.boolean(),
  undoRule,
  updated: time,
});
export type EveningUpdate = z.infer<typeof update>;

export const evening = update.extend({
  id: z.string(),
  game: z.string(),
  /** The log without its picks; `cut` is 0 here. */
  head: z.unknown(),
  seed: z.string(),
  /** Where the rules can go on. */
  checkpoint: z.unknown(),
  owner: z.string().nullable(),
  link: z.object({ token: z.string(), path: z.string() }),
});
export type SharedEvening = z.infer<typeof evening>;

export const wordTaken = z.object({ fate: z.enum(['heard', 'known', 'clash']), update });
export type WordTaken = z.infer<typeof wordTaken>;

export const eveningPath = z.object({ id: z.string().max(40) });
export const tellerPath = eveningPath.extend({ person: z.string().max(40) });
export const eveningLink = z.object({ token: z.string().max(100) });
export const eveningQuery = z.object({ rev: z.coerce.number().int().min(0).default(0) });
export const eveningChange = z.object({
  name: matchName.optional(),
  pace: pace.optional(),
  rolls: z.boolean().optional(),
  undoRule: undoRule.optional(),
});
export const eveningList = z.object({
  evenings: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      game: z.string(),
      updated: time,
      picks: z.number(),
      people: z.number(),
    }),
  ),
});
export const gone = z.object({ ok: z.literal(true) });

const picks = z.array(pick).max(MOST_PICKS);
/** A checkpoint is looked at by the rules alone. */
const point = z.object({ picks: z.int(), chance: z.int(), state: z.unknown(), doubts: z.array(z.string()).optional() });
/** An evening as a phone keeps it. */
export const sentEvening = z.object({
  name: matchName,
  seed: z.string().min(1).max(100),
  pace,
  rolls: z.boolean(),
  /** How many picks had been made when hands had followed everything. */
  seen: pickNumber,
  log: logSchema,
  checkpoint: point.nullable(),
  waiting: pick.optional(),
  redo: picks.optional(),
  joined: z.array(z.int()).max(MOST_PICKS).optional(),
  branches: z
    .array(z.object({ picks, like: z.int().nullable(), from: z.int(), when: z.number().optional() }))
    .max(1000)
    .optional(),
});
export type SentEvening = z.infer<typeof sentEvening>;
