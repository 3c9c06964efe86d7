/** The games that this server offers, loaded when first wanted. */
import { games as listed } from '@tavola/games/index.ts';
import { examples } from '@tavola/kernel/examples/index.ts';
import type { Cover } from '@tavola/kernel/face.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { Refusal } from './problem.ts';

export class Games {
  readonly ids: readonly string[];
  private readonly examples: readonly Cover[];
  private readonly visiting: ReadonlySet<string>;
  private readonly loaded = new Map<string, Promise<AnyGame>>();

  /** The example games, and those a test brings along, are for tests and benchmarks. */
  constructor(withExamples: boolean, others: readonly AnyGame[] = []) {
    this.visiting = new Set(others.map(({ id }) => id));
    this.examples = withExamples ? examples.map(({ face }) => face) : [];
    const played = withExamples ? examples.map(({ game }) => game) : [];
    for (const game of [...played, ...others]) this.loaded.set(game.id, Promise.resolve(game));
    this.ids = [...listed.map((entry) => entry.id), ...this.loaded.keys()];
  }

  /** Can another thread load it by its name? */
  canTravel(id: string): boolean {
    return !this.visiting.has(id);
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  load(id: string): Promise<AnyGame> {
    const known = this.loaded.get(id);
    if (known) return known;
    const entry = listed.find((it) => it.id === id);
    if (!entry) return Promise.reject(new Refusal(422, 'NO_SUCH_GAME'));
    const loading = entry.game();
    this.loaded.set(id, loading);
    return loading;
  }

  /** What can be played, with what a table and a seat may choose. */
  async list() {
    const shown = [...listed, ...this.examples];
    return Promise.all(
      shown.map(async ({ id, name, blurb, seats, minutes }) => {
        const { version, options, seatSettings } = await this.load(id);
        const choices = {
          player: seatSettings?.player?.fields ?? {},
          ...(seatSettings?.automaton && { automaton: seatSettings.automaton.fields }),
        };
        return { id, name, blurb, seats, minutes, version, options: options.fields, seatSettings: choices };
      }),
    );
  }
}
