/** The keys of web push, worked out from the secret of the server: nothing more is configured, stored or backed up. */
import { createECDH, hkdfSync } from 'node:crypto';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const BYTES = 32;
/** Secrets shorter than this can be guessed from the public key, offline. */
const LEAST_SECRET = 32;

/** The same keys for the same secret, in every process. */
export function pushKeysOf(secret: string): PushKeys {
  for (let counter = 1; ; counter++) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `tavola web push ${counter}`, BYTES));
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(bytes);
    } catch {
      // One in four thousand million is not a key of this curve: the next one is.
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
}

export function isWeakSecret(secret: string): boolean {
  return secret.length < LEAST_SECRET;
}
