/** Arcane: the Witch's Bargain, a trade with players. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { choose, DONE } from '../../asking/choose.ts';
import { forbiddenBy } from '../../hooks/hooks.ts';
import type { Oath, PoweredState, Source } from '../../hooks/power.ts';
import { board, moveFavor, purseOf, spendFavor } from '../../operations/favor.ts';
import { moveSecrets, secretsOn, takeSecrets } from '../../operations/secrets.ts';
import { neighbours } from '../../queries/queries.ts';
import type { Move } from '../../state/moves.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

const FAVOR_FOR_SECRET = 2;
type Bargain = Extract<Move, { kind: 'bargain' }>;

export const arcaneWitchsBargain = {
  'witchs-bargain': {
    action: {
      can: (oath, seat) => bargains(oath, seat, []).length > 0,
      run: bargain,
    },
  },
} satisfies CardPowers;

/** One direction with each partner (OATH-3.6 d), as often as the player likes. */
function* bargain(oath: Oath, seat: Seat, at: Source): Rules {
  const ways: Bargain[] = [];
  for (;;) {
    const open = bargains(oath, seat, ways);
    if (open.length === 0) return;
    const ask = { kind: 'power', card: at.card, part: 'bargain' } as const;
    const pick = yield* choose(oath, seat, ask, [...open, DONE]);
    if (pick.kind !== 'bargain') return;
    ways.push(pick);
    if (pick.take === 'favor') {
      moveSecrets(oath, board(seat), board(pick.seat), 1);
      moveFavor(oath, board(pick.seat), board(seat), FAVOR_FOR_SECRET);
    } else {
      spendFavor(oath, seat, board(pick.seat), FAVOR_FOR_SECRET);
      takeSecrets(oath, pick.seat, seat, 1);
    }
  }
}
function bargains(oath: PoweredState, seat: Seat, ways: readonly Bargain[]): Bargain[] {
  const { state } = oath;
  const mayGive = playerOf(state, seat).secrets > 0 && forbiddenBy(oath, 'give', { seat, what: 'secrets' }) === null;
  const mayPay = purseOf(oath, seat) >= FAVOR_FOR_SECRET;
  return neighbours(state, seat).flatMap((other) => {
    const found: Bargain[] = [];
    const { favor } = playerOf(state, other);
    if (mayGive && favor > 0) found.push({ kind: 'bargain', seat: other, take: 'favor' });
    if (mayPay && secretsOn(oath, other) > 0) found.push({ kind: 'bargain', seat: other, take: 'secret' });
    return found.filter(({ take }) => ways.every((way) => way.seat !== other || way.take === take));
  });
}
