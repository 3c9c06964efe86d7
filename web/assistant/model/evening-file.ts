/** An evening as one file, with everything that was cut off: for another device, or for the drawer. */

import { logSchema } from '@tavola/kernel/table/log.ts';
import { HostError } from '../../api/errors.ts';
import { newId } from '../../browser/new-id.ts';
import { saveFile } from '../../browser/save-file.ts';
import { loadEvening, type SavedEvening, saveEvening } from './store.ts';

/** The version of the file, and what marks it as one of ours. */
const EVENING = 1;

export function saveEveningFile(evening: SavedEvening): void {
  saveFile(`${evening.game}-${evening.id}.json`, JSON.stringify({ evening: EVENING, ...alone(evening) }));
}

/** A file is an evening of its own, wherever it came from; it names nobody. */
function alone({ shared: _, ...evening }: SavedEvening): SavedEvening {
  return evening;
}

/** Keeps the evening of a file beside those that are here; gives its id. What the rules make of it shows when it is opened. */
export async function takeEveningFile(text: string): Promise<string> {
  const { revision: _, erased: __, ...evening } = read(text);
  const isHere = (await loadEvening(evening.id)) !== undefined;
  const id = isHere ? newId() : evening.id;
  await saveEvening({ ...evening, id });
  return id;
}

function read(text: string): SavedEvening {
  try {
    const { evening, ...saved } = JSON.parse(text);
    if (evening !== EVENING || typeof saved.id !== 'string' || typeof saved.seed !== 'string') throw new Error();
    const log = logSchema.parse(saved.log);
    const { id, seed, seen, checkpoint } = saved;
    return {
      id,
      seed,
      log,
      checkpoint: checkpoint ?? null,
      game: log.game,
      name: String(saved.name ?? '').slice(0, 60),
      pace: saved.pace === 'step' ? 'step' : 'turn',
      rolls: saved.rolls === true,
      seen: Number.isInteger(seen) ? seen : 0,
      updated: Date.now(),
      ...(saved.waiting && { waiting: saved.waiting }),
      redo: saved.redo ?? [],
      joined: saved.joined ?? [],
      branches: saved.branches ?? [],
    };
  } catch {
    throw new HostError('LOG_UNREADABLE');
  }
}
