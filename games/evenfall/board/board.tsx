/** Evenfall on the web table. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import './colours.css';
import './board.css';
import './regions/cards.css';
import './pieces/pieces.css';
import './regions/regions.css';
import './coven/people.css';
import './coven/automa.css';
import './coven/coven.css';
import './conflict/conflict.css';
import './hand/hand.css';
import './hand/hand-names.css';
import './coven/seat-panel.css';
import './stage.css';
import './shelf.css';
import './night-phone.css';
import './coven/coven-phone.css';
import type { Words } from '../text/words.ts';
import { Closeup, closeup } from './closeup.tsx';
import { SeatBoard } from './coven/seat-board.tsx';
import { SeatPanel } from './coven/seat-panel.tsx';
import { Hand } from './hand/hand.tsx';
import { Purse } from './hand/purse.tsx';
import { Moment, Night } from './night.tsx';
import { handlesOf } from './table/handles.ts';
import { Token } from './token.tsx';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'wide',
  aspect: null,
  Board: Night,
  Hand,
  Reserve: Purse,
  reserve: 'strip',
  Moment,
  SeatPanel,
  SeatBoard,
  Closeup,
  closeup,
  Token,
  placed: (move) => handlesOf(move).length > 0,
};
