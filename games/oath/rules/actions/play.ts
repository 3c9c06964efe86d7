/** Playing a card: to a site, to the advisers, as a revealed Vision, as the Conspiracy (OATH-5.1.4 to 5.1.6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Slot, Suit } from '../../data/board.ts';
import { type CardId, CONSPIRACY, factsOf, isVision } from '../../data/cards.ts';
import { choose } from '../asking/choose.ts';
import { tellUsed } from '../asking/picks.ts';
import { cardClause, fold, react, tolls } from '../hooks/hooks.ts';
import { isCommitted, underWay } from '../hooks/in-use.ts';
import type { Destination, Oath, PoweredState, Source } from '../hooks/power.ts';
import { hooked, sourceIn, sourceOf } from '../hooks/sources.ts';
import { type Discarding, discard, layAdviser, layAtSite, takeOff, untouchable } from '../operations/cards.ts';
import { gainFavor } from '../operations/favor.ts';
import { affords, billOfTolls, payTolls } from '../operations/pay.ts';
import { gainSecrets } from '../operations/secrets.ts';
import { learn, learnAll } from '../queries/knowledge.ts';
import {
  adviserCard,
  adviserMove,
  advisersTooMany,
  hasRoom,
  isLocked,
  placeOf,
  slotOf,
  slotOfCard,
} from '../queries/queries.ts';
import type { Play } from '../state/actions.ts';
import type { Move } from '../state/moves.ts';
import { type Adviser, playerOf, siteAt } from '../state/state.ts';
import { conspire } from './conspiracy.ts';
import { homeland } from './homeland.ts';
import { begun } from './modifiers.ts';

type Played = 'site' | 'elsewhere' | 'discarded';

/**
 * Plays the first card of the hand, or discards it. The hand is read again after every question, because a bot that imagines the game deals it again.
 * `ways` narrows what may be done with it.
 */
export function* playFromHand(
  oath: Oath,
  seat: Seat,
  from: Play['from'],
  discarding: Discarding = null,
  only: ((way: Destination | null) => boolean) | null = null,
): Rules<Played> {
  const { state } = oath;
  const { hand, pawn } = playerOf(state, seat);
  const play: Play = { kind: 'play', seat, at: pawn, used: [], free: true, card: '', from, to: pawn };
  const moves = () => {
    play.card = hand[0] as CardId;
    return playMoves(oath, begun(oath, play), only);
  };
  const pick = yield* choose(oath, seat, 'play', moves, { always: true });
  play.card = hand[0] as CardId;
  begun(oath, play);
  if (pick.kind === 'discard') {
    yield* discard(oath, seat, play.card, discarding);
    return 'discarded';
  }
  const way = wayOf(oath, pick);
  if (isFaceup(way)) learnAll(state, play.card);
  if (from === 'adviser') payTolls(oath, seat, tolls(oath, 'adviser', { play, way }));
  yield* carryOut(oath, play, way, discarding);
  return way.to === 'site' ? 'site' : 'elsewhere';
}

export function carryOut(oath: Oath, play: Play, way: Destination, discarding: Discarding): Rules {
  return underWay(oath, play, playing(oath, play, way, discarding));
}
function* playing(oath: Oath, play: Play, way: Destination, discarding: Discarding): Rules {
  switch (way.to) {
    case 'site':
      return yield* toSite(oath, play, way, discarding);
    case 'advisers':
      return yield* toAdvisers(oath, play, way, discarding);
    case 'vision':
      return yield* revealVision(oath, play, way, discarding);
    case 'conspiracy':
      oath.tell({ kind: 'played', seat: play.seat, card: play.card, to: 'vision' });
      yield* react(oath, 'played', { play, way }, play.used);
      return yield* conspire(oath, play.seat);
  }
}

// ---- what may be done

