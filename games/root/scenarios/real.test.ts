/** Root at a real table: what people tell, what they are asked, and what they tap by mistake. */
import { CHANCE, TABLE } from '@tavola/kernel/ask.ts';
import { Assistant, type Evening } from '@tavola/kernel/assistant.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { TableError } from '@tavola/kernel/errors.ts';
import { sayValue, tableChance } from '@tavola/kernel/real.ts';
import { type Rng, seededRng } from '@tavola/kernel/rng.ts';
import { describe, expect, test } from 'vitest';
import { suitOf } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { game } from '../game.ts';
import { claim, faceOf } from '../rules/outside/stand-ins.ts';
import type { State } from '../rules/state.ts';

const chance = tableChance(seededChance(1), game, () => false);

/** A person at seat 0 against an automaton at seat 1; the set-up is answered with its first options. */
function evening(person: FactionId, automaton: FactionId, settings: object = {}, options: object = {}): Assistant {
  const seats = [sits(person), plays(automaton, settings)];
  return setUp(seats, options);
}

const sits = (faction: FactionId, settings: object = {}) =>
  ({ kind: 'outside', settings: { faction, ...settings } }) as const;
const plays = (faction: FactionId, settings: object = {}) =>
  ({ kind: 'automaton', settings: { faction, ...settings } }) as const;

function setUp(seats: Evening['seats'], options: object = {}): Assistant {
  const app = Assistant.start(game, { seats, options: { ...game.real?.options, ...options }, chance });
  while (kind(app) !== 'outside.turn') {
    if (app.waitsForHands) app.done();
    else app.answer(app.decision?.options[0]?.id as string);
  }
  return app;
}

function kind({ decision }: Assistant): string {
  const ask = decision?.ask ?? '';
  return typeof ask === 'string' ? ask : ask.kind;
}
const stateOf = (app: Assistant) => app.table.state as State;
const warriors = (app: Assistant, seat: number, clearing: number) =>
  stateOf(app).open.players[seat]?.warriors[clearing];

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
  expect(game.flaw(stateOf(app))).toBeNull();
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
  expect(game.flaw(stateOf(app))).toBeNull();
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
  expect(game.flaw(stateOf(app))).toBeNull();
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

test('services of the Robots are bought in the outside turn: they are paid, and a card leaves the market by its face', () => {
  const app = evening('eyrie', 'riverfolk');
  const supply = stateOf(app).open.players[0]?.supply as number;
  const ids = () => app.decision?.options.map(({ id }) => id) ?? [];
  const card = ids().find((id) => id.startsWith('outside.buy-card:1:')) as string;
  app.answer(card);
  app.done();
  expect(stateOf(app).open.players[0]?.supply).toBe(supply - 2);
  expect(app.table.facts().find(({ id }) => id === 'payments:1:0')).toMatchObject({ sure: true });
  expect(stateOf(app).open.players[1]?.board).toMatchObject({ market: { length: 4 } });
  app.tell('warriors:1:0', '1');
  app.undo();
  app.undo();
  app.undo();
  expect(stateOf(app).open.players[0]?.supply).toBe(supply);
  expect(game.flaw(stateOf(app))).toBeNull();
});

test('mercenaries that a person hires of a person fight an automaton; they serve for that turn only', () => {
  const app = setUp([sits('marquise'), sits('riverfolk'), plays('eyrie')]);
  for (const [id, said] of [
    ['warriors:6:0', '0'],
    ['warriors:6:1', '2'],
    ['warriors:6:2', '1'],
  ] as const)
    app.tell(id, said);
  const mayAttack = () => app.decision?.options.some(({ id }) => id === 'outside.attack:6:2');
  expect(mayAttack()).toBe(false);
  app.tell('hired:1', '1');
  expect(mayAttack()).toBe(true);
  app.answer('outside.attack:6:2');
  for (const die of ['2', '1']) app.answer(die);
  app.done();
  expect([warriors(app, 1, 6), warriors(app, 2, 6)]).toEqual([1, 0]);
  app.answer('outside.told');
  expect(app.table.facts().find(({ id }) => id === 'hired:1')).toMatchObject({ holder: [0] });
});

test('when a trade post of a person falls, the funds that are left are told before the automaton goes on', () => {
  const app = evening('riverfolk', 'eyrie');
  const corner = stateOf(app).open.players[1]?.corner as number;
  app.tell(`piece:${corner}:0:trade-post`, '1');
  app.tell('payments:0:1', '4');
  const supply = () => stateOf(app).open.players[1]?.supply as number;
  const before = supply();
  app.answer('outside.told');
  const answers: Record<string, string> = { deck: 'bird', die: '3' };
  const newest = () => app.table.told.at(-1)?.event.kind;
  for (let i = 0; newest() !== 'outside.disrupted'; i++) {
    expect(i).toBeLessThan(60);
    app.answer(app.waitsForHands ? 'done' : (answers[kind(app)] ?? (app.decision?.options[0]?.id as string)));
  }
  const placed = before - supply();
  app.tell('payments:0:1', '2');
  expect(newest()).toBe('outside.disrupted');
  expect(supply()).toBe(before - placed + 2);
  expect(game.flaw(stateOf(app))).toBeNull();
});

