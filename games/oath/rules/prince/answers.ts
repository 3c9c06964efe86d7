/** What a Prince picks wherever the rules would ask a player (OATH-9.11, 9.31, 9.32, 9.35, 9.36): the leftmost, unless something else is said. */
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import { type OathId, regionOf, type Suit } from '../../data/board.ts';
import type { PlanData } from '../../data/cards.ts';
import { planCost } from '../campaign/plans.ts';
import { includes, targetOf } from '../campaign/targets.ts';
import type { Answers, Oath } from '../hooks/power.ts';
import { sourceOf } from '../hooks/sources.ts';
import { slotOf } from '../queries/queries.ts';
import type { Ask, Move } from '../state/moves.ts';
import { princeOf } from '../state/relations.ts';
import type { Prince } from '../state/state.ts';

type Answer = (oath: Oath, seat: Seat, moves: readonly Move[], ask: Ask) => Move | undefined;

/** Optional things are left alone; of the rest the first is taken. */
export const answers: Answers = (oath, seat, ask, moves) => {
  const chosen = ANSWERS[kindOf(ask)]?.(oath, seat, moves, ask);
  return chosen ?? moves.find(declines) ?? (moves[0] as Move);
};
function declines(move: Move): boolean {
  return DECLINES.includes(move.kind) || (move.kind === 'amount' && move.n === 0);
}
const DECLINES: readonly string[] = ['pass', 'no', 'none', 'done', 'decline'];

const first: Answer = (_oath, _seat, moves) => moves[0];
const last: Answer = (_oath, _seat, moves) => moves.at(-1);
const yes: Answer = (_oath, _seat, moves) => moves.find(({ kind }) => kind === 'yes');

const ANSWERS: { readonly [ask: string]: Answer } = {
  'peoples-favor': first,
  'favor-short': first,
  'recover-amount': first,
  'recover-bank': first,
  title: first,
  order: first,
  // OATH-9.31
  defender: ({ state }, seat, moves) => {
    const foe = princeOf(state, seat).war?.defender ?? null;
    return moves.find((move) => (move.kind === 'player' ? move.seat === foe : foe === null)) ?? moves[0];
  },
  targets: ({ state }, seat, moves) => {
    const wanted = princeOf(state, seat).war?.targets ?? [];
    return moves.find((move) => move.kind !== 'done' && includes(wanted, targetOf(state, move)));
  },
  dice: first,
  sacrifice: first,
  plan: (oath, seat, moves) => moves.find((move) => move.kind === 'use' && isWelcome(oath, seat, move.card)),
  place: (_oath, _seat, moves) => moves.find((move) => move.kind === 'amount' && move.n === 1) ?? moves.at(-1),
  banish: yes,
  'burn-favor': yes,
  send: ({ state }, _seat, moves) =>
    moves.find((move) => move.kind === 'site' && regionOf(slotOf(state, move.site)) === 'hinterland') ?? moves[0],
  // OATH-9.32: boards first, then sites from right to left
  losses: (oath, seat, moves, ask) =>
    typeof ask === 'object' && ask.kind === 'losses' && ask.from.at === 'board'
      ? first(oath, seat, moves, ask)
      : last(oath, seat, moves, ask),
  ally: yes,
  'allow-ally': yes,
  // OATH-9.36
  permit: (oath, seat, moves, ask) =>
    typeof ask === 'object' && ask.kind === 'permit' && ask.what !== 'take' ? yes(oath, seat, moves, ask) : undefined,
  // OATH-9.35
  vow: (_oath, _seat, moves) =>
    VOWS.flatMap((oath) => moves.filter((move) => move.kind === 'oath' && move.oath === oath))[0],
  build: first,
  'heal-suit': first,
  'world-suit': ({ state }, seat, moves) => {
    const suit = dearest(princeOf(state, seat));
    return moves.find((move) => move.kind === 'suit' && move.suit === suit) ?? moves[0];
  },
};
const VOWS: readonly OathId[] = ['supremacy', 'people', 'devotion', 'protection'];

/** The highest conspirator, else the highest friend. */
function dearest({ conspirators, friends }: Prince): Suit | undefined {
  return conspirators.toReversed().flat()[0] ?? friends.toReversed().flat()[0];
}

/** OATH-9.11: a battle plan that is free, needs no choice and has no drawback. */
function isWelcome(oath: Oath, seat: Seat, card: string): boolean {
  const war = oath.state.campaigns.at(-1);
  const at = sourceOf(oath, card);
  if (!war || !at || at.power.plan || Object.keys(planCost(oath, war, at, seat)).length > 0) return false;
  const data = at.facts.params as PlanData;
  return !(data.sacrifice || data.atkChoice || data.atEnd || data.atEndIf3 || data.onDefeat);
}
