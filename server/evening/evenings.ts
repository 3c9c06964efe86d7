/** All shared evenings: one word after the other per evening, on disk before anybody is told. The rules run in other threads. */
import type { Word } from '@tavola/kernel/real/shared.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { EveningUpdate, WordTaken } from '../api/evenings.ts';
import type { Config } from '../base/config.ts';
import { newSecret } from '../base/ids.ts';
import { Limit } from '../base/limit.ts';
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import type { Hub } from '../live/hub.ts';
import type { Stream } from '../live/stream.ts';
import type { WordDone } from '../replay/evening-jobs.ts';
import type { ReplayThreads } from '../replay/threads.ts';
import type { EveningPersonRow } from '../store/evening-rows.ts';
import type { Store } from '../store/store.ts';
import { type Changed, eveningChange, eveningErased } from './change.ts';
import { type LiveEvening, loadEvening, packedPoint, pointBelow, tellersOf } from './live-evening.ts';
import { mustBeAllowed, taskOf, wordChange } from './word.ts';

type Parts = { readonly store: Store; readonly hub: Hub; readonly threads: ReplayThreads; readonly config: Config };
const MOST_TRIES = 8;
const MOST_PHONES = 20;
/** Of words that changed nothing. */
const MOST_PASSED = 500;

export class Evenings {
  readonly store: Store;
  readonly threads: ReplayThreads;
  readonly config: Config;
  private readonly hub: Hub;
  /** How many words each person says. */
  private readonly said: Limit;
  private readonly live = new Map<string, LiveEvening>();
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor({ store, hub, threads, config }: Parts) {
    this.store = store;
    this.hub = hub;
    this.threads = threads;
    this.config = config;
    this.said = new Limit(config.limits.words, config.now);
  }

  /** The evening, for one who tells it; nobody else knows that there is one. */
  async theirs(id: string, person: string | null): Promise<LiveEvening> {
    const evening = await this.find(id);
    if (!evening.mayTell(person)) throw notFound();
    return evening;
  }

  news(evening: LiveEvening, rev: number): EveningUpdate {
    return evening.news(rev, (person) => this.hub.isReading(evening.id, person));
  }

  /** One word of one person. */
  async take(id: string, person: string, word: Word): Promise<WordTaken> {
    await this.theirs(id, person);
    const refusal = this.said.use(person);
    if (refusal) throw refusal;
    return this.queue(id, async () => {
      const fate = await this.decide(id, person, word);
      const evening = await this.theirs(id, person);
      return { fate, update: this.news(evening, word.rev) };
    });
  }

