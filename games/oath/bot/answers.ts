/** An answer to each question of Oath: what every move is worth to the seat that is asked; doing nothing is worth 0. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../data/board.ts';
import { type CardId, factsOf, isVision, relicFacts, siteFacts } from '../data/cards.ts';
import { isEmpty, slotOf, slotOfCard, suitOf } from '../rules/queries/queries.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import { playerOf, siteAt } from '../rules/state/state.ts';
import { warAnswers } from './campaigns.ts';
import { actionWorth, adviserLoss, adviserWorth, cardWorth, settlerWorth, visionWorth } from './cards.ts';
import {
  bannerWorth,
  bestJourney,
  bestRecover,
  journeyWorth,
  musterWorth,
  placeWorth,
  relicWorth,
  tradeWorth,
  treasureWorth,
} from './places.ts';
import { isReroll, reroll } from './rerolls.ts';
import { costWorth, envy, type Sight } from './sight.ts';
import { dealAnswers } from './talks.ts';
import { bestWar } from './war.ts';

export type MoveValue = (sight: Sight, move: Move, ask: Ask) => number;

// ---- the Act Phase

const act: MoveValue = (sight, move) => {
  switch (move.kind) {
    case 'major':
      return majorWorth(sight, move.action);
    case 'power':
      return actionWorth(sight, move.card);
    case 'adviser':
      return revealWorth(sight, move.n);
    case 'peek':
      return 0.03;
    case 'warbands':
      return regroupWorth(sight);
    case 'offer-citizenship':
      return offerWorth(sight);
    case 'exile-citizen':
      return -0.5;
    case 'exile-self':
      return exileWorth(sight, move.favor);
    default:
      return 0;
  }
};

function majorWorth(sight: Sight, action: string): number {
  const { player, supply } = sight;
  switch (action) {
    case 'search':
      return searchWorth(sight, 'world') - 2.5 * supply;
    case 'muster':
      return musterWorth(sight) - supply;
    case 'trade':
      return bestTrade(sight) - supply;
    case 'recover':
      return bestRecover(sight, player.pawn) - supply;
    case 'campaign':
      return bestWar(sight, player.pawn) - 2 * supply;
    default:
      return bestJourney(sight);
  }
}

/** A card, and a Vision perhaps; Visions that are drawn make all of them count. */
function searchWorth({ state, player, self }: Sight, pile: string): number {
  const faceup = player.advisers.filter((one) => one.faceup).length;
  let worth = 0.6 + (faceup < 3 ? 0.4 : 0) + (player.advisers.length < 3 ? 0.3 : 0);
  if (player.role === 'exile') {
    const seer = player.vision !== null || player.advisers.some((one) => !one.faceup && isVision(one.card));
    if (pile === 'world') worth += seer ? (state.visionsDrawn < 3 ? 0.9 : 0) : 1.2;
  } else if (pile === 'world') worth -= 0.2;
  return state.title.holder === self ? worth - 0.2 : worth;
}

function bestTrade(sight: Sight): number {
  let best = -1;
  for (const one of siteAt(sight.state, sight.player.pawn).cards) {
    const suit = suitOf(one.card);
    if (suit !== null && isEmpty(one)) best = Math.max(best, tradeWorth(sight, suit));
  }
  return best;
}

/** A facedown adviser comes into the open. */
function revealWorth(sight: Sight, n: number): number {
  const card = sight.player.advisers[n]?.card as CardId;
  if (isVision(card)) return visionWorth(sight, card);
  const { restriction } = factsOf(card);
  const faceup = restriction === 'site' ? -1 : adviserWorth(sight, card) - 0.5;
  const room = siteAt(sight.state, sight.player.pawn);
  const open = restriction !== 'adviser' && room.faceup && room.cards.length < siteFacts(room.site).capacity;
  return Math.max(faceup, open ? settlerWorth(sight, card, sight.player.pawn) - 0.4 : -1);
}

/** Warbands on the board go wherever the pawn goes; those that nobody threatens are better off there. */
function regroupWorth({ state, player, self }: Sight): number {
  const colour = player.role === 'exile' ? self : 0;
  return player.supply >= 2 && (siteAt(state, player.pawn).warbands[colour] as number) > 1 ? 0.15 : -0.1;
}
const regroup: MoveValue = (_sight, move) => (move.kind === 'to-board' ? 0.1 * move.n : -0.1);

