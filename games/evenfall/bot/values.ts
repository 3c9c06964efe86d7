/** What things are worth to a bot, in VP: rough, quick, and only from what the seat itself can see. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { EXTRA_STEP_VP, type TrackField } from '../data/boards.ts';
import { costOf, personOf, placeOf, ritualOf } from '../data/cards.ts';
import { type Ability, type Bag, type Cost, type Effect, type Op, resources } from '../data/effects.ts';
import { canPay } from '../rules/effects/pay.ts';
import { units } from '../rules/state/counters.ts';
import { playerOf, type Spot, type State, trackFields } from '../rules/state/state.ts';
import { weights } from './weights.ts';

/** Rounds that are still to be played, this one included: 3, 2, 1. */
export function roundsLeft(state: State): number {
  return 4 - state.round;
}

export function resourceValue(state: State): number {
  return weights.resource[roundsLeft(state)] as number;
}

export function bagValue(state: State, bag: Bag): number {
  const left = roundsLeft(state);
  let value =
    (bag.vp ?? 0) +
    (bag.mana ?? 0) * (weights.mana[left] as number) +
    (bag.cards ?? 0) * (weights.card[left] as number);
  value += (bag.any ?? 0) * (weights.resource[left] as number) * weights.any;
  for (const key of resources) value += (bag[key] ?? 0) * (weights.resource[left] as number);
  return value;
}

function costValue(state: State, cost: Cost): number {
  const left = roundsLeft(state);
  let value = (cost.mana ?? 0) * (weights.mana[left] as number) + (cost.discard ?? 0) * (weights.card[left] as number);
  value += (cost.any ?? 0) * (weights.resource[left] as number);
  for (const key of resources) value += (cost[key] ?? 0) * (weights.resource[left] as number);
  return value;
}

export function effectValue(state: State, seat: Seat, effect: Effect): number {
  let value = 0;
  for (const op of effect) value += opValue(state, seat, op);
  return value;
}

function opValue(state: State, seat: Seat, op: Op): number {
  const player = playerOf(state, seat);
  switch (op.op) {
    case 'gain':
      return bagValue(state, op.what);
    case 'pay':
      if (!canPay(player, op.cost)) return 0;
      return Math.max(0, effectValue(state, seat, op.then) - costValue(state, op.cost));
    case 'payUpTo':
      return Math.min(op.max, player.mana) * 0.5;
    case 'choose':
      return Math.max(...op.options.map((option) => effectValue(state, seat, option.effect)));
    case 'transfer':
      return Math.max(weights.transferLeast, ...player.outer.map((spot) => transferGain(state, seat, spot)));
    case 'explore':
      return exploreValue(state, seat, op.scope === 'outer-all');
    case 'coven':
      return stepsValue(state, seat, op.steps, op.both);
    case 'reachedTrackBonus':
      return Math.max(0, ...reachedFields(state, seat).map((field) => fieldValue(state, seat, field)));
    case 'drawPlace':
      return 1.5 * op.count;
    case 'discoverFree':
      return 3;
    case 'perCount':
      return units(state, seat, op) * bagValue(state, op.gain);
    case 'removeRitual':
      return bagValue(state, op.gain) - 2;
    case 'moveFigures':
    case 'sendElder':
      return 0.8;
    case 'returnFigure':
      return player.witches + player.elders < 8 ? 1 : 0;
    case 'copySpecialist':
      return 1;
    case 'takeRedStone':
      return 2.5;
  }
}

/** What the next step on the track gives. */
export function stepValue(state: State, seat: Seat): number {
  return stepsValue(state, seat, 1, false);
}

/** What the next steps give, each field one half or both; above the top a step is worth its VP. */
function stepsValue(state: State, seat: Seat, steps: number, both: boolean): number {
  const { track } = playerOf(state, seat);
  const fields = trackFields(state, seat).slice(track, track + steps);
  let value = (steps - fields.length) * EXTRA_STEP_VP;
  for (const field of fields) value += fieldValue(state, seat, field, both);
  return value;
}