describe('what lies on the board of an automaton can be told, and nothing else breaks', () => {
  const told: readonly (readonly [FactionId, readonly (readonly [string, string])[]])[] = [
    ['marquise', [['item:1:boot', '1']]],
    [
      'eyrie',
      [
        ['decree:1:fox', '3'],
        ['decree:1:bird', '2'],
        ['decree:1:fox', '0'],
      ],
    ],
    ['alliance', [['item:1:sword', '1']]],
    [
      'vagabond',
      [
        ['item:1:sword', '4'],
        ['item:1:boot', '4'],
        ['condition:1:damaged', '2'],
        ['condition:1:exhausted', '3'],
        ['track:1:0', '0'],
        ['quest:1', 'errand-fox'],
      ],
    ],
    [
      'lizards',
      [
        ['souls:1:fox', '4'],
        ['held:1', '3'],
        ['conspiracy:1', '2'],
      ],
    ],
    [
      'riverfolk',
      [
        ['market:1:0', 'fox/boot'],
        ['payments:1:0', '3'],
        ['market:1:4', 'none'],
      ],
    ],
    [
      'duchy',
      [
        ['warriors:0:1', '4'],
        ['minister:1:mayor', '1'],
        ['minister:1:captain', '0'],
      ],
    ],
    [
      'corvids',
      [
        ['piece:6:1:plot', '1'],
        ['plot:6:1', 'raid'],
        ['piece:7:1:plot', '1'],
        ['plot:6:1', 'bomb'],
        ['plot:6:1', 'none'],
      ],
    ],
  ];

  test.each(told)('%s', (automaton, facts) => {
    const app = evening(automaton === 'eyrie' ? 'marquise' : 'eyrie', automaton);
    const value = (id: string) => {
      const known = app.table.facts().find((one) => one.id === id);
      return known && sayValue(known);
    };
    for (const [id, said] of facts) {
      app.tell(id, said);
      expect(`${id} ${value(id)}`).toBe(`${id} ${said}`);
      expect(game.flaw(stateOf(app))).toBeNull();
    }
    const again = Assistant.open(game, JSON.parse(JSON.stringify(app.save())), chance);
    expect(again.table.state).toEqual(app.table.state);
  });
});

test('a kind of item that is set right on the Vagabot’s board leaves the sides on his battle track as they are', () => {
  const app = evening('eyrie', 'vagabond');
  for (const [id, said] of [
    ['item:1:sword', '5'],
    ['item:1:tea', '4'],
    ['condition:1:exhausted', '3'],
    ['track:1:0', '0'],
    ['track:1:1', '1'],
  ] as const)
    app.tell(id, said);
  const sides = () => app.table.facts().flatMap((one) => (/^(track|condition)/.test(one.id) ? [sayValue(one)] : []));
  const before = sides();
  app.tell('item:1:crossbow', '1');
  app.tell('item:1:tea', '3');
  expect(sides()).toEqual(before);
});

test('a card that only a guess has in the Decree may be turned up', () => {
  const app = evening('marquise', 'eyrie');
  const foxes = () => stateOf(app).hidden.deck.filter((card) => suitOf(card) === 'fox');
  app.tell('decree:1:fox', String(foxes().length - 1));
  expect(foxes()).toHaveLength(1);
  const [left] = foxes().map(faceOf);
  app.answer('outside.told');
  while (kind(app) !== 'deck') app.done();
  const offered = app.decision?.options.map(({ id }) => id) ?? [];
  const guessed = offered.find((id) => id.startsWith('fox/') && id !== left) as string;
  app.answer(guessed);
  app.done();
  const item = { kind: 'item', seat: 1, item: guessed.split('/')[1] };
  expect(app.table.told.map(({ event }) => event)).toContainEqual(item);
  expect(foxes()).toEqual([]);
  expect(game.flaw(stateOf(app))).toBeNull();
});

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

test('the Informants trait of the Alliance is no card, whatever else has that name', () => {
  const app = evening('eyrie', 'alliance', { allianceTraits: ['informants'] }, { deck: 'exiles-partisans' });
  const { hidden } = stateOf(app);
  hidden.deck = hidden.deck.filter((card) => card !== 'informants');
  expect(claim(stateOf(app), (card) => card === 'informants')).toBeNull();
});
