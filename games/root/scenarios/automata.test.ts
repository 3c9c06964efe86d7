/** Automata scenarios 11.2: what holds for all of them. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { automatonIds, traitIds } from '../data/automata.ts';
import { difficultyOf } from '../data/automata-facts.ts';
import traits from '../data/automata-traits.json' with { type: 'json' };
import { isDominance } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { craftOrder, discardOrder, revealOrder, takeHits } from '../rules/automata/automaton.ts';
import { mechanicalMarquise } from '../rules/automata/marquise/marquise.ts';
import { selection, setupPlace } from '../rules/automata/selection.ts';
import { automatonBoard, isOrdered, orderSuit } from '../rules/automata/state.ts';
import { betterBurrowBank, standAndDeliver } from '../rules/cards/birdsong.ts';
import { entered } from '../rules/contract/registry.ts';
import { flip } from '../rules/factions/corvids/plots.ts';
import { layFaceDown } from '../rules/factions/corvids/state.ts';
import { daylight as vagabondDaylight } from '../rules/factions/vagabond/daylight.ts';
import { boardOf as vagabondBoard } from '../rules/factions/vagabond/state.ts';
import { ATTACKER, type Battle, DEFENDER } from '../rules/state/battle.ts';
import { refuse, type Seats } from '../rules/state/options.ts';
import {
  type Automaton,
  at,
  crafted,
  discarded,
  hand,
  hold,
  onTop,
  player,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

const B = 0;
const O = 1;

/** An order that lies open. */
function order(table: Woodland, card: string): void {
  onTop(table, card);
  play(revealOrder(table, B));
}

function among(...others: (FactionId | Automaton)[]): Woodland {
  return woodland([{ faction: 'marquise' }, ...others]);
}

describe('AUT-2.9 the selection', () => {
  test('filters, ranks and walks down to the best that is allowed, and says why', () => {
    const table = among('eyrie');
    const worth = [0, 5, 7, 7, 9, 1, 7, 0, 0, 0, 0, 0, 0];
    const rule = selection(table.state, {
      from: [1, 2, 3, 4, 6],
      where: [['AUT-2.7', (clearing) => clearing !== 4]],
      by: [['AUT-4.5.3', 'most', (clearing) => worth[clearing] as number]],
      tie: 'high',
      legal: (clearing) => clearing !== 2,
    });
    const { result } = play(rule);
    expect(result?.list).toEqual([3]);
    expect(result?.trace.rungs.map(({ how, clause, out }) => [how, clause, out])).toEqual([
      ['where', 'AUT-2.7', [3]],
      ['most', 'AUT-4.5.3', [0]],
      ['first', 'AUT-2.1', [2, 4]],
      ['legal', 'AUT-2.3', [1]],
    ]);
  });

  test('takes all from the highest priority down, or some from the lowest up', () => {
    const { state } = among('eyrie');
    const from = [7, 2, 12];
    expect(play(selection(state, { from, tie: 'high', take: 'all' })).result?.list).toEqual([2, 7, 12]);
    expect(play(selection(state, { from, tie: 'low', take: 2 })).result?.list).toEqual([12, 7]);
  });

  test('BOT-S189 the Pass is first both ways', () => {
    const { state } = woodland([{ faction: 'marquise' }, 'eyrie'], { map: 'mountain' });
    const from = [2, 10, 12];
    expect(play(selection(state, { from, tie: 'high' })).result?.best).toBe(10);
    expect(play(selection(state, { from, tie: 'low' })).result?.best).toBe(10);
  });

  test('players are ranked by the letters of their factions', () => {
    const { state } = woodland(['alliance', { faction: 'marquise' }, 'eyrie']);
    expect([0, 1, 2].toSorted((a, b) => setupPlace(state, a) - setupPlace(state, b))).toEqual([1, 2, 0]);
  });

  test('chance decides only among what is allowed', () => {
    const { state } = among('eyrie');
    const tie = { random: 'AUT-4.3.2', seat: B };
    const rule = selection(state, { from: [1, 2, 3], tie, legal: (clearing) => clearing > 1 });
    expect(play(rule, 'pick=1').result?.list).toEqual([3]);
  });
});

describe('orders', () => {
  test('BOT-S101 what the supply does not have is not crafted', () => {
    const table = among('eyrie');
    table.state.open.items.hammer = 0;
    order(table, 'anvil');
    play(craftOrder(table, B));
    expect(player(table, B)).toMatchObject({ vp: 0, items: [] });
  });

  test('BOT-S107 a dominance card counts for its suit and then becomes available', () => {
    const table = among('eyrie', 'alliance', 'duchy');
    order(table, 'dominance-fox');
    expect(isDominance('dominance-fox')).toBe(true);
    expect(orderSuit(table.state, B)).toBe('fox');
    play(discardOrder(table, B));
    expect(table.state.open.available).toEqual(['dominance-fox']);
  });

  test('BOT-S108 a bird order matches every clearing', () => {
    const table = among('eyrie');
    order(table, 'armorers');
    expect([1, 2, 3].every((clearing) => isOrdered(table.state, B, clearing))).toBe(true);
  });

  test('AUT-6T-6 without any card the order is a bird', () => {
    const table = among('eyrie');
    table.state.hidden.deck = [];
    play(revealOrder(table, B));
    expect(automatonBoard(table.state, B).order).toBeNull();
    expect(orderSuit(table.state, B)).toBe('bird');
  });

  test('BOT-S161 with the Lizard Cult an order goes to the Lost Souls', () => {
    const table = among('lizards');
    order(table, 'anvil');
    play(discardOrder(table, B));
    expect(table.state.open.discard).toEqual([]);
  });
});

