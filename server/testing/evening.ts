/** Phones of a shared evening for tests: each with its own session, its own copy and words that wait. */
import { Assistant } from '@tavola/kernel/real/assistant.ts';
import { Following } from '@tavola/kernel/real/following.ts';
import { numberOf, type Saying, type Word } from '@tavola/kernel/real/shared.ts';
import { fairChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { tableChance } from '@tavola/kernel/rules/real.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import type { EveningUpdate, SharedEvening } from '../api/evenings.ts';
import { Client } from './client.ts';

const SEED = 'an evening of the tests';
const chanceFor = (game: AnyGame) => tableChance(fairChance(SEED), game, () => false);

/** An evening as a phone keeps it before it is shared. */
export function keptEvening(game: AnyGame, seats: readonly SeatWish[], begin: (app: Assistant) => void = () => {}) {
  const app = Assistant.start(game, { seats, options: game.real?.options ?? {}, chance: chanceFor(game) });
  begin(app);
  const saved = app.save();
  return { name: 'Friday', seed: SEED, pace: 'turn', rolls: false, seen: saved.log.picks.length, ...saved };
}

export class Teller {
  client: Client;
  readonly game: AnyGame;
  evening!: SharedEvening;
  following!: Following;
  /** What the server has decided of words of this phone, in order. */
  readonly decided: { readonly word: Word; readonly fate: string }[] = [];
  /** What was refused, by its code. */
  readonly refusals: string[] = [];
  private said = 0;

  constructor(client: Client, game: AnyGame) {
    this.client = client;
    this.game = game;
  }

  static async of(base: string, game: AnyGame, name: string): Promise<Teller> {
    return new Teller(await Client.guest(base, name), game);
  }

  async share(kept: object): Promise<this> {
    return this.open(await this.client.ok('POST', '/api/evenings', kept));
  }
  async join(token: string): Promise<this> {
    return this.open(await this.client.ok('POST', `/api/evening-links/${token}`));
  }

  open(evening: SharedEvening): this {
    this.evening = evening;
    const { head, picks, checkpoint, rev, shared, waiting, redo } = evening;
    const log = { ...(head as Log), picks };
    const saved = { log, checkpoint: checkpoint as never, redo, ...(waiting && { waiting }) };
    const chance = chanceFor(this.game);
    const app = checkpoint ? Assistant.resume(this.game, saved, chance) : Assistant.open(this.game, saved, chance);
    this.following = new Following(app, { rev, picks, shared, waiting, redo, unsent: [] });
    return this;
  }

  get app(): Assistant {
    return this.following.app;
  }
  get path(): string {
    return `/api/evenings/${this.evening.id}`;
  }

  /** With which the ids of this phone's words begin. */
  get prefix(): string {
    return `${this.client.person.id}-`;
  }

  say(saying: Saying): void {
    this.following.say(`${this.prefix}${this.said++}`, saying);
  }
  tell(...facts: readonly (readonly [fact: string, said: string])[]): void {
    this.say({ say: facts.map(([fact, said]) => ({ fact, said, had: numberOf(this.app.table, fact) })) });
  }
  answer(option: string): void {
    const [seat = 0] = this.app.table.pending;
    this.say({ answer: { seat, decision: this.following.decision, option } });
  }

  /** Sends what waits, in order; gives the fates. */
  async send(): Promise<readonly string[]> {
    const fates: string[] = [];
    for (let next = this.following.unsent[0]; next; next = this.following.unsent[0]) {
      const { status, body } = await this.client.call('POST', `${this.path}/words`, next.word);
      this.following.settled(next.word.word);
      if (status === 200) this.following.receive(body.update);
      else this.refusals.push(body.code);
      const fate = status === 200 ? body.fate : body.code;
      this.decided.push({ word: next.word, fate });
      fates.push(fate);
    }
    return fates;
  }

  async hear(): Promise<EveningUpdate> {
    const news = await this.client.ok<EveningUpdate>('GET', `${this.path}/news?rev=${this.following.rev}`);
    this.following.receive(news);
    return news;
  }

  number(fact: string): string {
    return numberOf(this.app.table, fact);
  }
}
