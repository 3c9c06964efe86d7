import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { houseLines } from './house.ts';

const at = (address: string, change: object = {}) =>
  ({ address, family: 'IPv4', internal: false, ...change }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', { internal: true })],
  eth0: [at('203.0.113.9'), at('fe80::1', { family: 'IPv6' })],
  wlan0: [at('192.168.0.20')],
};
const machine = { interfaces, hostname: 'laptop', isTerminal: false };
const open = { host: '0.0.0.0', port: 3000, publicUrl: undefined };

test('names the addresses of the house, private ones first, and what to look at when no phone reaches them', () => {
  expect(houseLines(open, machine)).toEqual([
    'In this house: http://192.168.0.20:3000',
    '               http://203.0.113.9:3000',
    'No phone reaches it? Same Wi-Fi, guest network off, firewall open for port 3000.',
  ]);
});

test('in a terminal a QR code stands below the first address; a published name comes last', () => {
  const [first, code, ...others] = houseLines(open, { ...machine, hostname: 'laptop.local', isTerminal: true });
  expect(first).toBe('In this house: http://192.168.0.20:3000');
  expect(code).toMatch(/^[\s█▀▄]+$/u);
  expect(others[1]).toContain('http://laptop.local:3000');
});

test('only the address that is listened on', () => {
  expect(houseLines({ ...open, host: '192.168.0.20' }, machine)[0]).toBe('In this house: http://192.168.0.20:3000');
  expect(houseLines({ ...open, host: '192.168.0.20' }, machine)).toHaveLength(2);
});

test.each([
  ['only this machine listens', { ...open, host: '127.0.0.1' }],
  ['people use another address', { ...open, publicUrl: 'https://tavola.example' }],
])('says nothing where %s', (_, listening) => {
  expect(houseLines(listening, machine)).toEqual([]);
});

test('says nothing without a network', () => {
  expect(houseLines(open, { ...machine, interfaces: { lo: interfaces.lo } })).toEqual([]);
});
