/** On a phone, where the log is a sheet: the last thing that happened in one line. A touch lights where. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { sentence } from '@tavola/kernel/face/text.ts';
import { useText } from '../../text/catalogue.ts';
import { seatOf } from '../model/clauses.ts';
import { useGame, useLog } from '../model/parts.tsx';
import { useLighting } from './lit.tsx';

export function LastLine() {
  const t = useText();
  const { face, text, say } = useGame();
  const { told } = useLog();
  const { lit, light } = useLighting();
  const last = told.findLast(({ event }) => !face.log?.heading?.(event, say));
  if (!last || lit) return null;
  const seat = seatOf(last.event);
  return (
    <button type="button" className="last-line" onClick={() => light(last.event)}>
      <span className="sr">{t.explain.last}</span>
      {seat !== null && <SeatShape seat={seat} />}
      <span>{sentence(text.events, last.event, say)}</span>
      <Glyph id="target" className="xs" />
    </button>
  );
}