/** OATH-5.1.4: every way to play the card that no clause and no card rules out; it may always be discarded. */
function playMoves(oath: PoweredState, play: Play, only: ((way: Destination | null) => boolean) | null): Move[] {
  const slots = fold(oath, 'play.slots', [play.at], play, play.used);
  const ways: Destination[] = slots.map((slot) => ({ to: 'site', slot }));
  ways.push({ to: 'advisers', faceup: true }, { to: 'advisers', faceup: false });
  ways.push(play.card === CONSPIRACY ? { to: 'conspiracy' } : { to: 'vision' });
  let legal = select(ways);
  for (const { clause, allows } of lawsOf(oath, play)) legal = legal.where(clause, allows);
  if (play.from === 'adviser')
    legal = legal.where('OATH-7.7', (way) =>
      affords(oath, play.seat, billOfTolls(tolls(oath, 'adviser', { play, way }))),
    );
  if (only) legal = legal.where('OATH-5.1.4', only);
  const moves = legal.moves((way) => moveOf(oath, way));
  if (only === null || only(null)) moves.push({ kind: 'discard' });
  return moves;
}
/** What a clause or a card says about playing the card there. */
type Law = { readonly clause: string; readonly allows: (way: Destination) => boolean };
function lawsOf(oath: PoweredState, play: Play): Law[] {
  const { state } = oath;
  const facts = factsOf(play.card);
  const vision = isVision(play.card);
  const laws: [clause: string, allows: (way: Destination) => boolean][] = [
    ['OATH-5.1.4', (way) => (vision ? way.to !== 'site' && !isFaceupAdviser(way) : isDenizenWay(way))],
    ['OATH-6.1', (way) => play.from !== 'adviser' || way.to !== 'advisers' || way.faceup],
    ['OATH-7.5', (way) => restrictionAllows(facts.restriction, way)],
    ['OATH-5.1.4', (way) => way.to !== 'vision' || playerOf(state, play.seat).role === 'exile'],
    ['OATH-2.11', (way) => way.to !== 'site' || roomFor(oath, play, way.slot)],
    ['OATH-7.14', (way) => way.to !== 'advisers' || adviserRoom(oath, play, way.faceup)],
  ];
  return [...laws.map(([clause, allows]) => ({ clause, allows })), ...cardLaws(oath, play)];
}
/** What the card itself and those in force forbid. */
export function cardLaws(oath: PoweredState, play: Play): Law[] {
  const { forbid } = sourceIn(oath, play.card, play.seat, -1).power.own ?? {};
  const own: Law[] = forbid
    ? [{ clause: cardClause(play.card), allows: (way) => way.to !== 'site' || !forbid(oath, play, way.slot) }]
    : [];
  const others = hooked(oath, 'forbid', 'play').map((at) => ({
    clause: cardClause(at.card),
    allows: (way: Destination) => !at.power.forbid?.play?.(oath, at, { play, way }, null),
  }));
  return [...own, ...others];
}

function isFaceup(way: Destination): boolean {
  return way.to !== 'advisers' || way.faceup;
}
function isFaceupAdviser(way: Destination): boolean {
  return way.to === 'advisers' && way.faceup;
}
/** A denizen that everybody sees is played. */
export function isDenizenFaceup(way: Destination): boolean {
  return way.to === 'site' || isFaceupAdviser(way);
}
function isDenizenWay(way: Destination): boolean {
  return way.to === 'site' || way.to === 'advisers';
}
/** OATH-7.5: facedown nothing is restricted. */
function restrictionAllows(restriction: 'none' | 'site' | 'adviser', way: Destination): boolean {
  if (way.to === 'site') return restriction !== 'adviser';
  return restriction !== 'site' || !isFaceupAdviser(way);
}
function roomFor(oath: PoweredState, play: Play, slot: Slot): boolean {
  const { faceup } = siteAt(oath.state, slot);
  if (!faceup) return false;
  if (hasRoom(oath, slot) || sourceIn(oath, play.card, play.seat, -1).power.own?.anyRoom) return true;
  return rights(oath, play, slot).some(({ cards }) => cards.some((card) => slotOfCard(oath.state, card) === slot));
}
function adviserRoom(oath: PoweredState, play: Play, faceup: boolean): boolean {
  if (faceup && sourceIn(oath, play.card, play.seat, -1).power.own?.noLimit) return true;
  const { advisers } = playerOf(oath.state, play.seat);
  const others = advisers.filter(({ card }) => card !== play.card);
  return advisersTooMany(oath, play.seat, play.card, faceup) <= others.filter((one) => mayGo(oath, one)).length;
}

/** OATH-5.0, 7.5 */
function mayGo(oath: PoweredState, adviser: Adviser): boolean {
  return !isLocked(adviser) && !isCommitted(oath, adviser.card);
}

function moveOf({ state }: PoweredState, way: Destination): Move {
  if (way.to === 'site') return { kind: 'to-site', site: placeOf(state, way.slot) };
  if (way.to === 'advisers') return { kind: 'to-advisers', faceup: way.faceup };
  return { kind: way.to === 'vision' ? 'reveal-vision' : 'play-conspiracy' };
}
function wayOf({ state }: PoweredState, move: Move): Destination {
  if (move.kind === 'to-site') return { to: 'site', slot: slotOf(state, move.site) };
  if (move.kind === 'to-advisers') return { to: 'advisers', faceup: move.faceup };
  return { to: move.kind === 'reveal-vision' ? 'vision' : 'conspiracy' };
}

// ---- doing it

/** OATH-5.1.4 a */
function* toSite(oath: Oath, play: Play, way: Destination & { to: 'site' }, discarding: Discarding): Rules {
  const { seat, card } = play;
  play.to = way.slot;
  yield* discardFirst(oath, play, way.slot, discarding);
  takeOff(oath.state, card);
  layAtSite(oath, card, way.slot);
  oath.tell({ kind: 'played', seat, card, to: placeOf(oath.state, way.slot) });
  if (fold(oath, 'play.reward', 'favor', play, play.used) === 'favor')
    gainFavor(oath, seat, factsOf(card).suit as Suit, 1);
  else gainSecrets(oath, seat, 1);
  yield* homeland(oath, play);
  yield* arrived(oath, play, way);
}

