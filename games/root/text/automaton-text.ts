/** The texts of an automaton. */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from '../rules/view/view.ts';
import type { Words } from './type.ts';

export type AutomatonText = {
  readonly name: string;
  /** How it plays, in a sentence. */
  readonly about: string;
  /** What a level changes, by the numbers of its difficulty card (AUT-D). */
  readonly level: (of: (name: string) => number) => string;
  /** What its instructions are called, by clause: the log line begins with it. */
  readonly steps: { readonly [clause: string]: string };
  /** Each trait: its name, and what it changes. */
  readonly traits: { readonly [trait: string]: readonly [name: string, effect: string] };
  /** What VP are scored for besides what all share. */
  readonly why: { readonly [why: string]: string };
  /** Its chapter in short sentences. */
  readonly clauses: { readonly [clause: string]: string };
  /** What lies on its board besides order, level and traits. */
  board(view: View, seat: Seat, say: Say<Words>): readonly string[];
};
