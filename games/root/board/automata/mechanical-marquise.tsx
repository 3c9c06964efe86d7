/** What the Mechanical Marquise has (AUT-4): a track for each suit; that of the order scores in Evening. */
import { trackValues } from '../../data/automata-facts.ts';
import { suitOf } from '../../data/cards.ts';
import { clearingSuits } from '../../data/suits.ts';
import { buildingNames } from '../../rules/vocabulary/marquise.ts';
import { SuitGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

/** AUT-4.5.3. */
const builds = { fox: 'sawmill', rabbit: 'workshop', mouse: 'recruiter' } as const;

export function MechanicalMarquiseBoard({ props: { view, say }, seat }: BoardProps) {
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (player?.board.faction !== 'mechanical-marquise') return null;
  const { order } = player.board;
  const suit = order === null ? null : suitOf(order);
  const rows = clearingSuits.map((one) => {
    const name = builds[one];
    const values = trackValues('marquise', name);
    const placed = values.length - (player.left[buildingNames.indexOf(name)] ?? 0);
    return { suit: one, name, values, placed, vp: placed === 0 ? 0 : (values[placed - 1] ?? 0) };
  });
  const best = Math.max(...rows.map(({ vp }) => vp));
  const scores = suit === 'bird' ? best : rows.find((row) => row.suit === suit)?.vp;
  return (
    <Row title={drawn.buildings} {...(scores === undefined ? {} : { note: drawn.orderScores(scores) })}>
      {rows.map((row) => {
        const isOrdered = row.suit === suit || (suit === 'bird' && row.vp === best);
        return (
          <div key={row.suit} className={`root-track-row ${isOrdered ? 'ordered' : ''}`}>
            <SuitGlyph suit={row.suit} label={words.suit(row.suit)} />
            <PieceTrack
              piece={row.name}
              label={`${words.piece(row.name, 2)}: ${drawn.onMap(row.placed)}`}
              values={row.values}
              placed={row.placed}
            />
          </div>
        );
      })}
    </Row>
  );
}
