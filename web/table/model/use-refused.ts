/** The moves that a question rules out, with their clauses: found a moment after it is shown, when the page has nothing better to do. */
import type { RefusedMove } from '@tavola/games/board/contract.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { TableHost } from '../../host/host.ts';

/** Somebody who answers within this time never wanted to know. */
const MOMENT_MS = 700;
const NONE: readonly RefusedMove[] = [];

type Found = { readonly key: string; readonly refused: readonly RefusedMove[] };

/** `key` names the question, empty when there is none. */
/** `before`: the picks of a gesture that lead to it. */
export function useRefused(host: TableHost, seat: Seat | null, question: string, before: readonly string[]) {
  const key = question && [question, ...before].join(' ');
  const [found, setFound] = useState<Found>({ key: '', refused: NONE });
  const asking = useRef<{ readonly key: string; readonly answer: Promise<readonly RefusedMove[]> } | null>(null);

  const find = useCallback((): Promise<readonly RefusedMove[]> => {
    if (seat === null || key === '') return Promise.resolve(NONE);
    if (asking.current?.key === key) return asking.current.answer;
    const answer = host.refused(seat, before).then(
      (refused) => {
        startTransition(() =>
          setFound((before) => (refused.length > 0 || before.key === key ? { key, refused } : before)),
        );
        return refused;
      },
      () => {
        asking.current = null;
        return NONE;
      },
    );
    asking.current = { key, answer };
    return answer;
  }, [host, seat, key, before]);

  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(find, MOMENT_MS);
    return () => {
      clearTimeout(timer);
      // The same question comes back after an undo, when others may have moved meanwhile.
      asking.current = null;
    };
  }, [find, key]);
  return { refused: found.key === key ? found.refused : NONE, find };
}
