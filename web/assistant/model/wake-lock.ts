/** The phone lies on the table: its screen stays awake, and it says when there is no network. */
import { useEffect, useSyncExternalStore } from 'react';

/** Asked for again whenever the page comes back; browsers without it let the screen sleep as usual. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isHere = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isHere) lock = held;
      else void held?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
