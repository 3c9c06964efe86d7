/** Who sits on a seat, in the words of every host. Rules see less of it: a player or an automaton (`SeatKind`). */
import type { SeatKind } from '../rules/game.ts';

export const sitters = ['person', 'screen', 'bot', 'automaton', 'free'] as const;
/** A person at a device of their own, a person at somebody else's screen, a bot, an automaton of the rulebook, nobody yet. */
export type Sitter = (typeof sitters)[number];
type Sitting = { readonly kind: Sitter };

export function seatKindOf({ kind }: Sitting): SeatKind {
  return kind === 'automaton' ? 'automaton' : 'player';
}

export function isPerson({ kind }: Sitting): boolean {
  return kind === 'person' || kind === 'screen';
}

/** Somebody who never leaves and needs no connection. */
export function isMachine({ kind }: Sitting): boolean {
  return kind === 'bot' || kind === 'automaton';
}
