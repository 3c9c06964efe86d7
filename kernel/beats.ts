/** What happened, moment by moment: after each pick and at each step that the rules marked (step.ts). */
import type { Eyes } from './ask.ts';
import { realDice } from './chance.ts';
import type { HeardEvent } from './decision.ts';
import type { Table } from './table.ts';

/** A moment as one pair of eyes saw it: what was heard since the moment before, and how the table looked then. */
export type SeenBeat = { readonly events: readonly HeardEvent[]; readonly view: unknown };

/** The moments that the newest pick led through, without the last one: that is the table as it stands. `told` counts the events that were heard before. */
export function beatsOf(table: Table, eyes: Eyes, told: number): readonly SeenBeat[] {
  let from = told;
  return table.beats
    .filter((beat) => beat.told > told)
    .map((beat) => {
      const events = table.heardBetween(eyes, from, beat.told);
      from = beat.told;
      return { events, view: table.game.view(beat.state, eyes) };
    });
}

/** Everything since `from` picks had been made, for whoever was away: one moment a pick or step. */
export function beatsSince(table: Table, eyes: Eyes, from: number): readonly SeenBeat[] {
  const seen: SeenBeat[] = [];
  const picks = table.picksFrom(from);
  const fork = table.fork({ chance: realDice, watched: true, recorded: true, at: from });
  while (fork.count < table.count) {
    const [seat, option] = picks[fork.count - from] as (typeof picks)[number];
    const told = fork.told.length;
    fork.pick(seat, fork.decisionNumber, option);
    seen.push(...beatsOf(fork, eyes, told));
    const events = fork.heardBetween(eyes, Math.max(told, fork.beats.at(-1)?.told ?? 0), fork.told.length);
    if (events.length > 0) seen.push({ events, view: fork.view(eyes) });
  }
  return seen;
}
