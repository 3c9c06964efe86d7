import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { countRow } from '@tavola/testing/counts.ts';
import { play, stage } from '@tavola/testing/play.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { type Event, play as rules, SHIPS, type State } from './rules/rules.ts';

/** A table of two in the middle of a game; the other ships lie in the deck. */
function table(mine: number[], theirs: number[], piers: State['piers']) {
  const known = new Set([...mine, ...theirs, ...piers.flatMap((docked) => docked?.ship ?? [])]);
  const deck = SHIPS.filter((ship) => !known.has(ship));
  const state: State = { turn: 0, piers, hands: [mine, theirs], deck, discarded: [] };
  return stage<State, Event, { piers: number }>(state, { piers: piers.length }, 2);
}

test('HAR-S1 a bigger ship takes the pier and the one that lay there is discarded', () => {
  const at = table([9, 20, 21], [7, 8, 10], [{ ship: 6, seat: 1 }, null, null]);
  play(rules(at), 'dock:9:0');
  expect(at.state.piers[0]).toEqual({ ship: 9, seat: 0 });
  expect(at.state.discarded).toEqual([6]);
});

test('HAR-S2 only the owner learns which ship was drawn', () => {
  const at = table([9, 20, 21], [7, 8, 10], [null, null, null]);
  play(rules(at), 'discard:9');
  expect(at.events.at(-1)).toEqual({ kind: 'drew', seat: 0 });
  expect(at.secrets).toEqual([{ to: 0, also: { ship: 24 } }]);
});

test('HAR-S3 a smaller ship and one beside your own are refused by their clauses', () => {
  const at = table([5, 20, 21], [7, 8, 10], [{ ship: 6, seat: 1 }, { ship: 4, seat: 0 }, null]);
  const arranged = {
    ...game,
    *setup() {
      return at.state;
    },
  };
  const refused = refusedOptions(Table.start(arranged, { seats: 2, chance: realDice }), 0);
  expect(refused).toContainEqual({ id: 'dock:5:0', move: { kind: 'dock', ship: 5, pier: 0 }, clause: 'HAR-3.1' });
  expect(refused).toContainEqual({ id: 'dock:5:1', move: { kind: 'dock', ship: 5, pier: 1 }, clause: 'HAR-3.2' });
});

test.each([2, 3, 4])('%i seats: random games end, every ship in its place, and give no secret away', (seats) => {
  for (let seed = 1; seed <= 5; seed++) {
    walk(game, { seats, seed, forkEvery: 5 });
    expect(replayFlaw(game, { seats, seed })).toBeNull();
  }
});

test('count table', () => {
  expect(countRow(game, { seats: 2, seed: 1 })).toMatchObject({ decisions: 24, offered: 175 });
});
