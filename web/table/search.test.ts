import { expect, test } from 'vitest';
import { found } from './search.ts';

const clauses = [
  { clause: 'CAL-5.1', texts: ['A Pegada abre caminho.', 'The Footprint opens a path.'] },
  { clause: 'CAL-5.20', texts: ['O token vai até a Fenda.', 'The token goes to the Rift.'] },
];

test('words of either language, ids and words without their accents are found', () => {
  expect(found(clauses, 'footprint')).toEqual(['CAL-5.1']);
  expect(found(clauses, 'ate fenda')).toEqual(['CAL-5.20']);
  expect(found(clauses, 'cal-5.2')).toEqual(['CAL-5.20']);
  expect(found(clauses, '')).toHaveLength(2);
  expect(found(clauses, 'footprint rift')).toEqual([]);
});

test('other forms of a word and words that mean the same are found', () => {
  const rules = [
    { clause: 'R-1', texts: ['Vence quem chega primeiro.', 'Whoever arrives first wins.'] },
    { clause: 'R-2', texts: ['Uma construção custa madeira.', 'A building costs wood.'] },
  ];
  for (const word of ['ganhar', 'objetivo', 'vencer', 'vitória', 'winning', 'goal'])
    expect(found(rules, word)).toEqual(['R-1']);
  for (const word of ['construir', 'construções', 'build', 'pagar']) expect(found(rules, word)).toEqual(['R-2']);
  expect(found(rules, 'polvo')).toEqual([]);
});
