/** What a conflict brings: rewards by strength, and a stone for the winner (EVE-5.8 to 5.12). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isOutside, isRealTable } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import { type RegionId, regionOf } from '../../data/boards.ts';
import { automaReward, automaTakesStone } from '../automa/automa-conflict.ts';
import { boxOf } from '../automa/box.ts';
import { fire } from '../effects/triggers.ts';
import { modifiers } from '../state/abilities.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import {
  type Actor,
  type Conflict,
  type Contender,
  playerOf,
  type RegionState,
  seatFace,
  turnOrder,
} from '../state/state.ts';

/** EVE-5.8: every reward whose threshold is reached, lowest first. */
export function* rewards(table: Evenfall, id: RegionId, { actor, strength }: Contender): Rules {
  for (const { min, effect } of boxOf(table.state).rewards(id)) {
    if ((strength as number) < min) return;
    const gives = effect();
    table.tell({ kind: 'reward', seat: actor, region: id, min });
    if (actor === 'automa') yield* automaReward(table, gives);
    else yield* table.resolve(actor, gives, { source: id, spot: null });
  }
}

/** EVE-5.9 to 5.12: the winner takes a stone, in the North the first-player marker too, at once. */
export function* victory(table: Evenfall, conflict: Conflict, region: RegionState): Rules {
  const { state } = table;
  const order = turnOrder(state);
  const rank = ({ actor }: Contender) => (actor === 'automa' ? order.length : order.indexOf(actor));
  const tieBreaker = ({ actor }: Contender) => (actor === 'automa' ? 0 : modifiers(state, actor, 'winTies').length);
  const won = select(conflict.sides, ({ actor }) => (actor === 'automa' ? actor : seatFace(actor)))
    .most('EVE-5.9', ({ strength }) => strength as number)
    .tieBreak((tied) => tied.where('EVE-8.7', ({ actor }) => actor !== 'automa'))
    .tieBreak((tied) => tied.most('EVE-4.16', (side) => Math.min(1, tieBreaker(side))))
    .tieBreak((tied) => tied.most('EVE-5.9', ({ dial }) => dial ?? 0))
    .tieBreak((tied) => tied.first('EVE-5.9', rank));
  const winner = won.best?.actor as Actor;
  const alone = conflict.sides.length === 1;
  conflict.winner = winner;
  const isSeen = !alone && !isRealTable(table);
  yield* step(table, { kind: 'won', seat: winner, region: region.id, alone }, isSeen ? { why: won } : {});
  if (winner === 'automa') automaTakesStone(table, region);
  else yield* takeStone(table, winner, region);
  if (regionOf(region.id).givesFirstPlayer && winner !== 'automa' && state.firstPlayer !== winner) {
    state.firstPlayer = winner;
    table.tell({ kind: 'first-player', seat: winner });
  }
  const seats = turnOrder(state).filter((seat) => conflict.sides.some(({ actor }) => actor === seat));
  if (winner !== 'automa') yield* fire(table, winner, { on: 'winConflict' });
  for (const seat of seats) if (seat !== winner) yield* fire(table, seat, { on: 'loseConflict' });
}

function* takeStone(table: Evenfall, seat: Seat, region: RegionState): Rules {
  const moves = region.stones.map((stone) => ({ kind: 'stone', stone }) as const);
  if (moves.length === 0 || isOutside(table, seat)) return;
  const { stone } = yield* choose(seat, { kind: 'stone', region: region.id }, moves);
  region.stones.splice(region.stones.indexOf(stone), 1);
  playerOf(table.state, seat).stones.push({ id: stone, field: null });
  table.tell({ kind: 'took-stone', seat, stone });
}
