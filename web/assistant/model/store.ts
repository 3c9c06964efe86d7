/** Evenings at a real table, kept in IndexedDB after every pick. */
import type { Saved } from '@tavola/kernel/real/assistant.ts';
import type { Followed } from '@tavola/kernel/real/following.ts';
import { relearned } from '@tavola/kernel/real/learned.ts';
import type { Cell } from '@tavola/kernel/real/shared.ts';
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
  /** The lines on the screen that people have ticked. */
  readonly ticks?: readonly string[];
  readonly updated: number;
  /** The game had begun when people started the app: of the set-up only these kinds of questions are asked, and nothing is laid out. */
  readonly joins?: readonly string[];
  /** The game of a chronicle whose legacy it took up. */
  readonly follows?: string;
  /** The game of a chronicle that it became. */
  readonly kept?: string;
  /** How often it was saved: each save says which one it was made from. */
  readonly revision?: number;
  /** When it was thrown away. */
  readonly erased?: number;
  /** When it was last saved as a file. */
  readonly filed?: number;
  /** Told by several phones: what this one has of it. */
  readonly shared?: SharedCopy;
};

/** Who may take back whose words. */
export type UndoRule = 'all' | 'own' | 'owner';
/** An evening of the server on this phone. */
export type SharedCopy = {
  /** Its id there. */
  readonly id: string;
  readonly path: string;
  /** Who tells with this phone. */
  readonly me: string;
  readonly owner: string | null;
  readonly undoRule: UndoRule;
  readonly people: readonly { readonly person: string; readonly name: string; readonly here: boolean }[];
  /** When the server last had something new. */
  readonly updated: number;
  readonly followed: Followed;
  /** The facts of this phone's own words, to tell them again where they fall. */
  readonly own: readonly { readonly word: string; readonly say: readonly Cell[] }[];
  /** It goes on with this phone alone: the server is gone. */
  readonly isAlone?: boolean;
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

/** Asks the browser once not to clear what is kept here when room is short. */
export async function keepForGood(): Promise<void> {
  if (localStorage.getItem(ASKED) !== null) return;
  localStorage.setItem(ASKED, 'yes');
  await navigator.storage?.persist?.();
}
const ASKED = 'tavola-evenings-persist';

export async function loadEvening(id: string): Promise<SavedEvening | undefined> {
  return (await database()).get('evenings', id);
}
/** False when another tab has saved meanwhile: then `evening` is what is stored now. */
export type Stored = { readonly isMine: boolean; readonly evening: SavedEvening };

/** Never overwrites what was not made from the same revision. */
export async function saveEvening(evening: SavedEvening): Promise<Stored> {
  const tx = (await database()).transaction('evenings', 'readwrite');
  const stored = await tx.store.get(evening.id);
  const { revision = 0 } = evening;
  if (stored && (stored.revision ?? 0) !== revision) return { isMine: false, evening: stored };
  const kept = { ...evening, revision: revision + 1 };
  await tx.store.put(kept);
  await tx.done;
  otherTabs().postMessage(evening.id);
  return { isMine: true, evening: kept };
}

/** Calls back with the id of an evening that another tab has saved. */
export function onSavedElsewhere(listener: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => listener(data);
  otherTabs().addEventListener('message', hear);
  return () => otherTabs().removeEventListener('message', hear);
}

let channel: BroadcastChannel | null = null;
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('tavola-evenings');
  return channel;
}

/** Into the bin, and out of it again. */
export async function eraseEvening(evening: SavedEvening): Promise<void> {
  await saveEvening({ ...evening, erased: Date.now() });
}
export async function restoreEvening({ erased: _, ...evening }: SavedEvening): Promise<void> {
  await saveEvening(evening);
}

const DAY = 24 * 60 * 60 * 1000;
/** How long an evening stays in the bin. */
export const BIN_DAYS = 30;

/** Newest first; what has been in the bin for too long is gone. */
export async function listEvenings(): Promise<readonly SavedEvening[]> {
  const db = await database();
  const all = await db.getAll('evenings');
  const isGone = ({ erased }: SavedEvening) => erased !== undefined && erased < Date.now() - BIN_DAYS * DAY;
  for (const { id } of all.filter(isGone)) await db.delete('evenings', id);
  return all.filter((evening) => !isGone(evening)).sort((a, b) => b.updated - a.updated);
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
