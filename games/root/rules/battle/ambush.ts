/** Battle step 1: ambush and counter-ambush (ROOT-4.3.1). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, isAmbush, matches, suitOf } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import { factionAt } from '../contract/registry.ts';
import { discard, handSize, takeFromHand } from '../hands/hands.ts';
import { ambushUnseen, hasUnseenHand } from '../hands/unseen.ts';
import { ATTACKER, type Battle } from '../state/battle.ts';
import { choose } from '../state/choose.ts';
import { handOf, has, playerOf, type State, suitAt } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import type { Ask } from '../vocabulary/asks.ts';
import { cardMove, type Move, PASS } from '../vocabulary/moves.ts';
import { settle, takeHits, warriorsOf } from './hits.ts';

const AMBUSH_HITS = 2;

/** ROOT-4.3.1.1, 4.3.1.2: whether the battle goes on. */
export function* ambush(table: Root, battle: Battle): Rules<boolean> {
  const { attacker, defender, clearing } = battle;
  const { state } = table;
  if (!canBeAmbushed(state, attacker)) return true;
  const played =
    openAmbush(state, defender, clearing) ??
    (yield* playAmbush(table, defender, { kind: 'ambush', clearing, attacker }, clearing));
  if (played === null) return true;
  table.tell({ kind: 'ambushed', seat: defender, card: played });
  discard(table, played);
  const counter = yield* playAmbush(table, attacker, { kind: 'counter-ambush', clearing, defender }, clearing);
  if (counter !== null) {
    table.tell({ kind: 'ambush-cancelled', seat: attacker, card: counter });
    discard(table, counter);
    return true;
  }
  const toll = yield* takeHits(table, battle, ATTACKER, AMBUSH_HITS);
  yield* settle(table, battle, [[ATTACKER, toll]]);
  return attackerStands(state, battle);
}

/** AUT-S-11: an automaton plays what lies open before it, a card of the clearing's suit before a bird. */
function openAmbush(state: State, seat: Seat, clearing: Clearing): Card | null {
  const cards = factionAt(state, seat).battle?.openAmbushes?.(state, seat) ?? [];
  const suit = suitAt(state, clearing);
  const card = cards.find((one) => suitOf(one) === suit) ?? cards.find((one) => matches(one, suit));
  if (card === undefined) return null;
  cards.splice(cards.indexOf(card), 1);
  return card;
}

/** The card that `seat` plays, or null. Everybody with a hand is asked, so that being asked tells nothing; an open hand only when it can. */
function* playAmbush(table: Root, seat: Seat, ask: Ask, clearing: Clearing): Rules<Card | null> {
  const { state } = table;
  if (hasUnseenHand(state, seat)) return yield* ambushUnseen(table, seat, clearing);
  if (handSize(state, seat) === 0) return null;
  if (factionAt(state, seat).cards.hand === 'open' && !holdsAmbush(state, seat, clearing)) return null;
  const taken = yield* choose<Move>(seat, ask, () => [PASS, ...ambushes(state, seat, clearing)]);
  if (taken.kind !== 'card') return null;
  takeFromHand(state, seat, taken.card);
  return taken.card;
}

function ambushes(state: State, seat: Seat, clearing: Clearing): readonly Move[] {
  return select(distinct(handOf(state, seat)).filter(isAmbush))
    .where('ROOT-4.3.1', (card) => matches(card, suitAt(state, clearing)))
    .moves(cardMove);
}

function holdsAmbush(state: State, seat: Seat, clearing: Clearing): boolean {
  return handOf(state, seat).some((card) => isAmbush(card) && matches(card, suitAt(state, clearing)));
}

/** ROOT-14.4, 16.3, ruling ROOT-G31: Scouting Parties and automata cannot be ambushed. */
function canBeAmbushed(state: State, attacker: Seat): boolean {
  const player = playerOf(state, attacker);
  return !player.automaton && !has(player, 'scouting-party');
}

/** The attacker still has somebody there. */
function attackerStands(state: State, battle: Battle): boolean {
  return warriorsOf(state, battle, ATTACKER) > 0 || playerOf(state, battle.attacker).pawn === battle.clearing;
}
