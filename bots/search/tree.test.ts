import type { Move, Question } from '@tavola/kernel/rules/ask.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import { edgesOf, followed, followedTogether, isSame, newNode, selected } from './tree.ts';

const move = (fields: object) => ({ kind: 'play', ...fields }) as Move & { [field: string]: unknown };
const asked = (...cards: readonly string[]): Question => ({
  type: 'choose',
  seat: 0,
  ask: 'act',
  options: cards.map((card) => move({ card })),
  refused: null,
  again: null,
  outside: false,
});

describe('a move is the same when its id is', () => {
  test.each([
    [{ card: 1 }, { card: 1 }, true],
    [{ card: 1 }, { card: 2 }, false],
    [{ card: 1 }, { card: 1, target: 2 }, false],
    [{ card: 1, target: 2 }, { card: 1 }, false],
    [{ cards: ['a', 'b'] }, { cards: ['a', 'b'] }, true],
    [{ cards: ['a', 'b'] }, { cards: ['a', 'c'] }, false],
    [{ to: null }, { to: null }, true],
    [{ to: null }, { to: 3 }, false],
  ])('%o and %o: %s', (a, b, same) => {
    expect(isSame({ move: move(a), values: Object.values(move(a)) }, move(b))).toBe(same);
  });
});

test('every option is tried before one is tried again; those on offer come and go', () => {
  const node = newNode();
  const rng = seededRng(1);
  const tried = new Set<unknown>();
  for (const question of [asked('a', 'b', 'c'), asked('c', 'a'), asked('b', 'a', 'c')]) {
    const edge = selected(edgesOf(node, question), question, rng);
    expect(question.options[edge.index]).toEqual(edge.move);
    edge.visits++;
    tried.add(edge.move.card);
  }
  const available = Object.fromEntries(edgesOf(node, asked()).map((edge) => [edge.move.card, edge.available]));
  expect(available).toEqual({ a: 3, b: 2, c: 3 });
  expect(tried.size).toBe(3);
});

test('pointless kinds are left out, unless there is nothing else', () => {
  const question = { ...asked('a'), options: [{ kind: 'back' }, move({ card: 'a' }), { kind: 'back', again: true }] };
  for (let seed = 0; seed < 10; seed++) {
    const edges = edgesOf(newNode(), question);
    expect(selected(edges, question, seededRng(seed), ['back']).index).toBe(1);
    const only = { ...question, options: [{ kind: 'back' }] };
    expect(selected(edges, only, seededRng(seed), ['back']).move).toEqual({ kind: 'back' });
  }
});

test('the better move is tried more often', () => {
  const node = newNode();
  const rng = seededRng(1);
  const question = asked('good', 'bad');
  for (let i = 0; i < 200; i++) {
    const edge = selected(edgesOf(node, question), question, rng);
    edge.visits++;
    edge.total += edge.move.card === 'good' ? 0.8 : 0.2;
  }
  const [good, bad] = edgesOf(node, question).toSorted((a, b) => b.visits - a.visits);
  expect(good?.move.card).toBe('good');
  expect(good?.visits).toBeGreaterThan(5 * (bad?.visits ?? 0));
});

test('another seat or another ask at the same node has statistics of its own; sealed picks lead on together', () => {
  const node = newNode();
  const rng = seededRng(1);
  const mine = selected(edgesOf(node, asked('a')), asked('a'), rng);
  const theirs = selected(edgesOf(node, { ...asked('a'), seat: 1 }), { ...asked('a'), seat: 1 }, rng);
  expect(theirs).not.toBe(mine);
  expect(edgesOf(node, { ...asked('a'), ask: 'answer' })).toEqual([]);
  expect(followedTogether(node, [mine, theirs])).toBe(followedTogether(node, [mine, theirs]));
  expect(followed(mine)).toBe(followed(mine));
  expect(followed(mine)).not.toBe(followedTogether(node, [mine, theirs]));
});
