/** The same table again: same game, same people, everybody one seat further, so that another one begins; automata stay where they are. */
import { currentLog } from '@tavola/kernel/table/upgrade.ts';
import { newId, newSecret } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch, MatchRows } from '../memory/live-match.ts';
import { USUAL_STANDING } from '../memory/standing.ts';
import { logOf } from '../memory/stored.ts';
import { UNTOLD } from '../memory/wake.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import { boardWrite, type Write, watcherWrite } from '../store/writes.ts';
import { unborn, welcome } from './birth.ts';
import { type Desk, Unchanged } from './desk.ts';
import { seatOf } from './migrate.ts';
import { startWhenFull, unplayed } from './start.ts';
import { seated } from './visible.ts';

type Rematch = { readonly id: string; readonly isNew: boolean };

/** The match that follows this one; who asks first makes it. */
export async function rematch(desk: Desk, id: string, person: PersonRow): Promise<Rematch> {
  await seated(desk, id, person.id);
  const { next, born } = await desk.change(id, 'match', async (live, draft) => {
    if (!live.ended) throw new Refusal(409, 'NOT_OVER');
    if (live.row.rematch) throw new Unchanged({ next: live.row.rematch, born: null });
    const born = await unborn(desk, rematchPlan(live, person, desk.config.now()), startWhenFull);
    const next = born.live.id;
    draft.set({ rematch: next });
    draft.also(born.draft.birth());
    draft.also({ writes: live.boards.flatMap((board) => boardWrites(born.live, board, draft.now)) });
    draft.boards = [];
    return { next, born };
  });
  if (born) welcome(desk, born);
  return { id: next, isNew: born !== null };
}

/** A screen in the room goes with the people. */
function boardWrites({ id: match, invitations }: LiveMatch, person: string, since: number): Write[] {
  const [watch] = invitations;
  const shown = boardWrite({ person, match, since });
  return watch ? [shown, watcherWrite({ match, person, token: watch.token, since })] : [shown];
}

function rematchPlan(sitting: LiveMatch, maker: PersonRow, now: number): MatchRows {
  const { game: rules, row, seats: sat } = sitting;
  const id = newId('m');
  // A match that today's rules cannot replay is played again by them.
  const today = currentLog(rules, logOf(row, sat, []));
  const before = today.seats.map((setup, seat) => seatOf(id, seat, setup, sat[seat]));
  const { version } = rules;
  const options_json = JSON.stringify(today.options);
  const players = before.filter(({ kind }) => kind !== 'automaton');
  const seats = before.map((row, seat): SeatRow => {
    const from = row.kind === 'automaton' ? row : (players[(players.indexOf(row) + 1) % players.length] as SeatRow);
    const fresh = { away: null, standing_json: USUAL_STANDING, seen: 0, offer_json: null, shown: null, ...UNTOLD };
    return { ...from, match: id, seat, ...fresh };
  });
  const {
    name,
    game,
    dice,
    follows,
    chain,
    inheritance_json,
    open,
    spectators,
    talk,
    practice,
    plans,
    clock_decision,
    clock_player,
    clock_increment,
    clock_zone,
    weekends,
  } = row;
  const kept = {
    name,
    game,
    version,
    options_json,
    dice,
    follows,
    chain,
    inheritance_json,
    open,
    spectators,
    talk,
    practice: practice === 'used' ? ('allowed' as const) : practice,
    plans,
    clock_decision,
    clock_player,
    clock_increment,
    clock_zone,
    weekends,
  };
  return {
    row: { id, ...kept, ...unplayed(clock_player, seats, now), owner: maker.id },
    seats,
    invitations: spectators === 'none' ? [] : [{ token: newSecret(), match: id, seat: null }],
    holders: [],
    boards: sitting.boards,
  };
}
