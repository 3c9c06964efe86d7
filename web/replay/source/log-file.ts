/** Log files: from a table to the disk and back. */
import type { Log } from '@tavola/kernel/table/log.ts';
import { HostError } from '../../api/errors.ts';
import { get, post } from '../../api/request.ts';
import type { Match } from '../../api/types.ts';
import { saveFile } from '../../browser/save-file.ts';
import { isLocal, type LocalMatch, loadLocal, saveLocal } from '../../host/store.ts';

/** What is said of a log apart from its name: who sits where, and the match of the server that it follows. */
type Sent = { readonly seats?: readonly object[]; readonly follows?: string };

/** The log of a match of this browser or of the server. */
export async function logOf(id: string): Promise<Log> {
  if (!isLocal(id)) return get<Log>(`/matches/${id}/log`);
  const saved = await loadLocal(id);
  if (!saved) throw new HostError('NOT_FOUND');
  if (saved.start !== undefined) throw new HostError('LOG_NOT_WHOLE');
  return saved.log;
}

/** Writes the log to a file on the person's disk. */
export async function saveLog(id: string): Promise<void> {
  const log = await logOf(id);
  saveFile(`${log.game}-${id}.json`, JSON.stringify(log));
}

/** Reads a file; throws LOG_UNREADABLE when it is not one of ours. */
export async function readLog(text: string): Promise<Log> {
  const { logSchema } = await import('@tavola/kernel/table/log.ts');
  try {
    return logSchema.parse(JSON.parse(text));
  } catch {
    throw new HostError('LOG_UNREADABLE');
  }
}

/** Sends a finished local game to the server; gives its new id. */
export async function upload(id: string): Promise<string> {
  const saved = await loadLocal(id);
  if (!saved) throw new HostError('NOT_FOUND');
  if (saved.uploaded) return saved.uploaded;
  if (saved.start !== undefined) throw new HostError('LOG_NOT_WHOLE');
  return sendLog(saved);
}

/** Sends the log, and notes with the game the id that the server gave it. */
export async function sendLog(saved: LocalMatch, more: Sent = {}): Promise<string> {
  const { log, name } = saved;
  const { id } = await post<Match>('/logs', { log, ...(name && { name }), ...more });
  await saveLocal({ ...saved, uploaded: id });
  return id;
}
