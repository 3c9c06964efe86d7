/** The screen that this browser is: made once, known by its token, and asked every two seconds which table it shows. */
import { useCallback, useEffect, useState } from 'react';
import { beScreen } from '../api/request.ts';
import { type Board, leaveTable, thisBoard } from '../matches/devices/this-screen.ts';

const AGAIN_MS = 2000;

/** Null until the server answered. `turnAway` shows no table any more; `look` asks again at once. */
export function useBoard(): { readonly board: Board | null; look(): void; turnAway(): void } {
  const [board, setBoard] = useState<Board | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const ask = async () => {
      const found = await thisBoard().catch(() => null);
      if (!isHere) return;
      if (found) setBoard((before) => (same(before, found) ? before : found));
      // A table at which something happens says itself when it ends.
      if (!found?.match) timer = setTimeout(ask, AGAIN_MS);
    };
    void ask();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [round]);
  useEffect(() => () => beScreen(null), []);
  const look = useCallback(() => setRound((n) => n + 1), []);
  const turnAway = useCallback(() => {
    if (board) void leaveTable(board.link).finally(look);
  }, [board, look]);
  return { board, look, turnAway };
}

function same(before: Board | null, now: Board): boolean {
  return before?.id === now.id && before.match === now.match && before.code === now.code;
}
