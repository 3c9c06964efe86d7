/** The Vagabot's board: his items by kind and by condition (all alike for his rules, AUT-7.2.3), his quest, the slots that his items fill. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { NONE, type Value } from '@tavola/kernel/rules/real.ts';
import type { Item } from '../../../data/items.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { questIds } from '../../../data/quests.ts';
import type { Held } from '../../boards/vagabond.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { counted, panel, pawnOf, placeOf, type Tellable, upTo } from '../../contract/tell.ts';
import { conditionOf } from '../../factions/vagabond/state.ts';
import type { State } from '../../state/state.ts';
import type { Condition } from '../../vocabulary/vagabond.ts';
import { openAmbushes } from '../automaton.ts';
import { fillTrack, itemsOf } from './items.ts';
import { boardOf } from './state.ts';

const MOST_BLOCKED = 9;
const worn: readonly Condition[] = ['exhausted', 'damaged', 'exhausted-damaged'];

export const assistant: AssistantHooks = {
  facts: {
    board: (state, self) => [pawnOf(state, self)],
    last: (state, self) => [
      ...conditions(state, self),
      ...battleTrack(state, self),
      questOf(state, self),
      ...blockedSlots(state, self),
    ],
    items: { owned: (state, self) => itemsOf(state, self).map(({ item }) => item), set: setItems },
  },
  guesses: (state, self) => [openAmbushes(state, self)],
};

function conditions(state: State, of: Seat): readonly Tellable[] {
  const all = itemsOf(state, of);
  const inCondition = (condition: Condition) => all.filter((held) => conditionOf(held) === condition).length;
  return worn.map((condition) => {
    const count = inCondition(condition);
    const fact = { kind: 'condition', of, condition } as const;
    const write = (told: Value) => setCondition(state, of, condition, told as number);
    return { fact, ...counted(count), among: upTo(count + inCondition('ready')), place: panel(of), write };
  });
}

function battleTrack(state: State, of: Seat): readonly Tellable[] {
  return boardOf(state, of).track.map(({ up }, n) => {
    const write = (exhausted: Value) => setTrack(state, of, n, exhausted as number);
    return { fact: { kind: 'track', of, n }, ...counted(up ? 0 : 1), among: upTo(1), place: panel(of), write };
  });
}

function questOf(state: State, of: Seat): Tellable {
  const write = (quest: Value) => setQuest(state, of, quest as string | null);
  const cell = { holder: boardOf(state, of), key: 'quest' };
  return { fact: { kind: 'quest', of }, ...cell, among: [...questIds, NONE], place: panel(of), write };
}

/** Only the Scoundrel fills slots. */
function blockedSlots(state: State, of: Seat): readonly Tellable[] {
  const { character, blocked } = boardOf(state, of);
  if (character !== 'scoundrel') return [];
  return clearings.map((clearing) => {
    const count = blocked.filter((one) => one.clearing === clearing).length;
    const fact = { kind: 'blocked', clearing, of } as const;
    const write = (told: Value) => setBlocked(state, of, clearing, told as number);
    return { fact, ...counted(count), among: upTo(MOST_BLOCKED), place: placeOf(clearing), write };
  });
}

/** New ones are ready, and ready ones go first. */
function setItems(state: State, of: Seat, item: Item, count: number): void {
  const board = boardOf(state, of);
  const had = itemsOf(state, of).filter((held) => held.item === item).length;
  for (let left = had; left > count; left--) lose(state, of, item);
  for (let left = had; left < count; left++) board.items.push({ item, up: true, damaged: false, ruin: false });
  fillTrack(board);
}

/** All items are alike (AUT-7.2.3): the least worn one goes, of the Satchel before the track, under the name of this kind. */
function lose(state: State, of: Seat, item: Item): void {
  const board = boardOf(state, of);
  const all = itemsOf(state, of);
  const [gone] = all.toSorted((a, b) => wear(a) - wear(b)) as [Held];
  const named = all.find((held) => held.item === item) as Held;
  Object.assign(named, { item: gone.item, ruin: gone.ruin });
  board.items = board.items.filter((held) => held !== gone);
  board.track = board.track.filter((held) => held !== gone);
}

/** Ready items take the condition, or items get ready. */
function setCondition(state: State, of: Seat, condition: Condition, count: number): void {
  change(state, of, (all) => {
    const such = all.filter((held) => conditionOf(held) === condition);
    const ready = all.filter((held) => conditionOf(held) === 'ready');
    for (const held of such.slice(count)) Object.assign(held, { up: true, damaged: false });
    for (const held of ready.slice(0, Math.max(0, count - such.length)))
      Object.assign(held, { up: condition === 'damaged', damaged: condition !== 'exhausted' });
    return all;
  });
}

/** The battle track fills again by itself (AUT-7.2.4). */
function change(state: State, of: Seat, how: (all: Held[]) => Held[]): void {
  const board = boardOf(state, of);
  board.items = how(itemsOf(state, of));
  board.track = [];
  fillTrack(board);
}

/** It changes places with one of the Satchel that shows the other side. */
function setTrack(state: State, of: Seat, n: number, exhausted: number): void {
  const { items, track } = boardOf(state, of);
  const up = exhausted === 0;
  const other = items.findIndex((held) => !held.damaged && held.up === up);
  const lies = track[n];
  if (lies && lies.up !== up && other >= 0) [track[n], items[other]] = [items[other] as Held, lies];
}

function wear(held: Held): number {
  return ['ready', ...worn].indexOf(conditionOf(held));
}

function setQuest(state: State, of: Seat, quest: string | null): void {
  const board = boardOf(state, of);
  const { hidden } = state;
  if (board.quest !== null) hidden.quests.unshift(board.quest);
  board.quest = quest;
  hidden.quests = hidden.quests.filter((other) => other !== quest);
}

/** Which item it is matters to nobody. */
function setBlocked(state: State, of: Seat, clearing: Clearing, count: number): void {
  const board = boardOf(state, of);
  const here = board.blocked.filter((one) => one.clearing === clearing).slice(0, count);
  const more = Array.from({ length: count - here.length }, () => ({ clearing, item: 'torch' as Item }));
  board.blocked = [...board.blocked.filter((one) => one.clearing !== clearing), ...here, ...more];
}
