/** The games that this server offers, loaded when first wanted. */
import { games as listed } from '@tavola/games/index.ts';
import { examples } from '@tavola/kernel/examples/index.ts';
import type { Cover } from '@tavola/kernel/face.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { isKnownVersion } from '@tavola/kernel/upgrade.ts';
import { Refusal } from './problem.ts';
import type { MatchRow } from './store/schema.ts';

export class Games {
  readonly ids: readonly string[];
  private readonly examples: readonly Cover[];
  private readonly visiting: ReadonlySet<string>;
  private readonly loaded = new Map<string, Promise<AnyGame>>();
  /** Of those that are loaded. */
  private readonly versions = new Map<string, string>();

  /** The example games, and those a test brings along, are for tests and benchmarks. */
  constructor(withExamples: boolean, others: readonly AnyGame[] = []) {
    this.visiting = new Set(others.map(({ id }) => id));
    this.examples = withExamples ? examples.map(({ face }) => face) : [];
    const played = withExamples ? examples.map(({ game }) => game) : [];
    for (const game of [...played, ...others]) {
      this.loaded.set(game.id, Promise.resolve(game));
      this.versions.set(game.id, game.version);
    }
    this.ids = [...listed.map((entry) => entry.id), ...this.loaded.keys()];
  }

  /** Can another thread load it by its name? */
  canTravel(id: string): boolean {
    return !this.visiting.has(id);
  }

  /** What a row alone says against its being played here; whether old picks fit is found out when it is opened. */
  stops({ game, version: needs }: Pick<MatchRow, 'game' | 'version'>): Refusal | null {
    if (!this.has(game)) return new Refusal(409, 'NOT_OFFERED');
    const has = this.versions.get(game);
    if (has === undefined || isKnownVersion({ version: has }, needs)) return null;
    return new Refusal(409, 'NEWER_RULES', { needs, has });
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
    void loading.then(({ version }) => this.versions.set(id, version)).catch(() => {});
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
