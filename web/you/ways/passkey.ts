/** Passkeys by this browser. What handles them is fetched when it is needed. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { HostError } from '../../api/errors.ts';
import { post } from '../../api/request.ts';
import type { Person } from '../../api/types.ts';

/** Why this browser has none here, or null. */
export function noPasskeys(): 'insecure' | 'unable' | null {
  if (!isSecureContext) return 'insecure';
  return 'PublicKeyCredential' in window ? null : 'unable';
}

export async function makePasskey(): Promise<Person> {
  const { startRegistration } = await browser();
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/passkeys/options');
  const response = await asked(() => startRegistration({ optionsJSON }));
  const { person } = await post<{ person: Person }>('/passkeys/verify', response);
  return person;
}

/** For signing in, or as a proof. */
export async function givePasskey(): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await browser();
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/login/passkey/options');
  return asked(() => startAuthentication({ optionsJSON }));
}

const browser = () => import('@simplewebauthn/browser');

const CODES: { readonly [name: string]: string } = {
  NotAllowedError: 'PASSKEY_CANCELLED',
  AbortError: 'PASSKEY_CANCELLED',
  InvalidStateError: 'PASSKEY_KNOWN',
  SecurityError: 'NOT_SECURE',
};

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new HostError(CODES[error instanceof Error ? error.name : ''] ?? 'PASSKEY_REFUSED');
  }
}
