/** AUT-1, AUT-2 and AUT-I: what automata do with cards, and how they get along with the factions that people play. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { craftOrder, revealOrder, takeHits } from '../rules/automata/automaton.ts';
import { electricEyrie } from '../rules/automata/eyrie/eyrie.ts';
import { enemiesOf, enemyPieces } from '../rules/automata/keys.ts';
import { automatonBoard } from '../rules/automata/state.ts';
import { boardOf as vagabotBoard } from '../rules/automata/vagabond/state.ts';
import { fight } from '../rules/battle/battle.ts';
import { codebreakers } from '../rules/cards/daylight.ts';
import { favors } from '../rules/cards/favors.ts';
import { daylight as vagabondDaylight } from '../rules/factions/vagabond/daylight.ts';
import { boardOf as vagabondBoard } from '../rules/factions/vagabond/state.ts';
import { drawCards } from '../rules/hands/hands.ts';
import { type Battle, DEFENDER } from '../rules/state/battle.ts';
import { at, dice, hand, hold, onTop, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

const B = 0;
const O = 1;

function order(table: Woodland, card: string): Woodland {
  turnOf(table, B, 'birdsong');
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

describe('cards', () => {
  test('AUT-1.1.2 AUT-1.1.4 an item is worth 1 VP whatever it shows; the card stays the order', () => {
    const table = order(woodland([{ faction: 'marquise' }, 'eyrie']), 'anvil');
    play(craftOrder(table, B));
    expect(player(table, B)).toMatchObject({ vp: 1, items: ['hammer'] });
    expect(automatonBoard(table.state, B).order).toBe('anvil');
  });

  test.each(['armorers', 'favor-of-the-foxes'])('AUT-1.1.3 %s is not crafted', (card) => {
    const table = order(woodland([{ faction: 'marquise' }, 'eyrie']), card);
    put(table, O, 6, { warrior: 2 });
    play(craftOrder(table, B));
    expect(player(table, B)).toMatchObject({ vp: 0, crafted: [] });
    expect(at(table, O, 6)).toEqual({ warrior: 2 });
  });

  test('AUT-2.8.1 cards that it would draw are 1 VP, however many', () => {
    const table = woodland([{ faction: 'marquise' }, 'eyrie']);
    play(drawCards(table, B, 3));
    expect(player(table, B).vp).toBe(1);
    expect(hand(table, B)).toEqual([]);
  });

  test('BOT-S102 hits on the Drillbit Duchy: warrior, tunnel, then market or citadel by chance', () => {
    const table = woodland([{ faction: 'duchy' }, 'eyrie']);
    put(table, B, 7, { warrior: 1, tunnel: 1, market: 1, citadel: 1 });
    const battle = { clearing: 7, attacker: O, defender: B, borrowed: [null, null] } as unknown as Battle;
    const { result } = play(takeHits(table, B, battle, DEFENDER, 3), 'pick=0');
    expect(result?.losses.map(({ class: type }) => type)).toEqual(['warrior', 'token', 'building']);
  });
});

describe('people’s factions', () => {
  test('AUT-I-1 the keep of a person keeps automata from placing there', () => {
    const table = woodland([{ faction: 'eyrie' }, 'marquise']);
    turnOf(table, B, 'birdsong');
    put(table, O, 1, { keep: 1 });
    onTop(table, 'anvil');
    play(electricEyrie.turn.birdsong(table, B));
    expect(at(table, B, 1)).toEqual({});
    expect(at(table, B, 6)).toEqual({ roost: 1, warrior: 4 });
  });

  test('AUT-I-1 Field Hospitals are offered when an automaton removes warriors', () => {
    const table = woodland([{ faction: 'eyrie' }, 'marquise']);
    turnOf(table, B);
    put(table, B, 6, { warrior: 3 });
    put(table, O, 6, { warrior: 2 });
    put(table, O, 1, { keep: 1 });
    hold(table, O, 'anvil');
    expect(play(fight(table, B, O, 6), ...dice(2, 0))).toMatchObject({ done: false, seat: O });
  });

  test('AUT-I-2 Guerrilla War works against an automaton', () => {
    const table = woodland([{ faction: 'eyrie' }, 'alliance']);
    turnOf(table, B);
    put(table, B, 6, { warrior: 3 });
    put(table, O, 6, { warrior: 3 });
    play(fight(table, B, O, 6), ...dice(2, 0));
    expect(at(table, B, 6)).toEqual({ warrior: 1 });
    expect(at(table, O, 6)).toEqual({ warrior: 3 });
  });

  test('AUT-I-3 what a Thief would steal from an automaton is drawn from the deck', () => {
    const table = woodland([{ faction: 'eyrie' }, 'vagabond']);
    turnOf(table, O);
    player(table, O).pawn = 6;
    const board = vagabondBoard(table.state, O);
    board.character = 'thief';
    board.items.push({ item: 'torch', up: true, damaged: false, ruin: false });
    put(table, B, 6, { warrior: 1 });
    onTop(table, 'sword');
    play(vagabondDaylight(table, O), 'vagabond.special:steal');
    expect(hand(table, O)).toEqual(['sword']);
  });

  test('AUT-I-3 a pawn is one piece; the partner of a coalition is not an enemy', () => {
    const table = woodland([{ faction: 'eyrie' }, 'vagabond', 'marquise']);
    player(table, O).pawn = 6;
    put(table, 2, 6, { warrior: 2 });
    expect(enemyPieces(table.state, B, 6)).toBe(3);
    player(table, O).partner = B;
    expect(enemiesOf(table.state, B)).toEqual([2]);
    expect(enemyPieces(table.state, B, 6)).toBe(2);
  });

  test('AUT-I-8 a favor removes the pieces of automata as usual; the Vagabot damages three items', () => {
    const table = woodland([{ faction: 'vagabond' }, 'eyrie', { faction: 'marquise' }]);
    turnOf(table, O);
    player(table, B).pawn = 9;
    for (let i = 0; i < 4; i++)
      vagabotBoard(table.state, B).items.push({ item: 'boot', up: true, damaged: false, ruin: false });
    put(table, 2, 7, { warrior: 3, sawmill: 2 });
    play(favors['favor-of-the-mice']?.(table, O) as never);
    expect(at(table, 2, 7)).toEqual({});
    expect(player(table, O).vp).toBe(2);
    expect(vagabotBoard(table.state, B).items.filter(({ damaged }) => damaged)).toHaveLength(3);
  });

  test('AUT-I-8 an automaton has no hand to look at', () => {
    const table = woodland([{ faction: 'eyrie' }, 'marquise']);
    expect(codebreakers.usable(table.state, O)).toBe(false);
  });
});

test('BOT-S189 a roost goes to the Pass before clearings of higher priority', () => {
  const table = woodland([{ faction: 'eyrie' }, 'marquise'], { map: 'mountain' });
  turnOf(table, B);
  put(table, B, 2, { warrior: 1 });
  put(table, B, 10, { warrior: 1 });
  play(electricEyrie.turn.daylight(table, B));
  expect(at(table, B, 10)).toEqual({ roost: 1, warrior: 1 });
  expect(at(table, B, 2)).toEqual({ warrior: 1 });
});
