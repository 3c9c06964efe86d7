/** Sites: opportunities. */

import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { choose } from '../../asking/choose.ts';
import type { Oath, Power, Source } from '../../hooks/power.ts';
import { board, moveFavor } from '../../operations/favor.ts';
import { moveSecrets } from '../../operations/secrets.ts';
import type { Move } from '../../state/moves.ts';
import { playerOf, siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

/** At the end of Wake one token that lies here, if the pawn does too. */
const opportunity: Power = {
  react: {
    *wake(oath, at, { seat }) {
      if (playerOf(oath.state, seat).pawn === at.slot) yield* pickUp(oath, at, seat);
    },
  },
};

export const sitesOpportunities = {
  'drowned-city': opportunity,
  mine: opportunity,
  'salt-flats': opportunity,
} satisfies CardPowers;

function* pickUp(oath: Oath, at: Source, seat: number): Rules {
  const { favor, secrets } = siteAt(oath.state, at.slot);
  const moves: Move[] = [];
  if (favor > 0) moves.push({ kind: 'take', what: 'favor' });
  if (secrets > 0) moves.push({ kind: 'take', what: 'secret' });
  if (moves.length === 0) return;
  const pick = yield* choose(oath, seat, { kind: 'opportunity', site: at.card }, [...moves, { kind: 'none' }]);
  if (pick.kind !== 'take') return;
  const here = { at: 'site', site: at.card } as const;
  if (pick.what === 'favor') moveFavor(oath, here, board(seat), 1);
  else moveSecrets(oath, here, board(seat), 1);
}
