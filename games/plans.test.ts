/**
 * A turn prepared while others play, in random games of every game: what a plan plays was listed, and neither its rehearsal nor what stops it depends
 * on what its player cannot know. `TAVOLA_PLANS=2000` makes it a campaign of that many games each (docs/testing.md).
 */
import { emptyTally, planWalk } from '@tavola/testing/plan-walk.ts';
import { expect, test } from 'vitest';
import { games } from './shelf.ts';

const CAMPAIGN = Number(process.env.TAVOLA_PLANS ?? 0);
const GAMES = CAMPAIGN || 1;
const FIRST = Number(process.env.TAVOLA_SEED ?? 1);
/** `npm test` leaves a game after this many decisions. */
const DECISIONS = CAMPAIGN > 0 ? 2000 : 120;
const WITH_AUTOMATA = ['player', { kind: 'automaton', settings: { faction: 'eyrie' } }, 'player'] as const;

const loaded = await Promise.all(games.map(async ({ id, game, seats }) => ({ id, rules: await game(), seats })));

for (const { id, rules, seats } of loaded) {
  test.runIf(rules.rehearse)(`${id}: plans are played as rehearsed, and tell nothing`, () => {
    const tally = emptyTally();
    for (let n = 0; n < GAMES; n++) {
      const people = Math.max(2, seats.min) + (n % (seats.max - Math.max(2, seats.min) + 1));
      const setup = { options: rules.amongBots ?? {}, seed: FIRST + n, mostDecisions: DECISIONS };
      planWalk(rules, { ...setup, seats: id === 'root' && n % 3 === 1 ? WITH_AUTOMATA : people }, tally);
    }
    if (CAMPAIGN > 0) console.log(id, JSON.stringify(tally));
    expect(tally.saved).toBeGreaterThan(0);
  });
}
