/** Pauses of a table's clocks, and the holidays of a person. */
import { dateOf, dayAt } from '@tavola/kernel/host/calendar.ts';
import type { Holiday } from '@tavola/kernel/host/free-time.ts';
import * as api from '../api/clocks.ts';
import { matchPath } from '../api/common.ts';
import * as matches from '../api/matches.ts';
import { consent } from '../api/table.ts';
import type { App } from '../base/fastify.ts';
import { forbidden } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import { announce, daysIn, holidaysOf, MOST_HOLIDAYS } from '../match/holidays.ts';
import { askPause, consentPause, goOn } from '../match/pause.ts';
import { seated } from '../match/visible.ts';

export function clockRoutes(app: App, tavola: Tavola): void {
  pauseMatch(app, tavola);
  agreeToPause(app, tavola);
  readHolidays(app, tavola);
  announceHolidays(app, tavola);
}

function pauseMatch(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/pause',
    { schema: { params: matchPath, body: api.pause.nullish(), response: { 200: matches.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const live = await seated(desk, id, person);
      const [first = 0] = live.seatsOf(person);
      const seat = ownSeat(live, person, request.body?.seat ?? first);
      if (request.body?.on ?? true) await askPause(desk, id, seat);
      else await goOn(desk, id);
      return desk.describe(await desk.find(id), person);
    },
  );
}

function agreeToPause(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/pause/consent',
    { schema: { params: matchPath, body: consent, response: { 200: matches.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const { seat, agree } = request.body;
      const live = await seated(desk, id, person);
      if (seat !== undefined) ownSeat(live, person, seat);
      await consentPause(desk, id, live.seatsOf(person), agree);
      return desk.describe(await desk.find(id), person);
    },
  );
}

function readHolidays(app: App, { config, people }: Tavola): void {
  app.get('/api/me/holidays', { schema: { response: { 200: api.holidays } } }, async (request) => {
    const person = mustBeSomebody(request);
    // Another process may have announced some a moment ago.
    return answer(holidaysOf((await people.find(person.id)) ?? person), config.now());
  });
}

function announceHolidays(app: App, tavola: Tavola): void {
  app.put(
    '/api/me/holidays',
    { schema: { body: api.newHolidays, response: { 200: api.holidays } } },
    async (request) => {
      const person = mustBeSomebody(request);
      if (person.kind === 'bot') throw forbidden();
      return answer(await announce(tavola, person, request.body), tavola.config.now());
    },
  );
}

function answer(days: Holiday[], now: number): api.Holidays {
  const year = Number(dateOf(dayAt('UTC', now)).slice(0, 4));
  const years = [String(year), String(year + 1)];
  return { days, left: Object.fromEntries(years.map((it) => [it, MOST_HOLIDAYS - daysIn(days, it)])) };
}
