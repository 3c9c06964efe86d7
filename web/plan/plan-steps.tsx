/** The moves of a plan, one line for each. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type AnyFace, moveText } from '@tavola/kernel/face/face.ts';
import type { AnyText, Say } from '@tavola/kernel/face/text.ts';
import type { SaidStep, TriedPlan } from '../api/types.ts';
import { useText } from '../text/catalogue.ts';

export type PlanWords = { readonly face: AnyFace; readonly text: AnyText; readonly say: Say };
type Props = {
  readonly steps: readonly SaidStep[];
  readonly end: TriedPlan['end'];
  readonly words: PlanWords;
  /** How many of them were played. */
  readonly played?: number;
};

export function PlanSteps({ steps, end, words, played = 0 }: Props) {
  const t = useText();
  const { face, text, say } = words;
  if (steps.length === 0) return <p className="plan-none">{t.plan.none}</p>;
  return (
    <ol className="plan-steps">
      {steps.map(({ said }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice; its place is what it is.
        <li key={n} className={n < played ? 'played' : ''}>
          <i aria-hidden="true">{n + 1}</i>
          <b>{moveText({ face, text }, said.move, say)}</b>
          {end === 'chance' && n === steps.length - 1 && <Glyph id="dice" className="s" />}
        </li>
      ))}
    </ol>
  );
}
