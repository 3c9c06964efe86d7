import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { neverRun } from './generators.ts';

const root = join(import.meta.dirname, '..');

/** The line of a game's file that drops what it made, with these other files beside it. */
const found = (code: string, others: { readonly [file: string]: string } = {}) =>
  neverRun(new Map([...Object.entries(others), ['games/feira/rules/turn.ts', code]])).map((it) => it.slice(26));

const TURN = 'export function* turn(game: Feira): Rules { yield* stalls(game); }\n';

describe('a generator that is called and never run is refused', () => {
  test.each([
    ['alone', 'turn(game);'],
    ['behind a condition', 'game.isOn && turn(game);'],
    ['in a branch', 'game.isOn ? turn(game) : wait();'],
    ['as void', 'void turn(game);'],
    ['inside a function', 'export function go() { if (game.isOn) turn(game); }'],
    ['for each of a list', 'games.forEach((game) => turn(game));'],
    ['where no error is expected', 'expect(() => turn(game)).not.toThrow();'],
  ])('%s', (_, code) => {
    expect(found(TURN + code)).toEqual(['2 turn']);
  });

  test('from another file of the game, and from another workspace', () => {
    expect(found(`import { turn } from '../turn.ts';\nturn(game);`, { 'games/feira/turn.ts': TURN })).toEqual([
      '2 turn',
    ]);
    const workspace = `import { turn as go } from '@tavola/kernel/turn.ts';\ngo(game);`;
    expect(found(workspace, { 'kernel/turn.ts': TURN })).toEqual(['2 go']);
  });

  test('a constant, an arrow that returns rules, a member', () => {
    expect(found('const turn = function* () {};\nturn();')).toEqual(['2 turn']);
    expect(found('const turn = (game: Feira): Rules => stalls(game);\nturn(game);')).toEqual(['2 turn']);
    expect(found('const card = { *use(game) { yield 1; } };\ncard.use(game);')).toEqual(['2 use']);
    expect(found('type Card = { use: (game: Feira) => Rules };\ncards[0]?.use(game);')).toEqual(['2 use']);
    expect(found('type Card = { use(game: Feira): Rules };\ncards[0].use(game);')).toEqual(['2 use']);
  });
});

describe('everything else is let through', () => {
  test.each([
    ['run by another generator', 'function* day() { yield* turn(game); }'],
    ['handed on', 'play(turn(game), 0);'],
    ['kept', 'const rules = turn(game);'],
    ['returned', 'const day = () => turn(game);'],
    ['mapped', 'const all = games.map((game) => turn(game));'],
    ['expected to throw before it is run', 'expect(() => turn(game)).toThrow();'],
    ['another function of that name', 'function go(turn: () => void) { turn(); }'],
    ['a local one of that name', 'function go() { const turn = () => 1; turn(); }'],
    ['a member of that name', 'wheel.turn(game);'],
  ])('%s', (_, code) => {
    expect(found(TURN + code)).toEqual([]);
  });

  test('a function of another file, and a member name that is used both ways', () => {
    const plain = { 'games/feira/turn.ts': 'export function turn() {}' };
    expect(found(`import { turn } from '../turn.ts';\nturn();`, plain)).toEqual([]);
    expect(found('const cards = [{ *use() {} }, { use() {} }];\ncards[1].use();')).toEqual([]);
  });
});

test('no generator of this repository is called and never run', () => {
  const files = globSync('{bots,cli,e2e,games,kernel,server,testing,tools,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  expect(neverRun(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))).toEqual([]);
});
