/** What people see of Oath besides its board. */

import { capital } from '@tavola/games/text/capital.ts';
import type { Face, SeatLook } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { cover } from './cover.ts';
import { EXILE_COLOURS, SUITS, type Suit } from './data/board.ts';
import { ending } from './ending.ts';
import { feature } from './feature.ts';
import { folding } from './folding.ts';
import { stakes } from './forecast/stakes.ts';
import { news } from './news.ts';
import { realDice } from './real-dice.ts';
import type { OpenWorld } from './rules/chronicle/world.ts';
import type { Ask, Event, Move } from './rules/state/moves.ts';
import { options, seatSettings } from './rules/state/options.ts';
import type { ThreatLine } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { changes, lacking, tally } from './tally.ts';
import { chapters } from './text/chapters.ts';
import { cites } from './text/cites.ts';
import { glossary } from './text/glossary.ts';
import { arrowName } from './text/mind.ts';
import { namesIn } from './text/names.ts';
import { primer } from './text/primer.ts';
import type { Words } from './text/words.ts';
import { gameLines, worldLines } from './text/world.ts';
import { places, thing } from './things.ts';
import { whoseTurn } from './turn.ts';

/** A role is given up or taken away, a Vision is shown to all, a facedown adviser to somebody, a deal binds. */
const GRAVE: readonly Move['kind'][] = ['exile-self', 'exile-citizen', 'reveal-vision', 'show-adviser', 'accept'];
const PHASES = ['wake', 'act', 'rest'] as const;

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
  forms: { options: options.fields, seatSettings: { automaton: seatSettings.automaton.fields } },
  things: { describe: thing, places, candidate },
  turns: {
    whose: whoseTurn,
    phases: ({ round, phase }, { words }) => ({
      round: words.round(round),
      steps: PHASES.map((id) => ({ id, name: words.phases[id] })),
      now: PHASES.find((id) => id === phase) ?? null,
    }),
    opening: ({ round }) => round <= 2,
  },
  log: { heading, cites },
  looks: { seat: seatLook },
  scores: {
    ending,
    progress: ({ players, title, phase }) =>
      players.map((player, seat) => (phase === 'setup' ? 0 : nearness(player, title.holder === seat))),
  },
  picks: { tally, changes, lacking, stakes, grave: ({ kind }) => GRAVE.includes(kind), feature },
  news,
  legacy: {
    writing: 'chronicle',
    lines: (open, { words }) => worldLines(open as OpenWorld, words),
    gameLines: (open, before, { words }) =>
      gameLines(open as OpenWorld, (before as OpenWorld | undefined) ?? null, words),
    tally: (open, { words }) =>
      SUITS.map((id) => ({ id, name: words.suits[id], count: (open as OpenWorld).suits[id] })),
    winner: (open) => {
      const last = (open as OpenWorld).history.at(-1);
      return last ? coloured(last.winner) : null;
    },
  },
  real: {
    at: () => null,
    touch: (place) => {
      const [slot = '', site = ''] = place.split('/');
      if (place.startsWith('seat-')) return { kind: 'player', seat: Number(place.slice(5)) };
      return place.includes('/') ? { kind: 'site', site: site || slot } : null;
    },
    dice: realDice,
    usual: ['automaton', 'outside'],
  },
  folding,
};

function heading(event: Event, { words, who }: Say<Words>): string | null {
  if (event.kind === 'round') return words.round(event.round);
  return event.kind === 'turn' ? who(event.seat) : null;
}

function candidate(name: string, { words, who }: Say<Words>): string {
  if (name.startsWith('arrow:')) return arrowName(words, name);
  if (name.startsWith('seat-')) return who(Number(name.slice(5)));
  if (name === 'vision') return capital(words.board.backs.vision);
  const [suit = '', more] = name.split('/');
  if (name === 'plan' || more === 'plan')
    return capital([words.suits[suit as Suit], words.drawn.kinds['battle-plan']].filter(Boolean).join(', '));
  return (
    words.prince.threats[name as ThreatLine] ??
    words.suits[name as Suit] ??
    namesIn(words).target(name.split('/').at(-1) ?? name)
  );
}

function seatLook({ kind }: SeatSetup, seat: Seat, view: View | null, { words }: Say<Words>): SeatLook {
  const colour = view?.players[seat]?.colour ?? (seat === 0 ? 'purple' : EXILE_COLOURS[seat - 1]);
  return {
    name: kind === 'automaton' ? words.prince.name : words.roles[seat === 0 ? 'chancellor' : 'exile'],
    ...coloured(colour),
  };
}

function coloured(colour: string | undefined): Pick<SeatLook, 'colour' | 'ink'> {
  return { colour: `var(--oath-${colour})`, ink: `var(--oath-${colour}-ink)` };
}

/** How near somebody is to winning: by the title, by a Vision revealed, by what they rule and hold. */
function nearness({ role, vision, sites, treasures }: View['players'][number], holdsTitle: boolean): number {
  const might = (sites + treasures) / 16;
  const goal = holdsTitle ? 0.5 : role === 'exile' && vision !== null ? 0.3 : 0;
  return Math.min(1, goal + might);
}
