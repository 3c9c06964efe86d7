import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { describe, expect, test } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-cli-'));

/** The command line in this process: what it prints, complains, and its exit code. */
async function tavola(args: string) {
  const [out, err]: [string[], string[]] = [[], []];
  const argv = [...args.split(' ').filter(Boolean), ...(args.includes('--lang') ? [] : ['--lang', 'en'])];
  const code = await run(
    argv,
    (line) => out.push(line),
    (line) => err.push(line),
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('wrong arguments give a clear message and exit code 2', () => {
  test.each([
    ['dance', 'There is no command "dance"'],
    ['sim', 'Say which game'],
    ['sim chess', 'There is no game "chess"'],
    ['sim skirmish --bots clever', 'There is no bot "clever"'],
    ['sim skirmish --bots random,random,random', 'more bots than the 2 seats'],
    ['sim skirmish --players 3', 'This game has 2 seats'],
    ['sim skirmish --games 0', '--games wants a whole number from 1'],
    ['sim skirmish --games 5 --seed', 'There is no option --seed, or its value is missing'],
    ['sim skirmish --colour red', 'There is no option --colour'],
    ['sim skirmish --options {', "--options wants JSON, such as '{}'"],
    ['sim skirmish --options {"a":1}', 'These variants do not fit'],
    ['sim evenfall --seats automaton,player', 'The Automa takes the second seat.'],
    ['sim evenfall --seats automaton,player --lang pt-BR', 'A Automa fica no segundo lugar.'],
    ['sim skirmish --seats player,automaton', 'These options do not fit this table.'],
    ['sim skirmish --seats player,cat', '--seats wants one of these: player, automaton'],
    ['play tic-tac-toe --seat 3', '--seat wants a whole number from 1 to 2'],
    ['games --lang fr', '--lang wants one of these: pt-BR, en'],
    ['sim xadrez --lang pt-BR', 'Não há o jogo "xadrez"'],
    ['replay', 'Say which file'],
    ['verify no-such-file.json', 'The file no-such-file.json cannot be read'],
  ])('%s', async (args, message) => {
    const { code, out, err } = await tavola(args);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('logs that cannot be used', () => {
  const table = Table.start(ticTacToe, { seats: 2, chance: seededChance(1) });
  for (let i = 0; i < 4; i++) table.take(i % 2, 0);
  const log = table.log();

  test.each([
    ['replay', { hello: 1 }, 'This file is not a log of a match.'],
    ['verify', { ...log, game: 'chess' }, 'This log is of a game that is not here: chess.'],
    ['replay', { ...log, picks: [...log.picks.slice(0, 3), [1, 'mark:99']] }, 'from pick 3 on'],
  ])('%s of %o', async (command, content, message) => {
    const file = join(folder, 'bad.json');
    writeFileSync(file, JSON.stringify(content));
    expect(await tavola(`${command} ${file}`)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  });
});

test('a seat may be an automaton with settings of its own', async () => {
  const seats = 'player,automaton:difficulty=heir';
  const { out } = await tavola(`sim evenfall --seats ${seats} --bots greedy --games 2 --json`);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ finished: 2, nobody: 0 });
  expect(report.wins[0] + report.wins[1]).toBe(2);
  expect(report.byTrait.find(({ trait }: { trait: string }) => trait === 'automa')).toMatchObject({ value: 'heir' });
  expect((await tavola('sim evenfall --seats player,automaton:difficulty=hopeless')).err).toContain('difficulty');
  expect((await tavola('sim evenfall --seats player,player,automaton')).err).toContain(
    'The Automa plays against one person only',
  );
});

test('games lists every game, for people and for programs', async () => {
  expect((await tavola('games')).out).toContain('Tic-tac-toe. Three in a row.');
  expect((await tavola('games --lang pt-BR')).out).toContain('Jogo da velha. Três em linha.');
  const listed = JSON.parse((await tavola('games --json')).out) as { id: string; seats: { min: number } }[];
  expect(listed.find(({ id }) => id === 'skirmish')?.seats).toEqual({ min: 2, max: 2 });
});

test('bench measures one game as it is', async () => {
  const report = JSON.parse((await tavola('bench skirmish --ms 1 --json')).out);
  expect(report).toMatchObject({ game: 'skirmish', seats: 2 });
  expect(report.decisionsPerCpuSecond).toBeGreaterThan(0);
  expect(report.forkMicroseconds).toBeGreaterThan(0);
  expect((await tavola('bench skirmish --players 5')).err).toContain('This game has 2 seats');
});
