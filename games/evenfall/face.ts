/** What people see of Evenfall besides its board. */

import type { Face, Phases, ScoreSheet, SeatLook } from '@tavola/kernel/face/face.ts';
import type { Say as AnySay } from '@tavola/kernel/face/text.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { cites } from './cites.ts';
import { cover } from './cover.ts';
import { covenIds, ROUNDS, rondel } from './data/boards.ts';
import { isPerson, isRitual, places, stoneSymbols, stones } from './data/cards.ts';
import { ending } from './ending.ts';
import { feature } from './feature.ts';
import { folding } from './folding.ts';
import { news } from './news.ts';
import type { Ask, Event, Move } from './rules/state/moves.ts';
import { options, seatSettings } from './rules/state/options.ts';
import type { Phase, ScoreSheet as Scored } from './rules/state/state.ts';
import type { View } from './rules/view.ts';
import { stakes } from './stakes.ts';
import { lacking, tally } from './tally.ts';
import { chapters } from './text/chapters.ts';
import { glossary } from './text/glossary.ts';
import { cardName, covenName, placeLabel, stoneCopy } from './text/names.ts';
import { primer } from './text/primer.ts';
import type { Steps, Unnamed, Words } from './text/words.ts';
import { places as placesOf, thing } from './things.ts';
import { whoseTurn } from './turn.ts';

type Say = AnySay<Words>;

/** Most games are won with about this many VP. */
const GOOD_SCORE = 110;

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
  forms: {
    options: options.fields,
    seatSettings: { player: seatSettings.player.fields, automaton: seatSettings.automaton.fields },
  },
  things: { describe: thing, places: placesOf, candidate },
  turns: {
    whose: whoseTurn,
    phases,
    opening: ({ round }) => round <= 1,
  },
  log: { heading, cites },
  looks: { seat: seatLook },
  scores: {
    sheet: scoreSheet,
    ending,
    progress: ({ players, automa }) =>
      [...players, ...(automa ? [automa] : [])].map(({ vp }) => Math.min(1, vp / GOOD_SCORE)),
  },
  picks: {
    tally,
    lacking,
    stakes,
    // A player who passes does nothing more in this round (EVE-2.1).
    grave: ({ kind }, ask) => kind === 'pass' && ask === 'turn',
    feature,
  },
  news,
  real: { at: () => null, seats: ['outside', 'automaton'], options: ['side'] },
  folding,
};

function seatLook({ kind, settings }: SeatSetup, _seat: number, _view: View | null, { words }: Say): SeatLook {
  if (kind === 'automaton') return { name: words.theAutoma };
  return kind === 'outside' ? { name: covenName((settings as { coven: string }).coven, words.texts.tongue) } : {};
}

const steps: readonly Steps[] = ['income', 'action', 'conflict', 'round-end'];

function phases({ round, phase }: View, { words }: Say): Phases {
  return {
    round: words.round(round, ROUNDS),
    steps: steps.map((id) => ({ id, name: words.phases[id] })),
    now: stepOf(phase),
  };
}

function stepOf(phase: Phase): Steps | null {
  if (phase === 'setup' || phase === 'over') return null;
  return phase === 'window' ? 'conflict' : phase;
}

function heading(event: Event, { words }: Say): string | null {
  if (event.kind === 'round') return `${words.round(event.round, ROUNDS)} · ${words.phases.income}`;
  return event.kind === 'phase' && event.phase !== 'scoring' ? words.phases[event.phase] : null;
}

/** What an automaton or a conflict chose among, or what may come from a real pile. */
function candidate(name: string, { words, who, me }: Say): string {
  const { tongue } = words.texts;
  if (name === 'automa') return words.theAutoma;
  const seat = /^seat-(\d)$/.exec(name)?.[1];
  if (seat !== undefined) return Number(seat) === me ? words.you : who(Number(seat));
  const [thing = '', n] = name.split('-');
  if (thing in words.unnamed) return words.unnamed[thing as Unnamed](Number(n));
  const field = rondel.find(({ index }) => name === `rondel-${index}`);
  if (field) return words.rondelField(field.index + 1, words.rondel[field.action]);
  if (stones.some(({ id }) => id === name)) return `${words.stone(name)}${stoneCopy(name)}`;
  if (stoneSymbols.some(({ id }) => id === name)) return words.symbol(name);
  if (isRitual(name) || isPerson(name)) return cardName(name, tongue);
  if (covenIds.some((id) => id === name)) return covenName(name, tongue);
  return places.some(({ id }) => id === name) ? placeLabel(name, tongue) : name;
}

/** EVE-9.3 line by line, Mana for ties (EVE-9.4); the Automa, who knows no ties, has the second column. */
function scoreSheet(view: View, { words: { sheet: words } }: Say): ScoreSheet {
  const sheets = view.automaSheet ? [...view.sheets, view.automaSheet] : view.sheets;
  const row = (name: string, value: (sheet: Scored) => number) => ({ name, values: sheets.map(value) });
  const sum = (list: readonly { readonly vp: number }[]) => list.reduce((total, { vp }) => total + vp, 0);
  return {
    rows: [
      row(words.played, ({ played }) => played),
      row(words.specialists, ({ specialists }) => specialists),
      row(words.council, ({ council }) => sum(council)),
      row(words.rituals, ({ rituals }) => rituals),
      row(words.places, ({ places: inside }) => inside),
      row(words.stones, ({ stones: placed }) => sum(placed)),
      ...(view.automa
        ? []
        : [{ name: words.mana, values: view.players.map(({ mana }) => mana), tieBreak: true as const }]),
    ],
    total: sheets.map(({ total }) => total),
  };
}
