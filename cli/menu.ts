/** One choice from a numbered list: with arrow keys on a terminal, else a number or an id per line. */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { autocomplete, isCancel } from '@clack/prompts';

export type Entry = { readonly id: string; readonly label: string };
/** Asks until it gets an answer: the id of an entry, or what was typed instead; null when there is nobody to answer any more. */
export type Menu = {
  choose(message: string, entries: readonly Entry[], hint: string): Promise<string | null>;
  close(): void;
};

const SHOWN = 15;

export function menuOf(print: (line: string) => void): Menu {
  return process.stdin.isTTY && process.stdout.isTTY ? terminalMenu() : lineMenu(print);
}

function terminalMenu(): Menu {
  return {
    async choose(message, entries) {
      const options = entries.map(({ id, label }, i) => ({ value: id, label: `${i + 1}. ${label}` }));
      const picked = await autocomplete({ message, options, maxItems: SHOWN });
      return isCancel(picked) ? null : (picked as string);
    },
    close: () => {},
  };
}

function lineMenu(print: (line: string) => void): Menu {
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async choose(message, entries, hint) {
      print(styled('bold', message));
      entries.forEach(({ label }, i) => {
        print(`${String(i + 1).padStart(3)}. ${label}`);
      });
      print(styled('dim', hint));
      const { done, value } = await lines.next();
      if (done) return null;
      const typed = value.trim();
      return entries[Number(typed) - 1]?.id ?? typed;
    },
    close: () => reader.close(),
  };
}

/** Styled where the output understands it. */
export function styled(style: 'bold' | 'dim', text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
