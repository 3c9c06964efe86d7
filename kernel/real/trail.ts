/**
 * The trail of an evening: what lies ahead of its pointer, which picks one gesture made, and what was cut off. Going back only moves the pointer; a new
 * pick after it cuts off what lay ahead, which is kept as a branch. So nothing that was told is ever lost.
 */
import type { LogPick } from '../table/log.ts';
import { isTold } from '../table/picture.ts';
import type { Table } from '../table/table.ts';

type Picks = readonly LogPick[];

/** A whole evening as it stood before something else was picked, from its first pick on. */
type Branch = {
  readonly picks: Picks;
  /** When it was cut off, by the clock of the host; left out until the host has kept it. */
  readonly when?: number | undefined;
};

/** A branch begins like an earlier one (or like none) up to pick `from`; only the picks after it are kept. */
type Rooted = Branch & { readonly like: number | null; readonly from: number };
export type SavedTrail = {
  /** What lies ahead of the pointer. */
  readonly redo?: Picks;
  /** The numbers of picks that belong to one gesture with the pick before. */
  readonly joined?: readonly number[];
  readonly branches?: readonly Rooted[];
  /** As it was kept when there was only one: all picks of the evening as it stood before somebody went back. */
  readonly branch?: Picks;
};

/** What was cut off: from which pick on it is another evening, how many picks it has from there, and when it was cut off. */
export type CutOff = { readonly from: number; readonly picks: number; readonly when: number | undefined };

export class Trail {
  readonly least: number;
  private readonly table: Table;
  private redo: Picks;
  private joined: readonly number[];
  private cut: readonly Rooted[] = [];
  private isMoving = false;

  /** `least`: how many picks cannot be gone back over, because newer rules do not know them. */
  constructor(table: Table, { redo = [], joined = [], branches = [], branch = [] }: SavedTrail = {}, least = 0) {
    this.table = table;
    this.least = least;
    this.redo = redo;
    this.joined = joined;
    this.cut = unfolded(branches);
    const { behind } = this;
    if (sharedBy(behind, branch) === behind.length && branch.length > 0) this.redo = branch.slice(behind.length);
    else this.remember(branch);
  }

  /** `now` dates what was cut off since the last time. */
  save(now?: number): Required<Omit<SavedTrail, 'branch'>> {
    this.cut = this.cut.map((branch) => (branch.when === undefined ? { ...branch, when: now } : branch));
    const branches = this.cut.map((branch) => ({ ...branch, picks: branch.picks.slice(branch.from) }));
    return { redo: this.redo, joined: this.joined, branches };
  }

  /** How many picks lie ahead. */
  get ahead(): number {
    return this.redo.length;
  }

  /** What does not lie on the trail now, newest first. */
  get branches(): readonly CutOff[] {
    const { all } = this;
    return this.beside().map(({ picks, when }) => {
      const from = sharedBy(picks, all);
      return { from, picks: picks.length - from, when };
    });
  }

  /** Whatever is done: what it takes off the trail becomes a branch. */
  along<T>(act: () => T): T {
    if (this.isMoving) return act();
    const before = this.all;
    this.isMoving = true;
    try {
      return act();
    } finally {
      this.isMoving = false;
      this.moved(before);
    }
  }

  /** To where this many picks had been made, behind or ahead. */
  goTo(at: number): void {
    const { table } = this;
    this.along(() => {
      if (at <= table.count) table.rewind(Math.max(at, this.least));
      else this.travel(table.count, this.redo.slice(0, at - table.count));
    });
  }

  /** One gesture on, of those that lie ahead. */
  forth(): void {
    let to = this.table.count + 1;
    while (this.isJoined(to)) to++;
    this.goTo(to);
  }

  /** The evening as it stood before a branch (by its place in `branches`) was cut off. */
  recover(place: number): void {
    const { table } = this;
    const { picks } = this.beside()[place] as Branch;
    const shared = sharedBy(picks, table.picksFrom(0));
    this.along(() => this.travel(shared, picks.slice(shared)));
  }

