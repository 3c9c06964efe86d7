/** Relics that are battle plans. */
import { isHealed } from '../campaign/healing.ts';
import { opponentOf, otherSide } from '../campaign/sides.ts';
import { choose, DONE } from '../choose.ts';
import { CAGED, cagedFor, release } from '../operations/cage.ts';
import { board, purseOf, spendFavor } from '../operations/favor.ts';
import { gainWarbands, kill, moveWarbands } from '../operations/warbands.ts';
import { may } from '../picks.ts';
import type { Standing } from '../power.ts';
import { seatsOf } from '../queries.ts';
import type { CardPowers } from './card-powers.ts';

export const relicPlans: CardPowers = {
  /** The favor is owed even where nobody may be killed. */
  'sticky-fire': {
    plan: {
      *victory(oath, war, { card, side, user }) {
        const loser = otherSide(side);
        if (user === null || war.survivors.length === 0 || !(yield* may(oath, user, { card }, 'burn'))) return;
        if (!war.spared && war.losses[loser] !== 'none') {
          for (const { spot, colour, n } of war.survivors) war.dead[loser] += kill(oath, colour, spot, n);
          war.survivors = [];
        }
        const enemy = opponentOf(war, side);
        if (enemy !== null && purseOf(oath, user) > 0) spendFavor(oath, user, board(enemy), 1);
      },
    },
  },

  'cursed-cauldron': {
    plan: {
      *victory(oath, war, { side, user }) {
        const loser = otherSide(side);
        if (user !== null && !isHealed(oath, war, loser)) gainWarbands(oath, user, war.dead[loser]);
      },
    },
  },

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
};

/** To which boards caged warbands may go, and how many. */
function keys({ state }: Standing) {
  return seatsOf(state).flatMap((seat) =>
    Array.from({ length: cagedFor(state, seat) }, (_, i) => ({ kind: 'give', seat, n: i + 1 }) as const),
  );
}
