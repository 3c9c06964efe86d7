/** /api/account, its ways in, and the proof that changes of them need. */
import { z } from 'zod';
import * as api from '../api/account.ts';
import { credentials, newPassword, person as personShape } from '../api/people.ts';
import type { App, FastifyRequest } from '../base/fastify.ts';
import { entryLimit } from '../base/limit.ts';
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import { mustBeSomebody, type Tavola } from '../http/tavola.ts';
import { tellCodesLeft } from '../notices/account.ts';
import { browserOf } from '../people/browser.ts';
import { Passkeys } from '../people/passkeys.ts';
import { passwordFits } from '../people/passwords.ts';
import { personOf } from '../people/people.ts';
import { makeCodes, useCode } from '../people/recoveries.ts';
import { siteOf } from '../people/site.ts';
import { type Holder, isProved, kindsOf, mustBeProved, prove, waysOf } from '../people/ways.ts';
import type { PasskeyRow, PersonRow } from '../store/schema.ts';
import { enter } from './entering.ts';

const noContent = { 204: z.undefined() };

export function accountRoutes(app: App, tavola: Tavola): void {
  const passkeys = new Passkeys(tavola.store, tavola.config.now);
  readAccount(app, tavola);
  claimAccount(app, tavola);
  changePassword(app, tavola);
  giveProof(app, tavola, passkeys);
  makePasskey(app, tavola, passkeys);
  removePasskey(app, tavola, passkeys);
  enterByPasskey(app, tavola, passkeys);
  recoveryCodes(app, tavola);
  enterByCode(app, tavola);
}

/** A person, not a program of theirs, and the session they speak in. */
function mustBePerson(request: FastifyRequest): { readonly person: PersonRow; readonly session: string } {
  const person = mustBeSomebody(request);
  if (person.kind === 'bot') throw forbidden();
  return { person, session: request.somebody?.session ?? '' };
}

/** The same, after a fresh proof if there is anything to prove. */
async function mustHaveProved({ store, config }: Tavola, request: FastifyRequest): Promise<Holder> {
  const { person, session } = mustBePerson(request);
  const holder = { person: person.id, session };
  await mustBeProved(store, holder, config.now());
  return holder;
}

function readAccount(app: App, { store, config }: Tavola): void {
  app.get('/api/account', { schema: { response: { 200: api.account } } }, async (request) => {
    const { person, session } = mustBePerson(request);
    const ways = await waysOf(store.db, person.id);
    const isFresh = kindsOf(ways).length === 0 || (await isProved(store, session, config.now()));
    return {
      created: person.created,
      password: ways.password,
      passkeys: ways.passkeys.map(passkeyOf),
      codes: ways.codes,
      needsProof: !isFresh,
    };
  });
}

function claimAccount(app: App, { people, config, store }: Tavola): void {
  app.post(
    '/api/account',
    { config: entryLimit(config), schema: { body: credentials, response: { 200: personShape } } },
    async (request) => {
      const { person, session } = mustBePerson(request);
      const { login, password } = request.body;
      const claimed = await people.claim(person, login, password);
      await prove(store.db, session, config.now());
      return personOf(claimed);
    },
  );
}

function changePassword(app: App, tavola: Tavola): void {
  const { people, config } = tavola;
  app.put(
    '/api/account/password',
    { config: entryLimit(config), schema: { body: newPassword, response: noContent } },
    async (request, reply) => {
      const { person, session } = mustBePerson(request);
      const { old, password, login = person.login } = request.body;
      if (person.kind !== 'account') throw forbidden();
      if (old === undefined) await mustHaveProved(tavola, request);
      else if (!(await passwordFits(old, person.password))) throw new Refusal(401, 'BAD_LOGIN');
      if (login === null) throw new Refusal(400, 'BAD_REQUEST', { field: 'login' });
      await people.setPassword(person, login, password);
      if (person.password !== null) await people.closeOthers(person.id, session);
      return reply.status(204).send();
    },
  );
}

