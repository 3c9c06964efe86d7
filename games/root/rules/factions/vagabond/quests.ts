/** Quests (ROOT-9.5.5), and the Adventurer's way with them (ROOT-9.7.7). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Item, itemKinds } from '../../../data/items.ts';
import { type Quest, questOf } from '../../../data/quests.ts';
import type { Held } from '../../boards/vagabond.ts';
import { drawCards } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Move } from '../../vocabulary/moves.ts';
import type { VagabondMove } from '../../vocabulary/vagabond.ts';
import { damage, exhaust, isReady, ready } from './items.ts';
import { revealQuest } from './setup.ts';
import { boardOf, clearingOf } from './state.ts';

const QUEST_CARDS = 2;

type QuestMove = Extract<VagabondMove, { kind: 'vagabond.quest' }>;
type QuestPlay = Extract<VagabondMove, { kind: 'vagabond.as-shown' | 'vagabond.improvise' }>;

/** The open quests of his clearing's suit for which he has the items. */
export function quests(state: State, self: Seat): QuestMove[] {
  const clearing = clearingOf(state, self);
  if (clearing === null) return [];
  return select(state.open.quests)
    .where('ROOT-9.5.5', (quest) => questOf(quest).suit === suitAt(state, clearing))
    .where('ROOT-9.5.5', (quest) => waysToDo(state, self, quest).length > 0)
    .moves((quest) => ({ kind: 'vagabond.quest', quest }));
}

function waysToDo(state: State, self: Seat, quest: Quest): QuestPlay[] {
  const { items } = questOf(quest);
  const ways: QuestPlay[] = has(state, self, items) ? [{ kind: 'vagabond.as-shown' }] : [];
  const { character, improvised } = boardOf(state, self);
  if (character !== 'adventurer' || improvised) return ways;
  for (const as of new Set(items)) {
    const others = items.toSpliced(items.indexOf(as), 1);
    for (const item of itemKinds) {
      if (item !== as && has(state, self, [...others, item])) ways.push({ kind: 'vagabond.improvise', item, as });
    }
  }
  return ways;
}

function has(state: State, self: Seat, items: readonly Item[]): boolean {
  return items.every((item) => ready(state, self, item) >= items.filter((one) => one === item).length);
}

export function* doQuest(table: Root, self: Seat, quest: Quest): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  const { items, suit } = questOf(quest);
  const way = yield* choose(self, { kind: 'vagabond.quest-items', quest }, waysToDo(state, self, quest));
  const shown = way.kind === 'vagabond.as-shown' ? items : items.toSpliced(items.indexOf(way.as), 1);
  for (const item of shown) exhaust(table, self, item);
  if (way.kind === 'vagabond.improvise') improvise(table, self, way.item, way.as);
  state.open.quests.splice(state.open.quests.indexOf(quest), 1);
  board.quests.push(quest);
  table.tell({ kind: 'vagabond.quest', seat: self, quest });
  yield* revealQuest(table);
  const vp = board.quests.filter((done) => questOf(done).suit === suit).length;
  const rewards: Move[] = [{ kind: 'vagabond.quest-vp' }, { kind: 'vagabond.quest-cards' }];
  const reward = yield* choose(self, { kind: 'vagabond.quest-reward', quest, vp }, rewards);
  if (reward.kind === 'vagabond.quest-vp') score(table, self, vp, 'quest', 'ROOT-9.5.5');
  else yield* drawCards(table, self, QUEST_CARDS);
}

/** The item is exhausted and damaged. */
function improvise(table: Root, self: Seat, item: Item, as: Item): void {
  const board = boardOf(table.state, self);
  const held = board.items.find((one) => one.item === item && isReady(one)) as Held;
  table.tell({ kind: 'vagabond.improvised', seat: self, item, as });
  exhaust(table, self, item);
  damage(table, self, [held]);
  board.improvised = true;
}
