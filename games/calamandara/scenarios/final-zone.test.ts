import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import {
  A,
  B,
  footprints,
  from,
  hold,
  name,
  names,
  reserved,
  type Scene,
  scene,
  stand,
  taken,
  tokenOf,
  walk,
  who,
} from './scene.ts';

function entered(): Scene {
  const table = scene();
  footprints(table, A, 'S(3,4-5)');
  hold(table, A, 'fall-of-winds', 'guardian-of-maurna', 'the-oracle');
  reserved(table, A, 'the-well', 'monument-in-duadar');
  stand(table, A, 'S(3,4)');
  return table;
}

test('CAL-S43 entering swaps the hand for the final reserve and there is no phase 4', () => {
  const table = entered();
  const next = play(from(table, 'phase3'), walk('S(3,5)'), 'pass');
  const { hand, finalReserve, memoryDeck } = who(table, A);
  expect(names(hand)).toEqual(['the-well', 'monument-in-duadar']);
  expect(finalReserve).toEqual([]);
  expect(names(memoryDeck.slice(-3).toReversed())).toEqual(['fall-of-winds', 'guardian-of-maurna', 'the-oracle']);
  expect(next.ask).toMatchObject({ kind: 'window', window: 'te' });
});

test('CAL-S44 leaving puts the hand back and the old hand is drawn first', () => {
  const table = entered();
  play(from(table, 'phase3'), walk('S(3,5)'), 'pass');
  const { hand, discard } = who(table, A);
  discard.push(hand.shift() as number);
  const rule = from(table, 'phase3');
  const asked = play(rule, walk('S(3,4)'), 'pass');
  expect(names(who(table, A).finalReserve)).toEqual(['monument-in-duadar']);
  expect(asked.ids).toEqual(['draw:0', 'draw:1', 'draw:2', 'draw:3', 'draw:4', 'draw:5']);
  expect(play(rule, 'draw:3').ask).toBe('memories');
  expect(names(who(table, A).hand)).toEqual(['fall-of-winds', 'guardian-of-maurna', 'the-oracle']);
});

test('CAL-S45 a full final reserve takes no more, a full hand draws nothing', () => {
  const table = scene();
  hold(table, A, 'the-well', 'the-oracle', 'sealed-fields', 'monument-in-duadar', 'dogmatic-shadow');
  reserved(table, A, 'the-well', 'the-oracle', 'sealed-fields');
  const rule = from(table, 'steps');
  expect(play(rule).ask).toBe('discard');
  expect(play(rule, 'none').ask).toMatchObject({ kind: 'window', window: 'te' });
});

test('CAL-S81 a blocked final reserve is taken up in the clean-up, before the last window', () => {
  const table = scene();
  footprints(table, A, 'S(3,4-5)');
  hold(table, A, 'guardian-of-maurna');
  reserved(table, A, 'the-well');
  taken(table, A, B, 'errancy-of-silence');
  stand(table, A, 'S(3,4)');
  const next = play(from(table, 'phase3'), walk('S(3,5)'), 'pass');
  expect(next.ask).toMatchObject({ kind: 'window', window: 'te' });
  expect(names(who(table, A).hand)).toEqual(['the-well']);
  expect(names(who(table, A).memoryDeck.slice(-1))).toEqual(['guardian-of-maurna']);
  expect(names(who(table, A).discard)).toEqual(['errancy-of-silence']);
});

test('CAL-S84 a card that brings the token into the final zone ends phase 4', () => {
  const table = scene();
  footprints(table, A, 'S(3,4-5)');
  hold(table, A, 'guardian-of-maurna');
  reserved(table, A, 'the-well');
  hold(table, B, 'laments-of-lucaresti');
  stand(table, A, 'S(3,4)');
  const next = play(from(table, 'phase4'), 'memories', 'use:laments-of-lucaresti', 'pass');
  expect(tokenOf(table, A)).toBe(name('S(3,5)'));
  expect(names(who(table, A).hand)).toEqual(['the-well']);
  expect(next.ask).toMatchObject({ kind: 'window', window: 'te' });
  expect(table.events.some(({ kind }) => ['reserved', 'discarded', 'drew'].includes(kind))).toBe(false);
});
