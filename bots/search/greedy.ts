/** The pick that looks best at once: the game's own advice, else the option after which its evaluation is highest. */
import type { Move, Question, Seat } from '@tavola/kernel/rules/ask.ts';
import { streamChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { evaluation, sensible } from './playout.ts';

/** In how many imagined worlds each option is judged. */
const WORLDS = 6;

/** The position of the greedy option. The game judges imagined worlds only, so it cannot look at what the seat does not know. */
export function greedy(table: Table, seat: Seat, seed: number, recall = 1): number {
  const { options } = table.question(seat) as Question;
  return options.length < 2 ? 0 : greedyAmong(table, seat, seed, recall, [...options.keys()]);
}

/** The same among some of the options, by their positions. */
export function greedyAmong(table: Table, seat: Seat, seed: number, recall: number, places: readonly number[]): number {
  const { ask, options } = table.question(seat) as Question;
  const hints = table.game.bot;
  const [first = 0] = places;
  if (hints?.greedy) {
    const { state } = imagined(table, seat, seed, recall);
    const some = places.length === options.length ? options : places.map((at) => options[at] as Move);
    return places[hints.greedy(state, seat, ask, some)] ?? first;
  }
  if (!hints?.evaluate) return places[seededRng(seed).below(places.length)] ?? first;
  const values = places.map((option) => expected(table, seat, option, seed, recall));
  return places[values.indexOf(Math.max(...values))] ?? first;
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

/** A world that is possible by what the seat knows, and remembers. */
export function imagined(table: Table, seat: Seat, seed: number, recall: number): Table {
  const rng = seededRng(seed);
  const world = table.fork({ chance: streamChance(rng), at: table.decisionNumber });
  world.redeal(seat, rng, recall);
  return world;
}
