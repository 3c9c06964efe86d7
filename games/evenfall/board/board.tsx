/** Evenfall on the web table. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import { ROUNDS } from '../data/boards.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import './board.css';
import './cards.css';
import './pieces.css';
import './regions.css';
import './people.css';
import './automa.css';
import './coven.css';
import './conflict.css';
import './hand.css';
import './seat-panel.css';
import './stage.css';
import { candidateName } from './candidate.ts';
import { cites } from './cites.ts';
import { Hand } from './hand.tsx';
import { handlesOf } from './handles.ts';
import { Night } from './night.tsx';
import { Purse } from './purse.tsx';
import { scoreSheet } from './score-sheet.ts';
import { SeatPanel } from './seat-panel.tsx';
import { stepOf, steps, wordsIn } from './words.ts';

/** Most games are won with about this many VP. */
const GOOD_SCORE = 110;

export const board: GameBoard<View, Move, Ask, Event> = {
  layout: 'wide',
  aspect: null,
  Board: Night,
  Hand,
  Reserve: Purse,
  SeatPanel,
  placed: (move) => handlesOf(move).length > 0,
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
  progress: ({ players }) => players.map(({ vp }) => Math.min(1, vp / GOOD_SCORE)),
};
