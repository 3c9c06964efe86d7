/** What people see of Calamandara besides its board. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Face, Phases, ScoreSheet } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import { cites } from './cites.ts';
import { cover } from './cover.ts';
import { distanceOf } from './distance.ts';
import { feature } from './feature.ts';
import { options } from './options.ts';
import { reactions } from './reactions.ts';
import type { CardName } from './rules/memory.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import type { SymbolKind } from './rules/symbols.ts';
import { lacking, tally } from './tally.ts';
import type { Words } from './text/type.ts';
import { places, thing } from './things.ts';
import type { View } from './view.ts';

export const face: Face<View, Move, Ask, Event, Words> = {
  ...cover,
  text: {
    'pt-BR': () => import('./text/pt.ts').then((it) => it.pt),
    en: () => import('./text/en.ts').then((it) => it.en),
  },
  clauses: {
    'pt-BR': () => import('./text/clauses.pt.ts').then((it) => it.clauses),
    en: () => import('./text/clauses.en.ts').then((it) => it.clauses),
  },
  chapters: {
    'pt-BR': () => import('./text/chapters.pt.ts').then((it) => it.chapters),
    en: () => import('./text/chapters.en.ts').then((it) => it.chapters),
  },
  primer: {
    'pt-BR': () => import('./text/primer.pt.ts').then((it) => it.primer),
    en: () => import('./text/primer.en.ts').then((it) => it.primer),
  },
  glossary: {
    'pt-BR': () => import('./text/glossary.pt.ts').then((it) => it.glossary),
    en: () => import('./text/glossary.en.ts').then((it) => it.glossary),
  },
  thing,
  places,
  options: options.fields,
  reactions,
  opening: ({ round }) => round <= 2,
  turn,
  phases,
  heading,
  cites,
  candidate,
  scoreSheet,
  tally,
  lacking,
  // A memory that is discarded does not come back by itself.
  grave: ({ kind }) => kind === 'discard',
  progress: ({ travellers }) => travellers.map((traveller) => Math.max(0, 1 - distanceOf(traveller) / 9)),
  feature,
};

const PHASE_OF: { readonly [step in View['step']]: string | null } = {
  draft: 'preparing',
  sequence: 'preparing',
  symbols: 'preparing',
  begin: 'acquire',
  t0: 'acquire',
  phase1: 'acquire',
  c1b: 'acquire',
  phase2: 'insert',
  c2b: 'insert',
  phase3: 'move',
  a3: 'move',
  phase4: 'memories',
  a4: 'memories',
  steps: 'memories',
  cleanup: 'memories',
  te: 'memories',
  end: 'memories',
};
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

/** Nobody's while the table is prepared. */
function turn({ step, active }: View): Seat | null {
  return PHASE_OF[step] === 'preparing' ? null : active;
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
