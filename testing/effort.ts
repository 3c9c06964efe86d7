/** For tests: what the turns of automata, and people's own, cost the people at a real table, counted from the values that the screen shows. */
import { countWords, wordsOf } from '@tavola/kernel/face/lines.ts';
import { cardTaps } from '@tavola/kernel/face/real-cards.ts';
import { diceTaps } from '@tavola/kernel/face/real-dice.ts';
import type { RealDice, RealFace } from '@tavola/kernel/face/real-face.ts';
import { type AnyText, factText, questionText, type Say } from '@tavola/kernel/face/text.ts';
import type { Assistant } from '@tavola/kernel/real/assistant.ts';
import { besidesSheet } from '@tavola/kernel/real/doubt-sheet.ts';
import { type Turn, turnLines } from '@tavola/kernel/real/turns.ts';
import { CHANCE, kindOf } from '@tavola/kernel/rules/ask.ts';
import { NONE, readValue, sayValue } from '@tavola/kernel/rules/real.ts';
import { DONE } from '@tavola/kernel/rules/step.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';

/** Touches with the closing "done", those of them for dice, what is read in lines and questions, lines, and battles. */
export type Cost = {
  readonly taps: number;
  readonly dice: number;
  readonly words: number;
  readonly lines: number;
  readonly battles: number;
};
/** `own`: of a person's own turn. */
type Touch = {
  readonly at: number;
  readonly kind: string;
  readonly taps: number;
  readonly words: number;
  readonly own: boolean;
};
type TouchedFace = Pick<RealFace, 'dice' | 'pictured'>;
/** The dice of one throw, so far. */
type Throw = { readonly dice: RealDice; readonly rolled: readonly string[] };

/** Whose turn a stretch between two checkpoints belongs to: a name for each turn of an automaton, null for anything else. */
export type TurnOf = (turn: Turn, told: Assistant['table']['told']) => string | null;

/** Notes every touch of an evening, by the table of costs: a card, an answer and a sheet are one, dice as few as tell them, a number that is set right one more. */
export class Touches {
  private readonly app: Assistant;
  private readonly text: AnyText;
  private readonly face: TouchedFace;
  private readonly say: Say;
  private readonly touches: Touch[] = [];
  private thrown: Throw | null = null;
  /** What the sheet that is on the screen says above its questions: each sheet has its own. */
  private sheet: unknown = null;
  /** What people see on their table, by the ids of the facts. */
  private readonly truth: (id: string) => string | undefined;
  /** They have said that nothing else has changed. */
  private isSettled = false;

  constructor(
    { app, facts }: { readonly app: Assistant; readonly facts: () => ReadonlyMap<string, string> },
    text: AnyText,
    face: TouchedFace | undefined,
    say: Say,
  ) {
    this.app = app;
    this.truth = (id) => facts().get(id);
    this.text = text;
    this.face = face ?? {};
    this.say = say;
    const { answer, report } = app;
    app.answer = (option) => {
      if (option !== DONE.kind) this.answered(option);
      answer.call(app, option);
    };
    app.report = (fact, said) => {
      this.told(fact, said);
      report.call(app, fact, said);
    };
  }

  private note(touch: Omit<Touch, 'at'>): void {
    this.touches.push({ at: this.app.table.told.length, ...touch });
  }

  private answered(option: string): void {
    const { decision, table } = this.app;
    if (!decision) return;
    const { ask, seat } = decision;
    const kind = kindOf(ask);
    const words = countWords(questionText(this.text, ask, this.say).title);
    const dice = this.face.dice?.(ask, this.say) ?? null;
    const own = table.question(seat)?.outside === true;
    if (own) this.isSettled = false;
    const isCard = seat === CHANCE && decision.options.every(({ id }) => !/^\d+$/.test(id));
    const ids = decision.options.map(({ id }) => id);
    if (dice === null) this.note({ kind, taps: isCard ? cardTaps(ids, option, this.face) : 1, words, own });
    else if (this.thrown && this.thrown.dice.count === dice.count + this.thrown.rolled.length)
      this.reads(kind, option, 0);
    else {
      this.thrown = { dice, rolled: [] };
      this.reads(kind, option, words);
    }
  }

  /** One die of a throw; the last one says what all of them cost. */
  private reads(kind: string, option: string, words: number): void {
    const { dice } = this.thrown as Throw;
    const rolled = [...(this.thrown as Throw).rolled, option];
    const isAll = rolled.length === dice.count;
    this.thrown = isAll ? null : { dice, rolled };
    this.note({ kind, taps: isAll ? diceTaps(dice, rolled) : 0, words, own: false });
  }

