import { errorCodes } from '@tavola/server/api/errors.ts';
import { en } from '@tavola/web/text/en.ts';
import { pt } from '@tavola/web/text/pt.ts';
import { expect, test } from 'vitest';

test('every error that the server can name has a sentence in both languages', () => {
  for (const { problems } of [pt, en]) {
    const said = problems as { readonly [code: string]: string };
    expect(errorCodes.filter((code) => !said[code])).toEqual([]);
  }
});
