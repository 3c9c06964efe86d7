/** Specialists that are turned, and Chiyo's Elder on another Coven's Specialist. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import type { Bag, Effect } from '../../data/effects.ts';
import { turnEffect } from '../state/abilities.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Free } from '../state/moves.ts';
import { type Actor, type Copied, playerOf, type Specialist, type State } from '../state/state.ts';
import { returnable } from './figures.ts';
import { canPay } from './pay.ts';

/** EVE-2.4(b): Specialists with a `turn` ability that was not used yet and whose first operation can do something. */
export function turnMoves(state: State, seat: Seat): Free[] {
  const player = playerOf(state, seat);
  const cards = [...player.specialists, ...player.copied].flatMap(({ card }) => (turnEffect(card) ? [card] : []));
  if (cards.length === 0) return [];
  return select([...new Set(cards)])
    .where('EVE-2.4', (card) => unused(state, seat, card) !== undefined)
    .where('EVE-2.4', (card) => canStart(state, seat, turnEffect(card) as Effect))
    .moves((card) => ({ kind: 'free', what: 'turn', card }));
}

export function* turnSpecialist(table: Evenfall, seat: Seat, card: string): Rules {
  const specialist = unused(table.state, seat, card) as Specialist | Copied;
  if ('turned' in specialist) specialist.turned = true;
  else specialist.used = true;
  table.tell({ kind: 'turned', seat, card });
  yield* table.resolve(seat, turnEffect(card) as Effect, { source: card, spot: null, mustPay: true });
}

function unused(state: State, seat: Seat, card: string): Specialist | Copied | undefined {
  const player = playerOf(state, seat);
  return (
    player.specialists.find((own) => own.card === card && !own.turned) ??
    player.copied.find((copied) => copied.card === card && !copied.used)
  );
}

/** EVE-2.4: the cost is payable, or there is a Place to transfer, a figure to return, a Specialist to copy, a Card to draw. */
function canStart(state: State, seat: Seat, effect: Effect): boolean {
  const player = playerOf(state, seat);
  const [first] = effect;
  switch (first?.op) {
    case 'pay':
      return canPay(player, first.cost);
    case 'transfer':
      return player.outer.length > 0;
    case 'returnFigure':
      return returnable(player, first.figure).length > 0;
    case 'copySpecialist':
      return player.elders > 0 && copyable(state, seat).list.length > 0;
    case 'gain':
      return !isCardsOnly(first.what) || state.deck.length + state.discard.length > 0;
    default:
      return true;
  }
}

function isCardsOnly(bag: Bag): boolean {
  return Object.keys(bag).every((key) => key === 'cards');
}

type Candidate = { readonly owner: Actor; readonly card: string };

/** EVE-4.10: every Specialist of an opponent whose name the player does not have as a Specialist. */
function copyable(state: State, seat: Seat): Selection<Candidate> {
  const candidates: Candidate[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    for (const { card } of playerOf(state, other).specialists) candidates.push({ owner: other, card });
  }
  for (const card of new Set(state.automa?.specialists ?? [])) candidates.push({ owner: 'automa', card });
  const own = playerOf(state, seat).specialists;
  return select(candidates).where('EVE-4.10', ({ card }) => own.every((specialist) => specialist.card !== card));
}

export function* copySpecialist(table: Evenfall, seat: Seat): Rules {
  const player = playerOf(table.state, seat);
  const choices = copyable(table.state, seat);
  if (player.elders === 0 || choices.list.length === 0) return;
  const moves = choices.moves(({ owner, card }) => ({ kind: 'copy', owner, card }) as const);
  const { owner, card } = yield* choose(seat, 'copy', moves);
  player.elders--;
  player.copied.push({ owner, card, used: false });
  table.tell({ kind: 'copied', seat, owner, card });
}
