import { expect, test } from 'vitest';
import { checkAddress, isInside } from './addresses.ts';

const INSIDE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.19.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:10.1.1.1',
  '::ffff:7f00:1',
  '::ffff:93.184.216.34',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'nonsense',
  '',
];

test('no address inside the house is reached, however it is written', () => {
  expect(INSIDE.filter((address) => !isInside(address))).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::', '2a00:1450:4001:80b::200e'].filter(isInside)).toEqual([]);
});

test.each([
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[fec0::1]/',
])('%s is refused before it is kept', (address) => {
  expect(() => checkAddress(address, false)).toThrow('BAD_ADDRESS');
});
