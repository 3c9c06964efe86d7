/** What hands do for the Automa, as people read it (text/lines.ts). */
import { lineText } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { automaTurn } from '../rules/automa/automa.ts';
import { conflictIn } from '../rules/conflict.ts';
import { startNextRound } from '../rules/round-end.ts';
import type { Event } from '../rules/state/moves.ts';
import { type Automa, regionState } from '../rules/state/state.ts';
import { view } from '../rules/view.ts';
import { text as en } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';
import { ALONE, type Evening, evening, lay, onTop, reveal, sendAutoma } from './evening.ts';

const automaOf = ({ state }: Evening) => state.automa as Automa;

/** The lines of what these rules tell. */
function lines(table: Evening, run: () => unknown, text = pt): readonly string[] {
  const before = view(table.state, 'spectator');
  const first = table.events.length;
  run();
  const language = text === pt ? 'pt-BR' : 'en';
  const say: Say<typeof text.words> = { language, me: 'spectator', words: text.words, who: (seat) => `P${seat}` };
  const events = table.events.slice(first).map((event) => ({ event: event as Event, why: () => [] }));
  const found = text.real?.lines?.(events, before, view(table.state, 'spectator'), say) ?? [];
  return found.map((line) => lineText(line, say));
}
const turn = (table: Evening) => () => play(automaTurn(table, automaOf(table)));

test('her card is discarded, her marker moves, and the leftmost Place goes to her with its Witches', () => {
  const table = evening(ALONE);
  onTop(table, 'wolf-pack');
  reveal(table, 'central-mountains', 'soul-swamp-1');
  expect(lines(table, turn(table))).toEqual([
    'Carta → descarte',
    'Marcador +3 → campo 3',
    '1º Local do Centro → círculo externo · 2 Bruxas → Centro',
  ]);
});

test('what she cannot do is one line with its reason, and her marker goes on', () => {
  const table = evening(ALONE);
  automaOf(table).rondel = 4;
  onTop(table, 'crystal-ball', 'irene');
  expect(lines(table, turn(table), en)).toEqual([
    'Card → discard',
    'Marker +1 → field 5',
    'Transfer: no. Her outer circle is empty.',
    'Marker +1 → field 6',
    'Person → Specialists',
  ]);
});

test('points stand on the line that brings them, with what she has now', () => {
  const table = evening(ALONE);
  Object.assign(automaOf(table), { rondel: 11, vp: 20 });
  onTop(table, 'crystal-ball');
  expect(lines(table, turn(table))).toEqual([
    'Carta → descarte',
    'Marcador → campo do topo',
    'Pontuar +1 → 21',
    'Trilha +1 → 1 · +2 → 23',
  ]);
});

test('a Place that moves inwards is named by where it lies', () => {
  const table = evening(ALONE);
  automaOf(table).rondel = 4;
  lay(table, 'automa', 'outer', 'soul-swamp-1');
  lay(table, 'automa', 'outer', 'forgotten-library-1', { ritual: 'wolf-pack' });
  onTop(table, 'crystal-ball');
  expect(lines(table, turn(table)).at(-1)).toBe('2º Local → círculo interno');
});

test('the cards of her strength are discarded, her rewards are one line, and the stone is the leftmost', () => {
  const table = evening(ALONE);
  sendAutoma(table, 'central-mountains', 2);
  onTop(table, 'wolf-pack', 'crystal-ball');
  const fought = lines(table, () => play(conflictIn(table, regionState(table.state, 'central-mountains'))));
  expect(fought[0]).toBe('Força dela 7 · 2 cartas → descarte');
  expect(fought.filter((line) => line.startsWith('Pontuar'))).toHaveLength(1);
  expect(fought.at(-1)).toBe('Pedra da esquerda → dela');
});

test('at the end of a round her Witches come home and empty slots get new Places', () => {
  const table = evening(ALONE);
  sendAutoma(table, 'northern-lakes', 1);
  sendAutoma(table, 'central-mountains', 2);
  expect(lines(table, () => play(startNextRound(table)))).toEqual([
    'Bruxas 1 Norte · 2 Centro → dela',
    'Locais novos → espaços vazios',
  ]);
});

test('EVE-8.1 what is hers is laid out', () => {
  const table = evening(ALONE);
  expect(lines(table, () => table.tell({ kind: 'automa-ready' }))).toEqual([
    'Automa → ao lado do Coven',
    'Marcador → campo do topo',
    'Trilha → 0 · 0 PV',
    'Bruxas 4 → dela',
  ]);
});
