/** A chronicle of this browser goes to the server: its finished games in their order, each naming the one it follows. */
import { post } from '../host/api.ts';
import { type LocalMatch, loadLocal, peopleOf, saveLocal } from '../host/store.ts';
import type { Match } from '../host/types.ts';
import { ensurePerson } from '../person.ts';
import type { LinkedGame } from './chain.ts';

/** Gives the server's id of the newest game; null when nothing could go: evenings at a real table and open games stay on this device. */
export async function handOver(games: readonly LinkedGame[]): Promise<string | null> {
  await ensurePerson();
  const there = new Map<string, string>();
  for (const { id, follows, status } of games) {
    const saved = status === 'over' ? await loadLocal(id) : undefined;
    if (!saved || saved.start !== undefined || saved.log.seats.some(({ kind }) => kind === 'outside')) continue;
    const before = follows === null ? undefined : there.get(follows);
    there.set(id, saved.uploaded ?? (await sent(saved, before)));
  }
  return [...there.values()].at(-1) ?? null;
}

async function sent(saved: LocalMatch, follows: string | undefined): Promise<string> {
  const { log, name } = saved;
  const body = { log, seats: seatsOf(saved), ...(name && { name }), ...(follows && { follows }) };
  const { id } = await post<Match>('/logs', body);
  await saveLocal({ ...saved, uploaded: id });
  return id;
}

/** Who hands it over sits where the first person of this screen sat. */
function seatsOf(saved: LocalMatch): readonly object[] {
  const [me] = peopleOf(saved);
  return saved.seats.map(({ kind, name, level }, seat) => {
    if (kind === 'automaton') return { kind };
    if (seat === me) return { kind: 'me' };
    return kind === 'bot' ? { kind, level } : { kind: 'screen', ...(name && { name }) };
  });
}
