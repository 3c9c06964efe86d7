/** Ruins (ROOT-9.5.3, 9.8). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { firstLook } from '@tavola/kernel/rules/pile.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import type { Item } from '../../../data/items.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Move, PASS } from '../../vocabulary/moves.ts';
import type { VagabondAsk } from '../../vocabulary/vagabond.ts';
import { exhaust, gain, ready } from './items.ts';
import { boardOf, clearingOf } from './state.ts';

const EXPLORE_VP = facts.factions.find(({ id }) => id === 'vagabond')?.exploreVp as number;

export function canExplore(state: State, self: Seat): boolean {
  const clearing = clearingOf(state, self);
  return clearing !== null && (state.open.ruins[clearing] as number) > 0 && ready(state, self, 'torch') > 0;
}

/** He looks at what lies there and takes one item of a type that he does not hold from a ruin yet. Without one he scores nothing. */
export function* explore(table: Root, self: Seat): Rules {
  const { state } = table;
  const { open, hidden } = state;
  const clearing = clearingOf(state, self) as Clearing;
  exhaust(table, self, 'torch');
  const several = (hidden.ruins[clearing] as Item[]).length > 1;
  yield* lookUnder(state, boardOf(state, self).looked, clearing, several ? self : null);
  const item = yield* chooseItem(table, self, clearing);
  table.tell({ kind: 'vagabond.explored', seat: self, clearing, item });
  if (item === null) return;
  const under = hidden.ruins[clearing] as Item[];
  under.splice(under.indexOf(item), 1);
  gain(state, self, item, true);
  if (under.length === 0) open.ruins[clearing] = (open.ruins[clearing] as number) - 1;
  score(table, self, EXPLORE_VP, 'ruin', 'ROOT-9.5.3');
}

/** With two items he is asked whatever they are, so that being asked tells the others nothing. */
function* chooseItem(table: Root, self: Seat, clearing: Clearing): Rules<Item | null> {
  const { state } = table;
  const takeable = () => {
    const own = boardOf(state, self).items.filter(({ ruin }) => ruin);
    const under = state.hidden.ruins[clearing] as readonly Item[];
    return under.filter((item, i) => under.indexOf(item) === i && !own.some((held) => held.item === item));
  };
  if ((state.hidden.ruins[clearing] as readonly Item[]).length < 2) return takeable()[0] ?? null;
  const listed = (): Move[] => {
    const items = takeable().map((item): Move => ({ kind: 'item', item }));
    return items.length === 0 ? [PASS] : items;
  };
  const taken = yield* choose(self, { kind: 'vagabond.explore', clearing }, listed);
  return taken.kind === 'item' ? taken.item : null;
}

/**
 * Where people lay the items themselves nobody knows them before the first look, which `reader` alone may have. What is left behind is known from
 * now on.
 */
export function* lookUnder(state: State, looked: Clearing[], clearing: Clearing, reader: Seat | null): Rules {
  const { ruins } = state.hidden;
  const under = ruins[clearing] as Item[];
  if (!isKnown(state, clearing)) {
    const ask: VagabondAsk = { kind: 'vagabond.ruin-item', clearing };
    for (let i = 0; i < under.length; i++) {
      const elsewhere = clearings.filter((other) => other !== clearing && !isKnown(state, other));
      const unseen = () => [...under.slice(i + 1), ...elsewhere.flatMap((other) => ruins[other] as Item[])];
      const card = under[i] as Item;
      const item = yield* firstLook(card, unseen, ask, String, reader);
      if (item === card) continue;
      const place = [clearing, ...elsewhere].find((other) => ruins[other]?.includes(item, other === clearing ? i : 0));
      const pile = ruins[place as Clearing] as Item[];
      pile[pile.indexOf(item, place === clearing ? i : 0)] = card;
      under[i] = item;
    }
  }
  if (!looked.includes(clearing)) looked.push(clearing);
}

/** Somebody has looked under this ruin. */
function isKnown({ open }: State, clearing: Clearing): boolean {
  return open.players.some(({ board }) => 'looked' in board && board.looked.includes(clearing));
}
