import type { Question } from '@tavola/kernel/ask.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { expect, test } from 'vitest';
import { edgesOf, newNode, selected } from './tree.ts';

const question: Question = {
  type: 'choose',
  seat: 0,
  ask: 'which',
  options: [{ kind: 'good' }, { kind: 'rare' }],
  refused: null,
  again: null,
};

test('exploration weighs what was tried little against what was good', () => {
  const edges = edgesOf(newNode(), question);
  for (let i = 0; i < 2; i++) {
    const { edge } = selected(edges, question, seededRng(1), []);
    edge.visits = edge.id === 'good' ? 100 : 1;
    edge.total = edge.visits * (edge.id === 'good' ? 0.6 : 0.5);
  }
  expect(selected(edges, question, seededRng(1), [], 0).edge.id).toBe('good');
  expect(selected(edges, question, seededRng(1), [], 1).edge.id).toBe('rare');
});
