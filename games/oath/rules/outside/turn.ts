/**
 * A person's turn on the real table. What people do among themselves is told as facts; what they do to a Prince is a move, so that his own rules answer
 * it. The turn ends in one of two ways: everything was told, or what he needs will be asked.
 */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { asBelieved, isOutside } from '@tavola/kernel/rules/real.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { BANNERS, type BannerId } from '../../data/board.ts';
import { choose, DONE } from '../asking/choose.ts';
import { campaign, canCampaign } from '../campaign/campaign.ts';
import type { Oath } from '../hooks/power.ts';
import { takeBanner } from '../operations/banners.ts';
import { takeRelics } from '../operations/relics.ts';
import { checkTitle } from '../operations/title.ts';
import { isImperial, seatsOf } from '../queries/queries.ts';
import type { Move, Place } from '../state/moves.ts';
import type { OutsideMove } from '../state/outside-moves.ts';
import { isPrince } from '../state/relations.ts';
import { CHANCELLOR, playerOf } from '../state/state.ts';
import { changeable } from './facts.ts';

export function* turnOutside(oath: Oath, seat: Seat): Rules {
  const listed = () => asBelieved(() => movesOf(oath, seat));
  for (;;) {
    const move = yield* choose<Move>(oath, seat, { kind: 'outside.turn', seat }, listed, OUTSIDE);
    if (move.kind === 'outside.told') return yield* checkTitle(oath);
    if (move.kind === 'outside.ask-me') {
      oath.doubt(changeable(oath.state));
      return yield* pause(oath);
    }
    yield* answered(oath, seat, move as OutsideMove);
    yield* checkTitle(oath);
    yield* pause(oath);
  }
}
const OUTSIDE = { outside: true };

/** Before the first turn people compare what lies on their table with what the app has laid out. */
export function* laidOutside(oath: Oath): Rules {
  const person = oath.seats.findIndex((_, seat) => isOutside(oath, seat));
  const how = { outside: true, always: true };
  if (person >= 0) yield* choose(oath, person, 'outside.setup', [{ kind: 'outside.laid' }], how);
}

/** People talk on the real table; what changed hands they tell. */
export function* conferOutside(oath: Oath, seat: Seat, site: Place): Rules {
  yield* choose(oath, seat, { kind: 'outside.confer', site }, [DONE], { outside: true, always: true });
}

function* answered(oath: Oath, seat: Seat, move: OutsideMove): Rules {
  if (move.kind === 'outside.campaign') yield* campaign(oath, seat, { free: true, against: move.against });
  if (move.kind !== 'outside.takes') return;
  const { what, of } = move;
  if (BANNERS.includes(what as BannerId)) takeBanner(oath, seat, what as BannerId, 'recovered');
  else yield* takeRelics(oath, seat, [{ seat: of, relic: what }]);
}

function movesOf(oath: Oath, seat: Seat): readonly Move[] {
  const { state } = oath;
  const princes = seatsOf(state).filter((one) => isPrince(state, one));
  const ally = princes.includes(CHANCELLOR);
  const foes = seatsOf(state).filter(
    (one) => princes.includes(one) || (ally && one !== seat && isImperial(state, one)),
  );
  return [
    { kind: 'outside.told' },
    { kind: 'outside.ask-me' },
    ...foes
      .filter((against) => canCampaign(oath, seat, { free: true, against }))
      .map((against) => ({ kind: 'outside.campaign', against }) as const),
    ...princes.flatMap((of) => treasuresOf(oath, of).map((what) => ({ kind: 'outside.takes', what, of }) as const)),
  ];
}
function treasuresOf({ state }: Oath, of: Seat): readonly string[] {
  const held = BANNERS.filter((banner) => state.banners[banner].holder === of);
  return [...held, ...playerOf(state, of).relics.map(({ card }) => card)];
}
