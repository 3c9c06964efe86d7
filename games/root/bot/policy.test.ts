/** What the greedy bot does where it is plain what to do. */
import { moveId, type Question, type Rules } from '@tavola/kernel/rules/ask.ts';
import { expect, test } from 'vitest';
import { birdsong as allianceBirdsong } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { birdsong as eyrieBirdsong } from '../rules/factions/eyrie/birdsong.ts';
import { actions } from '../rules/factions/marquise/daylight.ts';
import { daylight as vagabondDaylight } from '../rules/factions/vagabond/daylight.ts';
import { gain } from '../rules/factions/vagabond/items.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { hold, lead, M, player, put, turnOf, type Woodland, woodland } from '../scenarios/woodland.ts';
import './factions.ts';
import { greedy } from './policy.ts';

/** The picks of a seat up to the first question to chance or to somebody else, at most this many. */
function picks({ state }: Woodland, rule: Rules<unknown>, seat: number, most = 3): string[] {
  const ids: string[] = [];
  for (let step = rule.next(); !step.done && ids.length < most; ) {
    const question = step.value as Question;
    if (question.type !== 'choose' || question.seat !== seat) break;
    const index = greedy(state, seat, question.ask as Ask, question.options as readonly Move[]);
    ids.push(moveId(question.options[index] as Move));
    step = rule.next(index);
  }
  return ids;
}

test('the Marquise builds what her wood pays for', () => {
  const table = woodland(['marquise', 'eyrie']);
  put(table, M, 1, { keep: 1, warrior: 3, sawmill: 1, workshop: 1, recruiter: 1 });
  put(table, M, 9, { warrior: 2, wood: 2 });
  expect(picks(table, actions(table, M), M, 1)).toEqual(['build']);
});

test('the Alliance revolts where most falls', () => {
  const table = woodland(['marquise', 'alliance']);
  turnOf(table, 1, 'birdsong');
  put(table, 1, 6, { sympathy: 1 });
  put(table, 1, 8, { sympathy: 1 });
  put(table, M, 6, { warrior: 3, sawmill: 1, wood: 1 });
  put(table, M, 8, { warrior: 1 });
  hold(table, 1, 'anvil', 'foxfolk-steel');
  supportersOf(table.state, 1).push(...(table.state.hidden.hands[1] as string[]).splice(0));
  expect(picks(table, allianceBirdsong(table, 1), 1, 1)).toEqual(['alliance.revolt:6']);
});

test('the Eyrie put no card under Build when all roosts stand', () => {
  const table = woodland(['eyrie', 'marquise']);
  lead(table, 0, 'charismatic');
  turnOf(table, 0, 'birdsong');
  for (const clearing of [3, 4, 5, 6, 7, 8, 9]) put(table, 0, clearing, { roost: 1, warrior: 1 });
  put(table, 1, 10, { warrior: 2 });
  hold(table, 0, 'anvil');
  const [, column] = picks(table, eyrieBirdsong(table, 0), 0, 2);
  expect(['eyrie.column:recruit', 'eyrie.column:move', 'eyrie.column:battle']).toContain(column);
});

test('the Vagabond explores the ruin where he stands', () => {
  const table = woodland(['vagabond', 'marquise']);
  player(table, 0).pawn = 10;
  table.state.hidden.ruins[10] = ['sword'];
  for (const item of ['torch', 'boot', 'sword'] as const) gain(table.state, 0, item);
  expect(picks(table, vagabondDaylight(table, 0), 0, 1)).toEqual(['vagabond.explore']);
});
