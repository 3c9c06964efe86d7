/** Deals, Citizenship, permissions and the Chronicle (OATH-6.4, 6.6, 7.11, 8): a bot opens no deal of its own and takes what is good for it. */

import { playerOf } from '../rules/state/state.ts';
import type { Terms } from '../rules/state/terms.ts';
import type { MoveValue } from './answers.ts';
import { attained, visionGoal } from './claims.ts';
import type { Sight } from './sight.ts';
import { RELIC } from './war.ts';

const SITE = 3;
const BANNER = 4;

/** What a list is worth to the seat that gets it. */
function worthOf({ favor, secret }: Sight, terms: Terms): number {
  return (
    terms.favor * favor +
    terms.secrets * secret +
    (RELIC + 0.5) * terms.relics.length +
    BANNER * terms.banners.length +
    0.8 * terms.advisers.length +
    SITE * terms.sites.length
  );
}

/** Accept what brings more than it takes; Citizenship also by what an Exile would give up. */
const answer: MoveValue = (sight, move) => {
  const { deal } = sight.state;
  if (move.kind !== 'accept' || deal === null) return move.kind === 'counter' ? -0.5 : 0;
  const [gives, gets] = deal.opener === sight.self ? [deal.opens, deal.answers] : [deal.answers, deal.opens];
  const balance = worthOf(sight, gets) - 1.3 * worthOf(sight, gives) - 0.3;
  return deal.slot === null || deal.opener === sight.self ? balance : balance + citizenshipWorth(sight);
};

/** A relic and a full Supply, against the hopes of an Exile. */
function citizenshipWorth({ state, self, counts }: Sight): number {
  const { vision } = playerOf(state, self);
  const goal = vision === null ? null : visionGoal(vision);
  const hope =
    10 * attained({ seat: self, goal: state.oath, lead: 1 }, counts) +
    (goal === null ? 0 : 8 * attained({ seat: self, goal, lead: 1 }, counts));
  const late = state.round >= 6 ? 1 : 0;
  return RELIC + 1 - hope - late;
}

/** Nothing is shown: no bot's answer depends on it. */
const propose: MoveValue = (_, move) => {
  if (move.kind === 'propose') return 0.2;
  return move.kind === 'show' ? -0.1 : move.kind === 'withdraw' ? 0 : -0.3;
};

/** Warbands go wherever the Empire needs them, but not from the seat's own board. */
const permit: MoveValue = ({ player }, move, ask) => {
  if (move.kind !== 'yes') return 0;
  const { what } = ask as { readonly what: 'lift' | 'give' | 'take' };
  if (what === 'give') return 0.5;
  return what === 'lift' ? 0.1 : player.warbands > 6 ? 0.1 : -0.5;
};

export const dealAnswers: { readonly [kind: string]: MoveValue } = {
  answer,
  propose,
  permit,
  'offer-citizenship': (sight, move) => (move.kind === 'player' && move.seat === sight.self ? -1 : 0),
  'take-place': (_, move) => (move.kind === 'yes' ? 0.1 : 0),
  build: (_, move) => (move.kind === 'none' ? -0.1 : 0),
  'turn-purple': (_, move) => (move.kind === 'amount' ? 0.1 * move.n : 0),
};
