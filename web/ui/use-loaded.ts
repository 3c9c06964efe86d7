/** Something that takes a while: loading, there, or failed with a code. */
import { useCallback, useEffect, useState } from 'react';
import { codeOf } from '../api/errors.ts';

export type Loaded<T> = { readonly value: T | null; readonly problem: string | null; readonly again: () => void };

/** Loads again when `key` changes or `again` is called; an older answer that comes late is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; value: T | null; problem: string | null }>({
    key,
    value: null,
    problem: null,
  });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when to load again; the function is new at every render.
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ key, value, problem: null }),
      (error) => current && setState({ key, value: null, problem: codeOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [key, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  const stale = state.key !== key;
  return { value: stale ? null : state.value, problem: stale ? null : state.problem, again };
}
