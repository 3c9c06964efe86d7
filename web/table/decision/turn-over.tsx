/** Nothing is left that is worth a question: the turn ends by itself, unless the person takes something back or still wants to act. */
import type { Option } from '@tavola/kernel/rules/decision.ts';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../text/catalogue.ts';
import { useAsked, useMatch } from '../model/parts.tsx';

const TURN_OVER_MS = 4000;
/** A clock with less than this waits for nobody. */
const HURRY_MS = 30_000;

type Props = { readonly ends: Option; readonly isAtOnce: boolean; readonly onAct: (() => void) | null };

export function TurnOver({ ends, isAtOnce, onAct }: Props) {
  const t = useText();
  const { match, viewer } = useMatch();
  const { asked } = useAsked();
  const end = useEffectEvent(() => asked.take(ends.id));
  const deadline = match.seats.find(({ seat }) => seat === viewer)?.deadline ?? null;
  const wait = isAtOnce || (deadline !== null && deadline - Date.now() < HURRY_MS) ? 0 : TURN_OVER_MS;
  useEffect(() => {
    const timer = setTimeout(() => end(), wait);
    const hidden = () => document.hidden && end();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [wait]);
  return (
    <div className="decision turn-over" aria-busy={asked.sending}>
      <div className="ask">
        <b role="status">{t.table.turnOver}</b>
        <i className="draining" aria-hidden="true" style={{ animationDuration: `${wait}ms` }} />
      </div>
      <div className="acts">
        {onAct && (
          <button type="button" className="btn option" onClick={onAct}>
            <span>{t.table.freeAction}</span>
          </button>
        )}
        <button type="button" className="btn primary option" data-option={ends.id} onClick={() => asked.take(ends.id)}>
          <span>{t.table.endNow}</span>
        </button>
      </div>
    </div>
  );
}
