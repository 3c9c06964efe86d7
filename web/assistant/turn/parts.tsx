/** The set-up, part by part: chips on top, and under the thumb the way from one part to the next. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { newSeed } from '../../browser/new-id.ts';
import { useEvening } from '../model/context.ts';
import type { Screen, ShownPart } from '../model/screen-lines.ts';
import { isLayingOut } from '../model/set-up.ts';
import { useEveningWords } from '../model/words.ts';
import { colours } from '../parts/line-view.tsx';

export function PartChips({ screen: { parts, part } }: { readonly screen: Screen }) {
  const words = useEveningWords();
  const model = useEvening();
  return (
    <header className="evening-head evening-parts">
      <nav aria-label={words.setUp}>
        {parts.map((one) => (
          <button
            key={one.name}
            type="button"
            className={one.isDone ? 'done' : ''}
            style={colours(model, one.of)}
            aria-current={one.name === part?.name ? 'step' : undefined}
            onClick={() => model.showPart(one.name)}
          >
            {one.isDone && <Glyph id="check" className="s" />}
            {one.name}
          </button>
        ))}
      </nav>
    </header>
  );
}

type PartProps = { readonly screen: Screen; readonly part: ShownPart };

/** Hands have laid out this part. Before anything lies there the corners can be drawn once more. */
export function PartDone({ screen: { parts }, part }: PartProps) {
  const words = useEveningWords();
  const { evening, attempt, showPart } = useEvening();
  const { ties } = evening.app.table.game.real ?? {};
  const others = parts.filter((one) => !one.isDone && one.name !== part.name);
  const next = others.find((one) => parts.indexOf(one) > parts.indexOf(part)) ?? others[0];
  const isUntouched = parts.every(({ lines }) => lines.every(({ isTicked }) => !isTicked));
  const done = () => {
    evening.tickAll(part.lines.map(({ id }) => id));
    showPart(null);
    if (next === undefined && !isLayingOut(evening.app)) evening.done();
  };
  return (
    <div className="ask-row">
      {isUntouched && ties && (
        <button
          type="button"
          className="btn ask-side"
          aria-label={words.drawAgain}
          title={words.drawAgain}
          onClick={() => attempt(() => evening.drawAgain(newSeed()))}
        >
          <Glyph id="dice" />
        </button>
      )}
      {part.of === null && (
        <button type="button" className="btn ask-side" aria-label={words.print} onClick={() => print()}>
          <Glyph id="print" />
        </button>
      )}
      <button type="button" className="btn primary ask-go" onClick={() => attempt(done)}>
        <Glyph id="check" />
        {next === undefined ? words.done : words.donePart(next.name)}
      </button>
    </div>
  );
}
