/** What the board and the face of Labyrinx say, typed once for both languages. */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId, PowerKind } from '../rules/state/characters.ts';
import type { Reason } from '../rules/state/events.ts';
import type { Challenge, Shape, SideName } from '../rules/state/faces.ts';
import type { View } from '../rules/view.ts';
import type { Counts } from './counts.ts';
import type { NewsWords } from './news.ts';

type NamedText = { readonly name: string; readonly text: string };
type ActionName = 'peek' | 'push' | 'draw' | 'power' | 'rest' | 'despair' | 'end-turn';

/** What spaces, cards and actions are for. */
export type About = {
  readonly hall: string;
  readonly empty: string;
  readonly closed: string;
  readonly path: string;
  readonly door: string;
  readonly challenges: { readonly [C in Challenge]: string };
  readonly actions: { readonly [A in ActionName]: NamedText };
};

/** What is at stake in a challenge; `by` leads the one who failed, as far as the level says, or the die. */
export type StakeWords = {
  /** Names of rows. */
  readonly chance: string;
  readonly ifWon: string;
  readonly ifLost: string;
  readonly where: string;
  /** For the target: "até 3: 50 %". */
  readonly odds: (points: number, chance: string) => string;
  readonly chanceLabel: (chance: string) => string;
  /** A card that nobody knows: what it is called, and what entering it does. */
  readonly closedCard: string;
  readonly ifTurned: string;
  /** Where a piece that is sent away will land, in a word or two. */
  readonly lands: {
    readonly hall: string;
    readonly fog: string;
    readonly resolved: string;
    readonly plain: string;
    readonly newCards: (n: number) => string;
  };
  /** How far it will stand from the hall. */
  readonly fromHall: (cells: number) => string;
  readonly skill: string;
  readonly inHand: string;
  readonly discarded: string;
  readonly points: string;
  readonly die: string;
  readonly level: string;
  readonly upTo: (n: number) => string;
  readonly gained: (treasures: number) => string;
  readonly safe: string;
  readonly price: string;
  readonly handLeft: (cards: number) => string;
  readonly lost: (treasures: number) => string;
  readonly noneToLose: string;
  readonly handKept: (cards: number) => string;
  readonly chest: string;
  readonly trap: (by: Seat, level: number | null, say: Say<Words>) => string;
  readonly monster: (by: Seat, level: number | null, say: Say<Words>) => string;
  readonly faith: string;
  readonly nothing: string;
};

export type Words = {
  readonly counts: Counts;
  readonly news: NewsWords;
  readonly stakes: StakeWords;
  readonly about: About;
  // ---- things
  readonly sides: { readonly [S in SideName]: string };
  readonly shapes: { readonly [S in Shape]: string };
  readonly challenges: { readonly [C in Challenge]: string };
  /** The hall in a sentence, with its article. */
  readonly hall: string;
  readonly door: string;
  readonly doors: string;
  readonly allDoors: string;
  readonly openings: string;
  /** The one door of a bend, seen from its outer corner; the one door of a T-junction. */
  readonly leftDoor: string;
  readonly rightDoor: string;
  readonly stemDoor: string;
  readonly powers: { readonly [C in CharacterId]: { readonly name: string; readonly text: string } };
  /** "a, b and c" */
  readonly list: (things: readonly string[]) => string;

  // ---- the board
  readonly board: (width: number, height: number, targets: number) => string;
  readonly empty: string;
  readonly closed: string;
  readonly resolved: string;
  readonly withTreasure: string;
  readonly seen: string;
  readonly cost: (actions: string) => string;
  readonly die: (level: number) => string;

  // ---- beside the board
  readonly hand: string;
  readonly handOf: (cards: number, limit: number) => string;
  readonly actions: string;
  readonly piles: string;
  readonly rotations: string;
  readonly rotation: (lie: string, cost: number) => string;
  readonly browse: string;
  readonly fromDraw: string;
  readonly fromDiscard: string;
  readonly characters: string;
  readonly peek: string;
  readonly push: string;
  readonly draw: string;
  readonly rest: string;
  readonly despair: string;
  readonly wholeTurn: string;
  readonly neighbours: (count: number) => string;
  readonly nobodyHere: string;
  readonly fullHand: string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly discardTop: string;
  readonly removed: string;
  readonly treasures: string;

  // ---- the players
  readonly treasuresOf: (count: number) => string;
  readonly yourPower: string;
  readonly powerKind: { readonly [K in PowerKind]: string };
  readonly used: string;
  readonly robbed: string;
  readonly racing: string;

  // ---- turns and the end
  readonly phases: {
    readonly setup: string;
    readonly expand: string;
    readonly actions: string;
    readonly fog: string;
    readonly race: string;
  };
  readonly turn: (turn: number) => string;
  readonly turnOf: (seat: Seat, race: boolean, say: Say) => string;
  readonly sheet: { readonly treasures: string };
  /** By which rule it ended; after the winner's name. */
  readonly endings: {
    readonly [reason in Reason]: (it: { readonly treasures: number; readonly turn: number }) => string;
  };

  // ---- the board in words
  readonly twin: {
    readonly turn: (view: View, say: Say) => string;
    readonly piles: (view: View) => string;
    readonly test: (test: NonNullable<View['test']>, say: Say) => string;
    readonly treasures: string;
    readonly cards: string;
    readonly open: string;
    readonly closed: string;
    readonly seen: string;
    readonly none: string;
    readonly noCharacter: string;
    readonly exits: string;
  };
};
