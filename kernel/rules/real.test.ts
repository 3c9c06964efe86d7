/** Real tables: what people tell, what they are asked, and what they are not. */
import { tiny } from '@tavola/testing/tiny.ts';
import { people, type Wood, wood } from '@tavola/testing/wood.ts';
import { describe, expect, test } from 'vitest';
import { Assistant } from '../real/assistant.ts';
import { Table } from '../table/table.ts';
import { verify } from '../table/verify.ts';
import { CHANCE, TABLE } from './ask.ts';
import { realDice, roll, seededChance } from './chance.ts';
import { TableError } from './errors.ts';
import { tableChance } from './real.ts';
import { type Rng, seededRng } from './rng.ts';
import { pause } from './step.ts';

const seats = ['outside', 'outside', 'automaton'] as const;

function evening(): Assistant {
  return Assistant.start(wood, { seats, chance: tableChance(seededChance(1), wood, () => false) });
}

/** A board as it looks in the middle of a game. */
function board(rng: Rng): Map<string, string> {
  const truth = new Map<string, string>();
  for (const person of people) {
    truth.set(`vp:${person}`, String(rng.below(20)));
    for (let n = 1; n <= 12; n++) {
      const here = rng.below(3) === 0;
      truth.set(`warriors:${n}:${person}`, String(here ? rng.below(person === 'eyrie' ? 4 : 2) : 0));
      truth.set(`buildings:${n}:${person}`, String(here ? rng.below(2) : 0));
    }
  }
  return truth;
}

const BOARDS = 20;

/** Both people play; then the Marquise does, with dice that fall as `rng` wills. The board is told at once, or as it is asked for. */
function turn(
  app: Assistant,
  truth: Map<string, string>,
  rng: Rng,
  telling: boolean,
  doubted = (_: string) => true,
): { numbers: number; said: unknown } {
  let numbers = 0;
  for (const _ of people) {
    if (telling) for (const [fact, value] of truth) app.tell(fact, value);
    app.answer(telling ? 'entered' : 'ask-me');
  }
  if (!telling) for (const [fact, value] of truth) if (!doubted(fact)) app.tell(fact, value);
  const from = app.table.told.length;
  while (app.decision?.ask !== 'outside-turn') {
    const options = app.decision?.options ?? [];
    const ask = app.decision?.ask;
    app.answer(ask === 'done' ? 'done' : ask === 'rescue' ? 'no' : (options[rng.below(4)]?.id as string));
    while (app.need) {
      const facts = ofPlaces(app, app.need.facts);
      for (const fact of facts) {
        numbers++;
        app.tell(fact, truth.get(fact) as string);
      }
    }
    keepUp(app, truth);
  }
  const said = app.table.told.slice(from).map(({ event }) => event);
  return { numbers, said };
}

/** People look at a place once: whatever is in doubt there is asked on the same sheet. Those asked for come last, for then the rules go on. */
function ofPlaces(app: Assistant, asked: readonly string[]): readonly string[] {
  const facts = app.table.facts();
  const places = new Set(facts.filter(({ id }) => asked.includes(id)).map(({ place }) => place));
  const beside = facts
    .filter(({ id, sure, place }) => !sure && places.has(place) && !asked.includes(id))
    .map(({ id }) => id);
  return [...beside, ...asked];
}

/** What the Marquise's battles took away is gone from the real board too. */
function keepUp(app: Assistant, truth: Map<string, string>): void {
  for (const { id, sure, holder, key } of app.table.facts()) {
    if (sure) truth.set(id, String((holder as { [key: string]: number })[key]));
  }
}

describe('asking only for what can change the choice', () => {
  /** How many numbers are asked for on average is pinned like a count table. */
  test.each([
    ['everything', () => true, 29.2],
    ['one faction', (fact: string) => fact.endsWith('alliance'), 14.5],
    ['one faction in three clearings', (fact: string) => /:(8|9|12):eyrie$/.test(fact), 2.8],
  ] as const)('twenty boards, %s in doubt: the same turn as when all was told', (_, doubted, numbers) => {
    let asked = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const truth = board(seededRng(seed));
      const [informed, ignorant] = [evening(), evening()];
      for (const app of [informed, ignorant]) give(app, seed);
      const known = turn(informed, new Map(truth), seededRng(seed + 1000), true);
      const lazy = turn(ignorant, new Map(truth), seededRng(seed + 1000), false, doubted);
      expect(lazy.said).toEqual(known.said);
      asked += lazy.numbers;
    }
    expect(asked / BOARDS).toBe(numbers);
  });
});

