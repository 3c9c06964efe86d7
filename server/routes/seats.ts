/** Invitations, joining, leaving, bots that take over, standing answers. */
import { z } from 'zod';
import { matchPath, seatText } from '../api/common.ts';
import * as api from '../api/matches.ts';
import type { App } from '../base/fastify.ts';
import { newSecret } from '../base/ids.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import { mustBeSomebody, personOrNull, type Tavola } from '../http/tavola.ts';
import { ownSeat } from '../live/access.ts';
import type { Desk } from '../match/desk.ts';
import { addWatcher, checkBotTable } from '../match/room.ts';
import { checkTakeOver, giveBack, isPlayedByPerson, leaveSeats, takeOver, takeSeat } from '../match/seats.ts';
import { startWhenFull } from '../match/start.ts';
import { invitationOf, owned, refuseUsed, seated, visible } from '../match/visible.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { orderOf } from '../memory/standing.ts';
import type { SeatRow } from '../store/schema.ts';

const seatPath = matchPath.extend({ seat: seatText });
const invitationPath = matchPath.extend({ seat: z.union([z.literal('watch'), seatText]) });

export function seatRoutes(app: App, tavola: Tavola): void {
  readInvitation(app, tavola);
  acceptInvitation(app, tavola);
  makeInvitation(app, tavola);
  withdrawInvitation(app, tavola);
  joinMatch(app, tavola);
  leaveMatch(app, tavola);
  handOverToBot(app, tavola);
  takeBackFromBot(app, tavola);
  changeStanding(app, tavola);
}

function readInvitation(app: App, { desk }: Tavola): void {
  app.get(
    '/api/invitations/:token',
    { schema: { params: api.tokenPath, response: { 200: api.invited } } },
    async (request) => {
      const { match, seat } = await invitationOf(desk, request.params.token);
      const person = personOrNull(request);
      const live = await desk.find(match);
      refuseUsed(live, seat, person);
      return { match: desk.describe(live, person), seat };
    },
  );
}

function acceptInvitation(app: App, { desk }: Tavola): void {
  app.post(
    '/api/invitations/:token',
    { schema: { params: api.tokenPath, response: { 200: api.invited } } },
    async (request) => {
      const person = mustBeSomebody(request);
      const { match, seat } = await invitationOf(desk, request.params.token);
      const before = await desk.find(match);
      if (seat === null) {
        await watch(desk, before, person.id);
        return { match: desk.describe(before, person.id), seat };
      }
      if (before.seats[seat]?.person !== person.id) {
        await desk.change(match, 'both', (live, draft) => takeSeat(live, draft, seat, person));
      }
      return { match: desk.describe(await desk.find(match), person.id), seat };
    },
  );
}

function makeInvitation(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/invitations',
    { schema: { params: matchPath, body: api.invite, response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const { seat } = request.body;
      const live = await owned(desk, id, person);
      if (seat !== null && live.seats[seat]?.kind !== 'free') throw new Refusal(409, 'SEAT_TAKEN');
      await renew(desk, id, seat, newSecret());
      return desk.describe(await desk.find(id), person);
    },
  );
}

function withdrawInvitation(app: App, { desk }: Tavola): void {
  app.delete(
    '/api/matches/:id/invitations/:seat',
    { schema: { params: invitationPath, response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await owned(desk, id, person);
      await renew(desk, id, seat === 'watch' ? null : seat, null);
      return desk.describe(await desk.find(id), person);
    },
  );
}

function joinMatch(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/join',
    { schema: { params: matchPath, body: api.join.nullish(), response: { 200: api.invited } } },
    async (request) => {
      const person = mustBeSomebody(request);
      const { id } = request.params;
      const before = await visible(desk, id, person.id);
      if (request.body?.watch) {
        if (before.row.spectators !== 'public') throw forbidden();
        await watch(desk, before, person.id);
        return { match: desk.describe(before, person.id), seat: null };
      }
      const seat = await desk.change(id, 'both', async (live, draft) => {
        if (live.row.status !== 'waiting') throw new Refusal(409, 'NOT_WAITING');
        if (live.row.open !== 1 && live.row.owner !== person.id) throw forbidden();
        const free = request.body?.seat ?? live.seats.find((it) => it.kind === 'free')?.seat;
        if (free === undefined) throw new Refusal(409, 'SEAT_TAKEN');
        await takeSeat(live, draft, free, person);
        return free;
      });
      return { match: desk.describe(await desk.find(id), person.id), seat };
    },
  );
}

