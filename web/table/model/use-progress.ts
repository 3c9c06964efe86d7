/** How far a person came with the question asked, and how a touch leads on from there. */
import {
  type FoldedOption,
  type Foresight,
  type Gesture,
  openStage,
  type Stage,
  waits,
} from '@tavola/kernel/host/folding.ts';
import type { Move } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lookout } from './lookout.ts';
import type { AskedOf } from './use-choice.ts';
import type { usePick } from './use-pick.ts';

/** A change of what was filled in is not made at once. */
type How = 'touched' | 'dragged' | 'changed';

/** The questions so far, the last one asked or, in a whole gesture, waiting for a yes. `base`: the one on the board. */
export type Progress = {
  readonly key: string;
  readonly stages: readonly Stage[];
  readonly base: number;
  readonly isWhole: boolean;
  readonly open: readonly string[] | null;
  readonly selected: string | null;
  readonly looking: boolean;
};

export type Acts = ReturnType<typeof useProgress>['acts'];

/** `key` names the question, `first` is how it begins. */
export function useProgress(
  { folding: folds, asksFirst, isPlaced }: AskedOf,
  key: string,
  first: Stage | null,
  lookout: Lookout,
  { send, forget }: ReturnType<typeof usePick>,
) {
  const folding = folds ?? undefined;
  const [kept, setKept] = useState<Progress | null>(null);
  const untouched = useMemo(() => begun(key, first), [key, first]);
  const progress: Progress = kept?.key === key ? kept : untouched;
  // A question that comes back, after an undo, is a new one.
  const asked = useRef(key);
  const latest = useRef<Progress | null>(null);
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    forget();
    setKept(null);
  }, [key, forget]);

  const acts = useMemo(() => {
    const keep = (next: Partial<Progress> & Pick<Progress, 'stages' | 'base'>) => {
      latest.current = { key, isWhole: false, open: null, selected: null, looking: false, ...next };
      setKept(latest.current);
    };
    const settle = ({ stages: all, path, isWhole: whole }: Gesture, from: number, how: How) => {
      const last = all.at(-1) as Stage;
      if (!whole) return keep({ stages: all, base: all.length - 1 });
      const taken = last.taken as FoldedOption;
      const isAsked = how === 'changed' || waits(folding, { stages: all, path, isWhole: whole }, how === 'dragged');
      if (!isAsked && !asksFirst(taken.move, last, folding ? lookout.viewAt(last) : null))
        return send(path, deedOf(all));
      // What was filled in last and has a place is changed by touching it there.
      const opens = openStage(folding, all.slice(from + 1));
      const rest = opens?.options.some(({ move }) => isPlaced(move)) ? all.indexOf(opens) : from;
      keep({ stages: all, base: rest, isWhole: true, selected: all[rest]?.taken?.id ?? null });
    };
    /** Goes on with what follows, unless something else was touched meanwhile. */
    const follow = (work: Foresight<Gesture>, from: number, meanwhile: Progress, how: How) => {
      const found = lookout.run(work);
      if (!(found instanceof Promise)) return settle(found, from, how);
      keep(meanwhile);
      const mark = latest.current;
      found.then((gesture) => latest.current === mark && settle(gesture, from, how));
    };
    return { keep, follow };
  }, [key, folding, asksFirst, isPlaced, lookout, send]);
  return { progress, acts };
}

/** What was touched: from where, and where to. */
export function deedOf(stages: readonly Stage[]): readonly Move[] {
  const touches = stages.filter(({ isUsual }) => !isUsual);
  return touches.flatMap(({ taken }) => (taken ? [taken.move] : [])).slice(-2);
}

function begun(key: string, first: Stage | null): Progress {
  const stages = first ? [first] : [];
  return { key, stages, base: 0, isWhole: false, open: null, selected: null, looking: false };
}
