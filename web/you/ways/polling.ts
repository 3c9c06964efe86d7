/** Asks again and again until the answer is final. */
import { useEffect, useState } from 'react';
import { codeOf } from '../../api/errors.ts';

const EVERY_MS = 1500;

type Polled<T> = { readonly value: T | null; readonly problem: string | null };

/** A network that is away for a moment is waited for. */
export function usePolling<T>(key: string | null, ask: () => Promise<T>, isLast: (value: T) => boolean): Polled<T> {
  const [state, setState] = useState<Polled<T> & { readonly key: string | null }>({ key, value: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when to begin again; the functions are new at every render.
  useEffect(() => {
    if (key === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const again = () => {
      if (!isOver) timer = setTimeout(once, EVERY_MS);
    };
    const once = () =>
      ask().then(
        (value) => {
          if (isOver) return;
          setState({ key, value, problem: null });
          if (!isLast(value)) again();
        },
        (error) => {
          const problem = codeOf(error);
          if (problem === 'OFFLINE') again();
          else if (!isOver) setState((known) => ({ ...known, key, problem }));
        },
      );
    void once();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  return state.key === key ? state : { value: null, problem: null };
}
