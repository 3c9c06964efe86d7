/** The denizens of Beast. Those that are missing here are battle plans whose data says it all. */
import { REGIONS, type Region, type Slot, type Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Play } from '../actions.ts';
import { favorFromOneBank, richBanks } from '../bank-gains.ts';
import { discardAll, looseInRegion } from '../discarding.ts';
import { fold } from '../hooks.ts';
import { isAutomatic } from '../modifiers.ts';
import { gainSupply } from '../operations/supply.ts';
import { gainWarbands } from '../operations/warbands.ts';
import { isDenizenFaceup } from '../play.ts';
import type { Standing } from '../power.ts';
import {
  advisersOfSuit,
  faceupSlots,
  hasRoom,
  hasSuitAt,
  isEnemyOf,
  placeOf,
  sameRuler,
  slotOf,
  suitOf,
} from '../queries.ts';
import { killOnBoard } from '../redeploy.ts';
import { sourceOf } from '../sources.ts';
import { playerOf, siteAt } from '../state.ts';
import { destinationLord } from '../travel.ts';
import { beastActions, beastSlots, beastsAtSites } from './beast-actions.ts';
import { beastCampaigns } from './beast-campaigns.ts';
import type { CardPowers } from './card-powers.ts';
import { isExile, mayTurnCitizen } from './citizens.ts';

export const beast: CardPowers = {
  ...beastActions,
  ...beastCampaigns,

  'errand-boy': {
    fold: { 'search.piles': (_oath, piles) => [...new Set([...piles, ...REGIONS])] },
  },

  'animal-playmates': {
    modifier: { auto: true, served: (_oath, _at, action) => action.kind === 'muster' && isOf(action, WILD) },
    fold: { 'action.free': (_oath, free, _at, action) => free || (action.kind === 'muster' && isOf(action, WILD)) },
  },

  'the-old-oak': {
    modifier: { auto: true },
    fold: {
      'trade.secrets': (oath, n, at, action) =>
        action.what === 'secrets' && action.card === at.card && advisersOfSuit(oath, action.seat, 'beast', action) > 0
          ? n + 1
          : n,
    },
  },

  /** Under an enemy ruler of the Shrouded Wood it helps only if that ruler names such a site. */
  'forest-paths': {
    modifier: { can: (oath, _at, action) => beastSlots(oath).some((slot) => slot !== action.at) },
    forbid: {
      travel: (oath, _at, action) => !isWild(oath, action.to) && destinationLord(oath, action.seat) === null,
    },
    fold: {
      'action.free': (oath, free, _at, action) => free || (action.kind === 'travel' && isWild(oath, action.to)),
      'travel.ignores': (oath, ignored, _at, { travel: { at, to } }) => ignored || (to !== at && isWild(oath, to)),
    },
  },

  'long-lost-heir': {
    played: { can: isExile, run: mayTurnCitizen, optional: true },
  },

  birdsong: {
    modifier: { auto: true },
    fold: {
      'action.free': (_oath, free, _at, action) => free || (action.kind === 'trade' && isOf(action, WILD_AND_NOMAD)),
    },
  },

  /** The modifiers of the real site are left behind with it: none of them may be in use. */
  'small-friends': {
    modifier: {
      can: (oath, _at, { used }) =>
        used.every(({ card }) => isAutomatic(oath, card) || (sourceOf(oath, card)?.slot ?? -1) < 0),
      choices: (oath, _at, action) =>
        beastSlots(oath)
          .filter((slot) => slot !== action.at)
          .map((slot) => placeOf(oath.state, slot)),
      shift: (oath, _at, action, as) => {
        action.at = slotOf(oath.state, as as string);
      },
    },
  },

  'grasping-vines': {
    react: {
      *travelled(oath, at, { seat, at: from }) {
        if (isEnemyOf(oath, seat, at) && sameRuler(oath, at, from)) killOnBoard(oath, seat, 1);
      },
    },
  },

  'threatening-roar': {
    played: {
      *run(oath, seat, { card }) {
        const wild = looseInRegion(oath, seat, WILD_AND_NOMAD).filter((other) => other !== card);
        yield* discardAll(oath, seat, wild);
      },
    },
  },

  mushrooms: {
    forbid: { search: (_oath, _at, { pile }) => pile === 'world' },
    fold: { 'action.free': () => true, 'search.base': () => 1, 'search.under': () => true },
  },

  /** Nobody is discarded there to make room. */
  'new-growth': {
    modifier: {
      on: 'play',
      auto: true,
      served: (oath, { card }, action) =>
        action.kind === 'play' && !slotsWithout(oath, action, card).includes(action.to),
    },
    fold: {
      'play.slots': (oath, slots, _at, play) => {
        const roomy = faceupSlots(oath.state).filter((slot) => hasRoom(oath, slot));
        return isOf(play, ['beast', 'hearth']) ? [...new Set([...slots, ...roomy])] : slots;
      },
    },
  },

  'wild-cry': {
    modifier: { on: 'play', auto: true },
    react: {
      *played(oath, _at, { play, way }) {
        if (!isDenizenFaceup(way) || !isOf(play, WILD)) return;
        gainSupply(oath, play.seat, 1);
        gainWarbands(oath, play.seat, 2);
      },
    },
  },

  /** OATH-G36: as an adviser it does not count itself. */
  'animal-host': {
    played: {
      *run(oath, seat) {
        gainWarbands(oath, seat, beastsAtSites(oath));
      },
    },
  },

  'vow-of-poverty': {
    fold: { 'trade.poor': (_oath, poor, at, { seat, guise = seat }) => poor || guise === at.seat },
    rest: {
      can: (oath, seat) => playerOf(oath.state, seat).favor === 0 && richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromOneBank(oath, seat, at, 2);
      },
    },
  },

  'forest-council': {
    forbid: {
      trade: (oath, at, action) => isOf(action, WILD) && isEnemyOf(oath, action.seat, at),
      muster: (oath, at, action) => isOf(action, WILD) && isEnemyOf(oath, action.seat, at),
    },
  },

  'vow-of-beastkin': {
    forbid: {
      muster: (oath, _at, action) => advisersOfSuit(oath, action.seat, suitOf(action.card) as Suit, action) === 0,
    },
    fold: { 'muster.yield': (_oath, n) => n + 1 },
  },

  bracken: {
    modifier: { choices: () => HEAPS },
    fold: {
      'search.discards': (_oath, _to, _at, _search, as) => {
        const [pile, layer] = (as as string).split('-');
        return { pile: pile as Region, under: layer === 'under' };
      },
    },
  },
};

const WILD: readonly (Suit | null)[] = ['beast'];
const WILD_AND_NOMAD: readonly (Suit | null)[] = ['beast', 'nomad'];
const HEAPS: readonly string[] = REGIONS.flatMap((region) => [`${region}-top`, `${region}-under`]);

function isOf({ card }: { readonly card: CardId }, suits: readonly (Suit | null)[]): boolean {
  return suits.includes(suitOf(card));
}
/** Where a card could be played if this modifier were left unused. */
function slotsWithout(oath: Standing, play: Play, modifier: CardId): readonly Slot[] {
  const others = play.used.filter(({ card }) => card !== modifier);
  return fold(oath, 'play.slots', [play.at], play, others);
}
function isWild({ state }: Standing, slot: Slot): boolean {
  return hasSuitAt(siteAt(state, slot), 'beast');
}
