/** The same table again: same game, same people, the seats one further, so that another one begins. */
import { newId, newSecret } from '../ids.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import type { LiveMatch, MatchRows } from './live-match.ts';
import { unplayed } from './start.ts';

export function rematchPlan({ row, seats: before }: LiveMatch, maker: PersonRow, now: number): MatchRows {
  const id = newId('m');
  const seats = before.map((_, seat): SeatRow => {
    const from = before[(seat + 1) % before.length] as SeatRow;
    return { ...from, match: id, seat, away: null, standing: 'ask', seen: 0 };
  });
  const { name, game, version, options_json, open, spectators, talk, clock_decision, clock_player } = row;
  const kept = { name, game, version, options_json, open, spectators, talk, clock_decision, clock_player };
  return {
    row: { id, ...kept, ...unplayed(clock_player, seats, now), owner: maker.id },
    seats,
    invitations: spectators === 'none' ? [] : [{ token: newSecret(), match: id, seat: null }],
  };
}
