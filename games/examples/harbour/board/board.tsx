/** Harbour on the web table: the piers in a row, and the hand below. A touch on a ship and one on a pier dock it. */
import type { GameBoard, SeatPanelProps, TableProps } from '@tavola/games/board/contract.ts';
import { seatClass } from '@tavola/games/board/glyph.tsx';
import { HandRow } from '@tavola/games/board/hand-row.tsx';
import { Touch } from '@tavola/games/board/touch.tsx';
import { byHandle } from '@tavola/games/board/touchable.ts';
import type { Ask, Event, Move } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../text/words.ts';
import './board.css';

type Props = TableProps<View, Move, Ask, Event, Words>;

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'rail',
  aspect: null,
  Board,
  Hand,
  SeatPanel,
  placed: () => true,
};

/** The things that touch a move: its ship, and where it goes. */
const handlesOf = (move: Move) => [`ship:${move.ship}`, move.kind === 'dock' ? `pier:${move.pier}` : 'sea'];

function Board({ view, choice, say }: Props) {
  const on = byHandle(choice, handlesOf);
  const { words, who } = say;
  return (
    <div className="harbour-board">
      <ul>
        {view.piers.map((docked, pier) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pier is its place in the row.
          <li key={pier}>
            <Touch
              on={on(`pier:${pier}`)}
              label={`${words.pier(pier)}: ${docked ? `${words.ship(docked.ship)}, ${who(docked.seat)}` : words.empty}`}
              className={`harbour-pier ${docked ? seatClass(docked.seat) : ''}`}
            >
              <small>{words.pier(pier)}</small>
              <b>{docked?.ship ?? '–'}</b>
            </Touch>
          </li>
        ))}
      </ul>
      <Touch on={on('sea')} className="harbour-sea">
        {words.discard}
      </Touch>
      <p>{words.deck(view.deck)}</p>
    </div>
  );
}

function Hand({ view, viewer, choice, say }: Props) {
  const hand = viewer === 'spectator' ? 0 : view.hands[viewer];
  if (typeof hand !== 'object') return null;
  const on = byHandle(choice, handlesOf);
  return (
    <HandRow title={say.words.hand} cards={hand} className="harbour-hand">
      {(ship) => (
        <Touch on={on(`ship:${ship}`)} label={say.words.ship(ship)} className="harbour-ship">
          {ship}
        </Touch>
      )}
    </HandRow>
  );
}

function SeatPanel({ view, seat, say }: SeatPanelProps<View, Move, Ask, Event, Words>) {
  const hand = view.hands[seat] ?? 0;
  const held = view.piers.filter((docked) => docked?.seat === seat).length;
  return (
    <p>
      {say.words.piers}: {held}; {say.words.inHand(typeof hand === 'number' ? hand : hand.length)}
    </p>
  );
}
