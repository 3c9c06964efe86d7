/** Ways in: passkeys, recovery codes, another device; and the proof that it is still the same person. */
import { z } from 'zod';
import { time } from './common.ts';
import { person } from './people.ts';

const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7);
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What `navigator.credentials.create` gave, as JSON. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    // A transport that we do not know yet is not a reason to refuse the passkey.
    transports: transports.default([]).catch([]),
  }),
});
export type Attestation = z.infer<typeof attestation>;

/** What `navigator.credentials.get` gave, as JSON. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** For the browser's own functions; what stands in it is theirs. */
export const browserOptions = z.record(z.string(), z.unknown());

const passkey = z.object({ id: z.string(), label: z.string(), created: time, used: time, backedUp: z.boolean() });
export const madePasskey = z.object({ passkey, person });

export const account = z.object({
  created: time,
  password: z.boolean(),
  passkeys: z.array(passkey),
  codes: z.object({ of: z.number(), left: z.number(), made: time }).nullable(),
  /** What changes a way in needs a proof first. */
  needsProof: z.boolean(),
});
export type Account = z.infer<typeof account>;

const typedCode = z.string().max(60);
/** One of the three. */
export const proof = z.union([
  z.object({ passkey: assertion }),
  z.object({ password: z.string().max(200) }),
  z.object({ code: typedCode }),
]);
export type Proof = z.infer<typeof proof>;

export const codes = z.object({ codes: z.array(z.string()) });
export const codeEntry = z.object({ code: typedCode });
/** Who this browser is now, and how many codes are left. */
export const enteredByCode = z.object({ person, left: z.number() });

export const linkPath = z.object({ code: typedCode });
export const deviceLink = z.object({ code: z.string(), expires: time });
const voidReason = z.enum(['second', 'wrong']);
export const shownLink = z.union([
  z.object({ state: z.enum(['open', 'given']) }),
  z.object({ state: z.literal('asked'), browser: z.string(), pairs: z.array(z.string()).readonly() }),
  z.object({ state: z.literal('void'), why: voidReason }),
]);
export type ShownLink = z.infer<typeof shownLink>;
export const askedLink = z.object({ name: z.string(), secret: z.string(), digits: z.string() });
export const touchedDigits = z.object({ digits: z.string().max(2) });
export const deviceSecret = z.object({ secret: z.string().max(60) });
/** Null while the other device has not answered. */
export const enteredByDevice = z.object({ person: person.nullable() });
