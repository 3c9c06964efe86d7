/** The phone as a hand: what is asked with its answers written out, the hand large, and the reader's own board. The map is on the screen in the room, and behind a tab. */
import type { BoardOption, TableProps } from '@tavola/games/board/contract.ts';
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isChanceMove } from '@tavola/kernel/rules/decision.ts';
import { type ComponentType, memo, useEffect, useRef } from 'react';
import { useDeviceWords } from '../../matches/devices/words.ts';
import { givenName } from '../../people/name.ts';
import { useText } from '../../text/catalogue.ts';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { Explain } from '../explain/explain.tsx';
import { AtOnce } from '../model/now.tsx';
import { useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';
import { Selected } from '../stage/selected.tsx';
import './hand.css';

/** With more answers on the map than this it is opened by itself. */
const MOST_ROWS = 8;

type Props = { readonly onMap: () => void; readonly onLog: () => void };

export function HandPage({ onMap, onLog }: Props) {
  const { board } = useGame();
  const page = useRef<HTMLElement>(null);
  return (
    <main ref={page} className="stage hand-page">
      <SeatTabs />
      <AtOnce>
        <DecisionBar onLog={onLog} />
        <Selected />
        <Rows page={page} onMap={onMap} />
      </AtOnce>
      <div className={`pieces layout-${board?.layout ?? 'words'} hand-pieces`}>
        <OwnHand />
        <OwnBoard />
        <Explain />
      </div>
    </main>
  );
}

/** Two people on one phone: a tab for each seat, and the curtain between them. */
function SeatTabs() {
  const t = useText();
  const { match, viewer, giveTo } = useMatch();
  if (match.mine.length < 2) return null;
  return (
    <div className="seat-tabs" role="tablist">
      {match.mine.map((seat) => (
        <button
          key={seat}
          type="button"
          role="tab"
          aria-selected={seat === viewer}
          className={seatClass(seat)}
          onClick={() => giveTo?.(seat)}
        >
          <SeatShape seat={seat} /> {givenName(match, seat, t)}
        </button>
      ))}
    </div>
  );
}

type RowsProps = { readonly page: { readonly current: HTMLElement | null }; readonly onMap: () => void };

/** What has a place on the board is a row here too, with what it costs and brings. */
function Rows({ page, onMap }: RowsProps) {
  const w = useDeviceWords();
  const { board } = useGame();
  const { props } = useDrawn();
  const { choice } = useAsked().asked;
  const isPlaced = ({ move }: BoardOption) => !isChanceMove(move) && (board?.placed(move, props.view) ?? false);
  const rows = choice && !choice.selected ? choice.open.filter(isPlaced) : [];
  const question = choice?.options.map(({ id }) => id).join('|') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each question, when its hand is drawn.
  useEffect(() => {
    if (question === '') return;
    const held = [...(page.current?.querySelectorAll<HTMLElement>('.hand-pieces [data-options]') ?? [])];
    const known = new Set(held.flatMap(({ dataset }) => dataset.options?.split('|') ?? []));
    if (rows.filter(({ id }) => !known.has(id)).length > MOST_ROWS) onMap();
  }, [question]);
  if (rows.length === 0) return null;
  return (
    <ul className="hand-rows">
      {rows.length <= MOST_ROWS && rows.map((option) => <OptionRow key={option.id} option={option} />)}
      <li>
        <button type="button" className="btn quiet to-map" onClick={onMap}>
          <Glyph id="table" className="s" />
          {w.onMap}
        </button>
      </li>
    </ul>
  );
}

function OptionRow({ option }: { readonly option: BoardOption }) {
  const { text, face, board, say } = useGame();
  const { props } = useDrawn();
  const { choice } = useAsked().asked;
  const { viewer } = props;
  if (!choice || viewer === 'spectator') return null;
  const Token = board?.Token;
  const known = face.picks?.stakes?.(choice.ask, option.move, props.view, viewer, say)?.rows ?? [];
  return (
    <li>
      <button
        type="button"
        className={`option-row ${seatClass(viewer)}`}
        data-option={option.id}
        onClick={() => choice.narrow([option.id])}
      >
        {Token && (
          <span className="token" aria-hidden="true">
            <Token {...props} move={option.move} />
          </span>
        )}
        <span>
          <b>{moveText({ face, text }, option.move, say)}</b>
          {known.map(({ name, text: value, tone }) => (
            <small key={`${name} ${value}`} className={tone ?? ''}>
              {name}: {value}
            </small>
          ))}
        </span>
      </button>
    </li>
  );
}

function OwnHand() {
  const w = useDeviceWords();
  const { board } = useGame();
  const { props } = useDrawn();
  if (!board?.Hand || props.viewer === 'spectator') return null;
  return (
    <section className="hand-box" aria-label={w.yourHand}>
      <h2 className="label">
        {w.yourHand} <em>{w.onlyYou}</em>
      </h2>
      <Part of={board.Hand} props={props} />
    </section>
  );
}

/** A reserve that is a page of its own shows the reader's board too. */
function OwnBoard() {
  const w = useDeviceWords();
  const { board } = useGame();
  const { props } = useDrawn();
  const { viewer } = props;
  if (!board || viewer === 'spectator') return null;
  const { Reserve, SeatBoard, SeatPanel, reserve } = board;
  const Whole = SeatBoard ?? SeatPanel;
  return (
    <>
      {Reserve && (
        <section className="reserve-box" aria-label={w.yourBoard}>
          <Part of={Reserve} props={props} />
        </section>
      )}
      {reserve !== 'page' && (
        <section className={`own-board ${seatClass(viewer)}`} aria-label={w.yourBoard}>
          <h2 className="label">{w.yourBoard}</h2>
          <Whole {...props} seat={viewer as Seat} compact={false} />
        </section>
      )}
    </>
  );
}

const Part = memo(function Part({
  of: Drawing,
  props,
}: {
  readonly of: ComponentType<TableProps>;
  readonly props: TableProps;
}) {
  return <Drawing {...props} />;
});
