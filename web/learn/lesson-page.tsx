/** One lesson, on the real table. */
import type { Lesson } from '@tavola/kernel/host/lesson.ts';
import { useEffect, useState } from 'react';
import type { Params } from '../browser/router.tsx';
import { tempoOf, useSettings } from '../browser/settings.ts';
import { gameEntry, loadGame, openGame } from '../shelf/game-list.ts';
import { CoachingProvider } from '../table/model/coaching.ts';
import { usePlayback } from '../table/model/playback.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { problemText, useText } from '../text/catalogue.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Loading, Note } from '../ui/parts.tsx';
import { MenuBar } from '../ui/top-bar.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Coach } from './coach.tsx';
import { useLessonCoaching, useSeenSteps } from './coaching.tsx';
import { Ending } from './ending.tsx';
import { LessonHost } from './lesson-host.ts';
import { usePointer } from './pointer.ts';
import { finishLesson } from './progress.ts';

export function LessonPage({ params }: { readonly params: Params }) {
  const t = useText();
  const { language } = useSettings();
  const { game = '', lesson: id = '' } = params;
  const entry = gameEntry(game);
  const loaded = useLoaded(`lesson ${game} ${language}`, async () => {
    const [open, rules, lessons] = await Promise.all([
      openGame(game, language),
      loadGame(game),
      entry?.lessons?.(language) ?? [],
    ]);
    return { open, rules, lessons };
  });
  const lesson = loaded.value?.lessons.find((one) => one.id === id);
  if (!entry || (loaded.value && !lesson)) return <NotFound />;
  if (!loaded.value || !lesson) {
    return (
      <>
        <MenuBar />
        <main className="page">
          {loaded.problem ? (
            <Note icon="offline" title={problemText(t, loaded.problem)} />
          ) : (
            <Loading>{t.loadingTable}</Loading>
          )}
        </main>
      </>
    );
  }
  return <LessonTable key={`${game} ${id}`} {...loaded.value} lesson={lesson} />;
}

type Loaded = {
  readonly open: Awaited<ReturnType<typeof openGame>>;
  readonly rules: Awaited<ReturnType<typeof loadGame>>;
  readonly lessons: readonly Lesson[];
};

function LessonTable({ open, rules, lessons, lesson }: Loaded & { readonly lesson: Lesson }) {
  const settings = useSettings();
  const [host] = useState(() => new LessonHost(rules, lesson));
  const playback = usePlayback(host, tempoOf(settings));
  const { shown, snapshot } = playback;
  const isDone = host.course.step === null;
  useEffect(() => {
    if (isDone) finishLesson(rules.id, lesson.id);
  }, [isDone, rules, lesson]);
  const at = useSeenSteps(host, playback.behind);
  const taught = { host, lessons, game: rules.id, at };
  const coaching = useLessonCoaching(taught);
  usePointer(playback.behind ? null : coaching.pick, host.course.table.count);
  const [isEndRead, setEndRead] = useState(false);
  if (!shown || !snapshot.match) return null;
  const coach = <Coach taught={taught} why={coaching.why} />;
  return (
    <CoachingProvider value={coaching}>
      <TableScreen host={host} match={snapshot.match} playback={{ ...playback, shown }} open={open} aside={coach} />
      {at === lesson.steps.length && !isEndRead && <Ending taught={taught} onClose={() => setEndRead(true)} />}
    </CoachingProvider>
  );
}
