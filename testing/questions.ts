/** How often a person is asked, and how often they touch the screen: games by policy, in which one seat answers through the folded questions. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import {
  amounts,
  changed,
  type FoldedOption,
  foldOf,
  foreseeing,
  foreseen,
  type Gesture,
  idleOption,
  MOST_IN_ROW,
  type OneAsked,
  opened,
  openStage,
  type Stage,
  touched,
  waits,
} from '@tavola/kernel/host/folding.ts';
import type { Step } from '@tavola/kernel/host/gesture.ts';
import { type Preview, previewOf } from '@tavola/kernel/host/preview.ts';
import { standingPass, USUAL_ORDER } from '@tavola/kernel/host/standing.ts';
import { type Ask, kindOf, type Move, moveId, type Seat } from '@tavola/kernel/rules/ask.ts';
import { realDice, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { type Rng, seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';

export type QuestionSetup = {
  readonly seats: number;
  readonly options?: unknown;
  readonly games: number;
  readonly seed: number;
};
/** What the rules asked, with how many of it had one option; what was shown of it, windows apart; and touches, in a first game and later. */
export type Questions = {
  asked: number;
  single: number;
  shown: number;
  windows: number;
  firstTaps: number;
  taps: number;
};
export type CountedQuestions = {
  turns: number;
  total: Questions;
  /** Between the person's own turns, and before the first. */
  elsewhere: Questions;
  /** In own turns, by the kind of the ask that was shown. */
  readonly kinds: Map<string, Questions>;
};

const PERSON: Seat = 0;
/** A preview needs fewer worlds here: these positions are not played against anybody. */
const WORLDS = 3;
/** In a first game this many light picks are confirmed. */
const FIRST_PICKS = 12;

export function questions(game: AnyGame, face: AnyFace, setup: QuestionSetup): CountedQuestions {
  const counted: CountedQuestions = { turns: 0, total: none(), elsewhere: none(), kinds: new Map() };
  for (let n = 0; n < setup.games; n++) new Evening(game, face, setup, setup.seed + n, counted).play();
  return counted;
}

function none(): Questions {
  return { asked: 0, single: 0, shown: 0, windows: 0, firstTaps: 0, taps: 0 };
}

/** One game. */
class Evening {
  private readonly game: AnyGame;
  private readonly face: AnyFace;
  private readonly table: Table;
  private readonly rng: Rng;
  private readonly counted: CountedQuestions;
  private picks = 0;
  private turn: Seat | null = null;

  constructor(game: AnyGame, face: AnyFace, setup: QuestionSetup, seed: number, counted: CountedQuestions) {
    const { seats, options } = setup;
    this.game = game;
    this.face = face;
    this.counted = counted;
    this.table = Table.start(game, { seats, options, chance: seededChance(seed) });
    this.rng = seededRng(seed ^ 0x9e3779b9);
  }

  play(): void {
    const { table } = this;
    while (table.outcome === null) {
      this.countTurn();
      const seat = table.pending[0] as Seat;
      if (seat === PERSON) this.answer();
      else table.take(seat, this.picked(table, seat));
    }
  }

  private countTurn(): void {
    const now = this.game.turn?.(this.table.view(PERSON)) ?? null;
    if (now !== this.turn && now === PERSON) this.counted.turns++;
    this.turn = now;
  }

  private answer(): void {
    const { table, face } = this;
    const asked = table.decision(PERSON) as OneAsked;
    const kind = kindOf(asked.ask);
    if (this.game.reactions?.windows.includes(kind)) {
      const isPassed = standingPass(table, PERSON, USUAL_ORDER, { sharesScreen: false }) !== null;
      if (!isPassed) this.count(kind, { windows: 1, taps: 1, firstTaps: 1 });
      this.countAsked(table);
      table.take(PERSON, this.picked(table, PERSON));
      return;
    }
    const ahead = table.fork({ chance: realDice, watched: false });
    const picked = this.picked(ahead, PERSON);
    const idle = idleOption(face.folding, asked, table.view(PERSON), PERSON);
    if (idle !== null && asked.options[picked]?.id === idle.id) {
      this.countAsked(table);
      table.take(PERSON, picked);
    } else this.gesture(asked, ahead, picked);
  }

