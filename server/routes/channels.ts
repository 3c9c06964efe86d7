/** The channel of a table: set by its owner, seen by everybody there, its address by nobody. */
import { z } from 'zod';
import { matchPath } from '../api/common.ts';
import * as api from '../api/notices.ts';
import type { App } from '../base/fastify.ts';
import { newId } from '../base/ids.ts';
import { notFound, Refusal } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import type { Desk } from '../match/desk.ts';
import { owned } from '../match/visible.ts';
import { channelKindOf, masked } from '../notices/channel-address.ts';
import { type ChannelEvent, turnOf } from '../notices/channels.ts';
import type { ChannelRow } from '../store/schema.ts';

const MOST_OF_ONE = 20;
const noContent = { 204: z.undefined() };

export function channelRoutes(app: App, tavola: Tavola): void {
  readChannel(app, tavola);
  setChannel(app, tavola);
  removeChannel(app, tavola);
  testChannel(app, tavola);
}

function readChannel(app: App, { desk }: Tavola): void {
  app.get(
    '/api/matches/:id/channel',
    { schema: { params: matchPath, response: { 200: api.channelOrNone } } },
    async (request) => {
      const { id } = request.params;
      await owned(desk, id, mustBeSomebody(request).id);
      const row = await channelOf(desk, id);
      return { channel: row ? shown(row) : null };
    },
  );
}

function setChannel(app: App, { desk, store, config }: Tavola): void {
  app.put(
    '/api/matches/:id/channel',
    { schema: { params: matchPath, body: api.newChannel, response: { 200: api.channelOrNone } } },
    async (request) => {
      const by = mustBeSomebody(request).id;
      const { id: match } = request.params;
      const live = await owned(desk, match, by);
      if (live.ended) throw new Refusal(409, 'NOT_PLAYING');
      const { url: given, kind: chosen, language, turns, results } = request.body;
      const before = await channelOf(desk, match);
      const url = given ?? before?.url;
      if (url === undefined) throw new Refusal(422, 'BAD_ADDRESS');
      const kind = given === undefined && before ? before.kind : channelKindOf(url, chosen, config.notices);
      if (!before) await mayHaveOneMore(desk, by);
      const wanted: ChannelEvent[] = [...(turns ? ['turns' as const] : []), ...(results ? ['results' as const] : [])];
      const turn = live.hasTable && live.row.status === 'playing' ? await live.read(() => turnOf(live)) : null;
      const base = config.publicUrl ?? `${request.protocol}://${request.host}`;
      const row: ChannelRow = {
        id: newId('c'),
        match,
        grp: null,
        kind,
        url,
        base,
        language,
        events_json: JSON.stringify(wanted),
        by,
        created: config.now(),
        off: null,
        turn,
      };
      await store.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('channels').where('match', '=', match).execute();
        await trx.insertInto('channels').values(row).execute();
      });
      await desk.change(match, 'match', (_live, draft) => draft.set({ channel: kind }));
      return { channel: shown(row) };
    },
  );
}

function removeChannel(app: App, { desk, store }: Tavola): void {
  app.delete(
    '/api/matches/:id/channel',
    { schema: { params: matchPath, response: noContent } },
    async (request, reply) => {
      const { id } = request.params;
      await owned(desk, id, mustBeSomebody(request).id);
      await store.db.deleteFrom('channels').where('match', '=', id).execute();
      await desk.change(id, 'match', (_live, draft) => draft.set({ channel: null }));
      return reply.status(204).send();
    },
  );
}

function testChannel(app: App, { desk, channels }: Tavola): void {
  app.post(
    '/api/matches/:id/channel/test',
    { schema: { params: matchPath, response: noContent } },
    async (request, reply) => {
      const { id } = request.params;
      const live = await owned(desk, id, mustBeSomebody(request).id);
      const row = await channelOf(desk, id);
      if (!row) throw notFound();
      await channels.test(live, row);
      return reply.status(204).send();
    },
  );
}

async function mayHaveOneMore({ store }: Desk, by: string): Promise<void> {
  const mine = await store.db.selectFrom('channels').select('id').where('by', '=', by).execute();
  if (mine.length >= MOST_OF_ONE) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_OF_ONE });
}

function channelOf({ store }: Desk, match: string): Promise<ChannelRow | undefined> {
  return store.db.selectFrom('channels').selectAll().where('match', '=', match).executeTakeFirst();
}

function shown({ kind, url, language, events_json, off }: ChannelRow): api.Channel {
  const wanted = JSON.parse(events_json) as ChannelEvent[];
  const [turns, results] = [wanted.includes('turns'), wanted.includes('results')];
  return { kind, masked: masked(url), language, turns, results, off };
}
