/** Relics: the Obsidian Cage. */

import { choose, DONE } from '../../asking/choose.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { CAGED, cagedFor, release } from '../../operations/cage.ts';
import { moveWarbands } from '../../operations/warbands.ts';
import { seatsOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsObsidianCage = {
  'obsidian-cage': {
    plan: {
      *victory(oath, war) {
        for (const { spot, colour, n } of war.survivors) moveWarbands(oath, colour, spot, CAGED, n);
        war.survivors = [];
      },
    },
    action: {
      can: (oath) => keys(oath).length > 0,
      *run(oath, seat, at) {
        for (;;) {
          const open = keys(oath);
          if (open.length === 0) return;
          const ask = { kind: 'power', card: at.card, part: 'release' } as const;
          const pick = yield* choose(oath, seat, ask, [...open, DONE]);
          if (pick.kind !== 'give') return;
          release(oath, pick.seat, pick.n);
        }
      },
    },
  },
} satisfies CardPowers;

/** To which boards caged warbands may go, and how many. */
function keys({ state }: PoweredState) {
  return seatsOf(state).flatMap((seat) =>
    Array.from({ length: cagedFor(state, seat) }, (_, i) => ({ kind: 'give', seat, n: i + 1 }) as const),
  );
}
