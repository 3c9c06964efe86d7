import { expect, test } from 'vitest';
import { Gate } from './gate.ts';
import { Inbox } from './inbox.ts';

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise<void>((resolve) => setImmediate(resolve));
};
/** Holds the loop for longer than the messages of one turn may. */
const hold = () => {
  for (const end = performance.now() + 6; performance.now() < end; );
};

test('the messages of a socket are heard one after the other', async () => {
  const heard: string[] = [];
  const answers: (() => void)[] = [];
  const inbox = new Inbox((message) => {
    heard.push(message.toString());
    return new Promise((resolve) => answers.push(resolve));
  });
  for (const message of ['a', 'b', 'c']) inbox.put(Buffer.from(message));
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    await turns(3);
    expect(heard).toEqual(expected);
    answers.at(-1)?.();
  }
});

test('messages that take long do not follow each other without others being served in between', async () => {
  const order: string[] = [];
  const inboxes = ['a', 'b', 'c'].map(
    (name) =>
      new Inbox(() => {
        hold();
        order.push(name);
        return undefined;
      }),
  );
  for (const inbox of inboxes) inbox.put(Buffer.from(''));
  setImmediate(() => order.push('others'));
  await turns(5);
  expect(order).toHaveLength(4);
  expect(order.indexOf('others')).toBeLessThan(order.indexOf('c'));
});

test('no more than 200 wait', () => {
  const inbox = new Inbox(() => new Promise(() => {}));
  const put = Array.from({ length: 202 }, () => inbox.put(Buffer.from('')));
  expect(put.indexOf(false)).toBe(201);
});

test('of one network four come in at a time, of another one meanwhile too; too many are refused', async () => {
  const gate = new Gate();
  const inside: string[] = [];
  const leave: (() => void)[] = [];
  const come = (network: string) =>
    gate.pass(network, () => {
      inside.push(network);
      return new Promise<void>((resolve) => leave.push(resolve));
    });
  const coming = Array.from({ length: 504 }, () => come('a'));
  void come('b');
  await turns(2);
  expect(inside).toEqual(['a', 'a', 'a', 'a', 'b']);
  await expect(come('a')).rejects.toMatchObject({ status: 429, code: 'TOO_MANY' });
  leave[0]?.();
  await coming[0];
  await expect.poll(() => inside.length).toBe(6);
});

test('work that fails lets the next one in', async () => {
  const gate = new Gate();
  const fail = () => gate.pass('a', () => Promise.reject(new Error('no')));
  const all = await Promise.allSettled(Array.from({ length: 12 }, fail));
  expect(all.map(({ status }) => status)).toEqual(new Array(12).fill('rejected'));
});
