import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seatSetups } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { evenfall } from '../../game.ts';
import { ALONE, against, withCovens } from '../../scenarios/evening.ts';
import { text as en } from '../../text/en/text.ts';
import { text as pt } from '../../text/pt/text.ts';
import { options, refuse, type Sitting } from './options.ts';
import type { State } from './state.ts';

test.each([
  [ALONE, {}, null],
  [2, {}, null],
  [['player', 'player', 'automaton'], {}, 'automa-alone'],
  [['automaton', 'automaton'], {}, 'automa-alone'],
  [['automaton', 'player'], {}, 'automa-last'],
  [withCovens('star', 'star'), {}, 'same-coven'],
  [3, { firstPlayer: 'seat-4' }, 'no-such-seat'],
  [ALONE, { firstPlayer: 'seat-2' }, 'no-such-seat'],
] as const)('%j with %j: %s', (wished, chosen, reason) => {
  const parsed = options.read(chosen);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  expect(refuse(parsed.values, seatSetups(evenfall, wished) as readonly Sitting[])).toBe(reason);
  if (reason !== null) for (const { reasons } of [pt, en]) expect(reasons[reason]).toBeTruthy();
});

test('EVE-8.1 the Automa is never asked, and wins from her own seat', () => {
  const table = Table.start<State>(evenfall, { seats: against('heir'), chance: seededChance(2) });
  while (table.outcome === null) {
    expect(table.pending).toEqual([0]);
    const pass = table.decision(0)?.options.find(({ id }) => id === 'pass') ?? table.decision(0)?.options[0];
    table.pick(0, table.decisionNumber, pass?.id as string);
  }
  expect(table.outcome.scores).toHaveLength(2);
  expect(evenfall.traits?.(table.state, 1)).toEqual({ automa: 'heir' });
});
