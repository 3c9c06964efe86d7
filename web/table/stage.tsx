/** The pieces of a game, each in the place its layout gives it. */
import type { TableProps } from '@tavola/games/board/contract.ts';
import { SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { type ComponentType, memo } from 'react';
import { useText } from '../text/catalogue.ts';
import { Crash } from '../ui/crash.tsx';
import { useTable } from './model.ts';
import { SeatFrames } from './seat-frames.tsx';
import { Twin } from './twin.tsx';
import { Zoom } from './zoom.tsx';

export function Stage() {
  const t = useText();
  const { board, props, match, hands } = useTable();
  if (!board) {
    return (
      <div className="pieces layout-words">
        <SeatFrames compact={false} />
        <Twin />
      </div>
    );
  }
  const { Board, Hand, Reserve, Stack, layout, aspect } = board;
  const stacked = Stack && (board.stacked?.(props.view) ?? true);
  return (
    <Crash key={match.id}>
      <div className={`pieces layout-${layout} ${stacked ? 'stacked' : ''}`}>
        <section className="board-box" aria-label={t.table.board}>
          {aspect === null ? (
            <Part of={Board} props={props} />
          ) : (
            <Zoom aspect={aspect}>
              <Part of={Board} props={props} />
            </Zoom>
          )}
        </section>
        <section className="seats-box" aria-label={t.table.players}>
          <SeatFrames compact={false} />
        </section>
        <section className="chips-box" aria-label={t.table.players}>
          <SeatFrames compact />
        </section>
        {stacked && Stack && (
          <section className="stack-box" aria-label={t.table.stack}>
            <Part of={Stack} props={props} />
          </section>
        )}
        {Reserve && (
          <section className="reserve-box" aria-label={t.table.reserve}>
            <Part of={Reserve} props={props} />
          </section>
        )}
        {Hand && hands === 'all' && <AllHands of={Hand} />}
        {Hand && hands === 'own' && props.viewer !== 'spectator' && (
          <section className="hand-box" aria-label={t.table.hand}>
            <Part of={Hand} props={props} />
          </section>
        )}
      </div>
    </Crash>
  );
}

/** With open cards: each hand as its owner sees it. */
function AllHands({ of: Hand }: { readonly of: ComponentType<TableProps> }) {
  const t = useText();
  const { props, match, say } = useTable();
  return (
    <section className="hand-box all-hands" aria-label={t.table.hands}>
      {match.seats.map(({ seat }) => (
        <section key={seat} className={seatClass(seat)}>
          <h2>
            <SeatShape seat={seat} /> {say.who(seat)}
          </h2>
          <Hand {...props} viewer={seat} />
        </section>
      ))}
    </section>
  );
}

/** Drawn again only when something of the table changed: not for what the bar says, or for a bubble. */
const Part = memo(function Part({
  of: Drawing,
  props,
}: {
  readonly of: ComponentType<TableProps>;
  readonly props: TableProps;
}) {
  return <Drawing {...props} />;
});
