/** AUT-7.5: the actions of the order, one after the other. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick, shuffle } from '@tavola/kernel/rules/chance.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import type { Item } from '../../../data/items.ts';
import type { Clearing } from '../../../data/maps.ts';
import { questOf } from '../../../data/quests.ts';
import { type Action, actionsFor, costs, rewards } from '../../../data/vagabot.ts';
import { lookUnder } from '../../factions/vagabond/explore.ts';
import { clearingOf } from '../../factions/vagabond/state.ts';
import { drawCards, holdsCards } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { otherSeats, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { skips, targets } from '../automaton.ts';
import { piecesHere, vpOf } from '../keys.ts';
import { seatName, selection } from '../selection.ts';
import { hasTrait, orderSuit } from '../state.ts';
import { battle } from './battle.ts';
import { special } from './characters.ts';
import { damagedItems, exhaust, gain, itemsOf, ready, repair } from './items.ts';
import { drawQuest } from './setup.ts';
import { boardOf } from './state.ts';
import { nearest, reach } from './walk.ts';

const HELPER = { vp: 1, cards: 2 };

const actions: { readonly [action in Action]: (table: Root, self: Seat) => Rules<unknown> } = {
  explore,
  quest,
  aid,
  battle,
  repair: mend,
  special,
};

/** After a slip there is no Daylight (AUT-7.4.3). */
export function* daylight(table: Root, self: Seat): Rules {
  const { state } = table;
  if (boardOf(state, self).slipped) return;
  for (const action of actionsFor[orderSuit(state, self)]) yield* actions[action](table, self);
  if (hasTrait(state, self, 'adventurer')) yield* goQuesting(table, self);
}

/** AUT-7.5.1: the nearest ruin; one under which he finds nothing that he may take is none for him (ROOT-9.8). */
function* explore(table: Root, self: Seat): Rules {
  const { state } = table;
  const { open } = state;
  for (;;) {
    const { barren } = boardOf(state, self);
    const isThere = (one: Clearing) => (open.ruins[one] as number) > 0 && !barren.includes(one);
    const where = yield* nearest(state, self, 'AUT-7.5.1', isThere);
    const clearing = where.best as Clearing;
    if (!(yield* reach(table, self, 'AUT-7.5.1', [where], where.best, costs.explore))) return;
    const item = yield* itemUnder(state, self, clearing);
    if (item === null) barren.push(clearing);
    else {
      exhaust(table, self, 'AUT-7.5.1', costs.explore);
      take(state, self, clearing, item);
    }
    const last = item !== null && (state.hidden.ruins[clearing] as readonly Item[]).length === 0;
    table.tell({ kind: 'vagabond.explored', seat: self, clearing, item, ...(last && { last }) });
    yield* pause(table);
    if (item !== null) return;
  }
}

/** By chance, of those whose type he has from no other ruin. All are mixed, so that chance is asked whatever they are. */
function* itemUnder(state: State, self: Seat, clearing: Clearing): Rules<Item | null> {
  yield* lookUnder(state, boardOf(state, self).looked, clearing, null);
  const own = itemsOf(state, self).filter(({ ruin }) => ruin);
  const mixed = yield* shuffle(state.hidden.ruins[clearing] as readonly Item[]);
  return mixed.find((item) => !own.some((held) => held.item === item)) ?? null;
}

function take(state: State, self: Seat, clearing: Clearing, item: Item): void {
  const under = state.hidden.ruins[clearing] as Item[];
  under.splice(under.indexOf(item), 1);
  gain(state, self, item, true);
  if (under.length === 0) state.open.ruins[clearing] = (state.open.ruins[clearing] as number) - 1;
}

/** AUT-7.5.2: the nearest clearing of the quest's suit. True when he completed it. */
function* quest(table: Root, self: Seat): Rules<boolean> {
  const { state } = table;
  const clause = 'AUT-7.5.2';
  const board = boardOf(state, self);
  const own = board.quest;
  const where = yield* nearest(state, self, clause, (clearing) => {
    return own !== null && questOf(own).suit === suitAt(state, clearing);
  });
  if (!(yield* reach(table, self, clause, [where], where.best, costs.quest)) || own === null) return false;
  exhaust(table, self, clause, costs.quest);
  board.quest = null;
  board.done.push(own);
  table.tell({ kind: 'automaton.quest', seat: self, quest: own, done: true });
  score(table, self, rewards.quest, 'quest', clause);
  yield* drawQuest(table, self);
  yield* pause(table);
  return true;
}

/** AUT-T-VAG-1: what is left goes into quests. */
function* goQuesting(table: Root, self: Seat): Rules {
  while (ready(table.state, self) > 0 && (yield* quest(table, self)));
}

/** AUT-7.5.3: items of the player here with fewest VP, for cards; he does not move for it. */
function* aid(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-7.5.3';
  const clearing = clearingOf(state, self);
  const whom = yield* selection(state, {
    from: clearing === null ? [] : otherSeats(state, self).filter((one) => piecesHere(state, one, clearing) > 0),
    where: [[clause, (one) => crafted(state, one) > 0]],
    by: [[clause, 'least', (one) => vpOf(state, one)]],
    tie: 'setup',
    name: seatName,
  });
  const of = whom.best;
  const count = of === undefined ? 0 : Math.min(ready(state, self), crafted(state, of));
  if (of === undefined || count === 0) return yield* skips(table, self, clause, [whom]);
  targets(table, self, clause, [whom], clearing);
  exhaust(table, self, clause, count * costs.aidPerItem);
  for (let i = 0; i < count; i++) yield* takeCrafted(table, self, of);
  // AUT-T-VAG-3: the Helper scores 1 VP more, and people draw twice as many.
  const helper = hasTrait(state, self, 'helper');
  score(table, self, count * rewards.aidPerItem + (helper ? HELPER.vp : 0), 'aid', clause);
  yield* drawCards(table, of, count * (helper && holdsCards(state, of) ? HELPER.cards : 1));
  yield* pause(table);
}

function crafted(state: State, seat: Seat): number {
  const { items, exhausted } = playerOf(state, seat);
  return items.length + exhausted.length;
}

/** By chance; an exhausted one is turned face up (ROOT-14X.3). */
function* takeCrafted(table: Root, self: Seat, from: Seat): Rules {
  const { state } = table;
  const { items, exhausted } = playerOf(state, from);
  const ask = { kind: 'automaton.chance', seat: self, clause: 'AUT-7.5.3' } as const;
  const item = yield* pick([...items, ...exhausted], ask);
  const pile = items.includes(item) ? items : exhausted;
  pile.splice(pile.indexOf(item), 1);
  gain(state, self, item);
  table.tell({ kind: 'vagabond.took', seat: self, from, item });
}

/** AUT-7.5.5. */
function* mend(table: Root, self: Seat): Rules {
  const { state } = table;
  const clause = 'AUT-7.5.5';
  if (damagedItems(state, self).length === 0 || ready(state, self) < costs.repair)
    return yield* skips(table, self, clause);
  exhaust(table, self, clause, costs.repair);
  yield* repair(table, self, clause, 1);
  yield* pause(table);
}
