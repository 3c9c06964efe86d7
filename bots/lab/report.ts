/** The questions that people ask about a game's balance, answered from runs that are kept (kernel/face/lab.ts). */
import type { GameLab, LabQuestion } from '@tavola/kernel/face/lab.ts';
import { addCounts } from './counts.ts';
import { type Cell, type Result, type Row, rowOf, rowsOf, valuesOf, versus } from './result.ts';
import { type Fared, newTally, type Tally } from './tally.ts';

/** What a kept run is in its file: a result and the command that made it. */
export type KeptResult = Result & { readonly command: string };

export type LabAnswer =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | {
      readonly kind: 'matrix';
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      readonly cells: readonly (readonly (Cell | null)[])[];
    };

export function keptResults({ runs }: GameLab, { runs: wanted }: Pick<LabQuestion, 'runs'>): KeptResult[] {
  return wanted.map((id) => {
    const found = runs.find((run) => run.id === id);
    if (!found) throw new Error(`no run ${id}`);
    return found.result as KeptResult;
  });
}

/** Rows of `runs` have the ids of the runs as their kind, all others a value of the trait. */
export function answerOf(lab: GameLab, { runs, shows }: LabQuestion): LabAnswer {
  const results = keptResults(lab, { runs });
  if (shows.kind === 'runs') {
    const rows = results.flatMap(({ tally }, i) => {
      const fared = tally.traits[shows.trait]?.[shows.value];
      return fared ? [rowOf(runs[i] as string, fared)] : [];
    });
    return { kind: 'rows', rows };
  }
  const tally = together(results);
  if (shows.kind === 'trait') return { kind: 'rows', rows: rowsOf(tally.traits[shows.trait] ?? {}) };
  const { trait, other } = shows;
  const cells = versus({ tally }, trait, other);
  return { kind: 'matrix', rows: valuesOf(tally, trait), columns: valuesOf(tally, other), cells };
}

/** Traits, and who met whom, over several runs. */
function together(results: readonly Result[]): Tally {
  const all = newTally(0);
  for (const { tally } of results) {
    for (const [trait, values] of Object.entries(tally.traits)) {
      all.traits[trait] ??= {};
      for (const [value, fared] of Object.entries(values)) addFared(all.traits[trait], value, fared);
    }
    for (const [kind, others] of Object.entries(tally.versus)) {
      all.versus[kind] ??= {};
      const known = all.versus[kind];
      for (const [other, { games, share }] of Object.entries(others)) {
        const met = known[other] ?? { games: 0, share: 0 };
        known[other] = { games: met.games + games, share: met.share + share };
      }
    }
  }
  return all;
}

function addFared(all: { [value: string]: Fared }, value: string, more: Fared): void {
  all[value] ??= { games: 0, wins: 0, share: 0, fair: 0, scores: {} };
  const fared = all[value];
  for (const field of ['games', 'wins', 'share', 'fair'] as const) fared[field] += more[field];
  addCounts(fared.scores, more.scores);
}
