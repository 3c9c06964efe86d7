/** Evenings at a real table that several phones tell (docs/assistant.md). What one may not know of does not exist. */
import * as api from '../api/evenings.ts';
import type { App } from '../base/fastify.ts';
import { newSecret } from '../base/ids.ts';
import { entryLimit } from '../base/limit.ts';
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import { mustOwn } from '../evening/evenings.ts';
import type { LiveEvening } from '../evening/live-evening.ts';
import { giveBack, shareEvening } from '../evening/sent.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { openEvents } from '../live/sse.ts';
import { readEventId, Stream } from '../live/stream.ts';
import { atMost } from '../store/store.ts';

const DOCUMENT_BYTES = 2 * 1024 * 1024;
const MOST_LISTED = 100;

export function eveningRoutes(app: App, tavola: Tavola): void {
  takeDocuments(app, tavola);
  listEvenings(app, tavola);
  readEvening(app, tavola);
  takeWord(app, tavola);
  listen(app, tavola);
  joinEvening(app, tavola);
  changeEvening(app, tavola);
  changePeople(app, tavola);
}

/** Large texts go to a thread as they came. */
function takeDocuments(app: App, { evenings, games, config }: Tavola): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    const options = {
      bodyLimit: DOCUMENT_BYTES,
      config: entryLimit(config),
      onRequest: async (request: Parameters<typeof mustBeSomebody>[0]) => void mustBeSomebody(request),
      validatorCompiler: () => (it: unknown) => ({ value: it }),
    };
    (scope as App).post(
      '/api/evenings',
      { ...options, schema: { body: api.sentEvening, response: { 201: api.evening } } },
      async (request, reply) => {
        const { id: person } = mustBeTeller(request);
        const id = await shareEvening(evenings, games, person, request.body as unknown as string);
        return reply.status(201).send(documentOf(evenings, await evenings.theirs(id, person)));
      },
    );
    (scope as App).put(
      '/api/evenings/:id/log',
      { ...options, schema: { params: api.eveningPath, body: api.sentEvening, response: { 200: api.evening } } },
      async (request) => {
        const { id: person } = mustBeTeller(request);
        const { id } = request.params as { id: string };
        await giveBack(evenings, games, id, person, request.body as unknown as string);
        return documentOf(evenings, await evenings.theirs(id, person));
      },
    );
  });
}

function listEvenings(app: App, { store }: Tavola): void {
  app.get('/api/evenings', { schema: { response: { 200: api.eveningList } } }, async (request) => {
    const { id: person } = mustBeSomebody(request);
    const rows = await store.db
      .selectFrom('evening_people')
      .innerJoin('evenings', 'evenings.id', 'evening_people.evening')
      .select(['evenings.id', 'evenings.name', 'evenings.game', 'evenings.updated', 'evenings.count'])
      .select((eb) =>
        eb
          .selectFrom('evening_people as all')
          .select((it) => it.fn.countAll<number>().as('people'))
          .whereRef('all.evening', '=', 'evenings.id')
          .where('all.out', '=', 0)
          .as('people'),
      )
      .where('evening_people.person', '=', person)
      .where('evening_people.out', '=', 0)
      .orderBy('evenings.updated', 'desc')
      .limit(atMost(MOST_LISTED))
      .execute();
    return {
      evenings: rows.map(({ count, people, ...row }) => ({ ...row, picks: count, people: Number(people ?? 0) })),
    };
  });
}

function readEvening(app: App, { evenings }: Tavola): void {
  app.get(
    '/api/evenings/:id',
    { schema: { params: api.eveningPath, response: { 200: api.evening } } },
    async (request) => {
      const { id: person } = mustBeSomebody(request);
      return documentOf(evenings, await evenings.theirs(request.params.id, person));
    },
  );
  app.get(
    '/api/evenings/:id/news',
    { schema: { params: api.eveningPath, querystring: api.eveningQuery, response: { 200: api.update } } },
    async (request) => {
      const { id: person } = mustBeSomebody(request);
      return evenings.news(await evenings.theirs(request.params.id, person), request.query.rev);
    },
  );
}

function takeWord(app: App, { evenings }: Tavola): void {
  app.post(
    '/api/evenings/:id/words',
    { schema: { params: api.eveningPath, body: api.word, response: { 200: api.wordTaken } } },
    async (request) => evenings.take(request.params.id, mustBeTeller(request).id, request.body),
  );
}

