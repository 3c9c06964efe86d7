/** Section 6.2: the stack. The last card declared is answered first and resolved first. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import {
  aimOfCopy,
  beneficiaries,
  carrierOf,
  isMoment,
  isPossible,
  revivable,
  topOfDiscard,
} from '../cards/carrying.ts';
import type { Moment } from '../cards/effect.ts';
import { effectOf } from '../cards/effects.ts';
import { discard, handLimit, learn, takeOut } from '../hands/hands.ts';
import { layOnDeck, layOnReserve } from '../hands/waiting.ts';
import { commitTokens } from '../hands/zones.ts';
import { ask, clockwiseFrom, leftOf } from '../state/asking.ts';
import { type Card, type CardName, isLinked } from '../state/memory.ts';
import { seatPick } from '../state/picks.ts';
import { type Calamandara, type Entry, type State, travellerOf, type Waiting } from '../state/state.ts';
import { askForCard, type Use } from './uses.ts';

/** CAL-5.19.1: the card is dealt with, together with everything that answers it. */
export function* playOut(table: Calamandara, seat: Seat, use: Use): Rules {
  yield* playCard(table, seat, use);
  yield* runStack(table);
}

/** CAL-6.9 to 6.11: answers to the last entry, else it resolves; a new round of answers only after a cancelling card. */
function* runStack(table: Calamandara): Rules {
  const { state } = table;
  let isAnswerable = true;
  while (state.stack.length > 0) {
    if (isAnswerable && (yield* answered(table))) continue;
    yield* resolveLast(table);
    if (state.winner !== null) return;
    isAnswerable = state.lastCancelled;
  }
}

/** All others, clockwise from the left of its player, may answer the last entry; true when one did. */
function* answered(table: Calamandara): Rules<boolean> {
  const { state } = table;
  const { player, name, effect } = state.stack.at(-1) as Entry;
  const seats = state.travellers.length;
  for (const seat of clockwiseFrom(leftOf(player, seats), seats)) {
    if (seat === player) continue;
    const use = yield* askForCard(table, seat, { kind: 'respond', user: player, card: name, effect });
    if (use === null) continue;
    yield* playCard(table, seat, use);
    return true;
  }
  return false;
}

/** CAL-5.19.3: the card becomes the last entry and its player makes every choice. Declined help is spent at once (CAL-5.19.6). */
function* playCard(table: Calamandara, seat: Seat, use: Use): Rules {
  const { state } = table;
  const below = state.stack.length - 1;
  const { card, board } = leaveHand(state, seat, use);
  const entry: Entry = {
    player: seat,
    user: seat,
    name: use.card,
    card,
    origin: use.from ?? 'hand',
    board,
    effect: use.card,
    kept: false,
    via: null,
    aim: below < 0 ? null : below,
    revived: null,
    choice: {},
    suspended: false,
    prevented: false,
    sealed: false,
  };
  state.stack.push(entry);
  state.lastProgress = state.round;
  if (yield* declare(table, entry, use.card, below)) {
    const { user, effect, kept, choice } = entry;
    table.tell({ kind: 'used', seat, user, card: use.card, effect, kept, choice });
    return;
  }
  state.stack.pop();
  if (card !== null) discard(state, board, card);
  table.tell({ kind: 'help-declined', seat: entry.user, from: seat, card: use.card });
}

/** Takes the card out of the hand, or from where it waits. */
function leaveHand(state: State, seat: Seat, { card: name, from, on }: Use): { card: Card | null; board: Seat } {
  if (from === undefined) return { card: takeOut(state, travellerOf(state, seat).hand, name), board: seat };
  const board = on ?? seat;
  const { onDeck, onReserve } = travellerOf(state, board);
  const list = from === 'deck' ? onDeck : onReserve;
  const index = list.findIndex((waiting) => waiting.name === name && waiting.by === seat);
  const [waiting] = list.splice(index, 1) as [Waiting];
  return { card: waiting.card, board };
}

/** False when help was declined. `name` is the card whose text is followed: the one played, or the one it revives. */
function* declare(table: Calamandara, entry: Entry, name: CardName, below: number): Rules<boolean> {
  const moment: Moment = { table, user: entry.player, below, leaving: 0 };
  const how = carrierOf(name)?.how;
  if (how === 'revive') return yield* declareRevived(moment, entry, name);
  const source = table.state.stack[below];
  if (how === 'copy' && source) {
    entry.via = 'copy';
    entry.effect = source.effect;
    const aim = aimOfCopy(moment);
    entry.aim = aim < 0 ? null : aim;
    if (isLinked(source.effect) && !(yield* usesNow({ ...moment, below: aim }, entry))) return true;
    return yield* declareChoices({ ...moment, below: isLinked(source.effect) ? aim : below }, entry);
  }
  if (how === 'take' && source) {
    entry.via = 'take';
    entry.effect = source.effect;
    entry.aim = source.aim;
    entry.kept = isLinked(source.effect);
    source.suspended = entry.kept || (yield* declareChoices(moment, entry));
    return source.suspended;
  }
  entry.effect = name;
  return yield* declareChoices(moment, entry);
}

