// Fits what the features of a position are worth to the seat that has them, so that the winners of many games are as likely as they can be
// (multinomial logit, Adam). The games are the policy's, with every fifteenth pick at random.
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';

type Features = { readonly [name: string]: number };

/** What a game says about itself to be fitted. */
export type Subject<S> = {
  readonly game: AnyGame;
  /** Whose numbers are kept apart: factions, roles. */
  readonly groups: readonly string[];
  /** Who sits at the table of the n-th game. */
  seats(n: number, seed: number): number | readonly SeatWish[];
  /** Options of the n-th game; those for tables with bots when left out. */
  options?(n: number): unknown;
  /** Positions of the same moment are looked at once; null where nothing is to be learned. */
  moment(state: S): string | null;
  groupOf(state: S, seat: number): string;
  featuresOf(state: S, seat: number): Features;
  /** What counts in full, besides the features: points. */
  pointsOf?(state: S, seat: number): number;
  /** Where points are counted, a lead is worth less the more turns are to come. */
  turnsLeft?(state: S): number;
  /** A feature that may be worth less than nothing; of others a search would throw away what it has. */
  isFree(name: string): boolean;
  /** The least that the others are worth. */
  readonly least: number;
};

type Fit = {
  /** By group and feature. */
  readonly worths: { readonly [group: string]: Features };
  /** A lead of this size is a chance of nearly three to one: at the end, and more for each turn to come. */
  readonly spread: number;
  readonly spreadPerTurn: number;
  readonly positions: number;
};

type Sample = {
  readonly groups: readonly number[];
  readonly points: readonly number[];
  readonly features: readonly (readonly number[])[];
  readonly turns: number;
  readonly winner: number;
};

const ODD_PICKS = 15;
const ROUNDS = 60;
const RIDGE = 0.0005;
const BATCH = 256;

export function learned<S>(subject: Subject<S>, games: number, first: number): Fit {
  const samples: Sample[] = [];
  const names: string[] = [];
  for (let n = 0; n < games; n++) samples.push(...played(subject, n, first + n, names));
  const model = newModel(subject, names);
  adjust(model, samples, first);
  const { weights, size } = model;
  const worths = subject.groups.map((group, g) => {
    const own = names.map((name, i) => [name, weights[g * size + i] as number] as const);
    return [group, Object.fromEntries(own)] as const;
  });
  const [spread, spreadPerTurn] = [weights.at(-2) as number, weights.at(-1) as number];
  return { worths: Object.fromEntries(worths), spread, spreadPerTurn, positions: samples.length };
}

function played<S>(subject: Subject<S>, n: number, seed: number, names: string[]): Sample[] {
  const { game } = subject;
  const setup = {
    seats: subject.seats(n, seed),
    options: subject.options?.(n) ?? { ...game.amongBots },
    chance: seededChance(seed),
  };
  const table = Table.start<S>(game, { ...setup, watched: false, recorded: false });
  const rng = seededRng(seed);
  const found: Omit<Sample, 'winner'>[] = [];
  let last: string | null = null;
  for (let question = table.firstQuestion; question; question = table.firstQuestion) {
    const now = subject.moment(table.state);
    if (now !== null && now !== last) found.push(sampled(subject, table.state, table.seats.length, names));
    last = now ?? last;
    const { seat, ask, options } = question;
    const odd = rng.below(ODD_PICKS) === 0;
    const advised = () => game.bot?.policy?.(table.state, seat, ask, options, rng) ?? 0;
    table.take(seat, odd ? rng.below(options.length) : advised());
  }
  const winners = table.outcome?.winners ?? [];
  return winners.length === 1 ? found.map((one) => ({ ...one, winner: winners[0] as number })) : [];
}

function sampled<S>(subject: Subject<S>, state: S, seats: number, names: string[]): Omit<Sample, 'winner'> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const features = all.map((seat) => subject.featuresOf(state, seat));
  if (names.length === 0) names.push(...Object.keys(features[0] as Features));
  return {
    groups: all.map((seat) => subject.groups.indexOf(subject.groupOf(state, seat))),
    points: all.map((seat) => subject.pointsOf?.(state, seat) ?? 0),
    features: features.map((one) => names.map((name) => one[name] as number)),
    turns: subject.turnsLeft?.(state) ?? 0,
  };
}

