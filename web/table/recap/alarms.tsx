/** While others play: what the reader loses is struck on the board, and somebody who may win is announced once. */
import { Glyph, SeatShape } from '@tavola/games/board/glyph.tsx';
import { useEffect, useRef, useState } from 'react';
import { settings } from '../../browser/settings.ts';
import { playSound } from '../../sound/sound.ts';
import { useText } from '../../text/catalogue.ts';
import { useLighting } from '../log/lit.tsx';
import { useNearing } from '../model/nearing.ts';
import { kindOf } from '../model/pacing.ts';
import { useAsked, useDrawn, useGame, useMatch, usePlaying } from '../model/parts.tsx';
import { useRecap } from './use-recap.tsx';

const VIBRATION_MS = 30;

/** The camera goes where the loss is. */
export function useLossAlarm(): void {
  const { loss } = usePlaying();
  const { light } = useLighting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each loss, whatever is drawn besides.
  useEffect(() => {
    if (!loss) return;
    light(loss.places, 'danger');
    if (settings().sound !== 'off') navigator.vibrate?.(VIBRATION_MS);
  }, [loss]);
}

/** One sound for each moment that is shown: the loudest thing in it. Where a screen stands in the room it alone is heard, and a phone trembles once when it is asked. */
export function useSounds(isScreen = false): void {
  const { face } = useGame();
  const { match } = useMatch();
  const { props } = useDrawn();
  const { loss } = usePlaying();
  const { asked } = useAsked();
  const yours = asked.choice !== null;
  const before = useRef({ step: props.step, yours, outcome: props.outcome });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may ask the same person again.
  useEffect(() => {
    const was = before.current;
    before.current = { step: props.step, yours, outcome: props.outcome };
    if (!isScreen && match.boards.some(({ present }) => present)) {
      if (yours && !was.yours) navigator.vibrate?.(VIBRATION_MS);
      return;
    }
    if (props.outcome && !was.outcome) return playSound('end', face.news?.chord);
    if (loss && props.step !== was.step) return playSound('loss');
    if (yours && !was.yours) return playSound('turn');
    if (props.step === was.step) return;
    const kind = kindOf(props.happened, face);
    if (kind === 'clash') playSound('dice');
    else if (kind === 'movement') playSound('piece');
    else if (kind !== null && kind !== 'nothing') playSound(kind);
  }, [props.step, yours, match.revision]);
}

/** Somebody may win: said once for each seat, unless the recap says it already. */
export function NearBanner() {
  const t = useText();
  const { viewer } = useMatch();
  const { lines } = useRecap();
  const near = useNearing().filter(({ seat }) => seat !== viewer);
  const known = useRef<ReadonlySet<number> | null>(null);
  const [shown, setShown] = useState<(typeof near)[number] | null>(null);
  const seats = near.map(({ seat }) => seat).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each seat that comes near.
  useEffect(() => {
    const told = known.current;
    known.current = new Set([...(told ?? []), ...near.map(({ seat }) => seat)]);
    // What was so when the page was opened is in the recap.
    const fresh = told && near.find(({ seat }) => !told.has(seat));
    if (fresh) {
      setShown(fresh);
      playSound('near');
    } else if (near.length === 0) setShown(null);
  }, [seats]);
  if (!shown || lines) return null;
  return (
    <div className="banner near-banner" role="status">
      <span>
        <SeatShape seat={shown.seat} /> <b>{shown.text}</b> {shown.note}
      </span>
      <button type="button" className="ib" aria-label={t.close} onClick={() => setShown(null)}>
        <Glyph id="close" />
      </button>
    </div>
  );
}
