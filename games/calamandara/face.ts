/** What people see of Calamandara besides its board. */

import type { Face, Phases, ScoreSheet } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import { cites } from './cites.ts';
import { cover } from './cover.ts';
import { distanceOf } from './distance.ts';
import { ending } from './ending.ts';
import { feature } from './feature.ts';
import { folding } from './folding.ts';
import { news } from './news.ts';
import { PHASE_OF, whoseTurn } from './phases.ts';
import { reactionWindows } from './reactions.ts';
import type { CardName } from './rules/state/memory.ts';
import type { Ask, Event, Move } from './rules/state/moves.ts';
import { options } from './rules/state/options.ts';
import type { SymbolKind } from './rules/state/symbols.ts';
import type { View } from './rules/view.ts';
import { stakes } from './stakes.ts';
import { lacking, tally } from './tally.ts';
import { chapters } from './text/chapters.ts';
import { glossary } from './text/glossary.ts';
import { primer } from './text/primer.ts';
import type { Words } from './text/type.ts';
import { places, subject, thing } from './things.ts';

export const face: Face<View, Move, Ask, Event, Words> = {
  ...cover,
  text: inLanguages(
    { 'pt-BR': () => import('./text/pt/text.ts'), en: () => import('./text/en/text.ts') },
    ({ text }) => text,
  ),
  clauses: inLanguages(
    { 'pt-BR': () => import('./text/pt/clauses.ts'), en: () => import('./text/en/clauses.ts') },
    ({ clauses }) => clauses,
  ),
  handbook: {
    chapters: inLanguages(
      { 'pt-BR': () => import('./text/pt/chapters.ts'), en: () => import('./text/en/chapters.ts') },
      (words) => chapters(words.chapters),
    ),
    primer: inLanguages(
      { 'pt-BR': () => import('./text/pt/primer.ts'), en: () => import('./text/en/primer.ts') },
      (words) => primer(words.primer),
    ),
    glossary: inLanguages(
      { 'pt-BR': () => import('./text/pt/glossary.ts'), en: () => import('./text/en/glossary.ts') },
      (words) => glossary(words.glossary),
    ),
  },
  forms: { options: options.fields },
  things: { describe: thing, places, subject, candidate },
  turns: { whose: whoseTurn, phases, opening: ({ round }) => round <= GUIDED_ROUNDS, windows: reactionWindows },
  log: { heading, cites },
  scores: {
    sheet: scoreSheet,
    ending,
    progress: ({ travellers }) => travellers.map((traveller) => Math.max(0, 1 - distanceOf(traveller) / 9)),
  },
  picks: {
    tally,
    lacking,
    stakes,
    // A memory that is discarded does not come back by itself.
    grave: ({ kind }) => kind === 'discard',
    feature,
  },
  news,
  folding,
};

/** For most of a first game: what a lead of a few rounds is worth shows only near the Rift. */
const GUIDED_ROUNDS = 8;

const PHASES = ['acquire', 'insert', 'move', 'memories'];

function phases({ step, round }: View, { words }: Say<Words>): Phases {
  const now = PHASE_OF[step];
  if (now === 'preparing') return { steps: [{ id: 'preparing', name: words.preparing }], now };
  const steps = PHASES.map((id, i) => ({ id, name: `${i + 1} ${words.phases[i]}` }));
  return { round: words.round(round), steps, now };
}

function heading(event: Event, say: Say<Words>): string | null {
  return event.kind === 'turn' ? say.words.turn(event.round, event.seat, event.repeated, say) : null;
}

/** What people name who draw from real decks: a traveller, a memory, a symbol card. */
function candidate(name: string, { words, who }: Say<Words>): string {
  const seat = /^seat-(\d)$/.exec(name)?.[1];
  if (seat !== undefined) return who(Number(seat));
  if (name in words.cards) return words.cards[name as CardName].name;
  const [top, ...bottom] = name.split('+') as [SymbolKind, ...SymbolKind[]];
  return top in words.symbols ? words.symbolsOf({ top, bottom }) : name;
}

function scoreSheet({ travellers }: View, { words }: Say<Words>): ScoreSheet {
  return { rows: [{ name: words.distance, values: travellers.map(distanceOf) }] };
}