  private told(fact: string, said: string): void {
    const { need, table } = this.app;
    const known = table.facts().find(({ id }) => id === fact);
    const words = known ? countWords(factText(this.text, known.fact, this.say)) : 0;
    const isNew = need !== null && need.told !== this.sheet;
    if (need !== null) this.sheet = need.told;
    const isBlank = known !== undefined && readValue(known.among, sayValue(known)) === null;
    // What has been confirmed with everything else is not asked any more.
    if (need !== null && this.isSettled && !isBlank && !known?.alone) return;
    const others = isNew ? besidesSheet(this.app) : [];
    if (others.length > 0) this.settle(others);
    // A number that stands there already is right as it is: the sheet as a whole is confirmed. One that nobody ever told is its own answer.
    const isChanged = known === undefined || sayValue(known) !== said;
    const taps = need === null ? 1 : Number(isNew) + Number(isChanged) - Number(isNew && isBlank);
    this.note({ kind: `fact ${fact}`, taps, words, own: need === null });
  }

  /** Everything else that is in doubt is told with the first sheet: nothing has changed, or all of it is looked through and set right. */
  private settle(others: readonly Believed[]): void {
    this.isSettled = true;
    const changed = others.filter((fact) => sayValue(fact) !== (this.truth(fact.id) ?? NONE));
    if (changed.length === 0) return;
    const words = sum(others.map(({ fact }) => countWords(factText(this.text, fact, this.say))));
    this.note({ kind: 'sheet', taps: 1 + changed.length, words, own: false });
  }

  /** The turns of the automata, one after another. */
  turns(turnOf: TurnOf): readonly Cost[] {
    const { app, text, say } = this;
    const costs = new Map<string, Cost>();
    for (const turn of app.turns()) {
      const name = turnOf(turn, app.table.told);
      if (name === null) continue;
      const lines = turnLines(app.table, turn, text, say);
      const asked = this.touches.filter(({ at, own }) => !own && at >= turn.first && at < turn.end);
      const isDie = ({ kind }: Touch) => app.table.game.real?.dice?.includes(kind) === true;
      const before = costs.get(name) ?? { taps: 1, dice: 0, words: 0, lines: 0, battles: 0 };
      // A question that comes several times in a row is read once.
      const read = asked.filter(({ kind }, i) => kind !== asked[i - 1]?.kind);
      costs.set(name, {
        taps: before.taps + sum(asked.map(({ taps }) => taps)),
        dice: before.dice + sum(asked.filter(isDie).map(({ taps }) => taps)),
        words: before.words + sum(lines.map((line) => wordsOf(line, say))) + sum(read.map(({ words }) => words)),
        lines: before.lines + lines.length,
        battles: before.battles + app.table.told.slice(turn.first, turn.end).filter(isBattle).length,
      });
    }
    return [...costs.values()];
  }

  /** People's own turns: facts that they told unasked, and the touches that end a turn or attack. */
  own(): number {
    return sum(this.touches.filter(({ own }) => own).map(({ taps }) => taps));
  }
}

function isBattle({ event }: Assistant['table']['told'][number]): boolean {
  return event.kind === 'campaign' || event.kind === 'rolled';
}

export function meanOf(costs: readonly Cost[], of: (cost: Cost) => number): number {
  return sum(costs.map(of)) / Math.max(1, costs.length);
}

/** The mean, and what nine in ten do not exceed. */
export function meanAnd90(of: readonly number[]): readonly [mean: number, ninetieth: number] {
  const sorted = of.toSorted((a, b) => a - b);
  return [sum(sorted) / Math.max(1, of.length), sorted[Math.ceil(of.length * 0.9) - 1] ?? 0];
}

/** "taps 4.2 (6)": the mean, and what nine in ten do not exceed. */
export function costRow(costs: readonly Cost[]): { readonly [what: string]: string } {
  const plain = costs.map((cost) => ({ ...cost, touches: cost.taps - cost.dice }));
  const keys = ['touches', 'dice', 'battles', 'words', 'lines'] as const;
  return Object.fromEntries(
    keys.map((key) => {
      const [mean, ninetieth] = meanAnd90(plain.map((cost) => cost[key]));
      return [key, `${mean.toFixed(1)} (${ninetieth})`];
    }),
  );
}

function sum(of: readonly number[]): number {
  return of.reduce((all, one) => all + one, 0);
}
