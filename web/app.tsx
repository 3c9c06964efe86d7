/** The pages of the client and their addresses. */
import { Suspense } from 'react';
import { matchRoute, type Route, useLocation } from './browser/router.tsx';
import { Home } from './home/home.tsx';
import { useText } from './text/catalogue.ts';
import { Crash } from './ui/crash.tsx';
import { lazily } from './ui/later.tsx';
import { NotFound } from './ui/not-found.tsx';
import { Opening } from './ui/opening.tsx';

const routes: readonly Route[] = [
  { path: '/', Page: Home },
  { path: '/new/:game', Page: lazily(async () => (await import('./new-table/new-table.tsx')).NewTable) },
  { path: '/matches', Page: lazily(async () => (await import('./matches/matches.tsx')).Matches) },
  { path: '/join/:token', Page: lazily(async () => (await import('./matches/join.tsx')).Join) },
  { path: '/seat/:token', Page: lazily(async () => (await import('./matches/seat-link.tsx')).SeatLink) },
  { path: '/code', Page: lazily(async () => (await import('./matches/code-page.tsx')).CodePage) },
  { path: '/tv', Page: lazily(async () => (await import('./tv/tv-page.tsx')).TvPage) },
  { path: '/tv/:link', Page: lazily(async () => (await import('./matches/to-tv.tsx')).ToTv) },
  { path: '/match/:id', Page: lazily(async () => (await import('./table/table-page.tsx')).TablePage) },
  { path: '/match/:id/plan/:seat', Page: lazily(async () => (await import('./plan/plan-page.tsx')).PlanPage) },
  { path: '/match/:id/replay', Page: lazily(async () => (await import('./replay/replay-page.tsx')).ReplayPage) },
  { path: '/replay', Page: lazily(async () => (await import('./replay/import-page.tsx')).ImportPage) },
  { path: '/chronicles', Page: lazily(async () => (await import('./chronicle/chronicles-page.tsx')).ChroniclesPage) },
  { path: '/chronicle/:id', Page: lazily(async () => (await import('./chronicle/chronicle-page.tsx')).ChroniclePage) },
  { path: '/learn/:game', Page: lazily(async () => (await import('./learn/learn-page.tsx')).LearnPage) },
  { path: '/learn/:game/:lesson', Page: lazily(async () => (await import('./learn/lesson-page.tsx')).LessonPage) },
  { path: '/rules/:game', Page: lazily(async () => (await import('./rules/rules-page.tsx')).RulesPage) },
  { path: '/rules/:game/aid', Page: lazily(async () => (await import('./rules/aid-page.tsx')).AidPage) },
  { path: '/assistant', Page: lazily(async () => (await import('./assistant/evenings.tsx')).Evenings) },
  { path: '/assistant/new/:game', Page: lazily(async () => (await import('./assistant/new-evening.tsx')).NewEvening) },
  { path: '/assistant/:id', Page: lazily(async () => (await import('./assistant/evening-page.tsx')).EveningPage) },
  {
    path: '/evening/:token',
    Page: lazily(async () => (await import('./assistant/join-evening.tsx')).JoinEvening),
  },
  { path: '/lab', Page: lazily(async () => (await import('./lab/lab-page.tsx')).LabPage) },
  { path: '/notices', Page: lazily(async () => (await import('./notices/notices-page.tsx')).NoticesPage) },
  { path: '/mail/confirm/:token', Page: lazily(async () => (await import('./notices/mail-page.tsx')).ConfirmMail) },
  { path: '/mail/stop/:token', Page: lazily(async () => (await import('./notices/mail-page.tsx')).StopMail) },
  { path: '/settings', Page: lazily(async () => (await import('./you/settings.tsx')).SettingsPage) },
  { path: '/you', Page: lazily(async () => (await import('./you/you.tsx')).You) },
  { path: '/you/enter', Page: lazily(async () => (await import('./you/enter-page.tsx')).EnterPage) },
  { path: '/you/device', Page: lazily(async () => (await import('./you/device-page.tsx')).DevicePage) },
  { path: '/d', Page: lazily(async () => (await import('./you/ask-page.tsx')).AskPage) },
  { path: '/d/:code', Page: lazily(async () => (await import('./you/ask-page.tsx')).AskPage) },
  { path: '/about', Page: lazily(async () => (await import('./about/about.tsx')).About) },
];

export function App() {
  const t = useText();
  const { pathname } = useLocation();
  const found = matchRoute(routes, pathname);
  if (!found) return <NotFound />;
  const { Page } = found.route;
  return (
    <Crash key={pathname}>
      <Suspense
        fallback={
          <main className="page">
            <Opening>{t.loading}</Opening>
          </main>
        }
      >
        <Page params={found.params} />
      </Suspense>
    </Crash>
  );
}
