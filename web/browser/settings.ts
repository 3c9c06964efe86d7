/** What a person chose for this browser. */
import type { hintSeconds, Strength } from '@tavola/bots/hint/strength.ts';
import { languageFor } from '@tavola/kernel/face/text.ts';
import { type AskMode, USUAL_ORDER } from '@tavola/kernel/host/standing.ts';
import { useSyncExternalStore } from 'react';

export type Settings = {
  /** A language that the shell offers (text/offered.ts), complete or not; any other is English. */
  readonly language: string;
  readonly theme: 'system' | 'dark' | 'light';
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
  /** A pick is selected first and taken with a second touch; null: only in the first game of a kind. */
  readonly confirm: boolean | null;
  /** When reaction windows are put before me. */
  readonly windows: AskMode;
  readonly sound: boolean;
  /** How the steps of an automaton's turn or of a chain of effects go on: by hand, by themselves, or not one by one. */
  readonly beats: 'hand' | 'normal' | 'fast' | 'off';
  /** How hard and how long a hint thinks. */
  readonly hintStrength: Strength;
  readonly hintSeconds: (typeof hintSeconds)[number];
};

const KEY = 'tavola-settings';
const listeners = new Set<() => void>();
let current = read();
apply();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply);

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

export function settings(): Settings {
  return current;
}

export function setSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  apply();
  for (const listener of listeners) listener();
}

/** Milliseconds of one movement; 0 when the person or the system wants none. */
export function paceOf({ speed }: Settings): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { off: 0, fast: 160, normal: 320, slow: 500 }[speed];
}

/** How long each step stays, in milliseconds: 0 shows only the last one, infinity waits for the person. */
export function beatOf(chosen: Settings): number {
  if (chosen.beats === 'hand') return Number.POSITIVE_INFINITY;
  return paceOf(chosen) === 0 ? 0 : { off: 0, fast: 800, normal: 1600 }[chosen.beats];
}

export function shownTheme(): 'dark' | 'light' {
  if (current.theme !== 'system') return current.theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function read(): Settings {
  const usual: Settings = {
    language: languageFor(navigator.language),
    theme: 'system',
    speed: 'normal',
    confirm: null,
    windows: USUAL_ORDER.ask,
    sound: true,
    beats: 'normal',
    hintStrength: 'middle',
    hintSeconds: 3,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual;
  }
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = shownTheme();
  root.lang = current.language;
  const pace = paceOf(current);
  root.style.setProperty('--t-event', `${pace}ms`);
  root.style.setProperty('--t-quick', `${Math.min(180, pace)}ms`);
  root.style.setProperty('--t-slow', `${Math.min(500, pace * 1.5)}ms`);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