function giveProof(app: App, tavola: Tavola, passkeys: Passkeys): void {
  const { config, store } = tavola;
  /** Throws when it proves nothing. */
  async function check(person: PersonRow, proof: api.Proof, host: string): Promise<void> {
    if ('passkey' in proof) {
      const owner = await passkeys.enter(proof.passkey, siteOf(config.publicUrl, host));
      if (owner !== person.id) throw new Refusal(401, 'PASSKEY_REFUSED');
    } else if ('code' in proof) {
      if ((await useCode(store, proof.code, config.now(), person.id)) === null) throw new Refusal(401, 'CODE_WRONG');
    } else if (!(await passwordFits(proof.password, person.password))) throw new Refusal(401, 'BAD_LOGIN');
  }
  app.post(
    '/api/account/proof',
    { config: entryLimit(config), schema: { body: api.proof, response: noContent } },
    async (request, reply) => {
      const { person, session } = mustBePerson(request);
      await check(person, request.body, request.host);
      if ('code' in request.body) await tellCodesLeft(store, config, person.id);
      await prove(store.db, session, config.now());
      return reply.status(204).send();
    },
  );
}

function makePasskey(app: App, tavola: Tavola, passkeys: Passkeys): void {
  const { config, people } = tavola;
  app.post(
    '/api/passkeys/options',
    { config: entryLimit(config), schema: { response: { 200: api.browserOptions } } },
    async (request) => {
      const site = siteOf(config.publicUrl, request.host);
      await mustHaveProved(tavola, request);
      return { ...(await passkeys.makingOptions(mustBeSomebody(request), site)) };
    },
  );
  app.post(
    '/api/passkeys/verify',
    { config: entryLimit(config), schema: { body: api.attestation, response: { 201: api.madePasskey } } },
    async (request, reply) => {
      const site = siteOf(config.publicUrl, request.host);
      const holder = await mustHaveProved(tavola, request);
      const made = await passkeys.make(holder, request.body, site, browserOf(request.headers['user-agent']));
      const owner = await people.change(holder.person, { kind: 'account' });
      return reply.status(201).send({ passkey: passkeyOf(made), person: personOf(owner) });
    },
  );
}

function removePasskey(app: App, tavola: Tavola, passkeys: Passkeys): void {
  app.delete(
    '/api/passkeys/:id',
    { schema: { params: z.object({ id: z.string().max(1400) }), response: noContent } },
    async (request, reply) => {
      const { person } = await mustHaveProved(tavola, request);
      if (!(await passkeys.remove(person, request.params.id))) throw notFound();
      return reply.status(204).send();
    },
  );
}

function enterByPasskey(app: App, tavola: Tavola, passkeys: Passkeys): void {
  const { config, people } = tavola;
  app.post(
    '/api/login/passkey/options',
    { config: entryLimit(config), schema: { response: { 200: api.browserOptions } } },
    async ({ host }) => ({ ...(await passkeys.enteringOptions(siteOf(config.publicUrl, host))) }),
  );
  app.post(
    '/api/login/passkey/verify',
    { config: entryLimit(config), schema: { body: api.assertion, response: { 200: personShape } } },
    async (request, reply) => {
      const id = await passkeys.enter(request.body, siteOf(config.publicUrl, request.host));
      const person = await people.find(id);
      if (!person) throw new Refusal(401, 'PASSKEY_REFUSED');
      await enter(tavola, request, reply, person, true);
      return personOf(person);
    },
  );
}

function recoveryCodes(app: App, tavola: Tavola): void {
  const { config, people, store } = tavola;
  app.post(
    '/api/recoveries',
    { config: entryLimit(config), schema: { response: { 201: api.codes } } },
    async (request, reply) => {
      const holder = await mustHaveProved(tavola, request);
      const codes = await makeCodes(store, holder, config.now());
      await people.change(holder.person, { kind: 'account' });
      return reply.status(201).send({ codes: [...codes] });
    },
  );
}

function enterByCode(app: App, tavola: Tavola): void {
  const { config, people, store } = tavola;
  app.post(
    '/api/login/code',
    { config: entryLimit(config), schema: { body: api.codeEntry, response: { 200: api.enteredByCode } } },
    async (request, reply) => {
      const id = await useCode(store, request.body.code, config.now());
      const person = id === null ? undefined : await people.find(id);
      if (!person) throw new Refusal(401, 'CODE_WRONG');
      await enter(tavola, request, reply, person, true);
      await tellCodesLeft(store, config, person.id);
      const { codes } = await waysOf(store.db, person.id);
      return { person: personOf(person), left: codes?.left ?? 0 };
    },
  );
}

function passkeyOf({ id, label, created, used, backed_up }: PasskeyRow) {
  return { id, label, created, used, backedUp: backed_up === 1 };
}
