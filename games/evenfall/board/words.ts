/** The short labels of the board. Sentences, cards and clauses come from the game's texts. */
import type { Language } from '@tavola/kernel/text.ts';
import type { RondelAction } from '../data/boards.ts';
import type { Keyword } from '../data/effects.ts';
import type { Phase } from '../rules/state.ts';
import type { Countable } from './symbols.tsx';
import { en } from './words.en.ts';
import { pt } from './words.pt.ts';

type Steps = 'income' | 'action' | 'conflict' | 'round-end';

export type Words = {
  readonly things: { readonly [K in Countable]: string };
  readonly keywords: { readonly [K in Keyword]: string };
  readonly phases: { readonly [K in Steps]: string };
  readonly rondel: { readonly [K in RondelAction]: string };
  readonly difficulties: { readonly [difficulty: string]: string };
  readonly round: (n: number, of: number) => string;
  readonly or: string;
  readonly step: string;
  readonly stepBoth: string;
  readonly witch: string;
  readonly elder: string;
  readonly scythe: string;
  readonly orb: string;
  readonly asSpecialist: string;
  readonly asCouncil: string;
  readonly specialists: string;
  readonly council: string;
  readonly outer: string;
  readonly inner: string;
  readonly outerShort: string;
  readonly innerShort: string;
  readonly reserve: string;
  readonly catalysts: string;
  readonly track: (at: number, of: number) => string;
  readonly trackField: (step: number) => string;
  readonly top: string;
  readonly trackLabel: string;
  readonly token: string;
  readonly tokenActive: string;
  readonly tokenUsed: string;
  readonly councilPrice: string;
  readonly free: string;
  readonly ownField: string;
  readonly stoneFields: string;
  readonly stones: string;
  readonly stone: (symbol: string) => string;
  readonly redStone: string;
  readonly stoneTaken: string;
  readonly discovered: string;
  readonly noBinding: string;
  readonly binding: string;
  readonly preview: string;
  readonly emptyCircle: string;
  readonly nobody: string;
  readonly field: string;
  readonly sites: (free: number, of: number) => string;
  readonly needs: (witches: number) => string;
  readonly conflict: string;
  readonly conflictIn: (region: string) => string;
  readonly dial: string;
  readonly dialHidden: string;
  readonly figures: string;
  readonly strength: string;
  readonly modifiers: string;
  readonly cardsDrawn: string;
  readonly roundNumber: string;
  readonly wins: string;
  readonly setDial: string;
  readonly adjustDial: string;
  readonly amount: string;
  readonly conflictSteps: readonly [ready: string, dials: string, strength: string, rewards: string, stone: string];
  readonly firstPlayer: string;
  readonly passed: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly deck: string;
  readonly discardPile: string;
  readonly placeDeck: string;
  readonly others: string;
  readonly automa: string;
  readonly theAutoma: string;
  readonly rondelLabel: (field: string) => string;
  readonly gold: string;
  readonly turned: string;
  readonly copied: string;
  readonly purse: string;
  readonly cost: string;
  readonly sides: { readonly sun: string; readonly moon: string };
  readonly reconstructed: string;
  readonly partly: string;
  readonly sheet: {
    readonly played: string;
    readonly specialists: string;
    readonly council: string;
    readonly rituals: string;
    readonly places: string;
    readonly stones: string;
    readonly mana: string;
  };
};

export function wordsIn(language: Language): Words {
  return language === 'en' ? en : pt;
}

/** The phases of a round as the tracker shows them. */
export const steps: readonly Steps[] = ['income', 'action', 'conflict', 'round-end'];

export function stepOf(phase: Phase): Steps | null {
  if (phase === 'over') return null;
  return phase === 'window' ? 'conflict' : phase;
}
