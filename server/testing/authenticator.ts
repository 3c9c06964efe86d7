/** An authenticator in software: it makes passkeys and gives them, as a browser would send them. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string };
type Statement = Map<string, never[]>;
type Key = { readonly id: string; readonly privateKey: KeyObject; readonly rpId: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKED_UP = 0x18;
const HAS_KEY = 0x40;

export class Authenticator {
  private readonly origin: string;
  private readonly keys: Key[] = [];
  private counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** `format`: of the attestation, where one lies. */
  make({ challenge, rp }: Options, { format = 'none', statement = new Map() as Statement } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rpId = rp?.id ?? '';
    const id = randomBytes(16);
    this.keys.push({ id: id.toString('base64url'), privateKey, rpId });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // A key of the curve P-256, for ES256, as COSE writes it.
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = Buffer.concat([this.head(rpId, HAS_KEY), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Statement | Uint8Array<ArrayBuffer>>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.named(id.toString('base64url')),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The newest passkey. */
  give({ challenge }: Options) {
    const key = this.keys.at(-1);
    if (!key) throw new Error('this authenticator has no passkey');
    this.counter++;
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const authData = this.head(key.rpId, 0);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hash]))
      .sign(key.privateKey);
    return {
      ...this.named(key.id),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  private named(id: string) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })).toString(
      'base64url',
    );
  }

  private head(rpId: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([PRESENT | VERIFIED | BACKED_UP | more]);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), flags, counter]);
  }
}
