/** A game of a few lines, for tests of what runs games. */
import type { Eyes, Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame, Outcome, RulesTable } from '@tavola/kernel/rules/game.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { settings, whole } from '@tavola/kernel/rules/settings.ts';

type AnyEvent = { readonly kind: string; readonly [field: string]: unknown };
export type Tiny<S> = RulesTable<S, AnyEvent, { size: number }>;

export function tiny<S>(parts: {
  setup: () => Rules<S> | S;
  play: (table: Tiny<S>) => Rules<Outcome>;
  view?: (state: S, eyes: Eyes) => unknown;
  redeal?: (state: S, seat: Seat, rng: Rng) => void;
  flaw?: (state: S) => string | null;
  version?: string;
}): AnyGame {
  return {
    id: 'tiny',
    seats: { min: 1, max: 4 },
    version: parts.version ?? '1',
    options: settings({ size: whole(1, 1000, { usual: 3 }) }),
    refuse: (options: { size: number }) => (options.size > 100 ? 'too-big' : null),
    *setup() {
      const made = parts.setup();
      return isRules(made) ? yield* made : made;
    },
    play: parts.play,
    view: parts.view ?? ((state) => state),
    redeal: parts.redeal ?? (() => {}),
    flaw: parts.flaw ?? (() => null),
  };
}

function isRules<S>(made: Rules<S> | S): made is Rules<S> {
  return typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made;
}
