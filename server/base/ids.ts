/** Identifiers and secrets that cannot be guessed. */
import { createHash, randomBytes } from 'node:crypto';

/** A public name of a thing: 72 random bits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString('base64url')}`;
}

/** A secret that opens a door: 192 random bits. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The chance seed of a match: 128 random bits. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
