/** The pick that looks best at once: the game's own advice, else the option after which its evaluation is highest. */
import type { Question, Seat } from '@tavola/kernel/ask.ts';
import { streamChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import type { Table } from '@tavola/kernel/table.ts';
import { evaluation, sensible } from './playout.ts';

/** In how many imagined worlds each option is judged. */
const WORLDS = 6;

/** The position of the greedy option. The game judges imagined worlds only, so it cannot look at what the seat does not know. */
export function greedy(table: Table, seat: Seat, seed: number, recall = 1): number {
  const question = table.question(seat) as Question;
  const hints = table.game.bot;
  if (question.options.length < 2) return 0;
  if (hints?.greedy)
    return hints.greedy(imagined(table, seat, seed, recall).state, seat, question.ask, question.options);
  if (!hints?.evaluate) return seededRng(seed).below(question.options.length);
  const values = question.options.map((_, option) => expected(table, seat, option, seed, recall));
  return values.indexOf(Math.max(...values));
}

function expected(table: Table, seat: Seat, option: number, seed: number, recall: number): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++)
    sum += valueAfter(imagined(table, seat, seed + world, recall), seat, option, seed);
  return sum;
}

function valueAfter(world: Table, seat: Seat, option: number, seed: number): number {
  world.take(seat, option);
  const others = seededRng(seed);
  // Sealed picks count only when all are in.
  while (world.openQuestions > 0 && world.decisionNumber < world.count && world.firstQuestion) {
    world.take(world.firstQuestion.seat, sensible(world, world.firstQuestion, others));
  }
  return evaluation(world)[seat] ?? 0;
}

function imagined(table: Table, seat: Seat, seed: number, recall: number): Table {
  const rng = seededRng(seed);
  const world = table.fork({ chance: streamChance(rng), at: table.decisionNumber });
  world.redeal(seat, rng, recall);
  return world;
}
