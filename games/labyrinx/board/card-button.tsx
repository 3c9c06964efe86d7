/** A path card as a button: in the hand, among discards, in a rotation. */
import { named } from '@tavola/games/board/named.ts';
import { standsFor } from '@tavola/games/board/stands-for.ts';
import type { FaceId, Rotation } from '../rules/faces.ts';
import type { Move } from '../rules/moves.ts';
import { Face } from './card.tsx';
import { CELL } from './geometry.ts';
import type { Props } from './props.ts';

type CardProps = {
  readonly face: FaceId;
  readonly rotation: Rotation;
  readonly label: string;
  readonly note?: string;
  /** The open options it stands for. */
  readonly ids: readonly string[];
  /** The moves it would stand for. */
  readonly refused?: (move: Move) => boolean;
  readonly choice: Props['choice'];
  /** It was picked, and its place is asked for. */
  readonly chosen?: boolean;
};

export function CardButton({ face, rotation, label, note, ids, refused = never, choice, chosen = false }: CardProps) {
  const selected = chosen || (choice?.selected && ids.includes(choice.selected.id));
  const state = selected ? 'selected' : ids.length > 0 ? 'can' : 'quiet';
  return (
    <button
      type="button"
      {...named(`face:${face}`)}
      className={`lab-card-button ${state}`}
      aria-label={note ? `${label}, ${note}` : label}
      aria-disabled={ids.length === 0 || undefined}
      aria-pressed={chosen || ids.length > 0 ? Boolean(selected) : undefined}
      {...standsFor(ids)}
      onClick={(event) => (ids.length > 0 ? choice?.narrow(ids) : choice?.why(refused, event.currentTarget))}
    >
      <svg viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
        <Face face={face} rotation={rotation} />
      </svg>
      {note && <small>{note}</small>}
    </button>
  );
}

const never = () => false;
