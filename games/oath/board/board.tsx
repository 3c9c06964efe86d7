/** Oath on the web table: a chronicle on parchment. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import type { Ask, Event, Move } from '../rules/moves.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../view.ts';
import { Closeup } from './closeup.tsx';
import { Hand } from './hand.tsx';
import { handlesOf } from './handles.ts';
import { Legacy } from './legacy.tsx';
import { Reasoning } from './mind.tsx';
import { Realm } from './realm.tsx';
import { Reserve } from './reserve.tsx';
import { SeatPanel } from './seat-panel.tsx';
import './colours.css';
import './stage.css';
import './strip.css';
import './regions.css';
import './site.css';
import './reliquary.css';
import './cards.css';
import './silhouettes.css';
import './sheet.css';
import './people.css';
import './hand.css';
import './war.css';
import './deal.css';
import './prince.css';
import './mind.css';
import './legacy.css';
import './narrow.css';
import './phone.css';
import './phone-hand.css';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'wide',
  aspect: null,
  Board: Realm,
  Hand,
  Reserve,
  SeatPanel,
  Closeup,
  closeup: (thing) => thing.startsWith('card:'),
  Reasoning,
  Legacy,
  placed: (move, view) => handlesOf(move, view, 'spectator').length > 0,
};
