/** One evening in this browser: the assistant, its pace, and the save after every pick. */
import { Assistant, learnedOptions } from '@tavola/kernel/assistant.ts';
import { fairChance } from '@tavola/kernel/chance.ts';
import { explain } from '@tavola/kernel/explain.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { tableChance } from '@tavola/kernel/real.ts';
import type { Trace } from '@tavola/kernel/select.ts';
import type { SeatWish } from '@tavola/kernel/setup.ts';
import { type LocalMatch, newSeed } from '../host/store.ts';
import { learnBox, loadBox, type Pace, type SavedEvening, saveEvening } from './store.ts';

export type EveningPlan = {
  readonly game: AnyGame;
  readonly name: string;
  readonly seats: readonly SeatWish[];
  readonly options: object;
  /** The game of a chronicle that it follows from. */
  readonly before?: Pick<LocalMatch, 'id' | 'log'> | undefined;
};

/** Throws BAD_OPTIONS or BAD_SEATS when the plan does not fit. */
export async function startEvening({ game, name, seats, options, before }: EveningPlan): Promise<string> {
  const seed = newSeed();
  const chance = tableChance(fairChance(seed), game, () => false);
  const known = learnedOptions(game, await loadBox(game.id));
  const inheritance = before?.log.outcome?.legacy;
  const agreed = { ...options, ...game.real?.options, ...known };
  const app = Assistant.start(game, { seats, options: agreed, chance, inheritance });
  const id = crypto.randomUUID().slice(0, 13);
  const kept = { id, name, game: game.id, seed, pace: 'turn', rolls: false, seen: 0, updated: Date.now() } as const;
  await saveEvening({ ...kept, ...(before && { follows: before.id }), ...app.save() });
  return id;
}

export class Evening {
  readonly app: Assistant;
  /** Changes with everything that happens. */
  revision = 0;
  private saved: SavedEvening;
  private learned = '';
  private readonly listeners = new Set<() => void>();

  constructor(game: AnyGame, saved: SavedEvening) {
    this.saved = saved;
    const chance = tableChance(fairChance(saved.seed), game, () => this.rolls);
    this.app = Assistant.open(game, saved, chance);
  }

  get name(): string {
    return this.saved.name;
  }
  /** The game of a chronicle that this evening became; null while it is none. */
  get kept(): string | null {
    return this.saved.kept ?? null;
  }
  /** Its chronicle goes on from what it left. */
  async keepChronicle(): Promise<string> {
    const { keepEvening } = await import('../chronicle/kept-evening.ts');
    const kept = this.kept ?? (await keepEvening({ ...this.saved, ...this.app.save() }));
    this.keep({ kept });
    return kept;
  }
  get pace(): Pace {
    return this.saved.pace;
  }
  get rolls(): boolean {
    return this.saved.rolls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The instructions that hands have not followed yet, by their number in `told`. */
  get ahead(): number {
    return Math.min(this.saved.seen, this.app.table.told.length);
  }

  answer(option: string): void {
    this.change(() => {
      this.app.answer(option);
      this.runOn();
    });
  }

  /** Hands have followed: at the step on the screen, or everything up to the question that waits. */
  done(): void {
    const { app } = this;
    if (app.waitsForHands) this.change(() => (this.pace === 'turn' ? app.done() : app.answer('done')));
    else this.change(() => {});
    this.keep({ seen: app.table.told.length });
  }

  tell(fact: string, said: string): void {
    this.change(() => {
      this.app.tell(fact, said);
      this.runOn();
    });
  }

  /** What one sheet asks for. */
  tellAll(facts: Parameters<Assistant['tellAll']>[0]): void {
    this.change(() => {
      this.app.tellAll(facts);
      this.runOn();
    });
  }

  /** One answer back; where the app says "done" itself, those are no steps. */
  undo(): void {
    const { app } = this;
    this.change(() => {
      while (app.undo() && app.waitsForHands && this.pace === 'turn');
    });
    this.keep({ seen: this.seenBefore() });
  }

  backTo(at: number): void {
    this.change(() => this.app.backTo(at));
    this.keep({ seen: this.seenBefore() });
  }

  /** After a step back the instructions of this part of the turn are on the screen again. */
  private seenBefore(): number {
    return Math.min(this.saved.seen, this.app.table.toldAtCheckpoint);
  }

  miscounted(check: string): void {
    this.change(() => this.app.miscounted(check));
  }

  setPace(pace: Pace): void {
    this.keep({ pace });
  }
  setRolls(rolls: boolean): void {
    this.keep({ rolls });
  }

  async explain(n: number): Promise<readonly Trace[]> {
    return explain(this.app.table, n);
  }

  /** At the pace of a whole turn the app says "done" itself; the instructions are read as one list. */
  private runOn(): void {
    if (this.pace === 'turn' && this.app.need === null) this.app.done();
  }

  private change(what: () => void): void {
    try {
      what();
    } finally {
      this.keep({});
    }
  }

  /** What was told of the box is there for the next evening too. */
  private learn(): void {
    const learned = this.app.learned();
    if (learned.join() === this.learned) return;
    this.learned = learned.join();
    void learnBox(this.saved.game, learned);
  }

  private keep(change: Partial<SavedEvening>): void {
    this.saved = { ...this.saved, ...change, ...this.app.save(), updated: Date.now() };
    this.revision++;
    void saveEvening(this.saved);
    this.learn();
    for (const listener of this.listeners) listener();
  }
}
