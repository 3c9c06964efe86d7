/** What a person chose for this browser. */
import type { hintSeconds, Strength } from '@tavola/bots/hint/strength.ts';
import { languageFor } from '@tavola/kernel/face/text.ts';
import { type AskMode, USUAL_ORDER } from '@tavola/kernel/host/standing.ts';
import { useSyncExternalStore } from 'react';
import { carried } from './carried.ts';

export type Settings = {
  /** A language that the shell offers (text/offered.ts), complete or not; any other is English. */
  readonly language: string;
  readonly theme: 'system' | 'dark' | 'light';
  /** How others' turns go on: step by step by hand, by themselves at one of three speeds, or straight to your own turn. */
  readonly tempo: 'hand' | 'calm' | 'normal' | 'fast' | 'direct';
  /** When what others did is told before your own turn; in a first game always, unless never. */
  readonly recap: 'always' | 'touched' | 'never';
  /** A pick is selected first and taken with a second touch; null: only in the first game of a kind. */
  readonly confirm: boolean | null;
  /** A turn in which nothing is left to decide ends at once, after four seconds, or when I say so. */
  readonly ending: 'now' | 'soon' | 'ask';
  /** When reaction windows are put before me. */
  readonly windows: AskMode;
  /** On a phone the hand fills the screen, because the board is elsewhere; null: while a screen in the room shows it. */
  readonly handLayout: boolean | null;
  readonly sound: 'off' | 'discreet' | 'full';
  /** How hard and how long a hint thinks. */
  readonly hintStrength: Strength;
  readonly hintSeconds: (typeof hintSeconds)[number];
};

const KEY = 'tavola-settings';
const TEMPO = { hand: Number.POSITIVE_INFINITY, calm: 1.6, normal: 1, fast: 0.5, direct: 0 };
const MOVEMENT = 320;
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

/** How many times as long as usual a moment stays: 0 shows only the last one, infinity waits for the person. */
export function tempoOf({ tempo }: Settings): number {
  return TEMPO[tempo];
}

/** Milliseconds of one movement; 0 when the person or the system wants none. */
export function paceOf({ tempo }: Settings): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return MOVEMENT * (tempo === 'hand' ? 1 : TEMPO[tempo]);
}

export function shownTheme(): 'dark' | 'light' {
  if (current.theme !== 'system') return current.theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function read(): Settings {
  const usual: Settings = {
    language: languageFor(navigator.language),
    theme: 'system',
    tempo: 'normal',
    recap: 'touched',
    confirm: null,
    ending: 'soon',
    windows: USUAL_ORDER.ask,
    handLayout: null,
    sound: 'off',
    hintStrength: 'middle',
    hintSeconds: 3,
  };
  try {
    return { ...usual, ...carried(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
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
