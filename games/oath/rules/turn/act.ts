/** The Act Phase: any number of actions in any order (OATH-3.3, 6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { CardId } from '../../data/cards.ts';
import { canMuster, muster } from '../actions/muster.ts';
import { playFromHand } from '../actions/play.ts';
import { canRecover, recover } from '../actions/recover.ts';
import { canSearch, search } from '../actions/search.ts';
import { canTrade, trade } from '../actions/trade.ts';
import { canTravel, travel } from '../actions/travel.ts';
import { choose } from '../asking/choose.ts';
import { campaign, canCampaign } from '../campaign/campaign.ts';
import { allowed } from '../hooks/hooks.ts';
import { obstacle } from '../hooks/obstacles.ts';
import type { Oath, PoweredState, Source } from '../hooks/power.ts';
import { sourceOf, sourcesOf } from '../hooks/sources.ts';
import { canExileSelf, exileSelf, selfExileCost } from '../minor/citizenship.ts';
import { canRegroup, regroup } from '../minor/regroup.ts';
import { exileSomebody, offerCitizenship, scepterMoves } from '../minor/scepter.ts';
import { takeOff } from '../operations/cards.ts';
import { pay, unpayable } from '../operations/pay.ts';
import { peekRelic } from '../operations/relics.ts';
import { checkTitle } from '../operations/title.ts';
import { knows } from '../queries/knowledge.ts';
import { hasAccess, placeOf } from '../queries/queries.ts';
import type { MajorKind, Move } from '../state/moves.ts';
import { playerOf, siteAt } from '../state/state.ts';

type Major = {
  readonly can: (oath: PoweredState, seat: Seat) => boolean;
  readonly go: (oath: Oath, seat: Seat) => Rules;
};
const MAJOR: { readonly [K in MajorKind]: Major } = {
  search: { can: canSearch, go: search },
  muster: { can: canMuster, go: muster },
  trade: { can: canTrade, go: trade },
  recover: { can: canRecover, go: recover },
  campaign: { can: canCampaign, go: campaign },
  travel: { can: canTravel, go: travel },
};
const MAJORS = (Object.keys(MAJOR) as MajorKind[]).map((action) => ({ kind: 'major', action }) as const);
/** The clause that lists what an action needs. */
const NEEDS: { readonly [K in MajorKind]: string } = {
  search: 'OATH-5.1.1',
  muster: 'OATH-5.2',
  trade: 'OATH-5.3',
  recover: 'OATH-5.4.1',
  campaign: 'OATH-5.5.1',
  travel: 'OATH-5.6.1',
};
const END_TURN: Move = { kind: 'end-turn' };
const WARBANDS: Move = { kind: 'warbands' };

/** Each action is finished, and the title checked, before the next one begins. */
export function* actPhase(oath: Oath, seat: Seat): Rules {
  while (!oath.state.memory.actEnded) {
    oath.checkpoint();
    const pick = yield* choose(oath, seat, 'act', actMoves(oath, seat), { always: true });
    if (pick.kind === 'end-turn') return;
    if (pick.kind !== 'warbands') oath.state.memory.regrouped = false;
    yield* act(oath, seat, pick);
    yield* checkTitle(oath);
  }
}

export function actMoves(oath: PoweredState, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (const move of MAJORS) {
    const can = (standing: PoweredState) => MAJOR[move.action].can(standing, seat);
    if (can(oath)) moves.push(move);
    else
      select([move])
        .where(obstacle(oath, can) ?? NEEDS[move.action], () => false)
        .moves((one) => one);
  }
  moves.push(...powerMoves(oath, seat));
  const { advisers, pawn } = playerOf(oath.state, seat);
  for (let n = 0; n < advisers.length; n++) if (!advisers[n]?.faceup) moves.push({ kind: 'adviser', n });
  const { relics } = siteAt(oath.state, pawn);
  for (let n = 0; n < relics.length; n++)
    if (!knows(oath.state, seat, relics[n] as CardId)) moves.push({ kind: 'peek', what: 'relic', n });
  if (canRegroup(oath, seat)) moves.push(WARBANDS);
  moves.push(...scepterMoves(oath, seat));
  if (canExileSelf(oath, seat)) moves.push({ kind: 'exile-self', favor: selfExileCost(oath, seat) });
  moves.push(END_TURN);
  return moves;
}

/** OATH-6.2: Action powers at hand that can be paid and would do something. */
function powerMoves(oath: PoweredState, seat: Seat): Move[] {
  const found = sourcesOf(oath).actions.filter((at) => hasAccess(oath, seat, at));
  if (found.length === 0) return [];
  const named = select(found, ({ card }) => card);
  return allowed(oath, named, 'power', (source) => ({ seat, source, cost: source.facts.cost }))
    .where('OATH-2.8', (at) => unpayable(oath, seat, at, at.facts.cost) !== 'OATH-2.8')
    .where('OATH-7.3', (at) => unpayable(oath, seat, at, at.facts.cost) === null)
    .where('OATH-6.2', (at) => at.power.action?.can?.(oath, seat, at) ?? true)
    .moves(({ card }) => ({ kind: 'power', card }) as const);
}

function* act(oath: Oath, seat: Seat, move: Move): Rules {
  switch (move.kind) {
    case 'major':
      return yield* MAJOR[move.action].go(oath, seat);
    case 'power':
      return yield* runPower(oath, seat, move.card);
    case 'adviser':
      return yield* playAdviser(oath, seat, move.n);
    case 'peek':
      return peek(oath, seat, move.what, move.n);
    case 'warbands':
      return yield* regroup(oath, seat);
    case 'offer-citizenship':
      return yield* offerCitizenship(oath, seat);
    case 'exile-citizen':
      return yield* exileSomebody(oath, seat);
    case 'exile-self':
      return yield* exileSelf(oath, seat);
  }
}

function* runPower(oath: Oath, seat: Seat, card: CardId): Rules {
  const at = sourceOf(oath, card) as Source;
  oath.tell({ kind: 'used', seat, card });
  pay(oath, seat, at, at.facts.cost);
  yield* at.power.action?.run(oath, seat, at) ?? nothing();
}
function* nothing(): Rules {}

/** OATH-6.1: a facedown adviser is played faceup or discarded. */
function* playAdviser(oath: Oath, seat: Seat, n: number): Rules {
  const { advisers, hand } = playerOf(oath.state, seat);
  const card = advisers[n]?.card as CardId;
  takeOff(oath.state, card);
  hand.push(card);
  yield* playFromHand(oath, seat, 'adviser');
}

/** OATH-6.3, 6.5: nothing is offered that would show nothing new (OATH-3.6 a). */
function peek(oath: Oath, seat: Seat, what: 'relic' | 'reliquary', n: number): void {
  const { state } = oath;
  const { pawn } = playerOf(state, seat);
  if (what === 'relic') peekRelic(oath, seat, siteAt(state, pawn).relics[n] as CardId, placeOf(state, pawn), n);
  else peekRelic(oath, seat, state.reliquary[n] as CardId, 'reliquary', n);
}
