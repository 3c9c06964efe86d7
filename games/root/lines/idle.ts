/** Why a step finds nothing to do: the first rung of its last selection that left nobody (docs/assistant.md). */
import type { Trace } from '@tavola/kernel/rules/select.ts';

export type Reason =
  | 'noSuit'
  | 'noRule'
  | 'noEnemy'
  | 'noSlot'
  | 'noPlace'
  | 'fewWarriors'
  | 'enemiesThere'
  | 'builtAlready'
  | 'manyBuildings'
  | 'noRoost'
  | 'roostThere'
  | 'piecesThere'
  | 'birdOrder'
  | 'noSympathy'
  | 'baseStands'
  | 'fewAtBases'
  | 'noRuin'
  | 'unreachable'
  | 'noItem'
  | 'nobodyHere'
  | 'noCrafted'
  | 'nothingDamaged'
  | 'noEffect'
  | 'noForest'
  | 'noWarriors'
  | 'noSupply'
  | 'postThere'
  | 'noPayments'
  | 'paidAndStocked'
  | 'noTunnel'
  | 'fewInBurrow'
  | 'noSmallGroup'
  | 'allCrowned'
  | 'noBuilding'
  | 'nothingStands'
  | 'noPlotUp'
  | 'plotThere'
  | 'noPlotLeft';

/** By rung, then where no rung left nobody. Null: it could not matter, and is not shown. */
type Because = { readonly rungs?: readonly Reason[]; readonly legal?: Reason; readonly else: Reason | null };

const battle: Because = { else: 'noEnemy' };
const march: Because = { else: 'fewWarriors' };
const recruit: Because = { rungs: ['noSuit', 'noRule'], legal: 'noPlace', else: 'noPlace' };
const build: Because = { rungs: ['noRule'], legal: 'noSlot', else: 'noSlot' };
const revolt: Because = { rungs: ['noSympathy', 'noSympathy', 'baseStands'], legal: 'noSlot', else: 'birdOrder' };
const dig: Because = { rungs: ['noSuit', 'noTunnel', 'noTunnel'], legal: 'noPlace', else: 'fewInBurrow' };
const unseen: Because = { else: null };
const special: Because = { else: 'noEffect' };

const becauses: { readonly [clause: string]: Because } = {
  'AUT-4.5.1': battle,
  'AUT-4.7.1': battle,
  'AUT-4.5.2': recruit,
  'AUT-4.7.2': recruit,
  'AUT-4.5.3': build,
  'AUT-4.7.3': build,
  'AUT-4.5.4': march,
  'AUT-4.7.4': march,
  'AUT-T-MAR-1': { rungs: ['noRule', 'enemiesThere'], legal: 'fewWarriors', else: 'fewWarriors' },
  'AUT-5.4.4': { rungs: ['noSuit'], legal: 'noSlot', else: 'noSlot' },
  'AUT-5.5.1.i': { rungs: ['noSuit', 'noRoost'], legal: 'noPlace', else: 'noPlace' },
  'AUT-5.5.1.ii': { rungs: ['noSuit', 'noRule'], legal: 'fewWarriors', else: 'fewWarriors' },
  'AUT-5.5.1.iii': battle,
  'AUT-5.5.2': { rungs: ['noRule', 'roostThere'], legal: 'noSlot', else: 'noSlot' },
  'AUT-T-EYR-3': { rungs: ['piecesThere'], legal: 'noPlace', else: 'noPlace' },
  'AUT-6.4.3': revolt,
  'AUT-6.5.2': revolt,
  'AUT-6.6.1': { rungs: ['fewAtBases'], else: null },
  'AUT-6.6.2': unseen,
  'AUT-7.4.3': { else: 'noForest' },
  'AUT-7.5.1': { rungs: ['noRuin', 'unreachable'], else: 'noItem' },
  'AUT-7.5.2': { rungs: ['noSuit', 'unreachable'], else: 'noItem' },
  'AUT-7.5.3': { rungs: ['noCrafted'], else: 'nobodyHere' },
  'AUT-7.5.4': { rungs: ['noEnemy', 'unreachable'], else: 'noItem' },
  'AUT-7.5.5': { else: 'nothingDamaged' },
  'AUT-7.5.6': { else: 'noItem' },
  'AUT-7.7.1': special,
  'AUT-7.7.2': special,
  'AUT-7.7.3': special,
  'AUT-7.7.4': special,
  'AUT-7.7.5': special,
  'AUT-7.7.6': unseen,
  'AUT-8.4.2.I': unseen,
  'AUT-8.4.2.II': unseen,
  'AUT-8.4.2.III': unseen,
  'AUT-8.5.1': { legal: 'noPlace', else: 'noPlace' },
  'AUT-8.5.2': { else: 'noWarriors' },
  'AUT-9.5.1': { rungs: ['noSuit', 'postThere'], legal: 'postThere', else: 'postThere' },
  'AUT-9.5.2': { else: 'noSupply' },
  'AUT-9.5.3': { rungs: ['noWarriors'], else: 'noSupply' },
  'AUT-9.5.4': { else: 'noEnemy' },
  'AUT-9.6.1': { else: 'noPayments' },
  'AUT-10.5.1': dig,
  'AUT-10.7.4': dig,
  'AUT-10.5.2': battle,
  'AUT-10.5.3': build,
  'AUT-10.7.5': build,
  'AUT-10.6.1': { else: 'noSmallGroup' },
  'AUT-10.6.3': { else: 'allCrowned' },
  'AUT-10.7.2': { rungs: ['noBuilding'], legal: 'noSupply', else: 'noSupply' },
  'AUT-10.7.6': { rungs: ['noRule', 'noWarriors'], else: 'noWarriors' },
  'AUT-10.7.7': { else: 'nothingStands' },
  'AUT-10.7.8': { else: 'nothingStands' },
  'AUT-10.7.9': { else: 'nothingStands' },
  'AUT-T-DUC-4': battle,
  'AUT-11.4.3': { rungs: ['noSuit', 'noSuit'], legal: 'noPlace', else: 'noSupply' },
  'AUT-11.4.4': unseen,
  'AUT-11.5.1': battle,
  'AUT-11.5.2': { rungs: ['noSuit', 'noPlotUp'], else: 'fewWarriors' },
  'AUT-11.5.3': { rungs: ['noSuit', 'noWarriors', 'plotThere'], legal: 'noPlotLeft', else: 'noPlotLeft' },
  'AUT-11.5.4': { rungs: ['fewWarriors', 'plotThere'], legal: 'noPlotLeft', else: 'fewWarriors' },
};

export function reasonFor(clause: string, traces: readonly Trace[]): Reason | null {
  const because = becauses[clause];
  if (because === undefined) return 'noEffect';
  const failed = traces.at(-1);
  return (failed && failedAt(failed, because)) ?? because.else;
}

/** The first rung at which the last one fell out. */
function failedAt({ candidates, rungs }: Trace, { rungs: reasons = [], legal }: Because): Reason | null {
  let left = candidates.length;
  let where = 0;
  for (const { how, out } of rungs) {
    if (left === 0) return null;
    left -= out.length;
    if (left === 0) return (how === 'where' ? reasons[where] : legal) ?? null;
    if (how === 'where') where++;
  }
  return null;
}
