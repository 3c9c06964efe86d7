/** What the greedy bot does where it is plain what to do. */
import { moveId, type Question, type Rules } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { campaign } from '../rules/campaign/campaign.ts';
import { negotiate } from '../rules/minor/negotiation.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import { actPhase } from '../rules/turn/act.ts';
import { wake } from '../rules/turn/wake.ts';
import {
  adviseFacedown,
  alone,
  banner,
  C,
  place,
  player,
  type Realm,
  realm,
  relicsAt,
  rich,
  rule,
  settle,
  title,
  turnOf,
  X,
  Y,
} from '../scenarios/realm.ts';
import { greedy } from './policy.ts';

/** The picks of a seat up to the first question to chance or to somebody else, at most this many. */
function picks({ state }: Realm, rules: Rules<unknown>, seat: number, most = 2): string[] {
  const ids: string[] = [];
  for (let step = rules.next(); !step.done && ids.length < most; ) {
    const question = step.value as Question;
    if (question.type !== 'choose' || question.seat !== seat) break;
    const index = greedy(state, seat, question.ask as Ask, question.options as readonly Move[]);
    ids.push(moveId(question.options[index] as Move));
    step = rules.next(index);
  }
  return ids;
}

test('an Exile reveals a Vision that is met', () => {
  const table = alone();
  player(table, X).supply = 0;
  table.state.visionsDrawn = 3;
  banner(table, X, 'darkest-secret', 1);
  adviseFacedown(table, X, 'vision-of-faith');
  expect(picks(table, actPhase(table, X), X)).toEqual(['adviser:0', 'reveal-vision']);
});

test('the Chancellor takes from a Usurper what the title hangs on', () => {
  const table = realm();
  table.state.oath = 'devotion';
  title(table, X, 'usurper');
  banner(table, X, 'darkest-secret', 1);
  settle(table, 'plains', 'longbows');
  rich(table, C, { secrets: 3, favor: 3 });
  expect(picks(table, actPhase(table, C), C)).toEqual(['major:recover', 'banner:darkest-secret']);
});

test('with many warbands an Exile attacks the sites that bring the title', () => {
  const table = alone({ warbands: 8 });
  title(table, C);
  rule(table, C, 'plains', 1);
  rule(table, C, 'river', 1);
  expect(picks(table, campaign(table, X), X)).toEqual(['site:river', 'dice:8']);
});

test('nobody attacks where nothing can be won', () => {
  const table = alone({ warbands: 1 });
  player(table, X).supply = 2;
  rule(table, C, 'plains', 9);
  expect(picks(table, actPhase(table, X), X, 1)).not.toEqual(['major:campaign']);
});

test('a relic that can be paid for is recovered', () => {
  const table = alone({ favor: 3, secrets: 2 });
  turnOf(table, X);
  place(table, X, 'mountain');
  relicsAt(table, 'mountain', 'map');
  expect(picks(table, actPhase(table, X), X)).toEqual(['major:recover', 'buried:mountain:0']);
});

test('a poor player keeps the favor that the People would take', () => {
  const table = realm();
  banner(table, X, 'peoples-favor', 3);
  rich(table, X, { favor: 1 });
  expect(picks(table, wake(table, X), X, 1)[0]).toMatch(/^remove/);
});

test('nobody shows a facedown adviser in a negotiation', () => {
  const table = alone({ favor: 1 });
  adviseFacedown(table, X, 'longbows', 'vision-of-faith');
  expect(picks(table, negotiate(table, X, Y, { by: 'tinkers-fair', kinds: ['favor'] }), X)).toEqual(['withdraw']);
});
