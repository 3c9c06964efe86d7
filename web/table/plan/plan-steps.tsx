/** The moves of a plan, one line for each: in which phase, what, and what it costs and brings. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type AnyFace, moveText } from '@tavola/kernel/face/face.ts';
import { type AnyText, questionText, type Say } from '@tavola/kernel/face/text.ts';
import { foldOf } from '@tavola/kernel/host/folding.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { SaidStep, TriedPlan } from '../../api/types.ts';
import { useText } from '../../text/catalogue.ts';
import { wordsOf } from './step-words.ts';

export type PlanWords = { readonly face: AnyFace; readonly text: AnyText; readonly say: Say };
/** What a plan does, as its seat sees it. */
export type PlanDeeds = { readonly seat: Seat; readonly start: unknown; readonly steps: readonly SaidStep[] };
type Props = {
  readonly deeds: PlanDeeds;
  readonly end: TriedPlan['end'];
  readonly words: PlanWords;
  /** How many of them were played. */
  readonly played?: number;
  /** Those that the reason of a stop concerns. */
  readonly concerned?: ReadonlySet<number>;
};

const NONE: ReadonlySet<number> = new Set();

export function PlanSteps({ deeds, end, words, played = 0, concerned = NONE }: Props) {
  const t = useText();
  const { face, text, say } = words;
  const { seat, start, steps } = deeds;
  if (steps.length === 0) return <p className="plan-none">{t.plan.none}</p>;
  const said = wordsOf(words, seat, start, steps);
  return (
    <ol className="plan-steps">
      {steps.map(({ said: { ask, move } }, n) => {
        const { phase = null, costs = [], gains = [] } = said[n] ?? {};
        const isNew = phase !== null && (n === played || phase !== said[n - 1]?.phase);
        // A question within a deed is what its answer alone does not say: "From where? Clearing 8".
        const isWithin = foldOf(face.folding, ask) !== null;
        const before = [...(isNew ? [phase] : []), ...(isWithin ? [questionText(text, ask, say).title] : [])];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice; its place is what it is.
          <li key={n} className={n < played ? 'played' : concerned.has(n) ? 'concerned' : ''}>
            <i aria-hidden="true">{n + 1}</i>
            <div>
              {before.length > 0 && <small className="plan-phase">{before.join(' · ')}</small>}
              <b>
                {moveText({ face, text }, move, say)}
                {concerned.has(n) && <span className="sr"> ({t.plan.concerned})</span>}
              </b>
              {costs.length + gains.length > 0 && (
                <small className="plan-counts">
                  {costs.map((it) => (
                    <span key={it}>−{it}</span>
                  ))}
                  {gains.map((it) => (
                    <span key={it} className="gain">
                      +{it}
                    </span>
                  ))}
                </small>
              )}
            </div>
            {end === 'chance' && n === steps.length - 1 && <Glyph id="dice" className="s" />}
          </li>
        );
      })}
    </ol>
  );
}
