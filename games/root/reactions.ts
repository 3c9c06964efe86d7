/** The reaction windows: the host may pass there for a hand that has nothing to answer (kernel/host/standing.ts). */
import type { Reactions } from '@tavola/kernel/rules/game.ts';
import { concerns } from './concerns.ts';
import type { View } from './rules/view/view.ts';
import { allianceReactions } from './rules/vocabulary/alliance.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import { corvidReactions } from './rules/vocabulary/corvids.ts';
import { duchyReactions } from './rules/vocabulary/duchy.ts';
import { eyrieReactions } from './rules/vocabulary/eyrie.ts';
import { lizardReactions } from './rules/vocabulary/lizards.ts';
import { marquiseReactions } from './rules/vocabulary/marquise.ts';
import type { Move } from './rules/vocabulary/moves.ts';
import { riverfolkReactions } from './rules/vocabulary/riverfolk.ts';
import { vagabondReactions } from './rules/vocabulary/vagabond.ts';

export const reactionWindows = [
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
];

export const reactions: Reactions<View, Move, Ask> = {
  windows: reactionWindows,
  concerns,
  card: (move) => ('card' in move ? move.card : null),
};