/** Own warriors of the Marquise, as the app has placed them. */
function give(app: Assistant, seed: number): void {
  const rng = seededRng(seed * 7);
  const state = app.table.state as Wood;
  for (const clearing of state.clearings) clearing.own.warriors = rng.below(4);
}

test('a wrong die is taken back: chance that people typed is a step like any other', () => {
  const game = tiny<{ rolled: number }>({
    setup: () => ({ rolled: 0 }),
    *play(table) {
      table.state.rolled = yield* roll(6);
      yield* roll(6);
      return { winners: [], reason: '' };
    },
  });
  const digital = Table.start<{ rolled: number }>(game, { seats: 1, chance: realDice });
  digital.pick(CHANCE, 0, '3');
  digital.rewind(0);
  expect(digital.state.rolled).toBe(3);
  const table = Table.start<{ rolled: number }>(game, { seats: ['outside'], dice: 'people', chance: realDice });
  table.pick(CHANCE, 0, '3');
  table.rewind(0);
  expect(table.state.rolled).toBe(0);
  table.pick(CHANCE, 0, '4');
  expect(table.state.rolled).toBe(4);
});

const warriorsOf = (app: Assistant, n: number) => (app.table.state as Wood).clearings[n - 1]?.eyrie.warriors;
const lastTold = (app: Assistant) => app.table.told.at(-1)?.event;
function fox(...told: readonly [string, string][]): Assistant {
  const app = evening();
  for (const [fact, said] of told) app.tell(fact, said);
  for (const answer of ['entered', 'entered', 'fox']) app.answer(answer);
  return app;
}

test('a report: each fact is a pick; the same fact again replaces the last one; undo takes it back', () => {
  const app = evening();
  const { count } = app.table;
  app.tell('warriors:8:eyrie', '5');
  app.tell('warriors:8:eyrie', '3');
  expect(app.table.count).toBe(count + 1);
  expect(app.table.log().picks.at(-1)).toEqual([TABLE, 'warriors:8:eyrie=3']);
  const again = Assistant.open(
    wood,
    JSON.parse(JSON.stringify(app.save())),
    tableChance(seededChance(9), wood, () => false),
  );
  expect(again.table.state).toEqual(app.table.state);
  expect(again.decision).toEqual(app.decision);
  app.undo();
  expect(warriorsOf(app, 8)).toBe(0);
});

test('a correction makes the step on the screen again: the battle that cannot be is not fought, another one is', () => {
  const app = fox(['warriors:8:eyrie', '2'], ['warriors:12:eyrie', '1']);
  expect(lastTold(app)).toMatchObject({ kind: 'battle', clearing: 'c8' });
  app.tell('warriors:8:eyrie', '0');
  expect(lastTold(app)).toMatchObject({ kind: 'battle', clearing: 'c12' });
  expect(app.decision).toMatchObject({ seat: CHANCE, ask: 'die' });
  app.answer('4');
  app.tell('warriors:12:eyrie', '3');
  expect(app.decision).toMatchObject({ seat: CHANCE, ask: 'die' });
  app.answer('1');
  expect(warriorsOf(app, 12)).toBe(2);
});

test('the app may roll itself: its dice are no steps, and a correction meets the same ones', () => {
  const app = Assistant.start(wood, { seats, chance: tableChance(seededChance(1), wood, () => true) });
  app.tell('warriors:8:eyrie', '2');
  for (const answer of ['entered', 'entered', 'fox']) app.answer(answer);
  const [before, { count }] = [lastTold(app), app.table];
  expect(before).toMatchObject({ kind: 'hits', clearing: 'c8' });
  app.tell('vp:eyrie', '7');
  expect(lastTold(app)).toEqual(before);
  expect(app.table.count).toBe(count + 1);
  app.undo();
  expect(app.decision).toMatchObject({ seat: CHANCE, ask: 'order-card' });
});

