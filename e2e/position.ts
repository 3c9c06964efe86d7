/** A table in a position that a test wants: played at random with a fixed seed in this process, then sent to the server as a log. */
import type { Page } from '@playwright/test';
import { gameEntry } from '@tavola/games/index.ts';
import type { Ask } from '@tavola/kernel/ask.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';

type Wanted = (ask: Ask) => boolean;

/** Opens the table at the first moment when `seat` is asked what is `wanted`. The person of `page` holds that seat, bots the others. */
export async function openWhenAsked(
  page: Page,
  game: string,
  seats: number,
  seat: number,
  wanted: Wanted,
): Promise<void> {
  const table = await playedUntil(game, seats, seat, wanted);
  const others = Array.from({ length: seats }, (_, i) =>
    i === seat ? { kind: 'me' } : { kind: 'bot', level: 'easy' },
  );
  const headers = { 'content-type': 'application/json' };
  await page.request.post('/api/people', { headers, data: { name: 'Ana' } });
  const answer = await page.request.post('/api/logs', { headers, data: { log: table.log(), seats: others } });
  if (!answer.ok()) throw new Error(await answer.text());
  await page.goto(`/match/${(await answer.json()).id}`);
}

async function playedUntil(id: string, seats: number, seat: number, wanted: Wanted): Promise<Table> {
  const game = await gameEntry(id)?.load();
  if (!game) throw new Error(`no game ${id}`);
  const table = Table.start(game, { seats, chance: seededChance(1) });
  const rng = seededRng(1);
  for (;;) {
    const question = table.firstQuestion;
    if (question === null) throw new Error(`${id} ended before it was asked`);
    if (question.seat === seat && wanted(question.ask)) return table;
    table.take(question.seat, rng.below(question.options.length));
  }
}
