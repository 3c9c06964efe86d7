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

test('a word is found where words begin, and little words do not matter', () => {
  const rules = [
    { clause: 'R-1', texts: ['Vence quem chega primeiro.', 'Whoever arrives first wins.'] },
    { clause: 'R-2', texts: ['No Inverno o rio divide florestas.', 'In Winter the river divides forests.'] },
    { clause: 'R-3', texts: ['Você ganha duas tropas.', 'You gain two warbands.'] },
    { clause: 'R-4', texts: ['Depois da rodada 8 a partida acaba.', 'After round 8 the game ends.'] },
    { clause: 'R-5', texts: ['Uma carta de domínio.', 'A dominance card.'] },
    { clause: 'R-6', texts: ['Governa quem tem mais.', 'Whoever has most rules.'] },
    { clause: 'R-7', texts: ['Recrutar dá tropas.', 'You must pay to muster.'] },
    { clause: 'R-8', texts: ['É preciso parar.', 'You must stop.'] },
  ];
  for (const word of ['win', 'vencer', 'como se vence', 'how to win', 'objetivo'])
    expect(found(rules, word)).toEqual(['R-1']);
  expect(found(rules, 'como ganhar')).toEqual(['R-1', 'R-3']);
  for (const word of ['fim do jogo', 'end of the game']) expect(found(rules, word)).toEqual(['R-4']);
  expect(found(rules, 'dominance')).toEqual(['R-5']);
  expect(found(rules, 'dominar')).toEqual(['R-6']);
  expect(found(rules, 'muster')).toEqual(['R-7']);
});

test('what a section or a chapter is about comes before what only mentions it', () => {
  const rules = [
    { clause: 'R-1.1', texts: ['The Mirror stays.'] },
    { clause: 'R-1.2', texts: ['A Tower keeps pieces where they are.'] },
    { clause: 'R-2.1', texts: ['The Mirror pushes.'] },
    { clause: 'R-2.2', texts: ['A Mirror has a tip.'] },
    { clause: 'R-3.1', texts: ['It costs two.'], titles: ['Campaigns'] },
    { clause: 'R-4.1', texts: ['A Raid costs two.'], titles: ['Raids'], special: true },
    { clause: 'R-5.1', texts: ['A door costs two.'], titles: ['Doors'] },
  ];
  expect(found(rules, 'what does the mirror do')).toEqual(['R-2.1', 'R-2.2', 'R-1.1']);
  expect(found(rules, 'campaign cost')[0]).toBe('R-3.1');
  expect(found(rules, 'cost').at(-1)).toBe('R-4.1');
  expect(found(rules, 'raid cost')[0]).toBe('R-4.1');
});

test('how many is answered where the thing is counted', () => {
  const rules = [
    { clause: 'R-1', texts: ['A Tower protects a line.'] },
    { clause: 'R-2', texts: ['No line has more than 2 Towers.'] },
  ];
  expect(found(rules, 'how many towers in a line')[0]).toBe('R-2');
  expect(found(rules, 'tower line')[0]).toBe('R-1');
});

test('words that mean the same in one game are found for each other', () => {
  const rules = [{ clause: 'R-1', texts: ['Campanha: 2 de Suprimento.'] }];
  expect(found(rules, 'custo')).toEqual([]);
  expect(found(rules, 'quanto custa', [['suprimento', 'custo', 'custa']])).toEqual(['R-1']);
});

test('a long question is answered by what has most of it, and odd signs harm nothing', () => {
  const rules = [
    { clause: 'R-1', texts: ['You cannot craft a second one.'] },
    { clause: 'R-2', texts: ['Two equal foxes.'] },
  ];
  expect(found(rules, 'craft two identical foxes')).not.toEqual([]);
  for (const odd of ['(', '[a', 'how many *+?', '\\', '...', 'a.b (c']) expect(() => found(rules, odd)).not.toThrow();
});