function reachedFields(state: State, seat: Seat): readonly TrackField[] {
  return trackFields(state, seat).slice(0, playerOf(state, seat).track);
}

export function fieldValue(state: State, seat: Seat, field: TrackField, both = false): number {
  if (!field.options) return effectValue(state, seat, field.effect);
  const halves = field.options.map((option) => effectValue(state, seat, option.effect));
  return both ? halves.reduce((sum, half) => sum + half, 0) : Math.max(...halves);
}

export function harvestValue(state: State, { place, scythes }: Spot): number {
  return bagValue(state, placeOf(place).harvest) * (1 + scythes);
}

function exploreValue(state: State, seat: Seat, all: boolean): number {
  const values = playerOf(state, seat).outer.map((spot) => harvestValue(state, spot));
  return all ? values.reduce((a, b) => a + b, 0) : Math.max(0, ...values);
}

/** VP that count in the Inner Circle only. */
function insideVp(state: State, seat: Seat, { place, ritual }: Spot): number {
  const printed = ritual === null ? 0 : ritualOf(ritual).vp;
  return placeOf(place).vp + printed + (printed > 0 && hasStoneFor(state, seat, place) ? printed : 0);
}

/** What a Transfer of this Place brings now: its VP, minus the harvests that the token will no longer bring. */
export function transferGain(state: State, seat: Seat, spot: Spot): number {
  const left = roundsLeft(state);
  const harvests = harvestValue(state, spot) * (left - 1 + (playerOf(state, seat).tokenActive ? 1 : 0));
  const unused = spot.ritual === null && left > 1 ? weights.transferUnused : 0;
  const elders =
    spot.ritual !== null && ritualOf(spot.ritual).abilities.some((one) => one.timing === 'field')
      ? left * weights.transferElder
      : 0;
  return insideVp(state, seat, spot) + elders - harvests * weights.transferHarvest - unused;
}

function hasStoneFor(state: State, seat: Seat, place: string): boolean {
  const { symbol } = placeOf(place);
  return symbol !== null && playerOf(state, seat).stones.some(({ id }) => id === 'red' || id.startsWith(symbol));
}

export function inside(state: State): number {
  return weights.inside[roundsLeft(state)] as number;
}

/** What an ability will bring in the rest of the game. */
function abilityValue(state: State, seat: Seat, ability: Ability): number {
  const left = roundsLeft(state);
  switch (ability.timing) {
    case 'instant':
      return effectValue(state, seat, ability.effect);
    case 'field':
      return effectValue(state, seat, ability.effect) * left * weights.field;
    case 'turn':
      return effectValue(state, seat, ability.effect) * left;
    case 'trigger':
      return Math.max(weights.triggerLeast, effectValue(state, seat, ability.effect)) * left * weights.trigger;
    case 'static':
    case 'conflict':
      return weights.static * left;
    case 'endOfRound':
      return (effectValue(state, seat, ability.effect) + weights.endOfRound) * left;
    case 'endOfGame':
      return effectValue(state, seat, ability.effect) + (left - 1) * weights.endOfGame;
  }
}

function abilitiesValue(state: State, seat: Seat, abilities: readonly Ability[]): number {
  let value = 0;
  for (const ability of abilities) value += abilityValue(state, seat, ability);
  return value;
}

export function ritualValue(state: State, seat: Seat, card: string): number {
  const { abilities, vp } = ritualOf(card);
  return (
    vp * (weights.ritualOut + weights.ritualIn * inside(state)) +
    abilitiesValue(state, seat, abilities) -
    weights.price * costValue(state, costOf(card))
  );
}

export function specialistValue(state: State, seat: Seat, card: string): number {
  const { specialist, vp } = personOf(card);
  return vp + abilitiesValue(state, seat, specialist.abilities) - weights.price * costValue(state, costOf(card));
}

export function councilValue(state: State, seat: Seat, card: string, cost: Cost): number {
  return abilitiesValue(state, seat, personOf(card).council.abilities) - weights.price * costValue(state, cost);
}
