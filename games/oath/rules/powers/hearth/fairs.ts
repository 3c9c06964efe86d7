/** Hearth: binding exchanges. */

import { pickPlayer } from '../../asking/picks.ts';
import type { Power } from '../../hooks/power.ts';
import { negotiate, partners } from '../../minor/negotiation.ts';
import type { TermKind } from '../../state/terms.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthFairs = {
  'tinkers-fair': fair(['favor', 'secret', 'relic']),
  'deed-writer': fair(['favor', 'secret', 'site']),
} satisfies CardPowers;

/** OATH-7.11: a binding exchange of these kinds of things with anybody. */
function fair(kinds: readonly TermKind[]): Power {
  return {
    action: {
      can: (oath, seat) => partners(oath, seat).length > 0,
      *run(oath, seat, at) {
        const partner = yield* pickPlayer(oath, seat, at, 'partner', partners(oath, seat));
        if (partner !== null) yield* negotiate(oath, seat, partner, { by: at.card, kinds });
      },
    },
  };
}
