/** Somebody comes in, by whatever way: the session, and what a guest brings along. */
import type { FastifyReply, FastifyRequest } from '../base/fastify.ts';
import { COOKIE } from '../http/guard.ts';
import type { Tavola } from '../http/tavola.ts';
import { moveSeats } from '../match/belongings.ts';
import { browserOf } from '../people/browser.ts';
import { SESSION_MS } from '../people/people.ts';
import type { PersonRow } from '../store/schema.ts';

/** The guest of this browser is merged into the person it becomes. `proved`: by a way in, not by another device. */
export async function enter(
  tavola: Tavola,
  request: FastifyRequest,
  reply: FastifyReply,
  person: PersonRow,
  proved: boolean,
): Promise<void> {
  const { people, desk, mutes } = tavola;
  const before = request.somebody;
  if (before && before.person.id !== person.id && before.person.kind === 'guest') {
    await moveSeats(desk, before.person.id, person);
    await people.inherit(before.person.id, person);
    await mutes.loadAgain(person.id);
    await people.erase(before.person.id);
  } else if (before) await people.close(before.person.id, before.session);
  await giveCookie(tavola, request, reply, person.id, proved);
}

export async function giveCookie(
  { people, config }: Tavola,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  proved: boolean,
): Promise<void> {
  const browser = browserOf(request.headers['user-agent']);
  reply.setCookie(COOKIE, await people.open(person, { browser, proved }), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: config.publicUrl?.startsWith('https:') ?? false,
    maxAge: SESSION_MS / 1000,
  });
}
