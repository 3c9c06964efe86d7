/**
 * The state. `open` is what a real table shows to everybody: map, boards, scores, crafted cards, discard pile; automata and the assistant read
 * nothing else. `hidden` is what somebody cannot see: hands, piles, what lies face down.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import { type Clearing, type MapFacts, type MapId, maps, type Place } from '../../data/maps.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { Board, Secret } from '../boards/boards.ts';
import type { Part } from '../vocabulary/phases.ts';
import type { Battle } from './battle.ts';

export type State = { readonly open: Open; readonly hidden: Hidden };

/** Factions are picked, then they set up, then turns are taken. */
export type Stage = 'factions' | 'setup' | 'turns';
export type Open = {
  readonly map: MapId;
  /** By clearing (ROOT-2.2.2); place 0, the Burrow, has none and repeats a suit that nothing reads. */
  suits: ClearingSuit[];
  /** By clearing: slots that a ruin fills. */
  ruins: number[];
  /** Closed paths by their place in the map's list, a bit each (ROOT-15.4). */
  closed: number;
  /** Where the ferry is; 0 on maps without one. */
  ferry: Clearing;
  stage: Stage;
  /** Seats in turn order. */
  order: Seat[];
  /** What each seat will play, while factions are picked. */
  picked: (FactionId | null)[];
  turn: Turn;
  /** By seat; nobody before the factions are known. */
  players: Player[];
  /** The item supply. */
  items: { [item in Item]: number };
  discard: Card[];
  /** Dominance cards beside the map (ROOT-3.3.3). */
  available: Card[];
  /** Cards that left the game before it began. */
  box: Card[];
  /** The quests that lie open (ROOT-9.3). */
  quests: string[];
  /** By seat: warriors that lie on Coffin Makers (ROOT-14X.4). */
  coffins: number[];
  battle: Battle | null;
  /** The fully cooperative game (AUT-C); null where everybody plays alone. */
  readonly cooperative: Cooperative | null;
};

/** AUT-C-1, AUT-C-4: which people have reached the goal once, and whether people add up what they have for rule. */
export type Cooperative = { readonly reached: Seat[]; readonly teamRule: boolean };

/** Whose turn it is, and what holds until its end (section 6.1, step 8). */
export type Turn = {
  round: number;
  seat: Seat;
  part: Part;
  /** Cards whose effect was used up this turn. */
  used: Card[];
  /** By clearing: crafting pieces activated this turn (ROOT-4.1.1). */
  activated: number[];
  ferried: boolean;
  pathOpened: boolean;
  /** ROOT-11.2.6: services bought this turn. */
  services: number;
  /** ROOT-11.2.7.1: rivers are paths. */
  boats: boolean;
  /** ROOT-11.2.7.2: whose warriors count as the turn player's own in Daylight and Evening. */
  hired: Seat | null;
  /** AUT-T-RIV-2: whose warriors count as those of all enemies of the turn player. */
  against: Seat | null;
};

export type Player = {
  readonly faction: FactionId;
  readonly automaton: boolean;
  /** A person who plays on a real table (rules/outside). */
  readonly outside?: true;
  vp: number;
  /** By source, in the order of `sources`: how the VP came together. */
  earned: number[];
  /** The activated dominance card: the score marker has left the track (ROOT-3.3.1). */
  dominance: Card | null;
  /** With whom the Vagabond formed a coalition (ROOT-9.2.8). */
  partner: Seat | null;
  /** The starting corner; 0 for those who have none. */
  corner: Clearing;
  /** Warriors in the supply. */
  supply: number;
  /** By clearing, the Burrow at place 0. */
  warriors: number[];
  /** For each type of building and token, in the order of the faction's contract: how many stand where. */
  buildings: number[][];
  tokens: number[][];
  /** For each type, buildings first: pieces on the track or in the supply, and pieces out of the game. */
  left: number[];
  gone: number[];
  /** Where the pawn is; 0 for those who have none. */
  pawn: Place;
  /** The Crafted Items box: face up, and face down (ROOT-14X.3). */
  items: Item[];
  exhausted: Item[];
  /** Persistent effects in the play area. */
  crafted: Card[];
  /** What else lies on the faction board. */
  board: Board;
};

export type Hidden = {
  /** The top card last. */
  deck: Card[];
  /** By seat. */
  hands: Card[][];
  /** By seat: what a faction keeps face down. */
  secrets: (Secret | null)[];
  /** By clearing: items under its ruin (ROOT-9.3, 9.8). */
  ruins: Item[][];
  quests: string[];
};

export function playerOf(state: State, seat: Seat): Player {
  return state.open.players[seat] as Player;
}

export function handOf(state: State, seat: Seat): Card[] {
  return state.hidden.hands[seat] as Card[];
}

export function mapOf(state: State): MapFacts {
  return maps[state.open.map];
}

export function suitAt(state: State, clearing: Clearing): ClearingSuit {
  return state.open.suits[clearing] as ClearingSuit;
}

/** Does the player have this persistent effect in the play area? */
export function has(player: Player, card: Card): boolean {
  return player.crafted.length > 0 && player.crafted.includes(card);
}

/** ROOT-2.7: any other player who is not in a coalition with you. */
export function areEnemies(state: State, a: Seat, b: Seat): boolean {
  return a !== b && playerOf(state, a).partner !== b && playerOf(state, b).partner !== a;
}

/** AUT-C-2: in the cooperative game an automaton neither chooses nor attacks another one; what sweeps a clearing still hits it. */
export function mayAttack(state: State, attacker: Seat, defender: Seat): boolean {
  if (!areEnemies(state, attacker, defender)) return false;
  return state.open.cooperative === null || !isAutomaton(state, attacker) || !isAutomaton(state, defender);
}

export function isAutomaton(state: State, seat: Seat): boolean {
  return playerOf(state, seat).automaton;
}

export function otherSeats(state: State, seat: Seat): Seat[] {
  return state.open.order.filter((other) => other !== seat);
}
