/** Root at a real table: what people tell, what they are asked, and what they tap by mistake. */

import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { CHANCE, TABLE } from '@tavola/kernel/rules/ask.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../data/factions.ts';
import { game } from '../game.ts';
import { chance, evening, kind, plays, setUp, sits, stateOf, warriors } from './real-evening.ts';

test('people are not asked for their hands, and nothing of their deck is dealt', () => {
  const app = evening('alliance', 'marquise');
  expect(stateOf(app).hidden.hands).toEqual([[], []]);
  expect(app.decision?.options.map(({ id }) => id)).toContain('outside.told');
});

test('a report counts from now on, and what cannot be is refused', () => {
  const app = evening('eyrie', 'marquise');
  app.tell('warriors:8:0', '5');
  expect(warriors(app, 0, 8)).toBe(5);
  expect(stateOf(app).open.players[0]?.supply).toBe(20 - 6 - 5);
  expect(() => app.tell('warriors:9:0', '10')).toThrow('CONTRADICTS');
  app.undo();
  expect(warriors(app, 0, 8)).toBe(0);
});

test('an attack on an automaton is a move: it loses warriors, then tokens, then buildings by its own rule', () => {
  const app = evening('eyrie', 'marquise');
  app.tell('warriors:8:0', '3');
  app.answer('outside.attack:8:1');
  for (const die of ['3', '0']) app.answer(die);
  app.done();
  expect(warriors(app, 1, 8)).toBe(0);
  expect(kind(app)).toBe('outside.turn');
});

test('a Vagabond who instigates makes two others fight, and removes what falls', () => {
  const app = setUp([sits('vagabond', { character: 'vagrant' }), sits('eyrie'), plays('marquise')]);
  app.tell('pawn:0', '6');
  app.tell('warriors:6:1', '3');
  app.tell('warriors:6:2', '2');
  const offered = app.decision?.options.flatMap(({ id }) => (id.startsWith('outside.instigate') ? [id] : []));
  expect(offered).toEqual(['outside.instigate:6:1:2', 'outside.instigate:6:2:1']);
  app.answer('outside.instigate:6:1:2');
  for (const die of ['2', '1']) app.answer(die);
  app.done();
  expect([warriors(app, 1, 6), warriors(app, 2, 6)]).toEqual([2, 0]);
  expect(app.table.told.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ kind: 'removed', seat: 2, by: 0, clearing: 6 }),
  );
  expect(app.table.flaw()).toBeNull();
});

test('where two people fight for an automaton, both are asked for an ambush from hands that nobody sees', () => {
  const app = setUp([sits('eyrie'), sits('marquise'), plays('vagabond', { character: 'vagrant' })]);
  // The two meet wherever he goes.
  for (const clearing of [2, 4, 5, 6, 7, 8, 9, 10, 11, 12]) app.tell(`warriors:${clearing}:0`, '1');
  app.tell('item:2:crossbow', '1');
  app.answer('outside.told');
  app.answer('outside.told');
  const asked: string[] = [];
  const answers: Record<string, string> = { deck: 'rabbit', die: '0' };
  for (let i = 0; kind(app) !== 'outside.turn'; i++) {
    expect(i).toBeLessThan(90);
    const ask = app.decision?.ask as { readonly kind?: string; readonly for?: string };
    if (app.waitsForHands) app.answer('done');
    else if (ask.for === 'ambush') {
      asked.push(String(app.decision?.seat));
      app.answer(asked.length === 1 ? 'suit:bird' : 'pass');
    } else app.answer(answers[kind(app)] ?? (app.decision?.options[0]?.id as string));
  }
  expect(asked).toHaveLength(2);
  expect(new Set(asked)).toEqual(new Set(['0', '1']));
  expect(app.table.told.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ kind: 'ambushed', seat: Number(asked[0]) }),
  );
  expect(app.table.flaw()).toBeNull();
});