test('a step that is done stays done: a correction after it counts from the next one on', () => {
  const app = fox(['warriors:8:eyrie', '2'], ['warriors:12:eyrie', '1']);
  for (const answer of ['3', '1', 'done', 'no']) app.answer(answer);
  expect(warriorsOf(app, 8)).toBe(1);
  expect(lastTold(app)).toMatchObject({ kind: 'battle', clearing: 'c12' });
  app.tell('warriors:12:eyrie', '0');
  expect(app.table.told.filter(({ event }) => event.kind === 'hits')).toHaveLength(1);
  expect(lastTold(app)).toMatchObject({ kind: 'recruit' });
});

test('what people do to the automaton is a move, and its own rules answer it; what the attacker has there is asked for if nobody told', () => {
  const app = evening();
  app.tell('warriors:8:eyrie', '?');
  for (const answer of ['attack:8', '4', '2']) app.answer(answer);
  expect(app.need?.facts).toEqual(['warriors:8:eyrie']);
  app.tell('warriors:8:eyrie', '1');
  expect(lastTold(app)).toMatchObject({ kind: 'defended', dealt: 1, taken: 1 });
  app.answer('done');
  expect(app.decision).toMatchObject({ seat: 0, ask: 'outside-turn' });
  expect(warriorsOf(app, 8)).toBe(0);
});

test('a reaction from a hidden hand: whatever the person may hold is offered, by what the rules look at', () => {
  const app = fox(['warriors:8:eyrie', '2']);
  for (const answer of ['3', '1', 'done']) app.answer(answer);
  expect(app.decision).toMatchObject({ seat: 0, ask: 'rescue' });
  expect(app.decision?.options.map(({ id }) => id).sort()).toEqual(['no', 'spend:bird', 'spend:fox']);
  const foxes = () => (app.table.state as Wood).deck.filter((card) => card.startsWith('fox')).length;
  expect(foxes()).toBe(12);
  app.answer('spend:fox');
  expect(foxes()).toBe(11);
  expect(warriorsOf(app, 8)).toBe(2);
});

test('a total that does not agree puts its facts in doubt; they are asked for when they matter', () => {
  const app = evening();
  app.tell('warriors:8:eyrie', '2');
  expect(app.checks()).toMatchObject([
    { id: 'supply:eyrie', value: 18 },
    { id: 'supply:alliance', value: 10 },
  ]);
  app.miscounted('supply:eyrie');
  for (const answer of ['entered', 'entered', 'fox']) app.answer(answer);
  expect(app.need).toMatchObject({ clause: 'AUT-2.2', facts: expect.arrayContaining(['warriors:1:eyrie']) });
});

test('an evening survives new rules: it goes on from the last turn’s start', () => {
  const app = fox();
  while (app.table.pending[0] === TABLE) app.answer('done');
  app.tell('warriors:8:eyrie', '2');
  const saved = JSON.parse(JSON.stringify(app.save()));
  const changed = {
    ...wood,
    version: '2',
    setup: function* (...all: Parameters<typeof wood.setup>): ReturnType<typeof wood.setup> {
      yield* roll(6);
      return yield* wood.setup(...all);
    },
  };
  const chance = tableChance(seededChance(1), wood, () => false);
  expect(() => Assistant.open(changed, { ...saved, checkpoint: null }, chance)).toThrow('LOG_DIVERGES');
  const again = Assistant.open(changed, saved, chance);
  expect(again.table.state).toEqual(app.table.state);
  expect(again.decision).toMatchObject({ seat: 0, ask: 'outside-turn' });
});

test('what cannot be is refused, and changes nothing', () => {
  const app = evening();
  app.tell('warriors:8:alliance', '6');
  const before = JSON.stringify(app.table.state);
  expect(() => app.tell('warriors:9:alliance', '5')).toThrow('CONTRADICTS');
  expect(() => app.tell('warriors:9:alliance', '11')).toThrow('NOT_LISTED');
  expect(() => app.tell('warriors:13:alliance', '1')).toThrow('NOT_LISTED');
  expect(JSON.stringify(app.table.state)).toBe(before);
});

