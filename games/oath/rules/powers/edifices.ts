/** The edifices, both faces. The Forest Temple speaks in the Chronicle only. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { type CardId, edificeFacts, facesOf, isVision } from '../../data/cards.ts';
import { choose, DONE, LESS, MORE, PASS } from '../choose.ts';
import { keepSecret, learn, lookAt, mingle } from '../knowledge.ts';
import type { Move } from '../moves.ts';
import { negotiate, partners } from '../negotiation.ts';
import { drawDispossessed } from '../operations/dispossessed.ts';
import { pickAmount, pickPlayer } from '../picks.ts';
import { isDenizenFaceup } from '../play.ts';
import type { Oath, Source, Standing } from '../power.ts';
import { isEnemyOf, lyingOf, pawnRegion, rulerOfCard, sameRuler, suitOf } from '../queries.ts';
import { hasRelics, keepOrBury } from '../relic-draw.ts';
import { rearranged } from '../sources.ts';
import { playerOf } from '../state.ts';
import type { CardPowers } from './card-powers.ts';

export const edifices: CardPowers = {
  'sprawling-rampart': {
    fold: {
      'target.dice': (oath, dice, at, { target }) =>
        target.kind === 'site' && sameRuler(oath, at, target.slot) ? dice + 1 : dice,
    },
  },

  'hall-of-debate': {
    forbid: { target: (_oath, _at, { target }) => target.kind === 'banner' && target.banner === 'peoples-favor' },
  },

  'hall-of-mockery': {
    fold: { 'recover.mob': () => true },
  },

  'ruined-temple': {
    forbid: {
      play: (oath, at, { play, way }) =>
        suitOf(play.card) === 'beast' && isDenizenFaceup(way) && isEnemyOf(oath, play.seat, at),
    },
  },

  'festival-district': {
    action: {
      can: (oath, seat) => partners(oath, seat).length > 0,
      *run(oath, seat, at) {
        const partner = yield* pickPlayer(oath, seat, at, 'partner', partners(oath, seat));
        if (partner !== null) yield* negotiate(oath, seat, partner, { by: at.card, kinds: SWAPPED });
      },
    },
  },

  /** The Chancellor alone for the Empire. */
  'squalid-district': {
    react: {
      *'end-die'(oath, at, { roll }) {
        const ruler = rulerOfCard(oath, at);
        if (ruler < 0) return roll;
        const ask = { kind: 'power', card: at.card, part: 'change', roll } as const;
        const pick = yield* choose(oath, ruler, ask, [MORE, LESS, PASS]);
        if (pick.kind !== 'change') return roll;
        oath.tell({ kind: 'used', seat: ruler, card: at.card });
        return roll + pick.n;
      },
    },
  },

  'great-spire': {
    modifier: { can: ({ state }) => state.dispossessed.length > 0 },
    react: {
      *'before-keeping'(oath, at, { seat }) {
        yield* exchangeDrawn(oath, seat, at);
      },
    },
  },

  'fallen-spire': {
    action: {
      can: (oath, seat) => exchangeable(oath, seat) > 0,
      *run(oath, seat, at) {
        const n = yield* pickAmount(oath, seat, at, 'cards', 0, exchangeable(oath, seat));
        yield* exchangeDiscarded(oath, seat, n);
      },
    },
  },

  'ancient-forge': {
    action: { can: hasRelics, run: keepOrBury },
  },

  'broken-forge': {
    action: {
      *run(oath, seat, at) {
        const lying = lyingOf(oath.state, at);
        if (!lying) return;
        lying.card = facesOf(edificeFacts(at.card).edifice).intact;
        rearranged(oath.state);
        oath.tell({ kind: 'repaired', seat, card: lying.card });
      },
    },
  },
};

const SWAPPED = ['favor', 'secret', 'adviser'] as const;
const MOST_FALLEN = 5;

/** Great Spire: chosen denizens stand first in the hand until they leave it; replacements are those that were there before. */
function* exchangeDrawn(oath: Oath, seat: Seat, at: Source): Rules {
  const { state } = oath;
  const { hand } = playerOf(state, seat);
  const most = state.dispossessed.length;
  let n = 0;
  for (; n < most; n++) {
    const from = n;
    const moves = (): Move[] => hand.slice(from).flatMap((card) => (isVision(card) ? [] : [{ kind: 'card', card }]));
    const ask = { kind: 'power', card: at.card, part: 'card' } as const;
    const pick = yield* choose(oath, seat, ask, () => [...moves(), DONE], { always: true });
    if (pick.kind !== 'card') break;
    mingle(state, seat, hand);
    hand.splice(hand.indexOf(pick.card), 1);
    hand.splice(n, 0, pick.card);
  }
  if (n === 0) return;
  const back = yield* drawDispossessed(oath, seat, n);
  const left = hand.splice(0, n);
  for (const card of back) learn(state, seat, card);
  hand.push(...back);
  keepSecret(state, seat, left);
  state.dispossessed.push(...left);
  lookAt(oath, seat, back, 'dispossessed');
}

/** Fallen Spire: as many denizens as lie in the pile, and as lie in the Dispossessed. */
function exchangeable({ state }: Standing, seat: Seat): number {
  const denizens = state.discards[pawnRegion(state, seat)].filter((card) => !isVision(card)).length;
  return Math.min(MOST_FALLEN, denizens, state.dispossessed.length);
}
/** The uppermost denizens leave, passing over Visions; nobody sees what takes their places. */
function* exchangeDiscarded(oath: Oath, seat: Seat, n: number): Rules {
  const { state } = oath;
  const pile = state.discards[pawnRegion(state, seat)];
  const denizens = pile.flatMap((card, at) => (isVision(card) ? [] : [at]));
  const places = denizens.slice(denizens.length - n);
  const back = yield* drawDispossessed(oath, null, n);
  const left: CardId[] = [];
  for (const at of places) {
    left.push(pile[at] as CardId);
    pile[at] = back.pop() as CardId;
  }
  state.dispossessed.push(...left);
}
