/** When a card may be used: its moment and its choices; and the cards that carry another effect (Echoes, Dominion, Q'Hoz). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, type CardName, isLinked, NAME } from '../state/memory.ts';
import { type Entry, type State, travellerOf } from '../state/state.ts';
import { type Effect, entryAt, type Limits, type Moment, othersThan } from './effect.ts';
import { type CarrierName, effectOf } from './effects.ts';

/** A card that does what another card says. */
type Carrier = Pick<Effect, 'isNow' | 'isPossible'> &
  Limits & {
    /** How it gets the effect. */
    readonly how: 'take' | 'copy' | 'revive';
  };

const CARRIERS: Readonly<Record<CarrierName, Carrier>> = {
  /** CAL-5.20.1 */
  'dissonant-echoes': { how: 'take', isNow: isAnswer, isPossible: isTakeable, neverCopied: true },
  /** CAL-5.20.3 */
  'dominion-of-ircai': { how: 'copy', isNow: isAnswer, isPossible: isCopyable, neverCopied: true },
  /** CAL-5.20.20 */
  'calamandara-qhoz': { how: 'revive', isPossible: (moment) => revivable(moment).length > 0, neverRevived: true },
};

/** Null for the cards that have an effect of their own. */
export function carrierOf(name: CardName): Carrier | null {
  return CARRIERS[name as CarrierName] ?? null;
}
function limitsOf(name: CardName): Limits {
  return carrierOf(name) ?? effectOf(name);
}
function isAnswer({ below }: Moment): boolean {
  return below >= 0;
}

/** CAL-5.19.2, 6.6: immediate cards in any open window, linked ones together with their action. */
export function isMoment(moment: Moment, name: CardName): boolean {
  const { state } = moment.table;
  if (!isLinked(name)) return state.window !== 'c1a' && state.window !== 'c2a';
  return (carrierOf(name) ?? effectOf(name)).isNow?.(moment) ?? false;
}

/** CAL-5.19.4: a complete legal choice exists. */
export function isPossible(moment: Moment, name: CardName): boolean {
  return carrierOf(name)?.isPossible(moment) ?? beneficiaries(moment, effectOf(name)).length > 0;
}

/** CAL-5.19.6: who may be treated as the user, the one who plays the card first. */
export function beneficiaries(moment: Moment, effect: Effect): Seat[] {
  const own = effect.isPossible(moment) ? [moment.user] : [];
  if (!effect.helps) return own;
  const others = othersThan(moment.table.state, moment.user);
  return [...own, ...others.filter((user) => effect.isPossible({ ...moment, user, leaving: 0 }))];
}

/** CAL-5.19.10, 5.20.1: the last entry attacks the taker and may be taken; a linked effect needs no choice, it waits. */
function isTakeable(moment: Moment): boolean {
  const entry = entryAt(moment.table.state, moment.below);
  if (entry === undefined || entry.via === 'copy' || limitsOf(entry.effect).neverTaken) return false;
  if (!victimsOf(moment.table.state, entry).includes(moment.user)) return false;
  return isLinked(entry.effect) || beneficiaries(moment, effectOf(entry.effect)).length > 0;
}

/** CAL-5.19.9, 5.20.3: the last entry was used by another traveller and what it carries may be copied. Q'Hoz may keep a carrier there. */
function isCopyable(moment: Moment): boolean {
  const entry = entryAt(moment.table.state, moment.below);
  if (entry === undefined || entry.player === moment.user || limitsOf(entry.effect).neverCopied) return false;
  return isLinked(entry.effect) || isPossible(moment, entry.effect);
}

/** CAL-5.20.20: the travellers whose topmost discarded card may be revived. */
export function revivable(moment: Moment): Seat[] {
  return othersThan(moment.table.state, moment.user).filter((seat) => {
    const name = topOfDiscard(moment.table.state, seat);
    return name !== null && !limitsOf(name).neverRevived && (isLinked(name) || isPossible(moment, name));
  });
}

export function topOfDiscard(state: State, seat: Seat): CardName | null {
  const top = travellerOf(state, seat).discard.at(-1);
  return top === undefined ? null : (NAME[top as Card] as CardName);
}

/** CAL-6.16: a copied cancelling effect aims at the entry directly below; others at the same action as the original. */
export function aimOfCopy(moment: Moment): number {
  const entry = entryAt(moment.table.state, moment.below);
  if (entry === undefined) return -1;
  return effectOf(entry.effect).copyAimsBelow ? moment.below : (entry.aim ?? -1);
}

/** CAL-5.19.7, 6.15: whom an entry attacks. A taken linked card attacks the one whose final reserve it will block. */
function victimsOf(state: State, entry: Entry): readonly Seat[] {
  if (!entry.kept) return effectOf(entry.effect).victims?.(state, entry) ?? [];
  const below = state.stack[state.stack.indexOf(entry) - 1];
  return entry.via === 'take' && below ? [below.player] : [];
}
