/** How a bot plays the Riverfolk Company (ROOT-11): funds pay dividends while they wait, trade posts score when they are built. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { cardOf } from '../data/cards.ts';
import { type Clearing, clearings } from '../data/maps.ts';
import { POST_VP } from '../data/riverfolk.ts';
import { factionAt } from '../rules/contract/registry.ts';
import { fundsOf } from '../rules/factions/riverfolk/funds.ts';
import { boardOf, boxesOf, TRADE_POST, warriorsIn } from '../rules/factions/riverfolk/state.ts';
import { handOf, mapOf, type State } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import { onMap } from '../rules/woodland/pieces.ts';
import { oneMore, worthOfMove } from './answers.ts';
import { cardWorth, craftWorth } from './cards.ts';
import type { FactionBot, MoveValue, Sight } from './contract.ts';
import { bestBattle, bestMove } from './marches.ts';
import { isIn, risk, ruledNow } from './sight.ts';

/** ROOT-11.4: a fund that is still there in Birdsong. */
const DIVIDEND = 0.5;
/** Trade posts are attacked: not all dividends to come will be paid. */
const SURE = 0.6;

function hasPost({ player }: Sight): boolean {
  return onMap(player.tokens[TRADE_POST]) > 0;
}

/** A committed fund misses the next dividends, a spent one all of them. */
function commitCost(sight: Sight): number {
  return hasPost(sight) ? 0.9 * DIVIDEND : 0.1;
}
function spendCost(sight: Sight): number {
  return commitCost(sight) + SURE * DIVIDEND * Math.min(4, Math.max(0, sight.turns - 1));
}

/** The first post makes the funds pay, the second insures it. */
function postWorth(sight: Sight): number {
  const posts = onMap(sight.player.tokens[TRADE_POST]);
  return POST_VP + (posts === 0 ? 2.5 : posts === 1 ? 1 : 0.4) - 2 * spendCost(sight);
}

function totalFunds(state: State, self: Seat): number {
  return boxesOf(boardOf(state, self)).reduce((sum, box) => sum + warriorsIn(box), 0);
}

const daylight: MoveValue = (sight, move, ask) => {
  const { state, self, turns } = sight;
  switch (move.kind) {
    case 'move':
      return bestMove(sight) - commitCost(sight);
    case 'battle':
      return bestBattle(sight) - commitCost(sight);
    case 'riverfolk.draw': {
      const held = handOf(state, self).length;
      return (held < 2 ? 0.9 : held < 5 ? 0.55 : 0) - commitCost(sight);
    }
    case 'recruit':
      return sight.warrior + Math.max(0, bestBank(sight)) - spendCost(sight);
    case 'riverfolk.establish':
      return postWorth(sight);
    case 'craft':
      return craftWorth(sight, move.card) - 0.3 * cardWorth(sight, move.card) - fundsFor(sight, move.card);
    case 'riverfolk.export':
      return SURE * DIVIDEND * Math.min(5, turns) - 0.3 - cardWorth(sight, move.card) - fundsFor(sight, move.card);
    default:
      return worthOfMove(sight, move, ask);
  }
};

function fundsFor(sight: Sight, card: string): number {
  return (cardOf(card).cost?.length ?? 0) * commitCost(sight);
}

function bestBank(sight: Sight): number {
  let best = 0;
  for (const clearing of mapOf(sight.state).riverside) best = Math.max(best, oneMore(sight, clearing));
  return best;
}

/** Safe, and where customers are. */
const establishWhere: MoveValue = (sight, move) => {
  if (move.kind !== 'clearing') return 0;
  const customers = sight.rivals.filter((rival) => isIn(rival, move.clearing)).length;
  const warriors = (sight.player.warriors[move.clearing] as number) + 1;
  return 0.3 * Math.min(customers, 2) - 3 * risk(sight, move.clearing, warriors);
};

/** Own funds come back into play by themselves, those of others buy trade posts where they rule. */
const whoseFund: MoveValue = (sight, move) => (move.kind === 'seat' ? (move.seat === sight.self ? 1 : 0) : 0);

/** Cheap enough that they are bought. */
const price: MoveValue = (sight, move, ask) => {
  if (move.kind !== 'riverfolk.price') return 0;
  const { service } = ask as Extract<Ask, { kind: 'riverfolk.price' }>;
  const wanted = service === 'hand-card' ? (sight.rivals.length > 1 ? 2 : 1) : 3;
  return -Math.abs(move.price - wanted);
};

/** What somebody else sees in an offer: the best card of the open hand, or of the market. */
const buy: MoveValue = (sight, move) => {
  const { state, rivals, player, turns } = sight;
  const company = rivals.find((rival) => rival.player.faction === 'riverfolk');
  if (move.kind !== 'riverfolk.buy' || !company || move.service !== 'hand-card') return -1;
  let best = 0;
  for (const card of factionAt(state, company.seat).services?.shop?.cards(state, company.seat) ?? [])
    best = Math.max(best, cardWorth(sight, card) + 0.4 * craftWorth(sight, card));
  // What a fund brings the company is half a point in each turn to come.
  const each = (player.supply > 6 ? 0.1 : 0.3) + company.envy * (0.4 + DIVIDEND * turns);
  return best - move.price * each;
};

export const riverfolk: FactionBot = {
  warrior: () => 0.35,
  building: () => 0,
  token: (state, self) => 1 + 0.3 * fundsOf(state, self),
  rule: ({ player }, clearing) => ((player.tokens[TRADE_POST]?.[clearing] as number) > 0 ? 0.1 : 0.5),
  promise: (sight) => {
    const { state, self, turns, player } = sight;
    const paying = hasPost(sight) ? 1 : 0.5;
    return (
      totalFunds(state, self) * (DIVIDEND * SURE * paying * Math.min(6, turns) + 0.3) +
      onMap(player.tokens[TRADE_POST]) * 0.6 +
      0.4 * turns
    );
  },
  isFresh: (state, self) => warriorsIn(boardOf(state, self).committed) === 0,
  answers: {
    'riverfolk.first-warriors': (sight, move) => (move.kind === 'clearing' ? landing(sight, move.clearing) : 0),
    'riverfolk.price': price,
    'riverfolk.daylight': daylight,
    'riverfolk.fund': whoseFund,
    'riverfolk.disruption': whoseFund,
    'riverfolk.recruit-where': (sight, move) => (move.kind === 'clearing' ? oneMore(sight, move.clearing) : 0),
    'riverfolk.establish-where': establishWhere,
  },
  asked: {
    'riverfolk.buy-card': (sight, move) =>
      move.kind === 'card' ? cardWorth(sight, move.card) + 0.4 * craftWorth(sight, move.card) : 0,
  },
  offered: { 'riverfolk.buy': buy },
};

/** Together in one clearing, so that it is ruled and a first post can be paid for with own funds. */
function landing(sight: Sight, clearing: Clearing): number {
  const together = clearings.some((one) => ruledNow(sight, one)) ? 0 : (sight.player.warriors[clearing] as number);
  return oneMore(sight, clearing) + 0.3 * together - 0.1 * (sight.near[clearing] as number);
}
