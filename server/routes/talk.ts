/** Table talk: short messages among those who sit at the table, and who watch where that is allowed. */
import { z } from 'zod';
import { matchPath, talkText } from '../api/common.ts';
import * as api from '../api/matches.ts';
import type { App } from '../base/fastify.ts';
import { notFound, Refusal } from '../base/problem.ts';
import { mustBeSomebody, personOrNull, type Tavola } from '../http/tavola.ts';
import { sayAtTable } from '../match/talk.ts';
import { visible } from '../match/visible.ts';
import { atMost } from '../store/store.ts';

export function talkRoutes(app: App, tavola: Tavola): void {
  const { desk, store, config, mutes } = tavola;
  const spoke = new Map<string, number>();

  const spoken = async (match: string, person: string): Promise<boolean> => {
    const query = store.db.selectFrom('talk').select('number').where('match', '=', match);
    return (await query.where('person', '=', person).limit(atMost(1)).executeTakeFirst()) !== undefined;
  };

  app.get('/api/matches/:id/talk', { schema: { params: matchPath, response: { 200: api.talk } } }, async (request) => {
    const person = personOrNull(request);
    await visible(desk, request.params.id, person);
    if (person !== null) await mutes.load(person);
    const rows = await store.db
      .selectFrom('talk')
      .select(['number', 'person', 'name', 'text', 'at'])
      .where('match', '=', request.params.id)
      .orderBy('number', 'desc')
      .limit(atMost(500))
      .execute();
    const muted = person === null ? [] : mutes.of(person);
    const isMuted = (message: { readonly person: string }) => muted.includes(message.person);
    const hushed = new Map(rows.filter(isMuted).map(({ person: who, name }) => [who, name]));
    return {
      talk: rows.reverse().filter((message) => !isMuted(message)),
      muted: [...hushed].map(([who, name]) => ({ person: who, name })),
    };
  });

  app.post(
    '/api/matches/:id/talk',
    {
      schema: {
        params: matchPath,
        body: z.object({ text: talkText }),
        response: { 201: z.object({ number: z.number() }) },
      },
    },
    async (request, reply) => {
      const person = mustBeSomebody(request);
      const live = await visible(desk, request.params.id, person.id);
      const watches = live.seatsOf(person.id).length === 0;
      if (watches && live.row.talk !== 1) throw new Refusal(403, 'NO_TALK');
      const now = config.now();
      if (now - (spoke.get(person.id) ?? Number.NEGATIVE_INFINITY) < config.limits.talkMs)
        throw new Refusal(429, 'TOO_MANY');
      remember(spoke, person.id, now);
      const number = await sayAtTable(tavola, live.id, person, request.body.text);
      return reply.status(201).send({ number });
    },
  );

  app.put(
    '/api/matches/:id/muted/:person',
    {
      schema: {
        params: matchPath.extend({ person: z.string().max(40) }),
        body: z.object({ muted: z.boolean() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const person = mustBeSomebody(request).id;
      const { person: other } = request.params;
      const { muted } = request.body;
      const live = await visible(desk, request.params.id, person);
      const isHere = live.seats.some((seat) => seat.person === other) || (await spoken(live.id, other));
      if (muted && !isHere) throw notFound();
      await mutes.set(person, other, muted);
      return reply.status(204).send();
    },
  );
}

const MOST_SPEAKERS = 10_000;
/** In the order in which they spoke: the oldest is forgotten first. */
function remember(spoke: Map<string, number>, person: string, now: number): void {
  spoke.delete(person);
  if (spoke.size >= MOST_SPEAKERS) spoke.delete(spoke.keys().next().value ?? '');
  spoke.set(person, now);
}
