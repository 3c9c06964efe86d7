import type { Move, Question } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { type Guide, guided } from './prior.ts';
import { type Edge, edgesOf, newNode } from './tree.ts';

const asked = (...cards: readonly string[]): Question => ({
  type: 'choose',
  seat: 0,
  ask: 'act',
  options: cards.map((card) => ({ kind: 'play', card }) as Move),
  refused: null,
  again: null,
  outside: false,
});
const CARDS = ['a', 'b', 'c', 'd', 'e'];

/** How often each card was tried; `worth` is what a trial brings. */
function trials(n: number, worth: (card: unknown) => number, guide: Partial<Guide> = {}) {
  const question = asked(...CARDS);
  const edges: Edge[] = edgesOf(newNode(), question);
  const order: unknown[] = [];
  for (let i = 0; i < n; i++) {
    const edge = guided(edges, question, { prior: 0.7, advice: () => 2, ...guide });
    edge.visits++;
    edge.total += worth(edge.move.card);
    order.push(edge.move.card);
  }
  const visits = (card: string) => order.filter((it) => it === card).length;
  return { order, visits };
}

test("a new node begins with the policy's pick", () => {
  expect(trials(1, () => 0.5).order).toEqual(['c']);
});

test('of equals the pick of the policy gets about as many trials as it is likely the best', () => {
  const { visits } = trials(1_000, () => 0.5);
  expect(visits('c')).toBeGreaterThan(680);
  expect(visits('c')).toBeLessThan(720);
});

test('an option that proves better gets most of them', () => {
  const { visits } = trials(1_000, (card) => (card === 'e' ? 0.6 : 0.5));
  expect(visits('e')).toBeGreaterThan(700);
});

test('unless it is better by less than the policy is trusted', () => {
  const { visits } = trials(1_000, (card) => (card === 'e' ? 0.52 : 0.5), { trust: 0.1 });
  expect(visits('c')).toBeGreaterThan(visits('e'));
});

test('the others begin with what promises most', () => {
  const { order } = trials(200, () => 0.5, { rank: () => [1, 4, 0, 2, 3] });
  expect([...new Set(order)]).toEqual(['c', 'b', 'e', 'd', 'a']);
});

test('without its pick on offer all count alike', () => {
  const known = edgesOf(newNode(), asked(...CARDS));
  const guide: Guide = { prior: 0.7, advice: () => 2 };
  guided(known, asked(...CARDS), guide).visits = 1;
  const others = asked('a', 'b');
  const order = Array.from({ length: 4 }, () => {
    const edge = guided(known, others, guide);
    edge.visits++;
    return edge.move.card;
  });
  expect(order.toSorted()).toEqual(['a', 'a', 'b', 'b']);
});

test('pointless kinds are left out, unless there is nothing else', () => {
  const back = { kind: 'back' } as Move;
  const guide: Guide = { prior: 0.7, pointless: ['back'], advice: () => 0 };
  const question = asked('a', 'b');
  expect(guided([], { ...question, options: [back, ...question.options] }, guide).move.kind).toBe('play');
  expect(guided([], { ...question, options: [back] }, guide).move.kind).toBe('back');
});
