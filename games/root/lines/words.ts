/** The words that Root's lines are made of, in one language. */
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Place } from '../data/maps.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { verbs } from './deeds.ts';
import type { Reason } from './idle.ts';

export type LineWords = {
  /** What a line begins with. */
  readonly verbs: { readonly [verb in (typeof verbs)[number]]: string };
  /** Why nothing is done, each a sentence. */
  readonly reasons: { readonly [reason in Reason]: string };
  /** What the arrow is to the ear where no clearing follows. */
  readonly way: string;
  /** Warriors of a faction, one and several. */
  readonly people: { readonly [faction: string]: readonly [one: string, many: string] };
  readonly piece: (piece: string, count: number) => string;
  readonly item: (item: string) => string;
  readonly card: (card: string) => string;
  readonly items: (count: number) => string;
  readonly suit: (suit: string) => string;
  readonly minister: (minister: string) => string;
  readonly plot: (plot: string) => string;
  /** A space of the conspiracy track. */
  readonly conspiracy: (space: number) => string;
  /** No board numbers its forests. */
  readonly forest: (around: readonly number[]) => string;
  readonly burrow: string;
  /** "3ª do mercado" */
  readonly ofMarket: (place: number) => string;
  /** How many cards a column holds now. */
  readonly now: (count: number) => string;
  /** "da Ana" */
  readonly of: (who: string) => string;
  /** What is said aloud where arrows and signs are printed: "na 6", "da 6", "para a 6". */
  readonly said: {
    readonly in: (place: Place) => string;
    readonly from: (place: Place) => string;
    readonly to: (place: Place) => string;
    readonly against: string;
    readonly score: (by: number, total: number) => string;
  };
  readonly spots: { readonly [spot in NamedSpot]: string };
  readonly phrases: { readonly [phrase in Phrase]: string };
  /** The parts of the set-up, each in a word. */
  readonly partNames: {
    readonly table: string;
    readonly cards: string;
    readonly faction: (faction: string) => string;
  };
  /** What is laid out before the first turn, behind its number. */
  readonly laid: {
    readonly priorities: string;
    readonly ruins: string;
    readonly dominance: string;
    readonly birdAmbush: (count: number) => string;
    readonly eachPerson: string;
    readonly rest: string;
    readonly but: string;
    readonly ofEachOnTrack: string;
    readonly onTrack: (piece: string) => string;
    readonly viziers: (count: number) => string;
    readonly offTheMap: string;
    readonly startItems: string;
    readonly underRuins: string;
    readonly openQuest: string;
    readonly cards: string;
    readonly plots: string;
  };
  /** A step in a word or two. */
  readonly step: (clause: string) => string;
  /** The instruction that an event is in a sentence; null for those that give hands nothing to do. */
  readonly task: (event: Event, say: Say) => string | null;
};

export type NamedSpot =
  | ('supply' | 'discard' | 'souls' | 'soulsOnTop' | 'acolytes' | 'supporters' | 'satchel')
  | ('battleTrack' | 'payments' | 'decree' | 'market');

export type Phrase =
  | ('order' | 'orderAndNext' | 'orderCard' | 'thatCard' | 'all' | 'allButViziers' | 'restOfSouls' | 'topSoul')
  | ('revealed' | 'onTop' | 'acolyte' | 'deckCard' | 'firstOfMarket' | 'ruinItem' | 'removeRuin' | 'nextQuest')
  | ('questDone' | 'draws' | 'discards' | 'drawnPlot' | 'oneLess' | 'anotherPlot' | 'bombBack' | 'exhaust')
  | ('leftmost' | 'orderFor' | 'oldOrder' | 'ifDominance')
  | ('damage' | 'refresh' | 'repair' | 'fromDeck' | 'matching' | 'ambush');
