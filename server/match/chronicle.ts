/** Matches that follow from one another: the legacy of one is what the next begins with. What is hidden in the next, its own chance decides. */
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { Legacy, Outcome } from '@tavola/kernel/rules/game.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { MatchRow } from '../store/schema.ts';
import { atMost } from '../store/store.ts';
import type { Desk } from './desk.ts';
import type { Inheritance } from './start.ts';
import { seated } from './visible.ts';

/** What a new match of `game` takes up from the finished match `id`, at which this person sat. */
export async function inheritanceFrom(desk: Desk, id: string, game: string, person: string): Promise<Inheritance> {
  const live = await seated(desk, id, person);
  const { row } = live;
  if (row.status !== 'over' || row.outcome_json === null) throw new Refusal(409, 'NOT_OVER');
  const { legacy } = JSON.parse(row.outcome_json) as Outcome;
  if (legacy === undefined || row.game !== game) throw new Refusal(409, 'NO_LEGACY');
  const left = legacy.secret === undefined ? legacy : await leftToday(desk, live, person, legacy);
  return { follows: row.id, chain: row.chain ?? row.id, inheritance_json: JSON.stringify(left) };
}

/** What an older version left in secret, today's rules leave otherwise: from its picks, where they still agree; else the new match mixes it itself. */
async function leftToday(desk: Desk, live: LiveMatch, person: string, legacy: Legacy): Promise<Legacy> {
  try {
    const { outcome } = await desk.replays.at(person, live, {}, 'stand', {});
    return outcome?.legacy ?? legacy;
  } catch (error) {
    if (error instanceof TableError) return legacy;
    throw error;
  }
}

/** The matches of the chronicle that this one belongs to at which the person sat, the first one first: one page, behind the match that `after` names. */
export async function chroniclePage(
  { store }: Desk,
  { id, chain }: MatchRow,
  person: string | null,
  after = '',
): Promise<{ readonly rows: MatchRow[]; readonly next: string | null }> {
  const first = chain ?? id;
  const [, created, last] = CURSOR.exec(after) ?? [];
  const rows = await store.db
    .selectFrom('matches')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', first), eb('chain', '=', first)]))
    .where((eb) => {
      const sat = eb
        .selectFrom('seats')
        .select('seats.match')
        .where('seats.person', '=', person ?? '');
      return eb.or([eb('id', '=', id), eb('id', 'in', sat)]);
    })
    .$if(last !== undefined, (query) =>
      query.where((eb) => {
        const time = Number(created);
        return eb.or([eb('created', '>', time), eb.and([eb('created', '=', time), eb('id', '>', last ?? '')])]);
      }),
    )
    .orderBy('created')
    .orderBy('id')
    .limit(atMost(PAGE))
    .execute();
  const end = rows.at(PAGE - 1);
  return { rows, next: end ? `${end.created}.${end.id}` : null };
}

const PAGE = 50;
const CURSOR = /^(\d+)\.(.+)$/;
