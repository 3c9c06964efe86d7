/** How often something can be done per second of processor time. */

/** Does it a few times and says how much was done (games, moves, iterations). */
export type Work = () => number;

/** The medians of several runs. All kinds of work take turns, so that a machine that slows down hits them alike. */
export function perCpuSecond(works: readonly Work[], milliseconds: number, rounds: number): readonly number[] {
  for (const work of works) timed(work, milliseconds);
  const rates: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, work] of works.entries()) rates[i]?.push(timed(work, milliseconds));
  }
  return rates.map(median);
}

function timed(work: Work, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() < end) done += work();
  const { user, system } = process.cpuUsage(before);
  return done / ((user + system) / 1e6);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
