/** Section 6.1: what the table of interruptions lists is what a turn offers, part by part. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { deckOf } from '../data/cards.ts';
import { layFaceDown } from '../rules/factions/corvids/state.ts';
import { playerOf } from '../rules/state/state.ts';
import { offer } from '../rules/turn/windows.ts';
import { interruptions } from '../rules/vocabulary/interruptions.ts';
import { parts } from '../rules/vocabulary/phases.ts';
import { hold, put, turnOf, type Woodland, woodland } from './woodland.ts';

const [M, C] = [0, 1];
const cards = parts.flatMap((part): readonly string[] => interruptions[part].cards);

/** The Marquise could use everything at any time, if only the part of the turn allowed it. */
function readyForAnything(): Woodland {
  const table = woodland(['marquise', 'corvids', { faction: 'riverfolk' }], { map: 'mountain' });
  put(table, M, 5, { warrior: 4 });
  put(table, C, 5, { warrior: 2, plot: 1 });
  layFaceDown(table.state, C, 5, 'raid');
  table.state.open.suits.fill('fox');
  hold(table, M, 'anvil', 'dominance-fox');
  hold(table, C, 'sword');
  const player = playerOf(table.state, M);
  player.vp = 10;
  player.items.push('boot');
  player.crafted.push(...cards);
  playerOf(table.state, C).crafted.push('armorers');
  return table;
}

/** What a move is in the table. */
function named(id: string): string {
  const [kind = '', card = ''] = id.split(':');
  const occasions: { readonly [kind: string]: string } = {
    use: card,
    activate: 'dominance',
    'open-path': 'closed-paths',
    'corvids.expose': 'exposure',
    'riverfolk.buy': 'services',
  };
  return occasions[kind] ?? id;
}

test('every card that is used in a turn has one time', () => {
  expect(new Set(cards).size).toBe(cards.length);
  const printed = [...deckOf('base'), ...deckOf('exiles-partisans')];
  expect(cards.filter((card) => !printed.includes(card))).toEqual([]);
});

test.each(parts)('%s', (part) => {
  const table = readyForAnything();
  turnOf(table, M, part);
  const { ids } = play(offer(table, M));
  const offered = [...new Set(ids.filter((id) => id !== 'pass').map(named))];
  const { occasions, cards: listed } = interruptions[part];
  expect(offered.sort()).toEqual([...occasions, ...listed].sort());
});
