/** Readers who come to a match and go: who may, what they are sent first, and who is told of it. */
import type { Message } from '../api/matches.ts';
import type { Turn } from '../api/table.ts';
import { notFound, Refusal } from '../base/problem.ts';
import type { Tavola } from '../http/tavola.ts';
import { isOpenTo, mayStay, viewersOf, watchLinkOf } from '../live/access.ts';
import { withHistory } from '../live/history.ts';
import { type LiveLine, readEventId, readerOf, Stream, type StreamSetup } from '../live/stream.ts';
import { noteWatcher } from '../match/room.ts';
import { visible } from '../match/visible.ts';
import { keptEvents } from '../memory/frames.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { Somebody } from '../people/people.ts';
import { atMost } from '../store/store.ts';

/** Somebody who may read a match. */
export type Arrival = Omit<StreamSetup, 'line' | 'slowBytes'> & { readonly since: string | undefined };

const TALK_ON_ARRIVAL = 50;

export class Arrivals {
  private readonly tavola: Tavola;
  /** Made once: everybody who arrives asks it. */
  private readonly latestTalk;

  constructor(tavola: Tavola) {
    this.tavola = tavola;
    this.latestTalk = tavola.store.db
      .selectFrom('talk')
      .select(['number', 'person', 'name', 'text', 'at'])
      .where('match', '=', '')
      .orderBy('number', 'desc')
      .limit(atMost(TALK_ON_ARRIVAL))
      .compile();
  }

  /** May this person read the match, and can it be read? `leaves`: the line gives up another stream for it. */
  async admit(
    somebody: Somebody | null,
    address: string,
    { match, seat, since, changes }: Turn,
    leaves: 0 | 1 = 0,
  ): Promise<Arrival> {
    const { desk, mutes, config } = this.tavola;
    const person = somebody?.person.id ?? null;
    const session = somebody?.session ?? null;
    const live = await visible(desk, match, person);
    const viewers = viewersOf(live, person, seat);
    this.checkStreams(readerOf(person, address), person === null, leaves);
    if (person !== null) await mutes.load(person);
    if (live.hasTable) await mayStop(live);
    const link = person === null || isOpenTo(live, person) ? null : await watchLinkOf(desk.store, live, person);
    if (person !== null) await noteWatcher(desk, live, person);
    const opened = config.now();
    const chosen = seat !== undefined;
    const wantsChanges = changes === '1';
    return { match, person, address, opened, session, link, viewers, chosen, wantsChanges, since };
  }

  streamOf(line: LiveLine, { since, ...arrival }: Arrival): Stream {
    const stream = new Stream({ line, ...arrival, slowBytes: this.tavola.config.slowBytes });
    const back = readEventId(since);
    if (back) {
      stream.seen = back.seen;
      stream.talk = back.talk;
    }
    return stream;
  }

  /** Where that fails nobody is left with half of it: the reader comes again, or not. */
  begin(stream: Stream): Promise<void> {
    return this.tavola.desk
      .queue(stream.match, () => this.firstMessages(stream))
      .catch((error) => {
        stream.dismiss();
        throw error;
      });
  }

  leave(stream: Stream): void {
    const { hub, desk, closing } = this.tavola;
    hub.remove(stream);
    if (closing()) return;
    void desk
      .queue(stream.match, async () => {
        const live = await desk.find(stream.match);
        if (await this.seen(stream, live)) desk.audience.showPeople(live);
        if (live.ended && hub.readers(stream.match).size === 0) desk.forget(stream.match);
      })
      .catch((error) => desk.log.debug({ error: String(error) }, 'after a reader left'));
  }

  /** In the match's queue, so that nothing that is done or said falls between what is sent now and what is sent from now on. */
  private async firstMessages(stream: Stream): Promise<void> {
    const { hub, desk, mutes, closing } = this.tavola;
    if (!stream.isOpen) return;
    if (closing()) throw new Refusal(503, 'BUSY');
    const live = await desk.find(stream.match);
    // What was true when it was admitted need not be true by now.
    if (!mayStay(live, stream)) throw notFound();
    const talk = live.isSilent ? [] : await this.recentTalk(stream.match);
    // Before the first message: a reader who has it counts as present at every process.
    const arrives = await this.seen(stream, live);
    if (!stream.isOpen) return;
    this.checkStreams(stream.reader, stream.person === null, 0);
    hub.add(stream);
    stream.onClose(() => this.leave(stream));
    stream.send('match', JSON.stringify(desk.describe(live, stream.person)));
    const muted = stream.person === null ? [] : mutes.of(stream.person);
    for (const message of talk) {
      if (message.number <= stream.talk) continue;
      stream.talk = message.number;
      if (!muted.includes(message.person ?? '')) stream.send('talk', JSON.stringify(message));
    }
    if (live.hasTable) await this.firstFrame(stream, live);
    if (arrives) desk.audience.showPeople(live, stream);
  }

  private async firstFrame(stream: Stream, live: LiveMatch): Promise<void> {
    const { hub, replays, driver } = this.tavola;
    const loaded = await live.load();
    const { seen } = stream;
    // A reader with a revision that we never had (a restored backup) starts from the beginning.
    if (seen.revision > live.row.revision) stream.seen = { revision: 0, told: 0 };
    else if (seen.revision === live.row.revision) stream.seen = { ...seen, revision: seen.revision - 1 };
    await withHistory(replays, live, loaded, keptEvents(live, loaded, stream.seen));
    await hub.tableTo(stream, live, loaded);
    driver.drive(live);
  }

  private checkStreams(reader: string, isNobody: boolean, leaves: 0 | 1): void {
    const { streamsPerPerson, streamsPerAddress } = this.tavola.config.limits;
    const most = isNobody ? streamsPerAddress : streamsPerPerson;
    if (most > 0 && this.tavola.hub.streamsOf(reader) - leaves >= most) throw new Refusal(429, 'TOO_MANY');
  }

  /** Did somebody with a seat just come, or go? */
  private async seen({ match, person }: Stream, live: LiveMatch): Promise<boolean> {
    if (person === null || this.tavola.hub.isReading(match, person) || live.seatsOf(person).length === 0) return false;
    // Nobody is waited for at a match that is over.
    if (!live.ended) await this.tavola.desk.personSeen(live, person);
    return true;
  }

  private async recentTalk(match: string): Promise<Message[]> {
    const { rows } = await this.tavola.store.db.executeQuery<Message>({ ...this.latestTalk, parameters: [match] });
    return rows.reverse();
  }
}

/** A table that no longer replays is looked at without its board: its people can have it repaired. */
async function mayStop(live: LiveMatch): Promise<void> {
  await live.load().catch((error) => {
    if (live.stopped === null) throw error;
  });
}