/** One discard for each power that allows one and is still there; without room at the site one of them is needed. */
function* discardFirst(oath: Oath, play: Play, slot: Slot, discarding: Discarding): Rules {
  const anyRoom = sourceIn(oath, play.card, play.seat, -1).power.own?.anyRoom === true;
  const here = (card: CardId) => slotOfCard(oath.state, card) === slot;
  const due = rights(oath, play, slot);
  for (let i = 0; i < due.length; i++) {
    const { by, cards } = due[i] as Right;
    if (!sourceOf(oath, by)) continue;
    const later = due.slice(i + 1).filter((right) => sourceOf(oath, right.by));
    const leavesRoom = (gone: CardId | null) =>
      anyRoom ||
      hasRoom(oath, slot) ||
      (gone !== null && here(gone)) ||
      later.some((right) => right.by !== gone && right.cards.some((card) => card !== gone && here(card)));
    const left = cards.filter((card) => slotOfCard(oath.state, card) >= 0 && leavesRoom(card));
    if (left.length === 0) continue;
    const none = leavesRoom(null) ? ([{ kind: 'none' }] as const) : [];
    const moves = [...left.map((card) => ({ kind: 'card', card }) as const), ...none];
    const pick = yield* choose(oath, play.seat, { kind: 'discard-first', by, site: placeOf(oath.state, slot) }, moves);
    if (pick.kind === 'card') yield* discard(oath, play.seat, pick.card, discarding);
  }
}
type Right = { readonly by: CardId; readonly cards: readonly CardId[] };

/** Powers by which a card may be discarded before the play, and which cards: none that is in use for it (OATH-5.0). */
function rights(oath: PoweredState, play: Play, slot: Slot): Right[] {
  const found: Right[] = [];
  const ask = (at: Source, as: string | null) => {
    const cards = at.power.fold?.['play.first']?.(oath, [], at, { play, by: at.card, slot }, as) ?? [];
    const loose = cards.filter(
      (card) =>
        card !== at.card &&
        untouchable(oath, play.seat, card, slotOfCard(oath.state, card)) === null &&
        !isCommitted(oath, card),
    );
    if (loose.length > 0) found.push({ by: at.card, cards: loose });
  };
  for (const at of hooked(oath, 'fold', 'play.first')) ask(at, null);
  for (const { card, as } of play.used) {
    const at = sourceOf(oath, card);
    if (at) ask(at, as);
  }
  return found;
}

/** OATH-5.1.4 b */
function* toAdvisers(oath: Oath, play: Play, way: Destination & { to: 'advisers' }, discarding: Discarding): Rules {
  const { state } = oath;
  const { seat } = play;
  const { hand } = playerOf(state, seat);
  const limited = !(way.faceup && sourceIn(oath, play.card, seat, -1).power.own?.noLimit);
  if (limited) yield* discardDown(oath, seat, () => hand[0] as CardId, way.faceup, discarding);
  const card = hand[0] as CardId;
  play.card = card;
  takeOff(state, card);
  layAdviser(oath, seat, card, way.faceup);
  if (!way.faceup) {
    learn(state, seat, card);
    oath.tell({ kind: 'played-facedown', seat }, { to: seat, also: { card } });
    return;
  }
  oath.tell({ kind: 'played', seat, card, to: 'advisers' });
  yield* arrived(oath, play, way);
}

/** OATH-7.14: advisers go until `joining` fits (or the limit is met again). */
export function* discardDown(
  oath: Oath,
  seat: Seat,
  joining: () => CardId | null,
  faceup: boolean,
  discarding: Discarding = null,
  sparing: CardId | null = null,
): Rules {
  const { advisers } = playerOf(oath.state, seat);
  const loose = () => advisers.flatMap((one, n) => (mayGo(oath, one) && one.card !== sparing ? [n] : []));
  while (advisersTooMany(oath, seat, joining(), faceup) > 0 && loose().length > 0) {
    const pick = yield* choose(oath, seat, 'over-limit', () => loose().map((n) => adviserMove(oath.state, seat, n)));
    yield* discard(oath, seat, adviserCard(oath.state, pick), discarding);
  }
}

/** OATH-5.1.5: others react to a faceup play, then its own When Played power. */
function* arrived(oath: Oath, play: Play, way: Destination): Rules {
  yield* react(oath, 'played', { play, way }, play.used);
  const at = sourceOf(oath, play.card);
  if (!at?.power.played || at.power.played.can?.(oath, play.seat, at) === false) return;
  if (!at.power.played.optional) tellUsed(oath, play.seat, at);
  yield* at.power.played.run(oath, play.seat, at);
}

/** OATH-5.1.4 c: an earlier Vision is discarded, and so is one that comes back at once (False Prophet). */
function* revealVision(oath: Oath, play: Play, way: Destination, discarding: Discarding): Rules {
  const { seat, card } = play;
  const player = playerOf(oath.state, seat);
  while (player.vision !== null) yield* discard(oath, seat, player.vision, discarding);
  takeOff(oath.state, card);
  player.vision = card;
  oath.tell({ kind: 'played', seat, card, to: 'vision' });
  yield* react(oath, 'played', { play, way }, play.used);
}
