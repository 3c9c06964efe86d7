/** The Coven Track (EVE-3): each step moves one field up and gives its bonus at once; above the top it gives 2 VP. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { EXTRA_STEP_VP, type TrackField } from '../../data/boards.ts';
import type { Effect } from '../../data/effects.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import { covenBoard, playerOf, trackFields } from '../state/state.ts';
import { gain } from './gain.ts';
import { fire } from './triggers.ts';

/** EVE-3.1: several steps are resolved one by one. */
export function* climb(table: Evenfall, seat: Seat, steps: number, both: boolean): Rules {
  for (let i = 0; i < steps; i++) {
    yield* step(table, seat, both);
    yield* fire(table, seat, { on: 'covenStep' });
  }
}

function* step(table: Evenfall, seat: Seat, both: boolean): Rules {
  const player = playerOf(table.state, seat);
  const field = trackFields(table.state, seat)[player.track];
  if (field === undefined) {
    table.tell({ kind: 'step', seat, to: player.track, top: true });
    return yield* gain(table, seat, { vp: EXTRA_STEP_VP }, 'track');
  }
  player.track++;
  table.tell({ kind: 'step', seat, to: player.track, top: false });
  yield* bonus(table, seat, field, both);
}

/** EVE-7.2: one half of a split field or both, in the order the player chooses. */
function* bonus(table: Evenfall, seat: Seat, field: TrackField, both: boolean): Rules {
  const context = { source: 'track', spot: null };
  if (!field.options) return yield* table.resolve(seat, field.effect, context);
  const { step, options } = field;
  const { track } = covenBoard(table.state, seat);
  const { n } = yield* choose(
    seat,
    { kind: both ? 'first-half' : 'half', step },
    options.map((_, i) => ({ kind: 'half', track, step, n: i }) as const),
  );
  yield* table.resolve(seat, options[n]?.effect as Effect, context);
  if (both) yield* table.resolve(seat, options[1 - n]?.effect as Effect, context);
}

/** The bonus of any field already reached; the marker stays and `covenStep` does not fire. */
export function* reachedTrackBonus(table: Evenfall, seat: Seat): Rules {
  const fields = trackFields(table.state, seat).slice(0, playerOf(table.state, seat).track);
  if (fields.length === 0) return;
  const { track } = covenBoard(table.state, seat);
  const { step } = yield* choose(
    seat,
    'reached',
    fields.map((field) => ({ kind: 'reached', track, step: field.step }) as const),
  );
  yield* bonus(table, seat, fields[step - 1] as TrackField, false);
}
