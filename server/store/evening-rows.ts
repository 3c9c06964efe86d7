/** Rows of evenings at a real table that several phones tell. */
import type { Fate } from '@tavola/kernel/real/shared.ts';

export const undoRules = ['all', 'own', 'owner'] as const;
/** Who may take back whose words. */
export type UndoRule = (typeof undoRules)[number];

export type EveningRow = {
  id: string;
  /** The secret of the link by which people come to tell. */
  link: string;
  /** Null: the person is gone. */
  owner: string | null;
  name: string;
  game: string;
  /** The log without its picks. */
  head_json: string;
  seed: string;
  /** 1: the app throws the dice. */
  rolls: number;
  undo_rule: UndoRule;
  /** Pace, what hands have followed, clashes (kernel/real/shared.ts). */
  shared_json: string;
  /** Whose the numbers are. */
  credits_json: string;
  /** The waiting answer, what lies ahead and what was cut off. */
  trail_json: string;
  /** Words whose picks were cut off. */
  fallen_json: string;
  rev: number;
  undone: number;
  moved: number;
  count: number;
  created: number;
  updated: number;
};
export type EveningPickRow = {
  evening: string;
  number: number;
  seat: number;
  option: string;
  word: string | null;
  rev: number;
};
/** Where the rules can go on, and which facts were in doubt there. */
export type EveningPointRow = {
  evening: string;
  picks: number;
  chance: number;
  state_json: string;
  doubts_json: string;
};
/** What a phone sent, by the id that it gave it. `rev`: the evening after it. */
export type EveningWordRow = {
  evening: string;
  id: string;
  person: string | null;
  rev: number;
  fate: Fate;
  body_json: string;
  at: number;
};
/** Who may tell; `out`: 1 for one who was sent out. */
export type EveningPersonRow = { evening: string; person: string; since: number; out: number };

export type EveningTables = {
  evenings: EveningRow;
  evening_picks: EveningPickRow;
  evening_points: EveningPointRow;
  evening_words: EveningWordRow;
  evening_people: EveningPersonRow;
};
