/** A plan that stopped on your turn: why, and the moves that are left of it. On a phone in the place of shelf and bar, at a desk in the side. */
import { useLarge, useShelf } from '@tavola/games/board/breakpoints.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { MOST_STEPS } from '@tavola/kernel/host/gesture.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { codeOf } from '../../api/errors.ts';
import type { KeptPlan, Planned } from '../../api/types.ts';
import { problemText, useText } from '../../text/catalogue.ts';
import { seen } from '../model/match.ts';
import { useDrawn, useGame, useHost, usePlaying } from '../model/parts.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { stopText } from './stop-text.ts';
import { concernedIn, type Possible, possibleIn } from './stopped-plan.ts';
import './plan-stop.css';

/** After these the next step cannot be picked. */
const HOPELESS: readonly Planned['stopped'][] = ['question', 'not-listed', 'window'];

type Props = { readonly plan: Planned; readonly reason: NonNullable<Planned['stopped']> };
type Rest = { readonly kept: KeptPlan | null; readonly possible: Possible | null };

export function PlanStop({ plan, reason }: Props) {
  const t = useText();
  const { host } = useHost();
  const { frame } = usePlaying();
  const { face, text, say } = useGame();
  const { props } = useDrawn();
  const { seat } = plan;
  const asked = seen(frame, seat)?.decision?.number ?? null;
  const rest = useRest(plan);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRead, setRead] = useState(false);
  const close = () => setRead(true);
  const isOver = useChanged(asked);
  const room = useRoom(close);
  if (isRead || isOver || rest === null) return null;
  const { kept, possible } = rest;
  /** The rest as one gesture: it goes on as long as the rules ask what was planned. */
  const play = async () => {
    const [first, ...others] = kept?.steps.slice(kept.next) ?? [];
    const more = others.slice(0, MOST_STEPS).map(({ ask, option }) => ({ ask, option }));
    if (first && asked !== null) await host.pick(seat, asked, first.option, more);
    close();
  };
  const canPlay = asked !== null && kept !== null && possible !== 'none' && !HOPELESS.includes(reason);
  const why = stopText(t, reason, plan.where, props.view, { face, say });
  return room(
    <div className="plan-stop">
      <div role="status">
        <b>{t.plan.stopped(plan.played)}</b>
        <span>{problem ? problemText(t, problem) : why}</span>
      </div>
      {kept && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls it must be reachable by keyboard.
        <section className="plan-rest" aria-label={t.plan.steps} tabIndex={0}>
          <h2>
            {t.plan.steps} <small>{t.plan.left(kept.steps.length - kept.next, possible)}</small>
          </h2>
          <PlanSteps
            deeds={{ seat, start: kept.start, steps: kept.steps }}
            end={null}
            words={{ face, text, say }}
            played={kept.next}
            concerned={concernedIn(kept, face, props.view)}
          />
        </section>
      )}
      <div className="acts">
        {canPlay && (
          <button type="button" className="btn" onClick={() => play().catch((error) => setProblem(codeOf(error)))}>
            <Glyph id="footsteps" className="s" />
            {t.plan.playRest}
          </button>
        )}
        <button type="button" className="btn primary" onClick={close}>
          {t.plan.decide}
        </button>
      </div>
    </div>,
  );
}

/** The plan itself and what of it can still be played; null until both are known. */
function useRest({ seat }: Planned): Rest | null {
  const { host } = useHost();
  const { frame } = usePlaying();
  const decision = seen(frame, seat)?.decision ?? null;
  const [rest, setRest] = useState<Rest | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number stands for the decision.
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<Rest> => {
      const kept = (await host.plans?.kept(seat).catch(() => null)) ?? null;
      const preview: typeof host.preview = (...of) => host.preview(...of);
      return { kept, possible: kept && decision && (await possibleIn(kept, seat, decision, preview)) };
    };
    load().then((found) => isWanted && setRest(found));
    return () => {
      isWanted = false;
    };
  }, [host, seat, decision?.number]);
  return rest;
}

/** Was something else asked since: the turn goes on by hand. */
function useChanged(asked: number | null): boolean {
  const [first, setFirst] = useState(asked);
  if (first === null && asked !== null) setFirst(asked);
  return first !== null && asked !== null && first !== asked;
}

/** Draws it where there is room that is not the board's: in the side of a large desk, or in a row of the table. There a touch on the board only closes it. */
function useRoom(onTouch: () => void): (drawn: ReactNode) => ReactNode {
  const isLarge = useLarge();
  const isShelf = useShelf();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const found = document.querySelector(isLarge ? '.table > .side' : '.table > .stage');
    setPlace(found);
    if (!isShelf || !found) return;
    const touched = (click: Event) => {
      if (!(click.target instanceof Element) || !click.target.closest('.board-box')) return;
      if (!found.querySelector('.plan-stop')) return;
      click.stopPropagation();
      onTouch();
    };
    found.addEventListener('click', touched, { capture: true });
    return () => found.removeEventListener('click', touched, { capture: true });
  });
  return (drawn) => (place ? createPortal(drawn, place) : null);
}