test('Field Hospitals are answered by a suit from a hand that nobody sees', () => {
  const app = evening('marquise', 'eyrie');
  const corner = stateOf(app).open.players[1]?.corner as number;
  app.tell(`warriors:${corner}:0`, '2');
  app.answer('outside.told');
  while (kind(app) !== 'outside.spent' && kind(app) !== 'outside.turn') {
    if (app.waitsForHands) app.done();
    else app.answer(app.decision?.seat === CHANCE && kind(app) === 'deck' ? 'bird' : '3');
  }
  expect(app.decision?.options.map(({ id }) => id.split(':')[0])).toEqual(['pass', 'suit', 'suit']);
  const keep = stateOf(app).open.players[0]?.corner as number;
  const before = warriors(app, 0, keep) as number;
  app.answer('suit:bird');
  expect(warriors(app, 0, keep)).toBeGreaterThan(before);
  expect(app.table.flaw()).toBeNull();
});

test('a supply that does not agree puts the warriors in doubt; they are asked for when they matter', () => {
  const app = evening('eyrie', 'marquise');
  app.miscounted('warriors-left:0');
  app.answer('outside.told');
  app.answer('fox');
  for (let i = 0; app.need === null && app.waitsForHands && i < 9; i++) app.answer('done');
  expect(app.need?.facts[0]).toMatch(/^warriors:\d+:0$/);
});

test('careless evenings: whatever people tap, only coded errors, and the saved log plays again', () => {
  for (const [seed, automaton] of (['marquise', 'eyrie', 'lizards', 'riverfolk'] as const).entries()) {
    const app = evening('duchy', automaton);
    const rng = seededRng(seed + 1);
    for (let i = 0; i < 60; i++) tap(app, rng);
    const again = Assistant.open(game, JSON.parse(JSON.stringify(app.save())), chance);
    expect(again.opened).toBe('whole');
    expect(again.table.state).toEqual(app.table.state);
    expect(again.decision).toEqual(app.decision);
  }
});

function tap(app: Assistant, rng: Rng): void {
  const facts = app.table.facts();
  const any = facts[rng.below(facts.length)]?.id as string;
  const what = rng.below(10);
  try {
    if (app.need && what < 8) app.tell(app.need.facts[0] as string, String(rng.below(3)));
    else if (what === 0) app.undo();
    else if (what === 1) app.tell(any, String(rng.below(6)));
    else if (app.table.pending[0] === TABLE && app.waitsForHands) app.answer('done');
    else app.answer(app.decision?.options[rng.below(app.decision.options.length)]?.id ?? '');
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
  }
}

describe('suit markers lie on the table before a set-up looks at them', () => {
  const suits = ['fox', 'rabbit', 'mouse'];
  const suitOfPlace = (fact: string) => suits[Number(fact.split(':')[1]) % 3] as string;

  function start(map: object, person: FactionId, automaton: FactionId): Assistant {
    const seats = [sits(person), plays(automaton)];
    const app = Assistant.start(game, { seats, options: { ...game.real?.options, ...map }, chance });
    app.answer('0');
    return app;
  }

  test.each([
    ['corvids', 'alliance', { map: 'winter' }],
    ['alliance', 'corvids', { map: 'lake' }],
    ['corvids', 'vagabond', { map: 'autumn', suitMarkers: true }],
  ] as const)('%s against an automaton %s, %o', (person, automaton, map) => {
    const app = start(map, person, automaton);
    for (let i = 0; kind(app) !== 'outside.turn'; i++) {
      expect(i).toBeLessThan(60);
      if (app.need) app.tell(app.need.facts[0] as string, suitOfPlace(app.need.facts[0] as string));
      else app.answer(app.decision?.options[0]?.id as string);
    }
    const crows = stateOf(app).open.players[person === 'corvids' ? 0 : 1]?.warriors ?? [];
    const stands = [...crows.keys()].filter((clearing) => crows[clearing] === 1);
    expect(stands.map((clearing) => suitOfPlace(`suit:${clearing}`)).sort()).toEqual([...suits].sort());
  });

  test('what is told at the very first instruction stays told, also when the evening is opened again', () => {
    const app = start({ map: 'winter' }, 'corvids', 'alliance');
    expect(app.waitsForHands).toBe(true);
    app.tell('suit:1', 'mouse');
    const first = (one: Assistant) => one.table.facts().find(({ id }) => id === 'suit:1');
    expect(first(app)).toMatchObject({ sure: true });
    expect(stateOf(app).open.suits[1]).toBe('mouse');
    const again = Assistant.open(game, JSON.parse(JSON.stringify(app.save())), chance);
    expect(first(again)).toMatchObject({ sure: true });
    expect(again.table.state).toEqual(app.table.state);
  });
});
