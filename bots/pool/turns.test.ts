import { expect, test } from 'vitest';
import { type Claim, type Loan, Turns } from './turns.ts';

/** Bots that answer when the test says so, in the order in which they got their turn. */
function thinkers(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, claim: Partial<Claim> = {}) => {
    const [person = '', match = ''] = name.split(' ');
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      });
    return turns.run(() => ({ rank: 0, people: [person], match, ...claim }), work);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, ask, end };
}

test('somebody with a thousand tables keeps nobody waiting', async () => {
  const turns = new Turns(1);
  const { begun, ask, end } = thinkers(turns);
  for (let i = 0; i < 1000; i++) ask(`mallory ${i}`);
  expect(begun).toEqual(['mallory 0']);
  ask('ana table');
  expect(begun).toEqual(['mallory 0', 'ana table']);
  ask('bia table');
  await end('mallory 0');
  expect(begun.slice(2)).toEqual(['bia table']);
  await end('ana table');
  expect(begun.slice(3)).toEqual(['mallory 1']);
});

test('round by person, then by table', async () => {
  const turns = new Turns(1);
  const { begun, ask, end } = thinkers(turns);
  for (const name of ['ana 1 a', 'bia 1 a', 'ana 1 b', 'ana 2 a', 'bia 1 b', 'caio 1 a']) ask(name);
  for (let i = 0; i < 6; i++) await end(begun[i] as string);
  expect(begun).toEqual(['ana 1 a', 'bia 1 a', 'caio 1 a', 'ana 2 a', 'bia 1 b', 'ana 1 b']);
});

test('a guest at the table of somebody with many does not wait for all of them', async () => {
  const turns = new Turns(1);
  const { begun, ask, end } = thinkers(turns);
  for (let i = 0; i < 50; i++) ask(`mallory ${i}`);
  ask('mallory shared', { people: ['mallory', 'ana'] });
  expect(begun).toEqual(['mallory 0', 'mallory shared']);
  await end('mallory 0');
});

test('tables at which nobody waits come last and leave a thread free', async () => {
  const turns = new Turns(2);
  const { begun, ask, end } = thinkers(turns);
  for (let i = 0; i < 5; i++) ask(`p${i} bots`, { rank: 2 });
  for (let i = 0; i < 5; i++) ask(`q${i} away`, { rank: 1 });
  expect(begun).toEqual(['p0 bots', 'p1 bots']);
  ask('ana table');
  expect(begun.at(-1)).toBe('ana table');
  await end('p0 bots');
  expect(begun.at(-1)).toBe('q0 away');
});

test('a person who arrives while its bot waits is served like anybody who looks on', async () => {
  const turns = new Turns(1);
  const { begun, ask, end } = thinkers(turns);
  const claim: { rank: 0 | 1 } = { rank: 1 };
  for (let i = 0; i < 3; i++) ask(`p${i} bots`, { rank: 2 });
  void turns.run(
    () => ({ ...claim, people: ['ana'], match: 'table' }),
    async () => void begun.push('ana'),
  );
  claim.rank = 0;
  ask('bia table');
  expect(begun).toEqual(['p0 bots', 'ana']);
  await end('p0 bots');
  expect(begun).toContain('bia table');
});

test('a bot that breaks gives its thread back', async () => {
  const turns = new Turns(1);
  const broken = turns.run(
    () => ({ rank: 0, people: ['ana'], match: 'table' }),
    () => Promise.reject(new Error('broken')),
  );
  await expect(broken).rejects.toThrow('broken');
  expect(turns.size).toBe(0);
});

test('threads that nobody needs are lent, one stays free, and they come back as soon as somebody waits', async () => {
  const turns = new Turns(3);
  const { begun, ask } = thinkers(turns);
  const wanted: string[] = [];
  const claim: Claim = { rank: 0, people: ['ana'], match: 'table' };
  const loans: Loan[] = [];
  turns.run(
    () => claim,
    (borrow) => {
      loans.push(borrow(9, () => void wanted.push('back')));
      return new Promise(() => {});
    },
  );
  const [loan] = loans as [Loan];
  expect(loan.threads).toBe(2);
  ask('bia table');
  expect([begun, wanted]).toEqual([['bia table'], []]);
  ask('caio table');
  expect([begun, wanted]).toEqual([['bia table'], ['back']]);
  loan.end();
  expect(begun).toEqual(['bia table', 'caio table']);
  loan.end();
  loan.end();
  expect(turns.size).toBe(3);
});

test('nothing is lent where nobody looks on, nor to somebody who has all that one may have', () => {
  const lent = (threads: number, claim: Partial<Claim>) => {
    let found = -1;
    const turns = new Turns(threads);
    turns.run(
      () => ({ rank: 0, people: ['ana'], match: 'table', ...claim }),
      async (borrow) => {
        found = borrow(9, () => {}).threads;
      },
    );
    return found;
  };
  expect([lent(1, {}), lent(2, {}), lent(4, {}), lent(4, { rank: 1 }), lent(4, { rank: 2 })]).toEqual([0, 1, 3, 0, 0]);
});

test('hints and analyses have half of the threads at most, so that a bot finds one', () => {
  for (const [threads, most] of [
    [1, 1],
    [2, 1],
    [4, 2],
  ] as const) {
    const { begun, ask } = thinkers(new Turns(threads));
    for (let i = 0; i < 9; i++) ask(`p${i} hint`, { isAside: true });
    for (let i = 0; i < 9; i++) ask(`q${i} analysis`, { rank: 1, isAside: true });
    expect(begun).toHaveLength(most);
    ask('ana table');
    expect(begun.at(-1)).toBe('ana table');
  }
});

test('a hint is called back when the bot of somebody finds no thread, and not before', async () => {
  const turns = new Turns(1);
  const { begun, ask, end } = thinkers(turns);
  let recalled = 0;
  let leave = () => {};
  const hint = turns.run(
    () => ({ rank: 0, people: ['mallory'], match: 'table', isAside: true }),
    (_, onRecall) => {
      onRecall(() => recalled++);
      return new Promise<void>((resolve) => {
        leave = resolve;
      });
    },
  );
  ask('caio hint', { isAside: true });
  ask('bots only', { rank: 2 });
  ask('ana table');
  expect([begun, recalled]).toEqual([['ana table'], 0]);
  ask('bia table');
  expect([begun, recalled]).toEqual([['ana table'], 1]);
  leave();
  await hint;
  await end('ana table');
  expect(begun.slice(0, 3)).toEqual(['ana table', 'bia table', 'caio hint']);
});

test('somebody who asked for a hint does not wait for it with the next pick, though a thread is kept for others', () => {
  const turns = new Turns(1);
  const { begun, ask } = thinkers(turns);
  let recalled = 0;
  void turns.run(
    () => ({ rank: 0, people: ['ana'], match: 'table', isAside: true }),
    (_, onRecall) => {
      onRecall(() => recalled++);
      return new Promise(() => {});
    },
  );
  ask('ana table');
  expect([begun, recalled]).toEqual([[], 1]);
});
