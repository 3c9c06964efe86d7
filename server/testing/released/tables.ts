/** The tables that a released version leaves: of every game one that waits, some that run, one that is over; and of Oath a chain. */

export type TableKind = 'waiting' | 'people' | 'bots' | 'automaton' | 'over' | 'chain';
/** A match of the database, and what it is there for. */
export type Written = { readonly id: string; readonly game: string; readonly kind: TableKind };

// biome-ignore lint/suspicious/noExplicitAny: versions answer with their own shapes.
type Any = any;
type Listed = { readonly id: string; readonly seats: { readonly min: number }; readonly seatSettings?: Any };

/** Enough for checkpoints, too few for an end; a machine answers each of ours several times. */
const PICKS = 60;
const PICKS_WITH_MACHINES = 20;
const MOST_PICKS = 6000;
const SHORT: { readonly [game: string]: object } = { root: { roundLimit: 8 }, oath: { chronicle: true } };

/** Somebody with a browser. */
export class Guest {
  cookie = '';
  private readonly base: string;
  private n = 7;

  private constructor(base: string) {
    this.base = base;
  }

  static async arrive(base: string, name: string): Promise<Guest> {
    const guest = new Guest(base);
    await guest.call('POST', '/api/people', { name });
    return guest;
  }

  async call(method: string, path: string, body?: unknown): Promise<Any> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(this.base + path, {
      method,
      headers: { cookie: this.cookie, ...type },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  /** Picks something where a seat of this person is asked; false where none is. */
  async pick(id: string): Promise<boolean> {
    const { seats } = await this.call('GET', `/api/matches/${id}/table`);
    const asked = seats.find((it: Any) => it.decision !== null);
    if (!asked) return false;
    const { number, options } = asked.decision;
    this.n = (this.n * 1103515245 + 12345) % 2147483648;
    const option = options[Math.floor((this.n / 2147483648) * options.length)].id;
    await this.call('POST', `/api/matches/${id}/picks`, { seat: asked.seat, decision: number, option });
    return true;
  }
}

/** Plays them all over the API that people use. */
export async function playTables([ana, bia]: readonly [Guest, Guest]): Promise<readonly Written[]> {
  const { games } = (await ana.call('GET', '/api/games')) as { games: readonly Listed[] };
  const written: Written[] = [];
  for (const { id: game, seats, seatSettings } of games) {
    const others = (kind: string) => Array.from({ length: seats.min - 1 }, () => ({ kind }));
    const make = async (kind: TableKind, sitters: readonly object[], more: object = {}) => {
      const match = await ana.call('POST', '/api/matches', { game, seats: [{ kind: 'me' }, ...sitters], ...more });
      written.push({ id: match.id, game, kind });
      return match;
    };
    const few = [{ kind: 'friend' }, ...others('screen').slice(1)];
    await make('waiting', few);
    const shared = await make('people', few);
    const { token } = shared.invitations.find((it: Any) => it.seat === 1);
    await bia.call('POST', `/api/invitations/${token}`);
    await play([ana, bia], shared.id, PICKS);
    await takeBack(ana, bia, shared.id);
    await play([ana], (await make('bots', others('bot'))).id, PICKS_WITH_MACHINES);
    if (seatSettings?.automaton)
      await play([ana], (await make('automaton', others('automaton'))).id, PICKS_WITH_MACHINES);
    const over = await make('over', others('screen'), game in SHORT ? { options: SHORT[game] } : {});
    await play([ana], over.id, MOST_PICKS);
    const { outcome } = await ana.call('GET', `/api/matches/${over.id}`);
    if (!outcome) throw new Error(`${game} was not over after ${MOST_PICKS} picks`);
    if (!outcome.legacy) continue;
    const next = await make('chain', others('screen'), { options: SHORT[game] ?? {}, follows: over.id });
    await play([ana], next.id, PICKS);
  }
  return written;
}

async function play(people: readonly Guest[], id: string, picks: number): Promise<void> {
  for (let made = 0, idle = 0; made < picks && idle < 500; ) {
    const picked = (await Promise.all(people.map((person) => person.pick(id).catch(() => false)))).filter(Boolean);
    made += picked.length;
    idle = picked.length > 0 ? 0 : idle + 1;
    if (picked.length > 0) continue;
    if ((await (people[0] as Guest).call('GET', `/api/matches/${id}`)).status !== 'playing') return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** An undo, and a pick after it. */
async function takeBack(ana: Guest, bia: Guest, id: string): Promise<void> {
  const { done } = await ana.call('POST', `/api/matches/${id}/undo`, {});
  if (!done) await bia.call('POST', `/api/matches/${id}/undo/consent`, { agree: true });
  await play([ana, bia], id, 1);
}
