/** Discord: players who are after others' relics. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { agrees } from '../../asking/choose.ts';
import { may, pickCard } from '../../asking/picks.ts';
import { forbiddenBy } from '../../hooks/hooks.ts';
import type { Moments, PoweredState, Source } from '../../hooks/power.ts';
import { rollDefense } from '../../operations/dice.ts';
import { board, purseOf, spendFavor } from '../../operations/favor.ts';
import { pay, unpayable } from '../../operations/pay.ts';
import { takeRelics } from '../../operations/relics.ts';
import { checkTitle } from '../../operations/title.ts';
import { neighbours, pawnRegion } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

const BLACKMAIL = 3;

export const discordRelics = {
  /** Only a relic that can be taken is worth a threat. */
  blackmail: {
    played: {
      can: (oath, seat) => relicsInReach(oath, seat).length > 0,
      *run(oath, seat, at) {
        const relic = yield* pickCard(oath, seat, at, 'relic', relicsInReach(oath, seat));
        const owner = oath.state.players.findIndex(({ relics }) => relics.some(({ card }) => card === relic));
        if (relic === null) return;
        if (purseOf(oath, owner) >= BLACKMAIL && (yield* may(oath, owner, at, 'pay')))
          spendFavor(oath, owner, board(seat), BLACKMAIL);
        else yield* takeRelics(oath, seat, [{ seat: owner, relic }]);
      },
    },
  },

  /** The title is checked before the relics change hands again. */
  'relic-thief': {
    react: {
      *'relics-taken'(oath, at, about) {
        const thief = at.seat;
        if (!isStealable(oath, at, about)) return;
        if (!(yield* agrees(oath, thief, { kind: 'reaction', card: at.card }))) return;
        oath.tell({ kind: 'used', seat: thief, card: at.card });
        pay(oath, thief, at, at.facts.cost);
        const faces = yield* rollDefense(oath, about.relics.length, thief);
        oath.tell({ kind: 'rolled', seat: thief, faces });
        if (faces.some((face) => face === 'shield' || face === 'shields')) return;
        yield* checkTitle(oath);
        const loot = about.relics.map((relic) => ({ seat: about.seat, relic }));
        yield* takeRelics(oath, thief, loot);
      },
    },
  },
} satisfies CardPowers;

function relicsInReach(oath: PoweredState, seat: Seat): string[] {
  return neighbours(oath.state, seat).flatMap((from) =>
    playerOf(oath.state, from)
      .relics.map(({ card }) => card)
      .filter((what) => forbiddenBy(oath, 'take', { seat, from, what }) === null),
  );
}
/** Relic Thief: all of the relics or none. */
function isStealable(oath: PoweredState, at: Source, { seat, relics }: Moments['relics-taken']): boolean {
  const { state } = oath;
  if (seat === at.seat || pawnRegion(state, seat) !== pawnRegion(state, at.seat)) return false;
  const held = playerOf(state, seat).relics.map(({ card }) => card);
  const free = (what: string) =>
    held.includes(what) && forbiddenBy(oath, 'take', { seat: at.seat, from: seat, what }) === null;
  return relics.every(free) && unpayable(oath, at.seat, at, at.facts.cost) === null;
}
