/** One edifice is built or repaired (OATH-8.3). */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Slot } from '../../data/board.ts';
import { type CardId, edificeFacts, edifices, facesOf, factsOf } from '../../data/cards.ts';
import { choose, NONE } from '../asking/choose.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { rearranged } from '../hooks/sources.ts';
import { forget } from '../queries/knowledge.ts';
import { capacityOf, placeOf, slotOf, suitOf } from '../queries/queries.ts';
import type { Move } from '../state/moves.ts';
import { type Chronicle, type Lying, playerOf, type State, siteAt } from '../state/state.ts';

/** The Chancellor or a Citizen who won may do one of the two, at a site they rule. */
export function* buildOrRepair(oath: Oath, writing: Chronicle): Rules {
  const { state } = oath;
  const { winner } = writing;
  if (playerOf(state, winner).role === 'exile') return;
  const moves = [...builds(oath, writing), ...repairs(oath, writing)];
  if (moves.length === 0) return;
  const pick = yield* choose(oath, winner, 'build', [...moves, NONE]);
  if (pick.kind === 'build') build(oath, writing, pick.card, slotOf(state, pick.site));
  else if (pick.kind === 'repair') repair(oath, writing, slotOf(state, pick.site));
}

// ---- building

type Lot = { readonly slot: Slot; readonly card: CardId };

/** A denizen gives way to the edifice of its suit, if the Archive has it and the site has none yet. */
function builds(oath: PoweredState, { ruled }: Chronicle): Move[] {
  const { state } = oath;
  const lots = ruled.flatMap((slot): Lot[] => siteAt(state, slot).cards.map(({ card }) => ({ slot, card })));
  return select(lots, ({ card }) => card)
    .where('OATH-8.3', ({ card }) => factsOf(card).type === 'denizen')
    .where('OATH-8.3', ({ slot }) => edificeAt(state, slot) === null)
    .where('OATH-8.3', ({ card }) => edificeFor(state, card) !== null)
    .where('OATH-2.11', (lot) => leavesRoom(oath, lot))
    .moves(({ slot, card }) => ({ kind: 'build', site: placeOf(state, slot), card }) as const);
}
/** The intact face of the archived edifice that has the suit of this denizen. */
function edificeFor({ archiveEdifices }: State, card: CardId): CardId | null {
  const face = edifices.find(({ suit, ruined }) => !ruined && suit === suitOf(card));
  return face && archiveEdifices.includes(face.edifice) ? face.id : null;
}
/** Would everything still fit if the denizen were gone (Salt the Earth)? */
function leavesRoom(oath: PoweredState, { slot, card }: Lot): boolean {
  const lying = lyingAt(oath.state, slot, card);
  lying.card = edificeFor(oath.state, card) as CardId;
  rearranged(oath.state);
  const fits = siteAt(oath.state, slot).cards.length <= capacityOf(oath, slot);
  lying.card = card;
  rearranged(oath.state);
  return fits;
}
function lyingAt(state: State, slot: Slot, card: CardId): Lying {
  return siteAt(state, slot).cards.find((one) => one.card === card) as Lying;
}

/** The denizen joins those in play. */
function build(oath: Oath, { winner }: Chronicle, card: CardId, slot: Slot): void {
  const { state } = oath;
  const face = edificeFor(state, card) as CardId;
  const { edifice } = edificeFacts(face);
  lyingAt(state, slot, card).card = face;
  state.archiveEdifices = state.archiveEdifices.filter((one) => one !== edifice);
  state.worldDeck.unshift(card);
  forget(state, [card]);
  rearranged(state);
  oath.tell({ kind: 'built', seat: winner, card: face, site: placeOf(state, slot), instead: card });
}

// ---- repairing

function repairs({ state }: PoweredState, { ruled }: Chronicle): Move[] {
  return select(ruled, (slot) => placeOf(state, slot))
    .where('OATH-8.3', (slot) => ruinAt(state, slot))
    .moves((slot) => ({ kind: 'repair', site: placeOf(state, slot) }) as const);
}
function repair(oath: Oath, { winner }: Chronicle, slot: Slot): void {
  const lying = edificeAt(oath.state, slot) as Lying;
  lying.card = facesOf(edificeFacts(lying.card).edifice).intact;
  rearranged(oath.state);
  oath.tell({ kind: 'repaired', seat: winner, card: lying.card });
}

// ---- what stands at a site

/** The edifice there, intact or ruined. */
export function edificeAt(state: State, slot: Slot): Lying | null {
  return siteAt(state, slot).cards.find(({ card }) => factsOf(card).type === 'edifice') ?? null;
}
export function ruinAt(state: State, slot: Slot): boolean {
  const found = edificeAt(state, slot);
  return found !== null && edificeFacts(found.card).ruined;
}
