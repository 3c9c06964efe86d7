/** The round and the phases of the turn. */
import { SeatShape } from '@tavola/games/board/glyph.tsx';
import { useTable } from './model.ts';

export function PhaseTracker() {
  const { face, props, say, frame } = useTable();
  const phases = face.phases?.(props.view, say);
  if (!phases) return null;
  const [asked] = frame.pending;
  return (
    <ol className="phases opt">
      {phases.round && <li className="round">{phases.round}</li>}
      {phases.steps.map(({ id, name }) => (
        <li key={id} className={id === phases.now ? 'now' : ''} aria-current={id === phases.now ? 'step' : undefined}>
          {id === phases.now && asked !== undefined && asked >= 0 && <SeatShape seat={asked} />}
          {name}
        </li>
      ))}
    </ol>
  );
}
