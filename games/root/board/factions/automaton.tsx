/** The board of an automaton: its order card, its level and traits, and what of its pieces is on the map. */
import type { ComponentType } from 'react';
import { cardOf } from '../../data/cards.ts';
import { pieceTypes, typesOf } from '../../data/pieces.ts';
import type { AutomatonBoard as Board } from '../../rules/automata/state.ts';
import { RootGlyph } from '../glyph.tsx';
import type { BoardProps } from '../props.ts';
import { Row, Track } from '../tracks.tsx';
import { CogwheelPlots } from './cogwheel-corvids.tsx';
import { CrownedMinisters } from './drillbit-duchy.tsx';
import { LogicalLizardsBoard } from './logical-lizards.tsx';
import { Market } from './riverfolk-robots.tsx';
import { VagabotBoard } from './vagabot.tsx';

/** What lies on the boards of some of them besides, by the id of the automaton. */
const besides: { readonly [automaton: string]: ComponentType<BoardProps> } = {
  vagabot: VagabotBoard,
  'logical-lizards': LogicalLizardsBoard,
  'riverfolk-robots': Market,
  'drillbit-duchy': CrownedMinisters,
  'cogwheel-corvids': CogwheelPlots,
};

export function AutomatonBoard({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (!player) return null;
  const { board } = player;
  const { faction, level, traits, order, ambushes } = board as Board;
  const Besides = besides[faction];
  const { buildings } = pieceTypes[player.faction];
  // Their order is a suit, and their gardens are drawn by suit.
  const isLizards = board.faction === 'logical-lizards';
  const suit = order === null ? (isLizards ? board.suit : null) : cardOf(order).suit;
  return (
    <>
      <div className="root-order">
        <span
          className={`order ${suit === null ? 'none' : `suit-${suit}`}`}
          title={order === null ? '' : words.card(order)}
        >
          {suit !== null && <RootGlyph id={suit} label={words.suit(suit)} />}
          <small>{suit === null ? drawn.noOrder : drawn.order}</small>
        </span>
        <span>
          <b>{drawn.level(level)}</b>
          {traits.map((trait) => (
            <small key={trait} title={drawn.trait(player.faction, trait).text}>
              {drawn.trait(player.faction, trait).name}
            </small>
          ))}
          {ambushes.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike.
            <small key={i} title={drawn.cardText(card)}>
              {words.card(card)}
            </small>
          ))}
        </span>
      </div>
      {Besides && <Besides props={props} seat={seat} />}
      {(isLizards ? [] : typesOf(player.faction)).map(({ name, count }, i) => {
        const placed = count - (player.left[i] ?? 0);
        return (
          <Row key={name} title={words.piece(name, count)} note={drawn.onMap(placed - (player.gone[i] ?? 0))}>
            <Track
              piece={name}
              label={`${words.piece(name, count)}: ${drawn.onMap(placed)}`}
              values={new Array<string>(count).fill('')}
              placed={placed}
              {...(i < buildings.length ? {} : { shape: 'round' as const })}
            />
          </Row>
        );
      })}
    </>
  );
}