  private async decide(id: string, person: string, word: Word): Promise<WordTaken['fate']> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const evening = await this.theirs(id, person);
      const known = evening.words.get(word.word)?.fate ?? evening.passed.get(word.word);
      if (known instanceof Refusal) throw known;
      if (known !== undefined) return known;
      const done = await this.run(evening, person, word);
      if (done.fate === 'known') {
        pass(evening, word.word, 'known');
        return 'known';
      }
      if (await this.commit(evening, wordChange(evening, person, word, done, this.config.now()))) return done.fate;
    }
    throw new Refusal(503, 'BUSY');
  }

  /** What the word changes, found out in another thread. */
  private async run(evening: LiveEvening, person: string, word: Word): Promise<WordDone> {
    const { limits, now } = this.config;
    if (evening.picks.length >= limits.picks) throw new Refusal(409, 'MATCH_TOO_LONG', { most: limits.picks });
    mustBeAllowed(evening, person, word);
    const back = 'undo' in word ? await pointBelow(this.store, evening.id, word.undo.from) : undefined;
    const point = 'undo' in word ? (back ? packedPoint(back) : null) : evening.point;
    const task = taskOf(evening, { word, by: person, fallen: evening.fallen }, point, now());
    try {
      return await this.threads.run('word', evening.row.game, task, { who: evening.id, picks: 1 });
    } catch (error) {
      // Threads that are busy or away have decided nothing.
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) pass(evening, word.word, error);
      throw error;
    }
  }

  /** Runs `work` alone on this evening and commits what it gives; again from the store when another process was faster. */
  change(id: string, person: string, work: (evening: LiveEvening) => Partial<Changed> | null): Promise<void> {
    return this.queue(id, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const evening = await this.theirs(id, person);
        const wanted = work(evening);
        if (wanted === null) return;
        if (await this.commit(evening, changeOf(evening, wanted, this.config.now()))) return;
      }
      throw new Refusal(503, 'BUSY');
    });
  }

  /** Somebody comes by the link. */
  join(id: string, person: string): Promise<void> {
    return this.queue(id, async () => {
      const evening = await this.find(id);
      const known = evening.people.find((one) => one.person === person);
      if (known?.out === 1) throw forbidden();
      if (known) return;
      if (evening.people.filter(({ out }) => out === 0).length >= MOST_PHONES)
        throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_PHONES });
      const row: EveningPersonRow = { evening: id, person, since: this.config.now(), out: 0 };
      await this.mustCommit(evening, { people: [row] });
    });
  }

  /** Only the owner; the link that they came by is void from then on. */
  async sendOut(id: string, owner: string, person: string): Promise<void> {
    await this.change(id, owner, (evening) => {
      mustOwn(evening, owner);
      const known = evening.people.find((one) => one.person === person && one.out === 0);
      if (!known || person === owner) throw notFound();
      return {
        row: { ...evening.row, link: newSecret() },
        people: [{ evening: id, person, since: known.since, out: 1 }],
      };
    });
    for (const stream of [...this.hub.readers(id)]) if (stream.person === person) stream.dismiss();
  }

  /** For everybody; phones keep what they have. */
  async erase(id: string, owner: string): Promise<void> {
    await this.queue(id, async () => {
      const evening = await this.theirs(id, owner);
      mustOwn(evening, owner);
      if (!(await this.store.commit(eveningErased(evening.row)))) throw new Refusal(503, 'BUSY');
      this.live.delete(id);
    });
    this.hub.drop(id);
  }

  /** A phone listens from now on. */
  listen(stream: Stream): Promise<void> {
    return this.queue(stream.match, async () => {
      if (!stream.isOpen) return;
      const evening = await this.theirs(stream.match, stream.person);
      if (stream.seen.revision > evening.row.rev) stream.startOver();
      this.hub.add(stream);
      stream.onClose(() => {
        this.hub.remove(stream);
        const left = this.live.get(stream.match);
        if (left) this.tell(left);
      });
      this.tell(evening);
    });
  }

  /** Another process changed this evening. */
  async moved(id: string, rev: number): Promise<void> {
    const known = this.live.get(id);
    if (!known || known.row.rev >= rev) return;
    await this.queue(id, async () => {
      if (this.live.get(id) === known) this.live.delete(id);
      if (this.hub.readers(id).size > 0) this.tell(await this.find(id));
    });
  }

  /** Those that nobody looks at leave memory. */
  evict(): void {
    const before = this.config.now() - this.config.idleMs;
    for (const [id, { lastUsed }] of this.live)
      if (lastUsed < before && this.hub.readers(id).size === 0 && !this.tails.has(id)) this.live.delete(id);
  }

  /** Everybody who listens gets what they lack. */
  private tell(evening: LiveEvening): void {
    for (const stream of this.hub.readers(evening.id)) {
      if (!evening.mayTell(stream.person)) {
        stream.dismiss();
        continue;
      }
      const news = JSON.stringify(this.news(evening, stream.seen.revision));
      stream.seen = { revision: evening.row.rev, told: 0 };
      stream.send('evening', news);
    }
  }

  private async mustCommit(evening: LiveEvening, wanted: Partial<Changed>): Promise<void> {
    if (!(await this.commit(evening, changeOf(evening, wanted, this.config.now())))) throw new Refusal(503, 'BUSY');
  }

  /** False when another process was faster; then the evening is read again. */
  private async commit(evening: LiveEvening, change: Changed): Promise<boolean> {
    const committed = await this.store.commit(eveningChange(evening.row, change)).catch((error) => {
      this.live.delete(evening.id);
      throw error;
    });
    if (!committed) {
      this.live.delete(evening.id);
      return false;
    }
    await apply(this.store, evening, change);
    this.tell(evening);
    return true;
  }

  private async find(id: string): Promise<LiveEvening> {
    const evening = this.live.get(id) ?? (await loadEvening(this.store, id));
    if (!evening) throw notFound();
    const held = this.live.get(id) ?? evening;
    this.live.set(id, held);
    held.lastUsed = this.config.now();
    return held;
  }

  /** One at a time per evening. */
  private queue<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const done = () => {
      if (this.tails.get(id) === result) this.tails.delete(id);
    };
    this.tails.set(id, result);
    result.then(done, done);
    return result;
  }
}

export function mustOwn({ row }: LiveEvening, person: string): void {
  if (row.owner !== person) throw forbidden();
}

function pass(evening: LiveEvening, word: string, outcome: 'known' | Refusal): void {
  evening.passed.set(word, outcome);
  if (evening.passed.size <= MOST_PASSED) return;
  const [oldest = ''] = evening.passed.keys();
  evening.passed.delete(oldest);
}

/** A change of the row that raises its revision. */
function changeOf({ row, picks }: LiveEvening, wanted: Partial<Changed>, now: number): Changed {
  return {
    cut: picks.length,
    picks: [],
    spoken: [],
    point: null,
    words: [],
    people: [],
    ...wanted,
    row: { ...row, ...wanted.row, rev: row.rev + 1, updated: now },
  };
}

/** After the commit: the evening is as the change says. */
async function apply(store: Store, evening: LiveEvening, change: Changed): Promise<void> {
  const { row, cut, picks, spoken, point, words, people } = change;
  if (point) evening.point = packedPoint(point);
  else if (cut < evening.picks.length) evening.point = null;
  evening.row = row;
  evening.picks = [...evening.picks.slice(0, cut), ...picks] as readonly LogPick[];
  evening.spoken = [...evening.spoken.slice(0, cut), ...spoken];
  evening.revs = [...evening.revs.slice(0, cut), ...picks.map(() => row.rev)];
  for (const { id, person, rev, fate } of words) evening.words.set(id, { by: person, rev, fate });
  if (people.length > 0) evening.people = await tellersOf(store, row.id);
}
