/** The pieces of a game, each in the place its layout gives it. */

import { useNarrow } from '@tavola/games/board/breakpoints.ts';
import type { TableProps } from '@tavola/games/board/contract.ts';
import { type ComponentType, memo, useMemo } from 'react';
import { useText } from '../../text/catalogue.ts';
import { Crash } from '../../ui/crash.tsx';
import { Explain } from '../explain/explain.tsx';
import { LitPlaces } from '../log/lit.tsx';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { SeatFrames } from './seat-frames.tsx';
import { Sight } from './sight.tsx';
import { Twin } from './twin.tsx';
import { Zoom } from './zoom.tsx';

export function Stage() {
  const t = useText();
  const { match } = useMatch();
  const { board } = useGame();
  const { props, hands } = useDrawn();
  const narrow = useNarrow();
  const held = useMemo(() => handProps(props, hands), [props, hands]);
  if (!board) {
    return (
      <div className="pieces layout-words">
        <SeatFrames compact={false} />
        <Twin />
        <Explain />
      </div>
    );
  }
  const { Board, Hand, Reserve, Stack, layout, aspect, smallest = 0 } = board;
  const stacked = Stack && (board.stacked?.(props.view) ?? true);
  return (
    <Crash key={match.id}>
      <div className={`pieces layout-${layout} ${stacked ? 'stacked' : ''}`}>
        {/* Where it scrolls it must be reachable by keyboard. */}
        <section className="board-box" aria-label={t.table.board} tabIndex={layout === 'wide' ? 0 : undefined}>
          {aspect === null ? (
            <Part of={Board} props={props} />
          ) : (
            <Zoom
              aspect={typeof aspect === 'number' ? aspect : narrow ? aspect.narrow : aspect.wide}
              smallest={smallest}
              asked={props.choice ? props.step : null}
            >
              <Part of={Board} props={props} />
            </Zoom>
          )}
        </section>
        {/* Where it scrolls it must be reachable by keyboard. */}
        <section className="seats-box" aria-label={t.table.players} tabIndex={layout === 'rail' ? 0 : undefined}>
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
        {Hand && held && (
          <section className="hand-box" aria-label={t.table.hand}>
            <Part of={Hand} props={held} />
          </section>
        )}
        <Sight asked={props.choice?.open.map(({ id }) => id).join() ?? null} glides={props.pace > 0} />
        <Explain />
        <LitPlaces />
      </div>
    </Crash>
  );
}

/** The hand before the viewer: their own, none for spectators; with open cards that of the nearest seat. */
function handProps(props: TableProps, hands: 'own' | 'all'): TableProps | null {
  if (hands === 'all') return { ...props, viewer: props.bottom };
  return props.viewer === 'spectator' ? null : props;
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
