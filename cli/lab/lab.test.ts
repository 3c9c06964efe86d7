import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tavola/games/shelf.ts';
import { languages } from '@tavola/kernel/face/text.ts';
import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-lab-'));
const file = (name: string) => join(folder, name);

async function tavola(args: string) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(
    [...args.split(' '), ...(args.includes('--lang') ? [] : ['--lang', 'en'])],
    (line) => out.push(line),
    (line) => err.push(line),
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('tavola lab', () => {
  test('runs, keeps what came out, shows it, repeats it exactly and compares', async () => {
    const [one, other] = [file('one.json'), file('other.json')];
    const first = await tavola(`lab skirmish --bots greedy,random --games 12 --save ${one} --csv ${file('one.csv')}`);
    expect(first.code).toBe(0);
    expect(first.out).toContain('Skirmish: 12 games, 2 seats');
    expect(first.out).toMatch(/greedy +12 +\d+\.\d % \(/);
    expect(first.out).toContain('Command: npm run tavola -- lab skirmish --seats player,player --bots greedy,random');
    expect(readFileSync(file('one.csv'), 'utf8')).toMatch(/^about,kind,value,games/);

    expect((await tavola(`lab show ${one} --lang pt-BR`)).out).toContain('12 partidas, 2 lugares');
    const again = await tavola(`lab repeat ${one} --jobs 2`);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('The same games, one by one.') });

    await tavola(`lab skirmish --bots greedy,random --games 12 --seed 50 --save ${other}`);
    const compared = await tavola(`lab compare ${one} ${other}`);
    expect(compared.out).toContain('By bot: before, after, difference in percentage points');
    const [bots] = JSON.parse((await tavola(`lab compare ${one} ${other} --json`)).out);
    expect(bots.rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['greedy', 'random']);

    const changed = JSON.parse(readFileSync(one, 'utf8'));
    changed.tally.fingerprint = '00000000';
    writeFileSync(one, JSON.stringify(changed));
    expect(await tavola(`lab repeat ${one}`)).toMatchObject({ code: 1, out: expect.stringContaining('Other games') });
  });

  test('counts iterations, never time, and says so', async () => {
    const { out } = await tavola('lab tic-tac-toe --bots search:20/900ms,search:60ms --games 2');
    expect(out).toContain('search:20/900ms plays by iterations, not by time: search:20');
    expect(out).toContain('search:60ms plays by iterations, not by time: search:30');
  });

  test.each([
    ['lab', 'Say which game'],
    ['lab show', 'Say which file'],
    ['lab show nothing.json', 'cannot be read'],
    ['lab compare a.json', 'Say which file'],
    ['lab report tic-tac-toe', 'no runs that are kept'],
    ['lab skirmish --games 0', '--games wants a whole number'],
    ['ladder chess', 'There is no game "chess"'],
    ['ladder skirmish --bots clever', 'There is no bot "clever"'],
  ])('%s', async (args, message) => {
    expect(await tavola(args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  test('a file that is not a result is refused', async () => {
    writeFileSync(file('bad.json'), '{"lab":2}');
    expect((await tavola(`lab show ${file('bad.json')}`)).err).toContain('is not a result of the lab');
  });
});

describe('tavola ladder', () => {
  test('rates bots with intervals, as text, JSON and Markdown', async () => {
    const args = 'ladder tic-tac-toe --bots random,search:20,search:200 --games 20';
    const { rungs, duels } = JSON.parse((await tavola(`${args} --json`)).out);
    expect(rungs.at(-1)).toMatchObject({ name: 'random', games: 40 });
    for (const { from, elo, to } of rungs) expect(from < elo && elo < to).toBe(true);
    expect(duels).toHaveLength(3);
    const { out } = await tavola(`${args} --lang pt-BR`);
    expect(out).toContain('random contra search:20: ');
    expect(out).toContain('Escala Elo');
    const markdown = (await tavola(`${args} --markdown`)).out;
    expect(markdown).toMatch(/^\| bot \| plays as \| rating \| 95 % interval \|/);
    expect(markdown).toMatch(/\| search:200 against random \| \d+\.\d % \(/);
  });

  test('levels play by iterations; a pair that never met is compared through others', async () => {
    const { out } = await tavola('ladder tic-tac-toe --bots random,greedy,medium --reach 1 --games 4 --json');
    const { rungs, duels } = JSON.parse(out);
    expect(rungs.find(({ name }: { name: string }) => name === 'medium').bot).toBe('search:200');
    expect(duels).toHaveLength(2);
  });
});

describe('the games of a ladder that are kept', () => {
  const args = (games: number, book: string) =>
    `ladder tic-tac-toe --bots random,greedy,search:20 --games ${games} --keep ${file(book)} --json`;
  const lines = (book: string) => readFileSync(file(book), 'utf8').trim().split('\n');

  test('are not played again, and more games leave them as they are', async () => {
    const few = await tavola(args(2, 'grown.jsonl'));
    expect(lines('grown.jsonl')).toHaveLength(6);
    expect((await tavola(args(2, 'grown.jsonl'))).out).toBe(few.out);
    expect(lines('grown.jsonl')).toHaveLength(6);
    const grown = await tavola(args(6, 'grown.jsonl'));
    expect(lines('grown.jsonl')).toHaveLength(18);
    expect(grown.out).toBe((await tavola(args(6, 'at-once.jsonl'))).out);
    expect(lines('grown.jsonl').sort()).toEqual(lines('at-once.jsonl').sort());
  });

  test('of other bots or other rules do not count', async () => {
    await tavola(args(2, 'others.jsonl'));
    const aged = lines('others.jsonl').map((line) => JSON.stringify({ ...JSON.parse(line), rules: '0.0.1' }));
    writeFileSync(file('others.jsonl'), `${aged.join('\n')}\n`);
    await tavola(args(2, 'others.jsonl'));
    expect(lines('others.jsonl')).toHaveLength(12);
  });

  test('a file with anything else is refused', async () => {
    writeFileSync(file('no-book.jsonl'), '{"bots":["random"]}\n');
    expect(await tavola(args(2, 'no-book.jsonl'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('does not hold games of a ladder'),
    });
  });
});

describe.each(games)('the kept runs of $id', ({ id }) => {
  test.each(languages)('are reported in %s', async (language) => {
    const { code, out } = await tavola(`lab report ${id} --lang ${language}`);
    expect(code).toBe(0);
    expect(out).toContain('npm run tavola -- lab');
  });
});

test('a kept run is repeated exactly; after a change of the rules: npm run tavola -- lab repeat FILE --save FILE', async () => {
  const kept = join(import.meta.dirname, '../../games/labyrinx/lab/random.json');
  expect(await tavola(`lab repeat ${kept}`)).toMatchObject({ code: 0 });
});
