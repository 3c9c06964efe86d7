/** Passkeys: made for a person, and given as a proof of who somebody is. A challenge is a link that is taken once. */

import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { sql } from 'kysely';
import type { Assertion, Attestation } from '../api/account.ts';
import { Refusal, refusalOf } from '../base/problem.ts';
import type { PasskeyRow, PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Links } from './links.ts';
import type { Site } from './site.ts';
import { type Holder, kindsOf, lockPerson, prove, waysOf } from './ways.ts';

const CHALLENGE_MS = 300_000;
const MOST_KEYS = 20;
const HANDLE_BYTES = 16;
/** What every authenticator can do; newer ones are still an experiment of Node's. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

type Purpose = 'make' | 'enter';

export class Passkeys {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly challenges: Links<Purpose>;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    this.challenges = new Links(store, 'challenge', now);
  }

  /** What a browser needs to make one. */
  async makingOptions(person: PersonRow, { rpId }: Site) {
    const { passkeys } = await waysOf(this.store.db, person.id);
    if (passkeys.length >= MOST_KEYS) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_KEYS });
    const challenge = await this.challenges.make({ target: 'make', person: person.id, lasts: CHALLENGE_MS });
    return generateRegistrationOptions({
      rpName: 'Tavola',
      rpID: rpId,
      userName: person.login ?? (person.name || 'Tavola'),
      userDisplayName: person.name,
      userID: bytesOf(await this.handleOf(person.id)),
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: passkeys.map(({ id, transports_json }) => ({ id, transports: JSON.parse(transports_json) })),
    });
  }

  /** The session that makes it has proved itself by it. */
  async make({ person, session }: Holder, response: Attestation, site: Site, label: string): Promise<PasskeyRow> {
    const { registrationInfo } = await refused(422, async () => {
      mustAttestNothing(response);
      return verifyRegistrationResponse({
        response,
        expectedChallenge: (it) => this.isTaken(it, 'make', person),
        expectedOrigin: [...site.origins],
        expectedRPID: site.rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      });
    });
    if (!registrationInfo) throw new Refusal(422, 'PASSKEY_REFUSED');
    const { credential, credentialBackedUp } = registrationInfo;
    const now = this.now();
    const row: PasskeyRow = {
      id: credential.id,
      person,
      key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports_json: JSON.stringify(response.response.transports),
      backed_up: credentialBackedUp ? 1 : 0,
      label,
      created: now,
      used: now,
    };
    await this.store.db.transaction().execute(async (trx) => {
      const insert = trx.insertInto('passkeys').values(row);
      const made = await insert
        .onConflict((it) => it.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) throw new Refusal(422, 'PASSKEY_REFUSED');
      await prove(trx, session, now);
    });
    return row;
  }

  /** What a browser needs to give one; it knows itself which it has. */
  async enteringOptions({ rpId }: Site) {
    const challenge = await this.challenges.make({ target: 'enter', lasts: CHALLENGE_MS });
    return generateAuthenticationOptions({
      rpID: rpId,
      challenge: bytesOf(challenge),
      timeout: CHALLENGE_MS,
      userVerification: 'preferred',
    });
  }

  /** Whose passkey was given. */
  async enter(response: Assertion, site: Site): Promise<string> {
    const { db } = this.store;
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (!row) throw new Refusal(401, 'PASSKEY_REFUSED');
    const { verified, authenticationInfo } = await refused<VerifiedAuthenticationResponse>(401, () =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (it) => this.isTaken(it, 'enter', null),
        expectedOrigin: [...site.origins],
        expectedRPID: site.rpId,
        requireUserVerification: false,
        credential: { id: row.id, publicKey: bytesOf(row.key), counter: row.counter },
      }),
    );
    if (!verified) throw new Refusal(401, 'PASSKEY_REFUSED');
    const { newCounter, credentialBackedUp } = authenticationInfo;
    const used = { counter: newCounter, backed_up: credentialBackedUp ? 1 : 0, used: this.now() };
    const isKept = await db
      .updateTable('passkeys')
      .set(used)
      .where('id', '=', row.id)
      .returning('id')
      .executeTakeFirst();
    if (!isKept) throw new Refusal(401, 'PASSKEY_REFUSED');
    return row.person;
  }

  /** Never the last way in. */
  async remove(person: string, id: string): Promise<boolean> {
    return this.store.db.transaction().execute(async (trx) => {
      await lockPerson(trx, person);
      const ways = await waysOf(trx, person);
      const rest = ways.passkeys.filter((it) => it.id !== id);
      if (rest.length === ways.passkeys.length) return false;
      if (kindsOf({ ...ways, passkeys: rest }).length === 0) throw new Refusal(409, 'LAST_WAY');
      await trx.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
      return true;
    });
  }

  private async isTaken(challenge: string, purpose: Purpose, person: string | null): Promise<boolean> {
    const link = await this.challenges.take(challenge);
    return link !== null && link.target === purpose && link.person === person;
  }

  private async handleOf(person: string): Promise<string> {
    const fresh = randomBytes(HANDLE_BYTES).toString('base64url');
    const query = this.store.db.updateTable('people').where('id', '=', person);
    const { handle } = await query
      .set({ handle: sql<string>`coalesce(handle, ${fresh})` })
      .returning('handle')
      .executeTakeFirstOrThrow(() => new Refusal(401, 'NO_PERSON'));
    return handle ?? fresh;
  }
}

/** We ask for no attestation. One with certificates would have us read them and fetch what they name. */
function mustAttestNothing({ response }: Attestation): void {
  const decoded = decodeAttestationObject(bytesOf(response.attestationObject));
  const format = decoded.get('fmt');
  const isPlain = format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  if (!isPlain) throw new Refusal(422, 'PASSKEY_REFUSED');
}

/** Whatever is wrong with it, it is refused; what the store cannot do stays what it is. */
async function refused<T>(status: number, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw (refusalOf(error)?.status ?? 0) >= 500 ? error : new Refusal(status, 'PASSKEY_REFUSED');
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
