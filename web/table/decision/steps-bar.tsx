/** What happens step by step: the newest sentence, and how to go on, pause, go back or skip. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { RecapLine } from '@tavola/kernel/face/news.ts';
import { sentence } from '@tavola/kernel/face/text.ts';
import { useText } from '../../text/catalogue.ts';
import { deedIn } from '../model/pacing.ts';
import { useDrawn, useGame, usePlaying } from '../model/parts.tsx';
import type { Steps } from '../model/playback.ts';

/** What was taken from the reader, in one line. */
export function lossText({ text, note }: RecapLine): string {
  return note ? `${text}: ${note}` : text;
}

export function StepsBar({ steps }: { readonly steps: Steps }) {
  const t = useText();
  const { face, text, say } = useGame();
  const { props } = useDrawn();
  const { skip, loss } = usePlaying();
  const newest = deedIn(props.happened, face);
  return (
    <div className={`decision waiting steps ${loss ? 'hurt' : ''}`}>
      <div className="ask" role="status">
        <b>{loss ? lossText(loss) : newest ? sentence(text.events, newest, say) : t.table.happening}</b>
        <span>{t.steps.place(steps.at + 1, steps.count)}</span>
      </div>
      <div className="acts">
        <button
          type="button"
          className="ib"
          aria-label={t.steps.back}
          aria-disabled={steps.at === 0}
          onClick={steps.back}
        >
          <Glyph id="step-back" />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={steps.paused ? t.steps.play : t.steps.pause}
          onClick={steps.paused ? steps.resume : steps.pause}
        >
          <Glyph id={steps.paused ? 'play' : 'pause'} />
        </button>
        <button type="button" className="btn primary" onClick={steps.next}>
          {t.steps.next}
        </button>
        <button type="button" className="btn quiet" onClick={skip}>
          {t.table.skip}
        </button>
      </div>
    </div>
  );
}
