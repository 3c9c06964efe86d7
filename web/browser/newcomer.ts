/** Somebody who has not finished a game of this kind in this browser yet: the game explains itself, the bots are easy, and every pick is confirmed. */
import { useSyncExternalStore } from 'react';

const KEY = 'tavola-played';
const listeners = new Set<() => void>();

/** `read`: the game in one minute was seen. `played`: a game was finished. */
type Experience = { readonly [game: string]: 'read' | 'played' };

export function isNewcomer(game: string): boolean {
  return known()[game] !== 'played';
}

export function hasRead(game: string): boolean {
  return game in known();
}

export function markRead(game: string): void {
  if (!hasRead(game)) keep(game, 'read');
}

export function markPlayed(game: string): void {
  if (isNewcomer(game)) keep(game, 'played');
}

export function useNewcomer(game: string): boolean {
  return useSyncExternalStore(subscribe, () => isNewcomer(game));
}

function keep(game: string, what: Experience[string]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...known(), [game]: what }));
  for (const listener of listeners) listener();
}

function known(): Experience {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
