/** Going back at a real table loses nothing: where the evening stood can be recovered. */
import { wood } from '@tavola/testing/wood.ts';
import { expect, test } from 'vitest';
import { Assistant } from '../real/assistant.ts';
import { seededChance } from '../rules/chance.ts';
import { tableChance } from '../rules/real.ts';

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

test('back to a line of the log and on again to where the evening stood', () => {
  const app = evening();
  const [before, { count }] = [stateOf(app), app.table];
  expect(app.undone).toBeNull();
  app.backTo(2);
  expect(app.undone).toEqual({ picks: count - app.table.count, isNext: true });
  app.recover();
  expect(stateOf(app)).toBe(before);
  expect(app.undone).toBeNull();
});

test('of several steps back in a row the whole way can be recovered, also when the evening was closed meanwhile', () => {
  const app = evening();
  const before = stateOf(app);
  for (let i = 0; i < 4; i++) app.undo();
  app.backTo(1);
  const again = copyOf(app);
  again.recover();
  expect(stateOf(again)).toBe(before);
});

test('what was answered after going back is not lost by recovering either', () => {
  const app = evening();
  const before = stateOf(app);
  app.backTo(1);
  app.answer('ask-me');
  app.tell('vp:eyrie', '5');
  const other = stateOf(app);
  expect(app.undone).toMatchObject({ isNext: false });
  app.recover();
  expect(stateOf(app)).toBe(before);
  app.recover();
  expect(stateOf(app)).toBe(other);
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
  expect(both.undone).toBeNull();
});
