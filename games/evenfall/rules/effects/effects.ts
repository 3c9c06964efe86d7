/** The operations of the effect vocabulary, each implemented once (rules section 3.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Effect, Op, OpOf } from '../../data/effects.ts';
import { choose } from '../state/choose.ts';
import { units } from '../state/counters.ts';
import type { Context, Evenfall, EvenfallTable } from '../state/evenfall.ts';
import type { Move } from '../state/moves.ts';
import { playerOf } from '../state/state.ts';
import { discoverFree, drawPlaces } from './discover.ts';
import { explore } from './explore.ts';
import { moveFigures, removeRitual, returnFigures, sendElders } from './figures.ts';
import { gain, gainFixed, isFixed } from './gain.ts';
import { canPay, DECLINE, pay } from './pay.ts';
import { copySpecialist } from './specialists.ts';
import { takeRedStone } from './stones.ts';
import { climb, reachedTrackBonus } from './track.ts';
import { transfer } from './transfer.ts';

/** A table whose rules can run effects. */
export function withEffects(table: EvenfallTable): Evenfall {
  const { state, options, seats } = table;
  const evenfall: Evenfall = {
    state,
    options,
    seats,
    tell: (event, telling) => table.tell(event, telling),
    checkpoint: () => table.checkpoint(),
    beat: () => table.beat(),
    doubt: (facts) => table.doubt(facts),
    resolve: (seat, effect, context) => resolve(evenfall, seat, effect, context),
  };
  return evenfall;
}

function* resolve(table: Evenfall, seat: Seat, effect: Effect, context: Context): Rules {
  for (const op of effect) {
    if (op.op === 'gain' && isFixed(op.what)) gainFixed(table, seat, op.what, context.source);
    else yield* operation(table, seat, op, context);
  }
}

function* operation(table: Evenfall, seat: Seat, op: Op, context: Context): Rules {
  switch (op.op) {
    case 'gain':
      return yield* gain(table, seat, op.what, context.source);
    case 'pay':
      return yield* mayPay(table, seat, op, context);
    case 'payUpTo':
      return yield* payUpTo(table, seat, op, context);
    case 'choose':
      return yield* option(table, seat, op, context);
    case 'transfer':
      return yield* transfer(table, seat, op.count);
    case 'explore':
      return yield* explore(table, seat, op, context.spot);
    case 'coven':
      return yield* climb(table, seat, op.steps, op.both);
    case 'reachedTrackBonus':
      return yield* reachedTrackBonus(table, seat);
    case 'drawPlace':
      return yield* drawPlaces(table, seat, op.count);
    case 'discoverFree':
      return yield* discoverFree(table, seat, op.refill);
    case 'perCount':
      return yield* gain(table, seat, op.gain, context.source, units(table.state, seat, op));
    case 'removeRitual':
      return yield* removeRitual(table, seat, op.gain, context.source);
    case 'moveFigures':
      return yield* moveFigures(table, seat);
    case 'returnFigure':
      return yield* returnFigures(table, seat, op.figure, op.count);
    case 'sendElder':
      return yield* sendElders(table, seat, op.count);
    case 'copySpecialist':
      return yield* copySpecialist(table, seat);
    case 'takeRedStone':
      return takeRedStone(table, seat);
  }
}

function* mayPay(table: Evenfall, seat: Seat, { cost, then }: OpOf<'pay'>, context: Context): Rules {
  if (!canPay(playerOf(table.state, seat), cost)) return;
  if (!context.mustPay) {
    const offered: readonly Move[] = [{ kind: 'pay-cost' }, DECLINE];
    if ((yield* choose(seat, { kind: 'may-pay', cost, then }, offered)).kind === 'decline') return;
  }
  yield* pay(table, seat, cost);
  yield* resolve(table, seat, then, context);
}

function* payUpTo(table: Evenfall, seat: Seat, { resource, max, per }: OpOf<'payUpTo'>, context: Context): Rules {
  const player = playerOf(table.state, seat);
  const most = Math.min(max, player[resource]);
  const amounts = Array.from({ length: most + 1 }, (_, n) => ({ kind: 'amount', n }) as const);
  const { n } = yield* choose(seat, { kind: 'amount', of: resource, per }, amounts);
  if (n === 0) return;
  player[resource] -= n;
  table.tell({ kind: 'paid', seat, cost: { [resource]: n } });
  yield* gain(table, seat, per, context.source, n);
}

function* option(table: Evenfall, seat: Seat, { options }: OpOf<'choose'>, context: Context): Rules {
  const of = context.source;
  const { n } = yield* choose(
    seat,
    { kind: 'option', of },
    options.map((_, i) => ({ kind: 'option', of, n: i }) as const),
  );
  yield* resolve(table, seat, options[n]?.effect as Effect, context);
}
