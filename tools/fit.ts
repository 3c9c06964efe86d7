// Fits what the features of a position are worth in a game, and writes games/<game>/bot/fitted.ts:
//   node tools/fit.ts root|oath [games, 4000] [first seed, 1]
import { writeFileSync } from 'node:fs';
import { type Features, type Fit, learned } from './fit/winners.ts';

const [name = '', games = '4000', first = '1'] = process.argv.slice(2);
const result =
  name === 'root'
    ? learned((await import('./fit/root.ts')).subject, Number(games), Number(first))
    : learned((await import('./fit/oath.ts')).subject, Number(games), Number(first));
writeFileSync(
  new URL(`../games/${name}/bot/fitted.ts`, import.meta.url),
  name === 'root' ? ofRoot(result) : ofOath(result),
);

function ofRoot({ worths, spread, spreadPerTurn, positions }: Fit): string {
  return `/**
 * What each feature of a position (\`features.ts\`) is worth in VP to each faction, fitted to ${positions} positions of games of the policy with
 * \`tools/fit.ts\`. Correlations, not causes: read them together.
 */
import type { FactionId } from '../data/factions.ts';
import type { Features } from './features.ts';

/** A lead of so many points is a chance of nearly three to one, at the end of the game and more for each turn to come. */
export const SPREAD = ${spread.toFixed(2)};
export const SPREAD_PER_TURN = ${spreadPerTurn.toFixed(2)};

export const fitted: { readonly [faction in FactionId]: Features } = {
${rows(worths)}
};
`;
}

function ofOath({ worths, positions }: Fit): string {
  return `/**
 * What each feature of a position (\`features.ts\`) is worth to each role, fitted to ${positions} positions of games of the policy with
 * \`tools/fit.ts\`: one more is a chance of nearly three to one. Correlations, not causes: read them together.
 */
import type { Role } from '../rules/state.ts';
import type { Features } from './features.ts';

export const fitted: { readonly [role in Role]: Features } = {
${rows(worths)}
};
`;
}

function rows(worths: Fit['worths']): string {
  const fields = (features: Features) => Object.entries(features).map(([key, worth]) => `${key}: ${worth.toFixed(2)}`);
  return Object.entries(worths)
    .map(([group, features]) => `  ${group}: { ${fields(features).join(', ')} },`)
    .join('\n');
}
