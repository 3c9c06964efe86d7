/** How often something can be done per second of processor time. */

/** Does it a few times and says how much was done (games, moves, iterations). */
export type Work = () => number;

/** The rates of each kind of work, run by run. All kinds take turns, so that a machine that slows down hits them alike. */
export function perCpuSecond<Name extends string>(
  works: { readonly [N in Name]: Work },
  milliseconds: number,
  rounds: number,
): { readonly [N in Name]: readonly number[] } {
  const names = Object.keys(works) as Name[];
  for (const name of names) timed(works[name], milliseconds);
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as { [N in Name]: number[] };
  for (let round = 0; round < rounds; round++) {
    for (const name of names) rates[name].push(timed(works[name], milliseconds));
  }
  return rates;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

function timed(work: Work, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() < end) done += work();
  const { user, system } = process.cpuUsage(before);
  return done / ((user + system) / 1e6);
}
