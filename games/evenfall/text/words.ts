/** What the board and the face say in one language: short labels, the texts of the cards, and the names of things. */

import type { RondelAction } from '../data/boards.ts';
import type { Keyword, Resource } from '../data/effects.ts';
import type { CardText } from './cards.ts';
import type { Counts } from './counts.ts';
import type { NewsWords } from './news.ts';
import type { StakeWords } from './stakes.ts';

export type Steps = 'income' | 'action' | 'conflict' | 'round-end';

/** What is counted on the table. */
export type Countable = Resource | 'any' | 'mana' | 'vp' | 'card';
export type Twin = {
  readonly round: string;
  readonly first: string;
  readonly deck: string;
  readonly placeDeck: string;
  readonly discard: string;
  readonly stones: string;
  readonly field: string;
  readonly free: string;
  readonly empty: string;
  readonly outer: string;
  readonly inner: string;
  readonly specialists: string;
  readonly council: string;
  readonly track: string;
  readonly token: string;
  readonly active: string;
  readonly used: string;
  readonly hand: string;
  readonly yourHand: string;
  readonly witch: string;
  readonly witches: string;
  readonly elder: string;
  readonly elders: string;
  readonly scythe: string;
  readonly scythes: string;
  readonly orb: string;
  readonly orbs: string;
  readonly ownField: string;
  readonly turned: string;
  readonly copied: string;
  readonly asSpecialist: string;
  readonly asCouncil: string;
  readonly passed: string;
  readonly none: string;
  readonly noStones: string;
  readonly automa: string;
  readonly conflict: string;
  readonly reserve: string;
  readonly vp: (n: number) => string;
};

export type Unnamed = 'outer' | 'inner' | 'slot' | 'field';

/** A page of the table on a phone. */
type Page = 'regions' | 'coven' | 'others';

export type Words = {
  readonly counts: Counts;
  readonly news: NewsWords;
  /** What is known before a pick. */
  readonly stakes: StakeWords;
  /** What stands on the cards. */
  readonly texts: CardText;
  /** The words of the board in words. */
  readonly twin: Twin;
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
  /** A stone by its id: `Raven stone`. */
  readonly stone: (id: string) => string;
  /** A stone by its symbol, where people read it off a real one. */
  readonly symbol: (symbol: string) => string;
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
  readonly readHand: string;
  readonly closeHand: string;
  readonly deck: string;
  readonly discardPile: string;
  readonly placeDeck: string;
  readonly others: string;
  /** The pages of the table on a phone. */
  readonly pages: { readonly [page in Page]: string };
  readonly pageWith: (page: Page, targets: number) => string;
  readonly automa: string;
  readonly theAutoma: string;
  readonly you: string;
  readonly rondelField: (n: number, action: string) => string;
  /** At a real table things have no names that we know: `outer-2`, `slot-0`, `field-3`. */
  readonly unnamed: { readonly [K in Unnamed]: (n: number) => string };
  readonly rondelLabel: (field: string) => string;
  readonly gold: string;
  readonly turned: string;
  readonly copied: string;
  readonly purse: string;
  readonly cost: string;
  readonly sides: { readonly sun: string; readonly moon: string };
  /** What parts of the table are for. */
  readonly about: {
    readonly [part in 'region' | 'track' | 'token' | 'field' | 'stoneField' | 'stone' | 'site']: string;
  } & {
    readonly [part in 'outer' | 'inner' | 'dial' | 'rondel' | 'automa']: string;
  } & {
    readonly reward: (min: string, effect: string) => string;
    readonly coven: (income: string, token: string) => string;
  };
  readonly reconstructed: string;
  readonly partly: string;
  /** By which rule it ended, by the reason, with the best score and the next; after the winner's name. */
  readonly endings: { readonly [reason: string]: (best: number, next: number) => string };
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
