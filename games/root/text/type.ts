/** The shape of Root's texts: what all share, and what each faction brings in its own file (text/factions/). */

import type { ByKind, GameText, Say } from '@tavola/kernel/face/text.ts';
import type { Ask as AnyAsk, Move as AnyMove, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Source } from '../data/constants.ts';
import type { View } from '../rules/view/view.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import type { Phase } from '../rules/vocabulary/phases.ts';
import type { Counts } from './counts.ts';
import type { DrawnWords } from './drawn.ts';
import type { NewsWords } from './news.ts';
import type { StakeWords } from './stakes.ts';

/** What the board and the face say besides. */
export type Words = {
  readonly counts: Counts;
  readonly news: NewsWords;
  readonly phases: { readonly [phase in Phase]: string };
  readonly setup: string;
  readonly round: (round: number) => string;
  readonly faction: (faction: string) => string;
  /** The automaton that plays a faction, and of the Vagabots which one. */
  readonly automaton: (faction: string, character?: string | null) => string;
  readonly card: (card: string) => string;
  /** A card, faction, item, quest or piece, by its id. */
  readonly thing: (id: string) => string;
  readonly piece: (piece: string, count: number) => string;
  readonly suit: (suit: string) => string;
  readonly item: (item: string) => string;
  readonly clearing: (clearing: number) => string;
  /** The lines of the score sheet. */
  readonly sources: { readonly [source in Source]: string };
  readonly offTrack: string;
  /** By which rule it ended; after the winner's name. */
  readonly endings: {
    readonly points: (vp: number, round: number) => string;
    readonly dominance: (suit: string, round: number) => string;
  };
  /** ROOT-5.2: the factions together reach less than is recommended. */
  readonly reach: (reach: number, recommended: number) => string;
  /** What stands in the drawing. */
  readonly drawn: DrawnWords;
  /** What is known before a pick. */
  readonly stakes: StakeWords;
};

export type Text = GameText<Ask, Move, Event, View, Words>;

/** One and several. */
export type Counted = readonly [one: string, many: string];

export type FactionText<A extends AnyAsk, M extends AnyMove, E extends { readonly kind: string }> = {
  readonly asks: ByKind<A>;
  readonly moves: ByKind<M>;
  readonly events: ByKind<E>;
  /** Its buildings and tokens. */
  readonly pieces: { readonly [piece: string]: Counted };
  /** What VP are scored for, by the word in `scored.why`; after "for". */
  readonly why: { readonly [why: string]: string };
  /** What a card is spent for, by the word in `spend.for`. */
  readonly purposes?: { readonly [purpose: string]: string };
  /** What follows from a move or removal, by `Effect.kind`. */
  readonly effects?: { readonly [effect: string]: string };
  /** Abilities used in battle, by `BattleEffect.id`. */
  readonly abilities?: { readonly [ability: string]: string };
  /** Its chapter in short sentences. */
  readonly clauses: { readonly [clause: string]: string };
  /** What lies on its board, in words; its pieces on the map are told with the map. */
  board(view: View, seat: Seat, say: Say<Words>): readonly string[];
};
