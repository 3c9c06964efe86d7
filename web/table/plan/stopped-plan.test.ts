import { face as evenfall } from '@tavola/games/evenfall/face.ts';
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import type { Preview } from '@tavola/kernel/host/preview.ts';
import { expect, test } from 'vitest';
import type { KeptPlan } from '../../api/types.ts';
import { concernedIn, possibleIn } from './stopped-plan.ts';

const step = (option: string, region: string) => ({
  ask: 'turn',
  option,
  said: { ask: { kind: 'turn' }, move: { kind: option } },
  events: [{ kind: 'sent', region }],
  change: null,
});
const plan = (change: Partial<KeptPlan>): KeptPlan => ({
  start: null,
  steps: [step('a', 'red'), step('b', 'blue'), step('c', 'red')],
  stops: [],
  next: 0,
  stopped: null,
  where: [],
  ...change,
});
const marked = (change: Partial<KeptPlan>) => [...concernedIn(plan(change), evenfall as AnyFace, {})];

test('what is judged of the next step concerns that one', () => {
  for (const stopped of ['question', 'not-listed', 'effect'] as const)
    expect(marked({ stopped, next: 1 })).toEqual([1]);
});

test('a place that changed concerns the steps left that act there', () => {
  const there = { stopped: 'places', where: ['region:red'] } as const;
  expect(marked(there)).toEqual([0, 2]);
  expect(marked({ ...there, next: 1 })).toEqual([2]);
  expect(marked({ ...there, where: ['region:green'] })).toEqual([]);
});

test('what lies outside the plan concerns none of its steps', () => {
  for (const stopped of ['hand', 'lost', 'near-end', 'undo', 'pause', 'away'] as const)
    expect(marked({ stopped })).toEqual([]);
});

const offers = (...ids: string[]) => ({
  ask: { kind: 'turn' },
  options: ids.map((id) => ({ id, move: { kind: id } })),
});
const certain = (...ids: string[]): Preview => ({ events: [], view: {}, next: 'you', ...offers(...ids) });
const never = () => Promise.reject(new Error('nobody asked for it'));

test('all moves are possible where the last one is offered after those before it', async () => {
  const asked: unknown[] = [];
  const preview = async (...of: unknown[]) => {
    asked.push(of);
    return certain('c');
  };
  expect(await possibleIn(plan({}), 2, offers('a', 'x'), preview)).toBe('all');
  expect(asked).toEqual([[2, ['a', 'b']]]);
  expect(await possibleIn(plan({ next: 2 }), 2, offers('c'), never)).toBe('all');
});

test('only the next one is, where what follows is refused, uncertain or not offered', async () => {
  const uncertain: Preview = { ...certain('c'), next: 'chance', ask: null, options: null };
  for (const preview of [never, async () => uncertain, async () => certain('x')])
    expect(await possibleIn(plan({}), 2, offers('a'), preview)).toBe('next');
});

test('not even the next one is, where it is not offered or something else is asked', async () => {
  expect(await possibleIn(plan({}), 2, offers('b'), never)).toBe('none');
  expect(await possibleIn(plan({}), 2, { ...offers('a'), ask: { kind: 'window' } }, never)).toBe('none');
});
