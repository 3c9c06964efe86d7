/** Marquise de Cat (ROOT-6): actions, three tracks with their price in wood, the wood. */
import { touchable } from '@tavola/games/board/touchable.ts';
import { marquiseTracks as tracks } from '../../data/tracks.ts';
import type { MarquiseBoard as Board } from '../../rules/boards/marquise.ts';
import { WOOD } from '../../rules/factions/marquise/state.ts';
import { buildingNames } from '../../rules/vocabulary/marquise.ts';
import { Actions } from '../parts/action-row.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

export function MarquiseBoard({ props, seat }: BoardProps) {
  const { view, say, choice } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const { actions: left } = player.board as Board;
  const isTurn = view.open.turn.seat === seat;
  const wood = player.tokens[WOOD]?.reduce((sum, count) => sum + count, 0) ?? 0;
  const cost = tracks.sawmill.cost;
  return (
    <>
      <Actions props={props} seat={seat} {...(isTurn ? { note: drawn.actionsLeft(left) } : {})} />
      <Row title={drawn.buildings} note={drawn.woodAbove}>
        <div className="root-costs" aria-hidden="true">
          {cost.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its position.
            <span key={i}>
              <RootGlyph id="wood" />
              {one}
            </span>
          ))}
        </div>
        {buildingNames.map((name, which) => {
          const placed = cost.length - (player.left[which] ?? 0);
          const { vp, drawBonus } = tracks[name];
          return (
            <div key={name} className="root-track-row">
              <span className="of" title={words.piece(name, 2)}>
                <RootGlyph id={name} />
              </span>
              <PieceTrack
                piece={name}
                label={drawn.trackLabel(words.piece(name, placed), placed, vp[placed] ?? 0, cost[placed] ?? 0)}
                values={vp}
                placed={placed}
                bonus={drawBonus}
                next={touchable(choice, (move) => move.kind === 'marquise.building' && move.building === name)}
              />
            </div>
          );
        })}
      </Row>
      <Row title={words.piece('wood', 2)} note={drawn.onMap(wood)}>
        <ol className="root-wood" aria-label={drawn.onMap(wood)}>
          {Array.from({ length: 8 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of wood are alike.
            <li key={i} className={i < wood ? 'on' : ''}>
              <RootGlyph id="wood" />
            </li>
          ))}
        </ol>
      </Row>
    </>
  );
}
