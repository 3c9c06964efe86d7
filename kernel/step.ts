/** Instructions of an automaton, and the links of a chain of effects: people see them one after another. */
import type { Rules } from './ask.ts';
import type { RulesTable, Telling } from './game.ts';

type Stepping<E> = Pick<RulesTable<unknown, E, unknown>, 'tell' | 'beat'>;

/**
 * An instruction that has been carried out: it is told, and what it changed is shown before the rules go on. Call it after the change.
 * It is a rule, so that a table where hands must follow can wait here.
 */
export function* step<E>(table: Stepping<E>, event: E, telling?: Telling<E>): Rules {
  table.tell(event, telling);
  yield* pause(table);
}

/** The same without an event of its own. */
export function* pause(table: Pick<RulesTable<unknown, never, unknown>, 'beat'>): Rules {
  table.beat();
}
