/** Skirmish: two duellists with hidden hands and decks. The model that a game author copies. */
import { z } from 'zod';
import type { Game } from '../../game.ts';
import { type Act, type Event, play, type State, setup } from './rules.ts';
import { en, pt } from './text.ts';
import { flaw, redeal, type View, view } from './view.ts';

export const skirmish: Game<State, Act, Event, Record<string, never>, View, 'draw' | 'act'> = {
  id: 'skirmish',
  seats: { min: 2, max: 2 },
  minutes: { min: 5, max: 10 },
  name: { 'pt-BR': 'Escaramuça', en: 'Skirmish' },
  blurb: { 'pt-BR': 'Um duelo de cartas com mãos ocultas.', en: 'A card duel with hidden hands.' },
  version: '1',
  options: z.object({}).strict() as z.ZodType<Record<string, never>>,
  setup,
  play,
  view,
  redeal,
  flaw,
  text: { 'pt-BR': pt, en },
  bot: { evaluate: ({ players: [a, b] }) => [share(a.life, b.life), share(b.life, a.life)] },
};

function share(mine: number, theirs: number): number {
  const [a, b] = [Math.max(0, mine), Math.max(0, theirs)];
  return a + b === 0 ? 0.5 : a / (a + b);
}
