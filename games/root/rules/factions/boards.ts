/** The boards of all factions, and what they keep face down. A faction adds its own here. */
import type { EyrieBoard } from './eyrie/state.ts';
import type { MarquiseBoard } from './marquise/state.ts';

export type Board = MarquiseBoard | EyrieBoard;
/** Each has its faction as `faction`. */
export type Secret = { readonly faction: string };
