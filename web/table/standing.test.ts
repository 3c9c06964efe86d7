import { face as calamandara } from '@tavola/games/calamandara/face.ts';
import { face as evenfall } from '@tavola/games/evenfall/face.ts';
import { expect, test } from 'vitest';
import type { Match } from '../host/types.ts';
import { passesByItself } from './standing.ts';

const pass = { id: 'pass', move: { kind: 'pass' } };
const card = { id: 'use:helm-of-solitude', move: { kind: 'use' } };
const window = (...options: (typeof pass)[]) => ({ ask: { kind: 'window' }, options });
const seated = (standing: 'ask' | 'unless-able' | 'until-turn') =>
  ({ standing: [{ seat: 1, pass: standing }] }) as unknown as Match;

test('a person who cannot answer is not asked, unless they want to be', () => {
  expect(passesByItself(calamandara, window(pass), seated('unless-able'), 1)).toBe(true);
  expect(passesByItself(calamandara, window(pass), seated('ask'), 1)).toBe(false);
  expect(passesByItself(calamandara, window(card, pass), seated('unless-able'), 1)).toBe(false);
  expect(passesByItself(calamandara, window(card, pass), seated('until-turn'), 1)).toBe(true);
});

test('only windows pass by themselves, and only for the seat that said so', () => {
  expect(passesByItself(evenfall, { ask: 'turn', options: [pass] }, seated('until-turn'), 1)).toBe(false);
  expect(passesByItself(calamandara, window(pass), seated('unless-able'), 0)).toBe(false);
  expect(passesByItself(calamandara, window(pass), seated('unless-able'), 'spectator')).toBe(false);
});
