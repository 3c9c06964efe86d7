/** What the terminal says of an evening at a real table: the lines of each turn, the reasons of one, the facts that people can tell. */
import type { SpokenFace } from '@tavola/kernel/face/face.ts';
import { type Line, lineText } from '@tavola/kernel/face/lines.ts';
import { factText, type Say } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { type Turn, turnLines } from '@tavola/kernel/real/turns.ts';
import { sayValue } from '@tavola/kernel/rules/real.ts';
import { reasonLines } from '../base/say.ts';
import type { Text } from '../base/text.ts';

export class EveningLines {
  private readonly app: Assistant;
  private readonly face: SpokenFace;
  private readonly say: Say;
  /** The turn that was printed last, by its first event, and its lines. */
  private first = 0;
  private printed: readonly string[] = [];
  /** The newest turn in which there was something to do. */
  private done: Turn | null = null;

  constructor(app: Assistant, face: SpokenFace, say: Say) {
    this.app = app;
    this.face = face;
    this.say = say;
  }

  /** What is new since it was asked last: a line that has grown comes again. */
  news(): readonly string[] {
    const turns = this.app.turns().filter(({ first }) => first >= this.first);
    return turns.flatMap((turn) => {
      if (turn.first !== this.first) this.printed = [];
      this.first = turn.first;
      const said = this.linesOf(turn).map((line, i) => `${i + 1}. ${lineText(line, this.say)}`);
      if (said.length > 0) this.done = turn;
      const fresh = said.filter((line) => !this.printed.includes(line));
      this.printed = said;
      return fresh;
    });
  }

  /** After a step back the whole turn is told again. */
  forget(): void {
    this.first = this.app.turns().at(-1)?.first ?? 0;
    this.printed = [];
  }

  /** Why line `n` of the newest turn with lines; without a number its last one. */
  why(n: number | null, text: Text): readonly string[] {
    const { app, done, face, say } = this;
    if (done === null) return [];
    const lines = this.linesOf(done);
    const line = lines[(n ?? lines.length) - 1];
    return line?.events.flatMap((event) => reasonLines(app.table, done.first + event, face, say, text)) ?? [];
  }

  /** Every fact that people can tell, as it is typed, with its name; only those whose id or place has this word in it. */
  facts(word: string): readonly string[] {
    const { app, face, say } = this;
    return app.table.facts().flatMap((known) => {
      if (known.place === 'nowhere') return [];
      const where = face.text.real?.place(known.place, say) ?? known.place;
      const named = `${known.id}=${known.sure ? sayValue(known) : '?'}  ${where}: ${factText(face.text, known.fact, say)}`;
      return named.toLowerCase().includes(word.toLowerCase()) ? [named] : [];
    });
  }

  private linesOf(turn: Turn): readonly Line[] {
    return turnLines(this.app.table, turn, this.face.text, this.say);
  }
}
