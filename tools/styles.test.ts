import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEIGHTS, WIDTHS } from '@tavola/games/board/breakpoints.ts';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );

const shell = read('{web,games/board}/**/*.{css,ts,tsx}');
const boards = globSync('games/{*,examples/*}/board', { cwd: root }).map((it) => join(it, '..'));

test('the shell uses only custom properties that it defines', () => {
  expect(undefinedIn(shell, definedIn(shell))).toEqual([]);
});

test.each(boards)('%s uses only custom properties that it or the shell defines', (game) => {
  const own = read(`${game}/**/*.{css,ts,tsx}`);
  expect(undefinedIn(own, [...definedIn(shell), ...definedIn(own)])).toEqual([]);
});

/** Where style sheets take sizes, colours and breakpoints from tokens. */
const KEPT = ['games', 'web'];
/** Files that may say a colour: the shell's tokens, and what a game loads with the shell and with its board. */
const COLOURS = /(?:^web\/styles|\/board)\/(?:tokens|colours)\.css$/;
const sheets = globSync(
  KEPT.map((folder) => `${folder}/**/*.css`),
  { cwd: root, exclude: ['**/node_modules', '**/dist'] },
).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

describe('style sheets use tokens (docs/boards.md)', () => {
  test('for colours: only black and white stand outside the token files', () => {
    const colour = /#[\da-f]{3,8}\b|rgb\((?!0 0 0\b|255 255 255\b)[^)]*\)|hsl\([^)]*\)/gi;
    expect(found(colour, (file) => !COLOURS.test(file))).toEqual([]);
  });

  test('for sizes of letters', () => {
    expect(found(/\bfont(?:-size)?:[^;}]*?\d(?:px|rem|pt)/g, (file) => !file.endsWith('tokens.css'))).toEqual([]);
  });

  test('for breakpoints', () => {
    const firsts = Object.values(WIDTHS);
    const allowed = [
      ...firsts.flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]),
      ...Object.values(HEIGHTS).map((height) => `max-height: ${height}px`),
    ];
    const used = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/@media([^{]*)/g)].flatMap(([, query = '']) =>
        [...query.matchAll(/\(([^)]*\dpx)\)/g)].map(([, size = '']) => ({ file, size })),
      ),
    );
    expect(used.filter(({ size }) => !allowed.includes(size))).toEqual([]);
  });
});

function found(what: RegExp, within: (file: string) => boolean): string[] {
  return sheets
    .filter(({ file }) => within(file))
    .flatMap(({ file, text }) => [...text.matchAll(what)].map(([it]) => `${file}: ${it}`));
}

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
