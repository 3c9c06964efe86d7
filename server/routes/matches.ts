/** Making, listing, changing and ending matches; the lobby; rematches. */
import { matchPath } from '../api/common.ts';
import * as api from '../api/matches.ts';
import type { App } from '../base/fastify.ts';
import { mustBeSomebody, personOrNull, type Tavola } from '../http/tavola.ts';
import { addMatch } from '../match/birth.ts';
import { chroniclePage, inheritanceFrom } from '../match/chronicle.ts';
import { type Desk, Unchanged } from '../match/desk.ts';
import { Listed } from '../match/listed.ts';
import { rematch } from '../match/rematch.ts';
import { checkTable } from '../match/room.ts';
import { ALONE, planMatch, startWhenFull } from '../match/start.ts';
import { owned, seated, visible } from '../match/visible.ts';
import { missingPeople } from '../memory/played.ts';
import { withSeats } from '../memory/rows.ts';
import { atMost } from '../store/store.ts';

const MOST_LISTED = 100;

export function matchRoutes(app: App, tavola: Tavola): void {
  listGames(app, tavola);
  makeMatch(app, tavola);
  listMatches(app, tavola);
  readMatch(app, tavola);
  readChronicle(app, tavola);
  changeMatch(app, tavola);
  abandonMatch(app, tavola);
  makeRematch(app, tavola);
}

function listGames(app: App, { games, bots }: Tavola): void {
  app.get('/api/games', { schema: { response: { 200: api.gameList } } }, async () => ({
    games: await games.list(),
    levels: [...bots.levels],
  }));
}

function makeMatch(app: App, { desk, games, bots, config }: Tavola): void {
  app.post('/api/matches', { schema: { body: api.newMatch, response: { 201: api.match } } }, async (request, reply) => {
    const person = mustBeSomebody(request);
    const game = await games.load(request.body.game);
    const { follows } = request.body;
    const inherited = follows === undefined ? ALONE : await inheritanceFrom(desk, follows, game.id, person.id);
    const rows = planMatch(game, request.body, person, bots, config.now(), inherited);
    await checkTable(desk, rows);
    const id = await addMatch(desk, rows, startWhenFull);
    return reply.status(201).send(desk.describe(await desk.find(id), person.id));
  });
}

function listMatches(app: App, { desk, store }: Tavola): void {
  app.get(
    '/api/matches',
    { schema: { querystring: api.listQuery, response: { 200: api.matchList } } },
    async (request) => {
      const { list, before } = request.query;
      const person = personOrNull(request);
      const found = list === 'mine' ? mine(desk, mustBeSomebody(request).id, before) : offered(desk, list, before);
      const rows = await found.execute();
      const last = rows.at(MOST_LISTED - 1);
      // Whom somebody muted stands in every match; a list need not repeat it.
      const matches = (await withSeats(store, rows)).map((it) => ({ ...desk.describe(it, person), muted: [] }));
      if (list === 'mine') matches.sort((a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated);
      return { matches, next: last ? `${last.updated}.${last.id}` : null };
    },
  );
}

function readMatch(app: App, { desk, mutes }: Tavola): void {
  app.get('/api/matches/:id', { schema: { params: matchPath, response: { 200: api.match } } }, async (request) => {
    const person = personOrNull(request);
    if (person !== null) await mutes.load(person);
    return desk.describe(await visible(desk, request.params.id, person), person);
  });
}

function readChronicle(app: App, { desk, store }: Tavola): void {
  const listed = new Listed(desk);
  app.get(
    '/api/matches/:id/chain',
    { schema: { params: matchPath, querystring: api.chainQuery } },
    async (request, reply) => {
      const person = personOrNull(request);
      const live = await visible(desk, request.params.id, person);
      const { rows, next } = await chroniclePage(desk, live.row, person, request.query.after);
      const texts = (await withSeats(store, rows)).map((it) => listed.textOf(it, person));
      return reply.type('application/json').send(`{"matches":[${texts.join()}],"next":${JSON.stringify(next)}}`);
    },
  );
}

function changeMatch(app: App, { desk }: Tavola): void {
  app.patch(
    '/api/matches/:id',
    { schema: { params: matchPath, body: api.matchChange, response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      await owned(desk, id, person);
      const { name, open, spectators, talk, plans } = request.body;
      await desk.change(id, 'match', (live, draft) => {
        if (name !== undefined) draft.set({ name });
        if (open !== undefined) draft.set({ open: open && live.row.status === 'waiting' ? 1 : 0 });
        if (spectators !== undefined) draft.set({ spectators });
        if (plans !== undefined) draft.set({ plans: plans ? 1 : 0 });
        if (talk !== undefined) draft.set({ talk: talk.spectators ? 1 : 0 });
      });
      return desk.describe(await desk.find(id), person);
    },
  );
}

function abandonMatch(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/abandon',
    { schema: { params: matchPath, body: api.agree.nullish(), response: { 200: api.match } } },
    async (request) => {
      const person = mustBeSomebody(request).id;
      const { id } = request.params;
      const agree = request.body?.agree ?? true;
      const before = await visible(desk, id, person);
      if (before.row.owner !== person) await seated(desk, id, person);
      await desk.change(id, 'both', (live, draft) => {
        if (live.ended) throw new Unchanged(undefined);
        const said = JSON.parse(live.row.abandoning_json) as number[];
        const mine = live.seatsOf(person);
        // One no, or the proposer's own, is the end of it.
        const agreed = agree ? [...new Set([...said, ...mine])] : [];
        draft.set({ abandoning_json: JSON.stringify(agreed.sort((a, b) => a - b)) });
        const waitsOnly = live.row.status === 'waiting' && live.row.owner === person;
        const others = missingPeople(live.seats, mine[0] ?? -1, agreed);
        if (agree && (waitsOnly || others.length === 0)) {
          draft.set({ status: 'abandoned', abandoning_json: '[]', undo_json: null, open: 0 });
          draft.setPending([]);
        }
      });
      return desk.describe(await desk.find(id), person);
    },
  );
}

function makeRematch(app: App, { desk }: Tavola): void {
  app.post(
    '/api/matches/:id/rematch',
    { schema: { params: matchPath, response: { 200: api.match, 201: api.match } } },
    async (request, reply) => {
      const person = mustBeSomebody(request);
      const { id, isNew } = await rematch(desk, request.params.id, person);
      return reply.status(isNew ? 201 : 200).send(desk.describe(await desk.find(id), person.id));
    },
  );
}

/** One page, newest first, of those before the match that the cursor names. */
function page({ store }: Desk, before = '') {
  const [, updated, id] = /^(\d+)\.(.+)$/.exec(before) ?? [];
  const query = store.db.selectFrom('matches').selectAll().orderBy('updated', 'desc').orderBy('id', 'desc');
  const first = query.limit(atMost(MOST_LISTED));
  if (updated === undefined || id === undefined) return first;
  const time = Number(updated);
  return first.where((eb) => eb.or([eb('updated', '<', time), eb.and([eb('updated', '=', time), eb('id', '<', id)])]));
}

function mine(desk: Desk, person: string, before?: string) {
  return page(desk, before).where((eb) =>
    eb.or([
      eb('owner', '=', person),
      eb('id', 'in', eb.selectFrom('seats').select('seats.match').where('seats.person', '=', person)),
    ]),
  );
}

function offered(desk: Desk, list: 'open' | 'public', before?: string) {
  const query = page(desk, before).where('game', 'in', desk.games.ids);
  return list === 'open'
    ? query.where('status', '=', 'waiting').where('open', '=', 1)
    : query.where('status', '=', 'playing').where('spectators', '=', 'public');
}
