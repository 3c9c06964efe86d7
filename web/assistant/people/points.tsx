/** Points by touch: the number opens all numbers, the ghost beside it is what the app expects; a finger on the track sets it at once. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useEvening } from '../model/context.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours } from '../parts/line-view.tsx';
import { ghostOf, pointsNow } from './points-now.ts';
import { Figure } from './tile.tsx';

/** In the header of a person's turn. */
export function Points({ seat }: { readonly seat: Seat }) {
  const words = useTellingWords();
  const model = useEvening();
  const { say, telling } = model;
  const now = pointsNow(model, seat);
  if (now === null) return null;
  const ghost = ghostOf(model, seat);
  return (
    <span className="evening-points">
      <span className="points-ghost">
        {ghost && (
          <button
            type="button"
            aria-label={words.expected(ghost.why, ghost.by)}
            title={ghost.why}
            onClick={() => telling.points(seat, now + ghost.by)}
          >
            +{ghost.by}
          </button>
        )}
      </span>
      <button
        type="button"
        className="points-now"
        aria-label={words.points(say.who(seat), now)}
        onClick={() => telling.ask({ kind: 'points', seat })}
      >
        <b>{now}</b> <small>{words.vp}</small>
      </button>
    </span>
  );
}

/** Every number is a touch; for anybody at the table. */
export function PointsSheet({ seat: first }: { readonly seat: Seat }) {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, open, say, telling } = model;
  const [seat, choose] = useState(first);
  const seats = evening.app.table.agreement.seats.map((_, i) => i).filter((i) => pointsNow(model, i) !== null);
  const now = pointsNow(model, seat) ?? 0;
  const goal = open.face.real?.points?.goal ?? 0;
  const ghost = ghostOf(model, seat);
  return (
    <Dialog kind="sheet" title={words.pointsTitle} onClose={() => telling.ask(null)}>
      <div className="evening-points-sheet" style={colours(model, seat)}>
        <div className="points-seats">
          {seats.map((one) => (
            <button key={one} type="button" aria-pressed={one === seat} onClick={() => choose(one)}>
              <Figure seat={one} />
              <span>{say.who(one)}</span>
              <b>{pointsNow(model, one)}</b>
            </button>
          ))}
        </div>
        <div className="points-numbers">
          {Array.from({ length: goal + 1 }, (_, n) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place.
              key={n}
              type="button"
              className={ghost && n === now + ghost.by ? 'ghost' : ''}
              aria-pressed={n === now}
              onClick={() => telling.points(seat, n)}
            >
              {n}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

const STEP = 5;
const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Everybody's figure from nothing to the goal. A finger takes the figure of the seat on turn along; it stays where the finger leaves it. */
export function ScoreTrack() {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, open, say, telling } = model;
  const [seat] = evening.app.table.pending;
  const [slid, slide] = useState<number | null>(null);
  const goal = open.face.real?.points?.goal;
  const now = seat === undefined ? null : pointsNow(model, seat);
  if (!telling.isOn || goal === undefined || seat === undefined || now === null) return null;
  const ghost = ghostOf(model, seat);
  const at = (event: PointerEvent) => {
    const line = (event.currentTarget as HTMLElement).querySelector('.track-line')?.getBoundingClientRect();
    if (!line) return now;
    return Math.max(0, Math.min(goal, Math.round(((event.clientX - line.left) / line.width) * goal)));
  };
  const keys: { readonly [key: string]: number } = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
  const all = evening.app.table.agreement.seats.flatMap((_, one) => {
    const points = pointsNow(model, one);
    return points === null ? [] : [{ seat: one, points: one === seat ? (slid ?? points) : points }];
  });
  return (
    <div
      className="evening-track"
      role="slider"
      tabIndex={0}
      aria-label={words.track(say.who(seat))}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={slid ?? now}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        slide(at(event));
      }}
      onPointerMove={(event) => slid !== null && slide(at(event))}
      onPointerUp={(event) => {
        slide(null);
        if (slid !== null && at(event) !== now) telling.points(seat, at(event));
      }}
      onPointerCancel={() => slide(null)}
      onKeyDown={(event: KeyboardEvent) => {
        const by = keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        telling.points(seat, Math.min(goal, now + by));
      }}
    >
      <div className="track-line">
        <Marks goal={goal} />
        {ghost && now + ghost.by <= goal && (
          <span
            className="track-figure ghost"
            style={{ ...colours(model, seat), left: percent((now + ghost.by) / goal) }}
          >
            <Figure seat={seat} />
          </span>
        )}
        <Figures all={all} goal={goal} />
        {slid !== null && (
          <output className="track-bubble" style={{ left: percent(slid / goal) }}>
            {slid}
          </output>
        )}
      </div>
    </div>
  );
}

function Marks({ goal }: { readonly goal: number }) {
  return Array.from({ length: goal + 1 }, (_, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place.
    <i key={n} className={n % STEP === 0 ? 'long' : ''} style={{ left: percent(n / goal) }}>
      {n % STEP === 0 && n}
    </i>
  ));
}

type FiguresProps = {
  readonly all: readonly { readonly seat: Seat; readonly points: number }[];
  readonly goal: number;
};

/** Figures that would cover each other stand side by side. */
function Figures({ all, goal }: FiguresProps) {
  return all.map(({ seat, points }, i) => {
    const below = all.slice(0, i).filter((other) => Math.abs(other.points - points) < 2).length;
    return (
      <span
        key={seat}
        className="track-figure"
        style={{ left: `calc(${percent(Math.min(1, points / goal))} + ${below * 15}px)` }}
      >
        <Figure seat={seat} />
      </span>
    );
  });
}
