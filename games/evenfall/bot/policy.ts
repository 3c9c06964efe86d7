/** A sensible pick for playouts and for the greedy bot: every option gets a worth in VP, passing is worth nothing. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { regionOf, regions, type TrackField } from '../data/boards.ts';
import { fieldOf, isRitual, placeOf, ritualOf } from '../data/cards.ts';
import type { Effect } from '../data/effects.ts';
import { councilCost } from '../rules/actions/cards.ts';
import { BOARD_FIELD } from '../rules/actions/fields.ts';
import { turnEffect } from '../rules/state/abilities.ts';
import type { Ask, Free, Move } from '../rules/state/moves.ts';
import { covenBoard, figuresIn, type Player, playerOf, type State, spotOf, trackFields } from '../rules/state/state.ts';
import {
  bagValue,
  councilValue,
  effectValue,
  fieldValue,
  harvestValue,
  inside,
  resourceValue,
  ritualValue,
  roundsLeft,
  specialistValue,
  stepValue,
  transferGain,
} from './values.ts';
import { weights } from './weights.ts';

const NEVER = -99;
const NOISE = 1;

/** The best option with some noise, so that playouts differ. */
export function policy(state: State, seat: Seat, ask: Ask, options: readonly Move[], rng: Rng): number {
  return best(options, (move) => worth(state, seat, ask, move) + (NOISE * rng.below(1000)) / 1000);
}

export function greedy(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  return best(options, (move) => worth(state, seat, ask, move));
}

export function rank(state: State, seat: Seat, ask: Ask, options: readonly Move[]): readonly number[] {
  return options.map((move) => worth(state, seat, ask, move));
}

function best(options: readonly Move[], value: (move: Move) => number): number {
  let index = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const found = value(options[i] as Move);
    if (found <= highest) continue;
    highest = found;
    index = i;
  }
  return index;
}

function worth(state: State, seat: Seat, ask: Ask, move: Move): number {
  const player = playerOf(state, seat);
  switch (move.kind) {
    case 'discover':
      return discoverWorth(state, seat, move.place, placeOf(move.place).witches);
    case 'token':
      return (
        weights.token +
        effectValue(state, seat, covenBoard(state, seat).token) -
        (player.witches > 1 ? weights.tokenWait : 0)
      );
    case 'ritual':
      return weights.ritual + ritualValue(state, seat, move.card);
    case 'specialist':
      return weights.specialist + specialistValue(state, seat, move.card);
    case 'council':
      return councilValue(state, seat, move.card, councilCost(state, seat));
    case 'field':
      return fieldWorth(state, seat, move.at) - (move.figure === 'witch' ? weights.fieldWitch : 0);
    case 'build':
      return buildWorth(state, seat, move.what, move.place);
    case 'free':
      return freeWorth(state, seat, ask, move);
    case 'pass':
      return state.automa ? (weights.passAlone[roundsLeft(state)] as number) : weights.pass;
    case 'end-turn':
    case 'done':
    case 'ready':
      return 0.2 + NOISE / 2;
    case 'back':
    case 'decline':
      return move.kind === 'back' ? NEVER : 0;
    default:
      return answerWorth(state, seat, player, ask, move);
  }
}

/** Answers inside an action. */
function answerWorth(state: State, seat: Seat, player: Player, ask: Ask, move: Move): number {
  switch (move.kind) {
    case 'on':
      return bindingWorth(state, seat, ask, move.place);
    case 'gain':
      return -player[move.what];
    case 'pay':
    case 'drop':
      return move.kind === 'pay' ? player[move.what] : -player[move.what];
    case 'witches':
      return -move.n;
    case 'pay-cost':
      return 5;
    case 'discard':
    case 'set-aside':
      return -cardWorth(state, seat, move.card);
    case 'transfer':
      return transferGain(state, seat, spotOf(player, move.place));
    case 'explore':
      return bagValue(state, placeOf(move.place).harvest);
    case 'option':
      return effectValue(state, seat, optionOf(move.of, move.n));
    case 'half':
      return effectValue(state, seat, trackFields(state, seat)[move.step - 1]?.options?.[move.n]?.effect ?? []);
    case 'reached':
      return fieldValue(state, seat, trackFields(state, seat)[move.step - 1] as TrackField);
    case 'amount':
      return move.n * (1 - (roundsLeft(state) > 1 ? 0.5 : 0.2));
    case 'take-place':
      return discoverWorth(state, seat, move.place, 0);
    case 'remove': {
      const { ritual, scythes, orbs } = spotOf(player, move.place);
      return -ritualOf(ritual as string).vp - scythes - orbs;
    }
    case 'dial':
    case 'adjust':
      return dialWorth(state, seat, move.n);
    case 'stone':
      return stoneWorth(state, seat, move.stone);
    default:
      return 0.5;
  }
}

function discoverWorth(state: State, seat: Seat, id: string, witches: number): number {
  const place = placeOf(id);
  const left = roundsLeft(state);
  const harvest = bagValue(state, place.harvest) * (left - weights.harvest);
  const homeless = freePlaces(playerOf(state, seat)) === 0 ? weights.homeless : 0;
  return (
    weights.discover + harvest + place.vp * inside(state) * weights.placeVp + homeless - (witches - 1) * weights.witch
  );
}

