/** Games of a ladder, kept in a file as they end, one line each, so that a ladder can be stopped and go on later. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Run } from '@tavola/bots/lab/run.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import { WrongArguments } from '../base/arguments.ts';
import { labTexts } from '../base/lab-text.ts';

/** What the first and the second of a pair won of a game, by parts. */
export type Shares = readonly [first: number, second: number];

type Named = Pick<Run, 'game' | 'seats' | 'options' | 'bots' | 'seed'> & { readonly rules: string };
type KeptGame = Named & { readonly shares: Shares };

export class LadderBook {
  private readonly file: string | undefined;
  private readonly rules: string;
  private readonly games = new Map<string, Shares>();

  /** Without a file nothing is kept. Games by other rules do not count. */
  constructor(file: string | undefined, rules: string) {
    this.file = file;
    this.rules = rules;
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue;
      const kept = readGame(line, file);
      this.games.set(keyOf(kept), kept.shares);
    }
  }

  /** What is known of the games of this run, from the first to the first that was not played. */
  known(run: Run): readonly Shares[] {
    const found: Shares[] = [];
    for (let n = 0; n < run.games; n++) {
      const shares = this.games.get(keyOf(this.named(run, n)));
      if (!shares) break;
      found.push(shares);
    }
    return found;
  }

  keep(run: Run, n: number, shares: Shares): void {
    const kept = this.named(run, n);
    this.games.set(keyOf(kept), shares);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify({ ...kept, shares })}\n`);
  }

  private named({ game, seats, options, bots, seed }: Run, n: number): Named {
    return { game, rules: this.rules, seats, options, bots, seed: seed + n };
  }
}

function keyOf({ game, rules, seats, options, bots, seed }: Named): string {
  return [game, rules, fingerprint([seats, options]), ...bots, seed].join(' ');
}

function readGame(line: string, file: string): KeptGame {
  try {
    const kept = JSON.parse(line) as Partial<KeptGame>;
    if (kept.bots?.length === 2 && kept.shares?.every(Number.isFinite)) return kept as KeptGame;
  } catch {
    // Said below.
  }
  throw new WrongArguments((_, language) => labTexts[language].noBook(file));
}
