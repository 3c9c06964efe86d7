/** The page of one match: waiting room, curtain, table. */
import type { ReactNode } from 'react';
import { Link, type Params } from '../browser/router.tsx';
import { tempoOf, useSettings } from '../browser/settings.ts';
import type { TableHost } from '../host/host.ts';
import { openGame } from '../shelf/game-list.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { later } from '../ui/later.tsx';
import { Opening } from '../ui/opening.tsx';
import { Note } from '../ui/parts.tsx';
import { MenuBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { usePlayback } from './model/playback.ts';
import { useHostOf } from './model/use-host-of.ts';
import { TableScreen } from './table-screen.tsx';

const Stopped = later(async () => (await import('./stopped.tsx')).Stopped);
const WaitingRoom = later(async () => (await import('./waiting-room.tsx')).WaitingRoom);

export function TablePage({ params }: { readonly params: Params }) {
  const id = params.id ?? '';
  const t = useText();
  const host = useHostOf(id);
  return host ? <OpenTable key={id} host={host} /> : <Plain>{<Opening>{t.loadingTable}</Opening>}</Plain>;
}

function OpenTable({ host }: { readonly host: TableHost }) {
  const t = useText();
  const settings = useSettings();
  const playback = usePlayback(host, tempoOf(settings));
  const { snapshot } = playback;
  const { match } = snapshot;
  const { language } = settings;
  const game = useLoaded(`board ${match?.game} ${language}`, async () =>
    match ? openGame(match.game, language) : null,
  );
  const problem = snapshot.problem ?? game.problem;
  if (match?.stopped)
    return (
      <Plain>
        <Stopped match={match} stopped={match.stopped} repair={async (agree) => host.kept?.repair(agree)} />
      </Plain>
    );
  if (problem) return <Lost code={problem} />;
  if (match?.status === 'waiting') return <WaitingRoom match={match} />;
  if (match?.status === 'abandoned' && !playback.shown) return <Lost code="ABANDONED" />;
  if (!match || !playback.shown || !game.value) return <Plain>{<Opening>{t.loadingTable}</Opening>}</Plain>;
  return <TableScreen host={host} match={match} playback={{ ...playback, shown: playback.shown }} open={game.value} />;
}

function Lost({ code }: { readonly code: string }) {
  const t = useText();
  return (
    <Plain>
      <Note
        icon={code === 'OFFLINE' ? 'offline' : 'table'}
        title={problemText(t, code)}
        action={
          <Link className="btn primary" href="/">
            {t.notFound.action}
          </Link>
        }
      />
    </Plain>
  );
}

function Plain({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <MenuBar />
      <main className="page">{children}</main>
    </>
  );
}
