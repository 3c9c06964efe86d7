/** Underground Duchy (ROOT-12). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { suitOf } from '../../../data/cards.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { BURROW } from '../../../data/maps.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { craftStep } from '../../craft.ts';
import { discard } from '../../hands.ts';
import { neighbours } from '../../map.ts';
import { buildingsAt, onMap } from '../../pieces.ts';
import { canPlace, place } from '../../place.ts';
import { chooseCorner, startingCorners } from '../../setup.ts';
import { handOf, playerOf, type State } from '../../state.ts';
import type { Root } from '../../table.ts';
import { drawAndDiscard } from '../../turn.ts';
import type { Faction } from '../faction.ts';
import { burrow } from './burrow.ts';
import { daylight } from './daylight.ts';
import { ACTIONS, boardOf, CITADEL, factsOf, MARKET, newBoard, rankOf, ranks, TUNNEL } from './state.ts';
import { priceOfFailure } from './sway.ts';

const buildings = facts.factions.find(({ id }) => id === 'duchy')?.buildings;
const warriorsByCitadels = buildings?.citadel?.birdsongWarriorsByCitadelsOnMap as readonly number[];
const drawByMarkets = buildings?.market?.drawByMarketsOnMap as readonly number[];
const FIRST_WARRIORS = 2;

export const duchy: Faction = {
  id: 'duchy',
  hand: 'hidden',
  ...pieceTypes.duchy,
  newBoard,
  setup,
  newTurn(state, self) {
    Object.assign(boardOf(state, self), { step: 'assembly', actions: ACTIONS, acted: [] });
  },
  birdsong,
  daylight,
  evening,
  ...burrow,
  /** ROOT-12.2.1. */
  craftingPieces: (state, self, clearing) => buildingsAt(playerOf(state, self), clearing),
  afterRemoval: priceOfFailure,
  cardsHeld: (state, self) => boardOf(state, self).revealed,
  flaw,
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
