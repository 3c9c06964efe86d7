/** tavola games: what can be played. */
import { covers } from '@tavola/bots/library.ts';
import { readArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';

export const games: Command = async (argv, { language, print }) => {
  const { values } = readArguments(argv, {});
  if (values.json) {
    print(JSON.stringify(covers.map(({ id, seats, minutes, name, blurb }) => ({ id, seats, minutes, name, blurb }))));
    return 0;
  }
  const width = Math.max(...covers.map((cover) => cover.id.length));
  for (const { id, seats, name, blurb } of covers) {
    const people = seats.min === seats.max ? `${seats.min}` : `${seats.min}-${seats.max}`;
    print(`${id.padEnd(width)}  ${people.padEnd(3)}  ${name[language]}. ${blurb[language]}`);
  }
  return 0;
};
