/** What people see of Root besides its board. */
import type { Face, Phases, ScoreSheet } from '@tavola/kernel/face.ts';
import type { Say } from '@tavola/kernel/text.ts';
import { cover } from './cover.ts';
import { isCard } from './data/cards.ts';
import { sources } from './data/constants.ts';
import { isFaction, mostReach } from './data/factions.ts';
import { isSuit } from './data/suits.ts';
import { feature } from './feature.ts';
import { automatonSettings, options, playerSettings } from './options.ts';
import { progress } from './progress.ts';
import { reactions } from './reactions.ts';
import type { Ask } from './rules/asks.ts';
import { cites } from './rules/cites.ts';
import type { Event } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import { faceOf } from './rules/outside/stand-ins.ts';
import { type Phase, phaseOf } from './rules/phases.ts';
import type { Player } from './rules/state.ts';
import { changes, lacking, tally } from './tally.ts';
import type { Words } from './text/type.ts';
import { places, thing } from './things.ts';
import type { View } from './view.ts';

const phaseNames: readonly Phase[] = ['birdsong', 'daylight', 'evening'];

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
  seatSettings: { player: playerSettings.fields, automaton: automatonSettings.fields },
  reactions,
  opening: ({ open }) => open.turn.round <= 2,
  turn: ({ open }) => (open.stage === 'turns' ? open.turn.seat : null),
  phases,
  heading: (event, say) => {
    if (event.kind === 'turn') return `${say.words.round(event.round)} · ${say.who(event.seat)}`;
    return event.kind === 'phase' ? say.words.phases[event.phase] : null;
  },
  cites,
  candidate: (name, say) => {
    if (/^\d+$/.test(name)) return say.words.clearing(Number(name));
    const [suit = '', item] = name.split('/');
    if (isSuit(suit)) return item ? `${say.words.suit(suit)}, ${say.words.item(item)}` : say.words.suit(suit);
    return name.startsWith('seat-') ? say.who(Number(name.slice(5))) : say.words.thing(name);
  },
  sign: (name) => (/^\d+$/.test(name) && name !== '0' ? name : null),
  advice: (seats, { words }) => {
    const chosen = seats.map(({ settings }) => String((settings as { faction?: string }).faction)).filter(isFaction);
    const { reach, recommended } = mostReach(chosen, seats.length);
    return reach < recommended ? words.reach(reach, recommended) : null;
  },
  seatLook: ({ kind, settings }, seat, view, { words }) => {
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
  },
  real: {
    at: (move) => ('clearing' in move && typeof move.clearing === 'number' ? `c${move.clearing}` : null),
    publicName: (candidate) => (isCard(candidate) ? faceOf(candidate) : candidate),
    touch: (place) => (place.startsWith('c') ? { kind: 'clearing', clearing: Number(place.slice(1)) } : null),
  },
  scoreSheet,
  tally,
  lacking,
  // Off the score track for good, or a clearing that nobody enters any more.
  grave: (move) =>
    move.kind === 'activate' ||
    move.kind === 'coalition' ||
    (move.kind === 'vagabond.special' && move.ability === 'scorched-earth'),
  changes,
  progress,
  feature,
  traitLook: (_, faction) => ({ colour: `var(--root-${faction})`, glyph: `fs-${faction}` }),
};

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

/** Where the VP came from; whoever left the track keeps those of that moment (ROOT-3.3.1). */
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
