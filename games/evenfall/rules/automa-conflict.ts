/** The Automa in conflicts (EVE-8.7). */
import type { Rules } from '@tavola/kernel/ask.ts';
import { select } from '@tavola/kernel/select.ts';
import { vpOf } from '../data/cards.ts';
import type { Effect } from '../data/effects.ts';
import { automaGets } from './automa.ts';
import { sum } from './counters.ts';
import { topCard } from './gain.ts';
import type { Automa, Conflict, Contender, Evenfall, RegionState } from './state.ts';

/** Round number, Witches, and the VP of as many cards as she has Witches there. */
export function* automaStrength(table: Evenfall, conflict: Conflict, region: RegionState): Rules {
  const { state } = table;
  for (let i = 0; i < region.automa; i++) {
    const card = yield* topCard(table);
    if (card !== null) conflict.cards.push(card);
  }
  state.discard.push(...conflict.cards);
  const side = conflict.sides.find(({ actor }) => actor === 'automa') as Contender;
  side.strength = state.round + region.automa + sum(conflict.cards, vpOf);
  table.tell({ kind: 'automa-strength', cards: conflict.cards.slice(), round: state.round, witches: region.automa });
}

export function automaReward(table: Evenfall, effect: Effect): void {
  automaGets(table, table.state.automa as Automa, effect, 'reward');
}

export function automaTakesStone(table: Evenfall, region: RegionState): void {
  const leftmost = select(region.stones).first('EVE-8.7', (stone) => region.stones.indexOf(stone));
  const stone = leftmost.best;
  if (stone === undefined) return;
  region.stones.splice(region.stones.indexOf(stone), 1);
  (table.state.automa as Automa).stones.push(stone);
  table.tell({ kind: 'took-stone', seat: 'automa', stone }, { why: leftmost });
}
