/** Whom an address counts for. One customer of IPv6 has a whole /64 of addresses, so that the limits take it as one. */
import { BlockList, isIP } from 'node:net';

const GROUPS = 8;
const PREFIX_GROUPS = 4;

const home = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  home.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  home.addSubnet(net, bits, 'ipv6');

/** Can only somebody in the same house come from there? */
export function isHomeAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && home.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address as it is, also where IPv6 wraps it (`::ffff:192.0.2.1`); of an IPv6 address its /64. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isWrapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, PREFIX_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::').map(withoutDots);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...new Array(GROUPS - first.length - last.length).fill(0), ...last];
}

function read(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}

/** The last four bytes may be written as an IPv4 address. */
function withoutDots(part: string): string {
  return part.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}
