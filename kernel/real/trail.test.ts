/** Going back at a real table loses nothing: where the evening stood can be recovered. */
import { tap } from '@tavola/testing/real-kit.ts';
import { wood } from '@tavola/testing/wood.ts';
import { expect, test } from 'vitest';
import { seededChance } from '../rules/chance.ts';
import { tableChance } from '../rules/real.ts';
import { seededRng } from '../rules/rng.ts';
import { Assistant } from './assistant.ts';

const chance = tableChance(seededChance(1), wood, () => false);
const copyOf = (app: Assistant) => Assistant.open(wood, JSON.parse(JSON.stringify(app.save())), chance);

/** The Marquise has had her turn. */
function evening(): Assistant {
  const app = Assistant.start(wood, { seats: ['outside', 'outside', 'automaton'], chance });
  app.tell('warriors:8:eyrie', '2');
  for (const answer of ['entered', 'entered', 'fox', '2', '1']) app.answer(answer);
  app.done();
  app.answer('no');
  app.done();
  return app;
}
const stateOf = (app: Assistant) => JSON.stringify([app.table.state, app.table.told, app.decision]);

test('back to an earlier step, on one by one, and on to where the evening stood', () => {
  const app = evening();
  const { count } = app.table;
  const states = [stateOf(app)];
  while (app.undo()) states.unshift(stateOf(app));
  expect(app.table.count + app.trail.ahead).toBe(count);
  for (const state of states.slice(1)) {
    expect(app.redo()).toBe(true);
    expect(stateOf(app)).toBe(state);
  }
  expect(app.redo()).toBe(false);
  app.goTo(2);
  app.goTo(count);
  expect(stateOf(app)).toBe(states.at(-1));
  expect(app.trail.branches).toEqual([]);
});

test('the same answer once more keeps what lies ahead', () => {
  const app = evening();
  const before = stateOf(app);
  app.goTo(2);
  app.answer('entered');
  while (app.redo());
  expect(stateOf(app)).toBe(before);
});

test('another answer after going back cuts off a branch, also for an evening that was closed meanwhile', () => {
  const app = evening();
  const before = stateOf(app);
  const { count } = app.table;
  app.goTo(1);
  const again = Assistant.open(wood, JSON.parse(JSON.stringify(app.save())), chance);
  expect(again.trail.ahead).toBe(count - 1);
  again.answer('ask-me');
  again.tell('vp:eyrie', '5');
  const other = stateOf(again);
  const closed = Assistant.open(wood, JSON.parse(JSON.stringify(again.save(1200))), chance);
  expect(closed.trail.branches).toEqual([{ from: 1, picks: count - 1, when: 1200 }]);
  closed.recover();
  expect(stateOf(closed)).toBe(before);
  closed.recover();
  expect(stateOf(closed)).toBe(other);
});

test('the one branch of an evening that an older app kept is read', () => {
  const app = evening();
  const [before, picks] = [stateOf(app), app.table.picksFrom(0)];
  app.goTo(1);
  const { log, checkpoint } = app.save();
  const ahead = Assistant.open(wood, { log, checkpoint, branch: picks }, chance);
  expect(ahead.trail.ahead).toBe(picks.length - 1);
  app.answer('ask-me');
  const cut = Assistant.open(wood, { log: app.save().log, checkpoint: null, branch: picks }, chance);
  cut.recover();
  expect(stateOf(cut)).toBe(before);
});

test('a correction keeps the evening as it was without it', () => {
  const app = evening();
  const before = stateOf(app);
  const line = app.table.told.findIndex(({ event }) => event.kind === 'battle');
  app.tell('warriors:8:eyrie', '0', line);
  app.recover();
  expect(stateOf(app)).toBe(before);
});

test('what one gesture told goes back and forth together', () => {
  const app = evening();
  const before = stateOf(app);
  app.tellAll([
    ['warriors:9:eyrie', '1'],
    ['warriors:10:eyrie', '2'],
  ]);
  const after = stateOf(app);
  const again = copyOf(app);
  again.undo();
  expect(stateOf(again)).toBe(before);
  again.redo();
  expect(stateOf(again)).toBe(after);
});

test('an evening that went on in another tab is taken up, and what was told only here can be recovered', () => {
  const [here, there] = [evening(), evening()];
  here.tell('warriors:9:eyrie', '1');
  there.tell('warriors:10:eyrie', '1');
  const mine = stateOf(here);
  const both = copyOf(there);
  both.takeUp(here.save());
  expect(stateOf(both)).toBe(stateOf(there));
  both.recover();
  expect(stateOf(both)).toBe(mine);
});

test('a tab that only lagged behind has nothing to recover', () => {
  const [here, there] = [evening(), evening()];
  there.tell('warriors:10:eyrie', '1');
  const both = copyOf(there);
  both.takeUp(here.save());
  expect(both.trail.branches).toEqual([]);
});

test('careless people: every state that was ever reached can be reached at the end', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const rng = seededRng(seed);
    let app = Assistant.start(wood, { seats: ['outside', 'outside', 'automaton'], chance });
    const reached = new Map<string, string>();
    for (let i = 0; i < 60; i++) {
      if (rng.below(10) === 0) app = copyOf(app);
      if (app.trail.branches.length > 0 && rng.below(12) === 0) app.recover(rng.below(app.trail.branches.length));
      else if (rng.below(8) === 0) app.goTo(rng.below(app.table.count + app.trail.ahead + 1));
      else if (rng.below(6) === 0) app.redo();
      else tap(app, rng);
      const picks = app.table.picksFrom(0);
      // A number that is set once more right away is one step with the first.
      for (const retold of reached.keys()) if (isRetold(JSON.parse(retold), picks)) reached.delete(retold);
      reached.set(JSON.stringify(picks), stateOf(app));
    }
    for (const [picks, state] of reached) expect(stateOf(reach(app, JSON.parse(picks)))).toBe(state);
  }
});

type Picks = ReturnType<Assistant['table']['picksFrom']>;
function isRetold(was: Picks, is: Picks): boolean {
  const [before, now] = [was.at(-1)?.[1] ?? '', is.at(-1)?.[1] ?? ''];
  const isSameFact = before.includes('=') && before.split('=')[0] === now.split('=')[0];
  return was.length === is.length && isSameFact && JSON.stringify(was.slice(0, -1)) === JSON.stringify(is.slice(0, -1));
}

/** By undo, redo and branches alone. */
function reach(app: Assistant, picks: Picks): Assistant {
  const isOn = (way: Assistant) =>
    JSON.stringify(way.table.picksFrom(0).slice(0, picks.length)) === JSON.stringify(picks);
  const ways = [() => copyOf(app), ...app.trail.branches.map((_, place) => () => recovered(app, place))];
  for (const way of ways) {
    const there = way();
    while (there.redo());
    if (!isOn(there)) continue;
    there.goTo(picks.length);
    return there;
  }
  throw new Error(`lost: ${JSON.stringify(picks)}`);
}

function recovered(app: Assistant, place: number): Assistant {
  const there = copyOf(app);
  there.recover(place);
  return there;
}
