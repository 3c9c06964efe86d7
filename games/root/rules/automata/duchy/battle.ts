/** Battle (AUT-10.5.2). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { battleInEach, type DefenderKeys } from '../battling.ts';
import { buildingsHere, piecesHere, vpOf } from '../keys.ts';
import { isOrdered } from '../state.ts';

/** In each ordered clearing, one after the other. */
export function* battles(table: Root, self: Seat): Rules {
  const { state } = table;
  yield* battleInEach(table, self, {
    clause: 'AUT-10.5.2',
    where: [['AUT-10.5.2', (clearing) => isOrdered(state, self, clearing)]],
    defender: mostBuilt(state),
  });
}

/** AUT-10.5.2.I: most buildings there, then most pieces, then most VP. */
export function mostBuilt(state: State): DefenderKeys {
  return (clearing) => [
    ['AUT-10.5.2.I', 'most', (seat) => buildingsHere(state, seat, clearing)],
    ['AUT-10.5.2.I', 'most', (seat) => piecesHere(state, seat, clearing)],
    ['AUT-10.5.2.I', 'most', (seat) => vpOf(state, seat)],
  ];
}
