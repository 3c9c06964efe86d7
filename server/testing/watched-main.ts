/**
 * The server, and how long its thread is held at once, in processor time, so that other processes on the machine do not count. Timers come
 * late by as much as something holds the loop.
 */
import process from 'node:process';

const LOOK_MS = 1;
let before = used();
let longest = 0;

setInterval(() => {
  const now = used();
  longest = Math.max(longest, now - before);
  before = now;
}, LOOK_MS).unref();

process.on('message', (message) => {
  if ((message as { readonly ask?: string }).ask !== 'hold') return;
  process.send?.({ hold: longest });
  longest = 0;
});

await import('../main.ts');

/** Milliseconds of processor time that this thread took so far. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
