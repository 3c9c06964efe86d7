/** The Oathkeeper's title passes on (OATH-2.15, 2.16). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { choose } from '../asking/choose.ts';
import { react } from '../hooks/hooks.ts';
import type { Oath } from '../hooks/power.ts';
import { meetsOath } from '../queries/goals.ts';
import { seatsOf } from '../queries/queries.ts';

/** After each complete action or power: a holder who no longer meets the goal loses the title to somebody who does. */
export function* checkTitle(oath: Oath): Rules {
  const { state } = oath;
  const { holder } = state.title;
  if (meetsOath(oath, holder, false)) return;
  const worthy = seatsOf(state).filter((seat) => seat !== holder && meetsOath(oath, seat, false));
  if (worthy.length === 0) return;
  const moves = select(worthy).moves((seat) => ({ kind: 'player', seat }) as const);
  const { seat } = yield* choose(oath, holder, { kind: 'title', oath: state.oath }, moves);
  yield* giveTitle(oath, seat);
}

export function* giveTitle(oath: Oath, seat: Seat): Rules {
  const { title } = oath.state;
  const from = title.holder;
  title.holder = seat;
  title.side = 'oathkeeper';
  oath.tell({ kind: 'title', seat });
  yield* react(oath, 'title-taken', { seat, from });
}

export function turnUsurper(oath: Oath, seat: Seat): void {
  oath.state.title.side = 'usurper';
  oath.tell({ kind: 'usurper', seat });
}
