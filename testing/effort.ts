/** For tests: what the turns of automata, and people's own, cost the people at a real table, counted from the values that the screen shows. */
import { countWords, folded, wordsOf } from '@tavola/kernel/face/lines.ts';
import { type AnyText, factText, questionText, type Say } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { type Turn, turnLines } from '@tavola/kernel/real/turns.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { DONE } from '@tavola/kernel/rules/step.ts';

/** Touches with the closing "done", those of them for dice, what is read in lines and questions, lines, and battles. */
export type Cost = {
  readonly taps: number;
  readonly dice: number;
  readonly words: number;
  readonly lines: number;
  readonly battles: number;
};
/** `own`: of a person's own turn. */
type Touch = { readonly at: number; readonly kind: string; readonly words: number; readonly own: boolean };

/** Whose turn a stretch between two checkpoints belongs to: a name for each turn of an automaton, null for anything else. */
export type TurnOf = (turn: Turn, told: Assistant['table']['told']) => string | null;

/** Notes every touch of an evening. */
export class Touches {
  private readonly app: Assistant;
  private readonly text: AnyText;
  private readonly say: Say;
  private readonly touches: Touch[] = [];

  constructor(app: Assistant, text: AnyText, say: Say) {
    this.app = app;
    this.text = text;
    this.say = say;
    const { answer, report } = app;
    app.answer = (option) => {
      if (option !== DONE.kind) this.note(app);
      answer.call(app, option);
    };
    app.report = (fact, said) => {
      const known = app.table.facts().find(({ id }) => id === fact);
      const words = known ? countWords(factText(text, known.fact, say)) : 0;
      this.touches.push({ at: app.table.told.length, kind: `fact ${fact}`, words, own: app.need === null });
      report.call(app, fact, said);
    };
  }

  private note({ decision, table }: Assistant): void {
    if (!decision) return;
    const { ask, seat } = decision;
    const words = countWords(questionText(this.text, ask, this.say).title);
    const own = table.question(seat)?.outside === true;
    this.touches.push({ at: table.told.length, kind: kindOf(ask), words, own });
  }

  /** The turns of the automata, one after another. */
  turns(turnOf: TurnOf): readonly Cost[] {
    const { app, text, say } = this;
    const costs = new Map<string, Cost>();
    for (const turn of app.turns()) {
      const name = turnOf(turn, app.table.told);
      if (name === null) continue;
      const lines = folded(turnLines(app.table, turn, text, say));
      const asked = this.touches.filter(({ at, own }) => !own && at >= turn.first && at < turn.end);
      const isDie = ({ kind }: Touch) => app.table.game.real?.dice?.includes(kind) === true;
      const before = costs.get(name) ?? { taps: 1, dice: 0, words: 0, lines: 0, battles: 0 };
      // A question that comes several times in a row is read once.
      const read = asked.filter(({ kind }, i) => kind !== asked[i - 1]?.kind);
      costs.set(name, {
        taps: before.taps + asked.length,
        dice: before.dice + asked.filter(isDie).length,
        words: before.words + sum(lines.map((line) => wordsOf(line, say))) + sum(read.map(({ words }) => words)),
        lines: before.lines + lines.length,
        battles: before.battles + app.table.told.slice(turn.first, turn.end).filter(isBattle).length,
      });
    }
    return [...costs.values()];
  }

  /** People's own turns: facts that they told unasked, and the touches that end a turn or attack. */
  own(): number {
    return this.touches.filter(({ own }) => own).length;
  }
}

function isBattle({ event }: Assistant['table']['told'][number]): boolean {
  return event.kind === 'campaign';
}

export function meanOf(costs: readonly Cost[], of: (cost: Cost) => number): number {
  return sum(costs.map(of)) / Math.max(1, costs.length);
}

/** "taps 4.2 (6)": the mean, and what nine in ten do not exceed. */
export function costRow(costs: readonly Cost[]): { readonly [what: string]: string } {
  const plain = costs.map((cost) => ({ ...cost, touches: cost.taps - cost.dice }));
  const keys = ['touches', 'dice', 'battles', 'words', 'lines'] as const;
  return Object.fromEntries(
    keys.map((key) => {
      const sorted = plain.map((cost) => cost[key]).toSorted((a, b) => a - b);
      const mean = sum(sorted) / Math.max(1, sorted.length);
      return [key, `${mean.toFixed(1)} (${sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0})`];
    }),
  );
}

function sum(of: readonly number[]): number {
  return of.reduce((all, one) => all + one, 0);
}
