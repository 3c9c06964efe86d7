/** The round, the phases of the turn, and whose turn it is: which is not the same as who is asked. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
import { useText } from '../../text/catalogue.ts';
import { turnOf } from '../model/match.ts';
import { useDrawn, useGame, useMatch } from '../model/parts.tsx';

export function PhaseTracker() {
  const t = useText();
  const { viewer } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const phases = face.turns?.phases?.(props.view, say);
  const turn = turnOf(face, props);
  if (!phases) return null;
  return (
    <ol className="phases">
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
