/** Arcane: the Darkest Secret. */

import { choose, LESS, MORE } from '../../asking/choose.ts';
import { SHARED } from '../../operations/favor.ts';
import { DARKEST_SECRET, gainSecrets, moveSecrets } from '../../operations/secrets.ts';
import type { Recoverable } from '../../state/actions.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneDarkestSecret = {
  /** A player who uses it must recover the Darkest Secret. */
  'magicians-code': {
    fold: { 'recover.secrets': (_oath, n) => n + 2 },
    forbid: { recover: (_oath, _at, { what }) => !isSecret(what) },
  },

  'vow-of-silence': {
    forbid: {
      recover: (_oath, at, { seat, what }) => seat === at.seat && isSecret(what),
      give: (_oath, at, { seat }) => seat === at.seat,
    },
    react: {
      *'secret-recovered'(oath, at, { n }) {
        gainSecrets(oath, at.seat, n);
      },
    },
  },

  'forgotten-vault': {
    action: {
      *run(oath, seat, at) {
        const fewer = oath.state.banners['darkest-secret'].tokens > 1 ? [LESS] : [];
        const ask = { kind: 'power', card: at.card, part: 'change' } as const;
        const { n } = yield* choose(oath, seat, ask, [MORE, ...fewer]);
        if (n > 0) moveSecrets(oath, SHARED, DARKEST_SECRET, 1);
        else moveSecrets(oath, DARKEST_SECRET, SHARED, 1);
      },
    },
  },
} satisfies CardPowers;

function isSecret(what: Recoverable): boolean {
  return 'banner' in what && what.banner === 'darkest-secret';
}
