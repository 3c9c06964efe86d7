/** Rest (OATH-3.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { refreshOf } from '../../data/board.ts';
import { choose, PASS } from '../asking/choose.ts';
import type { Oath, PoweredState, Source } from '../hooks/power.ts';
import { sourceOf, sourcesOf } from '../hooks/sources.ts';
import { bankOfCard, board, moveFavor } from '../operations/favor.ts';
import { pay, unpayable } from '../operations/pay.ts';
import { moveSecrets, readySecrets } from '../operations/secrets.ts';
import { setSupply } from '../operations/supply.ts';
import { checkTitle } from '../operations/title.ts';
import { lyingCards, rulesCard } from '../queries/queries.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';

export function* rest(oath: Oath, seat: Seat): Rules {
  oath.tell({ kind: 'phase', seat, phase: 'rest' });
  collect(oath, seat);
  setSupply(oath, seat, refresh(oath, seat) + playerOf(oath.state, seat).supply);
  yield* restPowers(oath, seat);
}

/** Favor on cards goes to the banks, all secrets on cards to the resting player, whose facedown ones turn up. `but` keeps what it holds. */
export function collect(oath: Oath, seat: Seat, but: string | null = null): void {
  for (const { card, favor, secrets } of lyingCards(oath.state)) {
    if (favor > 0 && card !== but) moveFavor(oath, { at: 'card', card }, bankOfCard(card), favor);
    if (secrets > 0) moveSecrets(oath, { at: 'card', card }, board(seat), secrets);
  }
  readySecrets(oath, seat);
}

/** By the warbands in the personal bank; a Citizen's is the Chancellor's current Supply (OATH-G3), by the Prince's bank if he is it (OATH-9.7). */
function refresh({ state }: PoweredState, seat: Seat): number {
  const { role, bank } = playerOf(state, seat);
  if (role !== 'citizen') return refreshOf(role, bank);
  const { supply, bank: purple, prince } = playerOf(state, CHANCELLOR);
  return prince === null ? supply : refreshOf('chancellor', purple);
}

/** Each Rest power once, in any order. */
function* restPowers(oath: Oath, seat: Seat): Rules {
  const used: string[] = [];
  for (;;) {
    const open = sourcesOf(oath).rests.filter((at) => !used.includes(at.card) && mayRest(oath, seat, at));
    if (open.length === 0) return;
    const uses = select(open).moves(({ card }) => ({ kind: 'use', card, as: null }) as const);
    const pick = yield* choose(oath, seat, 'rest', [...uses, PASS]);
    if (pick.kind !== 'use') return;
    const at = sourceOf(oath, pick.card) as Source;
    used.push(at.card);
    oath.tell({ kind: 'used', seat, card: at.card });
    if (!at.facts.kinds.includes('action')) pay(oath, seat, at, at.facts.cost);
    if (at.power.rest) yield* at.power.rest.run(oath, seat, at);
    yield* checkTitle(oath);
  }
}
function mayRest(oath: PoweredState, seat: Seat, at: Source): boolean {
  if (!rulesCard(oath, seat, at) || at.power.rest?.can?.(oath, seat, at) === false) return false;
  return unpayable(oath, seat, at, at.facts.cost) === null;
}
