/** For tests: tables of two to six seats at which every faction meets every other. */
import { type FactionId, factionIds } from '../data/factions.ts';

const SIZES = [2, 6, 3, 5, 4] as const;
/** Enough for each map with each deck. */
const FEWEST = 8;

/** Sizes in turn; each seat goes to the faction that still has to meet the most of those who sit already. */
export function parties(factions: readonly FactionId[]): FactionId[][] {
  const met = new Set<string>();
  const pairs = (factions.length * (factions.length - 1)) / 2;
  const all: FactionId[][] = [];
  while (met.size < pairs || all.length < FEWEST) {
    const size = Math.min(SIZES[all.length % SIZES.length] as number, factions.length);
    const party = seated(factions, size, met, all.length);
    for (const pair of pairsOf(party)) met.add(pair);
    all.push(party);
  }
  return all;
}

function seated(factions: readonly FactionId[], size: number, met: ReadonlySet<string>, turn: number): FactionId[] {
  const party: FactionId[] = [];
  const rotated = factions.map((_, i) => factions[(i + turn) % factions.length] as FactionId);
  const strangers = (one: FactionId, among: readonly FactionId[]) =>
    among.filter((other) => other !== one && !met.has(pairOf(one, other))).length;
  while (party.length < size) {
    const free = rotated.filter((one) => !party.includes(one));
    const news = free.map((one) => strangers(one, party) * factions.length + strangers(one, free));
    party.push(free[news.indexOf(Math.max(...news))] as FactionId);
  }
  return party;
}

export function pairsOf(party: readonly FactionId[]): string[] {
  return party.flatMap((one, i) => party.slice(i + 1).map((other) => pairOf(one, other)));
}

function pairOf(one: FactionId, other: FactionId): string {
  return [one, other].sort((a, b) => factionIds.indexOf(a) - factionIds.indexOf(b)).join(' ');
}
