/** Instructions of an automaton, and the links of a chain of effects: people see them one after another. */
import { BREATH, choose, type Move, type Rules, TABLE } from './ask.ts';
import type { RulesTable, TellOptions } from './game.ts';

type Stepping<E> = Pick<RulesTable<unknown, E, unknown>, 'tell' | 'beat'>;

/**
 * An instruction that has been carried out: it is told, and what it changed is shown before the rules go on. Call it after the change.
 * At a real table the rules wait here until hands have followed.
 */
export function* step<E>(table: Stepping<E>, event: E, telling?: TellOptions<E>): Rules {
  table.tell(event, telling);
  yield* pause(table);
}

/** The same without an event of its own. */
export function* pause(table: Pick<RulesTable<unknown, never, unknown>, 'beat'>): Rules {
  const wanted = table.beat();
  if (wanted === 'wait') yield* choose(TABLE, DONE.kind, [DONE], { always: true });
  else if (wanted === 'breathe') yield BREATH;
}

/** What people say when they have carried an instruction out. */
export const DONE: Move = { kind: 'done' };
