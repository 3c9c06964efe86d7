/** Who uses this browser: nobody yet, a guest, or an account. Guests are made when they are first needed. */
import { useSyncExternalStore } from 'react';
import { get, post } from './host/api.ts';
import type { Person } from './host/types.ts';
import { settings } from './settings.ts';

export type Me = { readonly person: Person | null; readonly push: string | null };

const listeners = new Set<() => void>();
/** Undefined until the server answered. */
let me: Me | undefined;
let asking: Promise<Me> | null = null;

export function useMe(): Me | undefined {
  return useSyncExternalStore(subscribe, () => me);
}

export function refreshMe(): Promise<Me> {
  asking ??= get<Me>('/me')
    .then((answer) => setMe(answer))
    .finally(() => {
      asking = null;
    });
  return asking;
}

export function setPerson(person: Person | null): void {
  setMe({ push: me?.push ?? null, person });
}

/** The person, made as a guest when there is none. */
export async function ensurePerson(): Promise<Person> {
  const known = me ?? (await refreshMe());
  if (known.person) return known.person;
  const person = await post<Person>('/people', { language: settings().language });
  setPerson(person);
  return person;
}

function setMe(next: Me): Me {
  me = next;
  for (const listener of listeners) listener();
  return next;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (me === undefined) refreshMe().catch(() => {});
  return () => listeners.delete(listener);
}
