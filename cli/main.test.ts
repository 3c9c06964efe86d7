import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'tavola-cli-'));
const file = (name: string) => join(folder, name);

/** Runs the real command line; what is typed comes line by line. */
function tavola(args: string, typed: readonly string[] = []): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args.split(' ').filter(Boolean)], {
    input: typed.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '', NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
}

describe('tavola', () => {
  test('says what it can do, in the language of the terminal or the one asked for', () => {
    expect(tavola('')).toMatchObject({ code: 0, out: expect.stringContaining('tavola play [game]') });
    expect(tavola('sim --help --lang pt-BR')).toMatchObject({
      code: 0,
      out: expect.stringContaining('tavola play [jogo]'),
    });
  });

  test('wrong arguments: the sentence on standard error, exit code 2', () => {
    const { code, out, err } = tavola('sim xadrez --lang pt-BR');
    expect(err).toContain('Não há o jogo "xadrez"');
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('sim', () => {
  test('reports one object with --json', () => {
    const { code, out } = tavola('sim skirmish --games 40 --seed 3 --json');
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({ game: 'skirmish', games: 40, finished: 40, errors: [] });
    expect(report.wins[0] + report.wins[1] + report.draws).toBe(40);
    expect(report.decisions).toBeGreaterThan(40 * 30);
    expect(report.decisionsPerCpuSecond).toBeGreaterThan(0);
  });

  test('two threads count the same games as one', () => {
    const [one, two] = ['1', '2'].map((jobs) =>
      JSON.parse(tavola(`sim skirmish --games 31 --jobs ${jobs} --json`).out),
    );
    for (const field of ['games', 'finished', 'decisions', 'wins', 'draws', 'byBot', 'decisionsPerGame'])
      expect(two[field]).toEqual(one[field]);
  });

  test('bots change seats, and wins are counted by bot', () => {
    const report = JSON.parse(tavola('sim tic-tac-toe --bots search:100,random --games 20 --json').out);
    const [search, random] = report.byBot;
    expect([search.games, random.games]).toEqual([20, 20]);
    expect(search.wins).toBeGreaterThan(15);
    expect(search.wins + random.wins).toBe(report.wins[0] + report.wins[1]);
    expect(search.from).toBeGreaterThan(random.to);
  });

  test('tells people the win rates with their intervals', () => {
    const { out } = tavola('sim tic-tac-toe --games 50');
    expect(out).toMatch(/Finished: 50 of 50, 0 errors/);
    expect(out).toMatch(/Seat 1 +\d+ +\d+\.\d % \(\d+\.\d-\d+\.\d\)/);
  });

  test('tells how each character fared, where a game names traits', () => {
    const { out } = tavola('sim labyrinx --players 4 --games 6');
    expect(out).toContain('By character: games, wins (95 % interval), fair share, mean points');
    expect(out).toMatch(/ {2}khira +\d+ {2}\d+\.\d % \(\d+\.\d-\d+\.\d\) {2}25\.0 % {2}\d\.\d\d/);
  });

  test('a seat is a bot by its name, and a setting by its value', () => {
    const { code, out } = tavola(
      'sim root --players 3 --seats automaton:eyrie:easy,player:marquise,random --games 1 --json',
    );
    const { seats, bots, errors } = JSON.parse(out);
    expect(seats).toEqual([
      { kind: 'automaton', settings: { faction: 'eyrie', level: 'easy' } },
      { kind: 'player', settings: { faction: 'marquise' } },
      'player',
    ]);
    expect([code, bots, errors]).toEqual([0, ['random'], []]);
  });

  test('--walk checks everything at every decision', () => {
    expect(JSON.parse(tavola('sim skirmish --walk --games 2 --json').out)).toMatchObject({ finished: 2, errors: [] });
  });
});

describe('play, replay and verify', () => {
  const saved = file('match.json');

  test('a person plays a whole game by numbers and ids, takes back, is told why not', () => {
    const { code, out } = tavola(`play tic-tac-toe --people 2 --save ${saved} --lang en`, [
      ...['1', 'mark:0', 'nonsense', '1', 'u', '1', '1', '1', '1', '1', '1', '1'],
    ]);
    expect(out).toContain('Not allowed (TTT-2): Only a free cell may be marked.');
    expect(out).toContain('"nonsense" is not among the options.');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Victory: Player 1. Three in a line.');
    expect(code).toBe(0);
  });

  test('replay tells it in sentences, up to a pick', () => {
    const { out } = tavola(`replay ${saved} --to 2 --lang pt-BR`);
    expect(out).toContain('1  Jogador 1 marca a casa 1.');
    expect(out).toContain('Depois de 2 de 7 jogadas:');
    expect(out).not.toContain('marca a casa 3');
  });

  test('verify says in plain sentences whether it was legal and fair', () => {
    expect(tavola(`verify ${saved}`)).toMatchObject({ code: 0, out: expect.stringContaining('Chance was honest') });
    const log = JSON.parse(readFileSync(saved, 'utf8'));
    log.picks[3] = [1, 'mark:99'];
    writeFileSync(file('forged.json'), JSON.stringify(log));
    expect(tavola(`verify ${file('forged.json')}`)).toMatchObject({
      code: 1,
      out: expect.stringContaining('does not follow the rules from pick 3 on'),
    });
  });

  test('a game is left, saved and continued against bots', () => {
    const half = file('half.json');
    const first = tavola(`play skirmish --bots random --seed 4 --save ${half}`, ['1', 'pass', '1', 'q']);
    expect(first.out).toContain('The game stops here.');
    const picks = JSON.parse(readFileSync(half, 'utf8')).picks.length;
    const on = tavola(`play --continue ${half} --bots random --save ${half}`, ['pass', 'draw']);
    expect(on.code).toBe(0);
    expect(JSON.parse(readFileSync(half, 'utf8')).picks.length).toBeGreaterThan(picks);
    expect(tavola(`verify ${half}`).out).toContain('the game is not over');
  });

  test('without a game it asks which one; without people it shows the bots', () => {
    const { out } = tavola('play --people 0 --bots random --lang pt-BR', ['tic-tac-toe']);
    expect(out).toContain('Qual jogo?');
    expect(out).toMatch(/Bot 1 \(random\) marca a casa \d/);
    expect(out).toMatch(/Vitória|Empate/);
  });
});
