/** Ids and secrets made in the browser. `crypto.randomUUID` is missing where a house has no HTTPS; `getRandomValues` is there. */

export function newId(): string {
  return `${randomHex(4)}-${randomHex(2)}`;
}

/** A secret of 128 random bits. */
export function newSeed(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
