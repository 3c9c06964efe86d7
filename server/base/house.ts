/** Where phones in the same house find this server: printed at the start, because nobody knows the address of their own laptop. */
import { isIPv4 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { isHomeAddress } from './network.ts';

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };
type Listening = { readonly host: string; readonly port: number; readonly publicUrl: string | undefined };
type Machine = {
  readonly interfaces: Interfaces;
  readonly hostname: string;
  /** Somebody reads this in a terminal, where a QR code can be scanned. */
  readonly isTerminal: boolean;
};

/** What is said besides the address of this machine itself; nothing where only this machine listens, or where people use another address. */
export function houseLines({ host, port, publicUrl }: Listening, machine: Machine): readonly string[] {
  if (publicUrl !== undefined || isLoopback(host)) return [];
  const [first, ...others] = houseAddresses(host, machine).map((address) => `http://${address}:${port}`);
  if (first === undefined) return [];
  return [
    `In this house: ${first}`,
    ...(machine.isTerminal ? [renderUnicodeCompact(first, { ecc: 'M', border: 2 })] : []),
    ...others.map((url) => `               ${url}`),
    `No phone reaches it? Same Wi-Fi, guest network off, firewall open for port ${port}.`,
  ];
}

/** Where a phone of this house reaches the one who came by `localhost`; null where nobody else can. */
export function houseUrl(
  { host, port }: Omit<Listening, 'publicUrl'>,
  machine: Omit<Machine, 'isTerminal'>,
): string | null {
  const [first] = isLoopback(host) ? [] : houseAddresses(host, machine);
  return first === undefined ? null : `http://${first}:${port}`;
}

/** IPv4 of other machines' reach, private ranges first; the name that the system itself publishes last. */
function houseAddresses(host: string, { interfaces, hostname }: Omit<Machine, 'isTerminal'>): readonly string[] {
  if (isIPv4(host) && host !== '0.0.0.0') return [host];
  const all = Object.values(interfaces).flatMap((it) => it ?? []);
  const reached = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const ordered = [...reached.filter(isHomeAddress), ...reached.filter((address) => !isHomeAddress(address))];
  return hostname.endsWith('.local') ? [...ordered, hostname] : ordered;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