/** OATH-6.6: for an Empire that lost the title. */
function offerWorth({ state, player }: Sight): number {
  return player.role === 'chancellor' && playerOf(state, state.title.holder).role === 'exile' ? 0.2 : -0.5;
}
function exileWorth(sight: Sight, favor: number): number {
  const { state, counts, self } = sight;
  const rich = (counts.treasures[self] as number) >= 2 && state.round < 6;
  return (rich ? 2 : -1) - favor * sight.favor;
}

// ---- one question each

const search: MoveValue = (sight, move) =>
  move.kind === 'search' ? searchWorth(sight, move.pile) - move.cost * sight.supply - move.toll * sight.favor : 0;

const play: MoveValue = (sight, move) => {
  const card = sight.player.hand[0] as CardId;
  switch (move.kind) {
    case 'to-site':
      return settlerWorth(sight, card, slotOf(sight.state, move.site));
    case 'to-advisers':
      return toAdvisers(sight, card, move.faceup);
    case 'reveal-vision':
      return visionWorth(sight, card);
    case 'play-conspiracy':
      return 0.1;
    default:
      return 0;
  }
};
function toAdvisers(sight: Sight, card: CardId, faceup: boolean): number {
  const { advisers } = sight.player;
  let loss = 0;
  if (advisers.length >= 3) {
    loss = Number.POSITIVE_INFINITY;
    for (let n = 0; n < advisers.length; n++) loss = Math.min(loss, adviserLoss(sight, n));
  }
  if (faceup) return adviserWorth(sight, card) - loss;
  return (isVision(card) ? cardWorth(sight, card) - 0.2 : 0.4) - loss;
}

const recover: MoveValue = (sight, move) => {
  if (move.kind === 'banner') return bannerWorth(sight, move.banner);
  if (move.kind !== 'buried') return 0;
  const cost = siteFacts(siteAt(sight.state, slotOf(sight.state, move.site)).site).recoverCost;
  return cost === null ? 0 : relicWorth(sight, cost);
};

const journey: MoveValue = (sight, move) => {
  if (move.kind !== 'travel') return 0;
  return journeyWorth(sight, slotOf(sight.state, move.to), move.cost) - move.toll * sight.favor - 0.1 * move.flip;
};

/** OATH-4.12: near to cards that help, with relics to recover. */
const start: MoveValue = (sight, move) => {
  if (move.kind !== 'site') return 0;
  const slot = slotOf(sight.state, move.site);
  const { cards, relics } = siteAt(sight.state, slot);
  return placeWorth(sight, slot, sight.player.supply) + 0.2 * cards.length + 0.5 * relics.length;
};

const people: MoveValue = (sight, move) => {
  if (move.kind !== 'add') return 0;
  const { tokens } = sight.state.banners['peoples-favor'];
  return sight.player.favor >= 2 && tokens < 5 ? 0.9 - sight.favor : -0.2;
};

const seize: MoveValue = (sight, move) => {
  if (move.kind !== 'seize') return 0;
  const banner = move.what === 'peoples-favor' ? 'people' : move.what === 'darkest-secret' ? 'devotion' : null;
  return treasureWorth(sight, banner) - sight.secret;
};

/** Modifiers, Rest powers, reactions: free ones are used. */
const use: MoveValue = (sight, move) => {
  if (move.kind === 'yes') return 0.2;
  if (move.kind !== 'use') return 0;
  return 0.4 - costWorth(sight, factsOf(move.card).cost);
};

const loose: MoveValue = (sight, move) => {
  if (move.kind === 'facedown') return -adviserLoss(sight, move.n);
  if (move.kind !== 'card') return 0;
  const n = sight.player.advisers.findIndex(({ card }) => card === move.card);
  return n >= 0 ? -adviserLoss(sight, n) : harm(sight, move.card);
};

