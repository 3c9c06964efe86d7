/** Evenfall on the web table. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { View } from '../view.ts';
import './board.css';
import './cards.css';
import './pieces.css';
import './regions.css';
import './people.css';
import './automa.css';
import './coven.css';
import './conflict.css';
import './hand.css';
import './hand-names.css';
import './seat-panel.css';
import './stage.css';
import type { Words } from '../text/words.ts';
import { Closeup, closeup } from './closeup.tsx';
import { Hand } from './hand.tsx';
import { handlesOf } from './handles.ts';
import { Night } from './night.tsx';
import { Purse } from './purse.tsx';
import { SeatBoard } from './seat-board.tsx';
import { SeatPanel } from './seat-panel.tsx';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'wide',
  aspect: null,
  Board: Night,
  Hand,
  Reserve: Purse,
  SeatPanel,
  SeatBoard,
  Closeup,
  closeup,
  placed: (move) => handlesOf(move).length > 0,
};
