/** The Vagabot's board: his items by kind and by condition (all alike for his rules, AUT-7.2.3), his quest, the slots that his items fill. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE, type Value } from '@tavola/kernel/real.ts';
import { type Item, itemKinds } from '../../data/items.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { questIds } from '../../data/quests.ts';
import { fillTrack, itemsOf } from '../automata/vagabond/items.ts';
import { boardOf } from '../automata/vagabond/state.ts';
import { type Condition, conditionOf, type Held } from '../factions/vagabond/state.ts';
import type { State } from '../state.ts';
import { counted, panel, placeOf, type RootFact } from './fact.ts';

const MOST = 9;
const told: readonly Condition[] = ['exhausted', 'damaged', 'exhausted-damaged'];

export function satchelFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const board = boardOf(state, of);
  const all = itemsOf(state, of);
  const place = panel(of);
  const inCondition = (condition: Condition) => all.filter((held) => conditionOf(held) === condition).length;
  const ready = inCondition('ready');
  const items = itemKinds.map((item): Known<RootFact> => {
    const count = all.filter((held) => held.item === item).length;
    return { fact: { kind: 'item', of, item }, ...counted(count), among: { min: 0, max: MOST }, place };
  });
  const conditions = told.map((condition): Known<RootFact> => {
    const count = inCondition(condition);
    const fact = { kind: 'condition', of, condition } as const;
    return { fact, ...counted(count), among: { min: 0, max: count + ready }, place };
  });
  const track = board.track.map(({ up }, n): Known<RootFact> => {
    return { fact: { kind: 'track', of, n }, ...counted(up ? 0 : 1), among: { min: 0, max: 1 }, place };
  });
  const among = [...questIds, NONE];
  const quest: Known<RootFact> = { fact: { kind: 'quest', of }, holder: board, key: 'quest', among, place };
  const filled = board.character === 'scoundrel' ? clearings.map((clearing) => blockedIn(state, of, clearing)) : [];
  return [...items, ...conditions, ...track, quest, ...filled];
}

function blockedIn(state: State, of: Seat, clearing: Clearing): Known<RootFact> {
  const count = boardOf(state, of).blocked.filter((one) => one.clearing === clearing).length;
  const fact = { kind: 'blocked', clearing, of } as const;
  return { fact, ...counted(count), among: { min: 0, max: MOST }, place: placeOf(clearing) };
}

/** New ones are ready, and ready ones go first. */
export function setSatchel(state: State, of: Seat, item: Item, count: number): void {
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
export function setCondition(state: State, of: Seat, condition: Condition, count: number): void {
  change(state, of, (all) => {
    const such = all.filter((held) => conditionOf(held) === condition);
    const ready = all.filter((held) => conditionOf(held) === 'ready');
    for (const held of such.slice(count)) Object.assign(held, { up: true, damaged: false });
    for (const held of ready.slice(0, Math.max(0, count - such.length)))
      Object.assign(held, { up: condition === 'damaged', damaged: condition !== 'exhausted' });
    return all;
  });
}

/** The battle track fills anew by itself (AUT-7.2.4). */
function change(state: State, of: Seat, how: (all: Held[]) => Held[]): void {
  const board = boardOf(state, of);
  board.items = how(itemsOf(state, of));
  board.track = [];
  fillTrack(board);
}

/** It changes places with one of the Satchel that shows the other side. */
export function setTrack(state: State, of: Seat, n: number, exhausted: number): void {
  const { items, track } = boardOf(state, of);
  const up = exhausted === 0;
  const other = items.findIndex((held) => !held.damaged && held.up === up);
  const lies = track[n];
  if (lies && lies.up !== up && other >= 0) [track[n], items[other]] = [items[other] as Held, lies];
}

function wear(held: Held): number {
  return ['ready', ...told].indexOf(conditionOf(held));
}

export function setQuest(state: State, of: Seat, quest: Value): void {
  const board = boardOf(state, of);
  const { hidden } = state;
  if (board.quest !== null) hidden.quests.unshift(board.quest);
  board.quest = quest as string | null;
  hidden.quests = hidden.quests.filter((other) => other !== quest);
}

/** Which item it is matters to nobody. */
export function setBlocked(state: State, of: Seat, clearing: Clearing, count: number): void {
  const board = boardOf(state, of);
  const here = board.blocked.filter((one) => one.clearing === clearing).slice(0, count);
  const more = Array.from({ length: count - here.length }, () => ({ clearing, item: 'torch' as Item }));
  board.blocked = [...board.blocked.filter((one) => one.clearing !== clearing), ...here, ...more];
}
