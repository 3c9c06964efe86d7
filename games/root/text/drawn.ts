/** What Root's board says besides the shared sentences. */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Level, VagabotId } from '../data/automata.ts';
import type { CharacterId, FactionId } from '../data/factions.ts';
import type { Item } from '../data/items.ts';
import type { MapId } from '../data/maps.ts';
import type { Service } from '../data/riverfolk.ts';
import type { ClearingSuit } from '../data/suits.ts';
import type { Instruction } from '../rules/boards/automaton.ts';
import type { Rank } from '../rules/factions/duchy/state.ts';
import type { View } from '../rules/view/view.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
import type { Minister } from '../rules/vocabulary/duchy.ts';
import type { Column, Leader } from '../rules/vocabulary/eyrie.ts';
import type { Conspiracy } from '../rules/vocabulary/lizards.ts';
import type { Condition } from '../rules/vocabulary/vagabond.ts';

/** How far a step of an automaton's turn is. */
export type StepState = 'done' | 'idle' | 'now';
type Titled = { readonly name: string; readonly text: string };

/** What things of the table are for. */
type About = {
  readonly [thing in
    | 'suit'
    | 'bird'
    | 'item'
    | 'warrior'
    | 'clearing'
    | 'nobodyRules'
    | 'forest'
    | 'inForest'
    | 'points']: string;
} & {
  readonly factions: { readonly [faction in FactionId]: string };
  /** Of whoever plays it by written rules. */
  readonly automata: { readonly [faction in FactionId]: string };
};

export type DrawnWords = {
  readonly about: About;
  // The map.
  readonly mapLabel: (map: MapId, scores: string) => string;
  readonly ruledBy: (name: string) => string;
  readonly closedPath: (a: number, b: number) => string;
  /** What people do without the map, at a real table. */
  readonly tiles: { readonly give: string; readonly buy: string };
  // Cards and piles.
  readonly hand: string;
  readonly emptyHand: string;
  readonly inPlay: string;
  readonly offered: string;
  readonly cardTitle: (card: string) => string;
  readonly cardText: (card: string) => string;
  readonly notCrafted: string;
  readonly anySuit: string;
  readonly besideMap: string;
  readonly deck: string;
  readonly discard: string;
  readonly itemSupply: string;
  readonly available: string;
  readonly nothing: string;
  readonly close: string;
  // Numbers and forecasts.
  readonly howMany: string;
  readonly willRule: (seat: Seat, clearing: number, say: Say) => string;
  readonly nobodyWillRule: (clearing: number) => string;
  // Battle.
  readonly battleIn: (clearing: number) => string;
  readonly battleSteps: readonly string[];
  readonly attacks: string;
  readonly defends: string;
  readonly dieOf: (name: string, value: number) => string;
  readonly mayTake: (name: string) => string;
  readonly chance: (hits: number, percent: number) => string;
  readonly ambushed: string;
  readonly ambushCancelled: string;
  readonly highToAttacker: string;
  readonly highToDefender: string;
  readonly usedInBattle: (card: string) => string;
  readonly hits: (hits: number, extra: number) => string;
  readonly gains: (vp: number) => string;
  // Players.
  readonly points: string;
  readonly handSize: string;
  readonly inSupply: string;
  readonly openBoard: (title: string) => string;
  readonly crafted: string;
  readonly exhausted: string;
  readonly onMap: (count: number) => string;
  readonly onBoard: string;
  readonly onlyYou: string;
  readonly cards: (count: number) => string;
  readonly actions: string;
  readonly actionsLeft: (count: number) => string;
  /** An action of a faction board, by the kind of its move. */
  readonly action: (kind: string) => Titled;
  /** Another player's board in short lines. */
  readonly summary: (view: View, seat: Seat) => readonly string[];
  // Marquise.
  readonly buildings: string;
  readonly woodAbove: string;
  readonly trackLabel: (piece: string, placed: number, vp: number, cost: number) => string;
  // Eyrie.
  readonly decree: string;
  readonly turmoilCosts: (vp: number) => string;
  readonly columns: { readonly [column in Column]: string };
  readonly vizier: string;
  readonly stillOpen: string;
  readonly roosts: (count: number, vp: number) => string;
  readonly leader: string;
  readonly leaders: { readonly [leader in Leader]: Titled };
  readonly deposed: string;
  // Alliance.
  readonly nextSympathy: (cost: number, vp: number) => string;
  readonly supporters: string;
  readonly officers: string;
  readonly operations: (count: number) => string;
  // Duchy.
  readonly ministers: string;
  readonly swayed: (count: number) => string;
  readonly ranks: { readonly [rank in Rank]: string };
  readonly sway: (cost: number, vp: number) => string;
  readonly ministerNames: { readonly [minister in Minister]: Titled };
  /** What a minister of the Drillbit Duchy does, by its place from the top. */
  readonly drillbitMinister: (place: number) => string;
  readonly alwaysYours: string;
  readonly toBurrow: (warriors: number) => string;
  readonly draws: (cards: number) => string;
  // Lizards.
  readonly oncePerSuit: string;
  readonly outcast: (suit: ClearingSuit, hated: boolean) => string;
  readonly acolytes: string;
  readonly conspiracies: { readonly [conspiracy in Conspiracy]: string };
  readonly lostSouls: string;
  readonly revealed: string;
  // Riverfolk.
  readonly services: string;
  readonly serviceNames: { readonly [service in Service]: string };
  readonly pricesFrom: (least: number, most: number) => string;
  readonly boxes: { readonly [box in 'payments' | 'funds' | 'committed']: string };
  readonly postScores: (vp: number) => string;
  readonly openHand: string;
  readonly market: string;
  // Vagabond.
  readonly characters: { readonly [character in CharacterId]: Titled };
  readonly vagabots: { readonly [character in VagabotId]: Titled };
  readonly satchel: string;
  readonly battleTrack: string;
  readonly itemsReady: (ready: number, all: number) => string;
  readonly damagedItems: string;
  readonly heldItem: (item: Item, condition: Condition) => string;
  readonly quests: string;
  readonly questsDone: (count: number) => string;
  readonly relations: string;
  /** -1 is hostile, 0 to 3 the places of the Allied track. */
  readonly relation: (level: number) => string;
  // Corvids.
  readonly plotsOnMap: string;
  readonly onlyYouPlots: string;
  readonly plotsUpDown: (up: number, down: number) => string;
  readonly plots: { readonly [plot in Plot]: string };
  readonly faceDown: string;
  readonly plotSupply: string;
  readonly plotCost: (warriors: number) => string;
  readonly exposure: string;
  // Automata.
  readonly order: string;
  readonly noOrder: string;
  readonly level: (level: Level) => string;
  /** Steps of an automaton: in a word, with place and person, and the clause in full. */
  readonly stepTitle: (clause: string) => string;
  readonly instruction: (step: Instruction, say: Say) => string;
  readonly stepText: (clause: string) => string;
  readonly lastTurn: string;
  readonly stepStates: { readonly [state in StepState]: string };
  readonly orderScores: (vp: number) => string;
  readonly priceOf: (warriors: number) => string;
  readonly shield: string;
  readonly sword: string;
  readonly plotsLeft: string;
  readonly trait: (faction: FactionId, trait: string) => Titled;
};
