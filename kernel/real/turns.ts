/** The turns of an evening as everybody saw them: what lay on the table when each began, and what was told in it. */
import { type Line, linesOf } from '../face/lines.ts';
import type { AnyText, Say } from '../face/text.ts';
import { realDice } from '../rules/chance.ts';
import { copy } from '../rules/copy.ts';
import type { AnyGame } from '../rules/game.ts';
import type { Trace } from '../rules/select.ts';
import { watching } from '../rules/watching.ts';
import type { Table } from '../table/table.ts';

/** Events from number `first` up to `end`; `before` is null during the set-up. */
export type Turn = {
  readonly first: number;
  readonly end: number;
  readonly before: unknown;
  readonly after: unknown;
};

/** What everybody saw at each checkpoint. */
export class Moments {
  private readonly game: AnyGame;
  private seen: { readonly told: number; readonly view: unknown }[] = [];

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** Given to the table as its `onCheckpoint`. After a step back the same moments come again. */
  readonly keep = (state: unknown, told: number): void => {
    const look = () => copy(this.game.view(state, 'spectator'));
    this.seen = this.seen.filter((moment) => moment.told < told);
    this.seen.push({ told, view: watching.doubts?.silently(look) ?? look() });
  };

  /** The newest turn last. */
  turns(table: Table): readonly Turn[] {
    const end = table.told.length;
    const moments = [{ told: 0, view: null }, ...this.seen.filter(({ told }) => told <= end)];
    const after = [...moments.slice(1), { told: end, view: table.view('spectator') }];
    return moments
      .map(({ told, view }, i) => {
        const next = after[i] as (typeof after)[number];
        return { first: told, end: next.told, before: view, after: next.view };
      })
      .filter(({ first, end }, i, all) => end > first || i === all.length - 1);
  }
}

/** What hands do in a turn, line by line. The numbers of a line's events count from the turn's first. */
export function turnLines(
  table: Table,
  { first, end, before, after }: Turn,
  text: Pick<AnyText, 'events' | 'real'>,
  say: Say,
): readonly Line[] {
  const why = reasons(table, first);
  const events = table.told.slice(first, end).map(({ event }, n) => ({ event, why: () => why(first + n) }));
  return linesOf(text, events, before, after, say);
}

/** The traces of the events from number `first` on: when the first is asked for, the rules run once more. */
function reasons(table: Table, first: number): (n: number) => readonly Trace[] {
  let why: readonly (readonly Trace[] | null)[] | null = null;
  return (n) => {
    if (!table.told[n]?.reasoned) return [];
    if (why === null) {
      const { told } = table.fork({ chance: realDice, watched: true, explaining: true, telling: first });
      why = told.slice(told.length - (table.told.length - first)).map((one) => one.why);
    }
    return why[n - first] ?? [];
  };
}
