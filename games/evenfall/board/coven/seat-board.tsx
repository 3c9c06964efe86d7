/** A player's whole Coven, or the Automa: what a touch on the player opens. */
import type { SeatPanelProps } from '@tavola/games/board/contract.ts';
import type { Ask, Event, Move } from '../../rules/state/moves.ts';
import type { View } from '../../rules/view.ts';
import type { Words } from '../../text/words.ts';
import { AtTable } from '../table/table.tsx';
import { Automa } from './automa.tsx';
import { Coven } from './coven.tsx';

export function SeatBoard({ seat, compact: _compact, ...table }: SeatPanelProps<View, Move, Ask, Event, Words>) {
  const { players, automa } = table.view;
  return (
    <AtTable table={{ ...table, choice: null }}>
      <div className="eve">
        <div className="eve-night">
          {players[seat] ? <Coven seat={seat} near={false} /> : automa && <Automa automa={automa} />}
        </div>
      </div>
    </AtTable>
  );
}
