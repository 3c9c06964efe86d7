// Fits what the features of a position bring each faction in Root, and writes games/root/bot/fitted.ts:
//   node tools/root-fit.ts [games of two, 2000] [games of four, 2000] [first seed, 1]
// The games are the policy's, with every fifteenth pick at random; the positions are those at the beginning of each turn. The numbers make the
// winners as likely as they can be (multinomial logit, gradient descent), so that they are worth points at the end of the game.
import { writeFileSync } from 'node:fs';
import { type Features, featuresOf } from '@tavola/games/root/bot/features.ts';
import { policy } from '@tavola/games/root/bot/policy.ts';
import { turnsLeft } from '@tavola/games/root/bot/sight.ts';
import { type FactionId, factionIds } from '@tavola/games/root/data/factions.ts';
import { game } from '@tavola/games/root/game.ts';
import type { Ask } from '@tavola/games/root/rules/asks.ts';
import type { Move } from '@tavola/games/root/rules/moves.ts';
import type { State } from '@tavola/games/root/rules/state.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng, shuffleInPlace } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';

const [pairs = 2000, crowds = 2000, first = 1] = process.argv.slice(2).map(Number);
const ODD_PICKS = 15;
const ROUNDS = 60;
const RIDGE = 0.0005;
const LEAST = 0.15;

type Sample = {
  readonly factions: readonly FactionId[];
  readonly vp: readonly number[];
  readonly features: readonly Features[];
  readonly turns: number;
  readonly winner: number;
};

const samples: Sample[] = [];
for (let i = 0; i < pairs; i++) learn(first + i, i % 3 === 0 ? ['marquise', 'eyrie'] : someFactions(first + i, 2));
for (let i = 0; i < crowds; i++) learn(first + pairs + i, someFactions(first + pairs + i, 4));

const names = Object.keys(samples[0]?.features[0] as Features) as (keyof Features)[];
/** By faction and feature; then the spread at the end and for each turn to come. */
const weights = new Float64Array(factionIds.length * names.length + 2);
weights.fill(0.5, 0, -2);
for (let f = 0; f < factionIds.length; f++)
  for (const [n, name] of names.entries()) if (isFree(name)) weights[f * names.length + n] = 0;
weights.set([4, 0.7], weights.length - 2);
adjust();
write();

function someFactions(seed: number, count: number): FactionId[] {
  return shuffleInPlace([...factionIds], seededRng(seed)).slice(0, count);
}

function learn(seed: number, factions: readonly FactionId[]): void {
  const seats = factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
  const options = { ...game.amongBots };
  const table = Table.start<State>(game, {
    seats,
    options,
    chance: seededChance(seed),
    watched: false,
    recorded: false,
  });
  const rng = seededRng(seed);
  const found: Omit<Sample, 'winner'>[] = [];
  let last = '';
  for (let question = table.firstQuestion; question; question = table.firstQuestion) {
    const { turn, stage, players } = table.state.open;
    const now = `${turn.round} ${turn.seat}`;
    if (stage === 'turns' && now !== last) {
      last = now;
      const vp = players.map((player) => player.vp);
      const features = players.map((_, seat) => featuresOf(table.state, seat));
      found.push({ factions, vp, features, turns: turnsLeft(table.state) });
    }
    const { seat, ask, options: offered } = question;
    const odd = rng.below(ODD_PICKS) === 0;
    const pick = odd
      ? rng.below(offered.length)
      : policy(table.state, seat, ask as Ask, offered as readonly Move[], rng);
    table.take(seat, pick);
  }
  const winners = table.outcome?.winners ?? [];
  if (winners.length === 1) for (const one of found) samples.push({ ...one, winner: winners[0] as number });
}

/** Adam, over all samples in each round. */
function adjust(): void {
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  const rng = seededRng(first);
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffleInPlace(samples, rng);
    let loss = 0;
    for (let from = 0; from < samples.length; from += 256) {
      const gradient = new Float64Array(weights.length);
      const batch = samples.slice(from, from + 256);
      for (const sample of batch) loss += descend(sample, gradient);
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
      clamp();
    }
    if (round % 10 === 9) console.log(`round ${round + 1}: loss ${(loss / samples.length).toFixed(4)}`);
  }
}

/** What a seat has is never worth less than nothing: a search would throw it away. */
function clamp(): void {
  for (let f = 0; f < factionIds.length; f++)
    for (const [n, name] of names.entries())
      if (!isFree(name)) weights[f * names.length + n] = Math.max(LEAST, weights[f * names.length + n] as number);
  for (const i of [weights.length - 2, weights.length - 1]) weights[i] = Math.max(LEAST, weights[i] as number);
}

function isFree(name: string): boolean {
  return /next|pair|crowd/.test(name);
}

/** Adds the gradient of one sample and gives its loss. */
function descend({ factions, vp, features, turns, winner }: Sample, gradient: Float64Array): number {
  const spread = (weights.at(-2) as number) + (weights.at(-1) as number) * turns;
  const worths = factions.map((faction, seat) => (vp[seat] as number) + worthOf(faction, features[seat] as Features));
  const most = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp((worth - most) / spread));
  const sum = shares.reduce((total, share) => total + share, 0);
  for (const [seat, faction] of factions.entries()) {
    const error = (shares[seat] as number) / sum - (seat === winner ? 1 : 0);
    const at = factionIds.indexOf(faction) * names.length;
    for (const [n, name] of names.entries())
      gradient[at + n] = (gradient[at + n] as number) + (error * (features[seat] as Features)[name]) / spread;
    const bySpread = (-error * ((worths[seat] as number) - most)) / (spread * spread);
    gradient[weights.length - 2] = (gradient.at(-2) as number) + bySpread;
    gradient[weights.length - 1] = (gradient.at(-1) as number) + bySpread * turns;
  }
  return -Math.log(Math.max(1e-9, (shares[winner] as number) / sum));
}

function worthOf(faction: FactionId, features: Features): number {
  const at = factionIds.indexOf(faction) * names.length;
  let worth = 0;
  for (const [n, name] of names.entries()) worth += (weights[at + n] as number) * features[name];
  return worth;
}

function write(): void {
  const rows = factionIds.map((faction, f) => {
    const fields = names.map((name, n) => `${name}: ${(weights[f * names.length + n] as number).toFixed(2)}`);
    return `  ${faction}: { ${fields.join(', ')} },`;
  });
  writeFileSync(
    new URL('../games/root/bot/fitted.ts', import.meta.url),
    `/**
 * What each feature of a position (\`features.ts\`) is worth in VP to each faction, fitted to ${samples.length} positions of games of the policy with
 * \`tools/root-fit.ts\`. Correlations, not causes: read them together.
 */
import type { FactionId } from '../data/factions.ts';
import type { Features } from './features.ts';

/** A lead of so many points is a chance of nearly three to one, at the end of the game and more for each turn to come. */
export const SPREAD = ${(weights.at(-2) as number).toFixed(2)};
export const SPREAD_PER_TURN = ${(weights.at(-1) as number).toFixed(2)};

export const fitted: { readonly [faction in FactionId]: Features } = {
${rows.join('\n')}
};
`,
  );
}
