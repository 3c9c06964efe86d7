import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

const shell = read('{web,games/board}/**/*.{css,ts,tsx}');
const boards = globSync('{games/*,kernel/examples/*}/board', { cwd: root }).map((it) => join(it, '..'));

test('the shell uses only custom properties that it defines', () => {
  expect(undefinedIn(shell, definedIn(shell))).toEqual([]);
});

test.each(boards)('%s uses only custom properties that it or the shell defines', (game) => {
  const own = read(`${game}/**/*.{css,ts,tsx}`);
  expect(undefinedIn(own, [...definedIn(shell), ...definedIn(own)])).toEqual([]);
});

/** In a style sheet, or where a script sets a style. */
function definedIn(sources: readonly string[]): string[] {
  return sources.flatMap((text) => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map((match) => match[1] as string));
}

/** A name that a script completes, as in `--p${seat}`, must begin like one of them. */
function undefinedIn(sources: readonly string[], defined: readonly string[]): string[] {
  const used = sources.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)(\$\{)?/g)]);
  const isThere = (name: string, isBegun: boolean) =>
    isBegun ? defined.some((it) => it.startsWith(name)) : defined.includes(name);
  const missing = used.filter(([, name, begun]) => !isThere(name as string, begun !== undefined));
  return [...new Set(missing.map(([, name]) => name as string))];
}
