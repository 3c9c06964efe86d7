/** How an evening gets from a phone to the server and back, and how a phone goes on alone. */
import type { Log } from '@tavola/kernel/table/log.ts';
import type { SharedEvening as Sent } from '@tavola/server/api/evenings.ts';
import { get, post, request } from '../../api/request.ts';
import { newId } from '../../browser/new-id.ts';
import { ensurePerson } from '../../people/person.ts';
import { listEvenings, loadEvening, type SavedEvening, saveEvening } from './store.ts';

/** Everybody who has the link may tell it from now on. `seen`: how many picks had been made when hands had followed everything. */
export async function shareEvening(saved: SavedEvening, seen: number, name: string): Promise<void> {
  const { id: me } = await ensurePerson(name);
  const sent = await post<Sent>('/evenings', documentOf(saved, seen));
  await keep({ ...saved, ...copied(sent, me) });
}

/** Comes by a link; gives the id of the evening on this phone. */
export async function joinEvening(token: string, name: string): Promise<string> {
  const { id: me } = await ensurePerson(name);
  return arrived(me, await post<Sent>(`/evening-links/${encodeURIComponent(token)}`));
}

/** An evening of the server that this phone does not have. */
export async function fetchEvening(id: string): Promise<SavedEvening | undefined> {
  const { id: me } = await ensurePerson();
  await arrived(me, await get<Sent>(`/evenings/${encodeURIComponent(id)}`));
  return loadEvening(id);
}

/** The server is gone: this phone goes on with all that it has. */
export async function goAlone(saved: SavedEvening): Promise<void> {
  if (saved.shared) await keep({ ...saved, shared: { ...saved.shared, isAlone: true } });
}

/** Throws EVENING_SPLIT where both went on. */
export async function giveBack(saved: SavedEvening, seen: number): Promise<void> {
  const { me = '' } = saved.shared ?? {};
  const path = `/evenings/${saved.shared?.id ?? ''}/log`;
  await keep({ ...saved, ...copied(await request<Sent>('PUT', path, documentOf(saved, seen)), me) });
}

/** Both went on: the server's is told on, and this phone's is kept beside it as an evening of its own. */
export async function takeServers(saved: SavedEvening): Promise<void> {
  const sent = await get<Sent>(`/evenings/${saved.shared?.id ?? ''}`);
  const { shared: _, revision: __, ...own } = saved;
  await saveEvening({ ...own, id: newId() });
  await keep({ ...saved, ...copied(sent, saved.shared?.me ?? '') });
}

/** Both went on: this phone's is shared anew, and the server keeps its own. */
export async function takeMine(saved: SavedEvening, seen: number): Promise<void> {
  const { shared, ...own } = saved;
  await keep({ ...own, ...copied(await post<Sent>('/evenings', documentOf(saved, seen)), shared?.me ?? '') });
}

async function arrived(me: string, sent: Sent): Promise<string> {
  const here = (await listEvenings()).find(({ shared }) => shared?.id === sent.id && shared.isAlone !== true);
  const id = here?.id ?? sent.id;
  const fresh = { id, game: sent.game, seed: sent.seed, pace: sent.shared.pace, seen: 0 } as const;
  if (!here) await saveEvening({ ...fresh, ...copied(sent, me), revision: (await loadEvening(id))?.revision ?? 0 });
  return id;
}

/** What a phone has of it. */
function copied({ id, head, picks, checkpoint, rev, shared, waiting, redo, ...sent }: Sent, me: string) {
  const { name, rolls, link, owner, undoRule, people, updated } = sent;
  const followed = { rev, picks, shared, waiting, redo, unsent: [] };
  return {
    name,
    rolls,
    log: { ...(head as Log), picks },
    checkpoint: checkpoint as SavedEvening['checkpoint'],
    redo,
    joined: [],
    branches: [],
    updated: Date.now(),
    shared: { id, path: link.path, me, owner, undoRule, people, updated, followed, own: [] },
  };
}

function documentOf(saved: SavedEvening, seen: number) {
  const { name, seed, pace, rolls, log, checkpoint, waiting, redo, joined, branches } = saved;
  return { name, seed, pace, rolls, seen, log, checkpoint, waiting, redo, joined, branches };
}

/** Over whatever is stored: the page is opened anew then. */
async function keep(saved: SavedEvening): Promise<void> {
  const { revision = 0 } = (await loadEvening(saved.id)) ?? {};
  await saveEvening({ ...saved, revision });
}
