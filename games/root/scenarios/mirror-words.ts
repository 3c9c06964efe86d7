/** For tests: the instructions of automata at a real table and in the digital game, compared word by word (mirror.ts). */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Say, taskText } from '@tavola/kernel/text.ts';
import { expect } from 'vitest';
import type { Event } from '../rules/events.ts';
import { en } from '../text/en.ts';
import type { Playback } from './mirror-playback.ts';

const say: Say = { language: 'en', me: 'spectator', words: en.words, who: (seat) => `seat ${seat}` };

export class Words {
  private readonly playback: Playback;
  private compared = 0;
  /** How many turns the digital game was ahead when people began to use the app. */
  private behind = 0;
  private inOwnTurn = false;

  constructor(playback: Playback) {
    this.playback = playback;
  }

  /** People begin to use the app: what the digital game has told by then is not compared. */
  join(): void {
    const { tape, joins } = this.playback;
    const before = tape.slice(0, joins).flatMap((it) => (it.kind === 'event' ? [it.event] : []));
    this.behind = this.segments(before).length - this.segments(this.playback.told()).length;
  }

  /** Every turn of an automaton and every attack on one so far, in words. */
  compare(): void {
    const { tape, joins } = this.playback;
    const mine = this.segments(this.playback.told());
    const theirs = this.segments(tape.flatMap((it) => (it.kind === 'event' ? [it.event] : [])));
    // Whoever joins begins the round with themselves, so that what happens at once is told in another order.
    // Which crafted item is taken, chance says by its place in the box; which of the Vagabot's items goes for good matters to nobody.
    const alike = (line: string) =>
      line.replace(/(takes a crafted item of seat \d|fills a building slot in .*:).*/, '$1');
    const inOrder = (lines: readonly string[] = []) => (joins > 0 ? lines.map(alike).toSorted() : lines);
    // They count rounds from there on, and so may begin a turn after the last one of the digital game.
    const end = joins > 0 ? Math.min(mine.length, theirs.length - this.behind) : mine.length;
    for (; this.compared < end; this.compared++)
      expect(inOrder(mine[this.compared])).toEqual(inOrder(theirs[this.compared + this.behind]));
  }

  private segments(events: readonly Event[]): (readonly string[])[] {
    const { playback } = this;
    const all: string[][] = [];
    let open: string[] | null = null;
    for (const event of events) {
      const attacked: boolean = event.kind === 'battle' && open === null && playback.touchesAutomaton(event);
      if (event.kind === 'turn' || attacked) {
        open = attacked || playback.isAutomaton((event as { seat: Seat }).seat) ? [] : null;
        if (open) all.push(open);
      }
      const words = open && this.isInstruction(event) ? taskText(en, event, say) : null;
      if (words !== null) open?.push(words);
      if (event.kind === 'turn') this.inOwnTurn = open !== null;
      if (event.kind === 'battle-over' && !this.inOwnTurn) open = null;
    }
    return all;
  }

  /** What automata do, and what happens to their neighbours by it. */
  private isInstruction(event: Event): boolean {
    if (event.kind === 'battle' || event.kind === 'hits' || event.kind === 'removed') return true;
    return 'seat' in event && event.seat !== null && this.playback.isAutomaton(event.seat);
  }
}
