/** Answers to the questions that every faction may be asked. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, cardOf } from '../data/cards.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { pieceTypes } from '../data/pieces.ts';
import { warriorsOf } from '../rules/battle/hits.ts';
import { ATTACKER, type Battle, otherSide, seatOf, sideOf } from '../rules/state/battle.ts';
import { handOf, mapOf, playerOf, suitAt } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { neighbours } from '../rules/woodland/map.ts';
import { cardWorth, claimWorth, craftWorth } from './cards.ts';
import type { Answers, MoveValue, Rival, Sight } from './contract.ts';
import { bestBattle, bestCount, bestMove, bestMoveFrom } from './marches.ts';
import { bestFight, fightWorth, moveWorth, ruledNow, standing } from './sight.ts';

/** A move by what it is alone; what is not named here is worth nothing. */
export const worthOfMove: MoveValue = (sight, move) => {
  switch (move.kind) {
    case 'battle':
      return bestBattle(sight);
    case 'move':
      return bestMove(sight);
    case 'craft':
      return craftWorth(sight, move.card) - 0.5 * cardWorth(sight, move.card);
    case 'card':
      return -cardWorth(sight, move.card);
    case 'use':
      return playWorth(sight, move.card);
    case 'activate':
      return dominanceWorth(sight, move.card);
    case 'claim':
      return -1;
    case 'open-path':
      return 1 - cheapestCard(sight);
    case 'clearing':
    case 'ferry':
      return oneMore(sight, move.clearing);
    case 'seat':
      return -envyOf(sight, move.seat);
    default:
      return 0;
  }
};

/** One more warrior there. */
export function oneMore(sight: Sight, clearing: Clearing): number {
  const here = sight.player.warriors[clearing] as number;
  return standing(sight, clearing, here + 1) - standing(sight, clearing, here);
}

function cheapestCard(sight: Sight): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of handOf(sight.state, sight.self)) least = Math.min(least, cardWorth(sight, card));
  return least;
}

export function rivalAt({ rivals }: Sight, seat: Seat): Rival | undefined {
  return rivals.find((rival) => rival.seat === seat);
}

function envyOf(sight: Sight, seat: Seat): number {
  return rivalAt(sight, seat)?.envy ?? 0;
}

/** Crafted cards, in the window in which they are offered. */
const uses: { readonly [card: Card]: (sight: Sight) => number } = {
  'royal-claim': (sight) => (1 / 0.8) * claimWorth(sight) - 0.6 * sight.turns,
  'stand-and-deliver': () => 0.3,
  'better-burrow-bank': () => 0.3,
  'swap-meet': () => 0.2,
  'coffin-makers': () => 1,
  saboteurs: () => 0.4,
  'false-orders': () => 0.2,
  'eyrie-emigre': () => 0,
  'command-warren': (sight) => bestBattle(sight),
  'tax-collector': () => -0.1,
  codebreakers: () => -0.1,
  'propaganda-bureau': () => -0.1,
  'league-of-adventurous-mice': (sight) => Math.max(bestBattle(sight), bestMove(sight)) - 0.5,
  cobbler: (sight) => bestMove(sight),
  'charm-offensive': ({ rivals }) => (rivals.length > 1 ? 0.2 : -0.3),
};

function playWorth(sight: Sight, card: Card): number {
  return uses[card]?.(sight) ?? 0;
}

/** ROOT-3.3: for those far behind who would win by it and hold what it asks for. */
function dominanceWorth(sight: Sight, card: Card): number {
  const { state, player, rivals } = sight;
  let best = 0;
  for (const rival of rivals) best = Math.max(best, rival.player.vp);
  const behind = best - player.vp;
  if (behind < 5) return -2;
  const held = (clearing: Clearing) =>
    ruledNow(sight, clearing) && (player.warriors[clearing] as number) >= (sight.near[clearing] as number);
  const { suit } = cardOf(card);
  const { corners, opposite } = mapOf(state);
  const wins =
    suit === 'bird'
      ? corners.some((corner) => held(corner) && held(opposite[corner] as Clearing))
      : clearings.filter((clearing) => suitAt(state, clearing) === suit && held(clearing)).length >= 3;
  return wins ? 0.3 * behind : -2;
}

/** Between battle cards and hits: what is about to happen to each side. */
function battleEffect(sight: Sight, move: Move): number {
  const { state, self } = sight;
  const { battle } = state.open;
  if (move.kind !== 'use' || battle === null) return 0;
  const side = sideOf(battle, self) ?? ATTACKER;
  const incoming = battle.rolled[otherSide(side)];
  const own = warriorsOf(state, battle, side) + (sight.counts[battle.clearing] as number);
  if (move.card === 'armorers') return Math.min(incoming, own) * sight.warrior - 0.6;
  const next = nextHit(sight, battle);
  if (move.card === 'brutal-tactics') return next - envyOf(sight, battle.defender);
  if (move.card === 'sappers') return next - 0.3;
  return next - 0.2 * handOf(state, self).length;
}

