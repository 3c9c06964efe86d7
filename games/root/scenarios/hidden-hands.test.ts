/** Section 8: whether a hidden hand leaves a choice nobody else can tell. Whoever spends one of its cards is asked, with one card that fits as with two. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { birdsong } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { swayStep } from '../rules/factions/duchy/sway.ts';
import { actions } from '../rules/factions/marquise/daylight.ts';
import { handOf } from '../rules/state/state.ts';
import { offer } from '../rules/turn/windows.ts';
import { hold, put, turnOf, type Woodland, woodland } from './woodland.ts';

type Case = {
  readonly table: () => Woodland;
  /** What is picked before a card is spent. */
  readonly picks: readonly string[];
  readonly rule: (table: Woodland) => Rules<unknown>;
  /** A hand that leaves no choice, and one of the same size that does. */
  readonly hands: readonly (readonly string[])[];
};

const cases: { readonly [name: string]: Case } = {
  'supporters for sympathy': {
    table() {
      const table = woodland(['alliance', 'eyrie']);
      turnOf(table, 0, 'birdsong');
      put(table, 0, 6, { sympathy: 1 });
      return table;
    },
    picks: ['done', 'alliance.spread:11'],
    *rule(table) {
      supportersOf(table.state, 0).push(...handOf(table.state, 0).splice(0));
      yield* birdsong(table, 0);
    },
    hands: [
      ['sword', 'anvil'],
      ['sword', 'armorers'],
    ],
  },
  'a card for a dominance card': {
    table() {
      const table = woodland(['eyrie', 'marquise']);
      const { hidden, open } = table.state;
      open.available = hidden.deck.splice(hidden.deck.indexOf('dominance-mouse'), 1);
      return table;
    },
    picks: ['claim:dominance-mouse'],
    rule: (table) => offer(table, 0),
    hands: [
      ['sword', 'anvil'],
      ['sword', 'armorers'],
    ],
  },
  'cards that sway': {
    table() {
      const table = woodland(['duchy', 'eyrie']);
      for (const clearing of [6, 7]) put(table, 0, clearing, { warrior: 1 });
      return table;
    },
    picks: ['duchy.sway:captain', 'card:anvil'],
    rule: (table) => swayStep(table, 0),
    hands: [
      ['anvil', 'sword', 'bake-sale'],
      ['anvil', 'sword', 'armorers'],
    ],
  },
  'a card for wood': {
    table() {
      const table = woodland(['marquise', 'eyrie']);
      put(table, 0, 6, { sawmill: 1 });
      return table;
    },
    picks: ['marquise.overwork'],
    rule: (table) => actions(table, 0),
    hands: [
      ['anvil', 'sword'],
      ['anvil', 'foxfolk-steel'],
    ],
  },
};

test.each(Object.entries(cases))('%s', (_, { table, picks, rule, hands }) => {
  const asked = hands.map((hand) => {
    const here = table();
    hold(here, 0, ...hand);
    const { seat, ask } = play(rule(here), ...picks);
    return { seat, ask, open: here.state.open };
  });
  expect(asked[0]?.seat).toBe(0);
  expect(asked[0]).toEqual(asked[1]);
});

test('a hand that somebody imagines between two picks changes nothing either', () => {
  const table = woodland(['alliance', 'eyrie']);
  turnOf(table, 0, 'birdsong');
  put(table, 0, 6, { sympathy: 1 });
  const supporters = supportersOf(table.state, 0);
  supporters.push('anvil', 'foxfolk-steel', 'armorers');
  const rule = birdsong(table, 0);
  expect(play(rule, 'alliance.revolt:6').seat).toBe(0);
  supporters.splice(1, 2, 'sword', 'bake-sale');
  const next = play(rule, 'card:anvil');
  expect(next).toMatchObject({ seat: 0, ask: { kind: 'alliance.spend-supporter', left: 1 } });
});
