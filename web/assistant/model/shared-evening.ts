/** An evening that several phones tell, on this one: words go to the server, picks come from it, and without it this phone goes on. */
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import type { Entry } from '@tavola/kernel/real/entries.ts';
import { Following, type Update } from '@tavola/kernel/real/following.ts';
import { type Cell, type Clash, numberOf, type Saying } from '@tavola/kernel/real/shared.ts';
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import { UNKNOWN } from '@tavola/kernel/table/picture.ts';
import type { EveningUpdate, SharedEvening as Sent } from '@tavola/server/api/evenings.ts';
import { post, request } from '../../api/request.ts';
import { newId } from '../../browser/new-id.ts';
import { Evening } from './evening.ts';
import { EveningLine } from './evening-line.ts';
import { type Pace, type SavedEvening, type SharedCopy, saveEvening, type UndoRule } from './store.ts';

/** A step back that takes more than one's own last word with it. */
export type Reach = { readonly to: number; readonly steps: number; readonly others: readonly string[] };
export type Fallen = { readonly word: string; readonly cells: readonly Cell[] };
type Teller = SharedCopy['people'][number];

const MOST_OWN = 100;

export class SharedEvening extends Evening {
  readonly following: Following;
  readonly line: EveningLine;
  /** Asked before it is done. */
  reach: Reach | null = null;
  /** What the server refused of this phone's words, newest last. */
  refused: readonly { readonly word: string; readonly code: string }[] = [];
  private fallen: EveningUpdate['fallen'] = [];
  private readonly dismissed = new Set<string>();
  private spoken = new Map<number, string>();

  constructor(...of: ConstructorParameters<typeof Evening>) {
    super(...of);
    this.following = new Following(this.app, this.copy.followed);
    this.line = new EveningLine(this.copy.id, this.following, {
      news: (update) => this.hear(update),
      refused: (word, code) => {
        this.refused = [...this.refused, { word, code }];
        this.keep({});
      },
      moved: () => this.changed(),
    });
  }

  get copy(): SharedCopy {
    return this.saved.shared as SharedCopy;
  }
  get people(): readonly Teller[] {
    return this.copy.people;
  }
  get isOwner(): boolean {
    return this.copy.owner === this.copy.me;
  }
  get clashes(): readonly Clash[] {
    return this.following.shared.clashes;
  }
  /** How many words have not arrived. */
  get unsent(): number {
    return this.following.unsent.length;
  }
  override get pace(): Pace {
    return this.following.shared.pace;
  }
  override get ahead(): number {
    const { seen } = this.following.shared;
    const first = this.app.table.told.findIndex(({ at }) => at > seen);
    return first < 0 ? this.app.table.told.length : first;
  }

  nameOf(person: string | null): string | null {
    return this.people.find((one) => one.person === person)?.name ?? null;
  }

  /** Own facts that somebody took back: one touch tells them again. */
  get suggestions(): readonly Fallen[] {
    const gone = new Set(this.fallen.map(({ word }) => word));
    return this.copy.own
      .filter(({ word }) => gone.has(word) && !this.dismissed.has(word))
      .map(({ word, say }) => ({
        word,
        cells: say.filter(({ fact, said }) => numberOf(this.app.table, fact) !== said),
      }))
      .filter(({ cells }) => cells.length > 0);
  }
  tellAgain({ word, cells }: Fallen): void {
    this.dismissed.add(word);
    this.tellAll(cells.map(({ fact, said }) => [fact, said]));
  }
  dismiss(word: string): void {
    this.dismissed.add(word);
    this.refused = this.refused.filter((one) => one.word !== word);
    this.changed();
  }

  // ---- what people do

  override answers(options: readonly string[]): void {
    for (const option of options) {
      const [seat] = this.app.table.pending;
      if (seat === undefined) return;
      this.say({ answer: { seat, decision: this.following.decision, option } });
    }
  }
  override done(): void {
    this.saved = { ...this.saved, ticks: [] };
    this.corrections = 0;
    this.say({ done: this.app.table.count });
  }
  override tell(fact: string, said: string): void {
    if (this.ahead < this.app.table.told.length) this.corrections++;
    this.tellAll([[fact, said]]);
  }
  override tellAll(facts: readonly (readonly [fact: string, said: string])[]): void {
    const clash = facts.length === 1 ? this.clashes.find(({ fact }) => fact === facts[0]?.[0]) : undefined;
    const [[fact, said] = ['', '']] = facts;
    if (clash) this.settle(fact, said);
    else
      this.say({ say: facts.map(([of, number]) => ({ fact: of, said: number, had: numberOf(this.app.table, of) })) });
  }
  /** Each word is its own here, so that it can be merged with those of others. */
  override together(act: () => void): void {
    act();
  }
  /** Numbers go back by what the entry had changed; a move takes what followed from it along. */
  override strike({ from, changes, moves }: Entry): void {
    const back = changes.map(({ fact, was, is }) => {
      const id = moveId(fact);
      const now = Number(numberOf(this.app.table, id)) + Number(was) - Number(is);
      return [id, Number.isNaN(now) ? was : String(now)] as const;
    });
    if (moves.length > 0) this.goTo(from);
    else this.tellAll(back);
  }
  settle(fact: string, said: string): void {
    this.say({ settle: { fact, said } });
  }
  override miscounted(check: string): void {
    const about = this.app.checks().find(({ id }) => id === check)?.about ?? [];
    const ids = new Set(about.map((fact) => JSON.stringify(fact)));
    const facts = this.app.table.facts().filter(({ fact }) => ids.has(JSON.stringify(fact)));
    this.tellAll(facts.map(({ id }) => [id, UNKNOWN]));
  }

