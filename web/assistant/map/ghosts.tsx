/** What the lit line does on the map: rings around its places, arrows with counts, in the colour of the seat that acts. */
import type { Act } from '@tavola/kernel/face/lines.ts';
import { useEvening } from '../model/context.ts';
import type { ShownLine } from '../model/screen-lines.ts';
import { colours } from '../parts/line-view.tsx';
import { type BoardSpot, type BoardSpots, placesOf } from './use-camera.ts';

/** The drawing's own units: its width. */
const WIDE = 1000;

export function Ghosts({ line, spots }: { readonly line: ShownLine; readonly spots: BoardSpots }) {
  const model = useEvening();
  const [any] = spots.values();
  if (!any) return null;
  const tall = WIDE * any.ratio;
  const at = ({ x, y, width }: BoardSpot) => ({ x: x * WIDE, y: y * tall, r: (width * WIDE) / 2 });
  const of = line.picture.of ?? line.acts[0]?.of ?? null;
  return (
    <svg className="evening-ghosts" viewBox={`0 0 ${WIDE} ${tall}`} aria-hidden="true" style={colours(model, of)}>
      {placesOf(line.acts).map((place) => {
        const spot = spots.get(place);
        if (!spot) return null;
        const { x, y, r } = at(spot);
        return <circle key={place} className="ring" cx={x} cy={y} r={r} />;
      })}
      {line.acts.map((act, i) => {
        const [from, to] = [spotOf(spots, act.from), spotOf(spots, act.to)];
        // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a line keep their order.
        if (from && to) return <Arrow key={i} act={act} from={at(from)} to={at(to)} />;
        const only = to ?? from;
        if (!only || act.kind === 'score') return null;
        const { x, y, r } = at(only);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a line keep their order.
          <Bubble key={i} x={x + r * 0.72} y={y + r * 0.86} r={r * 0.36} text={`${to ? '+' : '−'}${act.count}`} />
        );
      })}
    </svg>
  );
}

type Point = { readonly x: number; readonly y: number; readonly r: number };

function Arrow({ act, from, to }: { readonly act: Act; readonly from: Point; readonly to: Point }) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const start = { x: from.x + dx * from.r, y: from.y + dy * from.r };
  const end = { x: to.x - dx * to.r, y: to.y - dy * to.r };
  const head = from.r * 0.36;
  const tip = [
    [end.x, end.y],
    [end.x - dx * head - dy * head * 0.7, end.y - dy * head + dx * head * 0.7],
    [end.x - dx * head + dy * head * 0.7, end.y - dy * head - dx * head * 0.7],
  ];
  return (
    <>
      <path className="way" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path className="tip" d={`M${tip.map((point) => point.join(' ')).join('L')}z`} />
      <Bubble x={(start.x + end.x) / 2} y={(start.y + end.y) / 2} r={from.r * 0.36} text={String(act.count)} />
    </>
  );
}

function Bubble({
  x,
  y,
  r,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly text: string;
}) {
  return (
    <g className="bubble">
      <circle cx={x} cy={y} r={r} />
      <text x={x} y={y} style={{ fontSize: r * (text.length > 2 ? 0.9 : 1.15) }}>
        {text}
      </text>
    </g>
  );
}

function spotOf(spots: BoardSpots, place: string | null): BoardSpot | undefined {
  return place === null ? undefined : spots.get(place);
}
