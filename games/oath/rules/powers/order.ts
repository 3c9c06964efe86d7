/** The denizens of Order. Those that are missing here are battle plans whose data says it all. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { type Slot, slotsOf } from '../../data/board.ts';
import type { Campaign, Target } from '../actions.ts';
import { favorFromBanks, richBanks } from '../bank-gains.ts';
import { campaign, canCampaign, offerCampaign } from '../campaign/campaign.ts';
import { hasTarget, targetSlots } from '../campaign/force.ts';
import { planCost } from '../campaign/plans.ts';
import { opponentOf } from '../campaign/sides.ts';
import { diceOf, includes } from '../campaign/targets.ts';
import { choose, DONE } from '../choose.ts';
import { becomeCitizen } from '../citizenship.ts';
import { forbiddenBy } from '../hooks.ts';
import { untouchable } from '../operations/cards.ts';
import { board, moveFavor, purseOf, spendFavor } from '../operations/favor.ts';
import { movePawn } from '../operations/pawn.ts';
import { billOf } from '../operations/pay.ts';
import { gainWarbands, placeWarbands } from '../operations/warbands.ts';
import { may, pickPlayer, pickSlot } from '../picks.ts';
import type { Oath, Source, Standing, Way } from '../power.ts';
import {
  isEnemyOf,
  pawnRegion,
  placeOf,
  playersAt,
  rulerOfCard,
  rulesSite,
  sameRuler,
  sitesRuled,
  slotOf,
} from '../queries.ts';
import { deployable, hasWarbands, killAtSite, redeploy } from '../redeploy.ts';
import { sourceOf } from '../sources.ts';
import { playerOf, siteAt } from '../state.ts';
import { isUnderThumb, tollTo } from '../tolls.ts';
import { destinationLord, forcedSlots, forceTravel } from '../travel.ts';
import type { CardPowers } from './card-powers.ts';

export const order: CardPowers = {
  pressgangs: {
    modifier: { auto: true },
    fold: { 'muster.occupied': () => true },
  },

  garrison: {
    played: {
      *run(oath, seat, at) {
        const sites = sitesRuled(oath, seat).filter((slot) => forbiddenBy(oath, 'place', { seat, slot }) === null);
        gainWarbands(oath, seat, sitesRuled(oath, seat).length);
        yield* oneEach(oath, seat, at, sites);
      },
    },
  },

  /** Resolved with the other rewards, so before Second Wind. */
  'martial-culture': {
    plan: {
      can: (oath, war, _at, user, side) => user !== null && areExiles(oath, [user, opponentOf(war, side)]),
      *victory(oath, _war, { card, user }) {
        if (user !== null && (yield* may(oath, user, { card }, 'citizen'))) yield* becomeCitizen(oath, user, null);
      },
    },
  },

  messenger: {
    action: {
      can: (oath, seat) => deployable(oath, seat).length > 0,
      run: redeploy,
    },
  },

  /** The other player decides about tolls: refused, the site is not available. */
  palanquin: {
    action: {
      can: (oath, seat) => companions(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', companions(oath, seat));
        if (other !== null) yield* carryAlong(oath, seat, other, at);
      },
    },
  },

  'tome-guardians': {
    forbid: {
      take: (oath, at, { seat, from, what }) => what === 'darkest-secret' && from !== seat && isEnemyOf(oath, seat, at),
      receive: (oath, at, { seat, what }) => what === 'darkest-secret' && isEnemyOf(oath, seat, at),
    },
  },

  tyrant: {
    react: {
      *travelled(oath, at, { seat, to }) {
        yield* killAtSite(oath, seat, at, to, 1);
      },
    },
  },

  'forced-labor': {
    toll: {
      search: (oath, at, { seat }) => labourToll(oath, at, seat),
      adviser: (oath, at, { play, way }) =>
        way.to === 'advisers' && !way.faceup ? null : labourToll(oath, at, play.seat),
    },
  },

  'secret-police': {
    forbid: {
      play: (oath, at, { play, way }) => isVisionFaceup(way) && isUnderThumb(oath, at, play.seat),
    },
  },

  captains: {
    action: {
      can: (oath, seat) => fronts(oath, seat).length > 0,
      *run(oath, seat, at) {
        const slot = yield* pickSlot(oath, seat, at, 'site', fronts(oath, seat));
        if (slot !== null) yield* campaign(oath, seat, { at: slot, from: [slot], free: true });
      },
    },
  },

  'siege-engines': {
    action: {
      can: (oath, seat) => besieged(oath, seat).length > 0,
      *run(oath, seat, at) {
        const slot = yield* pickSlot(oath, seat, at, 'site', besieged(oath, seat));
        if (slot !== null) yield* killAtSite(oath, seat, at, slot, 2);
      },
    },
  },

  'royal-tax': {
    played: {
      *run(oath, seat) {
        const { state } = oath;
        for (const slot of slotsOf(pawnRegion(state, seat)).filter((one) => rulesSite(oath, seat, one)))
          for (const other of playersAt(state, slot)) if (other !== seat) moveFavor(oath, board(other), board(seat), 2);
      },
    },
  },

  'toll-roads': {
    toll: {
      travel: (oath, at, { seat, to }) =>
        siteAt(oath.state, to).faceup && sameRuler(oath, at, to) && isEnemyOf(oath, seat, at) ? tollTo(oath, at) : null,
    },
  },

  curfew: {
    toll: {
      trade: (oath, at, { seat, card }) => {
        const source = sourceOf(oath, card);
        const ruled = source !== undefined && rulerOfCard(oath, source) === rulerOfCard(oath, at);
        return ruled && isEnemyOf(oath, seat, at) ? tollTo(oath, at) : null;
      },
    },
  },

  'knights-errant': {
    modifier: { auto: true },
    react: {
      *mustered(oath, at, { seat }) {
        yield* offerCampaign(oath, seat, at);
      },
    },
  },

  /** A Vision already revealed stays. */
  'vow-of-obedience': {
    forbid: { play: (_oath, at, { play, way }) => play.seat === at.seat && isVisionFaceup(way) },
    rest: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromBanks(oath, seat, at, 1);
      },
    },
  },

  'hunting-party': {
    modifier: { auto: true },
    react: {
      *searched(oath, at, { seat, pile }) {
        if (pile === 'world') yield* offerCampaign(oath, seat, at);
      },
    },
  },

  'council-seat': {
    forbid: { exile: (_oath, at, { seat }) => seat === at.seat },
  },

  /** The only plan of its side; not offered unless its cost and a favor for each die can be paid. */
  'peace-envoy': {
    plan: {
      can: (oath, war, at, user, side) => {
        const enemy = opponentOf(war, side);
        if (user === null || enemy === null || war.plans.some((plan) => plan.side === side)) return false;
        const { favor } = billOf(planCost(oath, war, at, user));
        return placeIn(oath, war, user) === placeIn(oath, war, enemy) && purseOf(oath, user) >= favor + war.defense;
      },
      *use(oath, war, { user, side }) {
        const enemy = opponentOf(war, side);
        if (user === null || enemy === null) return;
        if (war.defense > 0) spendFavor(oath, user, board(enemy), war.defense);
        war.winner = side;
        war.spared = true;
      },
    },
  },

  'relic-hunter': {
    plan: {
      can: (oath, war) => relicsToHunt(oath, war.targets, war.seat).length > 0,
      *use(oath, war, { user }, at) {
        for (;;) {
          const found = relicsToHunt(oath, war.targets, war.seat);
          const moves = found.map(
            ({ slot, place }) => ({ kind: 'buried', site: placeOf(oath.state, slot), n: place }) as const,
          );
          const more = hasTarget(war.targets, 'buried') ? [DONE] : [];
          if (found.length === 0) return;
          const pick = yield* choose(oath, user as Seat, { kind: 'power', card: at.card, part: 'relic' }, [
            ...moves,
            ...more,
          ]);
          if (pick.kind !== 'buried') return;
          const target = { kind: 'buried', slot: slotOf(oath.state, pick.site), place: pick.n, by: at.card } as const;
          war.targets.push(target);
          war.defense += diceOf(oath, war, [target]);
        }
      },
    },
  },
};