test('the numbers of one sheet may be told in any order; if they cannot be true together, none counts', () => {
  const app = evening();
  app.tell('warriors:8:alliance', '6');
  app.tell('warriors:9:alliance', '4');
  for (const answer of ['ask-me', 'ask-me', 'fox']) app.answer(answer);
  const wanted = (app.need?.facts ?? []).map((fact) => [fact, '0'] as const);
  expect(wanted.length).toBeGreaterThan(1);
  const sheet = (eight: string, nine: string) =>
    [['warriors:8:alliance', eight], ...wanted, ['warriors:9:alliance', nine]] as const;
  const before = JSON.stringify([app.table.state, app.need]);
  expect(() => app.tellAll(sheet('9', '2'))).toThrow('CONTRADICTS');
  expect(() => app.tellAll(sheet('11', '1'))).toThrow('NOT_LISTED');
  expect(JSON.stringify([app.table.state, app.need])).toBe(before);
  app.tellAll(sheet('9', '1'));
  expect(app.need?.facts ?? []).not.toContain(wanted[0]?.[0]);
  const warriors = (n: number) => (app.table.state as Wood).clearings[n - 1]?.alliance.warriors;
  expect([warriors(8), warriors(9)]).toEqual([9, 1]);
});

test('a correction while dice are awaited is read again in its place', () => {
  const app = evening();
  app.tell('warriors:8:eyrie', '2');
  app.answer('entered');
  app.answer('entered');
  app.answer('fox');
  expect(app.decision).toMatchObject({ seat: CHANCE, ask: 'die' });
  app.tell('warriors:12:eyrie', '1');
  app.answer('3');
  app.answer('1');
  expect(verify(wood, app.save().log)).toMatchObject({ sound: true });
  const again = Assistant.open(wood, app.save(), seededChance(5));
  expect(again.table.log().picks).toEqual(app.table.log().picks);
  expect(again.table.told.slice(0, app.table.told.length)).toEqual(app.table.told);
});

test('a turn at one go: the app says "done" itself; any line of it can be gone back to and corrected', () => {
  const app = fox();
  while (app.table.pending[0] === TABLE) app.answer('done');
  const kinds = () => app.table.told.map(({ event }) => event.kind);
  expect(kinds()).toEqual(['order', 'recruit', 'build']);
  const built = app.table.told[2];
  expect(built?.event).toMatchObject({ clearing: 'c1' });
  app.goTo(built?.at as number);
  app.tell('buildings:1:eyrie', '1');
  expect(lastTold(app)).toMatchObject({ kind: 'build', clearing: 'c6' });
  expect(kinds()).toEqual(['order', 'recruit', 'build']);
});

test('a rule that doubts a fact and uses it in the same step is an error, not a question without end', () => {
  const cell = { n: 0 };
  const game = tiny<{ cell: { n: number } }>({
    setup: () => ({ cell }),
    *play(table) {
      yield* pause(table);
      table.doubt([{ kind: 'n' }]);
      return { winners: [], reason: String(table.state.cell.n) };
    },
  });
  const known = (state: { cell: object }) => [
    { fact: { kind: 'n' }, holder: state.cell, key: 'n', among: { min: 0, max: 9 }, place: '' },
  ];
  const real = { facts: known, set: () => {}, forget: () => [] };
  const app = Assistant.start({ ...game, real }, { seats: ['outside'], chance: realDice });
  app.answer('done');
  expect(app.need?.facts).toEqual(['n']);
  expect(() => app.tell('n', '3')).toThrow('doubted and used');
});

test('careless evenings: whatever people tap, the log plays again to the same table', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const rng = seededRng(seed);
    const app = Assistant.start(wood, { seats, chance: tableChance(seededChance(seed), wood, () => false) });
    for (let i = 0; i < 120; i++) tap(app, rng);
    const saved = JSON.parse(JSON.stringify(app.save()));
    const again = Assistant.open(
      wood,
      saved,
      tableChance(seededChance(seed), wood, () => false),
    );
    expect(again.table.state).toEqual(app.table.state);
    expect(again.table.told).toEqual(app.table.told);
    expect(again.decision).toEqual(app.decision);
    expect(again.table.facts().map(({ id, sure }) => [id, sure])).toEqual(
      app.table.facts().map(({ id, sure }) => [id, sure]),
    );
  }
});

function tap(app: Assistant, rng: Rng): void {
  const facts = app.table.facts();
  const anyFact = facts[rng.below(facts.length)]?.id as string;
  const what = rng.below(10);
  try {
    if (app.need && what < 8) app.tell(app.need.facts[0] as string, String(rng.below(3)));
    else if (what === 0) app.undo();
    else if (what === 1) app.tell(anyFact, '?');
    else if (what === 2) app.tell(anyFact, String(rng.below(6)));
    else {
      const options = app.decision?.options ?? [];
      app.answer(options[rng.below(options.length)]?.id ?? '');
    }
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
  }
}
