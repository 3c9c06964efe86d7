/** Somebody who has not finished a game of this kind in this browser yet: the game explains itself, the bots are easy, and the first picks are confirmed. */
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

/** After this many picks of a first game a touch is enough. */
const FIRST_PICKS = 12;
const PICKS_KEY = 'tavola-first-picks';

/** Is this one of the first picks that somebody makes in this game at all? */
export function useFirstPicks(game: string): boolean {
  return useSyncExternalStore(subscribe, () => isNewcomer(game) && picksIn(game) < FIRST_PICKS);
}

export function countPick(game: string): void {
  const picks = picksIn(game);
  if (!isNewcomer(game) || picks >= FIRST_PICKS) return;
  localStorage.setItem(PICKS_KEY, JSON.stringify({ ...kept<number>(PICKS_KEY), [game]: picks + 1 }));
  for (const listener of listeners) listener();
}

function picksIn(game: string): number {
  return kept<number>(PICKS_KEY)[game] ?? 0;
}

function keep(game: string, what: Experience[string]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...known(), [game]: what }));
  for (const listener of listeners) listener();
}

function known(): Experience {
  return kept<Experience[string]>(KEY);
}

function kept<Value>(key: string): { readonly [game: string]: Value } {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