function bindingWorth(state: State, seat: Seat, ask: Ask, id: string): number {
  const card = ritualOf((ask as { card: string }).card);
  const { binding, vp, symbol } = placeOf(id);
  const player = playerOf(state, seat);
  const within = player.inner.some(({ place }) => place === id);
  let value = binding ? bagValue(state, binding.gain) + effectValue(state, seat, binding.effect ?? []) : 0;
  if (binding?.ifKeyword && card.keywords.includes(binding.ifKeyword.keyword))
    value += bagValue(state, binding.ifKeyword.gain);
  value += within ? weights.bindInside : vp * weights.bindVp;
  if (symbol !== null && player.stones.some((stone) => stone.id.startsWith(symbol))) value += card.vp * 0.5;
  return value;
}

function fieldWorth(state: State, seat: Seat, at: string): number {
  const region = state.regions.find(({ id }) => id === at);
  if (region) return effectValue(state, seat, regionOf(region.id).field.effect) + weights.fieldRegion;
  const board = covenBoard(state, seat).boardField;
  if (at === BOARD_FIELD) return effectValue(state, seat, board?.effect ?? []);
  const { ritual } = spotOf(playerOf(state, seat), at);
  return effectValue(state, seat, fieldOf(ritual as string)?.effect as Effect);
}

/** A Scythe pays for the harvests to come, an Orb for the next step. */
function buildWorth(state: State, seat: Seat, what: 'scythe' | 'orb', place: string): number {
  const player = playerOf(state, seat);
  if (what === 'orb') return stepValue(state, seat) + weights.climb - 2 * resourceValue(state);
  if (!player.outer.some((spot) => spot.place === place)) return -1;
  const spot = spotOf(player, place);
  const times = roundsLeft(state) - (player.tokenActive ? 0 : 1);
  return (harvestValue(state, spot) / (1 + spot.scythes)) * times - resourceValue(state);
}

function freeWorth(state: State, seat: Seat, ask: Ask, move: Free): number {
  if (move.what === 'turn') return 1 + effectValue(state, seat, turnEffect(move.card) as Effect);
  if (move.what === 'stone') return 4;
  const { hand } = playerOf(state, seat);
  const { cards } = covenBoard(state, seat).discardFreeAction;
  if (ask === 'window') return playerOf(state, seat).council.includes('dragan') ? 2 : NEVER;
  if (ask !== 'turn') return -2;
  return roundsLeft(state) === 1 || hand.length > weights.discardHand + cards ? weights.discard : -2;
}

/** An option of the `choose` on a Region's field. */
function optionOf(of: string, n: number): Effect {
  const op = regions.find(({ id }) => id === of)?.field.effect.find((one) => one.op === 'choose');
  return op?.op === 'choose' ? (op.options[n]?.effect ?? []) : [];
}

function cardWorth(state: State, seat: Seat, card: string): number {
  if (isRitual(card)) return ritualValue(state, seat, card);
  const player = playerOf(state, seat);
  const has = player.specialists.some((own) => own.card === card);
  return Math.max(
    has ? 0 : specialistValue(state, seat, card),
    councilValue(state, seat, card, councilCost(state, seat)),
  );
}

/** Mana for the next reward or for the stone, with something kept for Regions and rounds to come. */
function dialWorth(state: State, seat: Seat, n: number): number {
  const { conflict } = state;
  if (conflict === null) return 0;
  const player = playerOf(state, seat);
  const region = state.regions.find(({ id }) => id === conflict.region);
  const own = region ? figuresIn(region, seat) : 0;
  const rivals = conflict.sides.filter(({ actor }) => actor !== seat);
  let value = -n * (roundsLeft(state) === 1 && state.resolved === state.regions.length - 1 ? 0.02 : weights.keepMana);
  for (const { min, effect } of regionOf(conflict.region).rewards)
    if (own + n >= min) value += effectValue(state, seat, effect);
  if (rivals.length === 0) return value;
  const strongest = Math.max(...rivals.map(({ figures }) => figures));
  const lead = Math.max(0, Math.min(weights.stoneLeadMost, own + n - strongest + 1));
  return value + lead * weights.stoneLead + (player.mana > 12 ? n * 0.2 : 0);
}

function stoneWorth(state: State, seat: Seat, stone: string): number {
  const symbol = stone.slice(0, stone.indexOf('-'));
  const player = playerOf(state, seat);
  let value = 0;
  for (const { place, ritual } of [...player.inner, ...player.outer])
    if (placeOf(place).symbol === symbol) value = Math.max(value, 1 + (ritual === null ? 0 : ritualOf(ritual).vp));
  return value;
}

function freePlaces(player: Player): number {
  let n = 0;
  for (const { ritual } of player.outer) if (ritual === null) n++;
  for (const { ritual } of player.inner) if (ritual === null) n++;
  return n;
}
