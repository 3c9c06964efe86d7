/** Underground Duchy (ROOT-12). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { suitOf } from '../../../data/cards.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { BURROW } from '../../../data/maps.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import type { Faction } from '../../contract/faction.ts';
import { discard } from '../../hands/hands.ts';
import { handOf, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craftStep } from '../../turn/craft.ts';
import { chooseCorner, startingCorners } from '../../turn/setup.ts';
import { drawAndDiscard } from '../../turn/turn.ts';
import { neighbours } from '../../woodland/map.ts';
import { buildingsAt, onMap } from '../../woodland/pieces.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { burrow, burrowFacts } from './burrow.ts';
import { daylight } from './daylight.ts';
import { ACTIONS, boardOf, CITADEL, factsOf, MARKET, newBoard, rankOf, ranks, TUNNEL } from './state.ts';
import { priceOfFailure } from './sway.ts';

const buildings = facts.factions.find(({ id }) => id === 'duchy')?.buildings;
const warriorsByCitadels = buildings?.citadel?.birdsongWarriorsByCitadelsOnMap as readonly number[];
const drawByMarkets = buildings?.market?.drawByMarketsOnMap as readonly number[];
const FIRST_WARRIORS = 2;

export const duchy: Faction = {
  id: 'duchy',
  ...pieceTypes.duchy,
  board: { create: newBoard },
  turn: {
    setup,
    reset(state, self) {
      Object.assign(boardOf(state, self), { step: 'assembly', actions: ACTIONS, acted: [] });
    },
    birdsong,
    daylight,
    evening,
  },
  ...burrow,
  removal: { after: priceOfFailure },
  /** ROOT-12.2.1. */
  craft: { pieces: (state, self, clearing) => buildingsAt(playerOf(state, self), clearing) },
  cards: { hand: 'hidden' },
  books: { cards: (state, self) => boardOf(state, self).revealed, flaw },
  assistant: { facts: burrowFacts },
};

/** ROOT-12.3, ruling ROOT-G33. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  const corner = yield* chooseCorner(table, self, startingCorners(state));
  yield* place(table, self, corner, { token: TUNNEL });
  for (const clearing of [corner, ...neighbours(state, corner)]) {
    if (canPlace(state, self, clearing)) yield* place(table, self, clearing, { warriors: FIRST_WARRIORS });
  }
}

/** ROOT-12.4: warriors by citadels. */
function* birdsong(table: Root, self: Seat): Rules {
  const citadels = onMap(playerOf(table.state, self).buildings[CITADEL]);
  yield* place(table, self, BURROW, { warriors: warriorsByCitadels[citadels] as number });
}

/** ROOT-12.6. */
function* evening(table: Root, self: Seat): Rules {
  putBack(table, self);
  yield* craftStep(table, self);
  const markets = onMap(playerOf(table.state, self).buildings[MARKET]);
  yield* drawAndDiscard(table, self, drawByMarkets[markets] as number);
}

/** Revealed birds are discarded, the other cards go back to the hand. */
function putBack(table: Root, self: Seat): void {
  const cards = boardOf(table.state, self).revealed.splice(0);
  const kept = cards.filter((card) => suitOf(card) !== 'bird');
  handOf(table.state, self).push(...kept);
  if (kept.length > 0) table.tell({ kind: 'duchy.returned', seat: self, cards: kept });
  for (const card of cards) {
    if (suitOf(card) !== 'bird') continue;
    table.tell({ kind: 'discarded', seat: self, card });
    discard(table, card);
  }
}

function flaw(state: State, self: Seat): string | null {
  const { swayed, crowns } = boardOf(state, self);
  const over = ranks.find((rank, i) => {
    const used = swayed.filter((minister) => rankOf[minister] === rank).length;
    return used + (crowns[i] as number) > factsOf[rank].crowns;
  });
  return over ? `too many ${over} crowns` : null;
}
