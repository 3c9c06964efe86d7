/** Arcane: Jinx rolls dice again. */

import { agrees } from '../../asking/choose.ts';
import { pay, unpayable } from '../../operations/pay.ts';
import { rulesCard } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneJinx = {
  jinx: {
    react: {
      *rolled(oath, at, { seat, faces }) {
        if (!rulesCard(oath, seat, at) || unpayable(oath, seat, at, at.facts.cost) !== null) return false;
        if (!(yield* agrees(oath, seat, { kind: 'reaction', card: at.card, faces }))) return false;
        oath.tell({ kind: 'rolled', seat, faces });
        oath.tell({ kind: 'used', seat, card: at.card });
        pay(oath, seat, at, at.facts.cost);
        return true;
      },
    },
  },
} satisfies CardPowers;
