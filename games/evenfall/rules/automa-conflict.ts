/** The Automa in conflicts (EVE-8.7). */
import type { Rules } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import { step } from '@tavola/kernel/step.ts';
import { vpOf } from '../data/cards.ts';
import type { Effect } from '../data/effects.ts';
import { automaGets } from './automa.ts';
import { sum } from './counters.ts';
import type { Evenfall } from './evenfall.ts';
import { topCard } from './gain.ts';
import type { Automa, Conflict, Contender, RegionState } from './state.ts';

/** Round number, Witches, and the VP of as many cards as she has Witches there. */
export function* automaStrength(table: Evenfall, conflict: Conflict, region: RegionState): Rules {
  const { state } = table;
  for (let i = 0; i < region.automa; i++) {
    const card = yield* topCard(table, { kind: 'real-card-of-automa', what: 'conflict' }, null);
    if (card !== null) conflict.cards.push(card);
  }
  state.discard.push(...conflict.cards);
  const side = conflict.sides.find(({ actor }) => actor === 'automa') as Contender;
  side.strength = state.round + region.automa + sum(conflict.cards, vpOf);
  const { round } = state;
  const cards = conflict.cards.slice();
  yield* step(table, { kind: 'automa-strength', cards, round, witches: region.automa, strength: side.strength });
}

export function* automaReward(table: Evenfall, effect: Effect): Rules {
  yield* automaGets(table, table.state.automa as Automa, effect, 'reward');
}

export function automaTakesStone(table: Evenfall, region: RegionState): void {
  const leftmost = select(region.stones).first('EVE-8.7', (stone) => region.stones.indexOf(stone));
  const stone = leftmost.best;
  if (stone === undefined) return;
  region.stones.splice(region.stones.indexOf(stone), 1);
  (table.state.automa as Automa).stones.push(stone);
  table.tell({ kind: 'took-stone', seat: 'automa', stone }, { why: leftmost });
}
