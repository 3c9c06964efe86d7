/** ROOT-6.5.4: what, where, and which wood pays for it. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import { type Clearing, clearings } from '../../../data/maps.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type BuildingName, buildingNames } from '../../vocabulary/marquise.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { buildingsLeft, canPlace, canPlaceBuilding, place } from '../../woodland/place.ts';
import { rules } from '../../woodland/rule.ts';
import { payWood, woodFor } from './wood.ts';

type Track = { readonly cost: readonly number[]; readonly vp: readonly number[]; readonly count: number };
const tracks = facts.factions.find(({ id }) => id === 'marquise')?.buildings as unknown as {
  readonly [building in BuildingName]: Track;
};

/** The leftmost building that is still on its track. */
export function nextOnTrack(
  state: State,
  self: Seat,
  which: number,
): { readonly cost: number; readonly vp: number } | null {
  const { cost, vp, count } = tracks[buildingNames[which] as BuildingName];
  const left = buildingsLeft(playerOf(state, self), which);
  if (left === 0) return null;
  return { cost: cost[count - left] as number, vp: vp[count - left] as number };
}

export function canBuild(state: State, self: Seat): boolean {
  const least = Math.min(...buildingNames.map((_, which) => nextOnTrack(state, self, which)?.cost ?? 99));
  return clearings.some(
    (clearing) =>
      canPlaceBuilding(state, self, clearing) &&
      rules(state, self, clearing) &&
      woodFor(state, self, clearing) >= least,
  );
}

function sites(state: State, self: Seat, cost: number) {
  return select(clearings)
    .where('ROOT-6.5.4', (clearing) => rules(state, self, clearing))
    .where('ROOT-2.2.3', (clearing) => openSlots(state, clearing) > 0)
    .where('ROOT-1.1.2', (clearing) => canPlace(state, self, clearing))
    .where('ROOT-6.5.4', (clearing) => woodFor(state, self, clearing) >= cost);
}

export function* build(table: Root, self: Seat): Rules {
  const { state } = table;
  const affordable = (which: number) => {
    const next = nextOnTrack(state, self, which);
    return next !== null && sites(state, self, next.cost).list.length > 0;
  };
  const types = select(buildingNames)
    .where('ROOT-6.5.4', (name) => affordable(buildingNames.indexOf(name)))
    .moves((building) => ({ kind: 'marquise.building', building }) as const);
  const { building } = yield* choose(self, 'marquise.what-to-build', types);
  const which = buildingNames.indexOf(building);
  const { cost, vp } = nextOnTrack(state, self, which) as { cost: number; vp: number };
  const ask = { kind: 'marquise.where-to-build', building, wood: cost } as const;
  const { clearing }: { clearing: Clearing } = yield* choose(self, ask, sites(state, self, cost).moves(clearingMove));
  yield* payWood(table, self, clearing, cost);
  yield* place(table, self, clearing, { building: which });
  score(table, self, vp, building, 'ROOT-6.5.4');
}