/** How good it is that a card which lies open goes away. */
function harm(sight: Sight, card: CardId): number {
  const { state, rulers, self } = sight;
  const slot = slotOfCard(state, card);
  if (slot >= 0) {
    const ruler = rulers[slot] as number;
    return ruler < 0 ? 0.05 : ruler === self ? -0.5 : 0.4 * envy(sight, ruler);
  }
  const owner = state.players.findIndex(
    ({ advisers, relics }) => advisers.some((one) => one.card === card) || relics.some((one) => one.card === card),
  );
  return owner < 0 ? 0 : 0.5 * envy(sight, owner);
}

/** Sub-picks of powers, where nothing is known of the power: others suffer, banks give, more is more. */
const power: MoveValue = (sight, move, ask) => {
  const { state, self } = sight;
  switch (move.kind) {
    case 'yes':
      return 0.2;
    case 'player':
      return envy(sight, move.seat);
    case 'bank':
      return 0.1 * state.banks[move.suit];
    case 'amount':
      return 0.1 * move.n;
    case 'facedown':
      return move.seat === self ? -0.5 : 0.4 * envy(sight, move.seat);
    case 'card':
      return partOf(ask) === 'own' ? -adviserOrCard(sight, move.card) : harm(sight, move.card);
    case 'relic':
      return 0.3 * relicFacts(move.relic).defense;
    case 'site':
      return siteHarm(sight, slotOf(state, move.site));
    case 'keep':
      return 0.5;
    case 'take':
    case 'bargain':
      return 0.1;
    default:
      return 0;
  }
};
function partOf(ask: Ask): string {
  return typeof ask === 'object' && 'part' in ask ? ask.part : '';
}
function adviserOrCard(sight: Sight, card: CardId): number {
  const n = sight.player.advisers.findIndex((one) => one.card === card);
  return n >= 0 ? adviserLoss(sight, n) : 0.3;
}
function siteHarm(sight: Sight, slot: number): number {
  const ruler = sight.rulers[slot] as number;
  if (ruler < 0) return 0;
  return ruler === sight.self ? -0.5 : 0.4 * envy(sight, ruler);
}

/** A seat that must name somebody for the title names the least dangerous. */
const heir: MoveValue = (sight, move) => (move.kind === 'player' ? -envy(sight, move.seat as Seat) : 0);

export const answers: { readonly [kind: string]: MoveValue } = {
  act,
  search,
  keep: (sight, move) => (move.kind === 'card' ? cardWorth(sight, move.card) : 0),
  play,
  'discard-first': (sight, move) => (move.kind === 'card' ? harm(sight, move.card) - 0.1 : 0),
  'over-limit': loose,
  conspiracy: seize,
  muster: ({ oath: _oath, ...sight }, move) =>
    move.kind === 'card' ? -0.1 * sight.state.banks[suitOf(move.card) as Suit] : 0,
  trade: (sight, move) => {
    if (move.kind !== 'trade') return 0;
    const gain = move.what === 'favor' ? move.gain * sight.favor : move.gain * sight.secret - 2 * sight.favor;
    return gain - move.toll * sight.favor;
  },
  recover,
  'recover-amount': (sight, move) => (move.kind === 'amount' ? -move.n * sight.favor : 0),
  'recover-bank': (sight, move) => (move.kind === 'bank' ? -0.1 * sight.state.banks[move.suit] : 0),
  travel: journey,
  send: (sight, move, ask) => {
    if (move.kind !== 'site') return 0;
    const slot = slotOf(sight.state, move.site);
    const other = (ask as Extract<Ask, { kind: 'send' }>).seat;
    return other === sight.self ? placeWorth(sight, slot, sight.player.supply) : 0.1 + 0.05 * slot * envy(sight, other);
  },
  toll: (sight, move, ask) => {
    const { favor, flip } = ask as Extract<Ask, { kind: 'toll' }>;
    return move.kind === 'yes' ? 0.5 - favor * sight.favor - 0.1 * flip : 0;
  },
  pawn: start,
  'peoples-favor': people,
  opportunity: ({ favor, secret }, move) => (move.kind === 'take' ? (move.what === 'favor' ? favor : secret) : 0),
  modifiers: use,
  rest: use,
  reaction: (sight, move, ask) => (isReroll(ask) ? reroll : use)(sight, move, ask),
  warbands: regroup,
  title: heir,
  power,
  ...warAnswers,
  ...dealAnswers,
};
