/** The points at the end, a curve for each kind; the mark is the median. */
import { type Counts, sortedCounts, summary } from '@tavola/bots/lab/counts.ts';
import { faredBy, type Grouping, type Result } from '@tavola/bots/lab/result.ts';
import { extent, max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveBasis, line } from 'd3-shape';
import { PlotCard, useWidth } from './card.tsx';
import { useNaming } from './naming.ts';
import { useLabWords } from './words.ts';

const [ROW, TOP, BOTTOM, POINTS] = [48, 14, 24, 60];
const NARROW = 420;

export function Scores({ result, grouping }: { readonly result: Result; readonly grouping: Grouping }) {
  const t = useLabWords();
  const naming = useNaming();
  const [ref, width] = useWidth();
  const fared = faredBy(result, grouping).filter(([, { scores }]) => Object.keys(scores).length > 0);
  if (fared.length === 0) return null;
  const kinds = fared.map(([kind, { scores }], i) => ({
    kind,
    name: naming.name(grouping, kind),
    colour: naming.look(grouping, kind, i).colour,
    scores,
    sum: summary(scores),
  }));
  const [least = 0, most = 1] = extent(kinds.flatMap(({ sum }) => (sum ? [sum.least, sum.most] : [])));
  const left = width < NARROW ? 8 : Math.min(190, 14 + 8 * Math.max(...kinds.map(({ name }) => name.length)));
  const x = scaleLinear([least, Math.max(most, least + 1)], [left, Math.max(left + 10, width - 10)]);
  const height = TOP + kinds.length * ROW + BOTTOM;
  const { columns } = t;
  const table = {
    head: [naming.head(grouping), columns.points, columns.median, columns.least, columns.most],
    rows: kinds.map(({ name, sum }) => [
      name,
      naming.number(sum?.mean ?? 0, 1),
      naming.number(sum?.median ?? 0),
      naming.number(sum?.least ?? 0),
      naming.number(sum?.most ?? 0),
    ]),
  };
  return (
    <PlotCard title={t.scores} note={t.scoresNote} table={table}>
      <div ref={ref} style={{ minHeight: height }}>
        {width > 0 && (
          <svg className="lab-plot" width={width} height={height} aria-hidden="true">
            {x.ticks(5).map((tick) => (
              <g key={tick}>
                <path className="grid" d={`M${x(tick)} ${TOP}V${height - BOTTOM}`} />
                <text className="ax" x={x(tick)} y={height - 6}>
                  {naming.number(tick)}
                </text>
              </g>
            ))}
            {kinds.map(({ kind, name, colour, scores, sum }, i) => {
              const base = TOP + (i + 1) * ROW;
              const points = density(scores, least, most);
              const y = scaleLinear([0, max(points, ([, share]) => share) || 1], [base, base - ROW + 8]);
              const at = { x: ([value]: Point) => x(value), y: ([, share]: Point) => y(share) };
              return (
                <g key={kind} style={{ color: colour }}>
                  <path className="ridge" d={area<Point>(at.x, base, at.y).curve(curveBasis)(points) ?? ''} />
                  <path className="crest" d={line<Point>(at.x, at.y).curve(curveBasis)(points) ?? ''} />
                  <path className="base" d={`M${left} ${base}H${width - 10}`} />
                  <path className="mark" d={`M${x(sum?.median ?? 0)} ${base - 5}v10`} />
                  <text className="nm" x={8} y={base - (width < NARROW ? 30 : 5)}>
                    {name}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </div>
    </PlotCard>
  );
}

type Point = [value: number, share: number];

/** Smoothed a little: a kernel as wide as a thirtieth of what there is, at least one point. */
function density(scores: Counts, least: number, most: number): Point[] {
  const sorted = sortedCounts(scores);
  const games = sorted.reduce((sum, [, times]) => sum + times, 0);
  const width = Math.max(1, (most - least) / 30);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const at = least + ((most - least) * i) / POINTS;
    const share = sorted.reduce((sum, [value, times]) => sum + times * Math.exp(-(((value - at) / width) ** 2)), 0);
    return [at, share / games];
  });
}
