/** What others did since a seat had its turn, and who may soon win: told from that seat's own events and views, so that nothing hidden is in it. */
import type { Seat } from '../rules/ask.ts';
import type { Event } from '../rules/decision.ts';
import type { AnyFace } from './face.ts';
import type { Say } from './text.ts';

/** 3: the reader lost something. 2: a place with pieces of theirs, or their plan, changed. 1: two points or more. 0: the rest. */
export type Weight = 0 | 1 | 2 | 3;

export type RecapLine = {
  readonly weight: Weight;
  /** Who did it; null where nobody did, as when a fog comes back. */
  readonly actor: Seat | null;
  /** A sign of the game's sprite. */
  readonly glyph: string;
  readonly text: string;
  /** What it means to the reader. */
  readonly note: string | null;
  /** By the ids of `Things.places`; the first is where it happened. */
  readonly places: readonly string[];
};

/** Somebody who may win soon. `sure`: nothing but the reader's own turn stands between. */
export type Nearing = { readonly seat: Seat; readonly text: string; readonly note: string; readonly sure: boolean };

/**
 * What an event is like, for its sound and for how long it is seen: a `clash` (battle, campaign, challenge) stays longest, movements one after
 * another are one moment, and `nothing` is left out.
 */
export type MomentKind = 'piece' | 'movement' | 'card' | 'dice' | 'clash' | 'points' | 'nothing';

export type News<V = unknown, E extends Event = Event, W = unknown> = {
  /** `before` is the table as the seat left it, `after` as it finds it. A game that forgets names nothing that lies closed again. */
  readonly recap?: (events: readonly E[], before: V, after: V, seat: Seat, say: Say<W>) => readonly RecapLine[];
  /** Seats that may win soon, by what `seat` knows. */
  readonly nearing?: (view: V, seat: Seat, say: Say<W>) => readonly Nearing[];
  /** What each kind of event is like; kinds that are not here are none of these. */
  readonly moments?: { readonly [K in E['kind']]?: MomentKind };
  /** The semitones of the chord that ends a match. */
  readonly chord?: readonly number[];
};

/** Something that was done: "marched", "recruited 3 warriors". */
export type Deed = Omit<RecapLine, 'text' | 'note'> & {
  /** Deeds of one actor and one kind are told together. */
  readonly kind: string;
  /** The deed after the actor's name, or a whole sentence where nobody did it; by how many there are in all. */
  readonly did: (count: number) => string;
  /** How many it counts for; 1 when left out. */
  readonly count?: number;
  readonly note?: string | null;
  /** Said in the note beside other deeds of the line: "+4 VP". */
  readonly aside?: (count: number) => string;
};

/** A deed before its doer is named; `at` is where it was done. */
export type PlainDeed<At = string> = Omit<Deed, 'actor' | 'places'> & { readonly at?: At };

/** What `actor` did: at a place of the board, else at the actor's seat. */
export function doneBy(actor: Seat, { at = `seat:${actor}`, ...deed }: PlainDeed): Deed {
  return { ...deed, actor, places: [at] };
}

/** "a, b and c" */
type Listing = (deeds: readonly string[]) => string;

const MOST = 6;
const FEWEST = 3;
/** At most this many small deeds of one actor stand in one line. */
const TOLD_TOGETHER = 3;

/** The lines of a recap: what concerns the reader first, one line for each kind of deed; small deeds of one actor share a line and fill up to three. */
export function recapLines(deeds: readonly Deed[], say: Say, list: Listing): RecapLine[] {
  const lines = joined(deeds).map((deed) => lineOf([deed], say, list));
  const heavy = lines.filter(({ weight }) => weight >= 2);
  const small = smallLines(
    joined(deeds).filter(({ weight }) => weight < 2),
    say,
    list,
  );
  const scored = small.filter(({ weight }) => weight === 1);
  const rest = small.filter(({ weight }) => weight === 0);
  const told = [...byWeight(heavy), ...scored];
  return [...told, ...rest.slice(0, Math.max(0, FEWEST - told.length))].slice(0, MOST);
}

