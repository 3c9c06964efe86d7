/** What the Drillbit Duchy has besides its tracks (AUT-10): the Burrow, and its ministers from top to bottom with their crowns. */
import { drillbitMinisters } from '../../data/automata.ts';
import { trackValues } from '../../data/automata-facts.ts';
import { BURROW } from '../../data/maps.ts';
import { buildingNames } from '../../rules/vocabulary/duchy.ts';
import { Tunnels } from '../factions/duchy.tsx';
import { RootGlyph } from '../parts/glyph.tsx';
import type { BoardProps } from '../parts/props.ts';
import { PieceTrack, Row } from '../parts/tracks.tsx';

/** AUT-10.4.3, 10.6.2: the moles of each citadel, and the VP of each market on the map. */
const spaces = { citadel: trackValues('duchy', 'citadelMoles'), market: [1, 1, 1] };

export function DrillbitDuchyBoard({ props, seat }: BoardProps) {
  const { view, say } = props;
  const { words } = say;
  const { drawn } = words;
  const player = view.open.players[seat];
  if (player?.board.faction !== 'drillbit-duchy') return null;
  const { crowned } = player.board;
  const waiting = player.warriors[BURROW] ?? 0;
  return (
    <>
      <div className="root-burrow">
        <span className="burrow">
          <b>{words.clearing(BURROW)}</b>
          <RootGlyph id="rw-duchy" />
          <b className="many">{waiting}</b>
        </span>
        <Tunnels props={props} seat={seat} />
      </div>
      {buildingNames.map((name, i) => {
        const values = spaces[name];
        const placed = values.length - (player.left[i] ?? 0);
        return (
          <Row key={name} title={words.piece(name, 2)} note={drawn.onMap(placed)}>
            <PieceTrack
              piece={name}
              label={`${words.piece(name, 2)}: ${drawn.onMap(placed)}`}
              values={values}
              placed={placed}
            />
          </Row>
        );
      })}
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
