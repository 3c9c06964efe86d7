/** Secrecy is tested, not promised: nothing a seat gets may change when what it cannot know is dealt again. */
import { CHANCE, type Eyes, moveId, type Seat, type Viewer } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, readChance, realDice } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { Table } from '@tavola/kernel/table/table.ts';

export type SecrecySetup = {
  readonly rng?: Rng;
  readonly shows?: Shows;
};

/**
 * Kinds of events that may tell a seat more than its view shows afterwards. `privately`: what it hears more than the others (a hand it was shown);
 * what everybody hears is compared all the same. Or a kind of event that in the same step puts out of sight what was told (a card discarded, the
 * pile shuffled); in other steps the event is compared.
 */
export type Shows = { readonly [kind: string]: string };

/** What gives a secret away at this point of the game, or null. */
export function secrecyFlaw(table: Table, { rng = seededRng(1), shows = {} }: SecrecySetup = {}): string | null {
  const here = sight(table);
  const { picks } = table.log();
  for (let seat = 0; seat < table.seats.length; seat++) {
    const flaw = viewFlaw(here, seat, rng) ?? pickFlaw(here, picks, seat, rng, shows);
    if (flaw !== null) return flaw;
  }
  return null;
}

/** What a table shows and asks, as text; each is worked out once. */
type Sight = {
  readonly table: Table;
  readonly view: (eyes: Eyes) => string;
  readonly asked: (viewer: Viewer) => string;
};

function sight(table: Table): Sight {
  const views = new Map<Eyes, string>();
  const questions = new Map<Viewer, string>();
  return {
    table,
    view: (eyes) => views.get(eyes) ?? kept(views, eyes, JSON.stringify(table.view(eyes))),
    asked: (viewer) => questions.get(viewer) ?? kept(questions, viewer, JSON.stringify(asked(table, viewer))),
  };
}

function kept<K>(known: Map<K, string>, key: K, text: string): string {
  known.set(key, text);
  return text;
}

/** Views, decisions and errors now, against the same moment with what `seat` cannot know dealt again. */
function viewFlaw(here: Sight, seat: Seat, rng: Rng): string | null {
  const other = here.table.fork({ chance: realDice });
  other.redeal(seat, rng);
  const world = sight(other);
  for (const viewer of [seat, 'spectator'] as const) {
    const [before, after] = [here, world].map(({ view, asked }) => view(viewer) + asked(viewer));
    if (before !== after) return difference(`what ${viewer} sees when seat ${seat} imagines`, before, after);
  }
  return openFlaw(here, world);
}

/** With open cards everything is seen that any seat sees: where a seat's view differs between two worlds, the open view must. */
function openFlaw(here: Sight, world: Sight): string | null {
  const hides = here.table.seats.findIndex((_, seat) => here.view(seat) !== world.view(seat));
  if (hides < 0 || here.view('open') !== world.view('open')) return null;
  return `open cards do not show what seat ${hides} sees`;
}

/**
 * The last pick in another possible world. Where it leaves `seat` with the same view, it must also leave it with the same events,
 * the same decision and the same people asked; else one of these tells what the view hides.
 */
function pickFlaw(here: Sight, picks: readonly LogPick[], seat: Seat, rng: Rng, shows: Shows): string | null {
  const { table } = here;
  const at = picks.findLastIndex(([picker]) => picker !== CHANCE);
  const [picker, option] = picks[at] ?? [CHANCE, ''];
  if (picker === CHANCE) return null;
  const other = table.fork({ chance: sameDice(picks.slice(at + 1)), at, watched: true });
  other.redeal(seat, rng);
  const index = other.question(picker)?.options.findIndex((move) => moveId(move) === option) ?? -1;
  if (index < 0) return null;
  other.take(picker, index);
  const world = sight(other);
  if (world.view(seat) !== here.view(seat)) return null;
  const [before, after] = [here, world].map((it) => JSON.stringify(heard(it.table, seat, at, shows)) + it.asked(seat));
  return before === after ? null : difference(`what seat ${seat} is told or asked`, before, after);
}

/** The answers that chance gave at the table; a question they do not fit is left open. */
function sameDice(picks: readonly LogPick[]): ChanceSource {
  let n = 0;
  return { answer: (request) => readChance(request, picks[n++]?.[1] ?? '') ?? undefined };
}

/** The decision of a viewer, who else is asked, and what a wrong pick is answered. */
function asked(table: Table, viewer: Viewer): unknown {
  const own = viewer === 'spectator' ? null : [table.decision(viewer), errorOf(table, viewer)];
  return [own, table.pending, table.outcome];
}

function errorOf(table: Table, seat: Seat): string {
  try {
    table.pick(seat, table.decision(seat)?.number ?? 0, 'no such option');
  } catch (error) {
    if (error instanceof TableError) return error.message;
    throw error;
  }
  throw new Error('an option that is not listed was taken');
}

function heard(table: Table, seat: Seat, at: number, shows: Shows): unknown {
  const own = table.eventsFor(seat, at + 1);
  const all = table.eventsFor('spectator', at + 1);
  const told = new Set<string>(own.map(({ event }) => event.kind));
  return own.flatMap((one, i) => {
    const how = shows[one.event.kind];
    return how === 'privately' ? [all[i]] : how !== undefined && told.has(how) ? [] : [one];
  });
}

function difference(what: string, before = '', after = ''): string {
  let i = 0;
  while (i < before.length && before[i] === after[i]) i++;
  const from = Math.max(0, i - 60);
  return `${what} changes: ...${before.slice(from, i + 80)} / ...${after.slice(from, i + 80)}`;
}
