/** Two matches that differ only in what one seat cannot know: whatever its person gets of one must be what it gets of the other. */
import { randomBytes } from 'node:crypto';
import { imagined } from '@tavola/kernel/host/past.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { commitment, fairChance } from '@tavola/kernel/rules/chance.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame, SeatSetup } from '@tavola/kernel/rules/game.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { newMatch } from '../api/matches.ts';
import type { Frame } from '../api/table.ts';
import { addMatch } from '../match/birth.ts';
import { planMatch } from '../match/start.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Client } from './client.ts';
import type { Running } from './start.ts';

export type TwinMoment = {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly seat: Seat;
  /** The real state at a turn's start, and one that the seat cannot tell from it. */
  readonly states: readonly [real: unknown, imagined: unknown];
};

/** A turn's start somewhere in a random game at which there is something that `seat` cannot know; null where the game ended before. */
export function momentOf(
  game: AnyGame,
  setup: { readonly seats: number | readonly SeatSetup[]; readonly options?: unknown },
  rng: Rng,
  picks: number,
): TwinMoment | null {
  const chance = fairChance(randomBytesOf(rng));
  const table: Table = Table.start(game, { ...setup, options: setup.options ?? game.amongBots ?? {}, chance });
  const seat = people(table)[rng.below(people(table).length)] as Seat;
  for (let i = 0; i < picks && table.outcome === null; i++) {
    const asked = table.pending[0] as Seat;
    table.take(asked, rng.below(table.question(asked)?.options.length ?? 1));
  }
  const real = table.lastCheckpoint?.state;
  if (table.outcome !== null || real === undefined) return null;
  const { options, seats } = table.log();
  return { game, options, seats, seat, states: [real, imagined(game, options, real, seat, rng)] };
}

function people(table: Table): Seat[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'automaton' ? [] : [seat]));
}

function randomBytesOf(rng: Rng): string {
  return Array.from({ length: 32 }, () => rng.below(16).toString(16)).join('');
}

/** Where everybody sits, each in both matches. */
export type Twins = {
  readonly moment: TwinMoment;
  /** The matches: the real one, and the one that was imagined. */
  readonly ids: readonly [string, string];
  /** Of the seat whose ignorance is tested, and of the other people. */
  readonly clients: ReadonlyMap<Seat, Client>;
  readonly watcher: Client;
};

/** What sits on the other seats: people of their own, or bots that wait for their turn. */
export type Company = 'people' | 'bots';

const ALWAYS = JSON.stringify({ ask: 'always', armed: [], stop: false });

/** Puts both matches into the store with the same people and the same dice to come. */
export async function twins(
  { tavola }: Running,
  moment: TwinMoment,
  [own, ...others]: readonly Client[],
  company: Company,
): Promise<Twins> {
  const { game, options, seats, seat: mine, states } = moment;
  const { desk, store, bots } = tavola;
  const maker = await store.db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', (own as Client).person.id)
    .executeTakeFirstOrThrow();
  const clients = new Map<Seat, Client>([[mine, own as Client]]);
  for (const [seat, { kind }] of seats.entries())
    if (seat !== mine && kind === 'player' && company === 'people') clients.set(seat, others[clients.size] as Client);
  const plan = newMatch.parse({
    game: game.id,
    options,
    spectators: 'public',
    practice: false,
    plans: true,
    seats: seats.map(({ kind, settings }, seat) => {
      if (kind === 'automaton') return { kind, settings };
      return { kind: seat === mine ? 'me' : company === 'bots' ? 'bot' : 'friend', settings };
    }),
  });
  const seed = randomBytes(16).toString('hex');
  const ids: string[] = [];
  for (const state of states) {
    const rows = planMatch(game, plan, maker, bots, desk.config.now());
    const sitting = rows.seats.map((row): SeatRow => {
      // Nobody passes for them: what the server does by itself comes at moments of its own.
      const asked = { ...row, standing_json: ALWAYS };
      const person = row.kind === 'free' ? clients.get(row.seat)?.person : undefined;
      return person ? { ...asked, kind: 'person', person: person.id, name: person.name } : asked;
    });
    const log = { game: game.id, version: game.version, options, seats, picks: [], checks: [] };
    const checkpoint = { picks: 0, chance: 0, state: copy(state) };
    const table: Table = Table.resume(game, log, { chance: fairChance(seed), checkpoint });
    const { count, decisionNumber: decision, pending, outcome } = table;
    const stand = { count, decision, pending, outcome, points: [], more: table.picksFrom(0) };
    const id = await addMatch(desk, { ...rows, seats: sitting, invitations: [] }, (_, draft) => {
      draft.beginAt(JSON.stringify(state));
      draft.set({ seed, commitment: commitment(seed), status: 'playing', whole: 0 });
      draft.beginAfter([], stand);
    });
    ids.push(id);
  }
  const watcher = others[others.length - 1] as Client;
  return { moment, ids: ids as [string, string], clients, watcher };
}

/** Everybody's next pick, the same in both worlds; false where the two worlds part: the seat may tell them apart from here on, or nobody can pick the same. */
export async function pickInBoth({ ids, clients, moment }: Twins, rng: Rng): Promise<boolean> {
  const [first] = ids;
  const asked = [...clients.keys()];
  const { pending } = await (clients.get(moment.seat) as Client).frame(first, '?since=1000000');
  const seat = asked.find((it) => pending.includes(it));
  if (seat === undefined) return false;
  const client = clients.get(seat) as Client;
  const frames = await Promise.all(ids.map((id) => client.frame(id, `?seat=${seat}&since=1000000`)));
  const [real, other] = frames.map(({ seats: [it] }) => it?.decision ?? null);
  if (!real || !other) return false;
  const both = real.options.filter(({ id }) => other.options.some((option) => option.id === id));
  const option = both[rng.below(Math.max(1, both.length))];
  if (option === undefined || real.number !== other.number) return false;
  for (const id of ids) {
    await client.ok('POST', `/api/matches/${id}/picks`, { seat, decision: real.number, option: option.id });
  }
  return areAlike({ ids, clients, moment });
}

/**
 * May the seat take the two worlds for one? Its view and what it heard say so: from a turn's start on it may draw a card that lies elsewhere in the other.
 * After the end everything is open.
 */
export async function areAlike({ ids, clients, moment }: Pick<Twins, 'ids' | 'clients' | 'moment'>): Promise<boolean> {
  const own = clients.get(moment.seat) as Client;
  const [real, other] = await Promise.all(ids.map((id) => own.frame(id, `?seat=${moment.seat}&since=0`)));
  const known = (frame: Frame | undefined) => JSON.stringify([frame?.seats[0]?.view, frame?.seats[0]?.events]);
  return real?.outcome === null && known(real) === known(other);
}
