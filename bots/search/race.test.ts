import type { Move } from '@tavola/kernel/rules/ask.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import { Race } from './race.ts';
import { type Edge, newNode, offered } from './tree.ts';

/** The options 0 to n - 1, in the order of what they promise. */
function options(n: number): Edge[] {
  const cards = Array.from({ length: n }, (_, card) => ({ kind: 'play', card }) as Move);
  const question = { type: 'choose', seat: 0, ask: 'act', options: cards, refused: null, again: null, outside: false };
  return offered(
    newNode().choices.flatMap(({ edges }) => edges),
    question as never,
  );
}

type Run = { readonly race: Race; readonly tried: readonly number[]; readonly worlds: readonly (readonly number[])[] };

/** A whole race; `worth` is what an option brings in a world. */
function run(edges: Edge[], iterations: number, worth: (option: number, world: number) => number, trust = 0): Run {
  const race = new Race(edges, iterations, trust);
  const worlds = edges.map(() => [] as number[]);
  for (let made = 1; made <= iterations && !race.isOver; made++) {
    const { edge, world } = race.next;
    worlds[edge.index]?.push(world);
    race.credit(worth(edge.index, world), made / iterations);
  }
  return { race, worlds, tried: worlds.map(({ length }) => length) };
}

/** Between -0.5 and 0.5, the same for an option in a world each time. */
const noise = (option: number, world: number) => {
  const rng = seededRng(Math.imul(option * 10_000 + world + 1, 0x9e3779b1));
  for (let i = 0; i < 8; i++) rng.below(1000);
  return rng.below(1000) / 1000 - 0.5;
};
const winner = ({ race }: Run) => race.standing[0]?.index;

describe('a race between options', () => {
  test('the worse half drops out with each part of the budget, and those left are tried equally often', () => {
    const { race, tried } = run(options(8), 240, (option, world) => 0.5 + option * 0.001 + 0.9 * noise(option, world));
    expect(race.isOver).toBe(true);
    expect(tried.toSorted((a, b) => b - a)).toEqual([70, 70, 30, 30, 10, 10, 10, 10]);
  });

  test('the n-th trial of every option happens in the same world', () => {
    const { worlds } = run(options(4), 100, noise);
    for (const numbers of worlds) expect(numbers).toEqual(numbers.map((_, n) => n));
  });

  test('luck that all options share does not hide which is better', () => {
    const shared = (option: number, world: number) => noise(0, world) + option * 0.01;
    expect(winner(run(options(5), 60, shared))).toBe(4);
  });

  test('what is clearly behind drops out before its time, and the race may end early', () => {
    const { race, tried } = run(options(2), 1000, (option, world) => option * 0.5 + 0.1 * noise(option, world));
    expect(race.isOver).toBe(true);
    expect(race.standing[0]?.index).toBe(1);
    expect(tried[0]).toBeLessThan(100);
  });

  test('a difference that may be luck is looked into to the end', () => {
    const { tried } = run(options(2), 1000, (option, world) => option * 0.01 + noise(option, world));
    expect(tried).toEqual([500, 500]);
  });

  test('of options that always bring the same the one that promised most stays', () => {
    const { race, tried } = run(options(3), 900, (_, world) => noise(0, world));
    expect(race.isOver).toBe(true);
    expect(race.standing[0]?.index).toBe(0);
    expect(Math.max(...tried)).toBeLessThan(150);
  });

  test('with few iterations only those enter that promise most', () => {
    expect(run(options(40), 20, noise).tried.slice(5)).toEqual(new Array(35).fill(0));
  });

  test("another option must bring more than the policy's pick by what that is trusted", () => {
    const worth = (option: number, world: number) => 0.2 * noise(option, world) + (option === 1 ? 0.02 : 0);
    const [advised, other] = options(2) as [Edge, Edge];
    advised.advised = true;
    expect(winner(run([advised, other], 800, worth))).toBe(1);
    expect(winner(run([advised, other], 800, worth, 0.1))).toBe(0);
  });

  test('in the middle of a round only worlds count that all have seen', () => {
    const race = new Race(options(3), 100, 0);
    race.credit(0.9, 0.01);
    expect(race.standing.map(({ index }) => index)).toEqual([0, 1, 2]);
  });
});
