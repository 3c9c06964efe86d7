/** Who uses this browser: nobody yet, a guest, or an account. Guests are made when they are first needed. */
import type { Language } from '@tavola/kernel/text.ts';
import { useSyncExternalStore } from 'react';
import { get, post, request } from './host/api.ts';
import type { Person } from './host/types.ts';
import { setSettings, settings } from './settings.ts';
import { loadText } from './text/catalogue.ts';

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

/** The person, made as a guest when there is none, and called so when a name is given. */
export async function ensurePerson(wanted = ''): Promise<Person> {
  const name = wanted.trim();
  const known = me ?? (await refreshMe());
  if (known.person && (name === '' || known.person.name === name)) return known.person;
  const person = known.person
    ? await request<Person>('PATCH', '/me', { name })
    : await post<Person>('/people', { language: settings().language, ...(name !== '' && { name }) });
  setPerson(person);
  return person;
}

/** Another language, here and in what the server sends this person. */
export async function speak(language: Language): Promise<void> {
  await loadText(language);
  setSettings({ language });
  const { person } = me ?? (await refreshMe());
  if (person && person.language !== language) setPerson(await request<Person>('PATCH', '/me', { language }));
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
