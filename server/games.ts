/** The games that this server offers, loaded when first wanted. */
import { games as listed } from '@tavola/games/index.ts';
import { examples } from '@tavola/kernel/examples/index.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { Refusal } from './problem.ts';

export class Games {
  readonly ids: readonly string[];
  private readonly loaded = new Map<string, Promise<AnyGame>>();

  /** The example games, and those a test brings along, are for tests and benchmarks. */
  constructor(withExamples: boolean, others: readonly AnyGame[] = []) {
    for (const game of [...(withExamples ? examples : []), ...others]) this.loaded.set(game.id, Promise.resolve(game));
    this.ids = [...listed.map((entry) => entry.id), ...this.loaded.keys()];
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  load(id: string): Promise<AnyGame> {
    const known = this.loaded.get(id);
    if (known) return known;
    const entry = listed.find((it) => it.id === id);
    if (!entry) return Promise.reject(new Refusal(422, 'NO_SUCH_GAME'));
    const loading = entry.load();
    this.loaded.set(id, loading);
    return loading;
  }

  async all(): Promise<readonly AnyGame[]> {
    return Promise.all(this.ids.map((id) => this.load(id)));
  }
}
