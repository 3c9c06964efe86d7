/** Underground Duchy (ROOT-12): ministers by rank with their crowns, the Burrow, tunnels, citadels and markets. */

import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { BURROW, clearings } from '../../data/maps.ts';
import { duchyTracks } from '../../data/tracks.ts';
import type { DuchyBoard as Board } from '../../rules/boards/duchy.ts';
import { CITADEL, factsOf, MARKET, rankOf, ranks, TUNNEL } from '../../rules/factions/duchy/state.ts';
import { buildingNames, type Minister, ministers } from '../../rules/vocabulary/duchy.ts';
import { Actions } from '../parts/action-row.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

const { citadel, market } = duchyTracks;
const spaces = { citadel: citadel.warriorIconsBySpace, market: market.cardIconsBySpace };
const yields = { citadel: citadel.birdsongWarriorsByCitadelsOnMap, market: market.drawByMarketsOnMap };

export function DuchyBoard({ props, seat }: BoardProps) {
  const { view, viewer, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const board = player.board as Board;
  const own = seat === viewer ? choice : null;
  const placed = { citadel: 3 - (player.left[CITADEL] ?? 0), market: 3 - (player.left[MARKET] ?? 0) };
  const assembly = view.open.turn.seat === seat && board.step === 'assembly';
  return (
    <>
      <Actions props={props} seat={seat} {...(assembly ? { note: drawn.actionsLeft(board.actions) } : {})} />
      <Row title={drawn.ministers} note={drawn.swayed(board.swayed.length)}>
        {ranks.map((rank, i) => (
          <div key={rank} className="root-rank">
            <span className="rank">
              <b>{drawn.ranks[rank]}</b>
              <small>{drawn.sway(factsOf[rank].swayCost, factsOf[rank].vp)}</small>
              <span className="crowns">
                {Array.from({ length: factsOf[rank].crowns }, (_, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: crowns are alike.
                  <i key={k} className={k < (board.crowns[i] ?? 0) ? '' : 'used'}>
                    <RootGlyph id="crown" />
                  </i>
                ))}
              </span>
            </span>
            {ministers
              .filter((minister) => rankOf[minister] === rank)
              .map((minister) => (
                <MinisterTile key={minister} minister={minister} board={board} choice={own} drawn={drawn} />
              ))}
          </div>
        ))}
      </Row>
      <div className="root-burrow">
        <Touch
          on={touchable(own, (move) => move.kind === 'clearing' && move.clearing === BURROW)}
          className="burrow"
          label={`${words.clearing(BURROW)}: ${player.warriors[BURROW] ?? 0}`}
        >
          <span>
            <b>{words.clearing(BURROW)}</b>
            <small>{drawn.alwaysYours}</small>
          </span>
          <RootGlyph id="rw-duchy" />
          <b className="many">{player.warriors[BURROW] ?? 0}</b>
        </Touch>
        <Tunnels props={props} seat={seat} />
      </div>
      {buildingNames.map((name) => (
        <Row
          key={name}
          title={words.piece(name, 2)}
          note={
            name === 'citadel'
              ? drawn.toBurrow(yields.citadel[placed.citadel] ?? 0)
              : drawn.draws(yields.market[placed.market] ?? 0)
          }
        >
          <PieceTrack
            piece={name}
            label={words.piece(name, placed[name])}
            values={spaces[name].map((value) => `+${value}`)}
            placed={placed[name]}
            next={touchable(own, (move) => move.kind === 'piece' && move.piece === name)}
          />
        </Row>
      ))}
    </>
  );
}

/** Where the tunnels lead; the automaton's too. */
export function Tunnels({ props: { view, say }, seat }: BoardProps) {
  const tokens = view.open.players[seat]?.tokens[TUNNEL];
  const tunnels = clearings.filter((clearing) => tokens?.[clearing] === 1);
  return (
    <ul className="tunnels">
      {[0, 1, 2].map((i) => (
        <li key={i} className={i < tunnels.length ? 'on' : ''}>
          <RootGlyph id="tunnel" />
          <small>{i < tunnels.length ? tunnels[i] : say.words.drawn.onBoard}</small>
        </li>
      ))}
    </ul>
  );
}

type TileProps = {
  readonly minister: Minister;
  readonly board: Board;
  readonly choice: BoardProps['props']['choice'];
  readonly drawn: BoardProps['props']['say']['words']['drawn'];
};

function MinisterTile({ minister, board, choice, drawn }: TileProps) {
  const swayed = board.swayed.includes(minister);
  const { name, text } = drawn.ministerNames[minister];
  return (
    <Touch
      on={touchable(
        choice,
        (move) => (move.kind === 'duchy.sway' || move.kind === 'duchy.minister') && move.minister === minister,
      )}
      className={`minister ${swayed ? 'swayed' : ''} ${board.acted.includes(minister) ? 'acted' : ''}`}
      label={name}
    >
      <b>{name}</b>
      {swayed && (
        <i className="crown">
          <RootGlyph id="crown" />
        </i>
      )}
      <small>{text}</small>
    </Touch>
  );
}
