/** The set-up line by line: hands that follow it come to the app's table, and each sentence stands in both languages. */
import { differences, follow } from '@tavola/kernel/face/laid.ts';
import { lineText } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { allLines, type Turn } from '@tavola/kernel/real/turns.ts';
import { describe, expect, test } from 'vitest';
import { automatonIds, levels } from '../data/automata.ts';
import type { FactionId } from '../data/factions.ts';
import { plays, setUp, sits } from '../scenarios/real-evening.ts';
import { text as en } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';
import { bareTable } from './setup.ts';
import { isCounted, laidOut } from './spots.ts';

const personBeside = (faction: FactionId): FactionId => (faction === 'eyrie' ? 'alliance' : 'eyrie');

function linesOf(app: Assistant, language: Say['language']) {
  const text = language === 'en' ? en : pt;
  const say: Say = { language, me: 'spectator', who: (seat) => `P${seat}`, words: text.words };
  return allLines(app.table, app.turns()[0] as Turn, text, say);
}
function texts(automata: Parameters<typeof setUp>[0], language: Say['language'] = 'pt-BR') {
  return linesOf(setUp(automata), language).map((line) => lineText(line, { language }));
}
function wrong(app: Assistant): readonly string[] {
  const { before, after } = app.turns()[0] as Turn;
  const laid = bareTable(before as Parameters<typeof bareTable>[0]);
  for (const { acts } of linesOf(app, 'en')) follow(laid, acts, isCounted);
  return differences(laid, laidOut(after as Parameters<typeof laidOut>[0]));
}

describe.each(automatonIds)('hands that follow only the lines come to the app’s table: %s', (faction) => {
  test.each(levels)('%s', (level) => {
    expect(wrong(setUp([sits(personBeside(faction)), plays(faction, { level })]))).toEqual([]);
  });

  test('beside each of the other automata', () => {
    for (const other of automatonIds.filter((id) => id !== faction && id !== personBeside(faction))) {
      expect(wrong(setUp([sits(personBeside(faction)), plays(faction), plays(other)]))).toEqual([]);
    }
  });
});

const table = [
  'Prioridades 1–12 à vista',
  'Pôr 4 ruínas → [6] [10] [11] [12]',
  'Pôr 12 itens',
  'Tirar 4 Domínios do baralho',
  'Embaralhar 3 cartas por pessoa',
];

describe('what is said', () => {
  test('the Marquise', () => {
    const said = texts([sits('alliance'), plays('marquise')]);
    expect(said.slice(0, 5)).toEqual(table);
    expect(said[5]).toBe('Pôr Torre da Guarda → [1]');
    expect(said[6]).toBe('Pôr 2 → [1] · 1 → resto menos [3]');
    expect(said.at(-1)).toBe('5 de cada na trilha, o primeiro espaço vazio');
  });

  test('the Eyrie, from challenging on with a bird ambush that leaves the deck before it is shuffled', () => {
    const said = texts([sits('alliance'), plays('eyrie', { level: 'challenging' })]);
    expect(said.slice(3, 6)).toEqual([
      'Tirar 4 Domínios do baralho',
      '1 emboscada de pássaro → decreto, coluna (pássaro)',
      'Embaralhar 3 cartas por pessoa',
    ]);
    expect(said.slice(-2)).toEqual(['2 vizires → decreto, coluna (pássaro)', '6 ninhos na trilha']);
    expect(texts([sits('alliance'), plays('eyrie', { level: 'easy' })])).toContain(
      '1 vizir → decreto, coluna (pássaro)',
    );
  });

  test.each([
    ['alliance', ['3 bases · 10 marcadores de simpatia no tabuleiro; nada no mapa']],
    ['vagabond', ['4 itens S → mochila', '1 item R, sem ver, sob cada ruína', '1 tarefa aberta']],
    ['lizards', ['Marcador → santificar', '3 cartas → Almas']],
    ['riverfolk', ['1 Ribeirinho → Pagamentos', '5 cartas → mercado']],
    ['corvids', ['8 tramas, viradas para baixo, embaralhadas']],
  ] as const)('%s', (faction, last) => {
    expect(texts([sits('eyrie'), plays(faction)]).slice(-last.length)).toEqual(last);
  });

  test('the Duchy’s two cards go onto the Lost Souls where the Lizards are an automaton', () => {
    const cards = (others: Parameters<typeof setUp>[0]) => texts(others).find((line) => line.startsWith('2 cartas'));
    expect(cards([sits('eyrie'), plays('duchy')])).toBe('2 cartas → descarte');
    expect(cards([sits('eyrie'), plays('duchy'), plays('lizards')])).toBe('2 cartas → Almas Perdidas, por cima');
  });

  test('the Tinker begins with three items', () => {
    const said = texts([sits('eyrie'), plays('vagabond', { character: 'tinker' })]);
    expect(said).toContain('3 itens S → mochila');
  });

  test('in English', () => {
    const said = texts([sits('alliance'), plays('marquise')], 'en');
    expect(said.slice(0, 7)).toEqual([
      'Priorities 1–12 in sight',
      'Place 4 ruins → [6] [10] [11] [12]',
      'Place 12 items',
      'Remove 4 Dominance cards from the deck',
      'Shuffle 3 cards for each person',
      'Place keep → [1]',
      'Place 2 → [1] · 1 → all others except [3]',
    ]);
  });

  test('with three people dominance cards stay in the deck', () => {
    const said = texts([sits('eyrie'), sits('alliance'), sits('duchy'), plays('marquise')]);
    expect(said.some((line) => line.includes('Domínios'))).toBe(false);
  });
});
