/** A table in a position that a test wants: played at random with a fixed seed in this process, then sent to the server as a log. */
import type { Page } from '@playwright/test';
import { gameEntry } from '@tavola/games/shelf.ts';
import { standingPass, USUAL_ORDER } from '@tavola/kernel/host/standing.ts';
import type { Question } from '@tavola/kernel/rules/ask.ts';
import { commitment, fairChance, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import type { AskedMoment } from '@tavola/testing/camera-kit.ts';
import type { TestServer } from './server.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

type Wanted = (question: Question, table: Table) => boolean;
/** How many, or what each of them plays. */
type Seats = number | readonly SeatWish[];
type Sitting =
  | { readonly kind: 'me' }
  | { readonly kind: 'screen'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'automaton' };

/** Opens the table at the first moment when `seat` is asked what is `wanted`. The person of `page` holds that seat, bots the others. */
export async function openWhenAsked(
  page: Page,
  game: string,
  seats: Seats,
  seat: number,
  wanted: Wanted,
  options: object = {},
): Promise<string> {
  const isAsked: Wanted = (question, at) => question.seat === seat && wanted(question, at);
  const table = await playedUntil(game, seats, isAsked, options);
  return openTable(page, table, sittingOf(table, seat));
}

/** Opens a game that is over: Evenfall against the Automa, or any other against bots. */
export async function openFinished(
  page: Page,
  game: string,
  seats: Seats | 'alone',
  options: object = {},
): Promise<string> {
  const alone = [{ kind: 'player' }, { kind: 'automaton' }] as const;
  const table = await playedUntil(game, seats === 'alone' ? alone : seats, () => false, options, true);
  return openTable(page, table, sittingOf(table, 0));
}

/** Opens a new game whose cards and dice are those of `seed`, for two people at the screen of `page`: with the same touches it is the same game. */
export async function openFixed(page: Page, id: string, options: object, seed: string): Promise<string> {
  const game = await gameNamed(id);
  const log = Table.start(game, { seats: 2, options, chance: fairChance(seed) }).log();
  return openLog(page, { ...log, seed, commitment: commitment(seed) }, [
    { kind: 'me' },
    { kind: 'screen', name: 'Bia' },
  ]);
}

/** The person of the page at seat `mine`, automata where they played, bots elsewhere. */
function sittingOf(table: Pick<Table, 'seats'>, mine: number): Sitting[] {
  return table.seats.map(({ kind }, seat): Sitting => {
    if (seat === mine) return { kind: 'me' };
    return kind === 'automaton' ? { kind } : { kind: 'bot', level: 'easy' };
  });
}

/**
 * The same for two people, each with a browser. A log never goes on with friends, because its sender knows every card: so both
 * seats are the sender's at first, and the other one is given away in the database.
 */
export async function openForTwo(server: TestServer, pages: readonly [Page, Page], game: string, wanted: Wanted) {
  const [ana, bia] = pages;
  // As long as both seats are hers, the server passes what does not concern them.
  const isAsked: Wanted = (question, table) =>
    wanted(question, table) && standingPass(table, question.seat, USUAL_ORDER, { sharesScreen: true }) === null;
  const id = await openTable(ana, await playedUntil(game, 2, isAsked), [
    { kind: 'me' },
    { kind: 'screen', name: 'Bia' },
  ]);
  const known = await bia.request.post('/api/people', { headers: JSON_HEADERS, data: { name: 'Bia' } });
  const { id: person } = (await known.json()) as { readonly id: string };
  await server.edit((database) =>
    database.prepare("UPDATE seats SET kind = 'person', person = ? WHERE match = ? AND seat = 1").run(person, id),
  );
  for (const page of pages) await page.goto(`/match/${id}`);
}

/** Puts a moment into the page that is open, or opens one: what was loaded is not loaded again. */
export async function openMoment(page: Page, { log, seats }: AskedMoment): Promise<void> {
  const id = await sendLog(page, log, sittingOf({ seats }, 0));
  if (page.url() === 'about:blank') await page.goto(`/match/${id}`);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/match/${id}`);
}

function openTable(page: Page, table: Table, seats: readonly Sitting[]): Promise<string> {
  return openLog(page, table.log(), seats);
}

async function openLog(page: Page, log: Log, seats: readonly Sitting[]): Promise<string> {
  const id = await sendLog(page, log, seats);
  await page.goto(`/match/${id}`);
  return id;
}

async function sendLog(page: Page, log: Log, seats: readonly Sitting[]): Promise<string> {
  const headers = JSON_HEADERS;
  await page.request.post('/api/people', { headers, data: { name: 'Ana' } });
  const answer = await page.request.post('/api/logs', { headers, data: { log, seats } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { readonly id: string };
  return id;
}

const MOST_GAMES = 40;

async function playedUntil(
  id: string,
  seats: Seats,
  wanted: Wanted,
  options: object = {},
  toTheEnd = false,
): Promise<Table> {
  const game = await gameNamed(id);
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const table = Table.start(game, { seats, options, chance: seededChance(seed) });
    const rng = seededRng(seed);
    for (let question = table.firstQuestion; question !== null; question = table.firstQuestion) {
      if (wanted(question, table)) return table;
      table.take(question.seat, rng.below(question.options.length));
    }
    if (toTheEnd) return table;
  }
  throw new Error(`${MOST_GAMES} games of ${id} ended before it was asked`);
}

async function gameNamed(id: string): Promise<AnyGame> {
  const game = await gameEntry(id)?.game();
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
