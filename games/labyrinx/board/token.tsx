/** What a move is about, small: a path card, or the character that goes, fights or is sent away. */
import { seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { FaceId, Rotation } from '../rules/state/faces.ts';
import type { Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import { Face } from './card.tsx';
import { CELL } from './geometry.ts';
import { PieceBody } from './pieces.tsx';
import type { Props } from './props.ts';

export function Token({ move, view, viewer, choice }: Props & { readonly move: Move }) {
  const card = cardOf(move, view);
  if (card)
    return (
      <svg className="lab-token" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
        <Face {...card} />
      </svg>
    );
  const seat = seatOf(move, choice?.ask, viewer);
  const character = seat === null ? null : view.players[seat]?.character;
  if (seat === null || !character) return null;
  return (
    <svg className="lab-token" viewBox="-26 -24 52 48" aria-hidden="true">
      <g className={`lab-piece ${seatClass(seat)}`}>
        <PieceBody seat={seat} character={character} />
      </g>
    </svg>
  );
}

function cardOf(move: Move, view: View): { readonly face: FaceId; readonly rotation: Rotation } | null {
  if ('face' in move) return { face: move.face, rotation: 0 };
  if (move.kind !== 'rotate') return null;
  const face = view.cards.find(({ cell }) => cell === move.cell)?.face;
  return face ? { face, rotation: move.rotation } : null;
}

/** Whoever is pushed, trapped or robbed, else the one who is asked. */
function seatOf(
  move: Move,
  ask: NonNullable<Props['choice']>['ask'] | undefined,
  viewer: Props['viewer'],
): Seat | null {
  if ('seat' in move) return move.seat;
  if (typeof ask === 'object' && 'victim' in ask) return ask.victim;
  return viewer === 'spectator' ? null : viewer;
}
