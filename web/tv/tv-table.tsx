/** A running table on the screen in the room: what anybody may see, large; a hand only where its holder laid it open. */

import { isPerson } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useState } from 'react';
import { post } from '../api/request.ts';
import type { Frame, Match } from '../api/types.ts';
import type { Board } from '../matches/devices/this-screen.ts';
import { ShownProvider } from '../table/log/shown.tsx';
import { lookFor } from '../table/model/look.ts';
import { seen } from '../table/model/match.ts';
import { TableNow } from '../table/model/now.tsx';
import { useSounds } from '../table/recap/alarms.tsx';
import { GameTable } from '../table/stage/game-table.tsx';
import { type LiveTable, useParts } from '../table/use-parts.ts';
import type { Reader } from '../table/use-reader.ts';
import type { Pausable } from './pausable.ts';
import { TvSide } from './tv-side.tsx';
import { TvStage } from './tv-stage.tsx';
import { useBurnInCare } from './use-burn-in-care.ts';
import { useFocusKeys } from './use-focus-keys.ts';
import { useLens } from './use-lens.ts';
import { useRemote } from './use-remote.ts';

type Props = {
  readonly table: LiveTable;
  readonly pausable: Pausable;
  readonly board: Board;
  readonly onLeave: () => void;
};

export function TvTable({ table, pausable, board, onLeave }: Props) {
  const { match, playback, open } = table;
  const reader = readerOf(match, playback.shown, board);
  const parts = useParts(table, reader);
  const { viewer } = reader;
  const { say } = parts.game;
  const { watch } = playback;
  useEffect(() => watch(lookFor(open.face, viewer, say)), [watch, open, viewer, say]);
  return (
    <TableNow now={parts}>
      <ShownProvider step={parts.drawn.props.step}>
        <Room
          table={table}
          pausable={pausable}
          board={board}
          openSeat={reader.seat}
          question={parts.asked.asked.choice?.open.map(({ id }) => id).join('|') ?? null}
          onLeave={onLeave}
        />
      </ShownProvider>
    </TableNow>
  );
}

type RoomProps = Pick<Props, 'table' | 'pausable' | 'board' | 'onLeave'> & {
  readonly openSeat: Seat | null;
  /** What is asked here; null while nobody plays on the screen itself. */
  readonly question: string | null;
};

function Room({ table, pausable, board, openSeat, question, onLeave }: RoomProps) {
  const { match, playback } = table;
  const { steps } = playback;
  const [isPaused, setPaused] = useState(false);
  const { lens, zoom, pan } = useLens();
  const care = useBurnInCare(match.revision);
  useSounds(true);
  useFocusKeys(question);
  const pause = () => {
    if (mayConfirm(match)) return void post(`/matches/${match.id}/claims/${match.claim?.id}`, { agree: true });
    if (isPaused) {
      pausable.resume();
      steps?.resume();
    } else {
      pausable.pause();
      steps?.pause();
    }
    setPaused(!isPaused);
  };
  // Where somebody plays by the remote OK takes, and never pauses by mistake.
  const playsHere = match.seats.some(({ shown }) => shown === board.id);
  useRemote({ ...(!playsHere && { onOk: pause }), onZoom: zoom, onArrow: pan, onBack: onLeave });
  return (
    <GameTable className={`on-tv ${care}`} data-picks={playback.shown.count}>
      <main className="tv-table">
        <TvStage lens={lens} points={playback.snapshot.points} />
        <TvSide openSeat={openSeat} isPaused={isPaused} onPause={pause} confirms={mayConfirm(match)} />
      </main>
    </GameTable>
  );
}

/** Where nobody else plays the screen itself says yes to a claim. */
function mayConfirm({ claim, seats }: Match): boolean {
  if (!claim || claim.refused) return false;
  const holder = seats[claim.seat]?.person;
  return !seats.some((it) => isPerson(it) && it.away === null && it.person !== holder);
}

/** The screen sees what anybody may; while a hand that lies open on it is asked, it sees and answers with that. */
function readerOf(match: Match, shown: Frame, board: Board): Reader {
  const open = match.seats.filter((it) => it.shown === board.id).map(({ seat }) => seat);
  const asked = open.find((seat) => shown.pending.includes(seat) && shown.seats.some((it) => it.seat === seat));
  const seat = asked ?? null;
  const viewer = seat ?? 'spectator';
  return {
    viewer,
    seat,
    mine: seen(shown, viewer),
    bottom: seat ?? 0,
    handTo: null,
    hold() {},
    sitBehind() {},
    giveTo() {},
  };
}
