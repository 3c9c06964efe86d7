/** Who uses this browser: nobody yet, a guest, or an account. Guests are made when they are first needed. */
import { completeFor } from '@tavola/kernel/face/languages.ts';
import { useSyncExternalStore } from 'react';
import { get, post, request } from '../api/request.ts';
import type { Person } from '../api/types.ts';
import { setSettings, settings } from '../browser/settings.ts';
import { loadText } from '../text/catalogue.ts';

export type Me = {
  readonly person: Person | null;
  readonly push: string | null;
  readonly mail: boolean;
  readonly house: string | null;
};

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
  setMe({ push: me?.push ?? null, mail: me?.mail ?? false, house: me?.house ?? null, person });
}

/** The person, made as a guest when there is none, and renamed when a name is given. */
export async function ensurePerson(wanted = ''): Promise<Person> {
  const name = wanted.trim();
  const known = me ?? (await refreshMe());
  if (known.person && (name === '' || known.person.name === name)) return known.person;
  const person = known.person
    ? await request<Person>('PATCH', '/me', { name })
    : await post<Person>('/people', { language: completeFor(settings().language), ...(name !== '' && { name }) });
  setPerson(person);
  return person;
}

/** Another language, here and in what the server sends this person: it knows the complete ones. */
export async function speak(language: string): Promise<void> {
  await loadText(language);
  setSettings({ language });
  const { person } = me ?? (await refreshMe());
  const sent = completeFor(language);
  if (person && person.language !== sent) setPerson(await request<Person>('PATCH', '/me', { language: sent }));
}

/** A path of this server as others can open it: on the machine that it runs on, `localhost` means something else to every phone. */
export function useAddress(path: string): string {
  return new URL(path, useMe()?.house ?? location.origin).href;
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
