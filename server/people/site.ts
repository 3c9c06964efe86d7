/** The site that passkeys belong to: a name, never an address, and only where a browser trusts the line. */
import { isIP } from 'node:net';
import { isLoopback } from '../base/names.ts';
import { Refusal } from '../base/problem.ts';

export type Site = { readonly rpId: string; readonly origins: readonly string[] };

/** The public address, else this machine by the name it was asked under. */
export function siteOf(publicUrl: string | undefined, host: string): Site {
  const origins = publicUrl === undefined ? [`http://${host}`, `https://${host}`] : [publicUrl];
  const [address = ''] = origins;
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
  const isTrusted = protocol === 'https:' || (isLoopback(host) && isLoopback(hostname));
  if (!isTrusted || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new Refusal(409, 'NOT_SECURE');
  return { rpId: hostname, origins };
}