function leaveMatch(app: App, { desk, bots }: Tavola): void {
  app.post(
    '/api/matches/:id/leave',
    { schema: { params: matchPath, body: api.ownSeat.nullish(), response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const before = await seated(desk, id, person);
      const named = request.body?.seat;
      if (named !== undefined) ownSeat(before, person, named);
      await desk.change(id, 'both', (live, draft) => {
        if (live.ended) throw new Refusal(409, 'NOT_PLAYING');
        const seats = live.seatsOf(person).filter((seat) => named === undefined || seat === named);
        leaveSeats(live, draft, seats, bots.standard);
        const nobody = draft.seats.every((seat) => seat.person === null);
        if (nobody && live.row.status === 'playing') {
          draft.set({ status: 'abandoned' });
          draft.setPending([]);
        }
      });
      return desk.describe(await desk.find(id), person);
    },
  );
}

function handOverToBot(app: App, { desk, bots }: Tavola): void {
  app.put(
    '/api/matches/:id/seats/:seat/bot',
    { schema: { params: seatPath, body: api.takeOver.nullish(), response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      await visible(desk, id, person);
      const level = bots.check(request.body?.level);
      await desk.change(id, 'both', async (live, draft) => {
        if (live.ended) throw new Refusal(409, 'NOT_PLAYING');
        checkTakeOver(desk, live, seat, person);
        takeOver(live, draft, seat, level);
        await startWhenFull(live, draft);
        if (!draft.seats.some(isPlayedByPerson)) await checkBotTable(desk, live.row.owner);
      });
      return desk.describe(await desk.find(id), person);
    },
  );
}

function takeBackFromBot(app: App, { desk }: Tavola): void {
  app.delete(
    '/api/matches/:id/seats/:seat/bot',
    { schema: { params: seatPath, response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      ownSeat(await visible(desk, id, person), person, seat);
      await desk.change(id, 'match', (live, draft) => giveBack(live, draft, seat));
      return desk.describe(await desk.find(id), person);
    },
  );
}

function changeStanding(app: App, { desk }: Tavola): void {
  app.put(
    '/api/matches/:id/seats/:seat/standing',
    { schema: { params: seatPath, body: api.standing, response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id, seat } = request.params;
      ownSeat(await visible(desk, id, person), person, seat);
      await desk.change(id, 'match', (live, draft) => {
        const order = { ...orderOf(live.seats[seat] as SeatRow), ...request.body };
        draft.setSeat(seat, { standing_json: JSON.stringify(order) });
      });
      return desk.describe(await desk.find(id), person);
    },
  );
}

function watch({ store, config }: Desk, live: LiveMatch, person: string): Promise<void> {
  const link = live.invitations.find((it) => it.seat === null)?.token ?? null;
  return addWatcher(store, { match: live.id, person, token: link, since: config.now() });
}

/** Replaces the link of a seat (or the watch link) by another one, or by none. */
async function renew(desk: Desk, match: string, seat: number | null, token: string | null): Promise<void> {
  const { db } = desk.store;
  await db.transaction().execute(async (trx) => {
    const old = trx.deleteFrom('invitations').where('match', '=', match);
    await (seat === null ? old.where('seat', 'is', null) : old.where('seat', '=', seat)).execute();
    if (token !== null) await trx.insertInto('invitations').values({ token, match, seat }).execute();
  });
  await desk.change(match, 'match', async (live, draft) => {
    live.invitations = await db.selectFrom('invitations').selectAll().where('match', '=', match).execute();
    draft.set({});
  });
}
