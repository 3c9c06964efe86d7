/** What lies on the board of the Corvids besides their pieces; the plots that lie face down are their secret (ROOT-13.2.2). */

import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Rng, shuffleInPlace } from '@tavola/kernel/rules/rng.ts';
import data from '../../../data/corvid-plots.json' with { type: 'json' };
import { type Clearing, clearings, PLACES } from '../../../data/maps.ts';
import type { CorvidBoard, LaidPlots, Plots } from '../../boards/corvids.ts';
import { isGoalReached } from '../../score/score.ts';
import { playerOf, type State } from '../../state/state.ts';
import { type Plot, plots } from '../../vocabulary/corvids.ts';

export type CorvidSecret = { readonly faction: 'corvids'; down: Plots };
/** What the Corvids see: their face-down plots by clearing. Null for everybody else. */
export type PlotsSeen = readonly (Plot | null)[] | null;

/** The place in `tokens`. */
export const PLOT = 0;
export const ACTIONS = 3;

const copiesOf = Object.fromEntries(data.plots.map(({ id, count }) => [id, count])) as {
  readonly [plot in Plot]: number;
};

/** Every token by its kind. */
export const plotTokens: readonly Plot[] = plots.flatMap((plot) => new Array<Plot>(copiesOf[plot]).fill(plot));

export function newBoard(): CorvidBoard {
  return {
    faction: 'corvids',
    up: nowhere(),
    denied: Array.from({ length: PLACES }, () => []),
    raids: [],
    actions: ACTIONS,
    placed: 0,
    exerted: false,
  };
}

export function newSecret(): CorvidSecret {
  return { faction: 'corvids', down: nowhere() };
}

export function nowhere(): Plots {
  return new Array<null>(PLACES).fill(null);
}

export function boardOf(state: State, self: Seat): CorvidBoard {
  return playerOf(state, self).board as CorvidBoard;
}

function laidOf(state: State, self: Seat): LaidPlots {
  return playerOf(state, self).board as LaidPlots;
}

function downOf(state: State, self: Seat): Plots {
  return (state.hidden.secrets[self] as Pick<CorvidSecret, 'faction' | 'down'>).down;
}

export function hasPlot(state: State, self: Seat, clearing: Clearing): boolean {
  return (playerOf(state, self).tokens[PLOT]?.[clearing] as number) > 0;
}

/** The plot that lies face up there. */
export function faceUpAt(state: State, self: Seat, clearing: Clearing): Plot | null {
  return hasPlot(state, self, clearing) ? (laidOf(state, self).up[clearing] as Plot | null) : null;
}

export function isFaceDown(state: State, self: Seat, clearing: Clearing): boolean {
  return hasPlot(state, self, clearing) && laidOf(state, self).up[clearing] === null;
}

/** For the Corvids, and for a player who has named it. */
export function faceDownAt(state: State, self: Seat, clearing: Clearing): Plot | null {
  return isFaceDown(state, self, clearing) ? (downOf(state, self)[clearing] as Plot | null) : null;
}

export function faceUp(state: State, self: Seat): Clearing[] {
  return clearings.filter((clearing) => faceUpAt(state, self, clearing) !== null);
}

export function faceDown(state: State, self: Seat): Clearing[] {
  return clearings.filter((clearing) => isFaceDown(state, self, clearing));
}

export function extortions(state: State, self: Seat): number {
  return clearings.filter((clearing) => faceUpAt(state, self, clearing) === 'extortion').length;
}

/** The kinds of which a token is left in the supply. */
export function plotsLeft(state: State, self: Seat): Plot[] {
  const out = clearings.map((clearing) => faceUpAt(state, self, clearing) ?? faceDownAt(state, self, clearing));
  return plots.filter((plot) => out.filter((one) => one === plot).length < copiesOf[plot]);
}

export function layFaceDown(state: State, self: Seat, clearing: Clearing, plot: Plot): void {
  setPlot(state, self, clearing, null, plot);
}

