/** What changed since the reader's own turn, while it waits to be read. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useNewcomer } from '../../browser/newcomer.ts';
import { useSettings } from '../../browser/settings.ts';
import { useLighting } from '../log/lit.tsx';
import { useCoaching } from '../model/coaching.ts';
import { looksBack, seen, turnOf } from '../model/match.ts';
import { missedMoments } from '../model/moments.ts';
import { useAsked, useDrawn, useGame, useHost, useMatch, usePlaying } from '../model/parts.tsx';
import { type Absence, absenceIn, follow } from './absence.ts';
import { type DrawnLine, isShown, linesFor } from './lines.ts';

type Recap = {
  /** Null when there is nothing to read. */
  readonly lines: readonly DrawnLine[] | null;
  close(): void;
  /** Plays what was missed; null where nobody may look back. */
  readonly review: (() => Promise<void>) | null;
};

const RecapContext = createContext<Recap>({ lines: null, close: () => {}, review: null });

export function useRecap(): Recap {
  return useContext(RecapContext);
}

/** What was told between the two turns, to be read before the first question of the next one is answered. */
type Due = {
  readonly seat: Seat;
  /** How many picks had been made when the turn came back: an older picture may still be drawn. */
  readonly count: number;
  readonly events: readonly Event[];
  readonly before: unknown;
};

export function RecapProvider({ children }: { readonly children: ReactNode }) {
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { face, say } = useGame();
  const { props } = useDrawn();
  const { asked } = useAsked();
  const { frame, behind, replay } = usePlaying();
  const { light } = useLighting();
  const coaching = useCoaching();
  const { recap: wish } = useSettings();
  const isFirstGame = useNewcomer(match.game);
  const { due, close: drop } = useDue();
  const question = seen(frame, viewer)?.decision?.number ?? null;
  const isBack = due !== null && due.seat === viewer && frame.count >= due.count;
  const isOwn = isBack && asked.choice !== null && turnOf(face, props) === viewer;
  const first = useRef<{ readonly due: Due; readonly question: number } | null>(null);
  if (isOwn && question !== null && first.current?.due !== due) first.current = { due, question };
  // In a lesson the coach says what to look at.
  const isOpen =
    coaching === null && isOwn && !behind && first.current?.due === due && first.current.question === question;
  const lines = useMemo(() => {
    if (!isOpen) return null;
    const told = { events: due.events, before: due.before, after: props.view };
    const found = linesFor(face, told, match.seats.length, due.seat, say);
    return isShown(found, wish, isFirstGame) ? found : null;
  }, [isOpen, due, props.view, face, match.seats.length, say, wish, isFirstGame]);
  const { kept } = host;
  const mayReview = kept !== undefined && looksBack(match, face);
  const recap = useMemo(
    (): Recap => ({
      lines,
      close() {
        light(null);
        drop();
      },
      review: mayReview
        ? async () => replay(missedMoments(frame, viewer, await kept.missed(viewer).catch(() => [])))
        : null,
    }),
    [lines, drop, light, mayReview, kept, viewer, frame, replay],
  );
  return <RecapContext value={recap}>{children}</RecapContext>;
}

/** Follows every frame of the host for each seat at this screen; frames that are skipped count too. */
function useDue() {
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const [due, setDue] = useState<Due | null>(null);
  const absences = useRef(new Map<Seat, Absence>());
  const { mine } = match;
  const whose = useCallback((view: unknown) => (view ? (face.turns?.whose?.(view) ?? null) : null), [face]);
  useEffect(() => {
    if (!host.kept) return;
    const look = () => {
      const { frame, history } = host.snapshot();
      if (!frame) return;
      for (const seat of mine) {
        const before = absences.current.get(seat) ?? null;
        if (before?.frame === frame) continue;
        const now = follow(before, frame, seat, whose);
        absences.current.set(seat, now);
        if (now.due === (before?.due ?? null)) continue;
        const { due: leaving } = now;
        const heard = (history.get(seat) ?? []).slice(leaving?.told ?? 0).map(({ event }) => event);
        if (leaving) setDue({ seat, count: frame.count, events: heard, before: leaving.view });
        else setDue((open) => (open?.seat === seat ? null : open));
      }
    };
    look();
    return host.subscribe(look);
  }, [host, mine, whose]);
  useReopened(viewer, whose, setDue);
  return { due, close: useCallback(() => setDue(null), []) };
}

/** A page that is opened in the middle of a match: told from what the host still knows, once the table is drawn. */
function useReopened(viewer: Seat | 'spectator', whose: (view: unknown) => Seat | null, tell: (due: Due) => void) {
  const { host } = useHost();
  const { match } = useMatch();
  const { face } = useGame();
  const { recap } = useSettings();
  const isAsked = useRef(false);
  useEffect(() => {
    const { frame } = host.snapshot();
    const view = frame?.seats.find(({ seat }) => seat === viewer)?.view;
    const isWanted = recap !== 'never' && match.outcome === null && looksBack(match, face);
    if (isAsked.current || viewer === 'spectator' || !frame || !host.kept) return;
    isAsked.current = true;
    if (!isWanted || whose(view) !== viewer) return;
    host.kept.missed(viewer).then(
      (beats) => {
        const found = absenceIn(beats, viewer, whose);
        if (found && host.snapshot().frame?.count === frame.count) tell({ seat: viewer, count: frame.count, ...found });
      },
      () => {},
    );
  }, [host, match, face, recap, viewer, whose, tell]);
}
