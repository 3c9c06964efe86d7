/** "Keep this plan?": its moves once more, where it will end, and when it is to stop before. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type StopWish, stopWishes, USUAL_STOPS } from '@tavola/kernel/host/plan.ts';
import { useState } from 'react';
import { codeOf } from '../api/errors.ts';
import type { TriedPlan } from '../api/types.ts';
import { type PlanDeeds, PlanSteps, type PlanWords } from '../table/plan/plan-steps.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Row, Switch } from '../ui/parts.tsx';

type Props = {
  readonly deeds: PlanDeeds;
  readonly end: TriedPlan['end'];
  readonly words: PlanWords;
  readonly onClose: () => void;
  readonly onKeep: (stops: readonly StopWish[]) => Promise<void>;
};

export function KeepPlan({ deeds, end, words, onClose, onKeep }: Props) {
  const t = useText();
  const [stops, setStops] = useState(USUAL_STOPS);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const keep = async () => {
    setSending(true);
    await onKeep(stops).catch((error) => setProblem(codeOf(error)));
    setSending(false);
  };
  return (
    <Dialog kind="sheet" title={t.plan.keepTitle} onClose={onClose}>
      <div className="keep-plan">
        <PlanSteps deeds={deeds} end={end} words={words} />
        {end && (
          <p className="plan-end">
            <Glyph id={end === 'chance' ? 'dice' : 'players'} className="s" />
            {t.plan.lastStep[end]}
          </p>
        )}
        <h3 className="label">{t.plan.stopIf}</h3>
        <ul>
          {stopWishes.map((stop) => {
            const [name, help] = t.plan.stops[stop] as [string, string];
            const toggled = (on: boolean) => stopWishes.filter((it) => (it === stop ? on : stops.includes(it)));
            return (
              <Row key={stop} name={name} help={help || undefined}>
                <Switch label={name} on={stops.includes(stop)} onChange={(on) => setStops(toggled(on))} />
              </Row>
            );
          })}
        </ul>
        <p className="fine">{t.plan.always}</p>
        {problem && <p role="alert">{problemText(t, problem)}</p>}
        <div className="acts">
          <button type="button" className="btn" onClick={onClose}>
            {t.plan.change}
          </button>
          <button type="button" className="btn primary" disabled={isSending} onClick={keep}>
            {t.plan.keepIt}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
