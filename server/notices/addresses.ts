/** Which addresses we call for somebody: public ones only, whatever name or notation they hide behind. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { NoticeConfig } from '../base/config.ts';
import { Refusal } from '../base/problem.ts';

/** IPv4 that is not public (IANA's special-purpose registry): this host, private, shared, link-local, documentation, relays, benchmarks, multicast, reserved. */
const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** What is not public within 2000::/3: protocol assignments (Teredo, ORCHID), documentation, and 6to4, which carries an IPv4 address. */
const PRIVATE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** All other IPv6 is refused unseen: loopback, local, IPv4-mapped and -compatible, NAT64, site-local, multicast. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const inside = new BlockList();
for (const [net, bits] of PRIVATE_4) inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of PRIVATE_6) inside.addSubnet(net, bits, 'ipv6');

/** Is this an address inside the house, or none at all? */
export function isInside(address: string): boolean {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  if (family === 4) return inside.check(plain, 'ipv4');
  return family === 0 || !public6.check(plain, 'ipv6') || inside.check(plain, 'ipv6');
}

/** Refuses what we would never call, before it is kept. */
export function checkAddress(address: string, privateAllowed: boolean): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.username !== '' || url.password !== '') throw new Refusal(422, 'BAD_ADDRESS');
  if (url.protocol !== 'https:' && !(privateAllowed && url.protocol === 'http:')) throw new Refusal(422, 'BAD_ADDRESS');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!privateAllowed && isIP(host) !== 0 && isInside(host)) throw new Refusal(422, 'BAD_ADDRESS');
}

/** Push services of browsers, by their whole name or the end of it. */
const PUSH_SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Push works from the first start: so that no guest makes us call any address, only these are called, and those the host names. */
export function checkPushService(
  endpoint: string,
  { pushHosts, privateAddresses }: Pick<NoticeConfig, 'pushHosts' | 'privateAddresses'>,
): void {
  checkAddress(endpoint, privateAddresses);
  if (privateAddresses) return;
  const { hostname, port } = new URL(endpoint);
  const isKnown = (name: string) => hostname === name || (name.startsWith('.') && hostname.endsWith(name));
  if (port !== '' || ![...PUSH_SERVICES, ...pushHosts].some(isKnown)) throw new Refusal(422, 'BAD_ADDRESS');
}

/** The name is looked up where the connection is made, so that a second answer of its server cannot fool us. */
export const lookupOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.some(({ address }) => isInside(address))) return done(new Error('an address inside the house'), []);
    const [first] = found;
    if (options.all) return done(null, found);
    return done(null, first?.address ?? '', first?.family ?? 4);
  });
};
