/** The denizens of Arcane. Those that are missing here are battle plans whose data says it all. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { REGIONS, type Suit } from '../../data/board.ts';
import { type CardId, CONSPIRACY } from '../../data/cards.ts';
import type { Recoverable } from '../actions.ts';
import { favorFromBanks, richBanks } from '../bank-gains.ts';
import { opposes, ownsTargets, sideOf } from '../campaign/sides.ts';
import { agrees, choose, LESS, MORE } from '../choose.ts';
import { endAct } from '../citizenship.ts';
import { discardAll, looseAt, looseInRegion } from '../discarding.ts';
import { swapAdvisers } from '../exchange.ts';
import { learnAll, lookAt } from '../knowledge.ts';
import { discard, takeOff } from '../operations/cards.ts';
import { bank, board, burnFavor, gainFavor, moveFavor, purseOf, SHARED } from '../operations/favor.ts';
import { pay, unpayable } from '../operations/pay.ts';
import { gainSecrets, moveSecrets, secretsOwned } from '../operations/secrets.ts';
import { kill } from '../operations/warbands.ts';
import { pickAdviser, pickAmount, pickCard } from '../picks.ts';
import { playFromHand } from '../play.ts';
import type { Standing } from '../power.ts';
import { boardColour, neighbours, pawnRegion, rulesCard, seatsOf, sitesRuled, suitOf } from '../queries.ts';
import { killInRegion, prey } from '../redeploy.ts';
import { CHANCELLOR, playerOf } from '../state.ts';
import { ownerOfAdviser } from './advisers.ts';
import { arcaneTrades, bargain, bargains } from './arcane-trades.ts';
import type { CardPowers } from './card-powers.ts';
import { isExile, mayTurnCitizen } from './citizens.ts';

const DARKEST_SECRET = { at: 'banner', banner: 'darkest-secret' } as const;

export const arcane: CardPowers = {
  ...arcaneTrades,

  alchemist: {
    action: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromBanks(oath, seat, at, 4);
      },
    },
  },

  /** Whoever uses it recovers the Darkest Secret. */
  'magicians-code': {
    fold: { 'recover.secrets': (_oath, n) => n + 2 },
    forbid: { recover: (_oath, _at, { what }) => !isSecret(what) },
  },

  'spirit-snare': {
    action: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromBanks(oath, seat, at, 1);
      },
    },
  },

  'wizard-school': {
    action: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
        endAct(oath, seat);
      },
    },
  },

  dazzle: {
    played: {
      *run(oath, seat) {
        yield* discardAll(oath, seat, looseInRegion(oath, seat, ['hearth', 'order']));
      },
    },
  },

  'taming-charm': {
    action: {
      can: (oath, seat) => wildHere(oath, seat).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'card', wildHere(oath, seat));
        if (card === null) return;
        yield* discard(oath, seat, card);
        gainFavor(oath, seat, suitOf(card) as Suit, 2);
      },
    },
  },

  /** What happens to the favor tells everybody whether it was the Conspiracy. */
  inquisitor: {
    action: {
      can: (oath, seat) => suspects(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { state } = oath;
        const card = yield* pickAdviser(oath, seat, at, 'adviser', suspects(oath, seat));
        if (card === null) return;
        const owner = ownerOfAdviser(oath, card);
        lookAt(oath, seat, [card], { adviserOf: owner });
        if (card !== CONSPIRACY) {
          moveFavor(oath, { at: 'card', card: at.card }, board(owner), 1);
          return;
        }
        takeOff(state, card);
        learnAll(state, card);
        oath.tell({ kind: 'shown', seat, cards: [card] });
        playerOf(state, seat).hand.unshift(card);
        yield* playFromHand(oath, seat, 'power');
      },
    },
  },

  augury: {
    fold: { 'search.count': (_oath, n) => n + 1 },
  },

  /** From here anywhere; to here from anywhere for whoever rules it. */
  portal: {
    forbid: { travel: (_oath, at, { at: from, to }) => from !== at.slot && to !== at.slot },
    fold: { 'action.free': () => true, 'travel.ignores': () => true },
  },

  'terror-spells': {
    action: {
      can: (oath, seat) =>
        oath.state.banners['darkest-secret'].holder === seat && prey(oath, pawnRegion(oath.state, seat)).length > 0,
      *run(oath, seat, at) {
        for (let n = 0; n < 2; n++) yield* killInRegion(oath, seat, at, pawnRegion(oath.state, seat));
      },
    },
  },

  'blood-pact': {
    action: {
      can: ({ state }, seat) => playerOf(state, seat).warbands > 1,
      *run(oath, seat, at) {
        const most = Math.floor(playerOf(oath.state, seat).warbands / 2);
        const pairs = yield* pickAmount(oath, seat, at, 'pairs', 1, most);
        kill(oath, boardColour(oath.state, seat), board(seat), 2 * pairs);
        gainSecrets(oath, seat, pairs);
      },
    },
  },

  revelation: {
    played: {
      *run(oath, _seat, at) {
        for (const seat of seatsOf(oath.state)) {
          const most = purseOf(oath, seat);
          const burned = most === 0 ? 0 : yield* pickAmount(oath, seat, at, 'burn', 0, most);
          if (burned > 0) burnFavor(oath, seat, burned);
          gainSecrets(oath, seat, burned);
        }
      },
    },
  },

  observatory: {
    modifier: {
      auto: true,
      can: (_oath, at, action) => action.at === at.slot,
      served: ({ state }, _at, action) =>
        action.kind === 'search' && action.pile !== 'world' && action.pile !== pawnRegion(state, action.seat),
    },
    fold: { 'search.piles': (_oath, piles) => [...new Set([...piles, ...REGIONS])] },
  },

  'plague-engines': {
    action: {
      *run(oath) {
        for (const seat of seatsOf(oath.state))
          moveFavor(oath, board(seat), bank('arcane'), sitesRuled(oath, seat).length);
      },
    },
  },

  'gleaming-armor': {
    fold: {
      'plan.cost': (_oath, cost, at, { campaign, seat }) =>
        opposes(campaign, at.seat, sideOf(campaign, seat)) ? { ...cost, secret: (cost.secret ?? 0) + 1 } : cost,
    },
  },

  bewitch: {
    played: {
      can: (oath, seat) => isExile(oath, seat) && secretsOwned(oath, seat) > secretsOwned(oath, CHANCELLOR),
      run: mayTurnCitizen,
      optional: true,
    },
  },

  jinx: {
    react: {
      *rolled(oath, at, { seat, faces }) {
        if (!rulesCard(oath, seat, at) || unpayable(oath, seat, at, at.facts.cost) !== null) return false;
        if (!(yield* agrees(oath, seat, { kind: 'reaction', card: at.card, faces }))) return false;
        oath.tell({ kind: 'rolled', seat, faces });
        oath.tell({ kind: 'used', seat, card: at.card });
        pay(oath, seat, at, at.facts.cost);
        return true;
      },
    },
  },

  tutor: {
    action: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
      },
    },
  },

  /** Nobody looks at them but those who have had them and those who have them now. */
  'dream-thief': {
    action: {
      can: (oath) => dreamers(oath).length > 1,
      *run(oath, seat, at) {
        const facedown = dreamers(oath).flatMap((owner) => facedownOf(oath, owner));
        const first = yield* pickAdviser(oath, seat, at, 'first', facedown);
        const [a, n] = whereIs(oath, first as CardId);
        const others = facedown.filter(({ owner }) => owner !== a);
        const [b, m] = whereIs(oath, (yield* pickAdviser(oath, seat, at, 'second', others)) as CardId);
        swapAdvisers(oath, a, b, [n], [m]);
      },
    },
  },

  'sealing-ward': {
    fold: {
      'target.dice': (_oath, dice, at, { campaign, target }) =>
        target.kind === 'relic' && ownsTargets(campaign, at.seat) ? dice + 1 : dice,
    },
  },

  'initiation-rite': {
    fold: { 'muster.token': () => 'secret' },
  },

  'vow-of-silence': {
    forbid: {
      recover: (_oath, at, { seat, what }) => seat === at.seat && isSecret(what),
      give: (_oath, at, { seat }) => seat === at.seat,
    },
    react: {
      *'secret-recovered'(oath, at, { n }) {
        gainSecrets(oath, at.seat, n);
      },
    },
  },

  'forgotten-vault': {
    action: {
      *run(oath, seat, at) {
        const fewer = oath.state.banners['darkest-secret'].tokens > 1 ? [LESS] : [];
        const ask = { kind: 'power', card: at.card, part: 'change' } as const;
        const { n } = yield* choose(oath, seat, ask, [MORE, ...fewer]);
        if (n > 0) moveSecrets(oath, SHARED, DARKEST_SECRET, 1);
        else moveSecrets(oath, DARKEST_SECRET, SHARED, 1);
      },
    },
  },

  'witchs-bargain': {
    action: {
      can: (oath, seat) => bargains(oath, seat, []).length > 0,
      run: bargain,
    },
  },
};

// ---- what they ask

function isSecret(what: Recoverable): boolean {
  return 'banner' in what && what.banner === 'darkest-secret';
}
function wildHere(oath: Standing, seat: Seat): CardId[] {
  const wild = (card: CardId) => suitOf(card) === 'beast' || suitOf(card) === 'nomad';
  return looseAt(oath, seat, [playerOf(oath.state, seat).pawn], wild);
}
function suspects(oath: Standing, seat: Seat) {
  return neighbours(oath.state, seat).flatMap((owner) => facedownOf(oath, owner));
}
function facedownOf({ state }: Standing, owner: Seat) {
  return playerOf(state, owner).advisers.flatMap(({ faceup }, n) => (faceup ? [] : [{ owner, n }]));
}
function dreamers(oath: Standing): Seat[] {
  return seatsOf(oath.state).filter((owner) => facedownOf(oath, owner).length > 0);
}
/** Beside whose board an adviser lies, and at which place. */
function whereIs(oath: Standing, card: CardId): [owner: Seat, place: number] {
  const owner = ownerOfAdviser(oath, card);
  return [owner, playerOf(oath.state, owner).advisers.findIndex((one) => one.card === card)];
}
