/** A chronicle of this browser goes to the server: its finished games in their order, each naming the one it follows. */
import { type LocalMatch, loadLocal, peopleOf } from '../host/store.ts';
import { ensurePerson } from '../people/person.ts';
import { sendLog } from '../replay/source/log-file.ts';
import type { ChronicleGame } from './chronicle.ts';

/** Gives the server's id of the newest game; null when nothing could go: evenings at a real table and open games stay on this device. */
export async function handOver(games: readonly ChronicleGame[]): Promise<string | null> {
  await ensurePerson();
  const there = new Map<string, string>();
  for (const { id, follows, status } of games) {
    const saved = status === 'over' ? await loadLocal(id) : undefined;
    if (!saved || saved.start !== undefined || saved.log.seats.some(({ kind }) => kind === 'outside')) continue;
    const before = follows === null ? undefined : there.get(follows);
    const more = { seats: seatsOf(saved), ...(before && { follows: before }) };
    there.set(id, saved.uploaded ?? (await sendLog(saved, more)));
  }
  return [...there.values()].at(-1) ?? null;
}

/** The person who hands it over sits where the first person at this screen sat. */
function seatsOf(saved: LocalMatch): readonly object[] {
  const [me] = peopleOf(saved);
  return saved.seats.map(({ kind, name, level }, seat) => {
    if (kind === 'automaton') return { kind };
    if (seat === me) return { kind: 'me' };
    return kind === 'bot' ? { kind, level } : { kind: 'screen', ...(name && { name }) };
  });
}
