/** Playing a hand card as Ritual, Specialist or Council Member (EVE-2.12 to 2.17). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { isPerson, isRitual, personOf, placeOf, ritualOf } from '../../data/cards.ts';
import { type Cost, type ModifierOf, type Resource, resources } from '../../data/effects.ts';
import { gain } from '../effects/gain.ts';
import { BACK, canPay, handCards, orBack, pay, takeFromHand } from '../effects/pay.ts';
import { fire } from '../effects/triggers.ts';
import { instantEffects, modifiers } from '../state/abilities.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Main, Move } from '../state/moves.ts';
import { covenBoard, type Player, playerOf, type Spot, type State, spotOf, spots } from '../state/state.ts';

export function cardMoves(state: State, seat: Seat): Main[] {
  const player = playerOf(state, seat);
  const hand = handCards(player);
  const people = hand.filter(isPerson);
  const free = freePlaces(player).length > 0;
  const council = canPay(player, councilCost(state, seat));
  const reductions = modifiers(state, seat, 'costReduction');
  return [
    ...select(hand.filter(isRitual))
      .where('EVE-2.12', () => free)
      .where('EVE-2.12', (card) => missing(player, ritualOf(card).cost) <= reduction(reductions, card))
      .moves((card): Main => ({ kind: 'ritual', card })),
    ...select(people)
      .where('EVE-2.15', (card) => player.specialists.every((own) => own.card !== card))
      .where('EVE-2.15', (card) => canPay(player, personOf(card).cost))
      .moves((card): Main => ({ kind: 'specialist', card })),
    ...select(people)
      .where('EVE-2.16', () => council)
      .moves((card): Main => ({ kind: 'council', card })),
  ];
}

/** EVE-2.12: a Place of the player's in either Circle that carries no Ritual. */
function freePlaces(player: Player): Spot[] {
  return spots(player).filter(({ ritual }) => ritual === null);
}

/** EVE-2.12: pay, place, Binding Bonus, its triggers, instant effect, `playRitual` triggers. False when the player went back. */
export function* playRitual(table: Evenfall, seat: Seat, card: string): Rules<boolean> {
  const { state } = table;
  const player = playerOf(state, seat);
  const places = select(spots(player))
    .where('EVE-2.12', ({ ritual }) => ritual === null)
    .moves(({ place }) => ({ kind: 'on', place }) as const);
  const pick = yield* choose(seat, { kind: 'ritual-place', card }, orBack(places));
  if (pick.kind === 'back') return false;
  const cost = yield* reducedCost(table, seat, card);
  if (cost === null) return false;

  yield* pay(table, seat, cost);
  takeFromHand(player, card);
  const spot = spotOf(player, pick.place);
  spot.ritual = card;
  state.arriving = spot.place;
  table.tell({ kind: 'ritual', seat, card, place: spot.place });
  yield* binding(table, seat, spot, card);
  for (const effect of instantEffects(card)) yield* table.resolve(seat, effect, { source: card, spot });
  for (const keyword of ritualOf(card).keywords) yield* fire(table, seat, { on: 'playRitual', keyword, spot });
  state.arriving = null;
  return true;
}

/** EVE-2.13: the bonus, more for a keyword, and the effect of a Moon Starting Place. */
function* binding(table: Evenfall, seat: Seat, spot: Spot, card: string): Rules {
  const bonus = placeOf(spot.place).binding;
  if (bonus === null) return;
  table.tell({ kind: 'binding', seat, place: spot.place });
  yield* gain(table, seat, bonus.gain, spot.place);
  if (bonus.ifKeyword && ritualOf(card).keywords.includes(bonus.ifKeyword.keyword))
    yield* gain(table, seat, bonus.ifKeyword.gain, spot.place);
  if (bonus.effect) yield* table.resolve(seat, bonus.effect, { source: spot.place, spot });
  yield* fire(table, seat, { on: 'bindingBonus', spot });
}

/** EVE-4.14: how many Resources of its printed cost the payer may drop. */
function reduction(reductions: readonly ModifierOf<'costReduction'>[], card: string): number {
  const { keywords } = ritualOf(card);
  let amount = 0;
  for (const modifier of reductions) if (keywords.includes(modifier.keyword)) amount += modifier.amount;
  return amount;
}

/** The cost after the payer dropped Resources of their choice; null when they went back. */
function* reducedCost(table: Evenfall, seat: Seat, card: string): Rules<Cost | null> {
  const player = playerOf(table.state, seat);
  const cost: { [K in Resource]?: number } = { ...ritualOf(card).cost };
  for (let left = reduction(modifiers(table.state, seat, 'costReduction'), card); left > 0; left--) {
    const droppable = select(resources.filter((what) => (cost[what] ?? 0) > 0))
      .where('EVE-4.14', (what) => missing(player, { ...cost, [what]: (cost[what] as number) - 1 }) < left)
      .moves((what) => ({ kind: 'drop', what }) as const);
    if (droppable.length === 0) break;
    const offered: readonly Move[] = droppable.length > 1 ? [...droppable, BACK] : droppable;
    const pick = yield* choose(seat, { kind: 'drop', card }, offered);
    if (pick.kind !== 'drop') return null;
    cost[pick.what] = (cost[pick.what] as number) - 1;
  }
  return cost;
}

/** Resources that the player lacks for a cost. */
function missing(player: Player, cost: Cost): number {
  let n = 0;
  for (const key of resources) n += Math.max(0, (cost[key] ?? 0) - player[key]);
  return n;
}

/** EVE-2.15: the card's cost; it works at once, but does not react to its own play. */
export function* playSpecialist(table: Evenfall, seat: Seat, card: string): Rules {
  const player = playerOf(table.state, seat);
  yield* pay(table, seat, personOf(card).cost);
  takeFromHand(player, card);
  player.specialists.push({ card, turned: false });
  table.tell({ kind: 'specialist', seat, card });
  yield* fire(table, seat, { on: 'playSpecialist', just: 'specialist' });
}

/** EVE-2.16: the board's price, not the card's. */
export function* playCouncil(table: Evenfall, seat: Seat, card: string): Rules {
  const player = playerOf(table.state, seat);
  yield* pay(table, seat, councilCost(table.state, seat));
  takeFromHand(player, card);
  player.council.push(card);
  table.tell({ kind: 'council', seat, card });
  yield* fire(table, seat, { on: 'playCouncil', just: 'council' });
}

export function councilCost(state: State, seat: Seat): Cost {
  const { first, others } = covenBoard(state, seat).councilCost;
  return playerOf(state, seat).council.length === 0 ? first : others;
}
