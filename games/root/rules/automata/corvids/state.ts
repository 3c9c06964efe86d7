/**
 * What lies on the board of the Cogwheel Corvids: the plots that lie face up. What lies face down nobody knows, whatever seat they sit in: neither
 * the plots on the map nor those of the supply.
 */

import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { dealAgain } from '@tavola/kernel/rules/pile.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { CogwheelCorvidsBoard, Plots } from '../../boards/corvids.ts';
import {
  faceDown,
  forget,
  nowhere,
  type PlotsSeen,
  plotsDown,
  plotTokens,
  recorded,
  flaw as tokenFlaw,
} from '../../factions/corvids/state.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Plot } from '../../vocabulary/corvids.ts';
import { newAutomatonBoard } from '../state.ts';

type CogwheelCorvidsSecret = {
  readonly faction: 'cogwheel-corvids';
  /** By clearing. */
  down: Plots;
  /** Mixed before each draw. */
  supply: Plot[];
  /** Removed face down; whether they were raids comes out when their removal is resolved. */
  removed: Plot[];
};

export function newBoard(): CogwheelCorvidsBoard {
  return { ...newAutomatonBoard('cogwheel-corvids'), up: nowhere() };
}

export function newSecret(): CogwheelCorvidsSecret {
  return { faction: 'cogwheel-corvids', down: nowhere(), supply: [...plotTokens], removed: [] };
}

export function boardOf(state: State, self: Seat): CogwheelCorvidsBoard {
  return playerOf(state, self).board as CogwheelCorvidsBoard;
}

export function secretOf(state: State, self: Seat): CogwheelCorvidsSecret {
  return state.hidden.secrets[self] as CogwheelCorvidsSecret;
}

/** The plot there, known to all, goes back to the supply before its token does. */
export function putBack(state: State, self: Seat, clearing: Clearing): void {
  const plot = forget(state, self, clearing);
  if (plot !== null) secretOf(state, self).supply.push(plot);
}

/** Only once all cards are open. */
export function viewSecret(state: State, self: Seat, eyes: Eyes): PlotsSeen {
  return eyes === 'open' ? plotsDown(state, self) : null;
}

/** Everybody may think of any plots that do not lie face up. */
export function redeal(state: State, self: Seat, _viewer: Seat, rng: Rng): void {
  const { down, supply, removed } = secretOf(state, self);
  const where = faceDown(state, self);
  const laid = where.map((clearing) => down[clearing] as Plot);
  dealAgain<Plot>([supply, removed, laid], rng);
  for (const [i, clearing] of where.entries()) down[clearing] = laid[i] as Plot;
}

/** Every plot lies under its token, in the supply or on its way there. */
export function flaw(state: State, self: Seat): string | null {
  const { supply, removed } = secretOf(state, self);
  const found = [...recorded(state, self), ...supply, ...removed].sort().join();
  return tokenFlaw(state, self) ?? (found === [...plotTokens].sort().join() ? null : `corvids: plots ${found}`);
}
