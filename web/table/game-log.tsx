/** What happened, in whole sentences; each line opens to its clause and, for automata, to the reasoning. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import type { Event } from '@tavola/kernel/decision.ts';
import { sentence } from '@tavola/kernel/text.ts';
import { memo, useEffect, useRef } from 'react';
import type { HeardEvent } from '../host/types.ts';
import { useText } from '../text/catalogue.ts';
import { Cited } from './cited.tsx';
import { clausesOf, seatOf } from './clauses.ts';
import { type TableModel, useTable } from './model.ts';

export function GameLog() {
  const t = useText();
  const model = useTable();
  const { told, frame, props } = model;
  const box = useRef<HTMLDivElement>(null);
  const fresh = told.length - props.happened.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log follows what is told.
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [told.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div className="log" ref={box} role="log" aria-label={t.table.log} tabIndex={0}>
      {told.length === 0 && <p className="hint">{t.table.nothingYet}</p>}
      {told.map(({ event }: HeardEvent, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id; their order is their identity.
        <Line key={i} event={event} fresh={i >= fresh && frame.outcome === null} model={model} />
      ))}
    </div>
  );
}

type LineProps = { readonly event: Event; readonly fresh: boolean; readonly model: TableModel };

const Line = memo(
  function Line({ event, fresh, model }: LineProps) {
    const { text, say, face } = model;
    const heading = face.heading?.(event, say) ?? null;
    if (heading !== null) return <h3 className="turn">{heading}</h3>;
    const seat = seatOf(event);
    const clauses = clausesOf(event, face);
    const words = <Named words={sentence(text.events, event, say)} model={model} />;
    const sign = seat === null ? <span className="seat" /> : <SeatShape seat={seat} />;
    const className = `ln ${fresh ? 'fresh' : ''}`;
    if (clauses.length === 0) {
      return (
        <div className={className}>
          {sign}
          <span>{words}</span>
        </div>
      );
    }
    return (
      <details>
        <summary className={className}>
          {sign}
          <span>{words}</span>
          <Glyph id="chevron-right" />
        </summary>
        <Cited clauses={clauses} />
      </details>
    );
  },
  (a, b) => a.event === b.event && a.fresh === b.fresh && a.model.text === b.model.text && sameNames(a.model, b.model),
);

/** Names stand out, so that one sees at a glance who did it. */
function Named({ words, model }: { readonly words: string; readonly model: TableModel }) {
  const names = model.match.seats.map(({ seat }) => model.say.who(seat));
  if (names.length === 0) return words;
  const pattern = new RegExp(`(${names.map(escaped).join('|')})`, 'g');
  return words.split(pattern).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
    i % 2 === 1 ? <b key={i}>{part}</b> : part,
  );
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function sameNames(a: TableModel, b: TableModel): boolean {
  return a.match.seats.every(({ name }, i) => name === b.match.seats[i]?.name);
}
