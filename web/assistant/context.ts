/** What the parts of an evening's screen share. */

import { moveText } from '@tavola/kernel/face/face.ts';
import { questionText, type Say, taskText } from '@tavola/kernel/face/text.ts';
import type { Ask, Move, Seat } from '@tavola/kernel/rules/ask.ts';
import { CHANCE, kindOf } from '@tavola/kernel/rules/ask.ts';
import type { Decision, ToldEvent } from '@tavola/kernel/rules/decision.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { createContext, useContext } from 'react';
import type { OpenGame } from '../shelf/game-list.ts';
import type { Evening } from './evening.ts';

export type EveningModel = {
  readonly evening: Evening;
  readonly open: OpenGame;
  readonly say: Say;
  /** What went wrong with the last touch; null when nothing did. */
  readonly problem: string | null;
  /** Runs a touch; what goes wrong is shown. */
  attempt(what: () => void): void;
  /** Opens the sheet of a place. */
  show(place: string | null): void;
  /** Opens what is to be done now. */
  showTurn(): void;
};

const EveningContext = createContext<EveningModel | null>(null);
export const EveningProvider = EveningContext.Provider;

export function useEvening(): EveningModel {
  const model = useContext(EveningContext);
  if (!model) throw new Error('no evening here');
  return model;
}

/** An instruction of an automaton: event number `n` of what was told, after `at` picks. */
export type Task = {
  readonly n: number;
  readonly at: number;
  readonly text: string;
  readonly reasoned: boolean;
  readonly event: Move;
};

/** The instructions from event number `from` on. */
export function tasksFrom(model: EveningModel, from: number): Task[] {
  return tasksOf(model, model.evening.app.table.told).filter(({ n }) => n >= from);
}

export function tasksOf({ open, say }: EveningModel, told: readonly ToldEvent[]): Task[] {
  return told.flatMap(({ at, event, reasoned }, n) => {
    const text = taskText(open.text, event, say);
    return text === null ? [] : [{ n, at, text, reasoned, event }];
  });
}

export function askText({ open, say }: EveningModel, ask: Ask): string {
  return questionText(open.text, ask, say).whole;
}

export function optionText({ open, say }: EveningModel, move: Move): string {
  return moveText(open, move, say);
}

/** The moves that belong to a place of the table; `null` for those that belong to none. */
export function movesAt({ evening, open }: EveningModel, place: string | null): Decision['options'] {
  const { decision } = evening.app;
  if (decision === null || !isOutsideTurn(evening)) return [];
  return decision.options.filter(({ move }) => (open.face.real?.at(move) ?? null) === place);
}

export function isOutsideTurn({ app }: Evening): boolean {
  const [seat] = app.table.pending;
  return seat !== undefined && app.table.question(seat)?.outside === true;
}

export function isDice({ app }: Evening, { seat, ask }: Decision): boolean {
  return seat === CHANCE && app.table.game.real?.dice?.includes(kindOf(ask)) === true;
}

export function factsAt({ evening }: EveningModel, place: string): readonly Believed[] {
  return evening.app.table.facts().filter((fact) => fact.place === place);
}

export function colourOf({ evening, open, say }: EveningModel, seat: Seat): string | undefined {
  const setup = evening.app.table.agreement.seats[seat];
  return setup && open.face.looks?.seat?.(setup, seat, null, say).colour;
}
