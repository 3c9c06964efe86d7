/** Shared test of what is said at a real table. A game with `real` calls `realKit({ game, face, seats })` in its text/text.test.ts. */

import { type AnyFace, moveText, type SpokenFace } from '@tavola/kernel/face/face.ts';
import { factText, questionText, taskText } from '@tavola/kernel/face/text.ts';
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { expect, test } from 'vitest';
import { inBothLanguages, sayFor } from './kit.ts';
import { broken } from './text-kit.ts';

export type RealKit = {
  readonly game: AnyGame;
  readonly face: AnyFace;
  readonly seats: readonly SeatWish[];
  readonly options?: object;
};

const TAPS = 150;

/** Careless people answer, tell and take back: every question, option, fact and instruction has words in both languages. */
export function realKit({ game, face, seats, options = {} }: RealKit): void {
  test('what is said at a real table', async () => {
    const spoken = await inBothLanguages(face);
    const flaws = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const chance = tableChance(seededChance(seed), game, () => false);
      const app = Assistant.start(game, { seats, options: { ...options, ...game.real?.options }, chance });
      const rng = seededRng(seed);
      for (let i = 0; i < TAPS && app.table.outcome === null; i++) {
        for (const one of spoken) for (const flaw of flawsAt(app, one)) flaws.add(flaw);
        tap(app, rng);
      }
    }
    expect([...flaws]).toEqual([]);
  });
}

function flawsAt(app: Assistant, spoken: SpokenFace): readonly string[] {
  const { text } = spoken;
  const say = sayFor(spoken, 'spectator');
  const { decision, need, table } = app;
  const facts = table.state === undefined ? [] : table.facts();
  const options = (decision?.options ?? []).map(({ move }) => moveText(spoken, move, say));
  const told = [...table.told, ...(need?.told ?? [])];
  const values = facts.flatMap(({ fact, among }) =>
    'min' in among ? [] : among.map((value) => text.real?.value(String(value), say, fact) ?? ''),
  );
  const lines = [
    ...(decision && decision.ask !== 'done' ? [questionText(text, decision.ask, say).whole, ...options] : []),
    ...told.flatMap(({ event }) => taskText(text, event, say) ?? []),
    ...facts.map(({ fact }) => factText(text, fact, say)),
    ...app.checks().map(({ check }) => factText(text, check, say)),
    ...[...new Set(facts.map(({ place }) => place))].map((place) => text.real?.place(place, say) ?? ''),
    ...new Set(values),
  ];
  const twice = options.filter((line, i) => options.indexOf(line) < i).map((line) => `two options read: ${line}`);
  return [...lines.filter((line) => broken(line, say.language)), ...twice];
}

/** One touch at random; what is refused is refused with a code. */
export function tap(app: Assistant, rng: Rng): void {
  const facts = app.table.state === undefined ? [] : app.table.facts();
  const any = facts[rng.below(facts.length)];
  const what = rng.below(12);
  try {
    if (app.need && what < 10) {
      const wanted = facts.find(({ id }) => id === app.need?.facts[0]);
      if (wanted) app.tell(wanted.id, anyValue(wanted, rng));
    } else if (what === 0) app.undo();
    else if (what === 1 && any) app.tell(moveId(any.fact), anyValue(any, rng));
    else if (what === 2) app.miscounted(app.checks()[0]?.id ?? '');
    else if (app.waitsForHands) app.answer('done');
    else app.answer(app.decision?.options[rng.below(app.decision.options.length)]?.id ?? '');
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
  }
}

function anyValue({ among }: Believed, rng: Rng): string {
  return 'min' in among
    ? String(among.min + rng.below(among.max - among.min + 1))
    : String(among[rng.below(among.length)]);
}
