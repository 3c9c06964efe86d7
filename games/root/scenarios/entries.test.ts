/** What people told in their own turn, gesture by gesture, and single ones of them struck. */

import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { entriesOf, strike } from '@tavola/kernel/real/entries.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { chance, evening, stateOf, warriors } from './real-evening.ts';

/** The Eyrie go from 3 to 8 with two, three more come to 8, and they build there. */
function turn(): Assistant {
  const app = evening('eyrie', 'marquise');
  const home = stateOf(app).open.players[0]?.warriors.indexOf(6) ?? 0;
  app.tellAll([
    [`warriors:${home}:0`, '4'],
    ['warriors:8:0', '2'],
  ]);
  app.tell('piece:8:0:roost', '1');
  app.tell('warriors:8:0', '5');
  return app;
}

describe('what was told in a turn', () => {
  test('is one entry for each gesture, with what stood there before', () => {
    const entries = entriesOf(turn(), 0);
    const said = entries.map(({ changes }) => changes.map(({ was, is }) => `${was} ${is}`));
    expect(said).toEqual([['6 4', '0 2'], ['0 1'], ['2 5']]);
  });

  test('one of it is struck: counts that were told later keep their difference', () => {
    const app = turn();
    const [march] = entriesOf(app, 0);
    if (march) strike(app, march);
    expect(warriors(app, 0, 8)).toBe(3);
    expect(stateOf(app).open.players[0]?.buildings[0]?.[8]).toBe(1);
    expect(entriesOf(app, 0)).toHaveLength(2);
    expect(app.table.flaw()).toBeNull();
    app.recover();
    expect(warriors(app, 0, 8)).toBe(5);
  });

  test('what stands on another entry is not struck', () => {
    const app = turn();
    app.tell('warriors:8:0', '1');
    const before = JSON.stringify(app.table.picksFrom(0));
    const [march] = entriesOf(app, 0);
    expect(() => march && strike(app, march)).toThrow('CONTRADICTS');
    expect(JSON.stringify(app.table.picksFrom(0))).toBe(before);
    expect(app.trail.branches).toEqual([]);
  });

  test('a move and its dice are one entry, also for an evening that was closed meanwhile', () => {
    const app = evening('eyrie', 'marquise');
    app.tell('warriors:8:0', '3');
    app.answer('outside.attack:8:1');
    for (const die of ['3', '0']) app.answer(die);
    app.done();
    app.tell('vp:0', '1');
    const again = Assistant.open(game, JSON.parse(JSON.stringify(app.save())), chance);
    const entries = entriesOf(again, 0);
    expect(entries.map(({ moves }) => moves.length)).toEqual([0, 1, 0]);
    const attack = entries[1];
    if (attack) strike(again, attack);
    expect(entriesOf(again, 0).map(({ changes }) => changes.map(({ is }) => is))).toEqual([['3'], ['1']]);
  });
});
