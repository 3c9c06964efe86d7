/** A result as a table for other programs: one line for each number, with the sort of thing it is about. */
import { type Counts, sortedCounts } from './counts.ts';
import { faredBy, groupings, type Result, rowOf } from './result.ts';

const HEAD = ['about', 'kind', 'value', 'games', 'count', 'rate', 'from', 'to', 'fair', 'mean_points'] as const;
type Line = { readonly [column in (typeof HEAD)[number]]?: string | number | null };

export function csvOf(result: Result): string {
  const lines = [HEAD.join(','), ...linesOf(result).map((line) => HEAD.map((column) => cell(line[column])).join(','))];
  return `${lines.join('\r\n')}\r\n`;
}

function linesOf(result: Result): Line[] {
  const { tally } = result;
  const counts = (about: string, all: Counts) =>
    sortedCounts(all).map(([value, count]): Line => ({ about, value, games: tally.finished, count }));
  return [
    ...groupings(result).flatMap((grouping) => {
      const about = grouping.by === 'trait' ? grouping.trait : grouping.by;
      return faredBy(result, grouping).flatMap(([key, fared]): Line[] => {
        const kind = grouping.by === 'seat' ? String(Number(key) + 1) : key;
        const { games, share, rate, from, to, fair, meanPoints } = rowOf(kind, fared);
        const scores = sortedCounts(fared.scores).map(([value, count]) => ({
          about: `${about} points`,
          kind,
          value,
          games,
          count,
        }));
        return [{ about, kind, games, count: share, rate, from, to, fair, mean_points: meanPoints }, ...scores];
      });
    }),
    ...Object.entries(tally.reasons).map(([kind, count]) => ({ about: 'ending', kind, games: tally.finished, count })),
    ...counts('turns in a game', tally.turns),
    ...counts('decisions in a game', tally.decisions),
    ...counts('decisions in a turn', tally.perTurn),
  ];
}

/** Commas, quotes and line ends are quoted; nothing begins like a formula of a spreadsheet. */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(6);
  const safe = /^[=+@\t-]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
