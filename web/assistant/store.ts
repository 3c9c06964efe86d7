/** Evenings at a real table, kept in IndexedDB after every pick. */
import { relearned, type Saved } from '@tavola/kernel/assistant.ts';
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
  /** The game of a chronicle whose legacy it took up. */
  readonly follows?: string;
  /** The game of a chronicle that it became. */
  readonly kept?: string;
};

/** What was learned of a game's box, as `fact=value`. */
type KnownBox = { readonly game: string; readonly printed: readonly string[] };
type Schema = DBSchema & {
  evenings: { key: string; value: SavedEvening };
  boxes: { key: string; value: KnownBox };
};

let opened: Promise<IDBPDatabase<Schema>> | null = null;
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('tavola-evenings', 2, {
    upgrade: (db, before) => {
      if (before < 1) db.createObjectStore('evenings', { keyPath: 'id' });
      db.createObjectStore('boxes', { keyPath: 'game' });
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

export async function loadBox(game: string): Promise<readonly string[]> {
  return (await (await database()).get('boxes', game))?.printed ?? [];
}
export async function learnBox(game: string, printed: readonly string[]): Promise<void> {
  const tx = (await database()).transaction('boxes', 'readwrite');
  const before = (await tx.store.get(game))?.printed ?? [];
  await tx.store.put({ game, printed: relearned(before, printed) });
  await tx.done;
}
