/**
 * A turn prepared while others play, in random games of every game: what a plan plays was listed, and neither its rehearsal nor what stops it depends
 * on what its player cannot know. `TAVOLA_PLANS=2000` makes it a campaign of that many games each (docs/testing.md).
 */
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { emptyTally, type PlanTally, type PlanWalkSetup, planWalk } from '@tavola/testing/plan-walk.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const CAMPAIGN = Number(process.env.TAVOLA_PLANS ?? 0);
const FIRST = Number(process.env.TAVOLA_SEED ?? 1);
/** `npm test` plays one game of each kind of table, and leaves it after this many decisions. */
const SHORT = { mostDecisions: 120, every: 12 };
const WHOLE = { mostDecisions: 2000, every: 80 };

const loaded = await Promise.all(games.map(async ({ id, game, seats }) => ({ id, rules: await game(), seats })));

for (const { id, rules, seats } of loaded) {
  const least = Math.max(2, seats.min);
  const people = Array.from({ length: seats.max - least + 1 }, (_, more) => least + more);
  const play = (seats: PlanWalkSetup['seats'], seed: number, tally: PlanTally) =>
    planWalk(rules, { options: rules.amongBots ?? {}, seed, seats, ...(CAMPAIGN ? WHOLE : SHORT) }, tally);

  test.runIf(CAMPAIGN > 0 && rules.rehearse)(`${id}: a campaign of plans`, () => {
    const tables = [...people, ...withAutomata(id)];
    const tally = emptyTally();
    for (let seed = FIRST; seed < FIRST + CAMPAIGN; seed++)
      play(tables[seed % tables.length] as PlanWalkSetup['seats'], seed, tally);
    console.log(id, FIRST, JSON.stringify(tally));
    expect(tally.saved).toBeGreaterThan(0);
  });

  test.runIf(!CAMPAIGN && rules.rehearse).each([least, ...withAutomata(id)].map((table) => ({ table })))(
    `${id}: plans are played as rehearsed, and tell nothing ($table)`,
    ({ table }) => {
      const tally = emptyTally();
      play(table, FIRST, tally);
      expect(tally.saved).toBeGreaterThan(0);
    },
  );
}

function withAutomata(id: string): readonly (readonly SeatWish[])[] {
  const automaton = (faction: string) => ({ kind: 'automaton', settings: { faction } }) as const;
  if (id !== 'root') return [];
  return [
    ['player', automaton('eyrie'), 'player'],
    ['player', 'player', automaton('marquise'), automaton('vagabond')],
  ];
}
