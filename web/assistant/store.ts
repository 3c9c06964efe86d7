/** Evenings at a real table, kept in IndexedDB after every pick. */
import type { Saved } from '@tavola/kernel/assistant.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type Pace = 'turn' | 'step';
export type SavedEvening = Saved & {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** Orders what the app shuffles and breaks ties with. */
  readonly seed: string;
  readonly pace: Pace;
  /** The app throws the dice too. */
  readonly rolls: boolean;
  /** How many events people have carried out: the instructions after them are on the screen. */
  readonly seen: number;
  readonly updated: number;
};

type Schema = DBSchema & { evenings: { key: string; value: SavedEvening } };

let opened: Promise<IDBPDatabase<Schema>> | null = null;
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('tavola-evenings', 1, {
    upgrade: (db) => {
      db.createObjectStore('evenings', { keyPath: 'id' });
    },
  });
  return opened;
}

export async function loadEvening(id: string): Promise<SavedEvening | undefined> {
  return (await database()).get('evenings', id);
}
export async function saveEvening(evening: SavedEvening): Promise<void> {
  await (await database()).put('evenings', evening);
}
export async function eraseEvening(id: string): Promise<void> {
  await (await database()).delete('evenings', id);
}
/** Newest first. */
export async function listEvenings(): Promise<readonly SavedEvening[]> {
  const all = await (await database()).getAll('evenings');
  return all.sort((a, b) => b.updated - a.updated);
}
