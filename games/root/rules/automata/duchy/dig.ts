/** Dig (AUT-10.5.1), and the dig of the Brigadier (AUT-10.7.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { traitNumber } from '../../../data/automata-facts.ts';
import { BURROW, type Clearing, clearings } from '../../../data/maps.ts';
import type { Key } from '../../contract/services.ts';
import { TUNNEL } from '../../factions/duchy/state.ts';
import { hasTunnel, tunnels } from '../../factions/duchy/tunnels.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { carryOut } from '../../woodland/move.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { canPlace, place, tokensLeft } from '../../woodland/place.ts';
import { token } from '../../woodland/removal.ts';
import { isAllowed } from '../../woodland/rule.ts';
import { skips, targets } from '../automaton.ts';
import { allWarriors, enemyBuildings, enemyBuildingsAndTokens, enemyWarriors, ownWarriors } from '../keys.ts';
import { selection } from '../selection.ts';
import { hasTrait, isOrdered, orderSuit } from '../state.ts';
import { hasBuilding } from './state.ts';

/** `needed` in the Burrow, and this many of them come up. */
type Dig = { readonly clause: string; readonly needed: number; readonly most: number };

const usual: Dig = { clause: 'AUT-10.5.1', needed: 4, most: 4 };
/** Ruling AUT-GA41. */
const brigadiers: Dig = { clause: 'AUT-10.7.4', needed: 3, most: 4 };

/** AUT-10.5.1; with Overwhelm twice, by fewer warriors (AUT-T-DUC-3). */
export function* digStep(table: Root, self: Seat): Rules {
  if (!hasTrait(table.state, self, 'overwhelm')) return yield* dig(table, self, usual);
  const warriors = traitNumber('duchy', 'overwhelm', 'warriors');
  const times = traitNumber('duchy', 'overwhelm', 'times');
  for (let i = 0; i < times; i++) yield* dig(table, self, { clause: usual.clause, needed: warriors, most: warriors });
}

export function* brigadier(table: Root, self: Seat): Rules {
  yield* dig(table, self, brigadiers);
}

/** A tunnel in an ordered clearing without tunnel and building of its own, and warriors through it. */
function* dig(table: Root, self: Seat, { clause, needed, most }: Dig): Rules {
  const { state } = table;
  if (ownWarriors(state, self, BURROW) < needed) return yield* skips(table, self, clause);
  const where = yield* selection(state, {
    from: clearings,
    where: [
      [clause, (clearing) => isOrdered(state, self, clearing)],
      [clause, (clearing) => !hasTunnel(state, self, clearing)],
      [clause, (clearing) => !hasBuilding(state, self, clearing)],
    ],
    by: ranking(state, self, clause),
    tie: 'high',
    legal: (clearing) => canPlace(state, self, clearing) && isAllowed(state, self, 'enter', clearing),
  });
  const to = where.best;
  if (to === undefined) return yield* skips(table, self, clause, [where]);
  const spare = tokensLeft(playerOf(state, self), TUNNEL) > 0;
  const moved = spare
    ? null
    : yield* selection(state, {
        from: tunnels(state, self),
        by: [['AUT-10.5.1.II', 'least', (clearing) => ownWarriors(state, self, clearing)]],
        tie: 'high',
      });
  targets(table, self, clause, moved ? [where, moved] : [where], to);
  const dug = moved ? { token: TUNNEL, replaces: token(self, TUNNEL, moved.best as Clearing) } : { token: TUNNEL };
  if ((yield* place(table, self, to, dug)) !== null) {
    const warriors = Math.min(most, ownWarriors(state, self, BURROW));
    yield* carryOut(table, { seat: self, from: BURROW, to, warriors, ferry: false });
  }
  yield* pause(table);
}

/** AUT-10.5.1.I; a bird order and the Brigadier look for what enemies have built, Invaders always do (AUT-T-DUC-4). */
function ranking(state: State, self: Seat, clause: string): readonly Key<Clearing>[] {
  if (hasTrait(state, self, 'invaders'))
    return [
      ['AUT-T-DUC-4', 'most', (clearing) => enemyBuildings(state, self, clearing)],
      ['AUT-T-DUC-4', 'least', (clearing) => enemyWarriors(state, self, clearing)],
    ];
  if (clause === brigadiers.clause || orderSuit(state, self) === 'bird')
    return [['AUT-10.5.1.I', 'most', (clearing) => enemyBuildingsAndTokens(state, self, clearing)]];
  return [
    ['AUT-10.5.1.I', 'most', (clearing) => openSlots(state, clearing)],
    ['AUT-10.5.1.I', 'least', (clearing) => allWarriors(state, clearing)],
  ];
}
