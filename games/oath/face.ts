/** What people see of Oath besides its board. */

import { capital } from '@tavola/games/text/en.ts';
import type { Face } from '@tavola/kernel/face.ts';
import { cover } from './cover.ts';
import { ATTACK_FACES, DEFENSE_FACES, EXILE_COLOURS, SUITS, type Suit } from './data/board.ts';
import { feature } from './feature.ts';
import { options, seatSettings } from './options.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import type { ThreatLine } from './rules/state.ts';
import type { OpenWorld } from './rules/world.ts';
import { changes, lacking, tally } from './tally.ts';
import { cites } from './text/cites.ts';
import { arrowName } from './text/mind.ts';
import { namesIn } from './text/names.ts';
import type { Words } from './text/words.ts';
import { storyLines, worldLines } from './text/world.ts';
import { places, thing } from './things.ts';
import type { View } from './view.ts';

/** A role is given up or taken away, a Vision is shown to all, a facedown adviser to somebody, a deal binds. */
const GRAVE: readonly Move['kind'][] = ['exile-self', 'exile-citizen', 'reveal-vision', 'show-adviser', 'accept'];
const PHASES = ['wake', 'act', 'rest'] as const;

export const face: Face<View, Move, Ask, Event, Words> = {
  ...cover,
  text: {
    'pt-BR': () => import('./text/pt.ts').then((it) => it.pt),
    en: () => import('./text/en.ts').then((it) => it.en),
  },
  clauses: {
    'pt-BR': () => import('./text/clauses.pt.ts').then((it) => it.clausesPt),
    en: () => import('./text/clauses.en.ts').then((it) => it.clausesEn),
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
  seatSettings: { automaton: seatSettings.automaton.fields },
  opening: ({ round }) => round <= 1,
  turn: ({ phase, turn }) => (phase === 'over' ? null : turn),
  phases: ({ round, phase }, { words }) => ({
    round: words.round(round),
    steps: PHASES.map((id) => ({ id, name: words.phases[id] })),
    now: PHASES.find((id) => id === phase) ?? null,
  }),
  heading: (event, { words, who }) => {
    if (event.kind === 'round') return words.round(event.round);
    return event.kind === 'turn' ? who(event.seat) : null;
  },
  cites,
  candidate: (name, say) => {
    const { target } = namesIn(say.words);
    if (name.startsWith('arrow:')) return arrowName(say.words, name);
    if (name.startsWith('seat-')) return say.who(Number(name.slice(5)));
    if (name === 'vision') return capital(say.words.board.backs.vision);
    return (
      say.words.prince.threats[name as ThreatLine] ??
      say.words.suits[name as Suit] ??
      target(name.split('/').at(-1) ?? name)
    );
  },
  tally,
  lacking,
  grave: ({ kind }) => GRAVE.includes(kind),
  changes,
  legacy: (open, { words }) => worldLines(open as OpenWorld, words),
  legacyStory: (open, before, { words }) =>
    storyLines(open as OpenWorld, (before as OpenWorld | undefined) ?? null, words),
  legacyTally: (open, { words }) =>
    SUITS.map((id) => ({ id, name: words.suits[id], count: (open as OpenWorld).suits[id] })),
  seatLook: ({ kind }, seat, view, { words }) => {
    const colour = view?.players[seat]?.colour ?? (seat === 0 ? 'purple' : EXILE_COLOURS[seat - 1]);
    return {
      name: kind === 'automaton' ? words.prince.name : words.roles[seat === 0 ? 'chancellor' : 'exile'],
      colour: `var(--oath-${colour})`,
      ink: `var(--oath-${colour}-ink)`,
    };
  },
  real: {
    at: () => null,
    touch: (place) => {
      const [slot = '', site = ''] = place.split('/');
      if (place.startsWith('seat-')) return { kind: 'player', seat: Number(place.slice(5)) };
      return place.includes('/') ? { kind: 'site', site: site || slot } : null;
    },
    side: (ask, side, { words }) => {
      const faces = ask === 'attack-die' ? ATTACK_FACES : ask === 'defense-die' ? DEFENSE_FACES : null;
      return faces && ((words as Words).faces[faces[side - 1] as string] ?? null);
    },
    usual: ['automaton', 'outside'],
  },
  progress: ({ players, title, phase }) =>
    players.map((player, seat) => (phase === 'setup' ? 0 : nearness(player, title.holder === seat))),
  feature,
};

/** How near somebody is to winning: by the title, by a Vision revealed, by what they rule and hold. */
function nearness({ role, vision, sites, treasures }: View['players'][number], holdsTitle: boolean): number {
  const might = (sites + treasures) / 16;
  const goal = holdsTitle ? 0.5 : role === 'exile' && vision !== null ? 0.3 : 0;
  return Math.min(1, goal + might);
}
