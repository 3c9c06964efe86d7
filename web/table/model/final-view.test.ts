import { oath } from '@tavola/games/oath/game.ts';
import type { View } from '@tavola/games/oath/rules/view.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import type { Match } from '../../api/types.ts';
import { logReplay } from '../../replay/source/log-replay.ts';
import { finalView } from './final-view.ts';

test('Oath ends with the world of its game on the board, not with that of the next one', async () => {
  const table = Table.start(oath, { seats: 3, options: { chronicle: true }, chance: seededChance(1) });
  const rng = seededRng(1);
  for (let asked = table.firstQuestion; asked !== null; asked = table.firstQuestion)
    table.take(asked.seat, rng.below(asked.options.length));
  const replay = logReplay(oath, table.log(), { id: 'm', seats: [] } as unknown as Match, [0], async () => '');
  const last = (await replay.moment(replay.steps.length - 1, 0)).view as View;
  const final = (await finalView(replay, 'chronicle', 0)) as View;
  const pawnsAndWarbands = ({ players, sites }: View) => [
    players.map(({ sites: ruled }) => ruled),
    sites.map(({ warbands }) => warbands),
  ];
  expect(final.round).toBe(last.round);
  expect(final.phase).not.toBe('over');
  expect(pawnsAndWarbands(final)).not.toEqual(pawnsAndWarbands(last));
});
