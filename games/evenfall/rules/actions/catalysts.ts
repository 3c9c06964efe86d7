/** Building Catalysts (EVE-2.24 to 2.27): one after another in one action; each Orb climbs the track at once. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { CATALYSTS, prices } from '../../data/boards.ts';
import { ritualOf } from '../../data/cards.ts';
import type { Cost, ModifierOf } from '../../data/effects.ts';
import { canPay, pay } from '../effects/pay.ts';
import { climb } from '../effects/track.ts';
import { fire } from '../effects/triggers.ts';
import { modifiers } from '../state/abilities.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Build, Move, Price } from '../state/moves.ts';
import { catalystsUsed, playerOf, type Spot, type State, spotOf, spots } from '../state/state.ts';
import { freeAction, freeMoves } from './free.ts';

const kinds = ['scythe', 'orb'] as const;

export function buildMoves(state: State, seat: Seat): Build[] {
  const player = playerOf(state, seat);
  const rituals = spots(player).filter(({ ritual }) => ritual !== null);
  if (rituals.length === 0) return [];
  const manaPrices = modifiers(state, seat, 'catalystManaPrice');
  const payments: readonly Price[] = manaPrices.length > 0 ? ['resources', 'mana'] : ['resources'];
  const offers = kinds.flatMap((what) =>
    payments.map((price) => ({ what, price, affordable: canPay(player, priceOf(what, price, manaPrices)) })),
  );
  const supply = catalystsUsed(state) < CATALYSTS;
  const candidates = rituals.flatMap((spot) => offers.map((offer) => ({ spot, offer })));
  return select(candidates)
    .where('EVE-2.27', () => supply)
    .where('EVE-2.24', ({ spot }) => hasSite(spot))
    .where('EVE-2.24', ({ offer }) => offer.affordable)
    .moves(({ spot, offer }) => ({ kind: 'build', what: offer.what, place: spot.place, price: offer.price }));
}

/** EVE-2.26: the Mana price of a Catalyst where an ability offers one. */
function priceOf(what: 'scythe' | 'orb', price: Price, mana: readonly ModifierOf<'catalystManaPrice'>[]): Cost {
  return price === 'resources' ? prices[what] : { mana: Math.min(...mana.map((modifier) => modifier[what])) };
}

/** The first Catalyst was picked already; then as many as the player wants, with free actions in between. */
export function* buildCatalysts(table: Evenfall, seat: Seat, first: Build): Rules {
  yield* build(table, seat, first);
  for (;;) {
    const builds = buildMoves(table.state, seat);
    const frees = freeMoves(table.state, seat);
    if (builds.length === 0 && (frees.length === 0 || !siteLeft(table.state, seat))) return;
    const pick: Move = yield* choose(seat, 'catalysts', [...builds, ...frees, { kind: 'done' } as Move]);
    if (pick.kind === 'build') yield* build(table, seat, pick);
    else if (pick.kind === 'free') yield* freeAction(table, seat, pick);
    else return;
  }
}

/** A free action may pay for one more Catalyst only while there is a site for it. */
function siteLeft(state: State, seat: Seat): boolean {
  if (catalystsUsed(state) >= CATALYSTS) return false;
  return spots(playerOf(state, seat)).some(hasSite);
}

function hasSite({ ritual, scythes, orbs }: Spot): boolean {
  return ritual !== null && scythes + orbs < ritualOf(ritual).sites;
}

function* build(table: Evenfall, seat: Seat, { what, place, price }: Build): Rules {
  const { state } = table;
  yield* pay(table, seat, priceOf(what, price, modifiers(state, seat, 'catalystManaPrice')));
  const spot = spotOf(playerOf(state, seat), place);
  if (what === 'scythe') spot.scythes++;
  else spot.orbs++;
  table.tell({ kind: 'built', seat, what, place });
  if (what === 'scythe') return yield* fire(table, seat, { on: 'buildScythe', spot });
  yield* climb(table, seat, 1, false);
  yield* fire(table, seat, { on: 'buildOrb', spot });
}
