/** Two runs side by side: what changed, and whether that may be chance. */
import { comparison, type Difference } from '@tavola/bots/lab/compare.ts';
import type { Grouping, Result } from '@tavola/bots/lab/result.ts';
import { scaleLinear } from 'd3-scale';
import { PlotCard, useWidth } from './card.tsx';
import { useNaming } from './naming.ts';
import { useLabWords } from './words.ts';

export type NamedResult = { readonly id: string; readonly name: string; readonly result: Result };

export function Compared({ one, other }: { readonly one: NamedResult; readonly other: NamedResult }) {
  const t = useLabWords();
  const shared = comparison(one.result, other.result);
  if (shared.length === 0) return <p className="hint">{t.otherKinds}</p>;
  return shared.map(({ grouping, rows }) => (
    <Changes key={JSON.stringify(grouping)} grouping={grouping} rows={rows} one={one.name} other={other.name} />
  ));
}

type Props = {
  readonly grouping: Grouping;
  readonly rows: readonly Difference[];
  readonly one: string;
  readonly other: string;
};
const [ROW, TOP, BOTTOM, VALUE] = [46, 8, 24, 96];

function Changes({ grouping, rows, one, other }: Props) {
  const t = useLabWords();
  const naming = useNaming();
  const [ref, width] = useWidth();
  const most = Math.max(0.05, ...rows.map(({ change }) => Math.max(Math.abs(change.from), Math.abs(change.to))));
  // Room for half of the first number below the axis.
  const left = 20;
  const x = scaleLinear([-most, most], [left, Math.max(left + 20, width - VALUE)]).nice(4);
  const height = TOP + rows.length * ROW + BOTTOM;
  const signed = (rate: number, digits = 1) => `${rate < 0 ? '−' : '+'}${naming.number(Math.abs(100 * rate), digits)}`;
  const table = {
    head: [naming.head(grouping), t.before, t.after, t.change, t.columns.from, t.columns.to, ''],
    rows: rows.map(({ kind, before, after, change, isClear }) => [
      naming.name(grouping, kind),
      naming.percent(before.rate),
      naming.percent(after.rate),
      signed(change.rate),
      signed(change.from),
      signed(change.to),
      isClear ? t.clear : t.unclear,
    ]),
  };
  return (
    <PlotCard title={`${t.compare}: ${naming.head(grouping)}`} note={t.compareNote(one, other)} table={table}>
      <div ref={ref} style={{ minHeight: height }}>
        {width > 0 && (
          <svg className="lab-plot" width={width} height={height} aria-hidden="true">
            {x.ticks(4).map((tick) => (
              <g key={tick}>
                <path className={tick === 0 ? 'base' : 'grid'} d={`M${x(tick)} ${TOP}V${height - BOTTOM}`} />
                <text className="ax" x={x(tick)} y={height - 6}>
                  {tick === 0 ? '0' : signed(tick, 0)}
                </text>
              </g>
            ))}
            {rows.map(({ kind, change: { rate, from, to }, isClear }, i) => {
              const y = TOP + i * ROW + 31;
              return (
                <g key={kind} className={isClear ? 'clear' : 'unclear'}>
                  <path
                    className="whisker"
                    d={`M${x(from)} ${y - 6}v12M${x(from)} ${y}H${x(to)}M${x(to)} ${y - 6}v12`}
                  />
                  <circle className="dot" cx={x(rate)} cy={y} r={6} />
                  <text className="nm" x={left} y={TOP + i * ROW + 15}>
                    {naming.name(grouping, kind)}
                  </text>
                  <text className="big" x={width - 4} y={y - 1}>
                    {signed(rate)}
                  </text>
                  <text className="ci" x={width - 4} y={y + 14}>
                    {isClear ? t.clear : t.unclear}
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
