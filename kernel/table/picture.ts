/** What the app believes of a real table, and what of it is in doubt. */
import { type Move, moveId, type Seat, TABLE } from '../rules/ask.ts';
import { Doubts } from '../rules/doubts.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame } from '../rules/game.ts';
import { type DeclaredFact, type Fact, readValue, sayValue, tell } from '../rules/real.ts';
import { watching } from '../rules/watching.ts';

/** `sure`: the rules may use it. */
export type Believed = DeclaredFact & { readonly id: string; readonly sure: boolean };

/** What people said of their table by themselves: a fact and what stood there before (`UNKNOWN` where nobody was sure), or a move of a person's own turn. `at`: the number of the pick. */
export type Saying = { readonly at: number } & (
  | { readonly fact: Fact; readonly was: string; readonly is: string; readonly move?: never }
  | { readonly move: Move; readonly fact?: never }
);

/** Said of a fact that people no longer know: `warriors:8:1=?`. */
export const UNKNOWN = '?';

/** Not an answer, but something people say of their table: `fact=value`. */
export function isTold(seat: Seat, option: string | null): boolean {
  return seat === TABLE && option !== null && option.includes('=');
}

export class Picture {
  private readonly game: AnyGame;
  private readonly options: unknown;
  private unsure = new Set<string>();

  constructor(game: AnyGame, options: unknown) {
    this.game = game;
    this.options = options;
  }

  /** What a checkpoint keeps of it, and gives back. */
  get doubts(): readonly string[] {
    return [...this.unsure];
  }
  reset(doubts: readonly string[] = []): void {
    this.unsure = new Set(doubts);
  }

  facts(state: unknown): readonly Believed[] {
    const known = this.game.real?.facts(state, this.options) ?? [];
    return known.map((one) => {
      const id = moveId(one.fact);
      return { ...one, id, sure: !this.unsure.has(id) };
    });
  }

  /** Changes the state as people say; gives what was said. */
  hear(
    state: unknown,
    option: string,
    decision: number,
  ): Pick<Extract<Saying, { was: string }>, 'fact' | 'was' | 'is'> {
    const [id, said] = option.split('=') as [string, string];
    const known = this.facts(state).find((one) => one.id === id);
    const read = known && said !== UNKNOWN ? readValue(known.among, said) : null;
    if (!known || (said !== UNKNOWN && read === null)) throw new TableError('NOT_LISTED', { decision });
    const was = this.unsure.has(id) ? UNKNOWN : sayValue(known);
    if (read === null) this.unsure.add(id);
    else {
      tell(known, read.value);
      this.unsure.delete(id);
    }
    return { fact: known.fact, was, is: said };
  }

  doubt(state: unknown, facts: readonly Fact[]): void {
    for (const fact of facts) this.unsure.add(moveId(fact));
    if (watching.doubts) this.arm(state, watching.doubts);
  }

  /** Runs rules that are stopped where they use what is in doubt. */
  carefully(state: unknown, rules: () => void): void {
    const doubts = new Doubts((id) => this.unsure.delete(id));
    const before = watching.doubts;
    watching.doubts = doubts;
    try {
      if (state) this.arm(state, doubts);
      rules();
    } finally {
      doubts.disarm();
      watching.doubts = before;
    }
  }

  private arm(state: unknown, doubts: Doubts): void {
    if (this.unsure.size === 0) return;
    const known = doubts.silently(() => this.facts(state));
    for (const one of known) if (!one.sure) doubts.arm(one);
  }
}
