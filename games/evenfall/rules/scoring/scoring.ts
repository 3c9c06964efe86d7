/** The end of the game (EVE-9). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { personOf, placeOf, ritualOf, symbolOf } from '../../data/cards.ts';
import { resources } from '../../data/effects.ts';
import { boxOf } from '../automa/box.ts';
import { endEffects } from '../state/abilities.ts';
import { sum, units } from '../state/counters.ts';
import type { Evenfall } from '../state/evenfall.ts';
import { type Automa, automaSeat, playerOf, type ScoreSheet, type Spot, type State } from '../state/state.ts';
import { bestPlacement } from './placement.ts';

export function finalScoring(table: Evenfall): Outcome {
  const { state } = table;
  table.tell({ kind: 'phase', phase: 'scoring' });
  cleanUp(table);
  state.sheets = state.players.map((_, seat) => sheetOf(state, seat));
  for (const [seat, { total }] of state.sheets.entries()) {
    playerOf(state, seat).vp = total;
    table.tell({ kind: 'scored', seat, total });
  }
  return state.automa ? againstAutoma(table, state.automa) : amongPlayers(state);
}

/** EVE-9.1: hands and Resources go back without triggers; Mana stays. */
function cleanUp(table: Evenfall): void {
  for (const [seat, player] of table.state.players.entries()) {
    table.tell({ kind: 'cleaned-up', seat, cards: player.hand.length });
    table.state.discard.push(...player.hand);
    player.hand = [];
    for (const key of resources) player[key] = 0;
  }
}

/** EVE-9.2 and 9.3 */
export function sheetOf(state: State, seat: Seat): ScoreSheet {
  const player = playerOf(state, seat);
  const chiyo = symbolBonus(state, seat);
  const placed = bestPlacement(
    player.stones.map(({ id }) => id),
    player.inner.map(({ place }) => place),
    (stone, place) => fits(stone, place),
    (i) => ritualVp(player.inner[i] as Spot) + chiyo,
  );
  const stones = placed.map(({ stone, place }) => ({
    stone,
    place,
    vp: ritualVp(player.inner.find((spot) => spot.place === place) as Spot),
  }));
  const council = endEffects(state, seat, 'endOfGame').map(({ card, effect }) => ({
    card,
    vp: sum(effect, (op) => (op.op === 'perCount' ? units(state, seat, op, placed.length) * (op.gain.vp ?? 0) : 0)),
  }));
  return totalled({
    played: player.vp,
    specialists: sum(player.specialists, ({ card }) => personOf(card).vp),
    council,
    rituals: sum(player.inner, ritualVp),
    places: sum(player.inner, ({ place }) => placeOf(place).vp),
    stones,
  });
}

/** What a placed stone is worth in addition to the Ritual: 2 VP for each Chiyo in the Council (EVE-4.2). */
function symbolBonus(state: State, seat: Seat): number {
  return sum(endEffects(state, seat, 'endOfGame'), ({ effect }) =>
    sum(effect, (op) => (op.op === 'perCount' && op.counter === 'stonesAndSymbolsInner' ? (op.gain.vp ?? 0) : 0)),
  );
}

/** EVE-9.2 and 7.5: the same symbol; the Red stone fits any Place that has one. */
function fits(stone: string, place: string): boolean {
  const { symbol } = placeOf(place);
  const own = symbolOf(stone);
  return symbol !== null && (own === null || own === symbol);
}

function ritualVp({ ritual }: Spot): number {
  return ritual === null ? 0 : ritualOf(ritual).vp;
}

function totalled(sheet: Omit<ScoreSheet, 'total'>): ScoreSheet {
  const { played, specialists, council, rituals, places, stones } = sheet;
  const total = played + specialists + sum(council, ({ vp }) => vp) + rituals + places + sum(stones, ({ vp }) => vp);
  return { ...sheet, total };
}

/** EVE-9.4: most VP; then more Mana; then a shared victory. */
function amongPlayers(state: State): Outcome {
  const scores = state.players.map(({ vp }) => vp);
  const best = Math.max(...scores);
  const tied = state.players.flatMap(({ vp }, seat) => (vp === best ? [seat] : []));
  if (tied.length === 1) return { winners: tied, reason: 'most-vp', scores };
  const mana = Math.max(...tied.map((seat) => playerOf(state, seat).mana));
  const winners = tied.filter((seat) => playerOf(state, seat).mana === mana);
  return { winners, reason: winners.length === 1 ? 'more-mana' : 'shared', scores };
}

/** EVE-8.8: the player needs more VP than she has; with as many, she wins. */
function againstAutoma(table: Evenfall, automa: Automa): Outcome {
  const sheet = automaSheet(table.state);
  table.state.automaSheet = sheet;
  automa.vp = sheet.total;
  table.tell({ kind: 'scored', seat: 'automa', total: sheet.total });
  const own = playerOf(table.state, 0).vp;
  const won = own > sheet.total;
  return {
    winners: [won ? 0 : automaSeat(table.state)],
    reason: won ? 'beat-automa' : own === sheet.total ? 'automa-ties' : 'automa-wins',
    scores: [own, sheet.total],
  };
}

/** EVE-8.8: her stones double her Inner-Circle Rituals, highest VP first, whatever their symbols. */
export function automaSheet(state: State): ScoreSheet {
  const box = boxOf(state);
  const { inner, stones, specialists, vp } = state.automa as Automa;
  const worth = ({ ritual }: Spot) => (ritual === null ? 0 : box.vpOf(ritual));
  const best = inner.filter(({ ritual }) => ritual !== null).toSorted((a, b) => worth(b) - worth(a));
  const placed = stones.slice(0, best.length).map((stone, i) => {
    const spot = best[i] as Spot;
    return { stone, place: spot.place, vp: worth(spot) };
  });
  return totalled({
    played: vp,
    specialists: sum(specialists, box.vpOf),
    council: [],
    rituals: sum(inner, worth),
    places: sum(inner, ({ place }) => box.placeVp(place)),
    stones: placed,
  });
}