type Model = {
  /** By group and feature; then the spread at the end and for each turn to come. */
  readonly weights: Float64Array;
  /** Features of a group. */
  readonly size: number;
  readonly free: readonly boolean[];
  readonly least: number;
  /** Without points the unit is free, and the spread is one. */
  readonly hasPoints: boolean;
};

function newModel<S>({ groups, isFree, least, pointsOf }: Subject<S>, names: readonly string[]): Model {
  const size = names.length;
  const weights = new Float64Array(groups.length * size + 2);
  const free = names.map(isFree);
  for (let i = 0; i < groups.length * size; i++) weights[i] = free[i % size] ? 0 : least;
  weights.set(pointsOf ? [4, 0.7] : [1, 0], weights.length - 2);
  return { weights, size, free, least, hasPoints: pointsOf !== undefined };
}

/** Adam, over all samples in each round. */
function adjust(model: Model, samples: Sample[], seed: number): void {
  const { weights } = model;
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  const rng = seededRng(seed);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffleInPlace(samples, rng);
    let loss = 0;
    for (let from = 0; from < samples.length; from += BATCH) {
      const gradient = new Float64Array(weights.length);
      const batch = samples.slice(from, from + BATCH);
      for (const sample of batch) loss += descend(model, sample, gradient);
      step++;
      const rate = 0.03 * (1 - round / ROUNDS) + 0.002;
      for (let i = 0; i < weights.length; i++) {
        const g = (gradient[i] as number) / batch.length + RIDGE * (weights[i] as number);
        mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
        square[i] = 0.999 * (square[i] as number) + 0.001 * g * g;
        const m = (mean[i] as number) / (1 - 0.9 ** step);
        const v = (square[i] as number) / (1 - 0.999 ** step);
        weights[i] = (weights[i] as number) - (rate * m) / (Math.sqrt(v) + 1e-8);
      }
      clamp(model);
    }
    if (round % 10 === 9) console.log(`round ${round + 1}: loss ${(loss / samples.length).toFixed(4)}`);
  }
}

function clamp({ weights, size, free, least, hasPoints }: Model): void {
  const last = weights.length - 2;
  for (let i = 0; i < last; i++) if (!free[i % size]) weights[i] = Math.max(least, weights[i] as number);
  if (hasPoints) for (const i of [last, last + 1]) weights[i] = Math.max(least, weights[i] as number);
  else weights.set([1, 0], last);
}

/** Adds the gradient of one sample and gives its loss. */
function descend(
  { weights, size }: Model,
  { groups, points, features, turns, winner }: Sample,
  to: Float64Array,
): number {
  const last = weights.length - 2;
  const spread = (weights[last] as number) + (weights[last + 1] as number) * turns;
  const worths = groups.map((group, seat) => {
    let worth = points[seat] as number;
    const own = features[seat] as readonly number[];
    for (let i = 0; i < size; i++) worth += (weights[group * size + i] as number) * (own[i] as number);
    return worth;
  });
  const most = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp((worth - most) / spread));
  const sum = shares.reduce((total, share) => total + share, 0);
  for (const [seat, group] of groups.entries()) {
    const error = (shares[seat] as number) / sum - (seat === winner ? 1 : 0);
    const own = features[seat] as readonly number[];
    for (let i = 0; i < size; i++)
      to[group * size + i] = (to[group * size + i] as number) + (error * (own[i] as number)) / spread;
    const bySpread = (-error * ((worths[seat] as number) - most)) / (spread * spread);
    to[last] = (to[last] as number) + bySpread;
    to[last + 1] = (to[last + 1] as number) + bySpread * turns;
  }
  return -Math.log(Math.max(1e-9, (shares[winner] as number) / sum));
}

/** The lines of a table by group. */
export function rows(worths: Fit['worths']): string {
  const fields = (features: Features) => Object.entries(features).map(([key, worth]) => `${key}: ${worth.toFixed(2)}`);
  return Object.entries(worths)
    .map(([group, features]) => `  ${group}: { ${fields(features).join(', ')} },`)
    .join('\n');
}