/** Turns the plot there face up and says what it is. */
export function turnUp(state: State, self: Seat, clearing: Clearing): Plot {
  const plot = downOf(state, self)[clearing] as Plot;
  setPlot(state, self, clearing, plot, null);
  return plot;
}

/** The token has gone or is about to go: what it was. */
export function forget(state: State, self: Seat, clearing: Clearing): Plot | null {
  const plot = laidOf(state, self).up[clearing] ?? downOf(state, self)[clearing] ?? null;
  setPlot(state, self, clearing, null, null);
  return plot;
}

function setPlot(state: State, self: Seat, clearing: Clearing, faceUp: Plot | null, faceDown: Plot | null): void {
  const { up, denied } = laidOf(state, self);
  up[clearing] = faceUp;
  downOf(state, self)[clearing] = faceDown;
  if (denied) denied[clearing] = [];
}

/** ROOT-13.5: two plots change places, and what is known of them goes along. */
export function swap(state: State, self: Seat, a: Clearing, b: Clearing): void {
  const { up, denied } = boardOf(state, self);
  for (const list of [up, denied, downOf(state, self)] as unknown[][]) [list[a], list[b]] = [list[b], list[a]];
}

export function viewSecret(state: State, self: Seat, eyes: Eyes): PlotsSeen {
  return eyes === self || eyes === 'open' ? plotsDown(state, self) : null;
}

/** The face-down plots by clearing. */
export function plotsDown(state: State, self: Seat): Plots {
  return downOf(state, self).map((_, clearing) => faceDownAt(state, self, clearing));
}

/** A player who does not know them may think of any plots that do not lie face up and were not denied. */
export function redeal(state: State, self: Seat, _viewer: Seat, rng: Rng): void {
  const open = clearings.map((clearing) => faceUpAt(state, self, clearing));
  const pool = plots.flatMap((plot) => {
    return new Array<Plot>(copiesOf[plot] - open.filter((one) => one === plot).length).fill(plot);
  });
  const where = faceDown(state, self);
  const { denied } = boardOf(state, self);
  // A wrong guess leaves fewer plots that may lie there.
  for (const clearing of where)
    rng.mixes?.(pool.filter((plot) => !denied[clearing]?.includes(plot)).map((plot) => `${plot} at ${clearing}`));
  const dealt = deal(where, denied, pool, rng);
  for (const [i, clearing] of where.entries()) downOf(state, self)[clearing] = dealt?.[i] ?? null;
}

function deal(where: readonly Clearing[], denied: readonly Plot[][], pool: readonly Plot[], rng: Rng): Plot[] | null {
  const [clearing, ...rest] = where;
  if (clearing === undefined) return [];
  for (const plot of new Set(shuffleInPlace([...pool], rng))) {
    if (denied[clearing]?.includes(plot)) continue;
    const others = deal(rest, denied, pool.toSpliced(pool.indexOf(plot), 1), rng);
    if (others) return [plot, ...others];
  }
  return null;
}

/** Every plot that is said to lie somewhere. One whose removal ends the game is never forgotten. */
export function recorded(state: State, self: Seat): Plot[] {
  return [...laidOf(state, self).up, ...downOf(state, self)].filter((plot) => plot !== null);
}

export function flaw(state: State, self: Seat): string | null {
  const tokens = playerOf(state, self).tokens[PLOT] as readonly number[];
  if (tokens.some((count) => count > 1)) return 'corvids: two plots in a clearing';
  const found = clearings
    .filter((clearing) => hasPlot(state, self, clearing))
    .map((clearing) => faceUpAt(state, self, clearing) ?? faceDownAt(state, self, clearing));
  if (found.includes(null)) return 'corvids: a plot of no kind';
  if (!isGoalReached(state) && recorded(state, self).length !== found.length) return 'corvids: a plot without a token';
  const over = plots.find((plot) => found.filter((one) => one === plot).length > copiesOf[plot]);
  return over ? `corvids: too many plots: ${over}` : null;
}
