import { expect, test } from 'vitest';
import { configOf } from '../base/config.ts';
import { Meter } from './meter.ts';

const config = (perPerson: string, now = () => 0) => ({
  ...configOf({ TAVOLA_SECRET: 'given', TAVOLA_RATE_PERSON: perPerson }),
  now,
});
const short = (bytes = 1) => Buffer.concat([Buffer.from([0x81, 0x80 | bytes, 0, 0, 0, 0]), Buffer.alloc(bytes)]);
const middle = (bytes: number) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | 126, bytes >> 8, bytes & 0xff, 0, 0, 0, 0]), Buffer.alloc(bytes)]);
const times = (frame: Buffer, count: number) => Buffer.concat(new Array(count).fill(frame));

test('a tenth of what a person may send in a minute may come at once, a frame more may not', () => {
  expect(new Meter(config('600')).takes(times(short(), 60))).toBe(true);
  expect(new Meter(config('600')).takes(times(short(), 61))).toBe(false);
  expect(new Meter(config('0')).takes(times(short(), 10_000))).toBe(true);
});

test('time gives back what it may send', () => {
  let now = 0;
  const meter = new Meter(config('600', () => now));
  meter.takes(times(short(), 60));
  now += 1000;
  expect(meter.takes(times(short(), 10))).toBe(true);
  expect(meter.takes(short())).toBe(false);
});

test('fragments, pings and empty frames cost what a message costs; a long one more', () => {
  const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
  const fragment = Buffer.from([0, 0x81, 0, 0, 0, 0, 120]);
  for (const frame of [ping, fragment]) expect(new Meter(config('600')).takes(times(frame, 61))).toBe(false);
  expect(new Meter(config('600')).takes(times(middle(2048), 20))).toBe(true);
  expect(new Meter(config('600')).takes(times(middle(2048), 21))).toBe(false);
  const endless = Buffer.from([0x81, 0x80 | 127, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]);
  expect(new Meter(config('600')).takes(endless)).toBe(false);
});

test('wherever it is cut, the same frames are counted, and every piece costs at least one', () => {
  const all = Buffer.concat([short(), middle(300), short(0), short(120)]);
  for (let size = 1; size < all.length; size++) {
    const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
      all.subarray(i * size, i * size + size),
    );
    const meter = new Meter(config('6000'));
    for (const piece of pieces) expect(meter.takes(piece)).toBe(true);
    // It knows again where a frame begins, and took 4 more than there were pieces at most.
    expect(meter.takes(times(short(), 600 - pieces.length - 4))).toBe(true);
    expect(meter.takes(times(short(), 5))).toBe(false);
  }
});
