/** What the person has touched so far of the question asked, and the pick that follows. */
import type { Choice } from '@tavola/games/board/contract.ts';
import type { Move, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '../../api/errors.ts';
import type { TableHost } from '../../host/host.ts';
import { useRefused } from './use-refused.ts';

export type WhyNot = { readonly clause: string | null; readonly move: Move | null; readonly at: Element | null };

export type Asked = {
  readonly choice: Choice | null;
  /** A pick is on its way. */
  readonly sending: boolean;
  /** The person narrowed the options; "back" shows all again. */
  readonly narrowed: boolean;
  readonly problem: string | null;
  readonly whyNot: WhyNot | null;
  closeWhyNot(): void;
  take(option: string): void;
  /** Draws this option as if it were done, whatever the person's settings; it is not taken. */
  select(option: string): void;
};

type Touched = { readonly key: string; readonly open: readonly string[] | null; readonly selected: string | null };

export function useChoice(
  host: TableHost,
  decision: Decision | null,
  seat: Seat | null,
  /** Whether a pick is only shown at first, and asked once more. */
  asksFirst: (move: Move, decision: Decision) => boolean,
  onPicked: () => void,
): Asked {
  // The question itself, not the revision: others may answer at the same time, and what was touched stays.
  const key = useMemo(
    () => (decision ? `${seat} ${decision.number} ${decision.options.map(({ id }) => id).join()}` : ''),
    [decision, seat],
  );
  const [touched, setTouched] = useState<Touched>({ key, open: null, selected: null });
  const [whyNot, setWhyNot] = useState<(WhyNot & { key: string }) | null>(null);
  const { open, selected } = touched.key === key ? touched : { open: null, selected: null };
  const { refused, find } = useRefused(host, seat, key);
  const { take, forget, isUnderway, sending, problem } = usePick(host, decision, seat, key, onPicked);
  // A question that comes back, after an undo, is a new one.
  const asked = useRef(key);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    forget();
    setTouched({ key, open: null, selected: null });
  }, [key, forget]);

  // What the board gets does not change while a pick is on its way, so nothing of it is drawn again for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the decision; the rest follows from it.
  const choice = useMemo((): Choice | null => {
    if (!decision) return null;
    const { options } = decision;
    const left = open === null ? options : options.filter(({ id }) => open.includes(id));
    return {
      ask: decision.ask,
      options,
      open: left,
      refused,
      selected: options.find(({ id }) => id === selected) ?? null,
      narrow: (ids) => {
        const meant = left.filter(({ id }) => ids.includes(id));
        const [only] = meant;
        if (!only || isUnderway()) return;
        setWhyNot(null);
        if (meant.length > 1) setTouched({ key, open: meant.map(({ id }) => id), selected: null });
        else if (only.id !== selected && asksFirst(only.move, decision)) setTouched({ key, open, selected: only.id });
        else take(only.id);
      },
      confirm: () => selected !== null && take(selected),
      back: () => isUnderway() || setTouched({ key, open: null, selected: null }),
      why: async (match, at = null) => {
        const meant = (await find()).find(({ move }) => match(move));
        setWhyNot({ key, at, clause: meant?.clause ?? null, move: meant?.move ?? null });
      },
    };
  }, [take, key, open, selected, asksFirst, refused]);

  return useMemo(
    () => ({
      choice,
      sending,
      narrowed: open !== null || selected !== null,
      problem,
      whyNot: whyNot?.key === key ? whyNot : null,
      closeWhyNot: () => setWhyNot(null),
      take,
      select: (option) => setTouched({ key, open: null, selected: option }),
    }),
    [choice, take, sending, open, selected, problem, whyNot, key],
  );
}

/** Sends a pick. The board goes on showing the question until the answer comes: a second touch must not send a second pick. */
function usePick(host: TableHost, decision: Decision | null, seat: Seat | null, key: string, onPicked: () => void) {
  const [sent, setSent] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ key: string; code: string } | null>(null);
  const underway = useRef<string | null>(null);
  const isUnderway = () => underway.current === key;
  const forget = useCallback(() => {
    underway.current = null;
    setSent(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the decision and the seat.
  const take = useCallback(
    async (option: string) => {
      if (!decision || seat === null || isUnderway()) return;
      underway.current = key;
      setSent(key);
      setProblem(null);
      try {
        await host.pick(decision.seat, decision.number, option);
        onPicked();
      } catch (error) {
        forget();
        setProblem({ key, code: codeOf(error) });
      }
    },
    [host, key],
  );
  return {
    take,
    forget,
    isUnderway,
    sending: sent !== null && sent === key,
    problem: problem?.key === key ? problem.code : null,
  };
}
