// What Evenfall says about itself to be fitted: what each feature of a position brings in points until the end, by least squares. Of three
// games two are a lone player's. The games are the policy's, with every twelfth pick at random, so that positions are seen which it would not choose.
import { STAGES, stageOf } from '@tavola/games/evenfall/bot/evaluate.ts';
import { automaFeatures, ownFeatures } from '@tavola/games/evenfall/bot/features.ts';
import { policy } from '@tavola/games/evenfall/bot/policy.ts';
import { evenfall } from '@tavola/games/evenfall/game.ts';
import { automaSheet, sheetOf } from '@tavola/games/evenfall/rules/scoring/scoring.ts';
import type { Ask, Move } from '@tavola/games/evenfall/rules/state/moves.ts';
import type { State } from '@tavola/games/evenfall/rules/state/state.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';

const SEEN = 4;
const ODD_PICKS = 12;
const RIDGE = 50;

type Features = { readonly [name: string]: number };
type Sample = { readonly seat: number; readonly stage: number; readonly features: Features; readonly score: number };
/** Sums of products for least squares. */
type Sums = { readonly xx: number[][]; readonly xy: number[]; yy: number; samples: number };

export function written(games: number, first: number): string {
  const aloneSums: Sums[] = [];
  const amongSums: Sums[] = [];
  let aloneNames: string[] = [];
  let amongNames: string[] = [];
  for (let i = 0; i < games; i++) {
    if (i % 3 < 2) aloneNames = learn(aloneSums, first + i, ['player', 'automaton']);
    else amongNames = learn(amongSums, first + i, 2 + (Math.floor(i / 3) % 3));
  }
  const fits = { alone: aloneSums.map(solved), among: amongSums.map(solved) };
  const spreads = Object.entries(fits).map(
    ([name, stages]) => `  ${name}: [${stages.map(({ spread }) => spread.toFixed(1)).join(', ')}],`,
  );
  return `/**
 * What each feature of a position (\`features.ts\`) brought in VP until the end, fitted by least squares to games of the policy with
 * \`tools/fit.ts\`: a number for each stage (\`stageOf\`). Correlations, not causes: read them together.
 */
import type { AutomaFeatures, OwnFeatures } from './features.ts';

export type PerStage = readonly [number, number, number, number, number, number];

/** How far the results lay from what these numbers foretell. */
export const spread: { readonly alone: PerStage; readonly among: PerStage } = {
${spreads.join('\n')}
};

/** A lone player's lead over the Automa. */
export const alone: { readonly [K in keyof OwnFeatures | keyof AutomaFeatures]: PerStage } = {
${rows(aloneNames, fits.alone)}
};

/** A seat's score among people. */
export const among: { readonly [K in keyof OwnFeatures]: PerStage } = {
${rows(amongNames, fits.among)}
};
`;
}

/** Plays one game and adds what was seen to the sums of each stage; gives the names of the features. */
function learn(sums: Sums[], seed: number, seats: number | readonly SeatWish[]): string[] {
  const options = { side: seed % 4 === 0 ? 'moon' : 'sun' };
  const table = Table.start<State>(evenfall, {
    seats,
    options,
    chance: seededChance(seed),
    watched: false,
    recorded: false,
  });
  const rng = seededRng(seed);
  const samples: Sample[] = [];
  while (table.outcome === null) {
    const { seat, ask, options } = table.firstQuestion as { seat: number; ask: Ask; options: readonly Move[] };
    if (rng.below(SEEN) === 0) for (const one of table.state.players.keys()) samples.push(sampleOf(table.state, one));
    const odd = rng.below(ODD_PICKS) === 0;
    table.take(seat, odd ? rng.below(options.length) : policy(table.state, seat, ask, options, rng));
  }
  const { sheets, automaSheet: hers } = table.state;
  for (const { seat, stage, features, score } of samples) {
    const end = (sheets[seat]?.total ?? 0) - (hers?.total ?? 0);
    const x = Object.values(features);
    sums[stage] ??= { xx: x.map(() => x.map(() => 0)), xy: x.map(() => 0), yy: 0, samples: 0 };
    add(sums[stage], x, end - score);
  }
  return Object.keys(samples[0]?.features ?? {});
}

function sampleOf(state: State, seat: number): Sample {
  const own = ownFeatures(state, seat);
  const hers = state.automa;
  const score = sheetOf(state, seat).total - (hers ? automaSheet(state).total : 0);
  const features = hers ? { ...own, ...automaFeatures(hers) } : own;
  return { seat, stage: stageOf(state, seat), features, score };
}

function add(sums: Sums, x: readonly number[], y: number): void {
  for (const [i, xi] of x.entries()) {
    (sums.xy[i] as number) += xi * y;
    const row = sums.xx[i] as number[];
    for (const [j, xj] of x.entries()) (row[j] as number) += xi * xj;
  }
  sums.yy += y * y;
  sums.samples++;
}

/** Least squares with a ridge, by elimination: what each feature brings, and the standard deviation of the rest. */
function solved({ xx, xy, yy, samples }: Sums): { readonly brings: readonly number[]; readonly spread: number } {
  const size = xy.length;
  const at = xx.map((row, i) => [...row.map((value, j) => value + (i === j && i > 0 ? RIDGE : 0)), xy[i] as number]);
  for (let i = 0; i < size; i++) {
    const pivot = at[i] as number[];
    for (let r = 0; r < size; r++) {
      const row = at[r] as number[];
      const times = (row[i] as number) / (pivot[i] as number);
      if (r !== i && times !== 0) for (let c = i; c <= size; c++) (row[c] as number) -= times * (pivot[c] as number);
    }
  }
  const brings = at.map((row, i) => (row[size] as number) / (row[i] as number));
  const explained = brings.reduce((sum, value, i) => sum + value * (xy[i] as number), 0);
  return { brings, spread: Math.sqrt(Math.max(0, yy - explained) / samples) };
}

function rows(names: readonly string[], stages: readonly { readonly brings: readonly number[] }[]): string {
  if (stages.length !== STAGES) throw new Error('too few games: not every stage was seen');
  return names
    .map(
      (name, i) => `  ${name}: [${stages.map(({ brings }) => Number((brings[i] as number).toFixed(2))).join(', ')}],`,
    )
    .join('\n');
}
