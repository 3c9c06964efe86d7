import type { ToldEvent } from './decision.ts';

/** The rules cannot go on before these facts of a real table are told. The table takes the pick back; it is made again afterwards. */
export class Unsure extends Error {
  readonly facts: readonly string[];
  /** For which clause they are needed, where a selection asks. */
  readonly clause: string | null;
  /** What the rules had told before they stopped: taken back with the pick, but people should see it above the question. */
  told: readonly ToldEvent[] = [];

  constructor(facts: readonly string[], clause: string | null) {
    super(`not told: ${facts.join(' ')}`);
    this.name = 'Unsure';
    this.facts = facts;
    this.clause = clause;
  }
}
