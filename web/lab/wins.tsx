/** How often each won, with the 95 % interval and the share that chance alone would give. */
import type { Grouping, Row } from '@tavola/bots/lab/result.ts';
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { scaleLinear } from 'd3-scale';
import { PlotCard, useWidth } from './card.tsx';
import { type Naming, useNaming } from './naming.ts';
import { useLabWords } from './words.ts';

const ROW = 46;
const TOP = 20;
const BOTTOM = 22;
const VALUE = 96;
/** On a narrow screen the name stands above its line. */
const NARROW = 420;

type Props = { readonly rows: readonly Row[]; readonly grouping: Grouping; readonly title?: string };

export function Wins({ rows, grouping, title }: Props) {
  const t = useLabWords();
  const naming = useNaming();
  const { columns } = t;
  const table = {
    head: [naming.head(grouping), columns.games, columns.wins, columns.from, columns.to, columns.fair, columns.points],
    rows: rows.map(({ kind, games, rate, from, to, fair, meanPoints }) => [
      naming.name(grouping, kind),
      naming.number(games),
      naming.percent(rate),
      naming.percent(from),
      naming.percent(to),
      naming.percent(fair),
      meanPoints === null ? null : naming.number(meanPoints, 1),
    ]),
  };
  return (
    <PlotCard title={title ?? t.wins} note={t.interval} table={table}>
      <IntervalPlot
        fairName={t.fair}
        naming={naming}
        lines={rows.map((row, i) => ({
          ...row,
          name: naming.name(grouping, row.kind),
          look: naming.look(grouping, row.kind, i),
        }))}
      />
    </PlotCard>
  );
}

type Line = Row & { readonly name: string; readonly look: ReturnType<Naming['look']> };
type PlotProps = { readonly lines: readonly Line[]; readonly naming: Naming; readonly fairName: string };

/** One line for each kind: a dot, its interval, the fair share as a dashed mark. */
export function IntervalPlot({ lines, naming, fairName }: PlotProps) {
  const [ref, width] = useWidth();
  const isNarrow = width < NARROW;
  const left = isNarrow ? 16 : Math.min(190, 40 + 8 * Math.max(0, ...lines.map(({ name }) => name.length)));
  const fairs = lines.map(({ fair }) => fair);
  const x = scaleLinear()
    .domain([Math.min(...fairs, ...lines.map(({ from }) => from)), Math.max(...fairs, ...lines.map(({ to }) => to))])
    .nice(5)
    .range([left, Math.max(left + 20, width - VALUE - 12)]);
  const height = TOP + lines.length * ROW + BOTTOM;
  const isOneFair = Math.max(...fairs) - Math.min(...fairs) < 0.001;
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {width > 0 && (
        <svg className="lab-plot" width={width} height={height} aria-hidden="true">
          {x.ticks(5).map((tick) => (
            <g key={tick}>
              <path className="grid" d={`M${x(tick)} ${TOP - 4}V${height - BOTTOM}`} />
              <text className="ax" x={x(tick)} y={height - 6}>
                {Math.round(100 * tick)}%
              </text>
            </g>
          ))}
          {isOneFair && (
            <text className="ax" x={x(fairs[0] ?? 0)} y={12}>
              {fairName}
            </text>
          )}
          {lines.map(({ kind, name, look, rate, from, to, fair }, i) => {
            const y = TOP + i * ROW + (isNarrow ? 32 : ROW / 2);
            return (
              <g key={kind} style={{ color: look.colour }}>
                <path className="fair" d={`M${x(fair)} ${TOP + i * ROW}v${ROW}`} />
                <rect className="band" x={x(from)} y={y - 6} width={Math.max(1, x(to) - x(from))} height={12} rx={3} />
                <path className="whisker" d={`M${x(from)} ${y - 7}v14M${x(from)} ${y}H${x(to)}M${x(to)} ${y - 7}v14`} />
                <circle className="dot" cx={x(rate)} cy={y} r={6.5} />
                <text className="nm" x={look.glyph ? 28 : 4} y={isNarrow ? TOP + i * ROW + 16 : y + 5}>
                  {name}
                </text>
                <text className="big" x={width - 4} y={y - 1}>
                  {naming.percent(rate)}
                </text>
                <text className="ci" x={width - 4} y={y + 14}>
                  {naming.number(100 * from, 1)}–{naming.number(100 * to, 1)}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      {lines.map(({ kind, look }, i) => (
        <span
          key={kind}
          className="lab-sign"
          style={{ color: look.colour, top: TOP + i * ROW + (isNarrow ? 3 : ROW / 2 - 8) }}
        >
          {look.glyph && <Glyph {...look.glyph} className="s" />}
        </span>
      ))}
    </div>
  );
}