  /** From a question to the pick after which the person is asked again, or somebody else is. What the policy wants is found out on a fork. */
  private gesture(asked: OneAsked, ahead: Table, first: number): void {
    const { folding } = this.face;
    const taken: string[] = [];
    /** What was picked on the fork to see whether a touch of the next step ends this one. */
    let peeked: number | null = null;
    /** Null where the rules ask something else than was foreseen: the host stops there. */
    const reached = (stage: Stage): FoldedOption | null => {
      for (;;) {
        if (taken.length > 0 && !ahead.question(PERSON)) return null;
        const i = taken.length === 0 ? first : (peeked ?? this.picked(ahead, PERSON));
        peeked = null;
        const id = moveId(ahead.question(PERSON)?.options[i] as Move);
        const path = [...taken, id];
        const begun = stage.options.filter((option) => path.every((it, n) => option.path[n]?.option === it));
        if (begun.length === 0) return null;
        this.countAsked(ahead);
        taken.push(id);
        ahead.take(PERSON, i);
        const found = begun.find((option) => option.path.length === path.length);
        const further = begun.filter((option) => option.path.length === path.length + 1 && !isEntryStep(option));
        if (found && (further.length === 0 || !ahead.question(PERSON))) return found;
        if (!found) continue;
        peeked = this.picked(ahead, PERSON);
        const next = moveId(ahead.question(PERSON)?.options[peeked] as Move);
        if (further.every((option) => option.path.at(-1)?.option !== next || option.path.at(-2)?.option !== id))
          return found;
      }
    };
    const look = (path: readonly Step[]) => foreseen(this.preview(path));
    const stage = foreseeing(opened(folding, asked, this.game.reactions?.windows ?? []), look);
    let gesture: Gesture = { stages: [stage], path: [], isWhole: false };
    let taps = 0;
    let isChanged = false;
    /** Nothing was pointed at since. */
    let isLast = false;
    for (let n = 0; n < gesture.stages.length; n++) {
      const from = gesture.stages[n] as Stage;
      const option = reached(from);
      if (option === null) break;
      if (option.id === from.taken?.id) continue;
      // What was filled in last lies open, the rest is on a sheet; numbers have a row.
      const isOpen = gesture.isWhole && from === openStage(folding, gesture.stages);
      isLast = from.taken !== null && !isOpen;
      isChanged ||= isLast;
      taps +=
        n === 0 ? 1 : tapsFor(amounts(folding, from), from, option, n === 1 && foldOf(folding, from.ask) === 'pair');
      const follows = isLast
        ? changed(folding, gesture, n, option)
        : touched(folding, gesture.stages.slice(0, n + 1), option);
      gesture = foreseeing(follows, look);
    }
    // A drag goes with all that may go; another number is chosen after two touches.
    const isDragged =
      !isChanged && gesture.stages.length > 1 && foldOf(folding, gesture.stages[1]?.ask ?? '') === 'pair';
    if (isChanged) taps++;
    const isConfirmed = isLast || waits(folding, gesture, isDragged) || this.isHeavy(gesture);
    if (isConfirmed) taps++;
    const learns = !isConfirmed && this.picks++ < FIRST_PICKS ? 1 : 0;
    this.count(kindOf(stage.ask), { shown: 1, taps, firstTaps: taps + learns });
    for (const id of taken) {
      const options = this.table.question(PERSON)?.options ?? [];
      const i = options.findIndex((move) => moveId(move) === id);
      if (i < 0) return;
      this.table.take(PERSON, i);
    }
  }

  /** What the game calls grave is asked once more. */
  private isHeavy({ stages }: Gesture): boolean {
    const { ask, options, taken } = stages.at(-1) as Stage;
    const isGrave = () => this.face.picks?.grave?.(taken?.move as Move, ask, this.table.view(PERSON)) ?? false;
    return taken !== null && options.length > 1 && isGrave();
  }

  private preview(path: readonly Step[]): Preview {
    const ids = path.map(({ option }) => option);
    return previewOf(this.table, PERSON, ids, WORLDS);
  }

  private picked(table: Table, seat: Seat): number {
    const { ask, options } = table.question(seat) as { ask: Ask; options: readonly Move[] };
    return this.game.bot?.policy?.(table.state, seat, ask, options, this.rng) ?? this.rng.below(options.length);
  }

  private countAsked(table: Table): void {
    const { ask, options } = table.question(PERSON) as { ask: Ask; options: readonly Move[] };
    this.count(kindOf(ask), { asked: 1, single: options.length === 1 ? 1 : 0 });
  }

  private count(kind: string, more: Partial<Questions>): void {
    const { kinds, total, elsewhere } = this.counted;
    const one = kinds.get(kind) ?? none();
    const isOwn = this.turn === PERSON;
    if (isOwn) kinds.set(kind, one);
    for (const [name, n] of Object.entries(more) as [keyof Questions, number][]) {
      one[name] += n;
      (isOwn ? total : elsewhere)[name] += n;
    }
  }
}

/** It leads into a gate, which has a button of its own. */
function isEntryStep({ path }: FoldedOption): boolean {
  const last = path.at(-1);
  return last !== undefined && last.ask === last.option;
}

/** A drag chooses an origin and its target at once. Each number of a short row is touched directly, others step by step. */
function tapsFor(numbers: ReturnType<typeof amounts>, stage: Stage, option: FoldedOption, isDragged: boolean): number {
  if (numbers === null) return isDragged ? 0 : 1;
  const at = (id: string | undefined) => numbers.findIndex((number) => number.option.id === id);
  return stage.taken === null || numbers.length <= MOST_IN_ROW ? 1 : Math.abs(at(option.id) - at(stage.taken.id));
}
