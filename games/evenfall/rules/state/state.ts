/** What lies on the table (rules section 3.6). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import {
  boardOf,
  type CovenBoard,
  type Difficulty,
  type RegionId,
  type TrackField,
  trackOf,
} from '../../data/boards.ts';
import type { CovenId, Side } from '../../data/cards.ts';
import type { Figure } from '../../data/effects.ts';
import type { Printed } from './printed.ts';

/** A Place in a Circle with what lies on it. Its place id is unique, so it names the spot. */
export type Spot = {
  readonly place: string;
  ritual: string | null;
  scythes: number;
  orbs: number;
  /** On the action field of the Ritual. */
  figures: Figure[];
};
export type Specialist = { readonly card: string; turned: boolean };
/** An Elder of this player on somebody else's Specialist (EVE-4.10). */
export type Copied = { readonly owner: Actor; readonly card: string; used: boolean };
export type Stone = { readonly id: string; field: string | null };

export type Player = {
  readonly coven: CovenId;
  herb: number;
  elixir: number;
  knowledge: number;
  mana: number;
  vp: number;
  hand: string[];
  /** Chosen for a simultaneous discard, not yet revealed. */
  aside: string[];
  witches: number;
  elders: number;
  track: number;
  tokenActive: boolean;
  outer: Spot[];
  inner: Spot[];
  specialists: Specialist[];
  council: string[];
  stones: Stone[];
  copied: Copied[];
  /** A Witch stands on the field of the Cross's board. */
  boardField: number;
  /** Uses of a Witch discount in this round (EVE-4.15). */
  discounts: number;
  passed: boolean;
};

export type Automa = {
  readonly difficulty: Difficulty;
  vp: number;
  witches: number;
  track: number;
  rondel: number;
  outer: Spot[];
  inner: Spot[];
  specialists: string[];
  stones: string[];
};
/** The seat of a player, or the Automa, who sits after the only one (`automaSeat`). */
export type Actor = Seat | 'automa';

export type Posted = { readonly seat: Seat; readonly figure: Figure };
export type RegionState = {
  readonly id: RegionId;
  slots: (string | null)[];
  stones: string[];
  /** Its action field: one figure for each slot. */
  field: (Posted | null)[];
  /** Its circle: figures, by seat. */
  witches: number[];
  elders: number[];
  /** Witches of the Automa in the circle. */
  automa: number;
};

/** One line of a conflict, filled as it is resolved. */
export type Contender = {
  readonly actor: Actor;
  readonly figures: number;
  dial: number | null;
  /** Dial and figures and modifiers; null before the reveal. */
  strength: number | null;
};
export type Conflict = {
  readonly region: RegionId;
  sides: Contender[];
  /** What the Automa drew. */
  cards: string[];
  winner: Actor | null;
};

export type ScoreSheet = {
  /** VP scored before the final scoring. */
  readonly played: number;
  readonly specialists: number;
  readonly council: readonly { readonly card: string; readonly vp: number }[];
  readonly rituals: number;
  readonly places: number;
  readonly stones: readonly { readonly stone: string; readonly place: string; readonly vp: number }[];
  readonly total: number;
};

export type Phase = 'setup' | 'income' | 'action' | 'conflict' | 'window' | 'round-end' | 'over';
export type State = {
  readonly side: Side;
  round: number;
  phase: Phase;
  firstPlayer: Seat;
  /** Whose turn it is in the action phase. */
  turn: Seat;
  /** Regions whose conflict of this round is resolved or skipped. */
  resolved: number;
  conflict: Conflict | null;
  regions: RegionState[];
  players: Player[];
  automa: Automa | null;
  deck: string[];
  discard: string[];
  placeDeck: string[];
  /** The stones before they are dealt; then those that are not in the game. */
  pool: string[];
  /** Removed Rituals, and Catalysts that went with them. */
  box: string[];
  boxedCatalysts: number;
  /** The Red stone is in the supply. */
  redStone: boolean;
  /** The Place whose Ritual is just being played: its abilities do not work yet (EVE-2.14). */
  arriving: string | null;
  sheets: ScoreSheet[];
  automaSheet: ScoreSheet | null;
  /** Only at a real table: what people have read off their box. */
  printed?: Printed;
};

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}
/** What a seat is called where it is chosen or drawn. */
export function seatFace(seat: Seat): string {
  return `seat-${seat}`;
}
/** EVE-8.1: where the Automa sits. */
export function automaSeat(state: { readonly players: readonly unknown[] }): Seat {
  return state.players.length;
}
export function covenBoard(state: State, seat: Seat): CovenBoard {
  return boardOf(playerOf(state, seat).coven, state.side);
}
export function trackFields(state: State, seat: Seat): readonly TrackField[] {
  return trackOf(covenBoard(state, seat).track);
}
/** EVE-0.8: clockwise, from the first player. */
export function turnOrder(state: State): Seat[] {
  const n = state.players.length;
  return state.players.map((_, i) => (state.firstPlayer + i) % n);
}
export function regionState(state: State, id: RegionId): RegionState {
  return state.regions.find((region) => region.id === id) as RegionState;
}
export function newSpot(place: string): Spot {
  return { place, ritual: null, scythes: 0, orbs: 0, figures: [] };
}
export function spotOf(player: Player, place: string): Spot {
  const same = (spot: Spot) => spot.place === place;
  return (player.outer.find(same) ?? player.inner.find(same)) as Spot;
}
/** Both Circles, the outer one first, each from left to right. */
export function spots(player: { readonly outer: Spot[]; readonly inner: Spot[] }): Spot[] {
  return [...player.outer, ...player.inner];
}
/** Where a Place of the Automa lies, counted from the left. */
export type SpotAt = { readonly circle: 'outer' | 'inner'; readonly n: number };
export function spotAt({ outer, inner }: Automa, spot: Spot): SpotAt {
  const at = outer.indexOf(spot);
  return at < 0 ? { circle: 'inner', n: inner.indexOf(spot) + 1 } : { circle: 'outer', n: at + 1 };
}
/** EVE-5.2: figures in a Region stand in its circle or on its action field. */
export function figuresIn(region: RegionState, seat: Seat): number {
  let n = (region.witches[seat] as number) + (region.elders[seat] as number);
  for (const posted of region.field) if (posted?.seat === seat) n++;
  return n;
}
/** EVE-2.27: Catalysts still in the supply are what neither Rituals nor the box hold. */
export function catalystsUsed(state: State): number {
  let n = state.boxedCatalysts;
  for (const player of state.players) {
    for (const spot of player.outer) n += spot.scythes + spot.orbs;
    for (const spot of player.inner) n += spot.scythes + spot.orbs;
  }
  return n;
}
