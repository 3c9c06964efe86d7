/** Binding exchanges: one explicit list that both sides agree to, carried out at once (OATH-7.11, 3.6 c). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { BANNERS, type BannerId } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import { choose } from '../asking/choose.ts';
import { forbiddenBy } from '../hooks/hooks.ts';
import type { Oath, PoweredState } from '../hooks/power.ts';
import { purseOf } from '../operations/favor.ts';
import { warbandsAt } from '../operations/warbands.ts';
import { knows, learn } from '../queries/knowledge.ts';
import { boardColour, isLocked, placeOf, rulesEmpty, seatsOf, sitesRuled, slotOf } from '../queries/queries.ts';
import type { Move } from '../state/moves.ts';
import { isPrince } from '../state/relations.ts';
import { type Adviser, CHANCELLOR, type Deal, playerOf } from '../state/state.ts';
import { noTerms, type TermKind, type Terms } from '../state/terms.ts';
import { exchange } from './exchange.ts';

const MOST_TALKS = 2;
const MOST_PROPOSALS = 4;
type Term = Move & { readonly kind: 'term' };

/** OATH-3.6 c: with one partner at most two negotiations may be opened in a turn; OATH-9.36: none with a Prince. */
export function mayTalk({ state }: PoweredState, partner: Seat): boolean {
  return !isPrince(state, partner) && (state.memory.talks[partner] as number) < MOST_TALKS;
}

/** Everybody a player may still open a negotiation with. */
export function partners(oath: PoweredState, seat: Seat): Seat[] {
  return seatsOf(oath.state).filter((other) => other !== seat && mayTalk(oath, other));
}

/** What may be exchanged, and whether an empty list may be proposed (Citizenship). `slot` is the Reliquary relic that goes with it. */
export type Subject = { readonly by: string; readonly kinds: readonly TermKind[]; readonly slot?: number };

/** True when they agreed; the exchange has then happened. */
export function* negotiate(oath: Oath, opener: Seat, partner: Seat, subject: Subject): Rules<boolean> {
  const { state } = oath;
  const { memory } = state;
  memory.talks[partner] = (memory.talks[partner] as number) + 1;
  const deal: Deal = {
    by: subject.by,
    opener,
    partner,
    slot: subject.slot ?? null,
    proposer: opener,
    proposals: 0,
    opens: noTerms(),
    answers: noTerms(),
  };
  state.deal = deal;
  const agreed = yield* talk(oath, deal, subject);
  state.deal = null;
  if (agreed) yield* exchange(oath, deal);
  return agreed;
}

function* talk(oath: Oath, deal: Deal, subject: Subject): Rules<boolean> {
  for (;;) {
    deal.opens = noTerms();
    deal.answers = noTerms();
    if (!(yield* propose(oath, deal, subject))) return false;
    const other = listenerOf(deal);
    const pick = yield* choose(oath, other, { kind: 'answer', from: deal.proposer }, answersTo(deal), { always: true });
    if (pick.kind === 'accept') {
      oath.tell({ kind: 'agreed', seats: [deal.opener, deal.partner], by: deal.by });
      return true;
    }
    if (pick.kind === 'decline') {
      oath.tell({ kind: 'declined', seat: other, by: deal.by });
      return false;
    }
    deal.proposer = other;
  }
}
/** The seat that hears the proposal. */
function listenerOf({ opener, partner, proposer }: Deal): Seat {
  return proposer === opener ? partner : opener;
}
function answersTo({ proposals }: Deal): Move[] {
  const counter = select<Move>([{ kind: 'counter' }])
    .where('OATH-3.6', () => proposals < MOST_PROPOSALS)
    .moves((move) => move);
  return [{ kind: 'accept' }, ...counter, { kind: 'decline' }];
}

/** One thing after another is put on the list, until it is proposed or given up. */
function* propose(oath: Oath, deal: Deal, { kinds }: Subject): Rules<boolean> {
  const { proposer } = deal;
  const other = listenerOf(deal);
  for (;;) {
    const [gives, wants] = proposer === deal.opener ? [deal.opens, deal.answers] : [deal.answers, deal.opens];
    const moves: Move[] = [
      ...terms(oath, deal, proposer, gives, 'give', kinds),
      ...terms(oath, deal, other, wants, 'want', kinds),
      ...showing(oath, deal),
    ];
    const held = canHold(oath, other, gives.sites, wants.sites) && canHold(oath, proposer, wants.sites, gives.sites);
    if (held && (deal.slot !== null || size(gives) + size(wants) > 0)) moves.push({ kind: 'propose' });
    moves.push({ kind: 'withdraw' });
    const pick = yield* choose(oath, proposer, { kind: 'propose', to: other }, moves, { always: true });
    if (pick.kind === 'withdraw') {
      oath.tell({ kind: 'declined', seat: proposer, by: deal.by });
      return false;
    }
    if (pick.kind === 'propose') {
      deal.proposals++;
      oath.tell({ kind: 'proposed', from: proposer, to: other, by: deal.by, gives: { ...gives }, wants: { ...wants } });
      return true;
    }
    if (pick.kind === 'show') show(oath, deal, 'relic', oath.state.reliquary[pick.n] as CardId);
    else if (pick.kind === 'show-adviser') show(oath, deal, 'adviser', adviserAt(oath, proposer, pick.n));
    else if (pick.kind === 'term') put(pick.side === 'give' ? gives : wants, pick);
  }
}

