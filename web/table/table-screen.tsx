/** The table itself, seen by one person; on a shared screen a curtain stands between them. */
import type { TableProps } from '@tavola/games/board/contract.ts';
import { CHANCE, type Move, type Seat, type Viewer } from '@tavola/kernel/ask.ts';
import type { Decision, Event } from '@tavola/kernel/decision.ts';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { OpenGame } from '../game-list.ts';
import type { TableHost } from '../host/host.ts';
import type { Frame, Match, SeatFrame } from '../host/types.ts';
import { useNewcomer } from '../learn/newcomer.ts';
import { paceOf, useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { Curtain } from './curtain.tsx';
import { Frame as TableFrame } from './frame.tsx';
import { useSensible } from './guide.ts';
import { playsAlone, sayOf, seatInfos, seen, type TableModel } from './model.ts';
import { TableNow } from './now.tsx';
import type { Playback } from './playback.ts';
import { SetupScreen } from './setup-screen.tsx';
import { ShownProvider } from './shown.tsx';
import { orderOf, toggled } from './standing.ts';
import { useChoice } from './use-choice.ts';

type Props = {
  readonly host: TableHost;
  readonly match: Match;
  readonly playback: Playback & { readonly shown: Frame };
  readonly open: OpenGame;
  /** Stands in the place of the side panel: the coach of a lesson. */
  readonly aside?: ReactNode;
};

export function TableScreen({ host, match, playback, open, aside = null }: Props) {
  const t = useText();
  const settings = useSettings();
  const isNew = useNewcomer(match.game);
  const { shown, snapshot, behind } = playback;
  const [holder, setHolder] = useState<Seat | null>(match.mine.length === 1 ? (match.mine[0] ?? null) : null);
  const [behindSeat, setBehindSeat] = useState<Seat>(0);
  const next = nextHolder(match, shown, holder);
  const viewer: Viewer = match.mine.length === 0 ? 'spectator' : (holder ?? match.mine[0] ?? 'spectator');
  const mine = seen(shown, viewer);
  const isAsked = shown.pending.includes(viewer as Seat) || shown.pending.includes(CHANCE);
  const decision = behind && !isAsked ? null : (mine?.decision ?? null);
  const seat = viewer === 'spectator' ? null : viewer;
  const isLesson = aside !== null;
  const confirming = settings.confirm ?? (isNew && !isLesson);
  const say = useMemo(() => sayOf(match, viewer, open, t), [match, viewer, open, t]);
  const view = mine?.view;
  // In a lesson everything can be taken back.
  const asksFirst = useCallback(
    (move: Move, { ask, options }: Decision) => {
      const { grave, stakes } = open.face;
      const risks = (one: Move | null) => seat !== null && (stakes?.(ask, one, view, seat, say) ?? null) !== null;
      const isGrave = grave?.(move, ask) || (!risks(null) && risks(move));
      return confirming || (!isLesson && options.length > 1 && isGrave === true);
    },
    [confirming, isLesson, open, view, seat, say],
  );
  const asked = useChoice(host, decision, seat, asksFirst);
  const isOpening = mine?.view ? (open.face.opening?.(mine.view) ?? false) : false;
  const isGuided = isNew && !isLesson && isOpening && playsAlone(match, viewer);
  const sensible = useSensible(host, seat, isGuided && decision ? decision.number : null);
  const order = orderOf(match, viewer);
  const step = useStep(shown);
  const props = useMemo(
    (): TableProps => ({
      view: mine?.view,
      viewer,
      bottom: seat ?? behindSeat,
      seats: seatInfos(match),
      pending: shown.pending,
      choice: asked.choice,
      happened: news(shown, mine),
      step,
      pace: paceOf(settings),
      language: settings.language,
      say,
      outcome: shown.outcome,
      armed: seat === null || !open.face.reactions ? null : order.armed,
      arm: (card) => {
        if (seat !== null) host.standing(seat, { armed: toggled(order.armed, card) }).catch(() => {});
      },
    }),
    [mine, viewer, seat, behindSeat, match, shown, step, asked.choice, settings, say, order, open, host],
  );
  const { face, text, clauses, board, primer } = open;
  const { history, talk, hushed, connection } = snapshot;
  const { skip, replay, steps } = playback;
  const model = useMemo(
    (): TableModel => ({
      host,
      match,
      frame: shown,
      face,
      board,
      primer,
      text,
      clauses,
      say,
      viewer,
      hands: 'own',
      props,
      asked,
      sensible,
      told: (history.get(mine?.seat ?? viewer) ?? []).slice(0, shown.told),
      talk,
      hushed,
      connection,
      behind,
      steps,
      skip,
      replay,
      sitBehind: setBehindSeat,
      aside,
      explain: (n) => host.explain(n, viewer),
    }),
    [
      host,
      match,
      shown,
      face,
      board,
      primer,
      text,
      clauses,
      say,
      viewer,
      props,
      asked,
      sensible,
      history,
      mine,
      talk,
      hushed,
      connection,
      behind,
      steps,
      skip,
      replay,
      aside,
    ],
  );
  if (next !== null && next !== holder) {
    return <Curtain host={host} match={match} open={open} frame={shown} seat={next} onOpen={setHolder} />;
  }
  return (
    <TableNow now={model}>
      <ShownProvider step={step}>{mine?.view === null ? <SetupScreen /> : <TableFrame />}</ShownProvider>
    </TableNow>
  );
}

/** Counts the frames that were shown. */
function useStep(shown: Frame): number {
  const counted = useRef({ shown, step: 0 });
  if (counted.current.shown !== shown) counted.current = { shown, step: counted.current.step + 1 };
  return counted.current.step;
}

/** What is new in a frame. A frame with the whole history (the first one, or after an undo) counts only its last moment as new. */
function news({ since }: Frame, mine: SeatFrame | undefined): readonly Event[] {
  const events = mine?.events ?? [];
  const last = events.at(-1)?.at;
  return events.filter(({ at }) => since > 0 || at === last).map(({ event }) => event);
}

/** On a shared screen: who should hold it now; null when one person plays here alone. */
function nextHolder(match: Match, frame: Frame, holder: Seat | null): Seat | null {
  if (match.mine.length < 2 || frame.outcome) return null;
  const asked = frame.pending.filter((seat) => match.mine.includes(seat));
  if (holder !== null && (asked.length === 0 || asked.includes(holder))) return holder;
  return asked[0] ?? holder ?? match.mine[0] ?? null;
}
