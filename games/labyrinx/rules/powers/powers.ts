/** The active powers by character; Akuna, Mallahoc, Zacramandy and Bibi's doors are passive and stand in passive/. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { CharacterId } from '../state/characters.ts';
import type { Grid } from '../state/grid.ts';
import { type Labyrinx, playerOf, type State } from '../state/state.ts';
import { destruction } from './avra.ts';
import { theft } from './bibi.ts';
import { poetry } from './dannenvir.ts';
import { disarm } from './eimmie.ts';
import { attunement } from './elora.ts';
import { leap } from './kaminari.ts';
import { hunt } from './khira.ts';
import { transmutation } from './lane.ts';
import type { Power } from './power.ts';
import { charge } from './zambar.ts';

const powers: { readonly [C in CharacterId]?: Power } = {
  avra: destruction,
  bibi: theft,
  dannenvir: poetry,
  eimmie: disarm,
  elora: attunement,
  kaminari: leap,
  khira: hunt,
  lane: transmutation,
  zambar: charge,
};

export function activePowerMoves(state: State, grid: Grid, seat: Seat) {
  const { character, powerUsed } = playerOf(state, seat);
  const power = powers[character as CharacterId];
  if (!power) return [];
  return select([character as CharacterId])
    .where('LAB-4.21', () => !powerUsed)
    .where(power.clause, () => power.possible(state, grid, seat))
    .moves((it) => ({ kind: 'power', character: it }) as const);
}

export function* triggerPower(table: Labyrinx, seat: Seat): Rules {
  const player = playerOf(table.state, seat);
  const character = player.character as CharacterId;
  player.powerUsed = true;
  table.state.actions--;
  table.tell({ kind: 'power', seat, character });
  yield* (powers[character] as Power).use(table, seat);
}
