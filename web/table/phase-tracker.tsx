/** The round, the phases of the turn, and whose turn it is: that is another sign than who is asked. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
import { useText } from '../text/catalogue.ts';
import { turnOf, useTable } from './model.ts';

export function PhaseTracker() {
  const t = useText();
  const model = useTable();
  const { face, props, say, viewer } = model;
  const phases = face.phases?.(props.view, say);
  const turn = turnOf(model);
  if (!phases) return null;
  return (
    <ol className="phases opt">
      {phases.round && <li className="round">{phases.round}</li>}
      {phases.steps.map(({ id, name }) => (
        <li key={id} className={id === phases.now ? 'now' : ''} aria-current={id === phases.now ? 'step' : undefined}>
          {id === phases.now && turn !== null && (
            <>
              <SeatShape seat={turn} />
              <span className="sr">{turn === viewer ? t.table.yourTurn : t.table.turnOf(say.who(turn))}</span>
            </>
          )}
          {name}
        </li>
      ))}
    </ol>
  );
}
