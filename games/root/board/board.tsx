/** Root on the web table: a wood seen from above. */

import type { GameBoard } from '@tavola/games/board/contract.ts';
import { useShape } from '@tavola/games/board/shape.ts';
import { Targets } from '@tavola/games/board/targets.tsx';
import { clearings } from '../data/maps.ts';
import type { View } from '../rules/view/view.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Event } from '../rules/vocabulary/events.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import type { Words } from '../text/type.ts';
import { isCardShown } from './beside/cards.ts';
import { Hand } from './beside/hand.tsx';
import { Moment, Reserve } from './beside/reserve.tsx';
import { Token } from './beside/token.tsx';
import { Clearing, Signs } from './map/clearing.tsx';
import { Candidates, Fresh, isOnTheMap, Plan } from './map/effects.tsx';
import { geometryOf, USUAL } from './map/geometry.ts';
import { Ground } from './map/ground.tsx';
import { ClosedPaths, Ferry, Forests } from './map/landmarks.tsx';
import { isOnMap, targetsOf } from './map/places.ts';
import { ScoreTrack } from './map/score-track.tsx';
import { isAction } from './parts/actions.ts';
import { CardFace } from './parts/card.tsx';
import type { Props } from './parts/props.ts';
import { SeatPanel } from './seats/seat-panel.tsx';
import './colours.css';
import './map/map.css';
import './map/effects.css';
import './beside/table.css';
import './parts/cards.css';
import './beside/battle.css';
import './seats/panels.css';
import './parts/tracks.css';
import './factions/people.css';
import './factions/court.css';
import './factions/wanderers.css';
import './automata/automata.css';
import './factions/plots.css';
import './phone.css';
import './beside/shelf.css';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'rail',
  aspect: { elastic: USUAL },
  Board,
  Hand,
  Reserve,
  reserve: 'page',
  SeatPanel,
  Moment,
  Token,
  Closeup,
  closeup: (thing) => thing.startsWith('card:'),
  placed,
  shows: isOnTheMap,
};

/** A card with its words. */
function Closeup({ thing, say }: Props & { readonly thing: string }) {
  return <CardFace card={thing.slice('card:'.length)} words={say.words} />;
}

/** What the map, the cards, the numbers and the tiles of actions stand for; everything else is a button too, even where a faction board shows it. */
function placed(move: Move, view: View): boolean {
  return isOnMap(move) || isCardShown(move, view) || move.kind === 'warriors' || isAction(move, view);
}

function Board(props: Props) {
  const { view, choice, say } = props;
  const { open } = view;
  const geometry = geometryOf(open.map, useShape(USUAL));
  const { width, height, map } = geometry;
  const drawn = { view, geometry };
  const scores = open.players.map(({ vp }, seat) => `${say.who(seat)} ${vp}`).join(', ');
  return (
    <div className={`root-map map-${open.map}`}>
      <Ground geometry={geometry} closed={open.closed} />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.words.drawn.mapLabel(open.map, scores)}>
        {geometry.top > 0 && <ScoreTrack view={view} geometry={geometry} />}
        <Forests {...drawn} />
        <ClosedPaths {...drawn} />
        <Fresh props={props} geometry={geometry} />
        {clearings.map((clearing) => (
          <Clearing key={clearing} view={view} map={map} clearing={clearing} at={geometry.at(clearing)} />
        ))}
        <Ferry {...drawn} />
        <Plan props={props} geometry={geometry} />
        <Candidates geometry={geometry} />
      </svg>
      <Targets width={width} height={height} places={targetsOf(props, geometry)} choice={choice} />
      <svg className="over-rings" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {clearings.map((clearing) => (
          <Signs key={clearing} view={view} map={map} clearing={clearing} at={geometry.at(clearing)} />
        ))}
      </svg>
    </div>
  );
}
