/** What a clearing that can be touched would bring, in a word below it: who stands against whom, what is scored, whom it makes ruler. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import { marquiseTracks, sympathyTrack } from '../../data/tracks.ts';
import { SYMPATHY } from '../../rules/factions/alliance/state.ts';
import { askKind, askOf, factionClass, type Props } from '../parts/props.ts';
import { rulerAfter } from './forecast.ts';
import type { Geometry } from './geometry.ts';
import { placeOf } from './places.ts';

export function Tags({ props, geometry }: { readonly props: Props; readonly geometry: Geometry }) {
  const { choice, viewer, view } = props;
  if (!choice || viewer === 'spectator') return null;
  const places = new Set(choice.open.map(({ move }) => placeOf(move)).filter((place) => place !== null));
  return [...places].map((clearing) => {
    const tag = tagOf(props, viewer, clearing);
    if (tag === null) return null;
    const { x, y } = geometry.at(clearing);
    const width = 22 + tag.length * 12;
    return (
      <g key={clearing} className={`root-tag ${factionClass(view, viewer)}`} transform={`translate(${x} ${y + 92})`}>
        <rect x={-width / 2} y="-17" width={width} height="34" rx="10" />
        <text>{tag}</text>
      </g>
    );
  });
}

function tagOf(props: Props, seat: Seat, clearing: Clearing): string | null {
  const { view, choice, say } = props;
  const { drawn } = say.words;
  const points = pointsOf(props, seat);
  if (points !== null) return points > 0 ? drawn.gains(points) : null;
  const { strength = [] } = view.rule[clearing] ?? {};
  const own = view.open.players[seat]?.warriors[clearing] ?? 0;
  if (choice && askKind(choice.ask) === 'battle-clearing') {
    const others = strength.map((_, other) =>
      other === seat ? 0 : (view.open.players[other]?.warriors[clearing] ?? 0),
    );
    return `${own} : ${others.filter((count) => count > 0).join(' + ') || 0}`;
  }
  const going = askOf(props, 'move-to');
  if (!going) return null;
  const all = view.open.players[seat]?.warriors[going.from] ?? 0;
  const after = rulerAfter(view, clearing, seat, all);
  return after === seat && view.rule[clearing]?.ruler !== seat ? drawn.canRule : null;
}

/** What the piece that is placed will score, as its track says. */
function pointsOf(props: Props, seat: Seat): number | null {
  const player = props.view.open.players[seat];
  const building = askOf(props, 'marquise.where-to-build')?.building;
  if (building) {
    const { vp } = marquiseTracks[building];
    const which = Object.keys(marquiseTracks).indexOf(building);
    return vp[vp.length - (player?.left[which] ?? 0)] ?? null;
  }
  const spread = askOf(props, 'alliance.spread');
  if (spread) return spread.vp;
  if (askOf(props, 'alliance.operation') && player?.faction === 'alliance') {
    const { vp } = sympathyTrack;
    return vp[vp.length - (player.left[player.buildings.length + SYMPATHY] ?? 0)] ?? null;
  }
  return null;
}
