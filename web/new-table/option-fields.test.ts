import { skirmish } from '@tavola/kernel/examples/skirmish/game.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionFields } from './option-fields.ts';

test('choices, switches and numbers become fields with their defaults', () => {
  const options = z
    .object({
      map: z.enum(['autumn', 'winter']).default('winter'),
      fog: z.boolean().default(true),
      rounds: z.number().int().min(2).max(9).default(3),
      traits: z.array(z.string()).default([]),
    })
    .strict();
  expect(optionFields({ ...skirmish, options })).toEqual([
    { kind: 'choice', name: 'map', values: ['autumn', 'winter'], usual: 'winter' },
    { kind: 'switch', name: 'fog', usual: true },
    { kind: 'number', name: 'rounds', usual: 3, min: 2, max: 9 },
  ]);
});

test('a game without options has no fields', () => {
  expect(optionFields(skirmish)).toEqual([]);
});
