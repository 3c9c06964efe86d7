/** Section 11, the Automa: EVE-S50 to EVE-S55 and EVE-S58. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { automaTurn } from '../rules/automa/automa.ts';
import { conflictIn } from '../rules/conflict.ts';
import { automaSheet, finalScoring } from '../rules/scoring/scoring.ts';
import { type Automa, regionState } from '../rules/state/state.ts';
import { takeTurn } from '../rules/turn.ts';
import {
  A,
  ALONE,
  against,
  B,
  type Evening,
  evening,
  hire,
  lay,
  onTop,
  player,
  reveal,
  send,
  sendAutoma,
} from './evening.ts';

const solo = () => evening(ALONE);
const automaOf = ({ state }: Evening) => state.automa as Automa;
const turn = (table: Evening) => play(automaTurn(table, automaOf(table)));

test('EVE-S50 a card of 3 VP moves her to the Central Mountains; she takes the leftmost Place with 2 Witches', () => {
  const table = solo();
  onTop(table, 'wolf-pack');
  reveal(table, 'central-mountains', 'soul-swamp-1');
  turn(table);
  expect(automaOf(table)).toMatchObject({ rondel: 3, witches: 2, outer: [{ place: 'soul-swamp-1' }] });
  expect(regionState(table.state, 'central-mountains')).toMatchObject({
    automa: 2,
    slots: [null, ...[expect.any(String), expect.any(String)]],
  });
  expect(table.state.discard).toEqual(['wolf-pack']);
  const [why] = table.traces[table.events.findIndex((event) => event.kind === 'discovered')] ?? [];
  expect(why?.rungs.map(({ clause, how }) => [clause, how])).toEqual([['EVE-8.5', 'first']]);
  expect(why?.taken.map((at) => why.candidates[at])).toEqual(['soul-swamp-1']);
});

test('EVE-S51 she stops on a gold field and loses the remaining steps', () => {
  const table = solo();
  automaOf(table).rondel = 5;
  onTop(table, 'phoenix', 'irene');
  turn(table);
  expect(automaOf(table)).toMatchObject({ rondel: 6, specialists: ['irene'] });
});

test('EVE-S52 with her last Witch she takes a Place that needs two', () => {
  const table = solo();
  sendAutoma(table, 'central-mountains', 3);
  onTop(table, 'crystal-ball');
  reveal(table, 'northern-lakes', 'soul-swamp-1');
  turn(table);
  expect(automaOf(table)).toMatchObject({ witches: 0, outer: [{ place: 'soul-swamp-1' }] });
  expect(regionState(table.state, 'northern-lakes').automa).toBe(1);
});

test('EVE-S53 her conflict example: 6 against 7', () => {
  const table = solo();
  send(table, A, 'central-mountains', { witches: 2 });
  sendAutoma(table, 'central-mountains', 2);
  player(table, A).mana = 4;
  lay(table, A, 'outer', 'cave-2');
  lay(table, 'automa', 'outer', 'cave-3', { ritual: 'phoenix' });
  onTop(table, 'wolf-pack', 'crystal-ball');
  const region = regionState(table.state, 'central-mountains');
  const [leftmost] = region.stones;
  play(conflictIn(table, region), 'dial:4', 'transfer:cave-2');
  expect(table.state.conflict?.sides).toMatchObject([{ strength: 6 }, { strength: 7 }]);
  expect(player(table, A)).toMatchObject({ vp: 2, stones: [] });
  expect(player(table, A).inner[1]).toMatchObject({ place: 'cave-2' });
  expect(automaOf(table)).toMatchObject({ vp: 2, stones: [leftmost], inner: [{ place: 'cave-3' }] });
});

test('EVE-S54 equal strength is the player’s, equal VP in the end the Automa’s', () => {
  const table = solo();
  send(table, A, 'central-mountains', { witches: 1 });
  sendAutoma(table, 'central-mountains', 1);
  player(table, A).mana = 9;
  onTop(table, 'wolf-pack');
  const region = regionState(table.state, 'central-mountains');
  expect(play(conflictIn(table, region), 'dial:4').seat).toBe(A);
  expect(table.state.conflict).toMatchObject({ winner: A, sides: [{ strength: 5 }, { strength: 5 }] });
  const end = solo();
  player(end, A).vp = 50;
  automaOf(end).vp = 50;
  expect(finalScoring(end)).toMatchObject({ winners: [B], reason: 'automa-ties' });
  const won = solo();
  player(won, A).vp = 51;
  automaOf(won).vp = 50;
  expect(finalScoring(won)).toMatchObject({ winners: [A], reason: 'beat-automa' });
});

test('EVE-S55 an impossible action moves her to the next field', () => {
  const table = solo();
  automaOf(table).rondel = 4;
  lay(table, 'automa', 'outer', 'cave-2');
  onTop(table, 'crystal-ball', 'irene');
  turn(table);
  expect(automaOf(table)).toMatchObject({ rondel: 6, specialists: ['irene'] });
  expect(table.events).toContainEqual({
    kind: 'impossible',
    action: 'transfer',
    because: 'no-ritual-outside',
    from: 5,
    to: 6,
  });
});

test('EVE-S58 Baldur adjusts after her cards are seen', () => {
  const table = solo();
  table.state.round = 2;
  hire(table, A, 'baldur');
  send(table, A, 'central-mountains', { witches: 1 });
  sendAutoma(table, 'central-mountains', 1);
  player(table, A).mana = 5;
  onTop(table, 'wolf-pack');
  const rule = conflictIn(table, regionState(table.state, 'central-mountains'));
  const asked = play(rule, 'dial:3');
  expect(asked.ids).toEqual(['adjust:1', 'adjust:2', 'adjust:3', 'adjust:4', 'adjust:5']);
  expect(table.state.conflict?.sides[1]).toMatchObject({ actor: 'automa', strength: 6 });
  play(rule, 'adjust:5');
  expect(table.state.conflict).toMatchObject({ winner: A, sides: [{ strength: 6 }, { strength: 6 }] });
  expect(player(table, A).mana).toBe(0);
});

test('EVE-8.5 she plays a Ritual where there is a Binding Bonus, which is VP for her', () => {
  const table = solo();
  automaOf(table).rondel = 5;
  lay(table, 'automa', 'outer', 'cave-1');
  lay(table, 'automa', 'outer', 'soul-swamp-1');
  onTop(table, 'crystal-ball', 'twin-scythes');
  turn(table);
  expect(automaOf(table)).toMatchObject({ vp: 3, outer: [{ ritual: null }, { ritual: 'twin-scythes' }] });
});

test('EVE-8.5 a Ritual without a free Place is discarded and the marker moves on', () => {
  const table = solo();
  automaOf(table).rondel = 5;
  onTop(table, 'crystal-ball', 'twin-scythes');
  turn(table);
  expect(automaOf(table)).toMatchObject({ rondel: 7, outer: [{ ritual: null }] });
  expect(table.state.discard).toEqual(['crystal-ball', 'twin-scythes']);
});

test('EVE-8.5 the boon gives her X VP and a step; X depends on the difficulty', () => {
  for (const [difficulty, x] of [
    ['apprentice', 1],
    ['sorceress', 3],
    ['mistress', 4],
    ['heir', 5],
  ] as const) {
    const table = evening(against(difficulty));
    automaOf(table).rondel = 11;
    onTop(table, 'crystal-ball');
    turn(table);
    expect(automaOf(table)).toMatchObject({ rondel: 0, vp: x + 2, track: 1 });
  }
});

test('EVE-8.3 she plays after a main action, not after a pass', () => {
  const table = solo();
  play(takeTurn(table, A), 'token');
  expect(table.events.some(({ kind }) => kind === 'rondel')).toBe(true);
  const passing = solo();
  play(takeTurn(passing, A), 'pass');
  expect(passing.events.some(({ kind }) => kind === 'rondel')).toBe(false);
});

test('EVE-8.8 her stones double her best inner Rituals, whatever their symbols', () => {
  const table = solo();
  hireAutoma(table, 'irene');
  lay(table, 'automa', 'inner', 'cave-2', { ritual: 'crystal-ball' });
  lay(table, 'automa', 'inner', 'sanctuary-1', { ritual: 'phoenix' });
  automaOf(table).stones = ['wave-1'];
  expect(automaSheet(table.state)).toMatchObject({
    specialists: 2,
    rituals: 5,
    places: 3,
    stones: [{ place: 'sanctuary-1', vp: 4 }],
    total: 14,
  });
});

test('EVE-8.9 her exploring lets Elspeth work', () => {
  const table = solo();
  hire(table, A, 'elspeth');
  automaOf(table).rondel = 3;
  lay(table, 'automa', 'outer', 'stone-circle-1');
  onTop(table, 'crystal-ball');
  play(automaTurn(table, automaOf(table)), 'gain:elixir');
  expect(player(table, A).elixir).toBe(1);
  expect(automaOf(table).vp).toBe(2);
});

function hireAutoma(table: Evening, card: string): void {
  table.state.deck.splice(table.state.deck.indexOf(card), 1);
  automaOf(table).specialists.push(card);
}
