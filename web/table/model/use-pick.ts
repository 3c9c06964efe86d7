/** Sends a gesture. The board goes on showing the question until the answer comes: a second touch must not send a second pick. */
import type { Step } from '@tavola/kernel/host/gesture.ts';
import type { Move } from '@tavola/kernel/rules/ask.ts';
import { useCallback, useRef, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import type { AskedOf, Made } from './use-choice.ts';

type Picking = Pick<AskedOf, 'host' | 'decision' | 'seat' | 'onPicked'>;

/** `key` names the decision and the seat. */
export function usePick({ host, decision, seat, onPicked }: Picking, key: string) {
  const [made, setMade] = useState<Made | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ key: string; code: string } | null>(null);
  const underway = useRef<string | null>(null);
  const isUnderway = () => underway.current === key;
  const forget = useCallback(() => {
    underway.current = null;
    setSent(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the decision and the seat.
  const send = useCallback(
    async ([step, ...steps]: readonly Step[], deed: readonly Move[]) => {
      if (!step || !decision || seat === null || isUnderway()) return;
      underway.current = key;
      setSent(key);
      setProblem(null);
      try {
        await host.pick(decision.seat, decision.number, step.option, steps);
        setMade((before) => ({ n: (before?.n ?? 0) + 1, moves: deed }));
        onPicked();
      } catch (error) {
        forget();
        setProblem({ key, code: codeOf(error) });
      }
    },
    [host, key],
  );
  return {
    send,
    forget,
    isUnderway,
    sending: sent !== null && sent === key,
    made,
    problem: problem?.key === key ? problem.code : null,
  };
}
