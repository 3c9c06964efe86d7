/**
 * What a search found out about the rest of its turn, kept for the next pick of the same turn. It is of use only where nothing came in between
 * that could not be foreseen: no dice, no card turned up, nobody else's pick. That shows by what the seat sees now: the same as in two imagined
 * worlds in which it took the same option.
 */
import { moveId, type Seat } from '@tavola/kernel/rules/ask.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { imagined } from './greedy.ts';
import type { Node } from './tree.ts';

type Kept = { readonly at: number; readonly seat: Seat; readonly tree: Node; readonly worlds: readonly Table[] };

/** Of one seat at one table. */
export class Memory {
  private kept: Kept | null = null;

  /** What was thought about this very moment; null when something else came. */
  treeOf(table: Table, seat: Seat): Node | null {
    const { kept } = this;
    this.kept = null;
    if (kept === null || kept.seat !== seat) return null;
    const [picker, option] = table.picksFrom(kept.at)[0] ?? [];
    if (picker !== seat || option === undefined) return null;
    const sight = sightOf(table, seat);
    const isForeseen = sight !== null && kept.worlds.every((world) => sightAfter(world, seat, option) === sight);
    return isForeseen ? treeBehind(kept, option) : null;
  }

  /** The seat will pick here; `tree` is what it thought. */
  keep(table: Table, seat: Seat, seed: number, tree: Node): void {
    const worlds = [seed, ~seed].map((luck) => imagined(table, seat, luck, 1));
    this.kept = { at: table.decisionNumber, seat, tree, worlds };
  }
}

function treeBehind({ tree, seat }: Kept, option: string): Node | null {
  const edges = tree.choices.find((choice) => choice.seat === seat)?.edges ?? [];
  return edges.find(({ move }) => moveId(move) === option)?.next ?? null;
}

/** What the seat sees and is asked after it has taken an option; null when it is not asked alone. */
function sightAfter(world: Table, seat: Seat, option: string): string | null {
  const index = world.question(seat)?.options.findIndex((move) => moveId(move) === option) ?? -1;
  if (index < 0) return null;
  world.take(seat, index);
  return sightOf(world, seat);
}

function sightOf(table: Table, seat: Seat): string | null {
  const question = table.firstQuestion;
  if (question?.seat !== seat || table.openQuestions !== 1) return null;
  return fingerprint([table.view(seat), question.ask, question.options.map(moveId)]);
}
