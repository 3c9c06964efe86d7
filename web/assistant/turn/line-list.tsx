/** The lines of a turn: touching a picture ticks, ticked lines are folded into one, touching the words moves the map there, "?" opens the reasons. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type ReactNode, useState } from 'react';
import { Reasons } from '../../table/log/ladder.tsx';
import { useEvening } from '../model/context.ts';
import { type ShownLine, toldAt } from '../model/screen-lines.ts';
import { useEveningWords } from '../model/words.ts';
import { LinePicture, LineText } from '../parts/line-view.tsx';

type Props = {
  readonly lines: readonly ShownLine[];
  /** Lines that were done can be folded, and the first open one is lit. */
  readonly canTick?: boolean;
  /** What else stands beside a line. */
  readonly beside?: (line: ShownLine) => ReactNode;
};

export function LineList({ lines, canTick = false, beside }: Props) {
  const words = useEveningWords();
  const { lit, light } = useEvening();
  const [isUnfolded, unfold] = useState(false);
  const ticked = canTick ? lines.filter(({ isTicked }) => isTicked) : [];
  const open = isUnfolded ? lines : lines.filter((line) => !ticked.includes(line));
  return (
    <ol className="evening-tasks">
      {ticked.length > 0 && (
        <li className="line-folded">
          <button type="button" aria-expanded={isUnfolded} onClick={() => unfold(!isUnfolded)}>
            <Glyph id="check" />
            <b>{ticked.length}</b>
            <span>{ticked.map(({ text }) => text).join(' · ')}</span>
            <Glyph id={isUnfolded ? 'chevron-up' : 'chevron-down'} className="s" />
            <span className="sr">{words.ticked}</span>
          </button>
        </li>
      )}
      {open.map((line) => (
        <LineItem
          key={line.id}
          line={line}
          canTick={canTick}
          isLit={canTick && line.id === lit}
          onLight={() => light(line.id)}
          beside={beside?.(line)}
        />
      ))}
    </ol>
  );
}

type ItemProps = {
  readonly line: ShownLine;
  readonly canTick: boolean;
  readonly isLit: boolean;
  readonly onLight: () => void;
  readonly beside: ReactNode;
};

function LineItem({ line, canTick, isLit, onLight, beside }: ItemProps) {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open } = model;
  const [isOpen, setOpen] = useState(false);
  const reasoned = line.told.flatMap((n) => {
    const told = toldAt(model, n);
    return told?.reasoned ? [{ ...told, n }] : [];
  });
  const isIdle = line.idle !== undefined;
  return (
    <li
      className={`line ${isLit ? 'lit' : ''} ${line.isTicked ? 'ticked' : ''} ${line.was ? 'changed' : ''} ${isIdle ? 'idle' : ''}`}
    >
      {canTick && !isIdle ? (
        <button
          type="button"
          className="line-tick"
          aria-label={words.tick(line.text)}
          aria-pressed={line.isTicked}
          onClick={() => evening.tick(line.id)}
        >
          {line.isTicked ? <Glyph id="check" /> : <LinePicture picture={line.picture} />}
        </button>
      ) : (
        <span className="line-tick">
          {isIdle ? <Glyph id="minus" className="s" /> : <LinePicture picture={line.picture} />}
        </span>
      )}
      {canTick && line.acts.length > 0 ? (
        <button type="button" className="line-text" onClick={onLight}>
          <span aria-hidden="true">
            <LineText line={line} />
          </span>
          <span className="sr">{line.spoken}</span>
        </button>
      ) : (
        <span className="line-text">
          <LineText line={line} />
        </span>
      )}
      {beside}
      {reasoned.length > 0 && (
        <button
          type="button"
          className="ib line-why"
          aria-label={`${words.why} ${line.text}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph id="why" />
        </button>
      )}
      {isOpen && (
        <div className="line-reasons">
          {reasoned.map(({ n, at, event }) => (
            <Reasons key={n} n={n} at={at} cites={open.face.log?.cites?.(event) ?? []} event={event as never} />
          ))}
        </div>
      )}
    </li>
  );
}
