/** The same table again: same game, same people, the seats one further, so that another one begins. */
import { newId, newSecret } from '../ids.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import type { LiveMatch, MatchRows } from './live-match.ts';

export function rematchPlan({ row, seats: before }: LiveMatch, maker: PersonRow, now: number): MatchRows {
  const id = newId('m');
  const seats = before.map((_, seat): SeatRow => {
    const from = before[(seat + 1) % before.length] as SeatRow;
    return { ...from, match: id, seat, away: null, standing: 'ask', seen: 0 };
  });
  const player = row.clock_player;
  const left = seats.map(() => (player === null ? null : player * 1000));
  const fresh = {
    status: 'waiting' as const,
    revision: 0,
    undone: 0,
    seed: null,
    commitment: null,
    count: 0,
    pending_json: '[]',
    outcome_json: null,
    undo_json: null,
    abandoning_json: '[]',
    rematch: null,
    origin_json: null,
    whole: 1,
    wake: null,
  };
  const { name, game, version, options_json, open, spectators, talk, clock_decision, clock_player } = row;
  const kept = { name, game, version, options_json, open, spectators, talk, clock_decision, clock_player };
  return {
    row: { id, ...kept, ...fresh, owner: maker.id, left_json: JSON.stringify(left), created: now, updated: now },
    seats,
    invitations: spectators === 'none' ? [] : [{ token: newSecret(), match: id, seat: null }],
  };
}