/** CAL-5.20.20: the top card of another discard; a linked one is used now, if its moment has come, or kept. */
function* declareRevived(moment: Moment, entry: Entry, reviver: CardName): Rules<boolean> {
  const { table, user } = moment;
  const options = revivable(moment).map((seat) => ({
    kind: 'revive' as const,
    seat,
    card: topOfDiscard(table.state, seat) as CardName,
  }));
  const { seat: of, card: name } = yield* ask(table, user, { kind: 'revive', card: reviver }, options);
  entry.revived = { card: travellerOf(table.state, of).discard.at(-1) as Card, of };
  entry.effect = name;
  if (isLinked(name) && !(yield* usesNow(moment, entry))) return true;
  return yield* declare(table, entry, name, moment.below);
}

/** CAL-6.21: use the linked effect now, if a legal use exists, or keep it. */
function* usesNow(moment: Moment, entry: Entry): Rules<boolean> {
  const { effect } = entry;
  entry.kept = true;
  if (!isMoment(moment, effect) || !isPossible(moment, effect)) return false;
  const options = [{ kind: 'use-now' }, { kind: 'keep-it' }] as const;
  const { kind } = yield* ask(moment.table, entry.player, { kind: 'now-or-later', card: effect }, options);
  entry.kept = kind === 'keep-it';
  return !entry.kept;
}

/** The beneficiary (CAL-5.19.6), then the choices of the effect. */
function* declareChoices(moment: Moment, entry: Entry): Rules<boolean> {
  const { table } = moment;
  const effect = effectOf(entry.effect);
  entry.aim = moment.below < 0 ? null : moment.below;
  if (effect.helps) {
    const seats = beneficiaries(moment, effect).map(seatPick);
    const { seat } = yield* ask(table, entry.player, { kind: 'for-whom', card: entry.effect }, seats);
    entry.user = seat;
    if (seat !== entry.player) {
      const question = { kind: 'accept-help', card: entry.effect, from: entry.player } as const;
      const { kind } = yield* ask(table, seat, question, [{ kind: 'accept' }, { kind: 'decline' }]);
      if (kind === 'decline') return false;
    }
  }
  if (effect.declare) entry.choice = yield* effect.declare({ ...moment, user: entry.user });
  return true;
}

/** The last entry is applied, laid aside, or fails (CAL-5.19.5, 6.15 to 6.24). */
function* resolveLast(table: Calamandara): Rules {
  const { state } = table;
  const entry = state.stack.at(-1) as Entry;
  const source = entry.via === null ? null : (state.stack.at(-2) as Entry);
  if (entry.suspended) {
    table.tell({ kind: 'suspended', seat: entry.player, card: entry.name });
    leaveStack(state, entry);
    return;
  }
  const { revived } = entry;
  const isThere = revived === null || travellerOf(state, revived.of).discard.includes(revived.card);
  const isDone = isThere && (entry.kept || (yield* effectOf(entry.effect).resolve(table, entry)));
  state.lastCancelled = isDone && !entry.kept && (effectOf(entry.effect).cancels?.(entry) ?? false);
  if (isDone) finish(table, entry, source);
  else fail(table, entry);
  if (state.window !== 'c1a' && state.window !== 'c2a') yield* commitTokens(table);
}

/** CAL-6.24: the card played, then the revived one, then the one copied or taken; a kept one waits. */
function finish(table: Calamandara, entry: Entry, source: Entry | null): void {
  const { state } = table;
  const { player, kept, effect, revived } = entry;
  const real = source && claim(state, source, entry.via);
  leaveStack(state, entry);
  if (revived !== null) {
    takeRevived(state, revived);
    if (kept && source === null) layOnDeck(table, player, effect, revived.card);
    else discard(state, player, revived.card);
  }
  if (source === null) return;
  if (!kept) {
    if (real !== null) discard(state, player, real);
  } else if (entry.via === 'take') layOnReserve(table, source.player, player, effect, real);
  else layOnDeck(table, player, effect, real);
}

/**
 * The real card of the effect that an entry carries, taken from it; null when another copier has it, or it was cancelled, or the effect was revived
 * and is only copied, from the one who revived it or from one who took it.
 */
function claim(state: State, source: Entry, via: Entry['via']): Card | null {
  const position = state.stack.indexOf(source);
  if (position < 0) return null;
  if (source.via !== null) return claim(state, state.stack[position - 1] as Entry, via === 'copy' ? via : source.via);
  const { card, revived } = source;
  if (source.effect !== source.name) {
    if (via === 'copy' || revived === null) return null;
    source.revived = null;
    return takeRevived(state, revived);
  }
  source.card = null;
  return card;
}

/** Out of the discard in which it lay; null when it has left that one meanwhile. */
function takeRevived(state: State, { card, of }: NonNullable<Entry['revived']>): Card | null {
  const pile = travellerOf(state, of).discard;
  const index = pile.indexOf(card);
  return index < 0 ? null : (pile.splice(index, 1)[0] as Card);
}

/** CAL-5.19.5, 6.23: back to the hand; a full hand or a waiting card: to the discard. */
function fail(table: Calamandara, entry: Entry): void {
  const { state } = table;
  const { player, card, origin, name } = entry;
  const { hand } = travellerOf(state, player);
  if (origin !== 'hand' || card === null || hand.length >= handLimit(state, player)) {
    leaveStack(state, entry);
    table.tell({ kind: 'failed', seat: player, card: name, to: 'discard' });
    return;
  }
  state.stack.pop();
  for (const seat of state.travellers.keys()) learn(state, card, seat);
  hand.push(card);
  table.tell({ kind: 'failed', seat: player, card: name, to: 'hand' });
}

function leaveStack(state: State, entry: Entry): void {
  state.stack.pop();
  if (entry.card !== null) discard(state, entry.board, entry.card);
}
