/** How good a position is: the score if the game ended now, plus what figures, Resources and Places will still bring. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { ritualOf } from '../data/cards.ts';
import { automaSheet, sheetOf } from '../rules/scoring.ts';
import { playerOf, type State } from '../rules/state.ts';
import { bagValue, harvestValue, inside, insideVp, roundsLeft } from './values.ts';

/** A lead of so many VP is a chance of about three in four. */
const SCALE = 14;
/** What a round to come is worth to a lone player, so that passing early is no way to it. */
const ROUND = 27;
/** Her VP count less than the own ones, or the bot would pass early only to stop her. */
const HERS = 0.7;
const PAR = 45;

export function evaluate(state: State): number[] {
  const scores = state.players.map((_, seat) => projected(state, seat));
  if (state.automa) {
    const mine = (scores[0] as number) + (roundsLeft(state) - 1) * ROUND;
    return [chance((mine - HERS * automaSheet(state.automa).total - PAR) / 2)];
  }
  return scores.map((score, seat) => chance(score - Math.max(...scores.filter((_, other) => other !== seat))));
}

function chance(lead: number): number {
  return 1 / (1 + Math.exp(-lead / SCALE));
}

export function projected(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const left = roundsLeft(state);
  const acting = state.phase === 'action' || state.phase === 'income';
  const later = acting && !player.passed ? 1 : (left - 1) / left;
  let value = sheetOf(state, seat).total;
  for (const spot of player.outer) {
    value += insideVp(state, seat, spot) * inside(state) * later;
    value += harvestValue(state, spot) * (left - 1 + (player.tokenActive && acting ? 1 : 0)) * 0.7;
    if (spot.ritual === null) value += 0.5 * (left - 1);
  }
  for (const spot of [...player.outer, ...player.inner]) {
    if (spot.ritual === null) continue;
    for (const { timing } of ritualOf(spot.ritual).abilities) {
      if (timing === 'field') value += 1.6 * (left - 1) + (acting && spot.figures.length === 0 ? 1 : 0);
      else if (timing !== 'instant') value += 1.2 * (left - 0.5);
    }
  }
  value += player.specialists.length * 1.2 * (left - 0.5) + player.track * 0.3;
  const { herb, elixir, knowledge, mana } = player;
  value += bagValue(state, { herb, elixir, knowledge, cards: Math.min(8, player.hand.length) }) * later;
  value += bagValue(state, { mana }) * (state.phase === 'conflict' || acting ? 1 : later);
  if (acting && !player.passed) value += player.witches * 1.6 + player.elders * 0.4;
  for (const region of state.regions)
    value += 0.5 * (region.witches[seat] as number) + 0.5 * (region.elders[seat] as number);
  return value + player.stones.length * 1.5;
}
