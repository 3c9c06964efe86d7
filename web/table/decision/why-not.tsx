/** The answer to "why not?": the clause, beside what was touched. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { clauseId } from '@tavola/kernel/face/text.ts';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../text/catalogue.ts';
import { useAsked, useDrawn, useGame, useMatch } from '../model/parts.tsx';

const WIDTH = 246;
const MARGIN = 8;

export function WhyNotBubble() {
  const t = useText();
  const { viewer } = useMatch();
  const { clauses, face, say } = useGame();
  const { props } = useDrawn();
  const { asked } = useAsked();
  const { whyNot, closeWhyNot } = asked;
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!whyNot) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !bubble.current?.contains(event.target as Node)) {
        closeWhyNot();
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [whyNot, closeWhyNot]);
  if (!whyNot) return null;
  const box = whyNot.at?.getBoundingClientRect();
  const left = box ? Math.min(Math.max(MARGIN, box.left - 20), innerWidth - WIDTH - MARGIN) : (innerWidth - WIDTH) / 2;
  const below = !box || box.bottom < innerHeight - 190;
  const place = below ? { top: (box?.bottom ?? 90) + 8 } : { bottom: innerHeight - (box?.top ?? 0) + 8 };
  const { clause, move } = whyNot;
  const lacking =
    move && viewer !== 'spectator' ? (face.picks?.lacking?.(move, props.view, viewer, say) ?? null) : null;
  return (
    <div className="why" ref={bubble} role="status" style={{ left, ...place }}>
      <b>
        <Glyph id="why" className="s" />
        {t.table.whyNot}
      </b>
      {lacking && <strong className="lacking">{t.table.lacking(lacking)}</strong>}
      {clause === null ? t.table.noClause : (clauses[clauseId(clause)] ?? t.table.noClause)}{' '}
      {clause !== null && <span className="clause">{clauseId(clause)}</span>}
    </div>
  );
}
