/** For tests: the turns of automata and the attacks on them, in words (mirror.ts). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Mirror, Noted } from '@tavola/testing/mirror.ts';
import type { State } from '../rules/state/state.ts';
import type { Event } from '../rules/vocabulary/events.ts';

export function stretches(mirror: Mirror<State, Event>, events: readonly Noted<Event>[]): (readonly string[])[] {
  const all: string[][] = [];
  let open: string[] | null = null;
  let inOwnTurn = false;
  for (const { event } of events) {
    const attacked: boolean = event.kind === 'battle' && open === null && touchesAutomaton(mirror, event);
    if (event.kind === 'turn' || attacked) {
      open = attacked || mirror.isAutomaton((event as { seat: Seat }).seat) ? [] : null;
      if (open) all.push(open);
    }
    const words = open && isInstruction(mirror, event) ? mirror.words(event) : null;
    if (words !== null) open?.push(words);
    if (event.kind === 'turn') inOwnTurn = open !== null;
    if (event.kind === 'battle-over' && !inOwnTurn) open = null;
  }
  return all;
}

/**
 * People who join begin the round with themselves, so that what happens at once is told in another order. Which crafted item is taken, chance says by
 * its place in the box; which of the Vagabot's items goes for good matters to nobody.
 */
export function alike(lines: readonly string[]): readonly string[] {
  return lines
    .map((line) => line.replace(/(takes a crafted item of seat \d|fills a building slot in .*:).*/, '$1'))
    .toSorted();
}

export function touchesAutomaton(
  mirror: Mirror<State, Event>,
  { attacker, defender }: Extract<Event, { kind: 'battle' }>,
): boolean {
  return mirror.isAutomaton(attacker) || mirror.isAutomaton(defender);
}

/** What automata do, and what happens to their neighbours by it. */
function isInstruction(mirror: Mirror<State, Event>, event: Event): boolean {
  if (event.kind === 'battle' || event.kind === 'hits' || event.kind === 'removed') return true;
  return 'seat' in event && event.seat !== null && mirror.isAutomaton(event.seat);
}
