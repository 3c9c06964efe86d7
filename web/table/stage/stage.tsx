/** The pieces of a game, each in the place its layout gives it. */

import { useLarge } from '@tavola/games/board/breakpoints.ts';
import type { BoardBox, GameBoard, TableProps } from '@tavola/games/board/contract.ts';
import { foldOf } from '@tavola/kernel/host/folding.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type ComponentType, memo, type ReactNode, useMemo, useRef } from 'react';
import { useText } from '../../text/catalogue.ts';
import { Crash } from '../../ui/crash.tsx';
import { type Elastic, Room, useElastic } from '../../ui/elastic.tsx';
import { Explain } from '../explain/explain.tsx';
import { LitPlaces, useLighting } from '../log/lit.tsx';
import { useCoaching } from '../model/coaching.ts';
import { useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { BOARD_PAGES, PageButton, SHELF_PAGES, usePages } from './pages.tsx';
import { SeatFrames } from './seat-frames.tsx';
import { Sight } from './sight.tsx';
import { Twin } from './twin.tsx';
import { useDrag } from './use-drag.ts';
import { Zoom } from './zoom.tsx';
import './drag.css';

export function Stage() {
  const t = useText();
  const { match } = useMatch();
  const { board, face } = useGame();
  const { props, hands } = useDrawn();
  const person = useAsked();
  const coaching = useCoaching();
  const held = useMemo(() => handProps(props, hands), [props, hands]);
  const pieces = useRef<HTMLDivElement>(null);
  const asked = props.choice?.open.map(({ id }) => id).join() ?? null;
  const pages = board?.reserve === 'page' ? BOARD_PAGES : SHELF_PAGES;
  const elastic = useElastic(board?.aspect ?? null);
  const isDrawn = board?.aspect === null || elastic.shape !== null;
  const { page, setPage, targets } = usePages(pieces, isDrawn, asked, pages);
  const line = useRef<SVGLineElement>(null);
  const isPair = props.choice !== null && foldOf(face.folding, props.choice.ask) === 'pair';
  useDrag(pieces, line, person.asked, isPair && !coaching);
  if (!board) {
    return (
      <div className="pieces layout-words">
        <SeatFrames compact={false} />
        <Twin />
        <Explain />
      </div>
    );
  }
  const { Hand, Reserve, Stack, layout, reserve } = board;
  const turns = reserve === 'page' || (Reserve && Hand && held && reserve !== 'strip');
  const stacked = Stack && (board.stacked?.(props.view) ?? true);
  return (
    <Crash key={match.id}>
      <div
        ref={pieces}
        className={`pieces layout-${layout} ${stacked ? 'stacked' : ''}`}
        data-drags={isPair || undefined}
        data-page={turns && reserve === 'page' ? page : undefined}
        data-shelf={turns && reserve !== 'page' ? page : undefined}
      >
        <DrawnBoard board={board} elastic={elastic} asked={asked} />
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
        <Shelf board={board} held={held}>
          {turns && <PageButton pages={pages} page={page} targets={targets} onTurn={setPage} />}
        </Shelf>
        <Sight asked={asked && `${asked} ${page}`} glides={props.pace > 0} />
        <Explain />
        <LitPlaces />
        <svg className="drag-line" aria-hidden="true">
          <line ref={line} />
        </svg>
      </div>
    </Crash>
  );
}

type DrawnBoardProps = {
  readonly board: GameBoard;
  readonly elastic: Elastic;
  readonly asked: string | null;
};

function DrawnBoard({ board, elastic, asked }: DrawnBoardProps) {
  const t = useText();
  const { props } = useDrawn();
  const things = useSubject();
  const large = useLarge();
  const occupied = useMemo(() => {
    // The corners stay free for what the layout puts there.
    const cornered = large && board.layout === 'corners';
    return cornered ? WHOLE : (board.occupied?.(props) ?? WHOLE);
  }, [board, props, large]);
  const drawing = <Part of={board.Board} props={props} />;
  // Where it scrolls it must be reachable by keyboard.
  const tabIndex = board.layout === 'wide' ? 0 : undefined;
  return (
    <section className="board-box" aria-label={t.table.board} tabIndex={tabIndex}>
      {board.aspect === null ? (
        drawing
      ) : (
        <Room {...elastic}>
          <Zoom
            aspect={elastic.shape ?? 1}
            occupied={occupied}
            follows={!props.pending.includes(props.viewer as Seat)}
            asked={asked}
            things={things}
            glides={props.pace > 0}
          >
            {drawing}
          </Zoom>
        </Room>
      )}
    </section>
  );
}

type ShelfProps = {
  readonly board: GameBoard;
  readonly held: TableProps | null;
  readonly children: ReactNode;
};

/** Below the board: the reserve and the hand; `children` turns between them where they share the room. */
function Shelf({ board: { Hand, Reserve }, held, children }: ShelfProps) {
  const t = useText();
  const { props } = useDrawn();
  return (
    <div className="shelf">
      {children}
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
    </div>
  );
}

const WHOLE: BoardBox = { left: 0, top: 0, right: 1, bottom: 1 };

/** What must be seen besides what can be touched: what the question is about, and what somebody asked to be shown. */
function useSubject(): readonly string[] {
  const { face } = useGame();
  const { props } = useDrawn();
  const { places } = useLighting();
  const { choice, view, viewer } = props;
  return useMemo(() => {
    const asked = choice && viewer !== 'spectator' ? (face.things?.subject?.(choice.ask, view, viewer) ?? []) : [];
    return places.length > 0 ? places : asked;
  }, [face, choice, view, viewer, places]);
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
