import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { A, from, reserve, reveal, scene, who } from './scene.ts';

test('CAL-S16 the top symbol and one bottom symbol go to the reserve and the next card is revealed', () => {
  const table = scene();
  reveal(table, A, 'fire', 'footprint', 'mountain', 'cave');
  reserve(table, A, 'wing');
  const card = who(table, A).symbolDeck.at(-1);
  const next = who(table, A).symbolDeck.at(-2);
  play(from(table, 'phase1'), 'acquire', 'bottom:footprint');
  expect(who(table, A).reserve).toEqual(['wing', 'fire', 'footprint']);
  expect(who(table, A).depot).toMatchObject({ fire: 5, footprint: 8 });
  expect(who(table, A).symbolDiscard).toEqual([card]);
  expect(who(table, A).symbolDeck.at(-1)).toBe(next);
});

test('CAL-S17 with one free place only the top symbol is taken', () => {
  const table = scene();
  reveal(table, A, 'fire', 'footprint', 'mountain', 'cave');
  reserve(table, A, 'wing', 'wing', 'tower');
  expect(play(from(table, 'phase1'), 'acquire').ask).toBe('insert');
  expect(who(table, A).reserve).toEqual(['wing', 'wing', 'tower', 'fire']);
});

test('CAL-S18 a top symbol missing in the depot: only one bottom symbol is taken', () => {
  for (const held of [['wing', 'wing', 'tower'], ['wing'], []] as const) {
    const table = scene();
    reveal(table, A, 'fire', 'footprint', 'mountain', 'cave');
    who(table, A).depot.fire = 0;
    reserve(table, A, ...held);
    play(from(table, 'phase1'), 'acquire', 'bottom:cave');
    expect(who(table, A).reserve).toEqual([...held, 'cave']);
  }
});

test('CAL-S19 with a full reserve there is no acquiring and the card stays', () => {
  const table = scene();
  reserve(table, A, 'wing', 'wing', 'tower', 'tower');
  const deck = who(table, A).symbolDeck.slice();
  expect(play(from(table, 'phase1')).ask).toBe('insert');
  expect(who(table, A).symbolDeck).toEqual(deck);
});

test('CAL-S20 the symbol deck turns over in the same order', () => {
  const table = scene();
  const order = who(table, A).symbolDeck.toReversed();
  for (let turn = 0; turn < 9; turn++) {
    const rule = from(table, 'phase1');
    const asked = play(rule, 'acquire');
    play(rule, asked.ids[0] as string);
    const { depot, reserve: list } = who(table, A);
    for (const symbol of list.splice(0)) depot[symbol]++;
  }
  expect(who(table, A).symbolDeck.at(-1)).toBe(order[0]);
  expect(who(table, A).symbolDeck.at(-2)).toBe(order[1]);
});

test('CAL-S20b after phase 2 nothing is acquired any more in this turn', () => {
  const table = scene();
  reserve(table, A, 'footprint');
  const rule = from(table, 'phase1');
  play(rule, 'acquire', 'bottom:footprint');
  const asks: unknown[] = [];
  for (const pick of ['insert:footprint', 'at:s-3-1', 'done', 'stay']) asks.push(play(rule, pick).ask);
  expect(asks).not.toContain('acquire');
  expect(play(rule).ask).toBe('memories');
});
