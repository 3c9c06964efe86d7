/** Section 11, income and main actions: EVE-S01 to EVE-S23. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { councilCost } from '../rules/actions/cards.ts';
import { exploreOuter } from '../rules/effects/explore.ts';
import { moveInside } from '../rules/effects/transfer.ts';
import { income } from '../rules/income.ts';
import { startNextRound } from '../rules/round-end.ts';
import { figuresIn, regionState } from '../rules/state/state.ts';
import { takeTurn, turnMoves } from '../rules/turn.ts';
import { A, B, type Evening, evening, hire, hold, lay, onTop, player, reveal, seatInCouncil, send } from './evening.ts';

const offered = (table: Evening, seat = A) => turnMoves(table.state, seat).map(moveId);

test('EVE-S01 income: 6 cards, 3 Knowledge and 2 Mana besides the 3 Herbs and 3 Elixirs of the setup', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 3, elixir: 3 });
  play(income(table));
  expect(player(table, A)).toMatchObject({ herb: 3, elixir: 3, knowledge: 3, mana: 2 });
  expect(player(table, A).hand).toHaveLength(6);
});

test('EVE-S02 Mana stops at 20', () => {
  const table = evening();
  player(table, A).mana = 19;
  play(income(table));
  expect(player(table, A).mana).toBe(20);
});

test('EVE-S03 a Place for two Witches', () => {
  const table = evening();
  reveal(table, 'central-mountains', 'soul-swamp-1');
  play(takeTurn(table, A), 'discover:central-mountains:soul-swamp-1');
  expect(player(table, A).witches).toBe(2);
  expect(regionState(table.state, 'central-mountains').witches).toEqual([2, 0]);
  expect(player(table, A).outer.map(({ place }) => place)).toEqual(['soul-swamp-1']);
  expect(regionState(table.state, 'central-mountains').slots[0]).toBeNull();
});

test('EVE-S04 too few Witches for a 2-Witch Place', () => {
  const table = evening();
  reveal(table, 'northern-lakes', 'soul-swamp-1', 'cave-2');
  send(table, A, 'central-mountains', { witches: 3 });
  expect(offered(table)).not.toContain('discover:northern-lakes:soul-swamp-1');
  expect(offered(table)).toContain('discover:northern-lakes:cave-2');
});

test('EVE-S05 the token explores the Outer Circle and gives 1 Herb and 1 Elixir', () => {
  const table = evening();
  for (const place of ['soul-swamp-1', 'moonlit-spring-1', 'stone-circle-1']) lay(table, A, 'outer', place);
  play(takeTurn(table, A), 'token');
  expect(player(table, A)).toMatchObject({ herb: 2, elixir: 2, mana: 2, tokenActive: false });
});

test('EVE-S06 an inactive token is not offered until the next round', () => {
  const table = evening();
  play(takeTurn(table, A), 'token');
  expect(offered(table)).not.toContain('token');
  play(startNextRound(table));
  expect(offered(table)).toContain('token');
});

test('EVE-S07 a Ritual with its Binding Bonus', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 1, elixir: 2 });
  lay(table, A, 'outer', 'soul-swamp-1');
  hold(table, A, 'candlestick-of-transmutation');
  play(takeTurn(table, A), 'ritual:candlestick-of-transmutation', 'on:soul-swamp-1');
  expect(player(table, A)).toMatchObject({ herb: 1, elixir: 0, vp: 2 });
});

test('EVE-S08 the Binding Bonus without its keyword', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 1, knowledge: 1 });
  lay(table, A, 'outer', 'soul-swamp-1');
  hold(table, A, 'raven-messenger');
  play(takeTurn(table, A), 'ritual:raven-messenger', 'on:soul-swamp-1');
  expect(player(table, A)).toMatchObject({ herb: 1, knowledge: 0, vp: 0 });
});

test('EVE-S09 no second Ritual on a Place', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 1, knowledge: 1 });
  lay(table, A, 'outer', 'soul-swamp-1', { ritual: 'phoenix' });
  lay(table, A, 'outer', 'cave-2');
  hold(table, A, 'raven-messenger');
  const { ids } = play(takeTurn(table, A), 'ritual:raven-messenger');
  expect(ids).toEqual(['on:cave-2', 'on:nqobantu-mine-sun', 'back']);
});

test('EVE-S10 equal Specialists are not allowed, the same person in the Council is', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 6, elixir: 6, knowledge: 6 });
  hire(table, A, 'irene');
  hold(table, A, 'irene');
  expect(offered(table)).not.toContain('specialist:irene');
  expect(offered(table)).toContain('council:irene');
});

test('EVE-S11 Irene explores what is discovered', () => {
  const table = evening();
  hire(table, A, 'irene');
  reveal(table, 'northern-lakes', 'herb-garden-1');
  play(takeTurn(table, A), 'discover:northern-lakes:herb-garden-1');
  expect(player(table, A).herb).toBe(2);
});

test('EVE-S12 the first Council Member costs 1 of each, the next 2 of each', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 3, elixir: 3, knowledge: 3 });
  hold(table, A, 'gudrun');
  play(takeTurn(table, A), 'council:gudrun');
  expect(player(table, A)).toMatchObject({ herb: 2, elixir: 2, knowledge: 2, council: ['gudrun'] });
  expect(councilCost(table.state, A)).toEqual({ herb: 2, elixir: 2, knowledge: 2 });
});

test('EVE-S13 Irene in the Council gives 2 VP for a discovery', () => {
  const table = evening();
  seatInCouncil(table, A, 'irene');
  reveal(table, 'northern-lakes', 'cave-2');
  play(takeTurn(table, A), 'discover:northern-lakes:cave-2');
  expect(player(table, A)).toMatchObject({ vp: 2, knowledge: 0 });
});

test('EVE-S14 the field of the Northern Lakes', () => {
  const table = evening();
  hold(table, A, 'phoenix');
  const picks = ['field:northern-lakes:witch', 'discard:phoenix', 'gain:knowledge', 'gain:knowledge', 'gain:knowledge'];
  play(takeTurn(table, A), ...picks);
  expect(table.state.discard).toEqual(['phoenix']);
  expect(player(table, A)).toMatchObject({ knowledge: 3, witches: 3 });
  const north = regionState(table.state, 'northern-lakes');
  expect(north.field).toEqual([{ seat: A, figure: 'witch' }]);
  expect(figuresIn(north, A)).toBe(1);
});

test('EVE-S15 the field of the Northern Lakes needs a card', () => {
  expect(offered(evening())).not.toContain('field:northern-lakes:witch');
});

test('EVE-S16 an Elder uses a field only in the Inner Circle', () => {
  const table = evening();
  player(table, A).herb = 5;
  send(table, A, 'northern-lakes', { witches: 4 });
  lay(table, A, 'outer', 'cave-2', { ritual: 'candlestick-of-transmutation' });
  expect(offered(table)).not.toContain('field:cave-2:elder');
  moveInside(player(table, A), 'cave-2');
  expect(offered(table)).toContain('field:cave-2:elder');
});

test('EVE-S17 the Candlestick by an Elder', () => {
  const table = evening();
  player(table, A).herb = 2;
  lay(table, A, 'inner', 'cave-2', { ritual: 'candlestick-of-transmutation' });
  play(takeTurn(table, A), 'field:cave-2:elder', 'gain:knowledge', 'gain:knowledge', 'gain:elixir');
  expect(player(table, A)).toMatchObject({ herb: 0, knowledge: 2, elixir: 1, vp: 1, elders: 3 });
});

test('EVE-S18 Twin Scythes work twice, once for each Elder, not a third time', () => {
  const table = evening();
  send(table, A, 'northern-lakes', { elders: 1 });
  lay(table, A, 'inner', 'cave-2', { ritual: 'twin-scythes' });
  play(takeTurn(table, A), 'field:cave-2:elder');
  play(takeTurn(table, A), 'field:cave-2:elder');
  expect(player(table, A)).toMatchObject({ vp: 2, elders: 1 });
  expect(offered(table)).not.toContain('field:cave-2:elder');
});

function catalystsExample(): Evening {
  const table = evening();
  Object.assign(player(table, A), { herb: 2, elixir: 2, track: 2 });
  lay(table, A, 'outer', 'soul-swamp-1', { ritual: 'spatial-distortion' });
  lay(table, A, 'outer', 'sanctuary-1', { ritual: 'energy-pillar' });
  const scythe = 'build:scythe:soul-swamp-1:resources';
  play(takeTurn(table, A), scythe, scythe, 'build:orb:sanctuary-1:resources', 'transfer:sanctuary-1');
  return table;
}

test('EVE-S19 three Catalysts in one action; the Orb brings a Transfer', () => {
  const me = player(catalystsExample(), A);
  expect(me).toMatchObject({ herb: 0, elixir: 0, track: 3 });
  expect(me.inner[1]).toMatchObject({ place: 'sanctuary-1', ritual: 'energy-pillar', orbs: 1 });
  expect(me.outer).toMatchObject([{ place: 'soul-swamp-1', scythes: 2 }]);
});

test('EVE-S20 two Scythes make three Herbs', () => {
  const table = catalystsExample();
  play(exploreOuter(table, A));
  expect(player(table, A).herb).toBe(3);
});

test('EVE-S21 at the top of the track each Orb gives 2 VP', () => {
  const table = evening();
  Object.assign(player(table, A), { elixir: 4, track: 8 });
  lay(table, A, 'outer', 'cave-2', { ritual: 'spatial-distortion' });
  play(takeTurn(table, A), 'build:orb:cave-2:resources', 'build:orb:cave-2:resources');
  expect(player(table, A)).toMatchObject({ vp: 4, track: 8 });
});

test('EVE-S22 two steps from the bottom: 2 Mana, then 3 VP', () => {
  const table = evening();
  Object.assign(player(table, A), { herb: 1, knowledge: 2 });
  hold(table, A, 'ancestral-rite');
  play(takeTurn(table, A), 'ritual:ancestral-rite');
  expect(player(table, A)).toMatchObject({ mana: 2, vp: 3, track: 2 });
  expect(table.events.flatMap((event) => (event.kind === 'gained' ? [event.what] : []))).toEqual([
    { mana: 2 },
    { vp: 3 },
  ]);
});

test('EVE-S23 the bonus of an Orb pays for the next one', () => {
  const table = evening();
  Object.assign(player(table, A), { elixir: 2, track: 3 });
  lay(table, A, 'outer', 'cave-2', { ritual: 'spatial-distortion' });
  const orb = 'build:orb:cave-2:resources';
  const after = play(takeTurn(table, A), orb, 'gain:elixir', 'gain:elixir', orb);
  expect(after.done).toBe(true);
  expect(player(table, A)).toMatchObject({ track: 5, vp: 4, elixir: 0 });
});

test('EVE-1.4 an empty deck is made again from the discard pile', () => {
  const table = evening();
  onTop(table, 'phoenix');
  table.state.discard = table.state.deck.splice(0, table.state.deck.length - 1);
  play(income(table));
  expect(player(table, A).hand).toHaveLength(6);
  expect(table.events).toContainEqual({ kind: 'reshuffled', cards: 99 });
});

test('EVE-1.3 expert draw: two more cards, two discarded at the same time', () => {
  const table = evening(2, { expertDraw: true });
  const rule = income(table);
  for (const cards of [8, 7]) {
    for (const seat of [A, B]) {
      const asked = play(rule);
      expect(asked).toMatchObject({ seat, ask: { kind: 'set-aside' } });
      expect(asked.ids).toHaveLength(cards);
      expect(table.state.discard).toEqual([]);
      play(rule, `${seat}/${asked.ids[0]}`);
    }
  }
  expect(table.state.players.map(({ hand }) => hand.length)).toEqual([6, 6]);
  expect(table.state.discard).toHaveLength(4);
});
