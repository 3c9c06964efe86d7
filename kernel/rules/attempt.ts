/** A rule whose effect can be taken back exactly. */
import type { Rules } from './ask.ts';
import { copy, restore } from './copy.ts';

export type Attempt<T> = {
  readonly result: T;
  /** Puts `part` back as it was before the rule ran, whatever happened to it since. */
  rollback(): void;
};

/** Runs `rule`; `part` (the state, or a piece or list of pieces of it) can be rolled back as long as the attempt is held. */
export function* attempt<T>(part: object, rule: Rules<T>): Rules<Attempt<T>> {
  const saved = copy(part);
  const result = yield* rule;
  return { result, rollback: () => restore(part, saved) };
}
