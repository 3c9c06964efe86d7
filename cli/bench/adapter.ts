/**
 * Tavola's kernel as a case of a side-by-side benchmark: `cases()` with the benchmark's driver and chance source.
 * With the comparison benchmark: BENCH_ADAPTERS=<this file> node check.mjs
 */

import { type State as TicTacToe, ticTacToe } from '@tavola/games/examples/tic-tac-toe/game.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import type { State as Skirmish } from '@tavola/kernel/fixtures/skirmish/rules.ts';
import type { Answer, Chance, Question } from '@tavola/kernel/rules/ask.ts';
import type { ChanceSource } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { below, driverWord, HASH_START, hashInt, seedWord, step } from './xorshift.ts';

export type Case = {
  readonly name: string;
  readonly game: 'ttt' | 'skirmish';
  /** Plays one random game, returns its number of moves. */
  playout(seed: number): number;
  /** The checksum of the game played last. */
  unpack(moves: number): { moves: number; checksum: number };
};

export function cases(): Case[] {
  return [
    caseOf('ttt', ticTacToe, (table) => ticTacToeSum(table as Table<TicTacToe>)),
    caseOf('skirmish', skirmish, (table) => skirmishSum(table.state as Skirmish)),
  ];
}

function caseOf(name: Case['game'], game: AnyGame, checksum: (table: Table) => number): Case {
  let last: Table;
  return {
    name: 'Tavola kernel, silent',
    game: name,
    playout(seed) {
      last = Table.start(game, { seats: 2, chance: xorshiftChance(seed), watched: false, recorded: false });
      return playToEnd(last, driverWord(seed));
    },
    unpack: (moves) => ({ moves, checksum: checksum(last) }),
  };
}

/** Random picks to the end, in the benchmark's order. */
function playToEnd(table: Table, word: number): number {
  let x = word;
  let moves = 0;
  while (table.outcome === null) {
    const { seat, options } = table.firstQuestion as Question;
    x = step(x);
    table.take(seat, below(x, options.length));
    moves++;
  }
  return moves;
}

/** Shuffles with the benchmark's generator. */
function xorshiftChance(seed: number): ChanceSource {
  let word = seedWord(seed);
  return {
    answer({ size }: Chance): Answer {
      const order = new Array<number>(size);
      for (let i = 0; i < size; i++) order[i] = i;
      for (let i = size - 1; i > 0; i--) {
        word = step(word);
        const j = below(word, i + 1);
        const kept = order[i] as number;
        order[i] = order[j] as number;
        order[j] = kept;
      }
      return order;
    },
  };
}

function ticTacToeSum({ state, outcome }: Table<TicTacToe>): number {
  const winner = outcome?.winners.length === 1 ? (outcome.winners[0] as number) : 2;
  return [...state.cells.map((cell) => cell ?? 2), winner].reduce(hashInt, HASH_START);
}

function skirmishSum({ players, turn }: Skirmish): number {
  const numbers = players.flatMap(({ life, deck, hand, discard, board }) => [
    life,
    ...[deck, hand, discard].flatMap((cards) => [cards.length, ...cards]),
    board.length,
    ...board.flatMap((unit) => [unit.card, unit.toughness, unit.ready ? 1 : 0]),
  ]);
  return [...numbers, turn].reduce(hashInt, HASH_START);
}
