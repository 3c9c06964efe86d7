/** What every memory card says about itself (CAL-5.19). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { roomInReserve } from '../hands/acquiring.ts';
import { type Calamandara, type Choice, type Entry, type State, travellerOf, type Window } from '../state/state.ts';
import type { SymbolKind } from '../state/symbols.ts';

/** A moment at which a card could be used or is being declared. */
export type Moment = {
  readonly table: Calamandara;
  /** Who is treated as the user of the effect. */
  readonly user: Seat;
  /** The position on the stack of the entry that is answered; -1 in a window. */
  readonly below: number;
  /** 1 while the card played still lies in the hand of the user. */
  readonly leaving: 0 | 1;
};

export type Effect = {
  /** Linked effects: the action they belong to is happening (CAL-5.20). Immediate ones have none. */
  readonly isNow?: (moment: Moment) => boolean;
  /** At least one complete legal choice exists (CAL-5.19.4). */
  readonly isPossible: (moment: Moment) => boolean;
  /** Every choice but the blind picks (CAL-5.19.3). */
  readonly declare?: (moment: Moment) => Rules<Choice>;
  /** The effect; false when nothing of it was legal any more (CAL-5.19.5). */
  readonly resolve: (table: Calamandara, entry: Entry) => Rules<boolean>;
  /** Whom this use attacks (CAL-5.19.7). */
  readonly victims?: (state: State, entry: Entry) => readonly Seat[];
  /** It may be declared for another traveller (CAL-5.19.6). */
  readonly helps?: true;
  /** Its resolution cancels another card, so that answers are asked for again (CAL-6.11). */
  readonly cancels?: (entry: Entry) => boolean;
  /** A copy of it aims at the entry directly below, not at what the original aims at (CAL-6.16). */
  readonly copyAimsBelow?: true;
} & Limits;

/** What other cards may not do with the effect of this one. */
export type Limits = {
  /** Nobody takes it over (CAL-5.20.1). */
  readonly neverTaken?: true;
  /** Nobody copies it (CAL-5.20.3). */
  readonly neverCopied?: true;
  /** Nobody revives it (CAL-5.20.20). */
  readonly neverRevived?: true;
};

export const entryAt = (state: State, position: number): Entry | undefined => state.stack[position];

/** The entry that an effect aims at. */
export const aimOf = (state: State, entry: Entry): Entry | null =>
  entry.aim === null ? null : (state.stack[entry.aim] ?? null);

/** Whose turn, phase or entry a preventing effect hits. */
export const targetOf = (state: State, entry: Entry): Seat => aimOf(state, entry)?.user ?? state.active;

/** The window, when no entry is answered. */
export function isWindow({ table, below }: Moment, ...these: readonly Window[]): boolean {
  return below < 0 && table.state.window !== null && these.includes(table.state.window);
}

export const everybody = (state: State): Seat[] => [...state.travellers.keys()];

export function othersThan(state: State, seat: Seat): Seat[] {
  return everybody(state).filter((other) => other !== seat);
}

/** Those who are not the user. */
export const notUser = (entry: Entry, seats: readonly Seat[]): Seat[] => seats.filter((seat) => seat !== entry.user);

/** CAL-6.13: the entry inserts symbols, and nothing has prevented that yet. */
export function inserts(entry: Entry | undefined): entry is Entry {
  return entry !== undefined && !entry.kept && !entry.prevented && (entry.choice.insertions?.length ?? 0) > 0;
}

/** The entry carries this effect and is about to use it (CAL-6.17). */
export function carries(entry: Entry | undefined, effect: Entry['effect']): entry is Entry {
  return entry !== undefined && entry.effect === effect && !entry.kept && !entry.prevented;
}

/** CAL-5.20.29: a blocked symbol of the depot goes to the reserve of its owner, or without a free place it stays in the depot. */
export function block(table: Calamandara, seat: Seat, symbol: SymbolKind): void {
  const { reserve, depot } = travellerOf(table.state, seat);
  const isFree = roomInReserve(table.state, seat) > 0;
  if (isFree) {
    reserve.push(symbol);
    depot[symbol]--;
  }
  table.tell({ kind: 'symbol-blocked', seat, symbol, to: isFree ? 'reserve' : 'depot' });
}