function byWeight<T extends { readonly weight: Weight }>(told: readonly T[]): T[] {
  return [...told].sort((a, b) => b.weight - a.weight);
}

function joined(deeds: readonly Deed[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const deed of deeds) {
    const key = `${deed.actor} ${deed.kind}`;
    const before = found.get(key);
    found.set(key, before ? together(before, deed) : deed);
  }
  return [...found.values()];
}

function together(a: Deed, b: Deed): Deed {
  const notes = [a.note, b.note].filter((note): note is string => typeof note === 'string');
  return {
    ...b,
    weight: a.weight > b.weight ? a.weight : b.weight,
    count: (a.count ?? 1) + (b.count ?? 1),
    note: notes.length === 0 ? null : [...new Set(notes)].join('; '),
    places: [...new Set([...a.places, ...b.places])],
  };
}

/** One line for each actor. */
function smallLines(deeds: readonly Deed[], say: Say, list: Listing): RecapLine[] {
  const actors = [...new Set(deeds.map(({ actor }) => actor))];
  return actors.flatMap((actor) => {
    const theirs = deeds.filter((deed) => deed.actor === actor);
    if (actor === null) return theirs.map((deed) => lineOf([deed], say, list));
    const spoken = theirs.filter(({ aside }) => !aside);
    const kept = new Set(byWeight(spoken).slice(0, TOLD_TOGETHER));
    return [
      lineOf(
        theirs.filter((deed) => deed.aside || kept.has(deed)),
        say,
        list,
      ),
    ];
  });
}

function lineOf(deeds: readonly Deed[], say: Say, list: Listing): RecapLine {
  const plain = deeds.filter(({ aside }) => !aside);
  const spoken = plain.length > 0 ? plain : deeds;
  const beside = plain.length > 0 ? deeds.flatMap(({ aside, count = 1 }) => (aside ? [aside(count)] : [])) : [];
  const [first] = byWeight(spoken) as [Deed];
  const did = list(spoken.map((deed) => deed.did(deed.count ?? 1)));
  const notes = [...beside, ...deeds.flatMap(({ note }) => (note ? [note] : []))];
  const places = [...new Set(deeds.flatMap((deed) => deed.places))];
  const onBoard = places.filter((place) => !place.startsWith('seat:'));
  return {
    weight: deeds.reduce<Weight>((most, { weight }) => (weight > most ? weight : most), 0),
    actor: first.actor,
    glyph: first.glyph,
    text: first.actor === null ? did : `${say.who(first.actor)} ${did}`,
    note: notes.length === 0 ? null : notes.join('; '),
    places: onBoard.length > 0 ? onBoard : places,
  };
}

/** Of a game without a recap of its own: what people count of each seat, and what else changed. */
export function countedRecap(
  { picks }: AnyFace,
  before: unknown,
  after: unknown,
  seats: number,
  seat: Seat,
  say: Say,
): RecapLine[] {
  const changed = Array.from({ length: seats }, (_, of): RecapLine[] => {
    const was = new Map(picks?.tally?.(before, of, say).map(({ id, count }) => [id, count]));
    const counts = picks?.tally?.(after, of, say) ?? [];
    const words = counts.flatMap(({ id, count, named }) => {
      const by = count - (was.get(id) ?? count);
      return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${named(Math.abs(by))}`];
    });
    const loses = of === seat && counts.some(({ id, count }) => count < (was.get(id) ?? count));
    if (words.length === 0) return [];
    return [
      {
        weight: loses ? 3 : of === seat ? 2 : 0,
        actor: of,
        glyph: 'players',
        text: say.who(of),
        note: words.join(', '),
        places: [`seat:${of}`],
      },
    ];
  }).flat();
  const told = (picks?.changes?.(before, after, seat, say) ?? []).map(
    (text): RecapLine => ({ weight: 2, actor: null, glyph: 'table', text, note: null, places: [] }),
  );
  const all = byWeight([...changed, ...told]);
  const heavy = all.filter(({ weight }) => weight > 0).length;
  return all.slice(0, Math.min(MOST, Math.max(FEWEST, heavy)));
}
