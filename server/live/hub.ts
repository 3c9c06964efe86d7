/** Who is reading which match, and handing out what is new. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Message } from '../api/matches.ts';
import { Frames, keptEvents } from '../memory/frames.ts';
import type { LiveMatch, LoadedTable } from '../memory/live-match.ts';
import { Shown } from '../memory/shown.ts';
import { slices } from '../memory/slices.ts';
import { toldCount } from '../memory/telling.ts';
import type { Stream } from './stream.ts';

/** A finger on the map: of which seat, and where; null: no more. */
export type Point = { readonly seat: Seat; readonly place: string | null };

/** What more of them cost is done in slices. */
const FEW_BEATS = 8;
const FEW_READERS = 20;

export class Hub {
  private readonly streams = new Map<string, Set<Stream>>();
  /** Views of matches at which somebody wants changes. */
  private readonly shown = new Map<string, Shown>();
  private readonly perReader = new Map<string, number>();
  count = 0;

  add(stream: Stream): void {
    const readers = this.streams.get(stream.match) ?? new Set();
    this.streams.set(stream.match, readers.add(stream));
    this.perReader.set(stream.reader, this.streamsOf(stream.reader) + 1);
    if (stream.wantsChanges && !this.shown.has(stream.match)) this.shown.set(stream.match, new Shown());
    this.count++;
  }

  remove(stream: Stream): void {
    const readers = this.streams.get(stream.match);
    if (!readers?.delete(stream)) return;
    this.count--;
    const left = this.streamsOf(stream.reader) - 1;
    if (left > 0) this.perReader.set(stream.reader, left);
    else this.perReader.delete(stream.reader);
    if (readers.size > 0) return;
    this.streams.delete(stream.match);
    this.shown.delete(stream.match);
  }

  readers(match: string): ReadonlySet<Stream> {
    return this.streams.get(match) ?? NOBODY;
  }

  isReading(match: string, person: string | null): boolean {
    if (person === null) return false;
    for (const stream of this.readers(match)) if (stream.person === person) return true;
    return false;
  }

  matches(): IterableIterator<string> {
    return this.streams.keys();
  }

  all(): Stream[] {
    return [...this.streams.values()].flatMap((readers) => [...readers]);
  }

  /** How many streams this reader has open. */
  streamsOf(reader: string): number {
    return this.perReader.get(reader) ?? 0;
  }

  /** A reader without a name does not stay for ever; one who is still there comes again. */
  dropAnonymous(before: number): void {
    for (const stream of this.all()) if (stream.person === null && stream.opened < before) stream.dismiss();
  }

  /** The oldest event that somebody who looks does not have yet. */
  least(live: LiveMatch, loaded: LoadedTable): number {
    let least = toldCount(loaded);
    for (const stream of this.readers(live.id)) least = Math.min(least, keptEvents(live, loaded, stream.seen));
    return least;
  }

  /** A new frame for everybody who looks; with a promise where that is too much for one go. */
  table(live: LiveMatch, loaded: LoadedTable): Promise<void> | undefined {
    const readers = this.readers(live.id);
    if (readers.size === 0) return undefined;
    const frames = this.frames(live, loaded);
    if (loaded.table.beats.length > FEW_BEATS || readers.size > FEW_READERS)
      return slices.run(this.showing([...readers], live, loaded, frames));
    for (const stream of readers) sendFrame(stream, live, loaded, frames);
    return undefined;
  }

  /** A frame for one who comes, or comes back and may have missed much. */
  tableTo(stream: Stream, live: LiveMatch, loaded: LoadedTable): Promise<void> {
    return slices.run(this.showing([stream], live, loaded, this.frames(live, loaded)));
  }

  private *showing(
    streams: readonly Stream[],
    live: LiveMatch,
    loaded: LoadedTable,
    frames: Frames,
  ): Generator<void, void> {
    for (const stream of streams) {
      yield* frames.making(stream.viewers, keptEvents(live, loaded, stream.seen));
      // A reader who left meanwhile may be at another table by now.
      if (this.readers(live.id).has(stream)) sendFrame(stream, live, loaded, frames);
      yield;
    }
  }

  private frames(live: LiveMatch, loaded: LoadedTable): Frames {
    return new Frames(live, loaded, this.shown.get(live.id) ?? null);
  }

  match(live: LiveMatch, describe: (person: string | null) => string, but: Stream | null = null): void {
    const made = new Map<string | null, string>();
    for (const stream of this.readers(live.id)) {
      if (stream === but) continue;
      const text = made.get(stream.person) ?? describe(stream.person);
      made.set(stream.person, text);
      stream.send('match', text);
    }
  }

  /** The people around the board, to one of them. */
  matchTo(match: string, person: string, describe: () => string): void {
    for (const stream of this.readers(match)) if (stream.person === person) stream.send('match', describe());
  }

  talk(match: string, message: Message, mutedBy: ReadonlySet<string>): void {
    const text = JSON.stringify(message);
    for (const stream of this.readers(match)) {
      if (stream.talk >= message.number) continue;
      stream.talk = message.number;
      if (stream.person === null || !mutedBy.has(stream.person)) stream.send('talk', text);
    }
  }

  /** A finger on the map, for all who look now; nobody keeps it. */
  point(match: string, point: Point): void {
    const text = JSON.stringify(point);
    for (const stream of this.readers(match)) stream.send('point', text);
  }

  /** The match no longer exists. */
  drop(match: string): void {
    for (const stream of [...this.readers(match)]) stream.dismiss();
  }

  /** These sessions have ended. */
  dropSessions(closed: ReadonlySet<string>): void {
    for (const stream of this.all()) if (stream.session !== null && closed.has(stream.session)) stream.dismiss();
  }

  beat(): void {
    for (const stream of this.all()) stream.beat();
  }

  close(): void {
    for (const stream of this.all()) stream.dismiss();
  }
}

const NOBODY: ReadonlySet<Stream> = new Set();

/** A reader that already has this revision gets nothing twice. */
function sendFrame(stream: Stream, live: LiveMatch, loaded: LoadedTable, frames: Frames): void {
  const { revision } = live.row;
  if (stream.seen.revision >= revision) return;
  const since = keptEvents(live, loaded, stream.seen);
  const { viewers, base } = stream;
  stream.seen = { revision, told: toldCount(loaded) };
  stream.base = revision;
  const changed = stream.wantsChanges && base > 0 ? frames.changed(viewers, since, base) : null;
  stream.send('table', changed ?? frames.frame(viewers, since));
}
