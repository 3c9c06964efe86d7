/** What people see of Root besides its board. */

import type { Face, Phases, ScoreSheet, SeatLook } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { cover } from './cover.ts';
import { sources } from './data/constants.ts';
import { isFaction, mostReach } from './data/factions.ts';
import { isSuit } from './data/suits.ts';
import { ending } from './ending.ts';
import { feature } from './feature.ts';
import { folding } from './folding.ts';
import { stakes } from './forecast/stakes.ts';
import { news } from './news.ts';
import { progress } from './progress.ts';
import { reactionWindows } from './reactions.ts';
import { real } from './real-table.ts';
import { automatonSettings, options, playerSettings } from './rules/state/options.ts';
import type { Player } from './rules/state/state.ts';
import type { View } from './rules/view/view.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import { cites } from './rules/vocabulary/cites.ts';
import type { Event } from './rules/vocabulary/events.ts';
import type { Move } from './rules/vocabulary/moves.ts';
import { type Phase, phaseOf } from './rules/vocabulary/phases.ts';
import { changes, lacking, tally } from './tally.ts';
import { chapters } from './text/chapters.ts';
import { glossary } from './text/glossary.ts';
import { primer } from './text/primer.ts';
import type { Words } from './text/type.ts';
import { places, thing } from './things.ts';
import { whoseTurn } from './turn.ts';

const phaseNames: readonly Phase[] = ['birdsong', 'daylight', 'evening'];

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
    seatSettings: { player: playerSettings.fields, automaton: automatonSettings.fields },
    advice,
  },
  things: {
    describe: thing,
    places,
    candidate,
    sign: (name) => (/^\d+$/.test(name) && name !== '0' ? name : null),
  },
  turns: {
    whose: whoseTurn,
    phases,
    opening: ({ open }) => open.turn.round <= 3,
    windows: reactionWindows,
  },
  log: { heading, cites },
  looks: {
    seat: seatLook,
    trait: (_, faction) => ({ colour: `var(--root-${faction})`, glyph: `fs-${faction}` }),
  },
  scores: { sheet: scoreSheet, ending, progress },
  picks: {
    tally,
    changes,
    lacking,
    stakes,
    // Off the score track for good, or a clearing that nobody enters any more.
    grave: (move) =>
      move.kind === 'activate' ||
      move.kind === 'coalition' ||
      (move.kind === 'vagabond.special' && move.ability === 'scorched-earth'),
    feature,
  },
  news,
  real,
  folding,
};

function advice(seats: readonly SeatSetup[], { words }: Say<Words>): string | null {
  const chosen = seats.map(({ settings }) => String((settings as { faction?: string }).faction)).filter(isFaction);
  const { reach, recommended } = mostReach(chosen, seats.length);
  return reach < recommended ? words.reach(reach, recommended) : null;
}

function candidate(name: string, { words, who }: Say<Words>): string {
  if (/^\d+$/.test(name)) return words.clearing(Number(name));
  const [suit = '', item] = name.split('/');
  if (isSuit(suit)) return item ? `${words.suit(suit)}, ${words.item(item)}` : words.suit(suit);
  return name.startsWith('seat-') ? who(Number(name.slice(5))) : words.thing(name);
}

function heading(event: Event, { words, who }: Say<Words>): string | null {
  if (event.kind === 'turn') return `${words.round(event.round)} · ${who(event.seat)}`;
  return event.kind === 'phase' ? words.phases[event.phase] : null;
}

function seatLook({ kind, settings }: SeatSetup, seat: Seat, view: View | null, { words }: Say<Words>): SeatLook {
  const player = view?.open.players[seat];
  const chosen = settings as { faction?: string; character?: string };
  const faction = player?.faction ?? chosen.faction;
  if (!faction || !isFaction(faction)) return {};
  const character = faction === 'vagabond' ? (player ? characterOf(player) : chosen.character) : null;
  return {
    name: kind === 'automaton' ? words.automaton(faction, character) : words.faction(faction),
    colour: `var(--root-${faction})`,
    ink: `var(--root-${faction}-ink)`,
    glyph: `fs-${faction}`,
    figure: `rw-${faction}`,
  };
}

function characterOf({ board }: Player): string | null {
  return board.faction === 'vagabot' ? board.character : null;
}

function phases({ open }: View, { words }: Say<Words>): Phases {
  if (open.stage !== 'turns') return { steps: [{ id: 'setup', name: words.setup }], now: 'setup' };
  return {
    round: words.round(open.turn.round),
    steps: phaseNames.map((id) => ({ id, name: words.phases[id] })),
    now: phaseOf(open.turn.part),
  };
}

/** Where the VP came from; a player who left the track keeps those of that moment (ROOT-3.3.1). */
function scoreSheet({ open }: View, { words }: Say<Words>): ScoreSheet {
  const { players } = open;
  const rows = sources.map((source, i) => ({
    name: words.sources[source],
    values: players.map(({ earned }) => earned[i] as number),
  }));
  const scored = rows.filter(({ values }) => values.some((vp) => vp !== 0));
  const left = players.some(({ dominance }) => dominance !== null);
  const off = {
    name: words.offTrack,
    values: players.map(({ dominance }) => (dominance === null ? '' : words.card(dominance))),
  };
  return { rows: left ? [...scored, off] : scored, total: players.map(({ vp }) => vp) };
}
