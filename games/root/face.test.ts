/** What people see besides the board: score sheet, progress, phases, and when they are asked. */

import type { Say } from '@tavola/kernel/face/text.ts';
import { standingPass, USUAL_ORDER } from '@tavola/kernel/host/standing.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { actionsOf } from './board/parts/actions.ts';
import { concerns } from './concerns.ts';
import { isAmbush, matches } from './data/cards.ts';
import { face } from './face.ts';
import { game } from './game.ts';
import { progress } from './progress.ts';
import { boardOf } from './rules/automata/vagabond/state.ts';
import { loseVp, score } from './rules/score/score.ts';
import { handOf, type State, suitAt } from './rules/state/state.ts';
import { view } from './rules/view/view.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import { crafted, E, M, player, put, woodland } from './scenarios/woodland.ts';
import { text as en } from './text/en/text.ts';
import type { Words } from './text/type.ts';

const say: Say<Words> = { language: 'en', me: 'spectator', who: String, words: en.words };
const people = (...factions: string[]) =>
  factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);

test('the score sheet says where the points came from', () => {
  const table = woodland();
  score(table, M, 2, 'removal', 'ROOT-3.2.1');
  score(table, M, 3, 'sawmill', 'ROOT-6.5.4');
  score(table, E, 1, 'anvil', 'ROOT-3.2.2');
  score(table, E, 1, 'royal-claim', 'ROOT-14.5');
  loseVp(table, E, 1, 'ROOT-7.7');
  expect(face.scores?.sheet?.(view(table.state, 'spectator'), say)).toEqual({
    rows: [
      { name: 'Buildings and tokens removed', values: [2, 0] },
      { name: 'Items crafted', values: [0, 1] },
      { name: 'By the faction itself', values: [3, 0] },
      { name: 'Cards and map', values: [0, 1] },
      { name: 'Lost', values: [0, -1] },
    ],
    total: [5, 1],
  });
});

test('progress: points, or the clearings of a dominance card', () => {
  const table = woodland();
  player(table, M).vp = 15;
  player(table, E).vp = 20;
  const seen = () => progress(view(table.state, 'spectator'));
  expect(seen()).toEqual([0.5, 2 / 3]);
  player(table, E).dominance = 'dominance-fox';
  put(table, E, 1, { warrior: 2 });
  put(table, E, 6, { warrior: 1 });
  put(table, M, 6, { warrior: 1 });
  expect(seen()[E]).toBeCloseTo(1 / 3);
  player(table, E).dominance = 'dominance-bird';
  expect(seen()[E]).toBe(0.5);
  put(table, E, 3, { warrior: 1 });
  expect(seen()[E]).toBe(1);
});

test('phases: setup, then the phases of the turn', () => {
  const table = Table.start(game, { seats: people('marquise', 'eyrie'), chance: seededChance(1) });
  expect(face.turns?.phases?.(table.view('spectator') as never, say)).toMatchObject({ now: 'setup' });
  const going = woodland();
  expect(face.turns?.phases?.(view(going.state, 'spectator'), say)).toMatchObject({
    round: 'Round 1',
    now: 'daylight',
  });
});

test('a window concerns a seat where something is sold or a crafted card has its moment', () => {
  const table = woodland();
  const asked = (part: Extract<Ask, { kind: 'window' }>['part']) =>
    concerns(view(table.state, M), M, { kind: 'window', part });
  expect(asked('start-of-birdsong')).toBe(true);
  expect(asked('birdsong')).toBe(false);
  crafted(table, M, 'royal-claim', 'cobbler');
  expect(asked('birdsong')).toBe(true);
  expect(asked('start-of-evening')).toBe(true);
  expect(asked('evening')).toBe(false);
});

test('section 8: every hand is asked for an ambush; the host passes for one that has none, people at one screen answer themselves', () => {
  const seen = { passed: 0, asked: 0 };
  const check = (table: Table) => {
    const [seat = 0] = table.pending;
    const ask = table.question(seat)?.ask as Ask;
    if (typeof ask === 'string' || ask.kind !== 'ambush') return;
    const state = table.state as State;
    const able = handOf(state, seat).some((card) => isAmbush(card) && matches(card, suitAt(state, ask.clearing)));
    const pass = standingPass(table, seat, USUAL_ORDER, { sharesScreen: false });
    expect(pass).toBe(able ? null : 'pass');
    expect(standingPass(table, seat, USUAL_ORDER, { sharesScreen: true })).toBeNull();
    seen[able ? 'asked' : 'passed']++;
  };
  for (let seed = 1; seed <= 4; seed++) {
    walk(game, { seats: people('marquise', 'eyrie', 'duchy'), seed, secrecyEvery: 0, atDecision: check });
  }
  expect(seen.asked).toBeGreaterThan(0);
  expect(seen.passed).toBeGreaterThan(0);
});

test('a Vagabot is called by its character too, in a table that is being opened and in a game', () => {
  const table = woodland([{ faction: 'vagabond', character: 'ranger' }, 'eyrie']);
  const setup = { kind: 'automaton', settings: { faction: 'vagabond', character: 'ranger' } } as const;
  expect(face.looks?.seat?.(setup, 0, null, say).name).toBe('Vagabot (Ranger)');
  expect(face.looks?.seat?.(setup, 0, view(table.state, 'spectator'), say).name).toBe('Vagabot');
  boardOf(table.state, 0).character = 'ranger';
  expect(face.looks?.seat?.(setup, 0, view(table.state, 'spectator'), say).name).toBe('Vagabot (Ranger)');
});

test('every action on a board says what it does, and a seat how it plays', () => {
  const seen = view(woodland().state, 'spectator');
  const kinds = Object.values(actionsOf).flatMap((actions) => actions.map(({ kind }) => kind));
  const texts = new Set([...new Set(kinds)].map((kind) => face.things?.describe?.(`action:${kind}`, seen, say)?.text));
  expect(texts.size).toBe(new Set(kinds).size);
  expect(texts).not.toContain('');
  const robots = {
    ...seen,
    open: { ...seen.open, players: seen.open.players.map((one) => ({ ...one, automaton: true })) },
  };
  expect(face.things?.describe?.('seat:0', seen, say)?.text).toContain('pays with wood');
  expect(face.things?.describe?.('seat:0', robots, say)?.text).toContain('ordered suit');
});
