/** Dominance cards and the coalition (ROOT-3.3, 9.2.8). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, isDominance, suitOf } from '../../data/cards.ts';
import { DOMINANCE_VP } from '../../data/constants.ts';
import { clearings } from '../../data/maps.ts';
import type { Offers, Use } from '../contract/faction.ts';
import { factionAt } from '../contract/registry.ts';
import { handSize, holdsMatching, spendMatching, takeFromHand } from '../hands/hands.ts';
import { GameOver, isOnTrack, outcomeOf } from '../score/score.ts';
import { choose } from '../state/choose.ts';
import { handOf, mapOf, otherSeats, playerOf, type State, suitAt } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { seatMove } from '../vocabulary/moves.ts';
import { rules } from '../woodland/rule.ts';

export const dominanceOffers: Offers = {
  occasion: 'dominance',
  possible: (state, seat) =>
    !state.open.box.some(isDominance) &&
    handSize(state, seat) > 0 &&
    (state.open.available.length > 0 || mayLeaveTrack(state, seat)),
  uses: (table, seat) => [...activations(table, seat), ...claims(table, seat)],
};

/** ROOT-3.3.1, ruling ROOT-G14: 10 VP on the track; for a coalition as the table agreed, and with four or more players. */
function mayLeaveTrack(state: State, seat: Seat): boolean {
  if (!isOnTrack(state, seat)) return false;
  const { vp } = playerOf(state, seat);
  const purpose = factionAt(state, seat).cards.dominance;
  if (purpose === 'nothing') return false;
  return vp >= DOMINANCE_VP || purpose === 'coalition';
}

function activations(table: Root, seat: Seat): Use[] {
  const { state, options } = table;
  if (!mayLeaveTrack(state, seat)) return [];
  const cards = distinct(handOf(state, seat)).filter(isDominance);
  if (factionAt(state, seat).cards.dominance !== 'coalition')
    return cards.map((card) => ({ move: { kind: 'activate', card }, use: () => activate(table, seat, card) }));
  const enough = playerOf(state, seat).vp >= DOMINANCE_VP || !options.coalitionNeeds10;
  if (!options.coalition || state.open.players.length < 4 || !enough) return [];
  if (partnersFor(state, seat).length === 0) return [];
  return cards.map((card) => ({ move: { kind: 'coalition', card }, use: () => formCoalition(table, seat, card) }));
}

/** ROOT-3.3.1: the card lies in the play area and the marker leaves the track. */
function* activate(table: Root, seat: Seat, card: Card): Rules {
  takeFromHand(table.state, seat, card);
  playerOf(table.state, seat).dominance = card;
  table.tell({ kind: 'activated', seat, card });
}

/** ROOT-9.2.8: with the fewest VP among those on the track who are in no coalition. */
function partnersFor(state: State, seat: Seat): readonly Seat[] {
  const { players } = state.open;
  return select(otherSeats(state, seat))
    .where('ROOT-9.2.8', (other) => isOnTrack(state, other) && !players.some(({ partner }) => partner === other))
    .least('ROOT-9.2.8', (other) => playerOf(state, other).vp).list;
}

function* formCoalition(table: Root, seat: Seat, card: Card): Rules {
  const { state } = table;
  const taken = yield* choose(seat, 'coalition-partner', partnersFor(state, seat).map(seatMove));
  takeFromHand(state, seat, card);
  const player = playerOf(state, seat);
  player.dominance = card;
  player.partner = taken.seat;
  factionAt(state, seat).cards.afterCoalition?.(state, seat, taken.seat);
  table.tell({ kind: 'coalition', seat, partner: taken.seat });
}

/** ROOT-3.3.4: an available dominance card for a card of its suit. */
function claims(table: Root, seat: Seat): Use[] {
  const { state } = table;
  return state.open.available
    .filter((card) => holdsMatching(state, seat, suitOf(card)))
    .map((card) => ({ move: { kind: 'claim', card }, use: () => claim(table, seat, card) }));
}

function* claim(table: Root, seat: Seat, card: Card): Rules {
  const { available } = table.state.open;
  yield* spendMatching(table, seat, suitOf(card), 'claim');
  available.splice(available.indexOf(card), 1);
  handOf(table.state, seat).push(card);
  table.tell({ kind: 'claimed', seat, card });
}

/** ROOT-3.3.1.1, 3.3.1.2: a player who fulfils the card at the start of Birdsong has won. */
export function checkDominance(table: Root, seat: Seat): void {
  const { dominance, partner } = playerOf(table.state, seat);
  if (dominance === null || partner !== null) return;
  if (isFulfilled(table.state, seat, dominance)) throw new GameOver(outcomeOf(table.state, seat, 'dominance'));
}

function isFulfilled(state: State, seat: Seat, card: Card): boolean {
  const suit = suitOf(card);
  if (suit === 'bird') {
    const { corners, opposite } = mapOf(state);
    return corners.some((corner) => rules(state, seat, corner) && rules(state, seat, opposite[corner] as number));
  }
  const ruled = clearings.filter((clearing) => suitAt(state, clearing) === suit && rules(state, seat, clearing));
  return ruled.length >= 3;
}
