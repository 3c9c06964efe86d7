/** The turns of an evening as everybody saw them: what lay on the table when each began, and what was told in it. */
import { folded, type Line, linesOf } from '../face/lines.ts';
import type { AnyText, Say } from '../face/text.ts';
import type { Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import { copy } from '../rules/copy.ts';
import type { ToldEvent } from '../rules/decision.ts';
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

/** What everybody saw at the first checkpoint of a turn. */
type Moment = { readonly told: number; readonly view: unknown; readonly whose: Seat | null };

/** What everybody saw when each turn began. */
export class Moments {
  private readonly game: AnyGame;
  private seen: readonly Moment[] = [];

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** Given to the table as its `onCheckpoint`. After a step back the same moments come again. */
  readonly keep = (state: unknown, told: number): void => {
    const earlier = this.seen.filter((moment) => moment.told < told);
    const look = () => copy(this.game.view(state, 'spectator'));
    const view = watching.doubts?.silently(look) ?? look();
    const whose = (this.game.real?.wholeTurns && this.game.turn?.(view)) ?? null;
    const goesOn = whose !== null && earlier.at(-1)?.whose === whose;
    this.seen = goesOn ? earlier : [...earlier, { told, view, whose }];
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

/** What people read of a turn. */
export function turnLines(...of: Parameters<typeof allLines>): readonly Line[] {
  return folded(allLines(...of));
}

/** What hands do in a turn, line by line, with what questions said. The numbers of a line's events count from the turn's first. */
export function allLines(
  table: Table,
  { first, end, before, after }: Turn,
  text: Pick<AnyText, 'events' | 'real'>,
  say: Say,
): readonly Line[] {
  const events = table.told.slice(first, end).map(({ event }, n) => ({ event, why: () => reasons(table, first + n) }));
  return linesOf(text, events, before, after, say);
}

/** The traces that were found before, of each event once. */
const found = new WeakMap<ToldEvent, readonly Trace[]>();

/** The traces of event number `n`: when they are asked for, the rules run once more from the newest checkpoint before it. */
function reasons(table: Table, n: number): readonly Trace[] {
  const event = table.told[n];
  if (!event?.reasoned) return [];
  if (!found.has(event)) {
    const { told } = table.fork({ chance: realDice, watched: true, explaining: true, telling: n });
    const first = table.told.length - told.length;
    for (const [i, { why }] of told.entries()) found.set(table.told[first + i] as ToldEvent, why ?? []);
  }
  return found.get(event) ?? [];
}
