/** When a card may be used: its moment and its choices; and the cards that carry another effect (Echoes, Dominion, Q'Hoz). */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Card, type CardName, isLinked, NAME } from '../memory.ts';
import { type Entry, type State, travellerOf } from '../state.ts';
import { type Effect, entryAt, type Moment, othersThan } from './effect.ts';
import { effectOf } from './effects.ts';

/** CAL-5.19.2, 6.6: immediate cards in any open window, linked ones together with their action. */
export function isMoment(moment: Moment, name: CardName): boolean {
  const { state } = moment.table;
  if (!isLinked(name)) return state.window !== 'c1a' && state.window !== 'c2a';
  if (name === 'dissonant-echoes' || name === 'dominion-of-ircai') return moment.below >= 0;
  return effectOf(name).isNow?.(moment) ?? false;
}

/** CAL-5.19.4: a complete legal choice exists. */
export function isPossible(moment: Moment, name: CardName): boolean {
  if (name === 'dissonant-echoes') return isTakeable(moment);
  if (name === 'dominion-of-ircai') return isCopyable(moment);
  if (name === 'calamandara-qhoz') return revivable(moment).length > 0;
  return beneficiaries(moment, effectOf(name)).length > 0;
}

/** CAL-5.19.6: who may be treated as the user, the one who plays the card first. */
export function beneficiaries(moment: Moment, effect: Effect): Seat[] {
  const own = effect.isPossible(moment) ? [moment.user] : [];
  if (!effect.helps) return own;
  const others = othersThan(moment.table.state, moment.user);
  return [...own, ...others.filter((user) => effect.isPossible({ ...moment, user, leaving: 0 }))];
}

const NEVER_TAKEN: readonly CardName[] = ['helm-of-solitude', 'breath-of-beings', 'sealed-fields', 'fall-of-winds'];

/** CAL-5.19.10, 5.20.1: the last entry attacks the taker and may be taken; a linked effect needs no choice, it waits. */
function isTakeable(moment: Moment): boolean {
  const entry = entryAt(moment.table.state, moment.below);
  if (entry === undefined || entry.via === 'copy' || NEVER_TAKEN.includes(entry.effect)) return false;
  if (!victimsOf(moment.table.state, entry).includes(moment.user)) return false;
  return isLinked(entry.effect) || beneficiaries(moment, effectOf(entry.effect)).length > 0;
}

/** Neither Helm nor, when Q'Hoz keeps one, a card that only carries the effect of another. */
const NEVER_COPIED: readonly CardName[] = ['helm-of-solitude', 'dominion-of-ircai', 'dissonant-echoes'];

/** CAL-5.19.9, 5.20.3: the last entry was used by another traveller and what it carries may be copied. */
function isCopyable(moment: Moment): boolean {
  const entry = entryAt(moment.table.state, moment.below);
  if (entry === undefined || entry.player === moment.user || NEVER_COPIED.includes(entry.effect)) return false;
  return isLinked(entry.effect) || isPossible(moment, entry.effect);
}

/** CAL-5.20.20: the travellers whose topmost discarded card may be revived. */
export function revivable(moment: Moment): Seat[] {
  return othersThan(moment.table.state, moment.user).filter((seat) => {
    const name = topOfDiscard(moment.table.state, seat);
    return name !== null && name !== 'calamandara-qhoz' && (isLinked(name) || isPossible(moment, name));
  });
}

export function topOfDiscard(state: State, seat: Seat): CardName | null {
  const top = travellerOf(state, seat).discard.at(-1);
  return top === undefined ? null : (NAME[top as Card] as CardName);
}

/** CAL-6.16: a copied cancelling effect aims at the entry directly below; others at the same action as the original. */
export function aimOfCopy(moment: Moment): number {
  const entry = entryAt(moment.table.state, moment.below);
  return entry?.effect === 'breath-of-beings' ? moment.below : (entry?.aim ?? -1);
}

/** CAL-5.19.7, 6.15: whom an entry attacks. A taken linked card attacks the one whose final reserve it will block. */
function victimsOf(state: State, entry: Entry): readonly Seat[] {
  if (!entry.kept) return effectOf(entry.effect).victims?.(state, entry) ?? [];
  const below = state.stack[state.stack.indexOf(entry) - 1];
  return entry.via === 'take' && below ? [below.player] : [];
}
