/** The games that this server offers, loaded when first wanted. */
import { playableExamples } from '@tavola/games/example-rules.ts';
import { type PlayableGame, playable } from '@tavola/games/rules.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { isKnownVersion } from '@tavola/kernel/table/upgrade.ts';
import type { MatchRow } from '../store/schema.ts';
import { Refusal } from './problem.ts';

export class Games {
  readonly ids: readonly string[];
  private readonly listed: readonly PlayableGame[];
  private readonly visiting: ReadonlySet<string>;
  private readonly loaded = new Map<string, Promise<AnyGame>>();
  /** Of those that are loaded. */
  private readonly versions = new Map<string, string>();

  /** The example games, and those a test brings along, are for tests and benchmarks. */
  constructor(withExamples: boolean, others: readonly AnyGame[] = []) {
    this.visiting = new Set(others.map(({ id }) => id));
    this.listed = withExamples ? [...playable, ...playableExamples] : playable;
    for (const game of others) {
      this.loaded.set(game.id, Promise.resolve(game));
      this.versions.set(game.id, game.version);
    }
    this.ids = [...this.listed.map((entry) => entry.id), ...this.loaded.keys()];
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
    const entry = this.listed.find((it) => it.id === id);
    if (!entry) return Promise.reject(new Refusal(422, 'NO_SUCH_GAME'));
    const loading = entry.game();
    this.loaded.set(id, loading);
    void loading.then(({ version }) => this.versions.set(id, version)).catch(() => {});
    return loading;
  }

  /** What can be played, with what a table and a seat may choose. */
  async list() {
    return Promise.all(
      this.listed.map(async ({ id, name, blurb, seats, minutes }) => {
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
