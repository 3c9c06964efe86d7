import type { Table } from '@tavola/kernel/table.ts';
import { type Language, languages, type Say, sentence } from '@tavola/kernel/text.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { calamandara } from '../game.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { labels } from './labels.ts';
import { pt } from './pt.ts';

const texts = { 'pt-BR': pt, en };
const NAMES = ['Ana', 'Bento', 'Íris', 'Tomé'];
const BROKEN = /undefined|null|NaN|object|\(\)|: ?$| {2}|^ | $|\bde de\b|\bYou's\b/;

/** Everything the table says to one seat at this decision. */
function said(table: Table, seat: number, language: Language, since: number): string[] {
  const text = texts[language];
  const say: Say = { language, me: seat, who: (other) => NAMES[other] as string, words: {} };
  const decision = table.decision(seat);
  const events = table.eventsFor(seat).slice(since);
  return [
    ...(decision ? [sentence(text.asks, decision.ask as Ask, say)] : []),
    ...(decision?.options ?? []).map(({ move }) => sentence(text.moves, move as Move, say)),
    ...events.map(({ event }) => sentence(text.events, event as Event, say)),
    ...text.board(table.view(seat) as View, say),
  ];
}

for (const options of [{}, { deckMode: 'draft' }, { deckMode: 'sequence', lateralSteps: false }]) {
  test(`every question, option, event and board of a random game is a whole sentence: ${JSON.stringify(options)}`, () => {
    const broken = new Set<string>();
    let heard = 0;
    const atDecision = (table: Table) => {
      const [seat] = table.pending as [number];
      for (const language of languages) {
        for (const line of said(table, seat, language, heard)) if (line === '' || BROKEN.test(line)) broken.add(line);
      }
      heard = table.eventsFor(seat).length;
    };
    walk(calamandara, { seats: 4, seed: 11, options: { maxRounds: 6, ...options }, secrecyEvery: 0, atDecision });
    expect([...broken]).toEqual([]);
  });
}

test('the board in words names every card and symbol that its viewer sees', () => {
  const atDecision = (table: Table) => {
    const [seat] = table.pending as [number];
    const view = table.view(seat) as View;
    for (const language of languages) {
      const say: Say = { language, me: seat, who: (other) => NAMES[other] as string, words: {} };
      const lines = texts[language].board(view, say).join('\n');
      const { cards, symbols } = labels[language];
      const seen = view.travellers.flatMap((it) => [
        ...[...it.hand, ...it.finalReserve, ...it.memoryDeck, ...it.discard].filter((card) => card !== null),
        ...[...it.onDeck, ...it.onReserve].map(({ card }) => card),
      ]);
      const named = [...seen, ...view.stack.map(({ card }) => card), ...(view.draft?.own ?? [])];
      expect(named.filter((card) => !lines.includes(cards[card].name))).toEqual([]);
      expect(view.symbols.filter(({ kind }) => !lines.includes(symbols[kind].name))).toEqual([]);
    }
  };
  for (const deckMode of ['standard', 'draft'])
    walk(calamandara, { seats: 3, seed: 12, options: { maxRounds: 4, deckMode }, secrecyEvery: 0, atDecision });
});