// ---- what can be put on the list

function terms(
  oath: PoweredState,
  deal: Deal,
  owner: Seat,
  listed: Terms,
  side: 'give' | 'want',
  kinds: readonly TermKind[],
): Term[] {
  const { state } = oath;
  const other = owner === deal.opener ? deal.partner : deal.opener;
  const { secrets, relics, advisers } = playerOf(state, owner);
  // OATH-6.6: a player who accepts Citizenship receives the rest as a Citizen
  const receiver = deal.slot !== null && other === deal.partner ? CHANCELLOR : other;
  const term = (what: TermKind, thing: string | null): Term => ({ kind: 'term', side, what, thing });
  const found: Term[] = [];
  for (const what of kinds) {
    if (what === 'favor' && listed.favor < purseOf(oath, owner)) found.push(term(what, null));
    if (what === 'secret' && listed.secrets < secrets && givesSecrets(oath, owner)) found.push(term(what, null));
    if (what === 'relic')
      for (const { card } of relics) if (!listed.relics.includes(card)) found.push(term(what, card));
    if (what === 'banner')
      for (const banner of BANNERS)
        if (
          state.banners[banner].holder === owner &&
          !listed.banners.includes(banner) &&
          receives(oath, receiver, banner)
        )
          found.push(term(what, banner));
    if (what === 'adviser')
      for (let n = 0; n < advisers.length; n++)
        if (!isLocked(advisers[n] as (typeof advisers)[number]) && !listed.advisers.includes(n))
          found.push(term(what, String(n)));
    if (what === 'site') {
      const returned = givenSites(oath, other, owner);
      for (const place of givenSites(oath, owner, other))
        if (!listed.sites.includes(place) && canHold(oath, other, [...listed.sites, place], returned))
          found.push(term(what, place));
    }
  }
  return found;
}
/** May this player be given the banner? */
export function receives(oath: PoweredState, seat: Seat, what: BannerId): boolean {
  return forbiddenBy(oath, 'receive', { seat, what }) === null;
}
function givesSecrets(oath: PoweredState, seat: Seat): boolean {
  return forbiddenBy(oath, 'give', { seat, what: 'secrets' }) === null;
}
/** Deed Writer: a warband is needed for each of these sites; those of sites that are given in return come to the board first. */
function canHold(oath: PoweredState, seat: Seat, sites: readonly string[], given: readonly string[]): boolean {
  const { state } = oath;
  const needed = sites.filter((site) => !rulesEmpty(oath, seat, slotOf(state, site))).length;
  const lifted = given.map((site) => warbandsAt(state, slotOf(state, site), boardColour(state, seat)));
  return needed <= lifted.reduce((sum, n) => sum + n, playerOf(state, seat).warbands);
}
/** Imperial players cannot trade Imperial sites among themselves; a player who may not place warbands gets no site. */
function givenSites(oath: PoweredState, owner: Seat, other: Seat): string[] {
  const theirs = sitesRuled(oath, other);
  return sitesRuled(oath, owner)
    .filter((slot) => !theirs.includes(slot) && forbiddenBy(oath, 'place', { seat: other, slot }) === null)
    .map((slot) => placeOf(oath.state, slot));
}

function put(listed: Terms, { what, thing }: Term): void {
  if (what === 'favor') listed.favor++;
  else if (what === 'secret') listed.secrets++;
  else if (what === 'relic') listed.relics.push(thing as CardId);
  else if (what === 'banner') listed.banners.push(thing as BannerId);
  else if (what === 'adviser') listed.advisers.push(Number(thing));
  else listed.sites.push(thing as string);
}
function size({ favor, secrets, relics, banners, advisers, sites }: Terms): number {
  return favor + secrets + relics.length + banners.length + advisers.length + sites.length;
}

// ---- what can be shown

/**
 * OATH-6.1: a player who proposes may show their facedown advisers; OATH-6.6: one who offers Citizenship may also show the relics of the Reliquary
 * they know. OATH-3.6 a: only what is news to the other player.
 */
function showing({ state }: PoweredState, deal: Deal): Move[] {
  const { slot, opener, proposer } = deal;
  const other = listenerOf(deal);
  const isNews = (card: CardId) => knows(state, proposer, card) && !knows(state, other, card);
  const relics = slot !== null && proposer === opener ? state.reliquary : [];
  return [
    ...relics.flatMap((relic, n): Move[] => (relic !== null && isNews(relic) ? [{ kind: 'show', n }] : [])),
    ...playerOf(state, proposer).advisers.flatMap(({ card, faceup }, n): Move[] =>
      !faceup && isNews(card) ? [{ kind: 'show-adviser', n }] : [],
    ),
  ];
}
function adviserAt({ state }: Oath, seat: Seat, n: number): CardId {
  return (playerOf(state, seat).advisers[n] as Adviser).card;
}
/** The others learn only that something was shown. */
function show(oath: Oath, deal: Deal, what: 'relic' | 'adviser', card: CardId): void {
  const [from, to] = [deal.proposer, listenerOf(deal)];
  learn(oath.state, to, card);
  oath.tell({ kind: 'showed', from, to, what }, { to: [from, to], also: { card } });
}
