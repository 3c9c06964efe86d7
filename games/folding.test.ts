/** What a host answers without the person follows from what everybody sees: with hidden things dealt again, the same options and the same `idle`. */
import { spokenIn } from '@tavola/kernel/face/languages.ts';
import {
  foldOf,
  foreseeing,
  foreseen,
  idleOption,
  leaves,
  type OneAsked,
  opened,
} from '@tavola/kernel/host/folding.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { previewOf } from '@tavola/kernel/host/preview.ts';
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import { realDice, seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { pickAtRandom } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { games } from './shelf.ts';

const GAMES = 3;
const DECISIONS = 600;
/** A preview needs fewer worlds here: these positions are not played against anybody. */
const WORLDS = 3;

describe.each(games.map(({ id, game, face }) => ({ id, game, face })))('$id', ({ game, face }) => {
  test('open questions are the same to everybody', async () => {
    const [rules, { folding }] = [await game(), await face()];
    for (let seed = 1; folding?.open && seed <= GAMES; seed++) {
      const table = Table.start(rules, { seats: 2, chance: seededChance(seed) });
      const rng = seededRng(seed);
      for (let n = 0; n < DECISIONS && table.outcome === null; n++) {
        const seat = table.pending[0] as Seat;
        const decision = table.decision(seat);
        if (decision && folding.open.includes(kindOf(decision.ask) as never)) {
          const idle = idleOption(folding, decision, table.view(seat), seat);
          // Another seat guesses what this one holds.
          const world = table.fork({ chance: realDice, watched: true });
          world.redeal(1 - seat, seededRng(n));
          const guessed = world.decision(seat);
          expect(guessed?.options).toEqual(decision.options);
          expect(guessed && idleOption(folding, guessed, world.view(seat), seat)).toEqual(idle);
        }
        pickAtRandom(table, rng);
      }
    }
  });

  test('nobody is asked to confirm where there is nothing to choose, unless dice, hidden cards or somebody else come next', async () => {
    const [rules, { folding }] = [await game(), await face()];
    const windows = rules.reactions?.windows ?? [];
    const shown: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = Table.start(rules, { seats: 2, chance: seededChance(seed) });
      const rng = seededRng(seed);
      const policy = rules.bot?.policy;
      for (let n = 0; n < DECISIONS && table.outcome === null; n++) {
        const seat = table.pending[0] as Seat;
        const asked = table.decision(seat) as OneAsked;
        const foresee = (path: readonly Step[]) => {
          const ids = path.map(({ option }) => option);
          return foreseen(previewOf(table, seat, ids, WORLDS));
        };
        if (asked.options.length === 1 && !windows.includes(kindOf(asked.ask))) {
          const { ask, options } = foreseeing(opened(folding, asked, windows), foresee);
          const [only, ...others] = options;
          const isIdle = idleOption(folding, asked, table.view(seat), seat) !== null;
          // Something with a choice follows for certain: that is what should have been shown.
          if (only && others.length === 0 && !isIdle && foresee(only.path) !== null)
            shown.push(`${kindOf(ask)} ${only.id}`);
          // The host says "Finish", not the question.
          if (only && others.length === 0 && foldOf(folding, ask) === 'gate') expect(leaves(only.move)).toBe(true);
        }
        const question = table.question(seat) as NonNullable<ReturnType<typeof table.question>>;
        table.take(
          seat,
          policy?.(table.state, seat, question.ask, question.options, rng) ?? rng.below(question.options.length),
        );
      }
    }
    expect(shown).toEqual([]);
  });

  test('only questions that the texts know are folded', async () => {
    const { folding, text } = await face();
    const { asks } = await spokenIn(text, 'en');
    for (const ask of Object.keys(folding?.folds ?? {})) {
      expect(foldOf(folding, ask)).not.toBeNull();
      expect(Object.keys(asks)).toContain(ask);
    }
  });
});
