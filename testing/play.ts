/** Scenario tests: a rule, picks by id, and what is asked then. */
import {
  type Answer,
  type Ask,
  kindOf,
  moveId,
  type Question,
  type Request,
  type Rules,
  type Seat,
} from '@tavola/kernel/rules/ask.ts';
import { readChance } from '@tavola/kernel/rules/chance.ts';
import type { RulesTable, SeatKind, SeatSetup, TellOptions } from '@tavola/kernel/rules/game.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import { watching } from '@tavola/kernel/rules/watching.ts';

/** Where a rule stands after the picks: what it asks, or its result. */
export type Played<T> = {
  readonly done: boolean;
  readonly result: T | undefined;
  /** The open question; of `together` the first that is unanswered. */
  readonly seat: Seat | null;
  readonly ask: Ask | null;
  /** The ids of its options. */
  readonly ids: readonly string[];
};

type OpenRequest = { request: Request; answers: Map<Seat, number> };
const open = new WeakMap<Rules<unknown>, OpenRequest>();

/**
 * Feeds picks to a rule and returns what it asks next. A pick is an option id (`draw`), with the seat before it where several are asked
 * (`1/bid:3`). Dice and blind draws are picks too: `roll=4`, `pick=0`, `shuffle=2,0,1`; a shuffle that is not named keeps the order.
 * The same rule can be played on with further calls. A pick that is not offered fails with the list of what was.
 */
export function play<T>(rule: Rules<T>, ...picks: readonly string[]): Played<T> {
  watching.traces = true;
  let at = advanced(rule, open.get(rule) ?? resumed(rule), picks[0]);
  for (let i = 0; i < picks.length; i++) {
    if ('result' in at) throw new Error(`the rule is over; nobody asks for ${picks.slice(i).join(', ')}`);
    at = advanced(rule, answered(rule, at, picks[i] as string), picks[i + 1]);
  }
  if ('result' in at) return { done: true, result: at.result, seat: null, ask: null, ids: [] };
  open.set(rule, at);
  if (at.request.type === 'chance')
    throw new Error(`chance is asked: add a pick like ${at.request.what}=1 (of ${at.request.size})`);
  const question = unanswered(at)[0] as Question;
  return { done: false, result: undefined, seat: question.seat, ask: question.ask, ids: question.options.map(moveId) };
}

type At<T> = OpenRequest | { readonly result: T };

function resumed<T>(rule: Rules<T>, answer?: Answer): At<T> {
  const step = rule.next(answer as Answer);
  return step.done ? { result: step.value } : { request: step.value, answers: new Map() };
}

/** Past the shuffles that no pick names. */
function advanced<T>(rule: Rules<T>, from: At<T>, next: string | undefined): At<T> {
  let at = from;
  while (
    !('result' in at) &&
    at.request.type === 'chance' &&
    at.request.what === 'shuffle' &&
    !next?.startsWith('shuffle=')
  ) {
    at = resumed(
      rule,
      Array.from({ length: at.request.size }, (_, i) => i),
    );
  }
  return at;
}

function answered<T>(rule: Rules<T>, at: OpenRequest, pick: string): At<T> {
  const { request } = at;
  if (request.type === 'chance') {
    const [what, value = ''] = pick.split('=');
    const answer = what === request.what ? readChance(request, value) : null;
    if (answer === null) throw new Error(`chance is asked for ${request.what} of ${request.size}, not ${pick}`);
    return resumed(rule, answer);
  }
  const { question, index } = found(at, pick);
  if (request.type === 'choose') return resumed(rule, index);
  at.answers.set(question.seat, index);
  if (unanswered(at).length > 0) return at;
  return resumed(
    rule,
    request.questions.map(({ seat }) => at.answers.get(seat) as number),
  );
}

function found(at: OpenRequest, pick: string): { question: Question; index: number } {
  const [, seat, id] = /^(?:(\d+)\/)?(.*)$/.exec(pick) as unknown as [string, string | undefined, string];
  const asked = unanswered(at).filter((question) => seat === undefined || question.seat === Number(seat));
  for (const question of asked) {
    const index = question.options.findIndex((move) => moveId(move) === id);
    if (index >= 0) return { question, index };
  }
  const offers = unanswered(at).map((q) => `seat ${q.seat}, ${kindOf(q.ask)}: ${q.options.map(moveId).join('  ')}`);
  throw new Error(`"${pick}" is not offered. ${offers.join(' | ')}`);
}

function unanswered({ request, answers }: OpenRequest): readonly Question[] {
  if (request.type === 'chance') return [];
  if (request.type === 'choose') return [request];
  return request.questions.filter(({ seat }) => !answers.has(seat));
}

/** A table for a scenario: a state built by hand; every event that was told, every secret part, and the traces behind it. */
export type Stage<S, E, O, T = unknown> = RulesTable<S, E, O, T> & {
  readonly events: E[];
  readonly secrets: TellOptions<E>[];
  /** By the place of the event in `events`. */
  readonly traces: (readonly Trace[])[];
};

export function stage<S, E, O, T = unknown>(
  state: S,
  options: O,
  seats: number | readonly (SeatKind | SeatSetup<T>)[],
): Stage<S, E, O, T> {
  const events: E[] = [];
  const secrets: TellOptions<E>[] = [];
  const traces: (readonly Trace[])[] = [];
  const sitting = typeof seats === 'number' ? new Array<SeatKind>(seats).fill('player') : seats;
  return {
    state,
    options,
    seats: sitting.map((seat) => (typeof seat === 'string' ? { kind: seat, settings: {} as T } : seat)),
    events,
    secrets,
    traces,
    tell: (event, telling) => {
      events.push(event);
      traces.push([telling?.why ?? []].flat().map(({ trace }) => trace));
      if (telling?.to !== undefined) secrets.push({ to: telling.to, ...(telling.also && { also: telling.also }) });
    },
    checkpoint: () => {},
    beat: () => {},
    doubt: () => {},
  };
}
