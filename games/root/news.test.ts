import type { Say } from '@tavola/kernel/face/text.ts';
import { newsKit } from '@tavola/testing/news-kit.ts';
import { expect, test } from 'vitest';
import { face } from './face.ts';
import { game } from './game.ts';
import { news } from './news.ts';
import { recap } from './recap.ts';
import { view } from './rules/view/view.ts';
import type { Event } from './rules/vocabulary/events.ts';
import { E, M, player, put, type Woodland, woodland } from './scenarios/woodland.ts';
import { text as en } from './text/en/text.ts';
import type { Words } from './text/type.ts';

const automaton = (faction: string) => ({ kind: 'automaton', settings: { faction } }) as const;
const person = (faction: string) => ({ kind: 'player', settings: { faction } }) as const;
newsKit({
  game,
  face,
  tables: [
    { seats: [person('alliance'), automaton('marquise'), automaton('eyrie')] },
    { seats: [person('marquise'), person('eyrie'), person('vagabond')], seed: 3 },
    { seats: [person('duchy'), person('corvids'), person('riverfolk')], seed: 5 },
  ],
});

const say: Say<Words> = { language: 'en', me: M, who: (seat) => (seat === M ? 'You' : 'Bento'), words: en.words };
const told = (events: readonly Event[], before: Woodland, after = before) =>
  recap(events, view(before.state, M), view(after.state, M), M, say).map(({ weight, text, note, places }) => [
    weight,
    text,
    note,
    places,
  ]);

test('a battle in which the reader lost pieces weighs most, and says which', () => {
  const table = woodland();
  const lost = (piece: string, count: number): Event => ({
    kind: 'removed',
    seat: M,
    by: E,
    piece,
    clearing: 7,
    count,
  });
  const battle: Event = { kind: 'battle', attacker: E, defender: M, clearing: 7, warriors: [2, 1] };
  expect(told([battle, lost('warrior', 2), lost('sawmill', 1)], table)).toEqual([
    [3, 'Bento attacked you', 'you lost 2 warriors and 1 sawmill', ['clearing:7']],
  ]);
  expect(told([battle, battle], table)).toEqual([[2, 'Bento attacked you twice', 'you lost nothing', ['clearing:7']]]);
});

test('marches elsewhere are one small deed, those into a clearing of the reader are a line', () => {
  const table = woodland();
  put(table, M, 4, { warrior: 1 });
  put(table, E, 4, { warrior: 3 });
  const march = (to: number): Event => ({
    kind: 'moved',
    seat: E,
    from: 1,
    to,
    piece: 'warrior',
    count: 3,
    ferry: false,
  });
  expect(told([march(9), march(10), march(4), march(11)], table)).toEqual([
    [2, 'Bento entered a clearing of yours', 'now 3 in 4, and rules it', ['clearing:4']],
    [0, 'Bento marched 3 times', null, ['clearing:9', 'clearing:10', 'clearing:11']],
  ]);
});

test('two points or more weigh 1, one point nothing', () => {
  const scored = (vp: number): Event => ({ kind: 'scored', seat: E, vp, why: 'roost', clause: 'ROOT-7.6.2' });
  const table = woodland();
  expect(told([scored(1)], table)[0]?.[0]).toBe(0);
  expect(told([scored(1), scored(2)], table)).toEqual([[1, 'Bento scored 3 VP', null, ['seat:1']]]);
});

test('a clearing that the reader ruled and somebody else rules now', () => {
  const before = woodland();
  put(before, M, 4, { warrior: 1 });
  const after = woodland();
  put(after, E, 4, { warrior: 2 });
  expect(told([], before, after)).toEqual([[2, 'Bento took the rule of a clearing', 'you ruled 4', ['clearing:4']]]);
});

test('a card taken from the hand is a loss, and is not named', () => {
  expect(told([{ kind: 'stolen', from: M, to: E, card: 'ambush-fox' }], woodland())).toEqual([
    [3, 'Bento took a card of yours', null, ['seat:1']],
  ]);
});

test('25 points are near the end; a dominance card says what it needs, and is sure when it has it', () => {
  const table = woodland();
  const near = () =>
    news.nearing?.(view(table.state, M), M, say).map(({ seat, text, note, sure }) => [seat, text, note, sure]);
  player(table, E).vp = 24;
  expect(near()).toEqual([]);
  player(table, E).vp = 25;
  expect(near()).toEqual([[E, 'Bento has 25 VP', '5 more to win', false]]);
  player(table, E).dominance = 'dominance-fox';
  const foxes = table.state.open.suits.flatMap((suit, clearing) => (clearing > 0 && suit === 'fox' ? [clearing] : []));
  for (const clearing of foxes.slice(0, 2)) put(table, E, clearing, { warrior: 1 });
  const needs = (ruled: number) => `wins by ruling 3 clearings (fox) as their turn begins; rules ${ruled} now`;
  expect(near()).toEqual([[E, 'Bento activated Dominance', needs(2), false]]);
  put(table, E, foxes[2] as number, { warrior: 1 });
  expect(near()).toEqual([[E, 'Bento activated Dominance', needs(3), true]]);
});
