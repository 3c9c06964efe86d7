import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import type { Challenge } from './rules/state/faces.ts';
import { view } from './rules/view.ts';
import { closed, given, open } from './scenarios/given.ts';
import { stakes } from './stakes.ts';
import { text as en } from './text/en/text.ts';
import { text as pt } from './text/pt/text.ts';

const WHO = { me: 0, who: (seat: Seat) => ['Ana', 'Bento', 'Íris'][seat] as string } as const;
const inPt = { ...WHO, language: 'pt-BR', words: pt.words } as const;
const inEn = { ...WHO, language: 'en', words: en.words } as const;

const ACTION = { kind: 'action', actions: 3 } as const;
const into = (cell: string) => ({ kind: 'move', side: 'E', cell, cost: '1' }) as const;
const faced = (challenge: Challenge, treasures: number) =>
  view(
    given({
      people: [{ is: 'kaminari', treasures }, {}, {}],
      cards: { '6-3': open(`straight-${challenge}-open`, 1) },
    }).state,
    0,
  );

test('before a challenge that lies open is entered: the sum, the chance, what it brings and what it costs', () => {
  const at = stakes(ACTION, into('6-3'), faced('monster', 3), 0, inPt);
  expect(at?.reckoning?.sum.map(({ sign = '', value }) => `${sign}${value}`).join(' ')).toBe('1 +até 4 =até 5 ≥1–6');
  expect(at?.reckoning?.chance).toBeCloseTo(5 / 6);
  expect(at?.tag).toEqual({ text: 'até 5: 83 %', label: '83 % de vencer com o que você tem' });
  expect(at?.rows.map(({ name }) => name)).toEqual(['Chance', 'Vencendo', 'Falhando']);
  expect(at?.reckoning?.won[0]).toBe('+1 tesouro: você fica com 4 de 5');
  expect(at?.reckoning?.lost).toEqual([
    '−1 tesouro: você fica com 2 de 5',
    'Fuga: Bento leva você tantos passos quanto o dado mostrar',
  ]);
});

test('a chest costs nothing, and without a treasure there is none to lose', () => {
  expect(stakes(ACTION, into('6-3'), faced('chest', 2), 0, inEn)?.reckoning?.lost).toHaveLength(1);
  const [first, second] = stakes(ACTION, into('6-3'), faced('trap', 0), 0, inEn)?.reckoning?.lost ?? [];
  expect(first).toBe('You have no treasure to lose');
  expect(second).toBe('Bento sends you away: as many cells as the die shows in a straight line');
});

test('a closed card is a question mark, whatever lies there', () => {
  const [monster, plain] = ['straight-monster-open', 'straight-plain-open'].map((face) => {
    const { state } = given({ people: [{}, {}], cards: { '6-3': closed(face) } });
    return stakes(ACTION, into('6-3'), view(state, 0), 0, inEn);
  });
  expect(monster?.tag?.text).toBe('?');
  expect(monster).toEqual(plain);
});

test('nothing is told of an empty cell, or of somebody who only ends the turn', () => {
  expect(stakes(ACTION, into('7-3'), faced('monster', 1), 0, inEn)).toBeNull();
  expect(stakes(ACTION, { kind: 'end-turn' }, faced('monster', 1), 0, inEn)).toBeNull();
  expect(stakes(ACTION, null, faced('monster', 1), 0, inEn)).toBeNull();
});

test('after the roll the sum is what must be discarded, and both ways are told whatever is selected', () => {
  const ask = { kind: 'challenge', challenge: 'monster', level: 4, need: 3 } as const;
  const at = stakes(ask, null, faced('monster', 3), 0, inEn);
  expect(at?.reckoning?.sum.map(({ value }) => value)).toEqual(['1', '3', '4', '4']);
  expect(at?.reckoning?.chance).toBeNull();
  expect(at?.reckoning?.won).toEqual([
    '+1 treasure: you will have 4 of 5',
    'The card stays open and is safe',
    '1 card stays in your hand',
  ]);
  expect(at?.reckoning?.lost).toEqual([
    '−1 treasure: you will have 2 of 5',
    'Flight: Bento leads you 4 steps',
    'You keep all 4 cards',
  ]);
  expect(stakes(ask, { kind: 'give-up' }, faced('monster', 3), 0, inEn)).toEqual(at);
});

test('a hunted monster takes nothing from the hunter', () => {
  expect(
    stakes({ kind: 'hunt-fight', cells: [] }, { kind: 'fight', cell: '6-3' }, faced('monster', 3), 0, inPt)?.reckoning
      ?.lost,
  ).toEqual(['Você não perde nada']);
});

test('a player who sends a piece away sees where it will land', () => {
  const { state } = given({
    people: [{}, { at: '6-3' }, {}],
    cards: {
      '6-3': open('straight-trap-open', 1),
      '7-3': closed('straight-monster-open'),
      '6-4': open('straight-monster-open', 1, { resolved: true }),
    },
  });
  const ask = (level: number) => ({ kind: 'trap-direction', victim: 1, level }) as const;
  const sent = (level: number, side: 'N' | 'E' | 'S' | 'W', cell: string) =>
    stakes(ask(level), { kind: 'trap', side, cell }, view(state, 0), 0, inPt)?.tag?.text;
  expect(sent(1, 'E', '7-3')).toBe('névoa');
  expect(sent(1, 'S', '6-4')).toBe('vencido');
  expect(sent(3, 'S', '6-6')).toBe('2 cartas novas');
});
