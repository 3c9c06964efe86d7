/** Edifices: the Forge. */

import { edificeFacts, facesOf } from '../../../data/cards.ts';
import { rearranged } from '../../hooks/sources.ts';
import { lyingOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { hasRelics, keepOrBury } from '../shared/relic-draw.ts';

export const edificesForge = {
  'ancient-forge': {
    action: { can: hasRelics, run: keepOrBury },
  },

  'broken-forge': {
    action: {
      *run(oath, seat, at) {
        const lying = lyingOf(oath.state, at);
        if (!lying) return;
        lying.card = facesOf(edificeFacts(at.card).edifice).intact;
        rearranged(oath.state);
        oath.tell({ kind: 'repaired', seat, card: lying.card });
      },
    },
  },
} satisfies CardPowers;
