/** The persistent effects that are used in their owner's turn (interruptions.ts says when); the others are read where they change a rule. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Offers } from '../contract/faction.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { cardsIn, type TurnCardId } from '../vocabulary/interruptions.ts';
import * as birdsong from './birdsong.ts';
import * as daylight from './daylight.ts';
import * as evening from './evening.ts';
import type { TurnCard } from './persistent.ts';

const effectOf: { readonly [card in TurnCardId]: TurnCard } = {
  'royal-claim': birdsong.royalClaim,
  'stand-and-deliver': birdsong.standAndDeliver,
  'better-burrow-bank': birdsong.betterBurrowBank,
  'swap-meet': birdsong.swapMeet,
  'coffin-makers': birdsong.coffinMakers,
  saboteurs: birdsong.saboteurs,
  'false-orders': birdsong.falseOrders,
  'eyrie-emigre': birdsong.eyrieEmigre,
  'command-warren': daylight.commandWarren,
  'tax-collector': daylight.taxCollector,
  codebreakers: daylight.codebreakers,
  'propaganda-bureau': daylight.propagandaBureau,
  'league-of-adventurous-mice': daylight.leagueOfAdventurousMice,
  cobbler: evening.cobbler,
  'charm-offensive': evening.charmOffensive,
};

const turnCards: { readonly [card: Card]: TurnCard } = effectOf;

/** Persistent effects that other rules look for: rule, move, battle, craft, draw. */
const standingCards: readonly Card[] = [
  'armorers',
  'sappers',
  'brutal-tactics',
  'fox-partisans',
  'rabbit-partisans',
  'mouse-partisans',
  'scouting-party',
  'soup-kitchens',
  'boat-builders',
  'corvid-planners',
  'tunnels',
  'informants',
  'murine-brokers',
  'master-engravers',
];

/** What this seat's crafted cards offer now: each kind once per turn. */
export const cardOffers: Offers = {
  occasion: null,
  possible: (state, seat) => {
    const { crafted } = playerOf(state, seat);
    return crafted.length > 0 && crafted.some((card) => usableNow(state, seat, card) !== null);
  },
  uses: (table, seat) => {
    const { state } = table;
    return playerOf(state, seat).crafted.flatMap((card) => {
      const effect = usableNow(state, seat, card);
      if (effect === null || effect.holds?.(state, seat) === false) return [];
      const mandatory = effect.mandatory === true;
      return [{ move: { kind: 'use', card }, mandatory, use: () => useCard(table, seat, card, effect) }];
    });
  },
};

/** The effect of a card that may be used in this part of the turn. */
function usableNow(state: State, seat: Seat, card: Card): TurnCard | null {
  const { part, used } = state.open.turn;
  const effect = turnCards[card];
  if (effect === undefined || !cardsIn(part).includes(card) || used.includes(card)) return null;
  return effect.usable(state, seat) ? effect : null;
}

function* useCard(table: Root, seat: Seat, card: Card, effect: TurnCard): Rules {
  table.state.open.turn.used.push(card);
  table.tell({ kind: 'used', seat, card, target: null });
  yield* effect.use(table, seat);
}

/** For tests: every persistent card of both decks has its effect in one of the two lists. */
export function hasEffect(card: Card): boolean {
  return turnCards[card] !== undefined || standingCards.includes(card);
}
