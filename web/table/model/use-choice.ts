/** What the person has touched so far of the question asked, and the picks that follow: several questions of the rules may be one gesture (docs/flow.md). */
import type { Choice, RefusedMove } from '@tavola/games/board/contract.ts';
import type { Folding } from '@tavola/kernel/face/face.ts';
import {
  asAsked,
  changed,
  type FoldedOption,
  hasMore,
  isStillRead,
  type OneAsked,
  opened,
  partsOf,
  type Stage,
  touched,
  waiting,
} from '@tavola/kernel/host/folding.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { refilled, type Tray, trayOf } from '@tavola/kernel/host/trays.ts';
import type { Move, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { TableHost } from '../../host/host.ts';
import { Lookout } from './lookout.ts';
import { usePick } from './use-pick.ts';
import { type Acts, deedOf, type Progress, useProgress } from './use-progress.ts';
import { useRefused } from './use-refused.ts';

export type WhyNot = { readonly clause: string | null; readonly move: Move | null; readonly at: Element | null };

export type Asked = {
  readonly choice: Choice | null;
  /** What the board shows while this is asked; null for the table as it stands. */
  readonly view: unknown;
  /** What was filled in and can be changed before the gesture is made. */
  readonly parts: readonly Stage[];
  /** The same question several times: what was taken of it so far. */
  readonly tray: Tray | null;
  /** The picks that lead to this question: a hint or a clause of the table as it stands says nothing about it. */
  readonly before: readonly string[];
  /** All picks of the gesture that waits for a yes. */
  readonly whole: readonly string[] | null;
  /** The picks that end with this option. */
  pathTo(option: string): readonly string[];
  /** A pick is on its way. */
  readonly sending: boolean;
  /** What follows is being looked up. */
  readonly looking: boolean;
  /** The person narrowed the options; "back" shows all again. */
  readonly narrowed: boolean;
  readonly problem: string | null;
  readonly whyNot: WhyNot | null;
  /** What the newest gesture from here did. */
  readonly made: Made | null;
  /** True while a finger drags from one place to another. */
  readonly dragged: RefObject<boolean>;
  closeWhyNot(): void;
  take(option: string): void;
  /** Draws this option as if it were done, whatever the person's settings; it is not taken. */
  select(option: string): void;
  /** Takes these in the tray, and nothing else. */
  refill(ids: readonly string[]): void;
  /** Fills in another option in this part. */
  change(part: Stage, option: FoldedOption): void;
};

/** `n` counts them. */
export type Made = { readonly n: number; readonly moves: readonly Move[] };

export type AskedOf = {
  readonly host: TableHost;
  readonly decision: Decision | null;
  readonly seat: Seat | null;
  /** Null where questions are asked one by one. */
  readonly folding: Folding | null;
  readonly windows: readonly string[];
  /** Has this move a place to touch? What stands behind a question is offered only where it has. */
  readonly isPlaced: (move: Move) => boolean;
  /** Whether a pick is only shown at first, and asked once more; `view` is null for the table as it stands. */
  readonly asksFirst: (move: Move, asked: OneAsked, view: unknown) => boolean;
  readonly onPicked: () => void;
};

export function useChoice(of: AskedOf): Asked {
  const { host, decision, seat } = of;
  const folding = of.folding ?? undefined;
  // The question itself, not the revision: others may answer at the same time, and what was touched stays.
  const key = useMemo(
    () => (decision ? `${seat} ${decision.number} ${decision.options.map(({ id }) => id).join()}` : ''),
    [decision, seat],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked up belongs to one question.
  const lookout = useMemo(() => new Lookout(host, seat ?? 0), [host, seat, key]);
  const first = useFirstStage(of, key, lookout);
  const pick = usePick(of, key);
  const { send, sending, problem, made } = pick;
  const { progress, acts } = useProgress(of, key, first.stage, lookout, pick);
  const [whyNot, setWhyNot] = useState<(WhyNot & { key: string }) | null>(null);
  const dragged = useRef(false);
  const { stages, base, isWhole, open, selected } = progress;
  const shown = stages[base] ?? null;
  const tray = useMemo(
    () => trayOf(of.folding ?? undefined, isWhole ? stages : stages.slice(0, base + 1)),
    [of.folding, stages, base, isWhole],
  );
  const before = useMemo(() => idsOf(shown?.options[0]?.path.slice(0, -1) ?? []), [shown]);
  const { refused, find } = useRefused(host, seat, key, before);
  const view = shown && folding && !isStillRead(folding, shown) ? lookout.viewAt(shown) : null;

  // What the board gets does not change while a pick is on its way, so nothing of it is drawn again for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `progress` is new whenever one of these is.
  const choice = useMemo((): Choice | null => {
    if (!decision || !shown) return null;
    const explain = (found: WhyNot | null) => setWhyNot(found && { ...found, key });
    return choiceOf({ folding, first: first.stage, shown, progress, acts, pick, refused, find, dragged, explain });
  }, [acts, key, shown, stages, base, isWhole, open, selected, refused, send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `progress` is new whenever what was touched is.
  return useMemo(
    () => ({
      choice,
      view,
      made,
      parts: partsOf(isWhole ? stages.filter((_, n) => n !== base) : stages.slice(0, base)),
      tray,
      before,
      whole: isWhole ? idsOf(stages.at(-1)?.taken?.path ?? []) : null,
      pathTo: (id) => idsOf(shown?.options.find((option) => option.id === id)?.path ?? []),
      sending,
      looking: progress.looking || first.isOpening,
      narrowed: open !== null || selected !== null || stages.length > 1,
      problem,
      whyNot: whyNot?.key === key ? whyNot : null,
      dragged,
      closeWhyNot: () => setWhyNot(null),
      take: (id) => {
        const option = decision && asAsked(decision).options.find((one) => one.id === id);
        if (option) send(option.path, [option.move]);
      },
      select: (option) => decision && acts.keep({ stages: [asAsked(decision)], base: 0, selected: option }),
      refill: (ids) =>
        tray && acts.follow(refilled(folding, stages, tray, ids), Math.min(base, tray.from), progress, 'touched'),
      change: (part, option) => {
        const n = stages.indexOf(part);
        const gesture = { stages, path: [], isWhole };
        acts.follow(changed(folding, gesture, n, option), Math.min(base, n), progress, 'changed');
      },
    }),
    [choice, view, acts, tray, decision, folding, send, sending, progress, first, problem, whyNot, key, before, made],
  );
}

/** What a choice is made of; all of it as it was when the board got the choice. */
type Touchable = {
  readonly folding: Folding | undefined;
  readonly first: Stage | null;
  readonly shown: Stage;
  readonly progress: Progress;
  readonly acts: Acts;
  readonly pick: ReturnType<typeof usePick>;
  readonly refused: readonly RefusedMove[];
  readonly find: () => Promise<readonly RefusedMove[]>;
  readonly dragged: RefObject<boolean>;
  readonly explain: (found: WhyNot | null) => void;
};

function choiceOf(of: Touchable): Choice {
  const { folding, first, shown, progress, acts, pick, refused, find, dragged, explain } = of;
  const { stages, base, isWhole, open, selected } = progress;
  const left = open === null ? shown.options : shown.options.filter(({ id }) => open.includes(id));
  const confirm = () => {
    const taken = isWhole ? stages.at(-1)?.taken : shown.options.find(({ id }) => id === selected);
    if (taken) pick.send(taken.path, isWhole ? deedOf(stages) : [...deedOf(stages), taken.move]);
  };
  return {
    ask: shown.ask,
    options: shown.options,
    open: left,
    refused,
    selected: shown.options.find(({ id }) => id === selected) ?? null,
    narrow: (ids) => {
      const meant = left.filter(({ id }) => ids.includes(id));
      const [only] = meant;
      if (!only || pick.isUnderway()) return;
      explain(null);
      if (meant.length > 1) acts.keep({ stages: stages.slice(0, base + 1), base, open: meant.map(({ id }) => id) });
      else if (only.id === selected) confirm();
      else
        acts.follow(
          touched(folding, stages.slice(0, base + 1), only),
          base,
          { ...progress, selected: only.id, looking: true },
          dragged.current ? 'dragged' : 'touched',
        );
    },
    confirm,
    back: () => pick.isUnderway() || !first || acts.keep({ stages: [first], base: 0 }),
    why: async (match, at = null) => {
      const meant = (await find()).find(({ move }) => match(move));
      explain({ at, clause: meant?.clause ?? null, move: meant?.move ?? null });
    },
  };
}

const idsOf = (path: readonly Step[]) => path.map(({ option }) => option);

/** The question as it is shown, once what lies behind it is known. */
function useFirstStage({ decision, folding, windows, isPlaced }: AskedOf, key: string, lookout: Lookout) {
  const [found, setFound] = useState<{ readonly key: string; readonly stage: Stage } | null>(null);
  const isMore = decision !== null && folding !== null && hasMore(folding, decision, windows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the decision.
  useEffect(() => {
    if (!isMore || !decision) return;
    let stale = false;
    Promise.resolve(lookout.run(opened(folding ?? undefined, decision, windows))).then((stage) => {
      if (!stale) setFound({ key, stage: fitting(stage, isPlaced) });
    });
    return () => {
      stale = true;
    };
  }, [key, isMore, lookout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the decision.
  return useMemo(() => {
    if (!decision) return { stage: null, isOpening: false };
    if (found?.key === key) return { stage: found.stage, isOpening: false };
    const stage = isMore ? waiting(decision) : asAsked(decision);
    return { stage, isOpening: stage.options.length === 0 };
  }, [key, found, isMore]);
}

/** Of what stands behind the end of this step only what has a place is shown; other buttons come with their own question. */
function fitting(stage: Stage, isPlaced: (move: Move) => boolean): Stage {
  const base = Math.min(...stage.options.map(({ path }) => path.length));
  const leads = ({ path }: FoldedOption): Step | undefined => path[base - 1];
  const isKept = (option: FoldedOption) =>
    option.path.length === base || leads(option)?.option === leads(option)?.ask || isPlaced(option.move);
  return { ...stage, options: stage.options.filter(isKept) };
}
