/** What happened, moment by moment: after each pick and at each step that the rules marked (step.ts). */
import { CHANCE, type Eyes, type Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import { copy } from '../rules/copy.ts';
import type { HeardEvent } from '../rules/decision.ts';
import type { Table } from '../table/table.ts';
import { type Change, Followed } from './patch.ts';

/** A moment as one pair of eyes saw it: what was heard since the moment before, and how the table looked then. */
export type SeenBeat = { readonly events: readonly HeardEvent[]; readonly view: unknown };

/** The same for a reader who has the view of the moment after it: how many events led there, and what was different then; null when nothing was. */
export type PackedBeat = { readonly events: number; readonly change: Change | null };

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

/** Everything since `from` picks had been made, for somebody who was away: one moment for each pick or step. */
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

/** What a frame carries: the moments of the newest pick for a reader who has exactly the first `told` events, or more; for others none. `view` is the table as it stands. */
export function packedBeats(table: Table, eyes: Eyes, told: number, view: unknown): readonly PackedBeat[] {
  if (table.beats.length === 0 || told < toldBeforeNewest(table)) return [];
  const later = new Followed(view);
  const packed: PackedBeat[] = [];
  for (const beat of [...beatsOf(table, eyes, told)].reverse()) {
    packed.unshift({ events: beat.events.length, change: copy(later.follow(beat.view)) });
  }
  return packed;
}

/** How many picks had been made before the newest of these eyes: what it led to may not have been seen either. */
export function sinceOwnPick(pickers: readonly Seat[], eyes: Eyes): number {
  return typeof eyes === 'number' ? Math.max(0, pickers.lastIndexOf(eyes)) : 0;
}

function toldBeforeNewest(table: Table): number {
  const newest = table.pickers().findLastIndex((seat) => seat !== CHANCE);
  const first = table.told.findIndex(({ at }) => at > newest);
  return first < 0 ? table.told.length : first;
}
