/** ROOT-10.5: rituals, one for each card that is revealed. Birds do not count as another suit here (ROOT-10.2.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, suitOf } from '../../../data/cards.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import type { Clearing } from '../../../data/maps.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import { discard, handSize, takeFromHand } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { act, offer } from '../../turn/windows.ts';
import { clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { place, placeable } from '../../woodland/place.ts';
import { rules } from '../../woodland/rule.ts';
import { boardOf, GARDEN, gardensOf, hasGardenLeft } from './state.ts';

export function* daylight(table: Root, self: Seat): Rules {
  const { state } = table;
  while (handSize(state, self) > 0) {
    table.checkpoint();
    const taken = yield* act<Move>(table, self, 'lizards.rituals', () => menu(state, self));
    if (taken.kind !== 'lizards.reveal') return;
    yield* ritual(table, self, taken.card);
  }
  yield* offer(table, self);
}

function menu(state: State, self: Seat): Move[] {
  const cards: Move[] = select(distinct(handOf(state, self)))
    .where('ROOT-10.5', (card) => ritualsOf(state, self, card).length > 0)
    .moves((card) => ({ kind: 'lizards.reveal', card }));
  return [...cards, DONE];
}

/** What a card can be revealed for. */
function ritualsOf(state: State, self: Seat, card: Card): Move[] {
  const suit = suitOf(card);
  const recruits = playerOf(state, self).supply > 0;
  if (suit === 'bird') return recruits ? [{ kind: 'lizards.sacrifice' }] : [];
  const moves: Move[] = [];
  if (gardenSites(state, self, suit).list.length > 0) moves.push({ kind: 'build' });
  if (recruits && recruitSites(state, self, suit).list.length > 0) moves.push({ kind: 'recruit' });
  if (!boardOf(state, self).scored.includes(suit)) moves.push({ kind: 'lizards.score', vp: vpOf(state, self, suit) });
  return moves;
}

/** The card lies open from now on, so everybody sees what it is good for. */
function* ritual(table: Root, self: Seat, card: Card): Rules {
  const { state } = table;
  takeFromHand(state, self, card);
  boardOf(state, self).revealed.push(card);
  table.tell({ kind: 'lizards.revealed', seat: self, card });
  const taken = yield* choose<Move>(self, { kind: 'lizards.ritual', card }, ritualsOf(state, self, card));
  const suit = suitOf(card) as ClearingSuit;
  if (taken.kind === 'build') yield* build(table, self, suit);
  else if (taken.kind === 'recruit') yield* recruit(table, self, suit);
  else if (taken.kind === 'lizards.score') scoreGardens(table, self, card);
  else sacrifice(table, self);
}

/** ROOT-10.5.1: where the Cult rules and a slot is open. */
function gardenSites(state: State, self: Seat, suit: ClearingSuit): Selection<Clearing> {
  return placeable(state, self)
    .where('ROOT-10.5.1', (clearing) => suitAt(state, clearing) === suit && rules(state, self, clearing))
    .where('ROOT-2.2.3', (clearing) => openSlots(state, clearing) > 0)
    .where('ROOT-1.5.1', () => hasGardenLeft(state, self, suit));
}

function* build(table: Root, self: Seat, suit: ClearingSuit): Rules {
  const where = gardenSites(table.state, self, suit).moves(clearingMove);
  const { clearing } = yield* choose(self, { kind: 'lizards.build-where', suit }, where);
  yield* place(table, self, clearing, { building: GARDEN });
}

/** ROOT-10.5.2: in any clearing of the suit. */
function recruitSites(state: State, self: Seat, suit: ClearingSuit): Selection<Clearing> {
  return placeable(state, self).where('ROOT-10.5.2', (clearing) => suitAt(state, clearing) === suit);
}

function* recruit(table: Root, self: Seat, suit: ClearingSuit): Rules {
  const where = recruitSites(table.state, self, suit).moves(clearingMove);
  const { clearing } = yield* choose(self, { kind: 'lizards.recruit-where', suit }, where);
  yield* place(table, self, clearing, { warriors: 1 });
}

function vpOf(state: State, self: Seat, suit: ClearingSuit): number {
  return data.gardens.vpByGardensOfSuitOnMap[gardensOf(state, self, suit)] as number;
}

/** ROOT-10.5.3: the revealed card is spent; once per suit and turn. */
function scoreGardens(table: Root, self: Seat, card: Card): void {
  const { state } = table;
  const { revealed, scored } = boardOf(state, self);
  const suit = suitOf(card) as ClearingSuit;
  scored.push(suit);
  revealed.splice(revealed.lastIndexOf(card), 1);
  table.tell({ kind: 'spent', seat: self, card });
  discard(table, card);
  score(table, self, vpOf(state, self, suit), 'gardens', 'ROOT-10.5.3');
}

/** ROOT-10.5.4: a warrior of the supply becomes an acolyte. */
function sacrifice(table: Root, self: Seat): void {
  playerOf(table.state, self).supply -= 1;
  boardOf(table.state, self).acolytes += 1;
  table.tell({ kind: 'lizards.sacrificed', seat: self });
}
