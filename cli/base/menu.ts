/** One choice from a numbered list: the number or the id is typed, at a prompt on a terminal, else line by line. */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { isCancel, text } from '@clack/prompts';

export type Entry = { readonly id: string; readonly label: string };
/** Asks once: the id of an entry, or what was typed instead; null when there is nobody to answer any more. */
export type Menu = {
  choose(message: string, entries: readonly Entry[], hint: string): Promise<string | null>;
  close(): void;
};

type Prompt = { ask(message: string, hint: string): Promise<string | null>; close(): void };

export function menuOf(print: (line: string) => void): Menu {
  const { ask, close } = process.stdin.isTTY && process.stdout.isTTY ? terminal() : lines(print);
  return {
    async choose(message, entries, hint) {
      const width = String(entries.length).length + 2;
      entries.forEach(({ label }, i) => {
        print(`${String(i + 1).padStart(width)}. ${label}`);
      });
      const typed = (await ask(message, hint))?.trim() ?? null;
      return typed === null ? null : (entries[Number(typed) - 1]?.id ?? typed);
    },
    close,
  };
}

function terminal(): Prompt {
  return {
    async ask(message, hint) {
      const typed = await text({ message, placeholder: hint });
      return isCancel(typed) ? null : (typed ?? '');
    },
    close: () => {},
  };
}

function lines(print: (line: string) => void): Prompt {
  const reader = createInterface({ input: process.stdin });
  const typed = reader[Symbol.asyncIterator]();
  return {
    async ask(message, hint) {
      print(styled('bold', message));
      print(styled('dim', hint));
      const { done, value } = await typed.next();
      return done ? null : value;
    },
    close: () => reader.close(),
  };
}

/** Styled where the output understands it. */
export function styled(style: 'bold' | 'dim', line: string): string {
  return styleText(style, line, { stream: process.stdout });
}