// ---- what several of them share

/** Forced Labor */
function labourToll(oath: Standing, at: Source, seat: Seat) {
  return isUnderThumb(oath, at, seat) ? tollTo(oath, at) : null;
}
function isVisionFaceup({ to }: Way): boolean {
  return to === 'vision' || to === 'conspiracy';
}
function areExiles({ state }: Standing, seats: readonly (Seat | null)[]): boolean {
  return seats.every((seat) => seat !== null && playerOf(state, seat).role === 'exile');
}
/** Where somebody's pawn counts as standing in a campaign (Captains). */
function placeIn({ state }: Standing, war: Campaign, seat: Seat): Slot {
  return seat === war.seat ? war.at : playerOf(state, seat).pawn;
}

/** One warband from the board to each site; with too few the player says where. */
function* oneEach(oath: Oath, seat: Seat, at: Source, sites: readonly Slot[]): Rules {
  let open = sites;
  while (open.length > 0 && playerOf(oath.state, seat).warbands > 0) {
    const enough = playerOf(oath.state, seat).warbands >= open.length;
    const slot = enough ? (open[0] as Slot) : yield* pickSlot(oath, seat, at, 'site', open);
    placeWarbands(oath, seat, slot as Slot, 1);
    open = open.filter((one) => one !== slot);
  }
}

/** Players at the same site who could travel somewhere. */
function companions(oath: Standing, seat: Seat): Seat[] {
  const { pawn } = playerOf(oath.state, seat);
  return playersAt(oath.state, pawn).filter((other) => other !== seat && forcedSlots(oath, other).length > 0);
}
/** At the Shrouded Wood the own pawn goes to the named site all the same; who names the other's destination is up to the Wood's ruler. */
function* carryAlong(oath: Oath, seat: Seat, other: Seat, at: Source): Rules {
  let open = forcedSlots(oath, other);
  for (;;) {
    const slot = yield* pickSlot(oath, seat, at, 'site', open);
    if (slot === null) return;
    const lord = destinationLord(oath, other);
    const went = yield* forceTravel(oath, other, seat, lord === null ? { among: [slot] } : {});
    if (went || lord !== null) {
      yield* movePawn(oath, seat, slot);
      oath.tell({ kind: 'placed-pawn', seat, to: placeOf(oath.state, slot) });
      return;
    }
    open = open.filter((one) => one !== slot);
  }
}

function fronts(oath: Standing, seat: Seat): Slot[] {
  return sitesRuled(oath, seat).filter((slot) => canCampaign(oath, seat, { at: slot, from: [slot], free: true }));
}
function besieged(oath: Standing, seat: Seat): Slot[] {
  return slotsOf(pawnRegion(oath.state, seat)).filter((slot) => hasWarbands(oath, slot));
}
function relicsToHunt(oath: Standing, targets: readonly Target[], seat: Seat) {
  return targetSlots(targets).flatMap((slot) =>
    siteAt(oath.state, slot)
      .relics.map((relic, place) => ({ kind: 'buried', slot, place, by: 'relic-hunter', relic }) as const)
      .filter((one) => !includes(targets, one) && untouchable(oath, seat, one.relic, slot) === null),
  );
}
