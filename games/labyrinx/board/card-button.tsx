/** A path card as a button: in the hand, among discards, in a rotation. */
import { Touch } from '@tavola/games/board/touch.tsx';
import type { Touchable } from '@tavola/games/board/touchable.ts';
import type { FaceId, Rotation } from '../rules/state/faces.ts';
import { Face } from './card.tsx';
import { CELL } from './geometry.ts';

type CardProps = {
  readonly on: Touchable;
  readonly face: FaceId;
  readonly rotation?: Rotation;
  readonly label: string;
  readonly note?: string;
  /** It was picked, and its place is asked for. */
  readonly chosen?: boolean;
};

export function CardButton({ on, face, rotation = 0, label, note, chosen = false }: CardProps) {
  return (
    <Touch
      on={on}
      asks
      chosen={chosen}
      thing={`face:${face}`}
      className="lab-card-button"
      label={note ? `${label}, ${note}` : label}
    >
      <svg viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
        <Face face={face} rotation={rotation} />
      </svg>
      {note && <small>{note}</small>}
    </Touch>
  );
}
