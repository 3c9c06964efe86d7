/** What all automata have in common: the contract of a faction, carried out without a hand and without questions (AUT-1, AUT-2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick } from '@tavola/kernel/rules/chance.ts';
import type { Traced } from '@tavola/kernel/rules/select.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { type ServiceCards, type ServiceChoice, type Trait, traitField } from '../../data/automata.ts';
import { type Card, isAmbush, suitOf } from '../../data/cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Clearing } from '../../data/maps.ts';
import { type PieceTypes, pieceTypes } from '../../data/pieces.ts';
import type { Suit } from '../../data/suits.ts';
import { fight } from '../battle/battle.ts';
import { buildingsAndTokens, fallenWarriors } from '../battle/hits.ts';
import type { CardHooks, Faction, Guess, Toll } from '../contract/faction.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { discard, topCard } from '../hands/hands.ts';
import { score } from '../score/score.ts';
import type { Battle, Side } from '../state/battle.ts';
import type { Loss } from '../state/removal.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { craftItem } from '../turn/craft.ts';
import { warriorsAt } from '../woodland/pieces.ts';
import { warriors } from '../woodland/removal.ts';
import { hireForBattle } from './mercenaries.ts';
import { buyOrder, showsItem } from './order.ts';
import { hasAdvanced } from './seller.ts';
import { automatonBoard, levelNumber, note } from './state.ts';

/** AUT-11.8.1. */
const BOMB = 2;

/** What an automaton adds to what all of them have in common. */
type Own = Omit<Faction, 'id' | 'cards' | keyof PieceTypes> & {
  readonly tokens?: PieceTypes['tokens'];
  readonly cards?: Pick<CardHooks, 'discardPile'>;
};

export function automaton(id: FactionId, own: Own): Faction {
  return {
    id,
    ...pieceTypes[id],
    ...own,
    turn: { opening, ...own.turn },
    battle: { takeHits, openAmbushes: (state, self) => automatonBoard(state, self).ambushes, ...own.battle },
    removal: { bombed, ...own.removal },
    /** AUT-1.1.2. */
    craft: { itemVp: () => 1, ...own.craft },
    /** AUT-2.8.1, AUT-1.3. */
    cards: { hand: 'none', dominance: 'nothing', ...own.cards },
    books: { cards: orderAndAmbushes, ...own.books },
    assistant: { guesses: (state, self) => [openAmbushes(state, self)], ...own.assistant },
  };
}

/** Of the ambushes before it people know the suits. */
export function openAmbushes(state: State, self: Seat): Guess {
  return { cards: automatonBoard(state, self).ambushes, known: (card) => `${suitOf(card)} ${isAmbush(card)}` };
}

function orderAndAmbushes(state: State, self: Seat): readonly Card[] {
  const { order, ambushes } = automatonBoard(state, self);
  return order === null ? ambushes : [order, ...ambushes];
}

/** AUT-S-9 to S-11: what advanced service cards buy before anything else. */
function* opening(table: Root, self: Seat): Rules {
  automatonBoard(table.state, self).steps = [];
  const advanced = factionAt(table.state, self).services?.advanced;
  if (!hasAdvanced(table.state, self) || !advanced?.opening) return;
  yield* pause(table);
  yield* advanced.opening(table, self);
}

/** AUT-3.3: the level and the traits that were chosen for this seat; the first thing of every setup. */
export function readSettings(table: Root, self: Seat): void {
  const { faction } = playerOf(table.state, self);
  const settings = table.seats[self]?.settings;
  const board = automatonBoard(table.state, self);
  board.level = settings?.level ?? 'normal';
  board.services = servicesFor(table.state, self, settings?.services ?? 'auto');
  board.traits = [...((settings?.[traitField(faction)] ?? []) as readonly Trait[])];
}

/** AUT-S: which service cards are in use; by itself the basic ones where somebody sells. */
function servicesFor({ open }: State, self: Seat, chosen: ServiceChoice): ServiceCards {
  const sold = open.players.some((player, seat) => seat !== self && factionOf(player).services?.shop !== undefined);
  if (!sold) return 'none';
  return chosen === 'auto' ? 'basic' : chosen;
}

/** AUT-2.7: the top card of the deck, seen by all. */
export function* revealOrder(table: Root, self: Seat): Rules {
  const card = yield* topCard(table, null, { for: 'order', seat: self });
  automatonBoard(table.state, self).order = card;
  note(table.state, self, 'AUT-2.7');
  yield* step(table, { kind: 'automaton.order', seat: self, card });
}

/** AUT-1.1: an item that the order shows, if the supply has it; an order without one may be replaced before (AUT-S-2). */
export function* craftOrder(table: Root, self: Seat): Rules {
  yield* buyOrder(table, self);
  const { order } = automatonBoard(table.state, self);
  const idle = order === null || !showsItem(table.state, order);
  note(table.state, self, 'AUT-1.1', { idle });
  if (idle) return;
  yield* craftItem(table, self, order);
  yield* pause(table);
}

