/** What the parts of an evening's screen share. */

import { moveText, type SeatLook } from '@tavola/kernel/face/face.ts';
import { questionText, type Say, taskText } from '@tavola/kernel/face/text.ts';
import type { Ask, Move, Seat } from '@tavola/kernel/rules/ask.ts';
import { CHANCE, kindOf } from '@tavola/kernel/rules/ask.ts';
import type { Decision, ToldEvent } from '@tavola/kernel/rules/decision.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import { createContext, useContext } from 'react';
import type { OpenGame } from '../../shelf/game-list.ts';
import type { Evening } from './evening.ts';
import type { Telling } from './telling.ts';

export const tabs = ['turn', 'map', 'edit', 'log'] as const;
/** What to do now, the map, everything that lies on the table in words, and what happened. */
export type Tab = (typeof tabs)[number];

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
  /** What a person tells on the map. */
  readonly telling: Telling;
  /** The part of the screen that is open, and how another one is opened. */
  readonly tab: Tab;
  to(tab: Tab): void;
  /** The line whose places the map frames. */
  readonly lit: string | null;
  light(line: string | null): void;
  /** Shows a part of the set-up; null for the first that is not done. */
  showPart(name: string | null): void;
};

/** What is shown, whatever else the screen offers. */
export type OpenEvening = Pick<EveningModel, 'evening' | 'open' | 'say'>;

const EveningContext = createContext<EveningModel | null>(null);
export const EveningProvider = EveningContext.Provider;

export function useEvening(): EveningModel {
  const model = useContext(EveningContext);
  if (!model) throw new Error('no evening here');
  return model;
}

/** What was told before the rules stopped, as sentences. */
export function sentencesOf({ open, say }: OpenEvening, told: readonly ToldEvent[]): readonly string[] {
  return told.flatMap(({ event }) => taskText(open.text, event, say) ?? []);
}

/** At full length, for ears. */
export function askText({ open, say }: OpenEvening, ask: Ask): string {
  return questionText(open.text, ask, say).whole;
}

/** In one line: whose turn it is stands above it. */
export function askTitle({ open, say }: OpenEvening, ask: Ask): string {
  return questionText(open.text, ask, say).title;
}

export function optionText({ open, say }: OpenEvening, move: Move): string {
  return moveText(open, move, say);
}

/** The moves that belong to a place of the table; `null` for those that belong to none. */
export function movesAt({ evening, open }: OpenEvening, place: string | null): Decision['options'] {
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

export function factsAt({ evening }: OpenEvening, place: string): readonly Believed[] {
  return evening.app.table.facts().filter((fact) => fact.place === place);
}

export function lookOf({ evening, open, say }: OpenEvening, seat: Seat): SeatLook | undefined {
  const { agreement } = evening.app.table;
  const setup = agreement.seats[seat];
  return setup && open.face.looks?.seat?.(setup, seat, evening.app.table.view('spectator'), say);
}
