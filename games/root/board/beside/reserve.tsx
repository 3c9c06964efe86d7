/** Below the map: the battle that is being fought, how many warriors move, and what lies beside the map. On a phone it is a page with the reader's own board. */
import { useShelf } from '@tavola/games/board/breakpoints.ts';
import type { Props } from '../parts/props.ts';
import { factionClass } from '../parts/props.ts';
import { FactionBoard } from '../seats/faction-board.tsx';
import { Battle } from './battle.tsx';
import { Numbers } from './numbers.tsx';
import { Piles } from './piles.tsx';
import { useBattle } from './use-battle.ts';

export function Reserve(props: Props) {
  return useShelf() ? <ReservePage {...props} /> : <BesideMap {...props} />;
}

function BesideMap(props: Props) {
  const { report, close } = useBattle(props);
  return (
    <div className="root-reserve">
      <Numbers {...props} />
      {report && <Battle props={props} report={report} onClose={close} />}
      <Piles {...props} />
    </div>
  );
}

/** The battle for a room to look at: nobody closes it. */
export function Moment(props: Props) {
  const { report } = useBattle(props);
  return report && <Battle props={props} report={report} onClose={null} />;
}

/** The battle and the numbers stand in the shelf (hand.tsx). */
function ReservePage(props: Props) {
  const { view, bottom } = props;
  return (
    <div className={`root-reserve page ${factionClass(view, bottom)}`}>
      <Piles {...props} />
      <FactionBoard props={props} seat={bottom} />
    </div>
  );
}