export function* discardOrder(table: Root, self: Seat): Rules {
  const board = automatonBoard(table.state, self);
  const card = board.order;
  if (card === null) return;
  board.order = null;
  const to = discard(table, card);
  yield* step(table, { kind: 'automaton.order-discarded', seat: self, card, to });
}

/** What a board or track brings in Evening. */
export function scoreStep(table: Root, self: Seat, vp: number, why: string, clause: string): void {
  note(table.state, self, clause, { idle: vp === 0 });
  score(table, self, vp, why, clause);
}

/** AUT-6T-4: what the level adds when Evening is over. */
export function closeEvening(table: Root, self: Seat): void {
  score(table, self, levelNumber(table.state, self, 'eveningVp'), 'nightmare', 'AUT-3.3.1');
}

/** An instruction has found its target; the log line opens to the selections that led to it. */
export function targets(
  table: Root,
  self: Seat,
  clause: string,
  why: readonly Traced[],
  clearing: Clearing | null,
  of: Seat | null = null,
): void {
  note(table.state, self, clause, { clearing, of });
  table.tell({ kind: 'automaton.acts', seat: self, clause, clearing, of }, { why });
}

/** An instruction that finds nothing to do says so. */
export function* skips(table: Root, self: Seat, clause: string, why: readonly Traced[] = [], suit?: Suit): Rules {
  note(table.state, self, clause, { idle: true });
  yield* step(table, { kind: 'automaton.skips', seat: self, clause, ...(suit && { suit }) }, { why });
}

/** A battle against the defender that was selected, with mercenaries where they are needed (AUT-S-3). */
export function* attack(
  table: Root,
  self: Seat,
  clause: string,
  why: readonly Traced[],
  clearing: Clearing,
  defender: Seat,
): Rules {
  targets(table, self, clause, why, clearing, defender);
  yield* hireForBattle(table, self, clearing, defender);
  yield* fight(table, self, defender, clearing);
  yield* pause(table);
}

/** AUT-1.2.1: warriors, then all tokens, then buildings, of several types one at random for each hit. */
export function* takeHits(table: Root, self: Seat, battle: Battle, side: Side, hits: number): Rules<Toll> {
  const fallen = fallenWarriors(table.state, battle, side, hits);
  return { losses: [...fallen, ...(yield* losePieces(table.state, self, battle.clearing, hits - lost(fallen)))] };
}

/** AUT-11.8.1: two pieces, in the same order. */
function* bombed({ state }: Root, self: Seat, clearing: Clearing): Rules<Loss[]> {
  const fallen = warriors(self, clearing, Math.min(BOMB, warriorsAt(playerOf(state, self), clearing)));
  return [fallen, ...(yield* losePieces(state, self, clearing, BOMB - fallen.count))];
}

/** AUT-1.2.1: tokens, then buildings. */
export function* losePieces(state: State, self: Seat, clearing: Clearing, hits: number): Rules<Loss[]> {
  const tokens = fallenTokens(state, self, clearing, hits);
  return [...tokens, ...(yield* fallenBuildings(state, self, clearing, hits - lost(tokens)))];
}

export function lost(losses: readonly Loss[]): number {
  return losses.reduce((sum, { count }) => sum + count, 0);
}

/** Tokens of one type after the other, as the contract lists them. */
export function fallenTokens(state: State, self: Seat, clearing: Clearing, hits: number): Loss[] {
  const losses: Loss[] = [];
  for (const { loss } of buildingsAndTokens(state, self, clearing)) {
    const count = loss.class === 'token' ? Math.min(loss.count, hits - lost(losses)) : 0;
    if (count > 0) losses.push({ ...loss, count });
  }
  return losses;
}

export function* fallenBuildings(state: State, self: Seat, clearing: Clearing, hits: number): Rules<Loss[]> {
  const standing = buildingsAndTokens(state, self, clearing).filter(({ loss }) => loss.class === 'building');
  const counts = standing.map(({ loss }) => loss.count);
  const losses: Loss[] = [];
  for (let left = hits; left > 0 && counts.some((count) => count > 0); left--) {
    const types = standing.flatMap(({ piece }, i) => ((counts[i] as number) > 0 ? [piece] : []));
    const ask = { kind: 'automaton.chance', seat: self, clause: 'AUT-1.2.1' } as const;
    const type = yield* pick(types, ask);
    const i = standing.findIndex(({ piece }) => piece === type);
    counts[i] = (counts[i] as number) - 1;
    losses.push({ ...(standing[i] as { loss: Loss }).loss, count: 1 });
  }
  return losses;
}
