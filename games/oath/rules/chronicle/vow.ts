/** The oath of the next game (OATH-8.1). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { OATHS, type OathId } from '../../data/board.ts';
import { visionFacts } from '../../data/cards.ts';
import { choose } from '../asking/choose.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { meetsVision, visionsOf } from '../queries/goals.ts';
import type { Chronicle } from '../state/state.ts';

/** A player who won by one Vision alone takes its oath; anybody else takes any but the present one. */
export function* vow(oath: Oath, writing: Chronicle): Rules {
  const { winner } = writing;
  const bound = oathOfVision(oath, writing);
  const oaths = select<OathId>(OATHS)
    .where('OATH-8.1', (one) => (bound === null ? one !== oath.state.oath : one === bound))
    .moves((one) => ({ kind: 'oath', oath: one }) as const);
  writing.vow = (yield* choose(oath, winner, 'vow', oaths)).oath;
  oath.tell({ kind: 'vowed', seat: winner, oath: writing.vow });
}

function oathOfVision(oath: PoweredState, { winner, how }: Chronicle): OathId | null {
  if (how !== 'vision') return null;
  const met = visionsOf(oath, winner).filter((vision) => meetsVision(oath, winner, vision));
  return met.length === 1 ? visionFacts(met[0] as string).oath : null;
}
