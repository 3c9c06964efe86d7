/** The page of a replay. */

import { saidIn } from '@tavola/kernel/face/languages.ts';
import type { Eyes } from '@tavola/kernel/rules/ask.ts';
import { useEffect, useState } from 'react';
import { go, type Params, useLocation } from '../browser/router.tsx';
import { useSettings } from '../browser/settings.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { useTitle } from '../ui/page.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { MenuBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { type LoadedReplay, loadReplay } from './source/load.ts';
import type { Replay } from './source/replay.ts';

export function ReplayPage({ params }: { readonly params: Params }) {
  const t = useText();
  const id = params.id ?? '';
  const { language } = useSettings();
  const { value, problem } = useLoaded(`replay ${id} ${language}`, () => loadReplay(id, language));
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
  const eyes = eyesOf(searchParams.get('seat'), replay);
  useTitle(t.replay.titleOf(saidIn(open.face.name, language)));
  const moment = useLoaded(`${step} ${eyes}`, () => replay.moment(step, eyes));
  const [shown, setShown] = useState(moment.value);
  useEffect(() => {
    if (moment.value) setShown(moment.value);
  }, [moment.value]);
  const to = (next: { at?: number; seat?: Eyes }) => {
    const query = new URLSearchParams(searchParams);
    query.set('at', String(next.at ?? step));
    query.set('seat', String(next.seat ?? eyes));
    go(`/match/${id}/replay?${query}`, { replace: true });
  };
  if (!shown) return <Loading>{t.replay.loading}</Loading>;
  return <ReplayScreen replay={replay} open={open} step={step} eyes={eyes} moment={shown} to={to} />;
}

function bounded(at: string | null, last: number): number {
  const wanted = at === null ? 0 : Number(at);
  return Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), last) : 0;
}

/** The eyes that were asked for, or the reader's own seat, or the first ones allowed. */
function eyesOf(seat: string | null, { viewers, match }: Replay): Eyes {
  const wanted = viewers.find((eyes) => String(eyes) === seat);
  return wanted ?? viewers.find((eyes) => eyes === match.mine[0]) ?? viewers[0] ?? 'spectator';
}
