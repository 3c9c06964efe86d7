/** Everything that the parts of a live table take from their contexts. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { idleOption, type OneAsked } from '@tavola/kernel/host/folding.ts';
import { CHANCE, type Move, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Decision, Event } from '@tavola/kernel/rules/decision.ts';
import { useCallback, useMemo, useRef } from 'react';
import type { Frame, Match, SeatFrame } from '../api/types.ts';
import { countPick, useFirstPicks, useNewcomer } from '../browser/newcomer.ts';
import { paceOf, useSettings } from '../browser/settings.ts';
import type { TableHost } from '../host/host.ts';
import type { OpenGame } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import { useSensible } from './hint/guide.ts';
import { useFinalView } from './model/final-view.ts';
import { playsAlone, sayOf, seatInfos } from './model/match.ts';
import type { AskedPart, DrawnPart, TableParts } from './model/parts.tsx';
import type { Playback } from './model/playback.ts';
import { orderOf, toggled } from './model/standing.ts';
import { type Asked, useChoice } from './model/use-choice.ts';
import type { Reader } from './use-reader.ts';

export type LiveTable = {
  readonly host: TableHost;
  readonly match: Match;
  readonly playback: Playback & { readonly shown: Frame };
  readonly open: OpenGame;
};

export function useParts(table: LiveTable, reader: Reader): TableParts {
  const t = useText();
  const { host, match, playback, open } = table;
  const { viewer, mine, sitBehind, giveTo } = reader;
  const { shown, behind, steps, loss, skip, skipTurn, replay } = playback;
  const { history, talk, hushed, connection } = playback.snapshot;
  const say = useMemo(() => sayOf(match, viewer, open, t), [match, viewer, open, t]);
  const asked = useAskedPart(table, reader);
  const drawn = useDrawnPart(table, reader, say, asked.asked);
  const game = useMemo(() => ({ ...open, say }), [open, say]);
  const told = history.get(mine?.seat ?? viewer);
  const who = useMemo(() => ({ match, viewer, sitBehind, giveTo }), [match, viewer, sitBehind, giveTo]);
  const log = useMemo(
    () => ({ id: match.id, told: told?.slice(0, shown.told) ?? [], explain: (n: number) => host.explain(n, viewer) }),
    [match.id, told, shown.told, host, viewer],
  );
  const playing = useMemo(
    () => ({ frame: shown, behind, steps, loss, skip, skipTurn, replay }),
    [shown, behind, steps, loss, skip, skipTurn, replay],
  );
  const where = useMemo(() => ({ host, connection }), [host, connection]);
  const said = useMemo(() => ({ talk, hushed }), [talk, hushed]);
  return useMemo(
    () => ({ game, match: who, drawn, asked, log, playing, host: where, talk: said }),
    [game, who, drawn, asked, log, playing, where, said],
  );
}

const NO_WINDOWS: readonly string[] = [];

function useAskedPart(table: LiveTable, { viewer, seat, mine }: Reader): AskedPart {
  const { host, match, open, playback } = table;
  const { shown, behind } = playback;
  const isNew = useNewcomer(match.game);
  const isAsked = shown.pending.includes(viewer as Seat) || shown.pending.includes(CHANCE);
  const decision = behind && !isAsked ? null : (mine?.decision ?? null);
  const { folding, turns } = open.face;
  const view = mine?.view;
  const asked = useChoice({
    host,
    decision,
    seat,
    // A lesson explains one question after another.
    folding: host.kept !== undefined && decision?.seat !== CHANCE ? (folding ?? null) : null,
    windows: turns?.windows ?? NO_WINDOWS,
    isPlaced: useCallback((move) => open.board?.placed(move, view) ?? false, [open, view]),
    asksFirst: useAsksFirst(table, view),
    onPicked: useCallback(() => countPick(match.game), [match.game]),
  });
  const isOpening = view ? (open.face.turns?.opening?.(view) ?? false) : false;
  const isGuided = isNew && host.advice !== undefined && isOpening && playsAlone(match, viewer);
  const sensible = useSensible(host, seat, isGuided && decision ? decision.number : null, asked.before);
  const idle = useIdle(table, decision, view, asked);
  return useMemo(() => ({ asked, sensible, idle }), [asked, sensible, idle]);
}

function useIdle(
  { host, open }: LiveTable,
  decision: Decision | null,
  view: unknown,
  { before, looking }: Asked,
): AskedPart['idle'] {
  // The question behind this one is open already.
  const isPast = before.length > 0 || looking;
  return useMemo(() => {
    // A lesson explains every question.
    if (!decision || isPast || decision.seat === CHANCE || host.kept === undefined) return null;
    const option = idleOption(open.face.folding, decision, view, decision.seat);
    return option && { option, at: decision.number };
  }, [host, open, decision, view, isPast]);
}

/**
 * Whether a pick is only shown at first, and asked once more: heavy ones always, all of them where the person wants that, and the first ones
 * of a first game. In a lesson everything can be taken back.
 */
function useAsksFirst({ host, match, open }: LiveTable, view: unknown) {
  const { confirm } = useSettings();
  const isCareful = useFirstPicks(match.game);
  const isLesson = host.kept === undefined;
  return useCallback(
    (move: Move, { ask, options }: OneAsked, foreseen: unknown) => {
      if (isLesson) return confirm === true;
      const isHeavy = options.length > 1 && open.face.picks?.grave?.(move, ask, foreseen ?? view) === true;
      return isHeavy || (confirm ?? isCareful);
    },
    [confirm, isCareful, isLesson, open, view],
  );
}

function useDrawnPart(table: LiveTable, reader: Reader, say: Say, { choice, view }: Asked): DrawnPart {
  const { host, match, open, playback } = table;
  const { viewer, seat, mine, bottom } = reader;
  const { shown } = playback;
  const settings = useSettings();
  const order = orderOf(match, viewer);
  const step = useStep(shown);
  const ended = useFinalView(match, open, viewer);
  const final = shown.outcome ? ended : null;
  return useMemo(
    (): DrawnPart => ({
      hands: 'own',
      props: {
        view: final ?? view ?? mine?.view,
        viewer,
        bottom,
        seats: seatInfos(match),
        pending: shown.pending,
        choice,
        happened: view === null ? news(shown, mine) : NOTHING,
        step,
        pace: paceOf(settings),
        language: open.language,
        say,
        outcome: shown.outcome,
        armed: seat === null || !open.face.turns?.windows || !host.reactions ? null : order.armed,
        arm: (card) => {
          if (seat !== null) host.reactions?.order(seat, { armed: toggled(order.armed, card) }).catch(() => {});
        },
      },
    }),
    [mine, viewer, seat, bottom, match, shown, step, choice, view, final, settings, say, order, open, host],
  );
}

const NOTHING: readonly Event[] = [];

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