function listen(app: App, { evenings, hub, config }: Tavola): void {
  app.get('/api/evenings/:id/live', { schema: { params: api.eveningPath } }, async (request, reply) => {
    const { person } = request.somebody ?? {};
    const { id: match } = await evenings.theirs(request.params.id, person?.id ?? null);
    const most = config.limits.streamsPerPerson;
    if (most > 0 && hub.streamsOf(person?.id ?? '') >= most) throw new Refusal(429, 'TOO_MANY');
    if (request.method === 'HEAD') return reply.type('text/event-stream').send();
    const since = readEventId(request.headers['last-event-id'] as string | undefined);
    const stream = new Stream({
      line: openEvents(reply),
      match,
      person: person?.id ?? null,
      address: request.network,
      opened: config.now(),
      session: request.somebody?.session ?? null,
      link: null,
      viewers: ['spectator'],
      chosen: true,
      wantsChanges: false,
      slowBytes: config.slowBytes,
    });
    if (since) stream.seen = since.seen;
    await evenings.listen(stream).catch((error) => {
      stream.dismiss();
      throw error;
    });
  });
}

function joinEvening(app: App, { evenings, store }: Tavola): void {
  app.post(
    '/api/evening-links/:token',
    { schema: { params: api.eveningLink, response: { 200: api.evening } } },
    async (request) => {
      const { id: person } = mustBeTeller(request);
      const query = store.db.selectFrom('evenings').select('id').where('link', '=', request.params.token);
      const found = await query.executeTakeFirst();
      if (!found) throw notFound();
      await evenings.join(found.id, person);
      return documentOf(evenings, await evenings.theirs(found.id, person));
    },
  );
}

function changeEvening(app: App, { evenings }: Tavola): void {
  app.patch(
    '/api/evenings/:id',
    { schema: { params: api.eveningPath, body: api.eveningChange, response: { 200: api.evening } } },
    async (request) => {
      const { id: person } = mustBeTeller(request);
      const { id } = request.params;
      const { name, pace, rolls, undoRule } = request.body;
      await evenings.change(id, person, (evening) => {
        const { row, shared } = evening;
        if (name !== undefined || undoRule !== undefined) mustOwn(evening, person);
        const fields = {
          ...(name !== undefined && { name }),
          ...(undoRule !== undefined && { undo_rule: undoRule }),
          ...(rolls !== undefined && { rolls: rolls ? 1 : 0 }),
          ...(pace !== undefined && { shared_json: JSON.stringify({ ...shared, pace }) }),
        };
        return { row: { ...row, ...fields } };
      });
      return documentOf(evenings, await evenings.theirs(id, person));
    },
  );
  app.delete(
    '/api/evenings/:id',
    { schema: { params: api.eveningPath, response: { 200: api.gone } } },
    async (request) => {
      await evenings.erase(request.params.id, mustBeTeller(request).id);
      return { ok: true as const };
    },
  );
}

function changePeople(app: App, { evenings }: Tavola): void {
  app.post(
    '/api/evenings/:id/link',
    { schema: { params: api.eveningPath, response: { 200: api.evening } } },
    async (request) => {
      const { id: person } = mustBeTeller(request);
      const { id } = request.params;
      await evenings.change(id, person, (evening) => {
        mustOwn(evening, person);
        return { row: { ...evening.row, link: newSecret() } };
      });
      return documentOf(evenings, await evenings.theirs(id, person));
    },
  );
  app.delete(
    '/api/evenings/:id/people/:person',
    { schema: { params: api.tellerPath, response: { 200: api.evening } } },
    async (request) => {
      const { id: owner } = mustBeTeller(request);
      const { id, person } = request.params;
      await evenings.sendOut(id, owner, person);
      return documentOf(evenings, await evenings.theirs(id, owner));
    },
  );
}

/** A screen in the room shows and never tells. */
function mustBeTeller(request: Parameters<typeof mustBeSomebody>[0]) {
  const person = mustBeSomebody(request);
  if (person.kind === 'board') throw forbidden();
  return person;
}

function documentOf(evenings: Tavola['evenings'], evening: LiveEvening): api.SharedEvening {
  const { row, point } = evening;
  return {
    ...evenings.news(evening, 0),
    id: row.id,
    game: row.game,
    head: JSON.parse(row.head_json),
    seed: row.seed,
    checkpoint: point === null ? null : JSON.parse(point),
    owner: row.owner,
    link: { token: row.link, path: `/evening/${row.link}` },
  };
}
