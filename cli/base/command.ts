/** What every command of the command line gets and gives. */
import type { Language } from '@tavola/kernel/face/text.ts';
import type { Text } from './text.ts';

export type Context = {
  readonly text: Text;
  readonly language: Language;
  /** One line on standard output. */
  print(line: string): void;
};

/** Does its work and gives the exit code. */
export type Command = (args: readonly string[], context: Context) => Promise<number>;
