/** What people see of Evenfall besides its board. */
import type { Face } from '@tavola/kernel/face.ts';
import { candidateName } from './board/candidate.ts';
import { cites } from './board/cites.ts';
import { scoreSheet } from './board/score-sheet.ts';
import { stepOf, steps, wordsIn } from './board/words.ts';
import { cover } from './cover.ts';
import { ROUNDS } from './data/boards.ts';
import { options, seatSettings } from './options.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import type { View } from './view.ts';

/** Most games are won with about this many VP. */
const GOOD_SCORE = 110;

export const face: Face<View, Move, Ask, Event> = {
  ...cover,
  text: {
    'pt-BR': () => import('./text/pt.ts').then((it) => it.pt),
    en: () => import('./text/en.ts').then((it) => it.en),
  },
  clauses: {
    'pt-BR': () => import('./text/clauses.pt.ts').then((it) => it.clausesPt),
    en: () => import('./text/clauses.en.ts').then((it) => it.clausesEn),
  },
  options: options.fields,
  seatSettings: { player: seatSettings.player.fields, automaton: seatSettings.automaton.fields },
  turn: ({ phase, turn }) => (phase === 'action' ? turn : null),
  seatLook: ({ kind }, _seat, _view, { language }) =>
    kind === 'automaton' ? { name: wordsIn(language).theAutoma } : {},
  phases: ({ round, phase }, { language }) => {
    const words = wordsIn(language);
    return {
      round: words.round(round, ROUNDS),
      steps: steps.map((id) => ({ id, name: words.phases[id] })),
      now: stepOf(phase),
    };
  },
  heading: (event, { language }) => {
    const words = wordsIn(language);
    if (event.kind === 'round') return `${words.round(event.round, ROUNDS)} · ${words.phases.income}`;
    return event.kind === 'phase' && event.phase in words.phases
      ? words.phases[event.phase as keyof typeof words.phases]
      : null;
  },
  cites,
  candidate: candidateName,
  scoreSheet,
  progress: ({ players, automa }) =>
    [...players, ...(automa ? [automa] : [])].map(({ vp }) => Math.min(1, vp / GOOD_SCORE)),
};
