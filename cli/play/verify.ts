/** tavola verify: did everything follow the rules, and was chance honest? */
import { verify as checked, type LogCheck } from '@tavola/kernel/table/verify.ts';
import { readArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { readMatch } from '../base/log-file.ts';
import type { Text } from '../base/text.ts';

export const verify: Command = async (argv, { text, print }) => {
  const args = readArguments(argv, {});
  const { log, game } = await readMatch(args.words[0]);
  const verdict = checked(game, log);
  if (args.values.json) print(JSON.stringify(verdict));
  else for (const line of sentences(text.verify, verdict)) print(line);
  return verdict.sound ? 0 : 1;
};

function sentences(text: Text['verify'], verdict: LogCheck): readonly string[] {
  return [
    text.picks(verdict.picks, verdict.chance, verdict.finished),
    verdict.illegalAt === null ? text.legal : text.illegal(verdict.illegalAt),
    fairness(text, verdict),
  ];
}

function fairness(text: Text['verify'], { fairness, unfairAt }: LogCheck): string {
  if (fairness !== 'broken') return text[fairness];
  return unfairAt === null ? text.brokenHash : text.brokenAt(unfairAt);
}
