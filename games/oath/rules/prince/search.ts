/** The Prince searches the world deck and plays one card (OATH-9.15 to 9.19). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { CARDS_DRAWN, SLOTS, type Slot, type Suit } from '../../data/board.ts';
import { type CardId, factsOf, isVision } from '../../data/cards.ts';
import { type Box, boxes, mind } from '../../data/mind.ts';
import { begun } from '../actions/modifiers.ts';
import { cardLaws, carryOut } from '../actions/play.ts';
import { advanceTactics } from '../campaign/tactics.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { sourceIn } from '../hooks/sources.ts';
import { discard, drawWorld } from '../operations/cards.ts';
import { ambition, bank, moveFavor } from '../operations/favor.ts';
import { gainSecrets } from '../operations/secrets.ts';
import { cardByHand, glance } from '../operations/unseen.ts';
import { gainWarbands } from '../operations/warbands.ts';
import { learnAll } from '../queries/knowledge.ts';
import { hasRoom, placeOf, suitOf } from '../queries/queries.ts';
import type { Play } from '../state/actions.ts';
import { advance, placeInRow, princeOf, rowIn } from '../state/relations.ts';
import { type Prince, playerOf, siteAt } from '../state/state.ts';

/** Gives the row of the marker that advanced; null if no denizen came. */
export function* searchAndPlay(oath: Oath, seat: Seat): Rules<number | null> {
  const { state } = oath;
  const { hand } = playerOf(state, seat);
  const prince = princeOf(state, seat);
  yield* drawRow(oath, seat);
  const chosen = cardToPlay(prince, hand, boxOf(prince), isRealTable(oath) ? glance : String);
  const card = chosen.best === undefined ? undefined : yield* cardByHand(oath, seat, chosen.best);
  if (card !== undefined) learnAll(state, card);
  const site = card === undefined ? null : siteFor(oath, seat, card);
  if (card !== undefined) {
    const place = site?.best === undefined ? null : placeOf(state, site.best);
    yield* step(oath, { kind: 'prince-card', seat, card, site: place }, { why: site ? [chosen, site] : [chosen] });
  }
  for (const other of hand.slice()) if (other !== card) yield* discard(oath, seat, other);
  if (card === undefined) return null;
  const suit = suitOf(card) as Suit;
  if (site?.best !== undefined)
    yield* carryOut(oath, playOf(oath, seat, card, site.best), { to: 'site', slot: site.best }, null);
  else yield* cannotPlay(oath, seat, card, boxOf(prince));
  const row = advance(prince, suit, boxOf(prince).play === 'friend' ? 'friends' : 'conspirators');
  const column = rowIn(prince, 'friends', suit) > 0 ? 'friends' : 'conspirators';
  yield* step(oath, { kind: 'prince-marker', seat, suit, column, row });
  return row;
}

function boxOf({ token }: Prince): Box {
  return boxes[mind[token].quadrant];
}

/** OATH-9.15: three cards, Visions do not stop him; until a denizen comes. Each battle plan among them is a step of tactics. */
function* drawRow(oath: Oath, seat: Seat): Rules {
  const { hand } = playerOf(oath.state, seat);
  while (hand.length < CARDS_DRAWN || hand.every(isVision)) {
    const card = yield* drawWorld(oath, seat);
    if (card === undefined) break;
    hand.push(card);
  }
  const denizens = hand.filter((card) => !isVision(card));
  oath.tell({ kind: 'searched', seat, pile: 'world', n: hand.length });
  if (denizens.length > 0 && !isRealTable(oath)) show(oath, seat, denizens);
  yield* pause(oath);
  advanceTactics(oath, seat, denizens.filter((card) => factsOf(card).kinds.includes('battle-plan')).length);
}

/** At a real table they lie open there, and the app knows no more than their suits. */
function show(oath: Oath, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) learnAll(oath.state, card);
  oath.tell({ kind: 'shown', seat, cards });
}

/** OATH-9.16: the highest friend, else an unaligned suit, else a conspirator; or the other way round. Visions stay hidden, in his reasons too. */
function cardToPlay(
  prince: Prince,
  hand: readonly CardId[],
  { play }: Box,
  name: (card: CardId) => string,
): Selection<CardId> {
  const [first, last] =
    play === 'friend' ? (['friends', 'conspirators'] as const) : (['conspirators', 'friends'] as const);
  const suit = (card: CardId) => suitOf(card) as Suit;
  const rank = (card: CardId) =>
    rowIn(prince, first, suit(card)) > 0 ? 2 : rowIn(prince, last, suit(card)) > 0 ? 0 : 1;
  const row = (card: CardId) => Math.max(rowIn(prince, first, suit(card)), rowIn(prince, last, suit(card)));
  return select(
    hand.filter((card) => !isVision(card)),
    name,
  )
    .most('OATH-9.16', rank)
    .tieBreak((tied) => tied.most('OATH-9.16', row))
    .tieBreak((tied) =>
      row(tied.best as CardId) > 0 ? tied.least('OATH-9.9', (card) => placeInRow(prince, suit(card))) : tied,
    )
    .tieBreak((tied) => tied.first('OATH-9.9', (card) => hand.indexOf(card)));
}

/** OATH-9.17: the topmost site of the Cradle where it may be played, else of the Provinces, else of the Hinterland. What is in the way is named. */
function siteFor(oath: PoweredState, seat: Seat, card: CardId): Selection<Slot> {
  const laws = (slot: Slot) => cardLaws(oath, playOf(oath, seat, card, slot));
  const anyRoom = sourceIn(oath, card, seat, -1).power.own?.anyRoom === true;
  let open = select(
    SLOTS.map((_, slot) => slot),
    (slot) => placeOf(oath.state, slot),
  );
  if (factsOf(card).restriction === 'adviser') open = open.where('OATH-7.5', () => false);
  open = open.where('OATH-2.11', (slot) => hasRoom(oath, slot) || (anyRoom && siteAt(oath.state, slot).faceup));
  for (const [i, { clause }] of laws(0).entries())
    open = open.where(clause, (slot) => laws(slot)[i]?.allows({ to: 'site', slot }) === true);
  return open.first('OATH-9.9');
}
/** He plays anywhere, as though he stood there. */
function playOf(oath: PoweredState, seat: Seat, card: CardId, slot: Slot): Play {
  return begun(oath, { kind: 'play', seat, at: slot, used: [], free: true, card, from: 'search', to: slot });
}

/** OATH-9.18: the card is discarded, and the box of the quadrant says what he gains; favor goes to his Ambition. */
function* cannotPlay(oath: Oath, seat: Seat, card: CardId, { cannotPlay: gains }: Box): Rules {
  yield* discard(oath, seat, card);
  if (gains.warbands) gainWarbands(oath, seat, gains.warbands);
  if (gains.favor) moveFavor(oath, bank(suitOf(card) as Suit), ambition(seat), gains.favor);
  if (gains.secrets) gainSecrets(oath, seat, gains.secrets);
  if (gains.tactics) advanceTactics(oath, seat, gains.tactics);
}
