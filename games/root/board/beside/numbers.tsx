/** How many warriors: a number for each, with who will rule then. */

import { Touch } from '@tavola/games/board/touch.tsx';
import { openOf, touchable } from '@tavola/games/board/touchable.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { NOBODY, rulerAfter } from '../../forecast/forecast.ts';
import { RootGlyph } from '../parts/glyph.tsx';
import { askOf, factionClass, type Props } from '../parts/props.ts';

export function Numbers(props: Props) {
  const { view, viewer, choice, say } = props;
  const options = openOf(choice, 'warriors');
  if (options.length === 0 || viewer === 'spectator') return null;
  const { drawn } = say.words;
  const faction = view.open.players[viewer]?.faction;
  return (
    <section className="root-numbers" aria-label={drawn.howMany}>
      <h3 className="label">{drawn.howMany}</h3>
      <ul className={factionClass(view, viewer)}>
        {[...options].reverse().map(({ id, move }) => {
          const told = consequences(props, viewer, move.count);
          return (
            <li key={id}>
              <Touch
                on={touchable(choice, (one) => one.kind === 'warriors' && one.count === move.count)}
                className="number"
                label={[`${move.count}`, ...told].join('. ')}
              >
                <b>
                  {move.count}
                  <RootGlyph id={`rw-${faction}`} />
                </b>
                {told.map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </Touch>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Only what changes: who gains or loses the rule of where the warriors come from and go to. */
function consequences(props: Props, seat: Seat, count: number): string[] {
  const ask = askOf(props, 'move-count');
  if (!ask) return [];
  const { view, say } = props;
  const { drawn } = say.words;
  return [
    { clearing: ask.to, change: count },
    { clearing: ask.from, change: -count },
  ].flatMap(({ clearing, change }) => {
    const before = view.rule[clearing]?.ruler ?? NOBODY;
    const after = rulerAfter(view, clearing, seat, change);
    if (clearing === 0 || before === after) return [];
    return [after === NOBODY ? drawn.nobodyWillRule(clearing) : drawn.willRule(after, clearing, say)];
  });
}
