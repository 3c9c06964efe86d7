/** Eyrie Dynasties (ROOT-7): the Decree, what turmoil would cost, roosts, leaders. */

import { Touch } from '@tavola/games/board/touch.tsx';
import { touchable } from '@tavola/games/board/touchable.ts';
import { cardOf } from '../../data/cards.ts';
import { roostTrack } from '../../data/tracks.ts';
import type { EyrieBoard as Board } from '../../rules/boards/eyrie.ts';
import { VIZIER, viziersOf } from '../../rules/factions/eyrie/state.ts';
import { columns, type Leader, leaderIds } from '../../rules/vocabulary/eyrie.ts';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

const { vpByRoostsOnMap, drawBonusBySpace } = roostTrack;

const suitIn = (card: string) => (card === VIZIER ? 'bird' : cardOf(card).suit);

export function EyrieBoard({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const board = player.board as Board;
  const birds = board.decree.flat().filter((card) => suitIn(card) === 'bird').length;
  const roosts = drawBonusBySpace.length - (player.left[0] ?? 0);
  return (
    <>
      <Row title={drawn.decree} note={drawn.turmoilCosts(Math.min(birds, player.vp))}>
        <Decree props={props} seat={seat} board={board} />
      </Row>
      <Row title={words.piece('roost', 2)} note={drawn.roosts(roosts, vpByRoostsOnMap[roosts] ?? 0)}>
        <PieceTrack
          piece="roost"
          label={drawn.roosts(roosts, vpByRoostsOnMap[roosts] ?? 0)}
          values={vpByRoostsOnMap.slice(1)}
          placed={roosts}
          bonus={drawBonusBySpace}
          shape="roost"
        />
      </Row>
      <Row title={drawn.leader}>
        <ul className="root-leaders">
          {leaderIds.map((leader) => (
            <LeaderTile key={leader} leader={leader} board={board} props={props} own={seat === props.viewer} />
          ))}
        </ul>
      </Row>
    </>
  );
}

function Decree({ props, seat, board }: BoardProps & { readonly board: Board }) {
  const { view, viewer, choice, say } = props;
  const { words } = say;
  const { drawn } = words;
  const own = seat === viewer ? choice : null;
  const isResolved = view.open.turn.seat === seat && view.open.turn.part === 'daylight' && board.crafted;
  return (
    <ul className="root-decree">
      {columns.map((column, i) => {
        const now = isResolved && board.column === i;
        return (
          <li key={column} className={now ? 'now' : isResolved && i < board.column ? 'past' : ''}>
            <Touch
              on={touchable(own, (move) => move.kind === 'eyrie.column' && move.column === column)}
              className="column"
              label={drawn.columns[column]}
            >
              <b>{drawn.columns[column]}</b>
              {(board.decree[i] ?? []).map((card, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike but for their place.
                <span key={k} className={`tucked suit-${suitIn(card)}`} title={words.card(card)}>
                  <RootGlyph id={suitIn(card)} label={words.card(card)} />
                  <small>{card === VIZIER ? drawn.vizier : words.suit(suitIn(card))}</small>
                </span>
              ))}
            </Touch>
            {now && board.open && <OpenSuits props={props} own={own !== null} suits={board.open} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The suits of this column that are still to be resolved. */
function OpenSuits({
  props: { choice, say },
  own,
  suits,
}: Pick<BoardProps, 'props'> & { readonly own: boolean; readonly suits: readonly string[] }) {
  const { words } = say;
  return (
    <span className="open-suits" title={words.drawn.stillOpen}>
      {suits.map((suit, i) => (
        <Touch
          // biome-ignore lint/suspicious/noArrayIndexKey: equal suits are alike.
          key={i}
          on={touchable(own ? choice : null, (move) => move.kind === 'suit' && move.suit === suit)}
          className={`suit-${suit}`}
          label={`${words.drawn.stillOpen}: ${words.suit(suit)}`}
        >
          <RootGlyph id={suit} label={words.suit(suit)} />
        </Touch>
      ))}
    </span>
  );
}

type LeaderProps = Pick<BoardProps, 'props'> & {
  readonly leader: Leader;
  readonly board: Board;
  readonly own: boolean;
};

function LeaderTile({ leader, board, own, props: { choice, say } }: LeaderProps) {
  const { drawn } = say.words;
  const deposed = board.deposed.includes(leader);
  const { name, text } = drawn.leaders[leader];
  return (
    <li className={`${board.leader === leader ? 'now' : ''} ${deposed ? 'down' : ''}`}>
      <Touch
        on={touchable(own ? choice : null, (move) => move.kind === 'eyrie.leader' && move.leader === leader)}
        className="leader"
        label={name}
      >
        <b>
          {board.leader === leader && <RootGlyph id="lord" thing={`leader:${leader}`} />}
          {name}
        </b>
        <small>{deposed ? drawn.deposed : text}</small>
        <small className="viziers">{viziersOf[leader].map((column) => drawn.columns[column]).join(' + ')}</small>
      </Touch>
    </li>
  );
}
