/** What a pick is about, small: warriors, a building, a card, an item, somebody. */

import { glyphOf } from '../../data/pieces.ts';
import type { Move } from '../../rules/vocabulary/moves.ts';
import { actionsOf } from '../parts/actions.ts';
import { CardFace } from '../parts/card.tsx';
import { ItemTile, RootGlyph, SuitGlyph } from '../parts/glyph.tsx';
import { askOf, factionClass, type Props } from '../parts/props.ts';

export function Token(props: Props & { readonly move: Move }) {
  const { move, view, viewer, say } = props;
  const { words } = say;
  if (viewer === 'spectator') return null;
  if ('card' in move) return <CardFace card={move.card} words={words} small />;
  if ('item' in move) return <ItemTile item={move.item} label={words.item(move.item)} className="root-token" />;
  if ('suit' in move) return <SuitGlyph suit={move.suit} />;
  const piece = pieceOf(props, move);
  if (piece !== null) {
    return (
      <span className={`root-token piece ${factionClass(view, viewer)}`}>
        <RootGlyph id={glyphOf(piece)} />
      </span>
    );
  }
  const action = Object.values(actionsOf)
    .flat()
    .find(({ kind }) => kind === move.kind);
  const who = 'seat' in move ? move.seat : viewer;
  const count = countOf(props, move);
  return (
    <span className={`root-token figure ${factionClass(view, who)}`}>
      <RootGlyph id={action?.glyph ?? `rw-${view.open.players[who]?.faction}`} />
      {count !== null && <b>{count}</b>}
    </span>
  );
}

/** The building or token that is placed, taken or lost. */
function pieceOf(props: Props, move: Move): string | null {
  if ('piece' in move) return move.piece;
  if ('building' in move) return move.building;
  if (move.kind === 'alliance.spread' || move.kind === 'alliance.organize') return 'sympathy';
  return askOf(props, 'marquise.where-to-build')?.building ?? askOf(props, 'marquise.first-building')?.building ?? null;
}

/** How many warriors go: as many as were said, or all that can. */
function countOf(props: Props, move: Move): number | null {
  const { view, viewer } = props;
  if (move.kind === 'warriors') return move.count;
  const from = askOf(props, 'move-to')?.from;
  if (from === undefined || viewer === 'spectator' || !('clearing' in move)) return null;
  return view.open.players[viewer]?.warriors[from] ?? null;
}
