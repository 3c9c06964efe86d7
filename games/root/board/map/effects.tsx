/** What passes over the map: the way of a move that is being chosen, and rings where something just changed. */
import { useShown } from '@tavola/games/board/shown.ts';
import { isForest } from '../../data/maps.ts';
import type { Event } from '../../rules/vocabulary/events.ts';
import { askOf, type Props } from '../parts/props.ts';
import { along, bentLine, type Geometry, RADIUS, rim } from './geometry.ts';
import { routeOf } from './landmarks.tsx';

type Drawn = { readonly props: Props; readonly geometry: Geometry };

/** Where a move begins, and the arrow to where it would end. */
export function Plan({ props, geometry }: Drawn) {
  const { choice } = props;
  const from = (askOf(props, 'move-to') ?? askOf(props, 'move-count'))?.from;
  if (from === undefined) return null;
  const move = choice?.selected?.move;
  const chosen = move?.kind === 'clearing' || move?.kind === 'ferry' ? move.clearing : undefined;
  const to = askOf(props, 'move-count')?.to ?? chosen;
  const origin = from === 0 ? null : <path className="root-origin" d={rim(geometry.at(from), RADIUS + 8, from)} />;
  if (to === undefined || from === 0 || to === 0) return origin;
  const route = routeOf(geometry, from, to);
  const [start, end] = [along(route, 0.3), along(route, 0.68)];
  const before = along(route, 0.6);
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const middle = along(route, 0.5);
  const line = bentLine({
    from: start,
    bend: { x: 2 * middle.x - (start.x + end.x) / 2, y: 2 * middle.y - (start.y + end.y) / 2 },
    to: end,
  });
  return (
    <g className="root-plan">
      {origin}
      <path className="halo" d={line} />
      <path className="dots" d={line} />
      <path className="head" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} d="M-6-17 20 0-6 17z" />
    </g>
  );
}

/** Dashed rings round what just changed, until the next step. */
export function Fresh({ props: { happened, step }, geometry }: Drawn) {
  const places = new Set(happened.flatMap(touchedBy).filter((place) => place > 0));
  return [...places].map((place) => (
    <path key={`${step} ${place}`} className="hl-fresh root-fresh" d={rim(geometry.at(place), ringOf(place), place)} />
  ));
}

/** What an automaton weighed, as the reader of a ladder wants to see it: rings with what was counted, and a strong one round what was taken. */
export function Candidates({ geometry }: Pick<Drawn, 'geometry'>) {
  return useShown()
    .filter(({ name }) => isOnTheMap(name))
    .map(({ name, values, taken }) => {
      const place = Number(name);
      const at = geometry.at(place);
      const counted = values.join(' · ');
      const width = 26 + counted.length * 15;
      return (
        <g key={name} className={taken ? 'root-candidate taken' : 'root-candidate'}>
          <path d={rim(at, ringOf(place) + 5, place)} />
          {counted !== '' && (
            <g transform={`translate(${at.x} ${at.y - ringOf(place) - 6})`}>
              <rect x={-width / 2} y="-20" width={width} height="40" rx="12" />
              <text>{counted}</text>
            </g>
          )}
        </g>
      );
    });
}

/** Clearings and forests are called by their numbers; the Burrow lies beside the map. */
export function isOnTheMap(candidate: string): boolean {
  return /^\d+$/.test(candidate) && Number(candidate) > 0;
}

function ringOf(place: number): number {
  return isForest(place) ? 46 : RADIUS + 9;
}

function touchedBy(event: Event): readonly number[] {
  if (event.kind === 'moved') return [event.from, event.to];
  return 'clearing' in event && event.clearing !== null ? [event.clearing] : [];
}