  /** One answer back, of what everybody told; what would take others' words with it is asked first. */
  override undo(): void {
    const { app } = this;
    const { count } = app.table;
    if (app.need !== null) return void this.goTo(count);
    let to = count - 1;
    const isDone = (at: number) => app.table.picksFrom(at)[0]?.[1] === 'done';
    while (to > 0 && (isDone(to) || app.trail.isJoined(to))) to--;
    this.goTo(to);
  }
  override redo(): void {
    const { app } = this;
    const { count } = app.table;
    if (app.trail.ahead === 0) return;
    const redo = this.following.save.redo;
    let to = count + 1;
    while (to < count + redo.length && redo[to - count]?.[1] === 'done') to++;
    this.say({ redo: { to } });
  }
  override goTo(at: number): void {
    const { count } = this.app.table;
    const others = [...this.spoken]
      .filter(([n, person]) => n >= at && person !== this.copy.me)
      .map(([, person]) => person);
    const reach = { to: at, steps: count - at, others: others.flatMap((one) => this.nameOf(one) ?? []) };
    if (at > count) this.say({ redo: { to: at } });
    else if (others.length === 0 || count === at) this.say({ undo: { from: at } });
    else {
      this.reach = reach;
      this.changed();
    }
  }
  /** The answer to what was asked before going back. */
  reached(yes: boolean): void {
    const { reach } = this;
    this.reach = null;
    if (yes && reach) this.say({ undo: { from: reach.to } });
    else this.changed();
  }
  override recover(): void {}

  override agree(habit: Partial<Pick<SavedEvening, 'pace' | 'rolls'>>): void {
    this.ask(habit);
  }
  setUndoRule(undoRule: UndoRule): void {
    this.ask({ undoRule });
  }
  newLink(): void {
    void this.hearFrom(post<Sent>(`/evenings/${this.copy.id}/link`));
  }
  sendOut(person: string): void {
    void this.hearFrom(request<Sent>('DELETE', `/evenings/${this.copy.id}/people/${person}`));
  }

  private say(saying: Saying): void {
    if (this.writer.isReading) return;
    const word = newId();
    this.following.say(word, saying);
    if ('say' in saying) this.own(word, saying.say);
    this.keep({});
    void this.line.send();
  }
  private own(word: string, say: readonly Cell[]): void {
    const own = [...this.copy.own, { word, say }].slice(-MOST_OWN);
    this.saved = { ...this.saved, shared: { ...this.copy, own } };
  }

  /** Listens while somebody looks. */
  connect(): () => void {
    return this.line.connect();
  }

  private ask(change: object): void {
    void this.hearFrom(request<Sent>('PATCH', `/evenings/${this.copy.id}`, change));
  }
  private async hearFrom(asked: Promise<Sent>): Promise<void> {
    const { link, owner, ...update } = await asked;
    this.saved = { ...this.saved, shared: { ...this.copy, path: link.path, owner } };
    this.hear(update);
  }

  private hear({ people, name, rolls, undoRule, updated, fallen, spoken, ...update }: EveningUpdate): void {
    this.fallen = fallen;
    if (update.rev >= this.following.rev) {
      const kept = [...this.spoken].filter(([n]) => n < update.cut);
      this.spoken = new Map([...kept, ...spoken.map(({ n, person }) => [n, person] as const)]);
    }
    this.following.receive(update as Update);
    this.saved = { ...this.saved, name, rolls, shared: { ...this.copy, people, undoRule, updated } };
    this.keep({});
  }

  // ---- on this phone

  /** The checkpoint stays behind what hands have followed: a correction goes back there. */
  protected override keep(change: Partial<SavedEvening>): void {
    if (!this.following) return;
    const { followed: _, ...copy } = this.copy;
    const { seen } = this.following.shared;
    const point = this.app.table.lastCheckpoint;
    const checkpoint = point && point.picks > seen ? this.saved.checkpoint : point;
    super.keep({ ...change, seen: this.ahead, shared: { ...copy, followed: this.following.save } });
    this.saved = { ...this.saved, checkpoint };
    // What the others tell is seen in a tab that only looks, too.
    if (this.writer.isReading) this.changed();
  }

  protected override async store(): Promise<void> {
    const { isMine, evening } = await saveEvening(this.saved);
    this.saved = { ...this.saved, revision: evening.revision ?? 0 };
    // Another tab saved meanwhile: both say their words to the server, and hear the same.
    if (!isMine) await saveEvening(this.saved);
  }
  protected override follow(): void {}

  protected override opened(): Assistant {
    const { saved, game } = this;
    const { picks, redo, waiting } = (saved.shared as SharedCopy).followed;
    const chance = tableChance(fairChance(saved.seed), game, () => this.rolls);
    const { checkpoint } = saved;
    const log = { ...saved.log, picks, checks: [] };
    const kept = { log, checkpoint, redo, ...(waiting && { waiting }) };
    const isHere = checkpoint !== null && checkpoint.picks <= picks.length;
    return isHere
      ? Assistant.resume(game, kept, chance, 'whole')
      : Assistant.open(game, { ...kept, checkpoint: null }, chance);
  }
}
