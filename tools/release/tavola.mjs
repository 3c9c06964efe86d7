#!/usr/bin/env node
// Tavola as a release: `node tavola.mjs` serves the table; `node tavola.mjs help` names the other commands.
import { resolve } from 'node:path';

const OLDEST = 24;
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(`Tavola needs Node ${OLDEST} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
// A release is replaced by the next one: matches are kept where it was started.
process.env.TAVOLA_DATA = resolve(process.env.TAVOLA_DATA ?? 'data');
if (process.argv.length === 2) process.argv.push('serve');
await import('./lib/cli-main.js');
