/** What the Drillbit Duchy has besides its tracks (AUT-10): the Burrow, and its ministers from top to bottom with their crowns. */
import { drillbitMinisters } from '../../data/automata.ts';
import { BURROW } from '../../data/maps.ts';
import { RootGlyph } from '../glyph.tsx';
import type { BoardProps } from '../props.ts';
import { Row } from '../tracks.tsx';

export function CrownedMinisters({ props: { view, say }, seat }: BoardProps) {
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (player?.board.faction !== 'drillbit-duchy') return null;
  const { crowned } = player.board;
  const waiting = player.warriors[BURROW] ?? 0;
  return (
    <>
      <p className="root-character">
        <b>{words.clearing(BURROW)}</b> {`${waiting} ${words.piece('warrior', waiting)}`}
      </p>
      <Row title={drawn.ministers} note={drawn.swayed(crowned.length)}>
        <div className="root-rank">
          {drillbitMinisters.map(({ id, suit }, i) => (
            <span key={id} className={`minister ${crowned.includes(id) ? 'swayed' : ''}`}>
              <b>
                <RootGlyph id={suit} label={words.suit(suit)} /> {drawn.ministerNames[id].name}
              </b>
              {crowned.includes(id) && (
                <i className="crown">
                  <RootGlyph id="crown" />
                </i>
              )}
              <small>{drawn.drillbitMinister(i + 1)}</small>
            </span>
          ))}
        </div>
      </Row>
    </>
  );
}
