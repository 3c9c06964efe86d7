// What Root says about itself to be fitted: factions, and positions at the beginning of each turn, worth points at the end of the game.
import { featuresOf } from '@tavola/games/root/bot/features.ts';
import { turnsLeft } from '@tavola/games/root/bot/sight.ts';
import { factionIds } from '@tavola/games/root/data/factions.ts';
import { game } from '@tavola/games/root/game.ts';
import { playerOf, type State } from '@tavola/games/root/rules/state.ts';
import { seededRng, shuffleInPlace } from '@tavola/kernel/rng.ts';
import type { Subject } from './winners.ts';

export const subject: Subject<State> = {
  game,
  groups: factionIds,
  /** Tables of two, a third of them Marquise against Eyrie, and of four. */
  seats: (n, seed) => {
    const some = shuffleInPlace([...factionIds], seededRng(seed));
    const factions = n % 2 ? some.slice(0, 4) : n % 6 === 0 ? ['marquise', 'eyrie'] : some.slice(0, 2);
    return factions.map((faction) => ({ kind: 'player', settings: { faction } }) as const);
  },
  moment: ({ open: { stage, turn } }) => (stage === 'turns' ? `${turn.round} ${turn.seat}` : null),
  groupOf: (state, seat) => playerOf(state, seat).faction,
  featuresOf: (state, seat) => featuresOf(state, seat),
  pointsOf: (state, seat) => playerOf(state, seat).vp,
  turnsLeft,
  isFree: (name) => /next|pair|crowd/.test(name),
  least: 0.15,
};
