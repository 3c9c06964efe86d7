/** The same question several times, as one row: resources are counted in it, cards and places are touched where they lie; the last one can be put back. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { moveText } from '@tavola/kernel/face/face.ts';
import { type Count, recounted, type Tray } from '@tavola/kernel/host/trays.ts';
import { useText } from '../../text/catalogue.ts';
import { useAsked, useDrawn, useGame } from '../model/parts.tsx';
import './tray-row.css';

export function TrayRow({ tray }: { readonly tray: Tray }) {
  const t = useText();
  const { asked } = useAsked();
  const { taken, total, counts } = tray;
  const fewer = () => {
    const last = taken.at(-1)?.id ?? '';
    asked.refill(counts.length > 0 ? recounted(tray, last, -1) : taken.slice(0, -1).map(({ id }) => id));
  };
  return (
    <fieldset className="amounts tray-row" aria-label={t.table.options}>
      {counts.map((count) => (
        <Counter key={count.option.id} tray={tray} count={count} />
      ))}
      <output>{total === null ? t.table.chosen(taken.length) : t.table.amountOf(taken.length, total)}</output>
      <button type="button" aria-label={t.table.oneFewer} disabled={taken.length === 0} onClick={fewer}>
        <Glyph id="minus" className="s" />
      </button>
    </fieldset>
  );
}

/** A touch takes one more. */
function Counter({ tray, count: { option, n, isOpen } }: { readonly tray: Tray; readonly count: Count }) {
  const { board, text, face, say } = useGame();
  const { props } = useDrawn();
  const { asked } = useAsked();
  const Token = board?.Token;
  const name = moveText({ face, text }, option.move, say);
  return (
    <button
      type="button"
      className="counter"
      aria-label={`${name}: ${n}`}
      disabled={!isOpen}
      onClick={() => asked.refill(recounted(tray, option.id, 1))}
    >
      {Token ? <Token {...props} move={option.move} /> : name}
      <b aria-hidden="true">{n}</b>
    </button>
  );
}
