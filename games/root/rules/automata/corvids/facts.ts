/** Plots of the Cogwheel Corvids: people tell where one lies, and what it is only when it lies face up. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { NONE, type Value } from '@tavola/kernel/rules/real.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { Plots } from '../../boards/corvids.ts';
import type { AssistantHooks } from '../../contract/faction.ts';
import { placeOf, type Tellable } from '../../contract/tell.ts';
import { hasPlot, layFaceDown } from '../../factions/corvids/state.ts';
import type { State } from '../../state/state.ts';
import { type Plot, plots } from '../../vocabulary/corvids.ts';
import { openAmbushes } from '../automaton.ts';
import { boardOf, putBack, secretOf } from './state.ts';

export const assistant: AssistantHooks = {
  facts: { last: plotFacts, piecesTold: plotsFollow },
  guesses: (state, self) => [openAmbushes(state, self)],
};

function plotFacts(state: State, of: Seat): readonly Tellable[] {
  const { up } = boardOf(state, of);
  return clearings.map((clearing) => {
    const fact = { kind: 'plot', clearing, of } as const;
    const among = hasPlot(state, of, clearing) ? [...plots, NONE] : [NONE];
    const write = (plot: Value) => setPlot(state, of, clearing, plot as Plot | null);
    return { fact, holder: up, key: clearing, among, place: placeOf(clearing), write };
  });
}

/** A token came or went: any of the supply lies there face down, or what lay there goes back. */
function plotsFollow(state: State, of: Seat, clearing: Clearing): void {
  const { down, supply } = secretOf(state, of);
  const lies = boardOf(state, of).up[clearing] ?? down[clearing];
  if (!hasPlot(state, of, clearing)) putBack(state, of, clearing);
  else if (!lies && supply.length > 0) layFaceDown(state, of, clearing, supply.pop() as Plot);
}

/** It changes places with the one that stood for it; turned face down again, it may be any. */
function setPlot(state: State, of: Seat, clearing: Clearing, plot: Plot | null): void {
  const { up } = boardOf(state, of);
  const { down, supply, removed } = secretOf(state, of);
  const lies = (up[clearing] ?? down[clearing]) as Plot;
  up[clearing] = plot;
  down[clearing] = plot === null ? lies : null;
  if (plot === null || plot === lies) return;
  const pile = [supply, down, removed].find((one: Plots) => one.includes(plot)) as Plots | undefined;
  if (pile) pile[pile.indexOf(plot)] = lies;
}
