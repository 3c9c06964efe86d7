/**
 * A person's faction at a real table. Its pieces, its rule, its bans and how it fights count for the automata; its hand, its purse and its phases
 * are played by its owner, who tells what changed.
 */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { step } from '@tavola/kernel/step.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Effect, Faction, Shop, Toll } from '../factions/faction.ts';
import { factionAt } from '../factions/registry.ts';
import type { RiverfolkBoard } from '../factions/riverfolk/state.ts';
import { boardOf } from '../factions/vagabond/state.ts';
import type { Removal } from '../removal-state.ts';
import { otherSeats, playerOf, type State } from '../state.ts';
import type { Root } from '../table.ts';
import * as outrage from './outrage.ts';
import { outsideSetups } from './setup.ts';
import { turnOutside } from './turn.ts';

/** The hooks that belong to a person's own economy, or read a hand. */
const privately = [
  'newTurn',
  'mover',
  'beginBattle',
  'beforeRoll',
  'afterBattle',
  'reward',
  'afterMove',
  'afterRemoval',
  'swept',
  'payment',
  'itemVp',
  'takeItem',
  'afterCoalition',
  'servicePayment',
  'shop',
  'offers',
  'hiddenCards',
  'redeal',
  'cardsHeld',
  'itemsHeld',
  'itemsBrought',
  'knownRuins',
  'discardPile',
  'flaw',
] as const satisfies readonly (keyof Faction)[];

/** What a faction does otherwise than its digital self: whatever of its answers everybody at the table sees. */
const openly: { readonly [faction in FactionId]?: (person: Faction) => Partial<Faction> } = {
  /** Field Hospitals bring warriors back to the map. */
  marquise: ({ afterRemoval }) => (afterRemoval ? { afterRemoval } : {}),
  alliance: () => ({ afterMove: outrage.afterMove, afterRemoval: outrage.afterRemoval }),
  riverfolk: () => ({ afterRemoval: disrupted }),
  /** ROOT-10.2.6: nobody here looks at that pile, and a card that lies in it may come again. */
  lizards: () => ({ discardPile: ({ hidden }) => hidden.deck }),
  vagabond: () => ({ newTurn: refreshed, takeHits: takesItself }),
};

export function outsideOf(person: Faction): Faction {
  const faction: { -readonly [hook in keyof Faction]?: Faction[hook] } = { ...person };
  for (const hook of privately) delete faction[hook];
  if (person.shop) Object.assign(faction, openHand(person, person.shop));
  // Only the Robots sell here, and they do not care how a Vagabond pays (AUT-9.2.3).
  if (person.servicePayment) faction.servicePayment = { can: () => true, pay: nothing };
  return {
    ...(faction as Faction),
    ...openly[person.id]?.(person),
    hand: 'unseen',
    setup: outsideSetups[person.id] ?? person.setup,
    birdsong: nothing,
    daylight: turnOutside,
    evening: nothing,
  };
}

function* nothing(): Rules {}

/** ROOT-11.2.3: the Company's cards lie open, so that people can tell them; automata buy of those (AUT-S-2). */
function openHand(person: Faction, shop: Shop): Pick<Faction, 'newBoard' | 'shop' | 'cardsHeld'> {
  const market = (state: State, self: Seat) => (playerOf(state, self).board as RiverfolkBoard).market ?? [];
  return {
    newBoard: () => ({ ...(person.newBoard() as RiverfolkBoard), market: [] }),
    shop: {
      ...shop,
      cards: market,
      takeCard: (state, self, card) => market(state, self).splice(market(state, self).indexOf(card), 1),
    },
    cardsHeld: market,
  };
}

/** ROOT-11.2.5: half of the Funds go home when a trade post falls. Whose they are its owner chooses, and tells what is left on the board. */
function disrupted(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const { state } = table;
  const lost = removed.some(({ owner, class: type }) => owner === self && type === 'token');
  const holds = (owner: Seat) => factionAt(state, self).warriorsHeld?.(state, self, owner) ?? 0;
  if (!lost || !otherSeats(state, self).some((owner) => holds(owner) > 0)) return [];
  const run = () => step(table, { kind: 'outside.disrupted', seat: self });
  return [{ kind: 'trade-disruption', side: self, run }];
}

/** Which of its items are exhausted nobody tells: at the start of a turn all of them may be used. */
function refreshed(state: State, self: Seat): void {
  for (const held of boardOf(state, self).items) held.up = true;
}

/** Its owner turns the items over; how many hits there were is told. */
function* takesItself(): Rules<Toll> {
  return { losses: [] };
}
