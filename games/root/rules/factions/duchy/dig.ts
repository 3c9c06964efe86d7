/** Dig (ROOT-12.5.1) and tunnels (ROOT-12.2.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, matches } from '../../../data/cards.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { BURROW, type Clearing, clearings } from '../../../data/maps.ts';
import { spendCard } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { cardMove, clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { carryOut } from '../../woodland/move.ts';
import { warriorsAt } from '../../woodland/pieces.ts';
import { place, tokensLeft } from '../../woodland/place.ts';
import { remove, token } from '../../woodland/removal.ts';
import { allowed, isAllowed } from '../../woodland/rule.ts';
import { TUNNEL } from './state.ts';
import { tunnels } from './tunnels.ts';

const MOST_WARRIORS = facts.factions.find(({ id }) => id === 'duchy')?.digMaxWarriors as number;

function sites(state: State, self: Seat): Selection<Clearing> {
  const dug = tunnels(state, self);
  const where = select(clearings).where('ROOT-12.5.1', (clearing) => !dug.includes(clearing));
  return allowed(where, state, self, 'place', (clearing) => clearing);
}

export function digCards(state: State, self: Seat): Card[] {
  const suits = sites(state, self).list.map((clearing) => suitAt(state, clearing));
  return distinct(handOf(state, self)).filter((card) => suits.some((suit) => matches(card, suit)));
}

/** A card for a tunnel in a clearing of its suit, and up to four warriors through it. */
export function* dig(table: Root, self: Seat): Rules {
  const { state } = table;
  const ask = { kind: 'spend', suit: null, for: 'dig' } as const;
  const { card } = yield* choose(self, ask, () => digCards(state, self).map(cardMove));
  const where = sites(state, self).where('ROOT-12.5.1', (clearing) => matches(card, suitAt(state, clearing)));
  const { clearing } = yield* choose(self, { kind: 'duchy.where-to-dig', card }, where.moves(clearingMove));
  spendCard(table, self, card);
  if (tokensLeft(playerOf(state, self), TUNNEL) === 0) yield* takeTunnelBack(table, self);
  yield* place(table, self, clearing, { token: TUNNEL });
  yield* emerge(table, self, clearing);
}

/** ROOT-12.2.4: with all three on the map one of them is moved. */
function* takeTunnelBack(table: Root, self: Seat): Rules {
  const { clearing } = yield* choose(self, 'duchy.which-tunnel', tunnels(table.state, self).map(clearingMove));
  yield* remove(table, [{ ...token(self, TUNNEL, clearing), by: self }]);
}

function* emerge(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const most = Math.min(MOST_WARRIORS, warriorsAt(playerOf(state, self), BURROW));
  if (most === 0 || !isAllowed(state, self, 'enter', clearing)) return;
  const counts: Move[] = Array.from({ length: most }, (_, i) => ({ kind: 'warriors', count: most - i }));
  const taken = yield* choose<Move>(self, { kind: 'duchy.dig-count', clearing }, [...counts, DONE]);
  if (taken.kind !== 'warriors') return;
  yield* carryOut(table, { seat: self, from: BURROW, to: clearing, warriors: taken.count, ferry: false });
}
