/** A short tone when it becomes this person's turn, if they want sound. */
import { useEffect, useRef } from 'react';
import { settings } from '../../browser/settings.ts';

export function useTurnSignal(yours: boolean, revision: number): void {
  const before = useRef(yours);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision may ask the same person again.
  useEffect(() => {
    if (yours && !before.current && settings().sound) tone();
    before.current = yours;
  }, [yours, revision]);
}

let context: AudioContext | null = null;

function tone(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [i, pitch] of [523, 784].entries()) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + i * 0.09);
    gain.gain.exponentialRampToValueAtTime(0.06, now + i * 0.09 + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.09 + 0.3);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + i * 0.09);
    oscillator.stop(now + i * 0.09 + 0.32);
  }
}
