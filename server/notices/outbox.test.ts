import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

function letters() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.push(resolve);
    });
  return { begun, send, endAll: () => ends.splice(0).map((end) => end()) };
}

test('one at a time to each person, and a slow one holds up nobody else', async () => {
  const outbox = new Outbox();
  const { begun, send, endAll } = letters();
  for (const name of ['ana 1', 'ana 2', 'bia 1']) outbox.add(name.slice(0, 3), send(name));
  expect(begun).toEqual(['ana 1', 'bia 1']);
  endAll();
  await expect.poll(() => begun).toEqual(['ana 1', 'bia 1', 'ana 2']);
  endAll();
  await outbox.idle();
  expect(outbox.size).toBe(0);
});

test('there is room for a number of one person, and for a number in all; what does not fit is dropped', () => {
  const outbox = new Outbox();
  const { begun, send } = letters();
  const own = Array.from({ length: 50 }, (_, i) => outbox.add('ana', send(String(i))));
  expect(own.filter(Boolean)).toHaveLength(21);
  for (let i = 0; i < 5000; i++) outbox.add(`p${i}`, send(''));
  expect(outbox.size).toBeLessThanOrEqual(2016);
  expect(begun).toHaveLength(16);
  outbox.close();
  expect(outbox.size).toBe(16);
  expect(outbox.add('late', send(''))).toBe(false);
});

test('a failure is not the end', async () => {
  const outbox = new Outbox();
  let sent = 0;
  outbox.add('ana', () => Promise.reject(new Error('broken')));
  outbox.add('ana', async () => {
    sent++;
  });
  await outbox.idle();
  expect(sent).toBe(1);
});
