/** Plots of the Cogwheel Corvids: where one lies people tell, what it is only when it lies face up. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Known, NONE, type Value } from '@tavola/kernel/real.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { boardOf, putBack, secretOf } from '../automata/corvids/state.ts';
import { hasPlot, layFaceDown, type Plot, type Plots, plots } from '../factions/corvids/state.ts';
import type { State } from '../state.ts';
import { placeOf, type RootFact } from './fact.ts';

export function plotFacts(state: State, of: Seat): readonly Known<RootFact>[] {
  const { up } = boardOf(state, of);
  return clearings.map((clearing) => {
    const among = hasPlot(state, of, clearing) ? [...plots, NONE] : [NONE];
    return { fact: { kind: 'plot', clearing, of }, holder: up, key: clearing, among, place: placeOf(clearing) };
  });
}

/** A token came or went: any of the supply lies there face down, or what lay there goes back. */
export function plotsFollow(state: State, of: Seat, clearing: Clearing): void {
  const { down, supply } = secretOf(state, of);
  const lies = boardOf(state, of).up[clearing] ?? down[clearing];
  if (!hasPlot(state, of, clearing)) putBack(state, of, clearing);
  else if (!lies && supply.length > 0) layFaceDown(state, of, clearing, supply.pop() as Plot);
}

/** It changes places with the one that stood for it; turned face down again, it may be any. */
export function setPlot(state: State, of: Seat, clearing: Clearing, plot: Value): void {
  const { up } = boardOf(state, of);
  const { down, supply, removed } = secretOf(state, of);
  const lies = (up[clearing] ?? down[clearing]) as Plot;
  up[clearing] = plot as Plot | null;
  down[clearing] = plot === null ? lies : null;
  if (plot === null || plot === lies) return;
  const pile = [supply, down, removed].find((one: Plots) => one.includes(plot as Plot)) as Plots | undefined;
  if (pile) pile[pile.indexOf(plot as Plot)] = lies;
}
