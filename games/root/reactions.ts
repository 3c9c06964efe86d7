/** The reaction windows: the host may pass there for a hand that has nothing to answer (kernel/standing.ts). */
import type { Reactions } from '@tavola/kernel/game.ts';
import { concerns } from './concerns.ts';
import type { Ask } from './rules/asks.ts';
import { allianceReactions } from './rules/factions/alliance/moves.ts';
import { corvidReactions } from './rules/factions/corvids/moves.ts';
import { duchyReactions } from './rules/factions/duchy/moves.ts';
import { eyrieReactions } from './rules/factions/eyrie/moves.ts';
import { lizardReactions } from './rules/factions/lizards/moves.ts';
import { marquiseReactions } from './rules/factions/marquise/moves.ts';
import { riverfolkReactions } from './rules/factions/riverfolk/moves.ts';
import { vagabondReactions } from './rules/factions/vagabond/moves.ts';
import type { Move } from './rules/moves.ts';
import type { View } from './view.ts';

export const reactions: Reactions<View, Move, Ask> = {
  windows: [
    'window',
    'ambush',
    'counter-ambush',
    'battle-effects',
    'informants',
    ...marquiseReactions,
    ...eyrieReactions,
    ...allianceReactions,
    ...vagabondReactions,
    ...lizardReactions,
    ...riverfolkReactions,
    ...duchyReactions,
    ...corvidReactions,
  ],
  turn: ({ open }) => (open.stage === 'turns' ? open.turn.seat : null),
  concerns,
  card: (move) => ('card' in move ? move.card : null),
};
