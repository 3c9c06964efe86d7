/** Section 11, economy: OATH-S41, S42, S44, S47. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { begun, canDo } from '../rules/actions/modifiers.ts';
import { muster } from '../rules/actions/muster.ts';
import { recover } from '../rules/actions/recover.ts';
import { trade } from '../rules/actions/trade.ts';
import type { Search } from '../rules/state/actions.ts';
import { actMoves } from '../rules/turn/act.ts';
import {
  advise,
  alone,
  C,
  hold,
  player,
  realm,
  relicsAt,
  rich,
  run,
  settle,
  siteOf,
  sitesWith,
  turnOf,
  X,
} from './realm.ts';

test('OATH-S41 a trade gives no more than the bank has', () => {
  const table = realm();
  turnOf(table, X);
  advise(table, X, 'longbows', 'scouts');
  settle(table, 'plains', 'messenger');
  rich(table, X, { secrets: 1 });
  table.state.banks.order = 2;
  table.state.shared += 1;
  run(table, trade(table, X));
  expect(player(table, X)).toMatchObject({ favor: 2, secrets: 0, supply: 6 });
  expect(siteOf(table, 'plains').cards[0]).toMatchObject({ secrets: 1 });
});

test('OATH-S42 a trade for secrets without a matching adviser is legal and gives none', () => {
  const table = realm();
  turnOf(table, X);
  settle(table, 'plains', 'messenger');
  rich(table, X, { favor: 2 });
  expect(run(table, trade(table, X)).done).toBe(true);
  expect(player(table, X)).toMatchObject({ favor: 0, secrets: 0 });
});

test('OATH-S44 Careless: one secret less and one favor more', () => {
  const table = realm();
  table.state.relicDeck.push(table.state.reliquary[2] as string);
  table.state.reliquary[2] = null;
  advise(table, C, 'longbows');
  settle(table, 'plains', 'messenger');
  rich(table, C, { favor: 2 });
  run(table, trade(table, C));
  expect(player(table, C)).toMatchObject({ favor: 1, secrets: 0 });
  expect(table.state.banks.order).toBe(2);
});

test('OATH-S47 nobody musters on a ruin', () => {
  const table = realm();
  turnOf(table, X);
  settle(table, 'plains', 'bandit-rampart');
  rich(table, X, { favor: 2 });
  expect(actMoves(table, X).map(moveId)).not.toContain('major:muster');
  settle(table, 'plains', 'longbows');
  run(table, muster(table, X));
  expect(player(table, X)).toMatchObject({ warbands: 2, favor: 1, supply: 6 });
});

test('OATH-5.4.3 a relic costs what its site says', () => {
  const table = realm(3, sitesWith({ 0: 'mountain', 7: 'plains' }));
  turnOf(table, X);
  relicsAt(table, 'mountain', 'map');
  rich(table, X, { favor: 2 });
  run(table, recover(table, X), 'buried:mountain:0');
  expect(player(table, X)).toMatchObject({ favor: 0, relics: [{ card: 'map' }] });
  expect(siteOf(table, 'mountain').relics).toEqual([]);
});

test('modifiers that do not help are tried as sets, not in every order', () => {
  const table = alone({ favor: 9, secrets: 9 });
  advise(table, X, 'bracken', 'augury', 'land-warden', 'errand-boy');
  hold(table, X, 'truthful-harp', 'cracked-horn');
  const search: Search = { kind: 'search', seat: X, at: 0, used: [], free: false, pile: 'world' };
  let asked = 0;
  const never = () => {
    asked++;
    return false;
  };
  expect(canDo(table, begun(table, search), never)).toBe(false);
  expect(asked).toBe(7 * 2 ** 5);
});
