/** What a plot leaves behind when it is removed: a raid its warriors (AUT-11.7.4), with Backup Plans each a warrior (AUT-T-COR-2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { Effect } from '../../contract/faction.ts';
import { around } from '../../factions/corvids/plots.ts';
import { forget } from '../../factions/corvids/state.ts';
import type { Removal } from '../../state/removal.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Plot } from '../../vocabulary/corvids.ts';
import { canPlace, place } from '../../woodland/place.ts';
import { targets } from '../automaton.ts';
import { selection } from '../selection.ts';
import { hasTrait } from '../state.ts';
import { look } from './look.ts';
import { boardOf, putBack, secretOf } from './state.ts';

/** Tokens go back to the supply; those that lay face down wait until somebody has looked at them. */
export function afterRemoval(table: Root, self: Seat, { removed }: Removal): readonly Effect[] {
  const { state } = table;
  const effects: Effect[] = [];
  for (const { owner, class: type, clearing } of removed) {
    if (owner !== self || type !== 'token') continue;
    const plot = boardOf(state, self).up[clearing] ?? null;
    const unseen = secretOf(state, self).down[clearing] !== null;
    if (unseen) secretOf(state, self).removed.push(forget(state, self, clearing) as Plot);
    else putBack(state, self, clearing);
    if (unseen || plot === 'raid' || hasTrait(state, self, 'backup-plans'))
      effects.push({ kind: 'removed-plot', side: self, run: () => leaveBehind(table, self, clearing, plot, unseen) });
  }
  return effects;
}

function* leaveBehind(table: Root, self: Seat, clearing: Clearing, plot: Plot | null, unseen: boolean): Rules {
  const { state } = table;
  const was = unseen ? yield* lookAtRemoved(table, self, clearing) : plot;
  if (was === 'raid' && canRaid(state, self, clearing)) yield* raid(table, self, clearing);
  if (!hasTrait(state, self, 'backup-plans') || !canPlace(state, self, clearing)) return;
  targets(table, self, 'AUT-T-COR-2', [], clearing);
  yield* place(table, self, clearing, { warriors: 1 });
}

/** Nobody looks where a raid would bring nobody: then it stays unknown (ruling ROOT-G32). */
function* lookAtRemoved(table: Root, self: Seat, clearing: Clearing): Rules<Plot | null> {
  const { removed, supply } = secretOf(table.state, self);
  const was = canRaid(table.state, self, clearing) ? yield* look(table, self, clearing, removed, 0) : null;
  supply.push(removed.shift() as Plot);
  return was;
}

function canRaid(state: State, self: Seat, clearing: Clearing): boolean {
  return playerOf(state, self).supply > 0 && around(state, self, clearing).length > 0;
}

/** AUT-11.7.4: a warrior in each clearing around, from the highest priority on. */
function* raid(table: Root, self: Seat, clearing: Clearing): Rules {
  const { state } = table;
  const where = yield* selection(state, { from: around(state, self, clearing), tie: 'high', take: 'all' });
  table.tell({ kind: 'automaton.raid', seat: self, clearing, plot: 'raid' }, { why: [where] });
  for (const one of where.list) yield* place(table, self, one, { warriors: 1 });
}
