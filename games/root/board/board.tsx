/** Root on the web table: a wood seen from above. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import { useNarrow } from '@tavola/games/board/narrow.ts';
import { Targets } from '@tavola/games/board/targets.tsx';
import { clearings } from '../data/maps.ts';
import type { Ask } from '../rules/asks.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Words } from '../text/type.ts';
import type { View } from '../view.ts';
import { isAction } from './actions.ts';
import { CardFace } from './card.tsx';
import { isCardShown } from './cards.ts';
import { Clearing } from './clearing.tsx';
import { Candidates, Fresh, isOnTheMap, Plan } from './effects.tsx';
import { ASPECT, geometryOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Hand } from './hand.tsx';
import { ClosedPaths, Ferry, Forests } from './landmarks.tsx';
import { isOnMap, targetsOf } from './places.ts';
import type { Props } from './props.ts';
import { Reserve } from './reserve.tsx';
import { ScoreTrack } from './score-track.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { Tags } from './tags.tsx';
import './factions.css';
import './moods.css';
import './map.css';
import './effects.css';
import './table.css';
import './cards.css';
import './battle.css';
import './panels.css';
import './tracks.css';
import './people.css';
import './court.css';
import './wanderers.css';
import './automata.css';
import './plots.css';
import './phone.css';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'rail',
  aspect: ASPECT,
  Board,
  Hand,
  Reserve,
  SeatPanel,
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
  const geometry = geometryOf(open.map, !useNarrow());
  const { width, height, map } = geometry;
  const drawn = { view, geometry };
  const scores = open.players.map(({ vp }, seat) => `${say.who(seat)} ${vp}`).join(', ');
  return (
    <div className={`root-map map-${open.map}`}>
      <Ground geometry={geometry} closed={open.closed} />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.words.drawn.mapLabel(open.map, scores)}>
        <ScoreTrack view={view} geometry={geometry} />
        <Forests {...drawn} />
        <ClosedPaths {...drawn} />
        <Fresh props={props} geometry={geometry} />
        {clearings.map((clearing) => (
          <Clearing key={clearing} view={view} map={map} clearing={clearing} at={geometry.at(clearing)} />
        ))}
        <Ferry {...drawn} />
        <Tags props={props} geometry={geometry} />
        <Plan props={props} geometry={geometry} />
        <Candidates geometry={geometry} />
      </svg>
      <Targets width={width} height={height} places={targetsOf(props, geometry)} choice={choice} />
    </div>
  );
}
