import { languages, type Say } from '@tavola/kernel/face/text.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { peopleKit, textKit } from '@tavola/testing/text-kit.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { face } from '../face.ts';
import { calamandara as game } from '../game.ts';
import { CARD_NAMES } from '../rules/state/memory.ts';
import { SYMBOLS } from '../rules/state/symbols.ts';
import type { View } from '../rules/view.ts';
import * as cardsEn from './en/cards.ts';
import { reconstructed as reconstructedEn } from './en/reconstructed.ts';
import { text as en } from './en/text.ts';
import * as cardsPt from './pt/cards.ts';
import { reconstructed as reconstructedPt } from './pt/reconstructed.ts';
import { text as pt } from './pt/text.ts';
import type { Words } from './type.ts';

const tables = [
  { seats: 2, options: { maxRounds: 6 } },
  { seats: 3, options: { maxRounds: 6, deckMode: 'draft' } },
  { seats: 4, options: { maxRounds: 6, deckMode: 'sequence', lateralSteps: false } },
];
textKit({ game, face, tables, rules: new URL('../rules/', import.meta.url) });
peopleKit({ game, face, tables });

test('both languages say as many sentences about what was reconstructed', () => {
  expect(reconstructedEn.length).toBe(reconstructedPt.length);
});

test('every memory card and every symbol has its texts', () => {
  for (const { cards, symbols } of [cardsPt, cardsEn]) {
    expect(Object.keys(cards).sort()).toEqual([...CARD_NAMES].sort());
    expect(Object.keys(symbols).sort()).toEqual([...SYMBOLS].sort());
  }
});

test('the board in words names every card and symbol that its viewer sees', () => {
  const texts = { 'pt-BR': pt, en };
  const atDecision = (table: Table) => {
    const [seat] = table.pending as [number];
    const view = table.view(seat) as View;
    for (const language of languages) {
      const { words } = texts[language];
      const say: Say<Words> = { language, me: seat, who: String, words };
      const lines = texts[language].board(view, say).join('\n');
      const { cards, symbols } = words;
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
    walk(game, { seats: 3, seed: 12, options: { maxRounds: 4, deckMode }, secrecyEvery: 0, atDecision });
});
