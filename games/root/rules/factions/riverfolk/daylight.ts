/** ROOT-11.5: actions in any order and number; each costs a fund, so that without funds nothing is asked. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { POST_VP } from '../../../data/riverfolk.ts';
import { clearingSuits } from '../../../data/suits.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { drawCards } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { has, mapOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craft, craftable } from '../../turn/craft.ts';
import { act, offer } from '../../turn/windows.ts';
import { clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { tokensAt } from '../../woodland/pieces.ts';
import { place, placeable } from '../../woodland/place.ts';
import { NOBODY, rulerOf } from '../../woodland/rule.ts';
import { exportCard } from './craft.ts';
import { chooseFund, commit, fundsOf, spend } from './funds.ts';
import { boardOf, ownersIn, TRADE_POST } from './state.ts';

/** ROOT-11.5: what a trade post costs of its clearing's ruler. */
const POST_COST = 2;

export function* daylight(table: Root, self: Seat): Rules {
  const { state } = table;
  while (fundsOf(state, self) > 0) {
    table.checkpoint();
    const ask = { kind: 'riverfolk.daylight', funds: fundsOf(state, self) } as const;
    const taken = yield* act<Move>(table, self, ask, () => menu(state, self));
    if (taken.kind === 'done') return;
    yield* takeAction(table, self, taken);
  }
  yield* offer(table, self);
}

function menu(state: State, self: Seat): Move[] {
  const { open, hidden } = state;
  const cards = craftable(state, self);
  const moves: Move[] = [];
  if (warriorMover.can(state, self, null)) moves.push({ kind: 'move' });
  if (canBattle(state, self)) moves.push({ kind: 'battle' });
  moves.push(...cards);
  // Section 9: an export without a warrior to place could not be completed.
  if (playerOf(state, self).supply > 0)
    moves.push(...cards.map(({ card }) => ({ kind: 'riverfolk.export', card }) as const));
  if (hidden.deck.length + open.discard.length > 0) moves.push({ kind: 'riverfolk.draw' });
  if (recruiters(state, self).length > 0 && riverbanks(state, self).list.length > 0) moves.push({ kind: 'recruit' });
  if (sites(state, self).list.length > 0) moves.push({ kind: 'riverfolk.establish' });
  return [...moves, DONE];
}

function* takeAction(table: Root, self: Seat, taken: Move): Rules {
  switch (taken.kind) {
    case 'craft':
      return yield* craft(table, self, taken.card);
    case 'riverfolk.export':
      return yield* exportCard(table, self, taken.card);
    case 'recruit':
      return yield* recruit(table, self);
    case 'riverfolk.establish':
      return yield* establish(table, self);
    case 'move':
    case 'battle':
      commit(table, self, yield* chooseFund(table, self, taken.kind), boardOf(table.state, self).committed);
      if (taken.kind === 'battle') yield* battle(table, self);
      else yield* warriorMover.take(table, self, null, false);
      return;
    default:
      commit(table, self, yield* chooseFund(table, self, 'draw'), boardOf(table.state, self).committed);
      yield* drawCards(table, self, 1);
  }
}

/** Whose warrior can be spent so that there is one to place: with an empty supply only one of their own that comes back to it. */
function recruiters(state: State, self: Seat): Seat[] {
  const owners = ownersIn(boardOf(state, self).funds);
  if (playerOf(state, self).supply > 0) return owners;
  const buried = state.open.players.some((player) => has(player, 'coffin-makers'));
  return owners.filter((owner) => owner === self && !buried);
}

export function riverbanks(state: State, self: Seat): Selection<Clearing> {
  return placeable(state, self).where('ROOT-11.5', (clearing) => mapOf(state).riverside.includes(clearing));
}

function* recruit(table: Root, self: Seat): Rules {
  const { state } = table;
  spend(table, self, yield* chooseFund(table, self, 'recruit', recruiters(state, self)), 1);
  const { clearing } = yield* choose(self, 'riverfolk.recruit-where', riverbanks(state, self).moves(clearingMove));
  yield* place(table, self, clearing, { warriors: 1 });
}

/** Clearings without a trade post whose suit has one left and whose ruler has enough warriors in the Funds box. */
function sites(state: State, self: Seat): Selection<Clearing> {
  const { posts, funds } = boardOf(state, self);
  const company = playerOf(state, self);
  const able = ownersIn(funds, POST_COST);
  if (able.length === 0) return select<Clearing>([]);
  return placeable(state, self)
    .where('ROOT-11.5', (clearing) => tokensAt(company, clearing) === 0)
    .where('ROOT-11.5', (clearing) => (posts[clearingSuits.indexOf(suitAt(state, clearing))] as number) > 0)
    .where('ROOT-11.5', (clearing) => isPaid(rulerOf(state, clearing), able));
}

function isPaid(ruler: Seat, able: readonly Seat[]): boolean {
  return ruler !== NOBODY && able.includes(ruler);
}

/** A trade post with its garrison. */
function* establish(table: Root, self: Seat): Rules {
  const { state } = table;
  const { clearing } = yield* choose(self, 'riverfolk.establish-where', sites(state, self).moves(clearingMove));
  const { posts } = boardOf(state, self);
  const suit = clearingSuits.indexOf(suitAt(state, clearing));
  spend(table, self, rulerOf(state, clearing), POST_COST);
  posts[suit] = (posts[suit] as number) - 1;
  yield* place(table, self, clearing, { token: TRADE_POST, warriors: 1 });
  score(table, self, POST_VP, 'trade-post', 'ROOT-11.5');
}

/** Trade posts on the map. */
export function tradePosts(state: State, self: Seat): Clearing[] {
  return clearings.filter((clearing) => tokensAt(playerOf(state, self), clearing) > 0);
}
