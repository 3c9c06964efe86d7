/** How often each number came up: a bar for each, or for each few where there are many; the one with the median stands out. */
import { type Counts, sortedCounts, summary } from '@tavola/bots/lab/counts.ts';
import { scaleLinear } from 'd3-scale';
import { PlotCard, useWidth } from './card.tsx';
import { useNaming } from './naming.ts';
import { useLabWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly note: string;
  readonly counts: Counts;
  /** What is counted along the axis. */
  readonly unit: string;
};
type Bar = { readonly from: number; readonly to: number; readonly times: number };

const HEIGHT = 230;
const [TOP, BOTTOM] = [20, 24];
const DIGIT = 7;
const MOST_BARS = 18;
const NARROWEST_NUMBERED = 26;

export function Histogram({ title, note, counts, unit }: Props) {
  const t = useLabWords();
  const naming = useNaming();
  const [ref, width] = useWidth();
  const bars = barsOf(counts);
  const middle = summary(counts)?.median ?? 0;
  const most = Math.max(1, ...bars.map(({ times }) => times));
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(4);
  const ticks = y.ticks(4).slice(1);
  const left = 12 + DIGIT * Math.max(3, ...ticks.map((tick) => naming.number(tick).length));
  const step = (width - left) / Math.max(1, bars.length);
  const everyNth = Math.max(1, Math.ceil(NARROWEST_NUMBERED / Math.max(1, step)));
  const table = {
    head: [unit, t.columns.count],
    rows: bars.map(({ from, to, times }) => [t.range(from, to), naming.number(times)]),
  };
  return (
    <PlotCard title={title} note={note} table={table}>
      <div ref={ref} style={{ minHeight: HEIGHT }}>
        {width > 0 && (
          <svg className="lab-plot" width={width} height={HEIGHT} aria-hidden="true">
            {ticks.map((tick) => (
              <g key={tick}>
                <path className="grid" d={`M${left} ${y(tick)}H${width}`} />
                <text className="ax en" x={left - 6} y={y(tick) + 4}>
                  {naming.number(tick)}
                </text>
              </g>
            ))}
            <path className="base" d={`M${left} ${HEIGHT - BOTTOM}H${width}`} />
            {bars.map(({ from, to, times }, i) => {
              const x = left + i * step;
              const middleOfBar = x + step / 2;
              const fits = middleOfBar + (DIGIT * String(from).length) / 2 <= width;
              return (
                <g key={from}>
                  <rect
                    className={from <= middle && middle <= to ? 'bar md' : 'bar'}
                    x={x + step * 0.12}
                    y={y(times)}
                    width={Math.max(1, step * 0.76)}
                    height={Math.max(0, HEIGHT - BOTTOM - y(times))}
                    rx={Math.min(4, step * 0.2)}
                  />
                  {i % everyNth === 0 && fits && (
                    <text className="ax" x={middleOfBar} y={HEIGHT - 8}>
                      {from}
                    </text>
                  )}
                  {step > 34 && times > 0 && (
                    <text className="hv" x={middleOfBar} y={y(times) - 5}>
                      {naming.number(times)}
                    </text>
                  )}
                </g>
              );
            })}
          </svg>
        )}
      </div>
    </PlotCard>
  );
}

/** As many numbers in each bar as needed for no more than a few bars. */
function barsOf(counts: Counts): Bar[] {
  const sorted = sortedCounts(counts);
  const [first, last] = [sorted[0]?.[0], sorted.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const size = roundUp((last - first + 1) / MOST_BARS);
  const start = Math.floor(first / size) * size;
  const bars = Array.from({ length: Math.floor((last - start) / size) + 1 }, (_, i) => ({
    from: start + i * size,
    to: start + (i + 1) * size - 1,
    times: 0,
  }));
  for (const [value, times] of sorted) (bars[Math.floor((value - start) / size)] as { times: number }).times += times;
  return bars;
}

/** 1, 2, 5, 10, 20, 50 …: the next one that is enough. */
function roundUp(least: number): number {
  for (let power = 1; ; power *= 10) for (const step of [1, 2, 5]) if (step * power >= least) return step * power;
}
