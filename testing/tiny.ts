/** A game of a few lines, for tests of what runs games. */
import type { Eyes, Move, Rules, Seat } from '@tavola/kernel/ask.ts';
import type { AnyGame, Outcome, Play } from '@tavola/kernel/game.ts';
import type { Rng } from '@tavola/kernel/rng.ts';
import type { GameText } from '@tavola/kernel/text.ts';
import { z } from 'zod';

type AnyEvent = { readonly kind: string; readonly [field: string]: unknown };
export type Tiny<S> = Play<S, AnyEvent, { size: number }>;

const text: GameText<string, Move, AnyEvent> = {
  asks: {},
  moves: {},
  events: {},
  clauses: {},
  options: {},
  reasons: {},
  board: () => [],
};

export function tiny<S>(parts: {
  setup: () => Rules<S> | S;
  play: (table: Tiny<S>) => Rules<Outcome>;
  view?: (state: S, eyes: Eyes) => unknown;
  redeal?: (state: S, seat: Seat, rng: Rng) => void;
  flaw?: (state: S) => string | null;
  version?: string;
}): AnyGame {
  const title = { 'pt-BR': 'Miúdo', en: 'Tiny' };
  return {
    id: 'tiny',
    seats: { min: 1, max: 4 },
    minutes: { min: 1, max: 1 },
    name: title,
    blurb: title,
    version: parts.version ?? '1',
    options: z.object({ size: z.number().int().min(1).default(3) }).strict(),
    refuse: (options: { size: number }) => (options.size > 100 ? 'too-big' : null),
    *setup() {
      const made = parts.setup();
      return isRules(made) ? yield* made : made;
    },
    play: parts.play,
    view: parts.view ?? ((state) => state),
    redeal: parts.redeal ?? (() => {}),
    flaw: parts.flaw ?? (() => null),
    text: { 'pt-BR': text, en: text },
  };
}

function isRules<S>(made: Rules<S> | S): made is Rules<S> {
  return typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made;
}
