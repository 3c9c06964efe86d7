import { expect, test } from 'vitest';
import { cases } from './adapter.ts';
import { plainSkirmish, plainTicTacToe } from './plain.ts';

test.each([
  ['ttt', plainTicTacToe],
  ['skirmish', plainSkirmish],
] as const)('%s: kernel and plain loop play the same 200 games', (name, plain) => {
  const kernel = cases().find(({ game }) => game === name);
  for (let seed = 1; seed <= 200; seed++) {
    const { moves, checksum } = plain(seed);
    expect(kernel?.unpack(kernel.playout(seed))).toEqual({ moves, checksum: checksum() });
  }
});
