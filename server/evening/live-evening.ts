/** An evening in memory: its row, its log, who said what, and who may tell. No rules run here. */
import type { Ledger } from '@tavola/kernel/real/ledger.ts';
import type { Credits, Fate, Shared } from '@tavola/kernel/real/shared.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { EveningUpdate } from '../api/evenings.ts';
import type { Refusal } from '../base/problem.ts';
import type { Trailed } from '../replay/evening-jobs.ts';
import type { EveningPersonRow, EveningPointRow, EveningRow } from '../store/evening-rows.ts';
import { atMost, type Store } from '../store/store.ts';

export type Fallen = readonly (readonly [word: string, pick: LogPick])[];
type Teller = Pick<EveningPersonRow, 'person' | 'since' | 'out'> & { readonly name: string };
/** A word that was decided: by whom, and what came of it. */
export type Decided = { readonly by: string | null; readonly rev: number; readonly fate: Fate };

export class LiveEvening {
  row: EveningRow;
  picks: readonly LogPick[];
  /** Of each pick: its word, and the revision at which it was made. */
  spoken: readonly (string | null)[];
  revs: readonly number[];
  point: string | null;
  people: readonly Teller[];
  readonly words: Map<string, Decided>;
  /** Words that changed nothing, or were refused: the same ones are not decided twice. */
  readonly passed = new Map<string, 'known' | Refusal>();
  lastUsed = 0;

  constructor(row: EveningRow, parts: Pick<LiveEvening, 'picks' | 'spoken' | 'revs' | 'point' | 'people' | 'words'>) {
    this.row = row;
    this.picks = parts.picks;
    this.spoken = parts.spoken;
    this.revs = parts.revs;
    this.point = parts.point;
    this.people = parts.people;
    this.words = parts.words;
  }

  get id(): string {
    return this.row.id;
  }
  get shared(): Shared {
    return JSON.parse(this.row.shared_json) as Shared;
  }
  get trail(): Trailed {
    return JSON.parse(this.row.trail_json) as Trailed;
  }
  get fallen(): Fallen {
    return JSON.parse(this.row.fallen_json) as Fallen;
  }
  get ledger(): Omit<Ledger, 'saved'> {
    const { rev, undone, moved, credits_json } = this.row;
    const credits = JSON.parse(credits_json) as Credits;
    return { shared: this.shared, spoken: this.spoken, credits, rev, undone, moved };
  }

  mayTell(person: string | null): boolean {
    return person !== null && this.people.some((one) => one.person === person && one.out === 0);
  }

  whose(word: string | null): string | null {
    return word === null ? null : (this.words.get(word)?.by ?? null);
  }

  /** The first pick that one who has seen `rev` does not have. */
  cutSince(rev: number): number {
    const first = this.revs.findIndex((at) => at > rev);
    return first < 0 ? this.picks.length : first;
  }

  /** What is new since `rev`. */
  news(rev: number, isHere: (person: string) => boolean): EveningUpdate {
    const { row, picks, trail, words } = this;
    const cut = this.cutSince(rev);
    const { waiting = null, redo = [] } = trail;
    return {
      rev: row.rev,
      cut,
      picks: picks.slice(cut) as [number, string][],
      shared: this.shared as EveningUpdate['shared'],
      waiting: waiting as [number, string] | null,
      redo: redo as [number, string][],
      decided: [...words].flatMap(([word, { rev: at }]) => (at > rev && rev > 0 ? [word] : [])),
      fallen: this.fallen.slice(-MOST_FALLEN).map(([word, [, option]]) => ({ word, option })),
      spoken: this.spoken.slice(cut).flatMap((word, i) => {
        const person = this.whose(word);
        return person === null ? [] : [{ n: cut + i, person }];
      }),
      people: this.people
        .filter(({ out }) => out === 0)
        .map(({ person, name }) => ({ person, name, here: isHere(person) })),
      name: row.name,
      rolls: row.rolls === 1,
      undoRule: row.undo_rule,
      updated: row.updated,
    };
  }
}

const MOST_FALLEN = 20;

export async function loadEvening(store: Store, id: string): Promise<LiveEvening | null> {
  const { db } = store;
  const row = await db.selectFrom('evenings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const picks = await db
    .selectFrom('evening_picks')
    .select(['seat', 'option', 'word', 'rev'])
    .where('evening', '=', id)
    .where('rev', '<=', row.rev)
    .orderBy('number')
    .execute();
  const words = await db
    .selectFrom('evening_words')
    .select(['id', 'person', 'rev', 'fate'])
    .where('evening', '=', id)
    .execute();
  const point = await pointBelow(store, id, row.count);
  return new LiveEvening(row, {
    picks: picks.map(({ seat, option }): LogPick => [seat, option]),
    spoken: picks.map(({ word }) => word),
    revs: picks.map(({ rev }) => rev),
    point: point ? packedPoint(point) : null,
    people: await tellersOf(store, id),
    words: new Map(words.map(({ id: word, person, rev, fate }) => [word, { by: person, rev, fate }])),
  });
}

export async function tellersOf({ db }: Store, id: string): Promise<readonly Teller[]> {
  return db
    .selectFrom('evening_people')
    .innerJoin('people', 'people.id', 'evening_people.person')
    .select(['person', 'since', 'out', 'people.name'])
    .where('evening', '=', id)
    .orderBy('since')
    .execute();
}

/** Where the rules can go on with at most this many picks behind them. */
export function pointBelow({ db }: Store, id: string, most: number): Promise<EveningPointRow | undefined> {
  return db
    .selectFrom('evening_points')
    .selectAll()
    .where('evening', '=', id)
    .where('picks', '<=', most)
    .orderBy('picks', 'desc')
    .limit(atMost(1))
    .executeTakeFirst();
}

/** A checkpoint of the kernel, as JSON. */
export function packedPoint({ picks, chance, state_json, doubts_json }: EveningPointRow): string {
  return `{"picks":${picks},"chance":${chance},"state":${state_json},"doubts":${doubts_json}}`;
}
