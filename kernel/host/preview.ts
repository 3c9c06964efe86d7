/**
 * "What will it do?": a pick is tried in worlds where everything the seat cannot know, or is to have forgotten, is dealt again. What happens in all of
 * them is certain, up to where something comes to light (unknown.ts): that they all show the same card may be luck.
 */
import { type Ask, CHANCE, moveId, type Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import { copy } from '../rules/copy.ts';
import { decisionOf, type HeardEvent, type Option } from '../rules/decision.ts';
import { TableError } from '../rules/errors.ts';
import { seededRng } from '../rules/rng.ts';
import type { Table } from '../table/table.ts';
import { recallOf } from './past.ts';
import { cameToLight, counted, type Unknown, unknownIn } from './unknown.ts';

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

/** Cards that come to light are told for certain; these worlds tell what else is hidden, such as an answer that another hand gives. */
const WORLDS = 10;

/** What `option`, or several picks one after the other, would bring `seat`, told only from what the seat knows. */
export function previewOf(table: Table, seat: Seat, option: string | readonly string[], worlds = WORLDS): Preview {
  const path = typeof option === 'string' ? [option] : option;
  const tries = Array.from({ length: worlds }, (_, world) => tried(table, seat, path, world));
  const [first, ...others] = tries as [Tried, ...Tried[]];
  const { isLit } = first;
  const most = isLit ? toldInTheDark(table, seat, path) : Math.max(...tries.map(({ events }) => events.length));
  const differs = (n: number) => others.some(({ events }) => events[n]?.said !== first.events[n]?.said);
  const odd = Array.from({ length: most }).findIndex((_, n) => differs(n));
  const events = first.events.slice(0, odd < 0 ? most : odd);
  const same = !isLit && odd < 0 && others.every(({ seen, next }) => seen === first.seen && next === first.next);
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
  /** The seat knows more than before; the first world tells for all. */
  readonly isLit: boolean;
};

function tried(table: Table, seat: Seat, path: readonly string[], world: number): Tried {
  const fork = table.fork({ chance: realDice, watched: true });
  const unknown = dealt(fork, seat, world);
  const before = fork.told.length;
  const left = walked(fork, seat, path);
  const [beat] = fork.beats;
  const view = beat ? fork.game.view(beat.state, seat) : fork.view(seat);
  const told = fork.heardBetween(seat, before, beat?.told ?? fork.told.length);
  const question = beat || left > 0 ? null : fork.question(seat);
  const options = question ? decisionOf(question, 0).options : null;
  const next = beat ? 'others' : nextOf(fork, seat);
  return {
    events: told.map((event) => ({ event, said: JSON.stringify(event.event) })),
    view,
    seen: JSON.stringify(view),
    next,
    ask: question?.ask ?? null,
    options,
    offered: JSON.stringify(options),
    isLit:
      world === 0 && next !== 'end' && cameToLight(unknown, unknownIn(fork, copy(beat?.state ?? fork.state), seat)),
  };
}

/** How many events the first world tells before anything comes to light. */
function toldInTheDark(table: Table, seat: Seat, path: readonly string[]): number {
  let unknown: Unknown | null = null;
  let told = 0;
  let isLit = false;
  const fork = table.fork({
    chance: realDice,
    watched: true,
    onTell: (state) => {
      isLit ||= unknown !== null && cameToLight(unknown, unknownIn(table, copy(state), seat));
      if (unknown !== null && !isLit) told++;
    },
  });
  unknown = dealt(fork, seat, 0);
  walked(fork, seat, path);
  return told;
}

/** Deals what the seat cannot know, or is to have forgotten, and says what that is. */
function dealt(fork: Table, seat: Seat, world: number): Unknown {
  const { rng, unknown } = counted(seededRng(world));
  fork.redeal(seat, rng, recallOf(fork.game, fork.options));
  return unknown;
}

/** Makes the picks up to the first after which somebody else goes on; how many are left then. */
function walked(fork: Table, seat: Seat, path: readonly string[]): number {
  for (const [n, option] of path.entries()) {
    pickOf(fork, seat, option);
    // What somebody else's step shows is not what this pick does.
    if (fork.beats.length > 0 || nextOf(fork, seat) !== 'you') return path.length - n - 1;
  }
  return 0;
}

function pickOf(fork: Table, seat: Seat, option: string): void {
  const i = fork.question(seat)?.options.findIndex((move) => moveId(move) === option) ?? -1;
  if (i < 0) throw new TableError('NOT_LISTED', { decision: fork.decisionNumber });
  fork.take(seat, i);
}

/** A table at which `seat` made these picks, in a world that it cannot tell from the true one: the further questions of a gesture. */
export function aheadOf(table: Table, seat: Seat, path: readonly string[]): Table {
  const fork = table.fork({ chance: realDice, collecting: true });
  dealt(fork, seat, 0);
  for (const option of path) pickOf(fork, seat, option);
  return fork;
}

function nextOf(fork: Table, seat: Seat): Preview['next'] {
  if (fork.outcome) return 'end';
  if (fork.pending.includes(seat)) return 'you';
  return fork.pending.includes(CHANCE) ? 'chance' : 'others';
}
