/** Becoming a Citizen, becoming an Exile (OATH-6.6 to 6.8, 7.13). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { MOST_SUPPLY, SLOTS } from '../../data/board.ts';
import { GRAND_SCEPTER } from '../../data/cards.ts';
import { amount } from '../asking/choose.ts';
import { forbiddenBy } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { discard } from '../operations/cards.ts';
import { board, purseOf, spendFavor } from '../operations/favor.ts';
import { receiveWithCitizenship } from '../operations/relics.ts';
import { secretsOwned } from '../operations/secrets.ts';
import { setSupply } from '../operations/supply.ts';
import { atSite, count, strongest } from '../operations/warbands.ts';
import type { Spot } from '../state/moves.ts';
import { isPrince } from '../state/relations.ts';
import { CHANCELLOR, playerOf, siteAt } from '../state/state.ts';

const EXILING_COST = 5;

export function scepterHolder({ state }: PoweredState): Seat | null {
  const at = state.players.findIndex(({ relics }) => relics.some(({ card }) => card === GRAND_SCEPTER));
  return at < 0 ? null : at;
}

/** OATH-6.6: what happens to an Exile who accepts (a Prince never does, OATH-9.8); `slot` is the Reliquary slot of the relic that comes with it. */
export function* becomeCitizen(oath: Oath, seat: Seat, slot: number | null): Rules {
  const { state } = oath;
  const player = playerOf(state, seat);
  if (player.prince) return;
  yield* turnPurple(oath, seat);
  oath.tell({ kind: 'became', seat, role: 'citizen' });
  if (player.vision !== null) yield* discard(oath, seat, player.vision);
  if (state.title.holder === seat) state.title.side = 'oathkeeper';
  if (slot !== null) receiveWithCitizenship(oath, seat, { reliquary: slot });
  setSupply(oath, seat, MOST_SUPPLY);
  if (state.turn === seat) endAct(oath, seat);
}

/** OATH-3.5 */
export function endAct(oath: Oath, seat: Seat): void {
  if (oath.state.memory.actEnded) return;
  oath.state.memory.actEnded = true;
  oath.tell({ kind: 'act-ended', seat });
}

export function hasEndedAct({ state }: PoweredState, seat: Seat): boolean {
  return state.memory.actEnded && state.turn === seat;
}

/** All the player's warbands on the board and the map become purple, one for one; with too few purple ones the Exile chooses which. */
function* turnPurple(oath: Oath, seat: Seat): Rules {
  const { state } = oath;
  const player = playerOf(state, seat);
  const empire = playerOf(state, CHANCELLOR);
  const spots: Spot[] = [board(seat), ...SLOTS.map((_, slot) => atSite(state, slot))];
  const found = spots.map((spot) => ({ spot, n: count(state, seat, spot) })).filter(({ n }) => n > 0);
  let rest = found.reduce((sum, { n }) => sum + n, 0);
  let left = Math.min(empire.bank, rest);
  const purple: number[] = [];
  for (const { n } of found) {
    rest -= n;
    const [least, most] = [Math.max(0, left - rest), Math.min(left, n)];
    const turned = least === most ? most : yield* amount(oath, seat, { kind: 'turn-purple', left }, least, most);
    purple.push(turned);
    left -= turned;
  }
  player.role = 'citizen';
  for (let i = 0; i < found.length; i++) recolour(oath, seat, found[i]?.spot as Spot, found[i]?.n ?? 0, purple[i] ?? 0);
  const turned = found.map(({ spot, n }, i) => ({ spot, own: n, purple: purple[i] ?? 0 }));
  oath.tell({ kind: 'replaced', seat, n: purple.reduce((sum, n) => sum + n, 0), role: 'citizen', turned });
}
function recolour({ state }: Oath, seat: Seat, spot: Spot, own: number, purple: number): void {
  playerOf(state, seat).bank += own;
  playerOf(state, CHANCELLOR).bank -= purple;
  if (spot.at === 'board') {
    playerOf(state, seat).warbands = purple;
    return;
  }
  const site = siteAt(
    state,
    SLOTS.findIndex((_, slot) => spot.at === 'site' && (atSite(state, slot) as typeof spot).site === spot.site),
  );
  site.warbands[seat] = (site.warbands[seat] as number) - own;
  site.warbands[CHANCELLOR] = (site.warbands[CHANCELLOR] as number) + purple;
  site.ruler = strongest(site);
}

/** OATH-6.7: the warbands on the board take the player's own colour, those at sites stay purple. */
function becomeExile(oath: Oath, seat: Seat): void {
  const player = playerOf(oath.state, seat);
  const own = Math.min(player.warbands, player.bank);
  playerOf(oath.state, CHANCELLOR).bank += player.warbands;
  player.bank -= own;
  player.warbands = own;
  player.role = 'exile';
  oath.tell({ kind: 'became', seat, role: 'exile' });
  oath.tell({ kind: 'replaced', seat, n: own, role: 'exile' });
  setSupply(oath, seat, MOST_SUPPLY);
}

/** OATH-6.7: what it costs the holder of the Scepter to exile this Citizen. */
export function exilingCost({ state }: PoweredState, by: Seat, citizen: Seat): number {
  let cost = EXILING_COST;
  const { holder } = state.banners['peoples-favor'];
  if (state.title.holder === citizen) cost++;
  if (holder === citizen) cost++;
  if (state.title.holder === by) cost--;
  if (holder === by) cost--;
  return Math.max(0, cost);
}
/** OATH-9.7: under a Prince no Citizen becomes an Exile. */
export function canExile(oath: PoweredState, by: Seat, citizen: Seat): boolean {
  return (
    !isPrince(oath.state, CHANCELLOR) &&
    by !== citizen &&
    playerOf(oath.state, citizen).role === 'citizen' &&
    purseOf(oath, by) >= exilingCost(oath, by, citizen) &&
    forbiddenBy(oath, 'exile', { seat: citizen, by }) === null
  );
}
export function* exileCitizen(oath: Oath, by: Seat, citizen: Seat): Rules {
  spendFavor(oath, by, board(citizen), exilingCost(oath, by, citizen));
  becomeExile(oath, citizen);
}

/** OATH-6.8: one favor for each secret and each warband of the board, to the holder of the Scepter. */
export function selfExileCost(oath: PoweredState, seat: Seat): number {
  return secretsOwned(oath, seat) + playerOf(oath.state, seat).warbands;
}
export function canExileSelf(oath: PoweredState, seat: Seat): boolean {
  const holder = scepterHolder(oath);
  return (
    !isPrince(oath.state, CHANCELLOR) &&
    playerOf(oath.state, seat).role === 'citizen' &&
    holder !== seat &&
    purseOf(oath, seat) >= selfExileCost(oath, seat) &&
    forbiddenBy(oath, 'exile', { seat, by: seat }) === null
  );
}
export function* exileSelf(oath: Oath, seat: Seat): Rules {
  const holder = scepterHolder(oath);
  const cost = selfExileCost(oath, seat);
  if (holder !== null) spendFavor(oath, seat, board(holder), cost);
  becomeExile(oath, seat);
  endAct(oath, seat);
}
