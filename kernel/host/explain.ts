/** "Why did it do that?": the traces of an automaton's choice, found by running the rules once more up to the event. Nothing is kept beforehand. */
import { realDice } from '../rules/chance.ts';
import type { ToldEvent } from '../rules/decision.ts';
import type { Trace } from '../rules/select.ts';
import type { Table } from '../table/table.ts';

/** How the event number `n` of `table.told` came about: one trace a selection; none when nothing was chosen. */
export function explain(table: Table, n: number): readonly Trace[] {
  const event = table.told[n];
  if (!event?.reasoned) return [];
  const sameMoment = ({ at }: ToldEvent) => at === event.at;
  const after = table.told.slice(n + 1).filter(sameMoment).length;
  const fork = table.fork({ chance: realDice, watched: true, explaining: true, at: event.at, telling: n });
  return fork.told.filter(sameMoment).at(-1 - after)?.why ?? [];
}
