/** The pages of the client and their addresses. */
import { type ComponentType, lazy, Suspense } from 'react';
import { matchRoute, type Params, type Route, useLocation } from './browser/router.tsx';
import { Home } from './home/home.tsx';
import { useText } from './text/catalogue.ts';
import { Crash } from './ui/crash.tsx';
import { NotFound } from './ui/not-found.tsx';
import { Loading } from './ui/parts.tsx';

type PageOf = ComponentType<{ readonly params: Params }>;
const later = (load: () => Promise<PageOf>) => lazy(async () => ({ default: await load() }));

const routes: readonly Route[] = [
  { path: '/', Page: Home },
  { path: '/new/:game', Page: later(async () => (await import('./new-table/new-table.tsx')).NewTable) },
  { path: '/matches', Page: later(async () => (await import('./matches/matches.tsx')).Matches) },
  { path: '/join/:token', Page: later(async () => (await import('./matches/join.tsx')).Join) },
  { path: '/seat/:token', Page: later(async () => (await import('./matches/seat-link.tsx')).SeatLink) },
  { path: '/match/:id', Page: later(async () => (await import('./table/table-page.tsx')).TablePage) },
  { path: '/match/:id/plan/:seat', Page: later(async () => (await import('./plan/plan-page.tsx')).PlanPage) },
  { path: '/match/:id/replay', Page: later(async () => (await import('./replay/replay-page.tsx')).ReplayPage) },
  { path: '/replay', Page: later(async () => (await import('./replay/import-page.tsx')).ImportPage) },
  { path: '/chronicles', Page: later(async () => (await import('./chronicle/chronicles-page.tsx')).ChroniclesPage) },
  { path: '/chronicle/:id', Page: later(async () => (await import('./chronicle/chronicle-page.tsx')).ChroniclePage) },
  { path: '/learn/:game', Page: later(async () => (await import('./learn/learn-page.tsx')).LearnPage) },
  { path: '/learn/:game/:lesson', Page: later(async () => (await import('./learn/lesson-page.tsx')).LessonPage) },
  { path: '/rules/:game', Page: later(async () => (await import('./rules/rules-page.tsx')).RulesPage) },
  { path: '/assistant', Page: later(async () => (await import('./assistant/evenings.tsx')).Evenings) },
  { path: '/assistant/new/:game', Page: later(async () => (await import('./assistant/new-evening.tsx')).NewEvening) },
  { path: '/assistant/:id', Page: later(async () => (await import('./assistant/evening-page.tsx')).EveningPage) },
  { path: '/lab', Page: later(async () => (await import('./lab/lab-page.tsx')).LabPage) },
  { path: '/notices', Page: later(async () => (await import('./notices/notices-page.tsx')).NoticesPage) },
  { path: '/mail/confirm/:token', Page: later(async () => (await import('./notices/mail-page.tsx')).ConfirmMail) },
  { path: '/mail/stop/:token', Page: later(async () => (await import('./notices/mail-page.tsx')).StopMail) },
  { path: '/settings', Page: later(async () => (await import('./you/settings.tsx')).SettingsPage) },
  { path: '/you', Page: later(async () => (await import('./you/you.tsx')).You) },
  { path: '/you/enter', Page: later(async () => (await import('./you/enter-page.tsx')).EnterPage) },
  { path: '/you/device', Page: later(async () => (await import('./you/device-page.tsx')).DevicePage) },
  { path: '/d', Page: later(async () => (await import('./you/ask-page.tsx')).AskPage) },
  { path: '/d/:code', Page: later(async () => (await import('./you/ask-page.tsx')).AskPage) },
  { path: '/about', Page: later(async () => (await import('./about/about.tsx')).About) },
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
            <Loading>{t.loading}</Loading>
          </main>
        }
      >
        <Page params={found.params} />
      </Suspense>
    </Crash>
  );
}
