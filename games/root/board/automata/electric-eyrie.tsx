/** What the Electric Eyrie has (AUT-5): the Decree by suit with its Viziers, and the roosts. */
import { trackValues } from '../../data/automata-facts.ts';
import { columns, ROOST } from '../../rules/automata/eyrie/state.ts';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

export function ElectricEyrieBoard({ props: { view, say }, seat }: BoardProps) {
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (player?.board.faction !== 'electric-eyrie') return null;
  const { decree, viziers, suit } = player.board;
  const values = trackValues('eyrie', 'roost');
  const roosts = values.length - (player.left[ROOST] ?? 0);
  const vp = roosts === 0 ? 0 : (values[roosts - 1] ?? 0);
  const birds = (decree.at(-1)?.length ?? 0) + viziers;
  return (
    <>
      <Row title={drawn.decree} note={drawn.turmoilCosts(Math.min(birds, player.vp))}>
        <ul className="root-columns">
          {columns.map((column, i) => {
            const cards = decree[i] ?? [];
            const count = cards.length + (column === 'bird' ? viziers : 0);
            return (
              <li
                key={column}
                className={`suit-${column} ${column === suit ? 'now' : ''}`}
                title={cards.map(words.card).join(', ')}
              >
                <span className="fan">
                  {Array.from({ length: Math.min(count, 4) }, (_, k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cards of a suit are alike here.
                    <i key={k}>
                      <RootGlyph id={column} />
                    </i>
                  ))}
                </span>
                <b>{count}</b>
                <small>{words.suit(column)}</small>
              </li>
            );
          })}
        </ul>
      </Row>
      <Row title={words.piece('roost', 2)} note={drawn.roosts(roosts, vp)}>
        <PieceTrack piece="roost" label={drawn.roosts(roosts, vp)} values={values} placed={roosts} shape="roost" />
      </Row>
    </>
  );
}
