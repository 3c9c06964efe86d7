/** Site powers (data/sites.json). Homelands are data: rules/homeland.ts. */
import type { Rules } from '@tavola/kernel/ask.ts';
import { regionOf } from '../../data/board.ts';
import { type CardId, isCoast, siteFacts } from '../../data/cards.ts';
import type { Campaign, Travel } from '../actions.ts';
import { slotOfTarget } from '../campaign/force.ts';
import { choose } from '../choose.ts';
import type { Move } from '../moves.ts';
import { negotiate, partners } from '../negotiation.ts';
import { board, moveFavor } from '../operations/favor.ts';
import { moveSecrets } from '../operations/secrets.ts';
import { pickPlayer } from '../picks.ts';
import type { Oath, Power, Source, Standing } from '../power.ts';
import { colourOf, rulerOf, rulesSite } from '../queries.ts';
import { playerOf, siteAt } from '../state.ts';
import type { CardPowers } from './card-powers.ts';

const NARROW_PASS = 'narrow-pass';
const HIDDEN_PLACE = 'the-hidden-place';

/** To another Coast for 1 Supply, past the Narrow Pass. */
const coast: Power = {
  fold: {
    'travel.base': (oath, cost, at, travel) => (isSailing(oath, at, travel) ? 1 : cost),
    'travel.ignores': (oath, ignored, at, { travel, source }) =>
      ignored || (source.card === NARROW_PASS && isSailing(oath, at, travel)),
  },
};
function isSailing({ state }: Standing, at: Source, { at: from, to }: Travel): boolean {
  const { faceup, site } = siteAt(state, to);
  return from === at.slot && faceup && isCoast(site);
}

/** At the end of Wake one token that lies here, if the pawn does too. */
const opportunity: Power = {
  react: {
    *wake(oath, at, { seat }) {
      if (playerOf(oath.state, seat).pawn === at.slot) yield* pickUp(oath, at, seat);
    },
  },
};
function* pickUp(oath: Oath, at: Source, seat: number): Rules {
  const { favor, secrets } = siteAt(oath.state, at.slot);
  const moves: Move[] = [];
  if (favor > 0) moves.push({ kind: 'take', what: 'favor' });
  if (secrets > 0) moves.push({ kind: 'take', what: 'secret' });
  if (moves.length === 0) return;
  const pick = yield* choose(oath, seat, { kind: 'opportunity', site: at.card }, [...moves, { kind: 'none' }]);
  if (pick.kind !== 'take') return;
  const here = { at: 'site', site: at.card } as const;
  if (pick.what === 'favor') moveFavor(oath, here, board(seat), 1);
  else moveSecrets(oath, here, board(seat), 1);
}

/** A target here changes the attack dice. */
const terrain: Power = {
  fold: {
    'attack.dice': (_oath, dice, at, war) =>
      war.targets.some((target) => slotOfTarget(war, target) === at.slot) ? dice + siteFacts(at.card).attackDice : dice,
  },
};

export const sites: CardPowers = {
  'barren-coast': coast,
  'lush-coast': coast,
  'rocky-coast': coast,
  'drowned-city': opportunity,
  mine: opportunity,
  'salt-flats': opportunity,
  mountain: terrain,
  plains: terrain,

  'buried-giant': {
    modifier: { can: (_oath, at, action) => at.slot === action.at },
    fold: {
      'action.free': () => true,
      'travel.ignores': (_oath, ignored, _at, { source }) => ignored || source.card === NARROW_PASS,
    },
  },

  'charming-valley': {
    fold: { 'travel.more': (_oath, more, at, travel) => (travel.at === at.slot ? more + 1 : more) },
  },

  'great-slum': {
    fold: {
      'play.first': (oath, cards, at, { slot }) => (slot === at.slot ? [...cards, ...cardsOf(oath, slot)] : cards),
      'move.first': (oath, cards, at, { slot }) => (slot === at.slot ? [...cards, ...cardsOf(oath, slot)] : cards),
    },
  },

  marshes: {
    fold: { 'search.count': (_oath, n, at, search) => (search.at === at.slot ? n - 1 : n) },
  },

  /** Whoever enters the region must come here; whoever strikes into it must strike here, unless it is theirs (OATH-G32). */
  [NARROW_PASS]: {
    forbid: {
      travel: (_oath, at, { at: from, to }) => to !== at.slot && entersRegion(at, from, to),
      targets: (oath, at, { campaign, targets }) => {
        const slots = targets.map((target) => slotOfTarget(campaign, target));
        if (slots.includes(at.slot) || rulesSite(oath, campaign.seat, at.slot)) return false;
        return slots.some((slot) => entersRegion(at, campaign.at, slot));
      },
    },
  },

  river: {
    fold: {
      'muster.yield': (oath, n, at, { seat, at: slot }) =>
        slot === at.slot && rulesSite(oath, seat, at.slot) ? n + 1 : n,
    },
  },

  /** Leaving costs 2; an enemy player who rules it names the destination. */
  'shrouded-wood': {
    fold: {
      'travel.base': (_oath, cost, at, travel) => (travel.at === at.slot ? 2 : cost),
      'travel.ignores': (_oath, ignored, at, { travel, source }) =>
        ignored || (travel.at === at.slot && (source.card === NARROW_PASS || source.card === HIDDEN_PLACE)),
      'travel.chooser': (oath, chooser, at, travel) => {
        const ruler = rulerOf(oath, at.slot);
        return travel.at === at.slot && ruler >= 0 && ruler !== colourOf(oath.state, travel.seat) ? ruler : chooser;
      },
    },
  },

  /** OATH-7.11; promises of later actions are left to the players (OATH-G14). */
  'the-tribunal': {
    action: {
      can: (oath, seat) => partners(oath, seat).length > 0,
      *run(oath, seat, at) {
        const partner = yield* pickPlayer(oath, seat, at, 'partner', partners(oath, seat));
        if (partner !== null) yield* negotiate(oath, seat, partner, { by: at.card, kinds: ['favor', 'secret'] });
      },
    },
  },

  [HIDDEN_PLACE]: {
    toll: {
      travel: (_oath, at, { to }) => (to === at.slot ? { flip: 1 } : null),
      target: (_oath, at, { campaign, target }) =>
        slotOfTarget(campaign, target) === at.slot && !isAimedAt(campaign, at) ? { flip: 1 } : null,
    },
  },
};

function cardsOf({ state }: Standing, slot: number): CardId[] {
  return siteAt(state, slot).cards.map(({ card }) => card);
}
function entersRegion(at: Source, from: number, to: number): boolean {
  return regionOf(to) === regionOf(at.slot) && regionOf(from) !== regionOf(at.slot);
}
/** One secret for the declaration, however many targets are there. */
function isAimedAt(campaign: Campaign, at: Source): boolean {
  return campaign.targets.some((target) => slotOfTarget(campaign, target) === at.slot);
}
