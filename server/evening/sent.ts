/** Evenings that a phone brings along: shared for the first time, or given back after it went on alone. */
import { sharedBy } from '@tavola/kernel/real/trail.ts';
import type { Games } from '../base/games.ts';
import { newId, newSecret } from '../base/ids.ts';
import { Refusal } from '../base/problem.ts';
import type { OpenedEvening } from '../replay/evening-jobs.ts';
import type { EveningPointRow, EveningRow } from '../store/evening-rows.ts';
import { newEvening } from './change.ts';
import type { Evenings } from './evenings.ts';

const LEAST_PICK_LENGTH = 10;

/** Gives the id of the evening that everybody may tell from now on. */
export async function shareEvening(evenings: Evenings, games: Games, person: string, text: string): Promise<string> {
  const { store, config } = evenings;
  await checkRoom(evenings, person);
  const sent = await opened(evenings, games, person, text);
  const now = config.now();
  const id = newId('e');
  const row: EveningRow = {
    id,
    link: newSecret(),
    owner: person,
    undo_rule: 'all',
    fallen_json: '[]',
    created: now,
    ...fieldsOf(sent),
    rev: 1,
    undone: 0,
    moved: 1,
    updated: now,
  };
  const { picks } = sent;
  const spoken = picks.map(() => null);
  const people = [{ evening: id, person, since: now, out: 0 }];
  await store.commit(newEvening({ row, cut: 0, picks, spoken, point: pointOf(id, sent), words: [], people }));
  return id;
}

/** What a phone told alone is appended; where both went on, the person must choose. */
export async function giveBack(
  evenings: Evenings,
  games: Games,
  id: string,
  person: string,
  text: string,
): Promise<void> {
  await evenings.theirs(id, person);
  const sent = await opened(evenings, games, person, text);
  await evenings.change(id, person, ({ row, picks }) => {
    if (sent.log !== row.game || sent.seed !== row.seed) throw new Refusal(409, 'EVENING_SPLIT');
    const shared = sharedBy(sent.picks, picks);
    if (shared === sent.picks.length) return null;
    if (shared < picks.length) throw new Refusal(409, 'EVENING_SPLIT', { shared });
    const added = sent.picks.slice(shared);
    const next: EveningRow = { ...row, ...fieldsOf(sent), name: row.name, moved: row.rev + 1 };
    return { row: next, cut: shared, picks: added, spoken: added.map(() => null), point: pointOf(id, sent) };
  });
}

type Sent = OpenedEvening & { readonly log: string };

async function opened({ threads, config }: Evenings, games: Games, who: string, text: string): Promise<Sent> {
  const order = { who, picks: text.length / LEAST_PICK_LENGTH };
  const sent = await threads.run('evening', '', { text }, order);
  const most = config.limits.picks;
  if (sent.log.picks.length > most) throw new Refusal(422, 'LOG_TOO_LONG', { most });
  const game = await games.load(sent.log.game);
  return { ...(await threads.run('openEvening', game.id, sent, order)), log: game.id };
}

function fieldsOf({ log, name, head, seed, rolls, pace, seen, trail, picks }: Sent) {
  return {
    name,
    game: log,
    head_json: JSON.stringify(head),
    seed,
    rolls: rolls ? 1 : 0,
    shared_json: JSON.stringify({ pace, seen, clashes: [] }),
    credits_json: '{}',
    trail_json: JSON.stringify(trail),
    count: picks.length,
  };
}

function pointOf(evening: string, { point }: Sent): EveningPointRow | null {
  if (point === null) return null;
  const { picks, chance, state, doubts = [] } = point;
  return { evening, picks, chance, state_json: JSON.stringify(state), doubts_json: JSON.stringify(doubts) };
}

/** May this person have one more? */
async function checkRoom({ store, config }: Evenings, person: string): Promise<void> {
  const most = config.limits.tables;
  const { count } = await store.db
    .selectFrom('evenings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', person)
    .executeTakeFirstOrThrow();
  if (most > 0 && Number(count) >= most) throw new Refusal(409, 'TOO_MANY_TABLES', { most });
}
