/** The page of a replay. */

import type { Viewer } from '@tavola/kernel/ask.ts';
import { useEffect, useState } from 'react';
import { go, type Params, useLocation } from '../router.tsx';
import { useSettings } from '../settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useTitle } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { MenuBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type LoadedReplay, loadReplay } from './load.ts';
import { ReplayScreen } from './replay-screen.tsx';

export function ReplayPage({ params }: { readonly params: Params }) {
  const t = useText();
  const id = params.id ?? '';
  const { value, problem } = useLoaded(`replay ${id}`, () => loadReplay(id));
  if (value) return <Walk key={id} id={id} loaded={value} />;
  return (
    <>
      <MenuBar />
      <main className="page">
        {problem ? <Note icon="replay" title={problemText(t, problem)} /> : <Loading>{t.replay.loading}</Loading>}
      </main>
    </>
  );
}

function Walk({ id, loaded }: { readonly id: string; readonly loaded: LoadedReplay }) {
  const t = useText();
  const { language } = useSettings();
  const { replay, open } = loaded;
  const { searchParams } = useLocation();
  const last = replay.steps.length - 1;
  const step = bounded(searchParams.get('at'), last);
  const viewer = viewerOf(searchParams.get('seat'), replay.viewers);
  useTitle(t.replay.titleOf(open.game.name[language]));
  const moment = useLoaded(`${step} ${viewer}`, () => replay.moment(step, viewer));
  const [shown, setShown] = useState(moment.value);
  useEffect(() => {
    if (moment.value) setShown(moment.value);
  }, [moment.value]);
  const to = (next: { at?: number; seat?: Viewer }) => {
    const query = new URLSearchParams({ at: String(next.at ?? step), seat: String(next.seat ?? viewer) });
    go(`/match/${id}/replay?${query}`, { replace: true });
  };
  if (!shown) return <Loading>{t.replay.loading}</Loading>;
  return <ReplayScreen replay={replay} open={open} step={step} viewer={viewer} moment={shown} to={to} />;
}

function bounded(at: string | null, last: number): number {
  const wanted = at === null ? 0 : Number(at);
  return Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), last) : 0;
}

function viewerOf(seat: string | null, viewers: readonly Viewer[]): Viewer {
  return viewers.find((viewer) => String(viewer) === seat) ?? viewers[0] ?? 'spectator';
}