/** What one more hit would take from the other side. */
function nextHit(sight: Sight, battle: Battle): number {
  const { state, self } = sight;
  const side = sideOf(battle, self) ?? ATTACKER;
  const other = otherSide(side);
  const rival = rivalAt(sight, seatOf(battle, other));
  if (!rival) return 0;
  const hits = (battle.armored[other] ? 0 : battle.rolled[side]) + battle.extra[side];
  const warriors = warriorsOf(state, battle, other);
  if (hits < warriors) return rival.envy * rival.warrior;
  const pieces = rival.counts[battle.clearing] as number;
  if (hits >= warriors + pieces) return 0;
  return 1 + (rival.envy * (rival.pieces[battle.clearing] as number)) / pieces;
}

/** ROOT-4.3.1: two hits before the dice. */
const ambush: MoveValue = (sight, move, ask) => {
  const { clearing, attacker } = ask as Extract<Ask, { kind: 'ambush' }>;
  const rival = rivalAt(sight, attacker);
  if (move.kind !== 'card' || !rival) return 0;
  const { warriors, pawn } = playerOf(sight.state, attacker);
  const hit = pawn === clearing ? 2 : Math.min(2, warriors[clearing] as number);
  const saved =
    0.3 * (sight.stake[clearing] as number) + 0.2 * sight.warrior * (sight.player.warriors[clearing] as number);
  return hit * rival.envy * rival.warrior + saved - 0.6 * cardWorth(sight, move.card);
};

const startCorner: MoveValue = ({ state }, move) => {
  if (move.kind !== 'clearing') return 0;
  const { slots } = mapOf(state);
  return neighbours(state, move.clearing).reduce(
    (sum, next) => sum + 0.2 * (slots[next] as number),
    slots[move.clearing] as number,
  );
};

/** Who gets or loses by a crafted card. */
const cardPlayer: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'seat') return 0;
  const { card } = ask as Extract<Ask, { kind: 'card-player' }>;
  const rival = rivalAt(sight, move.seat);
  const envy = rival?.envy ?? 0;
  const gives = card === 'stand-and-deliver' || card === 'better-burrow-bank' || card === 'charm-offensive';
  return gives ? -envy : envy;
};

export const sharedAnswers: Answers = {
  'start-corner': startCorner,
  ambush,
  'counter-ambush': (_, move) => (move.kind === 'card' ? 0.5 : 0),
  'battle-effects': battleEffect,
  'move-from': (sight, move) => (move.kind === 'clearing' ? bestMoveFrom(sight, move.clearing) : 0),
  'move-to': (sight, move, ask) => {
    const { from } = ask as Extract<Ask, { kind: 'move-to' }>;
    if (move.kind === 'ferry') return 0.4 + bestCount(sight, from, move.clearing);
    return move.kind === 'clearing' ? bestCount(sight, from, move.clearing) : 0;
  },
  'move-count': (sight, move, ask) => {
    const { from, to } = ask as Extract<Ask, { kind: 'move-count' }>;
    return move.kind === 'warriors' ? moveWorth(sight, from, to, move.count) : 0;
  },
  'battle-clearing': (sight, move) =>
    move.kind === 'clearing' ? bestFight(sight, move.clearing, sight.player.warriors[move.clearing] as number) : 0,
  'battle-defender': (sight, move, ask) => {
    const { clearing } = ask as Extract<Ask, { kind: 'battle-defender' }>;
    const rival = move.kind === 'seat' && rivalAt(sight, move.seat);
    return rival ? fightWorth(sight, clearing, sight.player.warriors[clearing] as number, rival) : 0;
  },
  'lose-piece': (sight, move) => (move.kind === 'piece' ? -pieceWorth(sight, move.piece) : 0),
  'card-player': cardPlayer,
  'card-clearing': (sight, move, ask) => {
    if (move.kind !== 'clearing') return 0;
    const here = sight.player.warriors[move.clearing] as number;
    const change = (ask as Extract<Ask, { kind: 'card-clearing' }>).card === 'tax-collector' ? -1 : 1;
    return standing(sight, move.clearing, here + change) - standing(sight, move.clearing, here);
  },
  informants: (_, move) => (move.kind === 'card' ? 0.3 : 0),
};

/** By the name of one of the bot's own buildings or tokens. */
function pieceWorth({ state, self, bot, player }: Sight, piece: string): number {
  const { buildings, tokens } = pieceTypes[player.faction];
  const building = buildings.findIndex(({ name }) => name === piece);
  if (building >= 0) return bot.building(state, self, building);
  return bot.token(
    state,
    self,
    tokens.findIndex(({ name }) => name === piece),
  );
}
