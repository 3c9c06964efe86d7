/** The pieces of a game, each in the place its layout gives it. */
import { useText } from '../text/catalogue.ts';
import { Crash } from '../ui/crash.tsx';
import { useTable } from './model.ts';
import { SeatFrames } from './seat-frames.tsx';
import { Twin } from './twin.tsx';
import { Zoom } from './zoom.tsx';

export function Stage() {
  const t = useText();
  const { board, props, match } = useTable();
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
            <Board {...props} />
          ) : (
            <Zoom aspect={aspect}>
              <Board {...props} />
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
            <Stack {...props} />
          </section>
        )}
        {Reserve && (
          <section className="reserve-box" aria-label={t.table.reserve}>
            <Reserve {...props} />
          </section>
        )}
        {Hand && props.viewer !== 'spectator' && (
          <section className="hand-box" aria-label={t.table.hand}>
            <Hand {...props} />
          </section>
        )}
      </div>
    </Crash>
  );
}
