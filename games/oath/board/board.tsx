/** Oath on the web table: a chronicle on parchment. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../text/words.ts';
import { Hand } from './hand/hand.tsx';
import { Legacy } from './legacy/legacy.tsx';
import { handlesOf } from './parts/handles.ts';
import { Reasoning } from './prince/mind.tsx';
import { Closeup } from './reading/closeup.tsx';
import { Realm } from './realm/realm.tsx';
import { Moment, Reserve } from './reserve.tsx';
import { SeatPanel } from './seats/seat-panel.tsx';
import './colours.css';
import './parts/parts.css';
import './stage.css';
import './realm/strip.css';
import './realm/regions.css';
import './realm/site.css';
import './realm/reliquary.css';
import './cards/cards.css';
import './cards/silhouettes.css';
import './reading/sheet.css';
import './seats/people.css';
import './hand/hand.css';
import './war/war.css';
import './deal/deal.css';
import './prince/prince.css';
import './prince/mind.css';
import './legacy/legacy.css';
import './narrow.css';
import './phone.css';
import './phone-realm.css';
import './phone-hand.css';
import './phone-shelf.css';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'wide',
  aspect: null,
  Board: Realm,
  Hand,
  Reserve,
  reserve: 'page',
  Moment,
  SeatPanel,
  Closeup,
  closeup: (thing) => thing.startsWith('card:'),
  Reasoning,
  Legacy,
  placed: (move, view) => handlesOf(move, view, 'spectator').length > 0,
};
