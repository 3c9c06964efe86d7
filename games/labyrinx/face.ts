/** What people see of Labyrinx besides its board. */

import type { Face, Phases, ScoreSheet } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import { cover } from './cover.ts';
import { ending } from './ending.ts';
import { feature } from './feature.ts';
import { folding } from './folding.ts';
import { news } from './news.ts';
import type { CharacterId } from './rules/state/characters.ts';
import type { Event } from './rules/state/events.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import { forgets, options } from './rules/state/options.ts';
import { ACTIONS, TO_WIN } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { rollsDie, stakes } from './stakes.ts';
import { lacking, tally } from './tally.ts';
import { chapters } from './text/chapters.ts';
import { glossary } from './text/glossary.ts';
import { characterName, faceName } from './text/names.ts';
import { primer } from './text/primer.ts';
import type { Words } from './text/words.ts';
import { isCharacter, places, subject, thing } from './things.ts';
import { whoseTurn } from './turn.ts';

const FIRST_ROUNDS = 4;

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
  turns: {
    whose: whoseTurn,
    phases,
    opening: ({ turn, players }) => turn <= FIRST_ROUNDS * players.length,
  },
  log: {
    heading: (event, say) => (event.kind === 'turn' ? say.words.turnOf(event.seat, event.race, say) : null),
    cites,
    forgets,
  },
  looks: { trait: (_, character) => ({ glyph: `emblem-${character}` }) },
  scores: {
    sheet: scoreSheet,
    ending,
    progress: ({ players }) => players.map(({ treasures }) => Math.min(1, treasures / TO_WIN)),
  },
  picks: {
    tally,
    lacking,
    stakes,
    // Despair takes the whole turn, giving up fails the challenge, an open challenge rolls its die (LAB-4.18, LAB-5.3, LAB-5.2).
    grave: (move, _, view) => move.kind === 'despair' || move.kind === 'give-up' || rollsDie(move, view),
    feature,
  },
  news,
  folding,
};

function phases({ phase, racers, turn, actions }: View, { words }: Say<Words>): Phases {
  if (phase === 'setup') return { steps: [{ id: 'setup', name: words.phases.setup }], now: 'setup' };
  const round = racers ? words.phases.race : words.turn(turn);
  const dots = phase === 'actions' ? ` ${'●'.repeat(actions)}${'○'.repeat(Math.max(0, ACTIONS - actions))}` : '';
  const steps = [
    { id: 'expand', name: words.phases.expand },
    { id: 'actions', name: `${words.phases.actions}${dots}` },
    { id: 'fog', name: words.phases.fog },
  ];
  return { round, steps: racers ? steps.slice(1) : steps, now: phase === 'over' ? null : phase };
}

const OF_POWER: { readonly [C in CharacterId]: readonly string[] } = {
  akuna: ['LAB-6.1', 'LAB-6.2'],
  avra: ['LAB-6.4', 'LAB-6.5'],
  bibi: ['LAB-6.8', 'LAB-6.7'],
  dannenvir: ['LAB-6.10'],
  eimmie: ['LAB-6.11'],
  elora: ['LAB-6.12'],
  kaminari: ['LAB-6.13'],
  khira: ['LAB-6.14', 'LAB-6.15'],
  lane: ['LAB-6.16'],
  mallahoc: ['LAB-6.17'],
  zacramandy: ['LAB-6.18'],
  zambar: ['LAB-6.19', 'LAB-6.20'],
};

/** Where the challenge may be hidden again, no clause tells a monster from a trap. */
const CITES: { readonly [K in Event['kind']]?: readonly string[] } = {
  turn: ['LAB-3.1'],
  expanded: ['LAB-3.2'],
  peeked: ['LAB-4.1'],
  moved: ['LAB-4.2', 'LAB-2.8'],
  stopped: ['LAB-4.6'],
  played: ['LAB-4.8'],
  drew: ['LAB-4.9'],
  reshuffled: ['LAB-4.10'],
  discarded: ['LAB-4.9'],
  pushed: ['LAB-4.12', 'LAB-4.14'],
  rolled: ['LAB-5.2', 'LAB-5.3'],
  succeeded: ['LAB-5.4'],
  failed: ['LAB-5.3'],
  'treasure-lost': ['LAB-7.1'],
  'treasure-left': ['LAB-5.10'],
  relocated: ['LAB-T4', 'LAB-5.9'],
  fled: ['LAB-T4', 'LAB-5.9'],
  'flight-ended': ['LAB-T6'],
  'chain-stopped': ['LAB-5.15'],
  faith: ['LAB-6.1'],
  blessing: ['LAB-6.18'],
  rested: ['LAB-4.17'],
  despaired: ['LAB-4.18', 'LAB-4.20'],
  exploded: ['LAB-6.6'],
  thrown: ['LAB-6.5', 'LAB-5.13'],
  robbed: ['LAB-6.8'],
  leapt: ['LAB-6.13'],
  charged: ['LAB-6.19', 'LAB-6.21'],
  fog: ['LAB-3.5'],
  race: ['LAB-8.5'],
  ended: ['LAB-8.1', 'LAB-8.2', 'LAB-8.3'],
};

function cites(event: Event): readonly string[] {
  return event.kind === 'power' ? OF_POWER[event.character] : (CITES[event.kind] ?? []);
}

/** What people name who roll and draw themselves: a seat, a character, a path card, a number. */
function candidate(name: string, { words, who }: Say<Words>): string {
  if (/^\d+$/.test(name)) return name;
  if (name.startsWith('seat-')) return who(Number(name.slice('seat-'.length)));
  return isCharacter(name) ? characterName(name) : faceName(words, name);
}

function scoreSheet({ players }: View, { words }: Say<Words>): ScoreSheet {
  const total = players.map(({ treasures }) => treasures);
  return { rows: [{ name: words.sheet.treasures, values: total }], total };
}
