/** The persistent effects that are used in a window of their owner's turn; the others are read where they change a rule. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Offers } from '../factions/faction.ts';
import { playerOf } from '../state.ts';
import type { Root } from '../table.ts';
import * as birdsong from './birdsong.ts';
import * as daylight from './daylight.ts';
import * as evening from './evening.ts';
import type { TurnCard } from './persistent.ts';

const turnCards: { readonly [card: Card]: TurnCard } = {
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
  possible: (state, seat, part) => {
    const { crafted } = playerOf(state, seat);
    if (crafted.length === 0) return false;
    const { used } = state.open.turn;
    return crafted.some((card) => {
      const effect = turnCards[card];
      return effect !== undefined && effect.part === part && !used.includes(card) && effect.usable(state, seat);
    });
  },
  uses: (table, seat, part) => {
    const { state } = table;
    return playerOf(state, seat).crafted.flatMap((card) => {
      const effect = turnCards[card];
      if (!effect || effect.part !== part || state.open.turn.used.includes(card)) return [];
      if (!effect.usable(state, seat) || effect.holds?.(state, seat) === false) return [];
      const mandatory = effect.mandatory === true;
      return [{ move: { kind: 'use', card }, mandatory, use: () => useCard(table, seat, card, effect) }];
    });
  },
};

function* useCard(table: Root, seat: Seat, card: Card, effect: TurnCard): Rules {
  table.state.open.turn.used.push(card);
  table.tell({ kind: 'used', seat, card, target: null });
  yield* effect.use(table, seat);
}

/** For tests: every persistent card of both decks has its effect in one of the two lists. */
export function hasEffect(card: Card): boolean {
  return turnCards[card] !== undefined || standingCards.includes(card);
}
