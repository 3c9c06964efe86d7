/** Calls an address that a person gave us. Addresses inside the house are refused, whatever name they hide behind. */
import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../problem.ts';

export type Post = { readonly headers: { readonly [name: string]: string | number }; readonly body: Buffer | string };

const TIMEOUT_MS = 10_000;
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInside(mapped);
  const family = isIP(address);
  return family === 0 || inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Refuses what we would never call, before it is kept. */
export function checkAddress(address: string, privateAllowed: boolean): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.username !== '' || url.password !== '') throw new Refusal(422, 'BAD_ADDRESS');
  if (url.protocol !== 'https:' && !(privateAllowed && url.protocol === 'http:')) throw new Refusal(422, 'BAD_ADDRESS');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!privateAllowed && isIP(host) !== 0 && isInside(host)) throw new Refusal(422, 'BAD_ADDRESS');
}

/** The status of the answer; its body is not read. */
export function post(address: string, { headers, body }: Post, privateAllowed: boolean): Promise<number> {
  checkAddress(address, privateAllowed);
  const url = new URL(address);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, timeout: TIMEOUT_MS, ...(privateAllowed ? {} : { lookup: outside }) };
    const sent = send(url, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The name is looked up where the connection is made, so that a second answer of its server cannot fool us. */
const outside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.some(({ address }) => isInside(address))) return done(new Error('an address inside the house'), []);
    const [first] = found;
    if (options.all) return done(null, found);
    return done(null, first?.address ?? '', first?.family ?? 4);
  });
};
