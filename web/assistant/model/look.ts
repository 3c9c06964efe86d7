/** How an evening is shown and spoken on this device. */
import { useSyncExternalStore } from 'react';

export const sizes = ['near', 'middle', 'far'] as const;
export type Size = (typeof sizes)[number];
export type EveningLook = { readonly size: Size; readonly isAloud: boolean };

const KEY = 'tavola-evening-look';
const usual: EveningLook = { size: 'near', isAloud: false };
const listeners = new Set<() => void>();
let current = read();

export function useLook(): EveningLook {
  return useSyncExternalStore(subscribe, () => current);
}

export function setLook(change: Partial<EveningLook>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

function read(): EveningLook {
  try {
    const { size, isAloud } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { size: sizes.includes(size) ? size : usual.size, isAloud: isAloud === true };
  } catch {
    return usual;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
