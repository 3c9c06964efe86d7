/** Wake (OATH-3.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { SUITS, type Suit } from '../../data/board.ts';
import { choose } from '../asking/choose.ts';
import { react } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { checkMob } from '../operations/banners.ts';
import { bank, moveFavor, purseOf, spendFavor } from '../operations/favor.ts';
import { turnUsurper } from '../operations/title.ts';
import { meetsVision, visionsOf } from '../queries/goals.ts';
import type { Move } from '../state/moves.ts';
import { isPrince } from '../state/relations.ts';
import { playerOf } from '../state/state.ts';

const BANNER = { at: 'banner', banner: 'peoples-favor' } as const;

/** Gives how the player has won, or null. What people do with tokens on a real table they tell. */
export function* wake(oath: Oath, seat: Seat): Rules<string | null> {
  oath.tell({ kind: 'phase', seat, phase: 'wake' });
  const outside = isOutside(oath, seat);
  if (!outside) yield* tendPeople(oath, seat);
  const won = wonInWake(oath, seat);
  if (won !== null) return won;
  const { title } = oath.state;
  if (title.holder === seat && title.side === 'oathkeeper' && playerOf(oath.state, seat).role === 'exile')
    turnUsurper(oath, seat);
  if (!outside) yield* react(oath, 'wake', { seat });
  return null;
}

/** OATH-10.1, 10.2: by the title first; both at once win "in several ways". */
function wonInWake(oath: PoweredState, seat: Seat): string | null {
  const { state } = oath;
  if (playerOf(state, seat).role !== 'exile') return null;
  const usurper = state.title.holder === seat && state.title.side === 'usurper';
  const visionary = visionsOf(oath, seat).some((vision) => meetsVision(oath, seat, vision));
  if (usurper) return visionary ? 'usurper-and-vision' : 'usurper';
  return visionary ? 'vision' : null;
}

/** OATH-3.2 a: one favor on the People's Favor or one from it to the emptiest bank; twice on the Mob side. A Prince only adds (OATH-9.14). */
function* tendPeople(oath: Oath, seat: Seat): Rules {
  const favor = oath.state.banners['peoples-favor'];
  if (favor.holder !== seat) return;
  for (let times = favor.mob ? 2 : 1; times > 0; times--) {
    const moves = tending(oath, seat);
    if (moves.length === 0) continue;
    const pick = yield* choose(oath, seat, 'peoples-favor', moves);
    if (pick.kind === 'add') spendFavor(oath, seat, BANNER, 1);
    else if (pick.kind === 'remove') moveFavor(oath, BANNER, bank(pick.suit), 1);
  }
  checkMob(oath);
}
function tending(oath: PoweredState, seat: Seat): Move[] {
  const { state } = oath;
  const { tokens } = state.banners['peoples-favor'];
  const moves: Move[] = purseOf(oath, seat) > 0 ? [{ kind: 'add' }] : [];
  if (tokens === 1 && moves.length > 0 && playerOf(state, seat).favor === 0) moves.push({ kind: 'none' });
  const emptiest = select<Suit>(SUITS)
    .least('OATH-3.2', (suit) => state.banks[suit])
    .moves((suit) => ({ kind: 'remove', suit }) as const);
  return tokens > 1 && !isPrince(state, seat) ? [...moves, ...emptiest] : moves;
}
