/** A screen in the room: the board for everybody to see, with no hand and no button but those of a remote. */

import { type ReactNode, useEffect, useMemo } from 'react';
import { useSettings } from '../browser/settings.ts';
import type { Board } from '../matches/devices/this-screen.ts';
import { useDeviceWords } from '../matches/devices/words.ts';
import { openGame } from '../shelf/game-list.ts';
import { usePlayback } from '../table/model/playback.ts';
import { useHostOf } from '../table/model/use-host-of.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useTitle } from '../ui/page.tsx';
import { Loading } from '../ui/parts.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { CodeScreen } from './code-screen.tsx';
import { Pausable } from './pausable.ts';
import { SeatsScreen } from './seats-screen.tsx';
import { TvTable } from './tv-table.tsx';
import { useBoard } from './use-board.ts';
import { useBurnInCare } from './use-burn-in-care.ts';
import './tv.css';
import './tv-board.css';
import './tv-table.css';

/** What others do is always shown at normal speed here, whatever the phones are set to. */
const NORMAL = 1;

export function TvPage() {
  const t = useText();
  const { board, look, turnAway } = useBoard();
  useTitle('TV');
  if (!board) return <Screen>{<Loading>{t.loading}</Loading>}</Screen>;
  if (board.match === null) return <CodeScreen board={board} />;
  return <OpenTv key={board.match} board={board} id={board.match} onLook={look} onLeave={turnAway} />;
}

type OpenProps = {
  readonly board: Board;
  readonly id: string;
  readonly onLook: () => void;
  readonly onLeave: () => void;
};

function OpenTv({ id, ...rest }: OpenProps) {
  const t = useText();
  const opened = useHostOf(id);
  const host = useMemo(() => opened && new Pausable(opened), [opened]);
  useEffect(() => () => host?.forget(), [host]);
  return host ? <Live host={host} {...rest} /> : <Screen>{<Loading>{t.loadingTable}</Loading>}</Screen>;
}

function Live({ host, board, onLook, onLeave }: Omit<OpenProps, 'id'> & { readonly host: Pausable }) {
  const t = useText();
  const w = useDeviceWords();
  const { language } = useSettings();
  const playback = usePlayback(host, NORMAL);
  const { snapshot, shown } = playback;
  const { match, problem } = snapshot;
  const game = useLoaded(`tv ${match?.game} ${language}`, async () => (match ? openGame(match.game, language) : null));
  const hasMoved = match?.rematch != null || (match !== null && !match.boards.some(({ id }) => id === board.id));
  // Its people play again, or sent it elsewhere.
  useEffect(() => {
    if (hasMoved || problem !== null) onLook();
  }, [hasMoved, problem, onLook]);
  if (problem || match?.status === 'abandoned')
    return (
      <Screen>
        <h1>{w.tvLost}</h1>
        {problem && <p>{problemText(t, problem)}</p>}
        <button type="button" className="btn big" onClick={onLeave}>
          {w.tvFree}
        </button>
      </Screen>
    );
  if (match?.status === 'waiting') return <SeatsScreen match={match} onLeave={onLeave} />;
  if (!match || !shown || !game.value) return <Screen>{<Loading>{t.loadingTable}</Loading>}</Screen>;
  return (
    <TvTable
      table={{ host, match, playback: { ...playback, shown }, open: game.value }}
      pausable={host}
      board={board}
      onLeave={onLeave}
    />
  );
}

function Screen({ children }: { readonly children: ReactNode }) {
  const care = useBurnInCare(0);
  return <main className={`tv-screen on-tv ${care}`}>{children}</main>;
}
