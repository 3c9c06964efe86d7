/** tavola replay: a match told in sentences. */
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { openLog } from '@tavola/kernel/table/verify.ts';
import { numberOf, readArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { readMatch } from '../base/log-file.ts';
import { boardLines, eventLine, faceOf, namesOf, outcomeLines, reasonLines, sayAt } from '../base/say.ts';

const OPTIONS = { to: { type: 'string' }, seat: { type: 'string' }, why: { type: 'boolean' } } as const;

export const replay: Command = async (argv, { text, language, print }) => {
  const args = readArguments(argv, OPTIONS);
  const { log, game } = await readMatch(args.words[0]);
  const to = numberOf(args, 'to', 0, log.picks.length, log.picks.length);
  const viewer: Viewer =
    args.values.seat === undefined ? 'spectator' : numberOf(args, 'seat', 1, log.seats.length, 1) - 1;
  const table = openLog(game, log, { chance: realDice });
  if (to < table.count) table.rewind(to);
  const spoken = await faceOf(game, language);
  const say = sayAt(spoken, namesOf(text, spoken, table.seats, []), viewer);
  for (const [n, { at, event }] of table.eventsFor(viewer).entries()) {
    print(`${String(at).padStart(4)}  ${eventLine(spoken, event, say)}`);
    if (args.values.why) for (const line of reasonLines(table, n, spoken, say, text)) print(`        ${line}`);
  }
  print('');
  print(text.replay.stops(table.count, log.picks.length));
  for (const line of boardLines(table, spoken, say)) print(line);
  if (table.outcome) for (const line of outcomeLines(table, spoken, table.outcome, say, text)) print(line);
  return 0;
};
