/** "What will it do?": a pick is tried in worlds where everything the seat cannot know, or is to have forgotten, is dealt again. What happens in all of them is certain. */
import { type Ask, CHANCE, moveId, type Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import { decisionOf, type HeardEvent, type Option } from '../rules/decision.ts';
import { TableError } from '../rules/errors.ts';
import { seededRng } from '../rules/rng.ts';
import type { Table } from '../table/table.ts';
import { recallOf } from './past.ts';

export type Preview = {
  /** What will be told, as far as it is certain, up to the first die, hidden card, step of somebody else or question. */
  readonly events: readonly HeardEvent[];
  /** What the seat will see then; null where that depends on something it cannot know. */
  readonly view: unknown;
  /** What comes next: a question to the same seat, somebody else's, dice or hidden cards, or the end of the game. */
  readonly next: 'you' | 'others' | 'chance' | 'end';
  /** The question that follows, where it is the seat's own. */
  readonly ask: Ask | null;
  /** What can be answered then; null where that depends on something the seat cannot know. */
  readonly options: readonly Option[] | null;
};

/** Enough that a card of a pile of two is hardly ever the same in all of them. */
const WORLDS = 10;

/** What `option`, or several picks one after the other, would bring `seat`, told only from what the seat knows. */
export function previewOf(table: Table, seat: Seat, option: string | readonly string[], worlds = WORLDS): Preview {
  const path = typeof option === 'string' ? [option] : option;
  const tries = Array.from({ length: worlds }, (_, world) => tried(table, seat, path, world));
  const [first, ...others] = tries as [Tried, ...Tried[]];
  const differs = (n: number) => others.some(({ events }) => events[n]?.said !== first.events[n]?.said);
  const most = Math.max(...tries.map(({ events }) => events.length));
  const certain = Array.from({ length: most }).findIndex((_, n) => differs(n));
  const same = certain < 0 && others.every(({ seen, next }) => seen === first.seen && next === first.next);
  const events = certain < 0 ? first.events : first.events.slice(0, certain);
  const listed = same && others.every(({ offered }) => offered === first.offered);
  return {
    events: events.map(({ event }) => event),
    view: same ? first.view : null,
    next: same ? first.next : 'chance',
    ask: same ? first.ask : null,
    options: listed ? first.options : null,
  };
}

type Tried = {
  readonly events: readonly { readonly event: HeardEvent; readonly said: string }[];
  readonly view: unknown;
  readonly seen: string;
  readonly next: Preview['next'];
  readonly ask: Ask | null;
  readonly options: readonly Option[] | null;
  readonly offered: string;
};

function tried(table: Table, seat: Seat, path: readonly string[], world: number): Tried {
  const fork = table.fork({ chance: realDice, watched: true });
  fork.redeal(seat, seededRng(world), recallOf(fork.game, fork.options));
  const before = fork.told.length;
  let left = path.length;
  for (const option of path) {
    const i = fork.question(seat)?.options.findIndex((move) => moveId(move) === option) ?? -1;
    if (i < 0) throw new TableError('NOT_LISTED', { decision: table.decisionNumber });
    fork.take(seat, i);
    left--;
    // What somebody else's step shows is not what this pick does.
    if (fork.beats.length > 0 || nextOf(fork, seat) !== 'you') break;
  }
  const [beat] = fork.beats;
  const view = beat ? fork.game.view(beat.state, seat) : fork.view(seat);
  const told = fork.heardBetween(seat, before, beat?.told ?? fork.told.length);
  const question = beat || left > 0 ? null : fork.question(seat);
  const options = question ? decisionOf(question, 0).options : null;
  return {
    events: told.map((event) => ({ event, said: JSON.stringify(event.event) })),
    view,
    seen: JSON.stringify(view),
    next: beat ? 'others' : nextOf(fork, seat),
    ask: question?.ask ?? null,
    options,
    offered: JSON.stringify(options),
  };
}

/** A table at which `seat` made these picks, in a world that it cannot tell from the true one: the further questions of a gesture. */
export function aheadOf(table: Table, seat: Seat, path: readonly string[]): Table {
  const fork = table.fork({ chance: realDice, collecting: true });
  fork.redeal(seat, seededRng(0), recallOf(fork.game, fork.options));
  for (const option of path) {
    const i = fork.question(seat)?.options.findIndex((move) => moveId(move) === option) ?? -1;
    if (i < 0) throw new TableError('NOT_LISTED', { decision: table.decisionNumber });
    fork.take(seat, i);
  }
  return fork;
}

function nextOf(fork: Table, seat: Seat): Preview['next'] {
  if (fork.outcome) return 'end';
  if (fork.pending.includes(seat)) return 'you';
  return fork.pending.includes(CHANCE) ? 'chance' : 'others';
}