  /** Everything that was told elsewhere and not here becomes a branch. */
  takeUp(picks: Picks, { redo = [], branches = [] }: SavedTrail): void {
    if (sharedBy(picks, this.all) < picks.length) this.remember([...picks, ...redo]);
    for (const branch of unfolded(branches)) this.remember(branch.picks);
  }

  /** The evening as it was told elsewhere, with its trail. */
  follow(picks: Picks, { redo = [], joined = [], branches = [] }: SavedTrail): void {
    const shared = sharedBy(picks, this.behind);
    if (shared < this.table.count || shared < picks.length) this.travel(shared, picks.slice(shared));
    this.redo = redo;
    this.joined = joined;
    this.cut = unfolded(branches);
  }

  /** Everything that is told and answered meanwhile is one gesture. */
  together(act: () => void): void {
    const before = this.table.count;
    this.along(act);
    this.join(before);
  }

  /** Picks from number `from` on, up to `end`, were one gesture. */
  join(from: number, end = this.table.count): void {
    const rest = Array.from({ length: Math.max(0, end - from - 1) }, (_, i) => from + 1 + i);
    this.joined = [...new Set([...this.joined, ...rest])];
  }

  /** Does pick number `at` go on with the gesture of the pick before? */
  isJoined(at: number): boolean {
    return this.joined.includes(at);
  }

  /** Back to pick `from` and on from there; where today's rules do not follow, the evening stays where it is. */
  private travel(from: number, picks: Picks): void {
    const { table, behind } = this;
    table.rewind(from);
    try {
      table.advance(picks.slice(table.count - from));
    } catch (error) {
      table.rewind(from);
      table.advance(behind.slice(table.count));
      throw error;
    }
  }

  private get behind(): Picks {
    return this.table.picksFrom(0);
  }

  private get all(): Picks {
    return [...this.behind, ...this.redo];
  }

  private beside(): readonly Branch[] {
    const { all } = this;
    const isBeside = (shared: number, { picks }: Branch) => shared < picks.length && shared >= this.least;
    return this.cut.filter((branch) => isBeside(sharedBy(branch.picks, all), branch)).toReversed();
  }

  private moved(before: Picks): void {
    const { behind } = this;
    const shared = sharedBy(behind, before);
    if (shared === behind.length) {
      this.redo = before.slice(shared);
      return;
    }
    this.redo = [];
    this.joined = this.joined.filter((at) => at < shared);
    if (shared < before.length && !isRetold(before, behind, shared)) this.remember(before);
  }

  private remember(picks: Picks): void {
    const shares = this.cut.map((branch) => sharedBy(picks, branch.picks));
    if (picks.length === 0 || shares.includes(picks.length)) return;
    const shorter = this.cut.findIndex((branch, i) => shares[i] === branch.picks.length);
    const from = Math.max(0, ...shares);
    if (shorter < 0) this.cut = [...this.cut, { like: from === 0 ? null : shares.indexOf(from), from, picks }];
    else this.cut = this.cut.with(shorter, { ...(this.cut[shorter] as Rooted), picks, when: undefined });
  }
}

/** Branches with all their picks. */
function unfolded(kept: readonly Rooted[]): readonly Rooted[] {
  const whole: Rooted[] = [];
  for (const branch of kept) {
    const start = branch.like === null ? [] : (whole[branch.like]?.picks.slice(0, branch.from) ?? []);
    whole.push({ ...branch, picks: [...start, ...branch.picks] });
  }
  return whole;
}

/** Of two tellings of one fact in a row the second stands in place of the first: nothing was cut off. */
function isRetold(before: Picks, behind: Picks, shared: number): boolean {
  const factOf = (pick: LogPick | undefined) => (pick && isTold(...pick) ? pick[1].split('=')[0] : null);
  const [was, is] = [factOf(before[shared]), factOf(behind[shared])];
  return before.length === shared + 1 && behind.length === shared + 1 && was !== null && was === is;
}

/** How many picks two logs have in common from the start. */
export function sharedBy(one: Picks, other: Picks): number {
  const at = one.findIndex(([seat, option], i) => seat !== other[i]?.[0] || option !== other[i]?.[1]);
  return at < 0 ? one.length : at;
}
