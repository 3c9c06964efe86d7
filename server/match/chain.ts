/** Matches that follow from one another: the legacy of one is what the next begins with. Its secret part never leaves the server. */
import type { Outcome } from '@tavola/kernel/game.ts';
import { Refusal } from '../problem.ts';
import type { MatchRow } from '../store/schema.ts';
import { seated } from './access.ts';
import type { Desk } from './desk.ts';
import type { Descent } from './start.ts';

/** What a new match of `game` takes up from the finished match `id`, at which this person sat. */
export async function descentFrom(desk: Desk, id: string, game: string, person: string): Promise<Descent> {
  const { row } = await seated(desk, id, person);
  if (row.status !== 'over' || row.outcome_json === null) throw new Refusal(409, 'NOT_OVER');
  const { legacy } = JSON.parse(row.outcome_json) as Outcome;
  if (legacy === undefined || row.game !== game) throw new Refusal(409, 'NO_LEGACY');
  return { follows: row.id, chain: row.chain ?? row.id, inheritance_json: JSON.stringify(legacy) };
}

/** All matches of the chain that this one belongs to, the first one first. */
export function chainOf({ store }: Desk, { id, chain }: MatchRow): Promise<MatchRow[]> {
  const first = chain ?? id;
  return store.db
    .selectFrom('matches')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', first), eb('chain', '=', first)]))
    .orderBy('created')
    .orderBy('id')
    .execute();
}
