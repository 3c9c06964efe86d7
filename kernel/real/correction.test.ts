/** Corrections while a whole turn of instructions is on the screen: it is made again, until the next turn begins. */
import { people, type Wood, wood } from '@tavola/testing/wood.ts';
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../rules/ask.ts';
import { seededChance } from '../rules/chance.ts';
import { tableChance } from '../rules/real.ts';
import { verify } from '../table/verify.ts';
import { Assistant } from './assistant.ts';

/** Both people have told these facts; the Marquise has turned a fox, and hands do what they read at one go. */
function fox(...told: readonly (readonly [string, string])[]): Assistant {
  const seats = ['outside', 'outside', 'automaton'] as const;
  const app = Assistant.start(wood, { seats, chance: tableChance(seededChance(1), wood, () => false) });
  for (const [fact, said] of told) app.tell(fact, said);
  for (const _ of people) app.answer('entered');
  app.answer('fox');
  return app;
}
function answer(app: Assistant, ...answers: readonly string[]): void {
  for (const one of answers) {
    app.done();
    app.answer(one);
  }
  app.done();
}
const warriors = (app: Assistant, n: number) => (app.table.state as Wood).clearings[n - 1]?.eyrie.warriors;
const lines = (app: Assistant) => app.table.told.map(({ event }) => event);
const FIRST = 0;

describe('the list of a whole turn', () => {
  test('a number told before hands have followed it makes the list again, and the card stays', () => {
    const app = fox();
    app.done();
    expect(app.decision).toMatchObject({ seat: 0, ask: 'outside-turn' });
    expect(lines(app)).toContainEqual({ kind: 'build', clearing: 'c1' });
    app.tell('buildings:1:eyrie', '1', FIRST);
    expect(lines(app)).toEqual([
      { kind: 'order', suit: 'fox' },
      { kind: 'battle', clearing: 'c1', against: 'eyrie' },
    ]);
    answer(app, '4', '1');
    expect(app.decision).toMatchObject({ seat: 0, ask: 'outside-turn' });
    expect(verify(wood, app.save().log)).toMatchObject({ sound: true });
  });

  test('told when the next turn has begun, it counts from now on', () => {
    const app = fox();
    app.done();
    app.tell('buildings:1:eyrie', '1', null);
    expect(lines(app)).toContainEqual({ kind: 'build', clearing: 'c1' });
  });

  test('a second correction keeps the first', () => {
    const app = fox();
    app.done();
    app.tell('buildings:1:eyrie', '1', FIRST);
    app.tell('buildings:6:eyrie', '1', FIRST);
    answer(app, '4', '1', '4', '1');
    expect(lines(app).flatMap((event) => (event.kind === 'battle' ? [event] : []))).toMatchObject([
      { clearing: 'c1' },
      { clearing: 'c6' },
    ]);
  });

  test('a count is told as it lies there now: what the battle took is taken again, with the same dice', () => {
    const app = fox(['warriors:8:eyrie', '3']);
    answer(app, '2', '1', 'no');
    expect(warriors(app, 8)).toBe(2);
    const before = lines(app);
    app.tell('warriors:8:eyrie', '3', FIRST);
    expect(warriors(app, 8)).toBe(3);
    expect(lines(app)).toEqual(before);
    expect(app.table.log().picks).toContainEqual([expect.any(Number), 'warriors:8:eyrie=4']);
  });

  test('dice of another battle stay, those of a battle that comes to be are asked for', () => {
    const app = fox(['warriors:12:eyrie', '1']);
    answer(app, '2', '1', 'no');
    expect(app.decision).toMatchObject({ ask: 'outside-turn' });
    app.tell('warriors:8:eyrie', '1', FIRST);
    expect(lines(app).at(-1)).toMatchObject({ kind: 'battle', clearing: 'c8' });
    expect(app.decision).toMatchObject({ seat: CHANCE, ask: 'die' });
  });

  test('what cannot have been so before counts from now on, and what cannot be at all is refused', () => {
    const app = fox(['warriors:8:alliance', '3'], ['warriors:9:alliance', '7']);
    answer(app, '4', '1', 'no');
    expect((app.table.state as Wood).clearings[7]?.alliance.warriors).toBeLessThan(3);
    const before = JSON.stringify(app.table.state);
    expect(() => app.tell('warriors:9:alliance', '10', FIRST)).toThrow('CONTRADICTS');
    expect(JSON.stringify(app.table.state)).toBe(before);
    app.tell('warriors:9:alliance', '8', FIRST);
    expect((app.table.state as Wood).clearings[8]?.alliance.warriors).toBe(8);
    expect(JSON.stringify((app.table.state as Wood).clearings[7])).toBe(
      JSON.stringify((JSON.parse(before) as Wood).clearings[7]),
    );
  });

  test('what was told because it was asked for is told again', () => {
    const app = fox(['warriors:8:eyrie', '?']);
    expect(app.need?.facts).toEqual(['warriors:8:eyrie']);
    app.tell('warriors:8:eyrie', '2');
    answer(app, '2', '1', 'no');
    const before = lines(app);
    app.tell('vp:eyrie', '7', FIRST);
    expect(app.need).toBeNull();
    expect(lines(app)).toEqual(before);
    expect(app.decision).toMatchObject({ ask: 'outside-turn' });
  });
});

test('in a person’s own turn the answer to an attack is done, and the rest of the turn is told as it comes', () => {
  const app = fox();
  app.done();
  app.tell('warriors:8:eyrie', '2');
  answer(app, 'attack:8', '1', '1');
  const first = app.table.told.length - 1;
  app.tell('warriors:9:eyrie', '1', first);
  expect(app.table.log().picks.at(-1)?.[1]).toBe('warriors:9:eyrie=1');
});