describe('among others', () => {
  test('BOT-S102 hits take warriors, tokens, then buildings by chance', () => {
    const table = among('eyrie');
    put(table, B, 7, { warrior: 1, wood: 1, sawmill: 1, recruiter: 1 });
    const battle = { clearing: 7, attacker: O, defender: B, borrowed: [null, null] } as unknown as Battle;
    const { result } = play(takeHits(table, B, battle, DEFENDER, 3), 'pick=1');
    expect(result?.losses.map(({ class: type, which }) => `${type} ${which}`)).toEqual([
      'warrior 0',
      'token 0',
      'building 2',
    ]);
    expect(ATTACKER).toBe(0);
  });

  /** A Vagabond aids this automaton, which has a boot. */
  function aided(faction: FactionId): Woodland {
    const table = woodland([{ faction }, 'vagabond']);
    turnOf(table, O);
    player(table, O).pawn = 6;
    vagabondBoard(table.state, O).items.push({ item: 'torch', up: true, damaged: false, ruin: false });
    put(table, B, 6, { warrior: 1 });
    player(table, B).items.push('boot');
    hold(table, O, 'anvil');
    play(vagabondDaylight(table, O), 'vagabond.aid', 'card:anvil', 'vagabond.item:boot:ready');
    return table;
  }

  test('ROOT-S94 Aid to an automaton: the card is discarded, it scores, its items can be taken', () => {
    const table = aided('marquise');
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, B)).toMatchObject({ vp: 1, items: [] });
    expect(vagabondBoard(table.state, O).relations[B]).toBe(1);
    expect(player(table, O).vp).toBe(1);
  });

  test('BOT-S104 Aid to the Riverfolk Robots: they score 1 VP for the card, and their item can be taken', () => {
    const table = aided('riverfolk');
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, B)).toMatchObject({ vp: 1, items: [] });
    expect(vagabondBoard(table.state, O).items.map(({ item }) => item)).toContain('boot');
  });

  test('BOT-S105 extortion draws a card for an automaton', () => {
    const table = among('corvids', 'eyrie');
    turnOf(table, O, 'birdsong');
    put(table, O, 6, { plot: 1, warrior: 1 });
    layFaceDown(table.state, O, 6, 'extortion');
    put(table, B, 6, { warrior: 1 });
    put(table, 2, 6, { warrior: 1 });
    hold(table, 2, 'anvil');
    onTop(table, 'sword');
    play(flip(table, O, 6));
    expect(hand(table, O)).toEqual(['sword', 'anvil']);
  });

  test('BOT-S182 a bomb takes two pieces of an automaton, warriors first, and everything of others', () => {
    const table = among('corvids', 'eyrie');
    turnOf(table, O, 'birdsong');
    put(table, O, 5, { plot: 1 });
    layFaceDown(table.state, O, 5, 'bomb');
    put(table, B, 5, { warrior: 3, sawmill: 1 });
    put(table, 2, 5, { warrior: 2, roost: 1 });
    play(flip(table, O, 5));
    expect(at(table, B, 5)).toEqual({ warrior: 1, sawmill: 1 });
    expect(at(table, 2, 5)).toEqual({});
    expect(player(table, O).vp).toBe(2);
  });

  test('BOT-S195 Stand and Deliver! draws from the deck, and the automaton scores', () => {
    const table = among('eyrie');
    turnOf(table, O, 'birdsong');
    crafted(table, O, 'stand-and-deliver');
    onTop(table, 'anvil');
    play(standAndDeliver.use(table, O));
    expect(hand(table, O)).toEqual(['anvil']);
    expect(player(table, B).vp).toBe(1);
  });

  test('BOT-S209 Better Burrow Bank: an automaton scores instead of drawing', () => {
    const table = among('eyrie');
    turnOf(table, O, 'start-of-birdsong');
    discarded(table, 'anvil');
    play(betterBurrowBank.use(table, O));
    expect(hand(table, O)).toHaveLength(1);
    expect(player(table, B).vp).toBe(1);
  });
});

describe('settings', () => {
  const seat = (kind: 'player' | 'automaton', faction: Seats[number]['settings']['faction']) => ({
    kind,
    settings: { faction },
  });

  test('AUT-3.2 no faction plays both by a person and by itself', () => {
    expect(refuse({} as never, [seat('player', 'marquise'), seat('automaton', 'marquise')])).toBe('faction-twice');
    expect(refuse({} as never, [seat('player', 'eyrie'), seat('automaton', 'marquise')])).toBeNull();
  });

  test('there must be an automaton for each seat that chance fills', () => {
    const seats = [seat('player', 'eyrie'), ...automatonIds.map(() => seat('automaton', 'random'))];
    const left = automatonIds.filter((id) => id !== 'eyrie').length;
    expect(refuse({} as never, seats)).toBe(left < automatonIds.length ? 'no-automaton-left' : null);
    expect(refuse({} as never, [...seats, seat('automaton', 'random')])).toBe('no-automaton-left');
  });

  test('every automaton that can be chosen has entered, and the other way round', () => {
    expect(entered('automaton')).toEqual(automatonIds);
    expect(mechanicalMarquise.cards.hand).toBe('none');
  });

  test('the traits are those of the cards; a level that names no number gives 0', () => {
    expect(Object.values(traits.traits).map((cards) => cards.map(({ id }) => id))).toEqual(Object.values(traitIds));
    expect(difficultyOf('marquise', 'normal', 'bonusRecruit')).toBe(0);
  });
});
