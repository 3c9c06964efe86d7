import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipped } from './budget.ts';

test('the entry and what it imports at once count, each once; lazy chunks do not', () => {
  const code = (bytes: number) => randomBytes(bytes).toString('hex');
  const [main, shared, lazy] = [code(400), code(300), code(9000)];
  const chunks = new Map([
    ['main.js', { code: main, imports: ['shared.js'] }],
    ['shared.js', { code: shared, imports: ['main.js'] }],
    ['board.js', { code: lazy, imports: ['shared.js'] }],
  ]);
  expect(gzipped(chunks, ['main.js'])).toBe(gzipSync(main).length + gzipSync(shared).length);
});
