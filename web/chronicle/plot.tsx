/** What a game counts of its legacies, one line for each, over the games of a chronicle; the table below says the same. */
import type { LegacyCount } from '@tavola/kernel/face/face.ts';
import { useText } from '../text/catalogue.ts';

type Props = { readonly games: readonly { readonly number: number; readonly counts: readonly LegacyCount[] }[] };

const STEP = 90;
const PAD = 26;
const HEIGHT = 170;
/** Each line has its own pattern as well as its own colour. */
const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3', '1 6'];

export function Plot({ games }: Props) {
  const t = useText();
  const kinds = games.at(-1)?.counts ?? [];
  if (games.length === 0 || kinds.length === 0) return null;
  const all = games.flatMap(({ counts }) => counts.map(({ count }) => count));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = PAD * 2 + STEP * Math.max(1, games.length - 1);
  const at = (n: number, count: number) => ({
    x: PAD + n * STEP,
    y: HEIGHT - PAD - ((count - least) / Math.max(1, most - least)) * (HEIGHT - PAD * 2),
  });
  const countOf = (counts: readonly LegacyCount[], id: string) => counts.find((one) => one.id === id)?.count ?? 0;
  return (
    <section className="tally">
      <h2>{t.chronicle.tally}</h2>
      {games.length > 1 && (
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} style={{ maxWidth: width * 1.6 }} aria-hidden="true">
          {[least, most].map((count) => (
            <g key={count} className="tally-rule">
              <path d={`M${PAD} ${at(0, count).y}H${width - PAD}`} />
              <text x={PAD / 2 - 2} y={at(0, count).y + 4}>
                {count}
              </text>
            </g>
          ))}
          {kinds.map(({ id }, i) => {
            const points = games.map(({ counts }, n) => at(n, countOf(counts, id)));
            return (
              <g key={id} className={`tally-line tally-${id}`}>
                <path
                  d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
                  strokeDasharray={DASHES[i % DASHES.length]}
                />
                {points.map(({ x, y }) => (
                  <circle key={x} cx={x} cy={y} r={4} />
                ))}
              </g>
            );
          })}
          {games.map(({ number }, n) => (
            <text key={number} x={at(n, least).x} y={HEIGHT - 4}>
              {number}
            </text>
          ))}
        </svg>
      )}
      <div className="tally-table">
        <table className="games">
          <thead>
            <tr>
              <th scope="col">{t.chronicle.gameHead}</th>
              {kinds.map(({ id, name }, i) => (
                <th key={id} scope="col">
                  <svg className={`tally-key tally-${id}`} viewBox="0 0 30 8" aria-hidden="true">
                    <path d="M0 4H30" strokeDasharray={DASHES[i % DASHES.length]} />
                  </svg>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map(({ number, counts }) => (
              <tr key={number}>
                <th scope="row">{t.chronicle.game(number)}</th>
                {kinds.map(({ id }) => (
                  <td key={id}>{countOf(counts, id)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
