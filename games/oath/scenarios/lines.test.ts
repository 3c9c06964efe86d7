/** What hands do for the Prince, as people read it (lines/lines.ts). */
import { lineText } from '@tavola/kernel/face/lines.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { act } from '../rules/prince/mind.ts';
import { searchAndPlay } from '../rules/prince/search.ts';
import { assess } from '../rules/prince/threat.ts';
import { princeTurn } from '../rules/prince/turn.ts';
import type { Event } from '../rules/state/moves.ts';
import { view } from '../rules/view.ts';
import { text as en } from '../text/en/text.ts';
import { text as pt } from '../text/pt/text.ts';
import { crown, plain } from './prince.ts';
import { C, deck, type Realm, realm, rich, run, settle, siteOf, title, X } from './realm.ts';

/** The lines of what these rules tell. */
function lines(table: Realm, rules: Rules<unknown>, text = pt): readonly string[] {
  const before = view(table.state, 'spectator');
  const first = table.events.length;
  run(table, rules);
  const language = text === pt ? 'pt-BR' : 'en';
  const who = (seat: number) => ['Príncipe', 'Ana', 'Caio'][seat] ?? '';
  const say: Say<typeof text.words> = { language, me: 'spectator', words: text.words, who };
  const events = table.events.slice(first).map((event) => ({ event: event as Event, why: () => [] }));
  const found = text.real?.lines?.(events, before, view(table.state, 'spectator'), say) ?? [];
  return found.map((line) => lineText(line, say));
}

test('the others of a search are discarded, the card goes to its site, and its marker to its row', () => {
  const table = realm();
  crown(table, C, { token: 'tl-muster-low' });
  const [card = ''] = plain('hearth', 1);
  deck(table, card, ...plain('order', 2));
  const name = pt.words.cards[card]?.name;
  expect(lines(table, searchAndPlay(table, C))).toEqual([
    'Outras 2 → descarte das Províncias',
    `${name} → Capital 1 · 1 influência de Lar → ele`,
    'Lar → Amigos, 1ª fileira',
  ]);
});

test('his action token goes to a node, and the others of his pieces to where that action sends them', () => {
  const table = realm();
  crown(table, C);
  rich(table, C, { favor: 1, warbands: 0 });
  const [card = ''] = plain('order', 1);
  settle(table, 'plains', card);
  const name = pt.words.cards[card]?.name;
  expect(lines(table, act(table, C, 1))).toEqual([`Ficha → Recrutar de baixo · 1 influência → ${name} · +2 tropas`]);
});

test('a node where he can do nothing is one line with its reason', () => {
  const table = realm();
  crown(table, C, { token: 'tl-travel-favor', start: 'tl-travel-favor' });
  rich(table, C, { favor: 0, warbands: 0 });
  expect(lines(table, act(table, C, 1), en)).toEqual([
    'Trade: favor: no. Nothing to gain there.',
    'Muster, upper: no. No favor, or no empty card.',
    'Token → Trade: favor',
  ]);
});

test('OATH-9.13 a new threat moves its marker and both tokens; one that stays moves nothing', () => {
  const table = realm();
  crown(table, C, { token: 'tl-muster-low', start: 'tl-muster-low' });
  title(table, X, 'usurper');
  expect(lines(table, assess(table, C))).toEqual(['Ameaça → Usurpador · fichas → Ameaça: mais locais']);
  expect(lines(table, assess(table, C))).toEqual([]);
});

test('OATH-9.33 favor on cards goes to the banks and the start token to the action token', () => {
  const table = realm();
  const prince = crown(table, C, { token: 'tl-muster-low', start: 'threat-supremacy' });
  table.state.phase = 'rest';
  const [card = ''] = plain('order', 1);
  settle(table, 'plains', card);
  Object.assign(siteOf(table, 'plains').cards.at(-1) ?? {}, { favor: 2 });
  table.state.shared -= 2;
  expect(lines(table, princeTurn(table, C))).toEqual([
    'Limpeza ficha inicial → aqui · 2 influências das cartas → reservas',
  ]);
  expect(prince.start).toBe('tl-muster-low');
});
