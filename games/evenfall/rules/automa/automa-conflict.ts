/** The Automa in conflicts (EVE-8.7). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { step } from '@tavola/kernel/rules/step.ts';
import type { Effect } from '../../data/effects.ts';
import { sum } from '../state/counters.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Automa, Conflict, Contender, RegionState } from '../state/state.ts';
import { automaGets } from './automa.ts';
import { boxOf } from './box.ts';

/** Round number, Witches, and the VP of as many cards as she has Witches there. */
export function* automaStrength(table: Evenfall, conflict: Conflict, region: RegionState): Rules {
  const { state } = table;
  const box = boxOf(state);
  for (let n = 1; n <= region.automa; n++) {
    const { card } = yield* box.reveal(table, { region: region.id, n, of: region.automa });
    if (card !== null) conflict.cards.push(card);
  }
  state.discard.push(...conflict.cards);
  const side = conflict.sides.find(({ actor }) => actor === 'automa') as Contender;
  side.strength = state.round + region.automa + sum(conflict.cards, box.vpOf);
  const { round } = state;
  const cards = conflict.cards.slice();
  const { strength } = side;
  const drawn = sum(cards, box.vpOf);
  yield* step(table, { kind: 'automa-strength', cards, drawn, round, witches: region.automa, strength });
}

export function* automaReward(table: Evenfall, effect: Effect): Rules {
  yield* automaGets(table, table.state.automa as Automa, effect, 'reward');
}

export function automaTakesStone(table: Evenfall, region: RegionState): void {
  const stones = boxOf(table.state).stones(region).slice();
  const leftmost = select(stones).first('EVE-8.7', (stone) => stones.indexOf(stone));
  const stone = leftmost.best;
  if (stone === undefined) return;
  region.stones = region.stones.filter((other) => other !== stone);
  (table.state.automa as Automa).stones.push(stone);
  table.tell({ kind: 'took-stone', seat: 'automa', stone, region: region.id }, { why: leftmost });
}
