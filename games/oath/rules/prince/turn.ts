/** The Prince's turn: assess the threat and wake, search and play, act, clean up (OATH-9). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { FEWEST_ACTIONS, ROWS } from '../../data/mind.ts';
import type { Oath } from '../hooks/power.ts';
import { checkTitle } from '../operations/title.ts';
import { princeOf } from '../state/relations.ts';
import { collect } from '../turn/rest.ts';
import { wake } from '../turn/wake.ts';
import { act } from './mind.ts';
import { offerCitizenship } from './offer.ts';
import { searchAndPlay } from './search.ts';
import { assess } from './threat.ts';

/** Gives how he has won in Wake, or null. */
export function* princeTurn(oath: Oath, seat: Seat): Rules<string | null> {
  const { state } = oath;
  if (state.phase === 'wake') {
    oath.tell({ kind: 'turn', seat, round: state.round });
    princeOf(state, seat).thoughts = [];
    yield* assess(oath, seat);
    const how = yield* wake(oath, seat);
    if (how !== null) return how;
    state.phase = 'act';
    oath.tell({ kind: 'phase', seat, phase: 'act' });
    oath.checkpoint();
  }
  if (state.phase === 'act') {
    yield* searchAndAct(oath, seat);
    state.phase = 'rest';
    oath.checkpoint();
  }
  yield* cleanUp(oath, seat);
  return null;
}

/** OATH-9.20: as many actions as the row of the marker that advanced says. */
function* searchAndAct(oath: Oath, seat: Seat): Rules {
  const row = yield* searchAndPlay(oath, seat);
  yield* checkTitle(oath);
  const actions = row === null ? FEWEST_ACTIONS : (ROWS[row - 1]?.actions ?? FEWEST_ACTIONS);
  oath.tell({ kind: 'prince-actions', seat, n: actions });
  yield* act(oath, seat, actions);
}

/** OATH-9.33, 9.34 */
function* cleanUp(oath: Oath, seat: Seat): Rules {
  oath.tell({ kind: 'phase', seat, phase: 'rest' });
  collect(oath, seat);
  const prince = princeOf(oath.state, seat);
  prince.start = prince.token;
  yield* pause(oath);
  yield* offerCitizenship(oath, seat);
}
