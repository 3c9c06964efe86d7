/** Cards and relics that people tell of: each lies once, and what is no longer in sight is among what may come. */
import type { CardId } from '../../data/cards.ts';
import { edificeFacts, factsOf } from '../../data/cards.ts';
import { rearranged } from '../hooks/sources.ts';
import { claim, claimRelic, release } from '../operations/unseen.ts';
import { learnAll } from '../queries/knowledge.ts';
import type { Lying, Player, State } from '../state/state.ts';

export function lying(card: CardId): Lying {
  return { card, favor: 0, secrets: 0 };
}

/** The nth card of a row; what lay there is out of sight, and the one that is told comes from wherever it was. */
export function setCard<L extends Lying>(
  state: State,
  row: L[],
  n: number,
  card: CardId | null,
  as: (card: CardId) => L,
): void {
  const before = row[n];
  if (before?.card === card) return;
  if (before) {
    row.splice(n, 1);
    strip(state, before);
    putAway(state, before.card);
  }
  if (card !== null) {
    takeUp(state, card);
    row.splice(Math.min(n, row.length), 0, as(card));
    learnAll(state, card);
  }
  rearranged(state);
}
/** Favor on it goes back to the shared bank; what really came of it is told. */
function strip(state: State, one: Lying): void {
  state.shared += one.favor;
  Object.assign(one, { favor: 0, secrets: 0 });
}
function takeUp(state: State, card: CardId): void {
  for (const row of [...state.sites.map(({ cards }) => cards), ...state.players.map(({ advisers }) => advisers)]) {
    const at = row.findIndex((one) => isSame(one.card, card));
    if (at < 0) continue;
    strip(state, row[at] as Lying);
    row.splice(at, 1);
    return;
  }
  if (factsOf(card).type !== 'edifice') claim(state, card);
  else state.archiveEdifices = state.archiveEdifices.filter((one) => one !== edificeFacts(card).edifice);
}
/** The two faces of an edifice are one card. */
function isSame(a: CardId, b: CardId): boolean {
  if (factsOf(a).type !== 'edifice' || factsOf(b).type !== 'edifice') return a === b;
  return edificeFacts(a).edifice === edificeFacts(b).edifice;
}
export function putAway(state: State, card: CardId): void {
  if (factsOf(card).type === 'edifice') state.archiveEdifices.push(edificeFacts(card).edifice);
  else release(state, card);
}
export function setRelic(state: State, { relics }: Player, n: number, relic: CardId | null): void {
  const before = relics[n];
  if (before?.card === relic) return;
  if (before) {
    relics.splice(n, 1);
    strip(state, before);
    state.relicDeck.unshift(before.card);
  }
  if (relic !== null) {
    for (const { relics: row } of state.players) {
      const at = row.findIndex(({ card }) => card === relic);
      if (at >= 0) state.relicDeck.unshift(...row.splice(at, 1).map(({ card }) => card));
    }
    claimRelic(state, relic);
    relics.splice(Math.min(n, relics.length), 0, lying(relic));
    learnAll(state, relic);
  }
  rearranged(state);
}
