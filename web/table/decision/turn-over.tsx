/** Nothing is left that is worth a question: the turn ends by itself, unless the person takes something back or still wants to act. */
import { leaves } from '@tavola/kernel/host/folding.ts';
import type { Option } from '@tavola/kernel/rules/decision.ts';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../text/catalogue.ts';
import { useAsked, useMatch } from '../model/parts.tsx';

const TURN_OVER_MS = 4000;
/** A clock with less than this waits for nobody. */
const HURRY_MS = 30_000;

type Props = {
  /** Its only option, or the one that leaves. */ readonly ends: Option;
  readonly question: string;
  readonly isAtOnce: boolean;
  readonly onAct: (() => void) | null;
};

export function TurnOver({ ends, question, isAtOnce, onAct }: Props) {
  const t = useText();
  const { match, viewer } = useMatch();
  const { asked } = useAsked();
  const isOver = leaves(ends.move);
  const end = useEffectEvent(() => asked.take(ends.id));
  const deadline = match.seats.find(({ seat }) => seat === viewer)?.deadline ?? null;
  // What is to be read stays for its time.
  const wait = (isAtOnce && isOver) || (deadline !== null && deadline - Date.now() < HURRY_MS) ? 0 : TURN_OVER_MS;
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
        <b role="status">{isOver ? t.table.turnOver : question}</b>
        <i className="draining" aria-hidden="true" style={{ animationDuration: `${wait}ms` }} />
      </div>
      <div className="acts">
        {onAct && (
          <button type="button" className="btn option" onClick={onAct}>
            <span>{t.table.freeAction}</span>
          </button>
        )}
        <button type="button" className="btn primary option" data-option={ends.id} onClick={() => asked.take(ends.id)}>
          <span>{isOver ? t.table.endNow : t.table.goOn}</span>
        </button>
      </div>
    </div>
  );
}
