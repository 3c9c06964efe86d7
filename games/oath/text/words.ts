/** The words of a language that asks, moves, events, clauses, board and face share. */

import type { BannerId, Colour, OathId, Region, Suit } from '../data/board.ts';
import type { ActionKind, Side } from '../rules/state/actions.ts';
import type { MajorKind } from '../rules/state/moves.ts';
import type { Role } from '../rules/state/state.ts';
import type { CardTexts } from './cards.ts';
import type { Counts } from './counts.ts';
import type { Drawn } from './drawn.ts';
import type { NewsWords } from './news.ts';
import type { PrinceWords } from './prince.ts';
import type { StakeWords } from './stakes.ts';

export type Words = {
  readonly counts: Counts;
  readonly news: NewsWords;
  /** What is known before the dice. */
  readonly stakes: StakeWords;
  readonly cards: CardTexts;
  readonly suits: { readonly [S in Suit]: string };
  readonly regions: { readonly [R in Region]: string };
  /** A facedown site, by its slot. */
  readonly slots: { readonly [slot: string]: string };
  readonly roles: { readonly [R in Role]: string };
  readonly colours: { readonly [C in Colour]: string };
  readonly oaths: { readonly [O in OathId]: string };
  /** By which rule it ended, by the reason; after the winner's name. */
  readonly endings: { readonly [reason: string]: (it: { readonly round: number; readonly oath: string }) => string };
  readonly banners: { readonly [B in BannerId]: string };
  readonly sides: { readonly oathkeeper: string; readonly usurper: string };
  readonly actions: { readonly [A in MajorKind]: string };
  /** What somebody set out to do, after the name. */
  readonly acted: { readonly [A in MajorKind]: string };
  /** "2 warbands passed from here to there." */
  readonly passed: (things: string, n: number, from: string, to: string) => string;
  readonly phaseOf: (who: string, phase: string) => string;
  readonly modified: { readonly [A in ActionKind]: string };
  readonly fighting: { readonly [S in Side]: string };
  readonly phases: { readonly wake: string; readonly act: string; readonly rest: string };
  readonly piles: { readonly [P in Region | 'world']: string };
  /** The top or the bottom of a discard pile, as what is chosen with a modifier (Bracken); `pay` for a toll (Way Station). */
  readonly heaps: { readonly [choice: string]: string };
  readonly faces: { readonly [face: string]: string };
  readonly bandits: string;
  readonly empire: string;
  readonly nobody: string;
  readonly you: string;
  readonly round: (n: number) => string;
  readonly favor: (n: number) => string;
  readonly secrets: (n: number) => string;
  readonly warbands: (n: number) => string;
  readonly dice: (n: number) => string;
  readonly bankOf: (suit: string) => string;
  readonly shared: string;
  readonly reserveOf: (who: string) => string;
  readonly onCard: (card: string) => string;
  readonly pawn: string;
  readonly relicAt: (site: string) => string;
  readonly and: string;
  readonly prince: PrinceWords;
  /** What the next game begins with. */
  readonly legacy: {
    readonly deck: string;
    readonly archive: string;
    readonly edifices: string;
    readonly dispossessed: string;
    readonly relics: string;
    readonly fresh: string;
    readonly compare: string;
    readonly before: string;
    readonly after: string;
    readonly changes: string;
    readonly changed: { readonly [K in 'sites' | 'left' | 'built' | 'decayed']: string };
    /** What a game of the chronicle was. */
    readonly ofGame: {
      readonly under: (role: string, oath: string) => string;
      readonly built: (cards: string) => string;
      readonly decayed: (cards: string) => string;
      readonly joined: (cards: string) => string;
      readonly gone: (n: number) => string;
    };
  };
  readonly world: (oath: string, map: string, edifices: string, dispossessed: number) => string;
  /** Lines of the board in words. */
  readonly board: {
    readonly oath: (oath: string, holder: string, side: string) => string;
    readonly visions: (n: number) => string;
    readonly banks: string;
    readonly facedown: (slot: string) => string;
    readonly site: (name: string, ruler: string, cards: number, capacity: number) => string;
    readonly tokens: string;
    readonly relics: (n: number) => string;
    readonly warbandsOf: (n: number, who: string) => string;
    readonly pawns: string;
    readonly player: (who: string, role: string, place: string, supply: number) => string;
    readonly advisers: string;
    readonly hiddenAdviser: (back: string) => string;
    readonly relicsHeld: string;
    readonly vision: string;
    readonly hand: string;
    readonly inReserve: (n: number) => string;
    readonly spent: (n: number) => string;
    readonly backs: { readonly denizen: string; readonly vision: string };
    readonly mob: string;
    readonly banner: (name: string, holder: string, tokens: number) => string;
    readonly pile: (name: string, n: number) => string;
  };
  /** What only the drawn board says. */
  readonly drawn: Drawn;
};
