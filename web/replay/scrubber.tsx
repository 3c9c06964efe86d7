/** Walks through a replay: step, turn, play, drag; below it the race as a curve where the game has one. */
import { Glyph, SeatShape, seatClass } from '@tavola/games/board/glyph.tsx';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useGame } from '../table/model/parts.tsx';
import { useText } from '../text/catalogue.ts';
import { Segmented } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ProgressCurve } from './progress-curve.tsx';
import type { ReplayProps } from './replay-screen.tsx';
import { loudStep, turnsHeaded, turnsOfSeats } from './source/turns.ts';

type Speed = '0.5' | '1' | '3';
const STEP_MS = 900;

export function Scrubber(props: ReplayProps) {
  const { replay, step, to } = props;
  const t = useText();
  const [speed, setSpeed] = useState<Speed>('1');
  const { steps } = replay;
  const last = steps.length - 1;
  const keys = (event: KeyboardEvent) => {
    const jump = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (jump === undefined || (event.target as HTMLElement).tagName === 'INPUT') return;
    to({ at: loudStep(steps, step, jump) });
  };
  return (
    <section className="scrub" aria-label={t.replay.walk} onKeyDown={keys}>
      <div className="sx">
        <Controls {...props} speed={speed} />
        <Where {...props} />
        <Segmented
          label={t.replay.speed}
          value={speed}
          choices={[
            { value: '0.5', name: '½×' },
            { value: '1', name: '1×' },
            { value: '3', name: '3×' },
          ]}
          onChange={setSpeed}
        />
      </div>
      <div className="track">
        <ProgressCurve {...props} />
        <input
          type="range"
          aria-label={t.replay.position}
          aria-valuetext={t.replay.step(step, last)}
          min={0}
          max={last}
          value={step}
          onChange={({ target }) => to({ at: Number(target.value) })}
        />
      </div>
    </section>
  );
}

/** Back, on and to the ends; by step and by turn. */
function Controls({ speed, ...props }: ReplayProps & { readonly speed: Speed }) {
  const { replay, step, to } = props;
  const t = useText();
  const [playing, setPlaying] = useState(false);
  const { steps } = replay;
  const last = steps.length - 1;
  const turns = useTurns(props);
  const runs = playing && step < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => to({ at: loudStep(steps, step, 1) }), STEP_MS / Number(speed));
    return () => clearTimeout(timer);
  }, [runs, steps, step, speed, to]);
  const button = (icon: string, name: string, at: number) => (
    <button type="button" className="ib" aria-label={name} onClick={() => to({ at: Math.min(last, Math.max(0, at)) })}>
      <Glyph id={icon} />
    </button>
  );
  return (
    <div className="ctl">
      {button('to-start', t.replay.toStart, 0)}
      {button('turn-back', t.replay.turnBack, turns.findLast((it) => it < step) ?? 0)}
      {button('step-back', t.replay.stepBack, loudStep(steps, step, -1))}
      <button
        type="button"
        className="playb"
        aria-label={runs ? t.replay.pause : t.replay.play}
        onClick={() => setPlaying(!runs)}
      >
        <Glyph id={runs ? 'pause' : 'play'} />
      </button>
      {button('step-forward', t.replay.stepForward, loudStep(steps, step, 1))}
      {button('turn-forward', t.replay.turnForward, turns.find((it) => it > step) ?? last)}
      {button('to-end', t.replay.toEnd, last)}
    </div>
  );
}

function Where({ replay: { steps }, step }: ReplayProps) {
  const t = useText();
  const { say } = useGame();
  const who = steps[step]?.seat ?? null;
  return (
    <div className={`where ${who === null ? '' : seatClass(who)}`}>
      <b>{t.replay.step(step, steps.length - 1)}</b>
      <small>
        {who === null ? (
          t.replay.start
        ) : (
          <>
            <SeatShape seat={who} /> {say.who(who)}
          </>
        )}
      </small>
    </div>
  );
}

/** In a game with reaction windows others pick within a turn: there the log's headings say where turns begin. */
function useTurns({ replay, open: { face }, eyes }: ReplayProps): readonly number[] {
  const { say } = useGame();
  const { steps } = replay;
  const { value: told } = useLoaded(String(eyes), async () =>
    face.turns?.windows ? (await replay.moment(steps.length - 1, eyes)).told : null,
  );
  return useMemo(
    () =>
      told
        ? turnsHeaded(
            steps,
            told.filter(({ event }) => face.log?.heading?.(event, say)),
          )
        : turnsOfSeats(steps),
    [steps, told, face, say],
  );
}
