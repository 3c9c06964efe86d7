import { capital } from '@tavola/games/text/capital.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Move, SharedMove } from '../../rules/vocabulary/moves.ts';
import { factionSentences } from './factions/all.ts';
import { effectName, pieceName, usedName } from './joined.ts';
import { cardName, factionName, itemName, someWarriors, suitName, where } from './phrases/phrases.ts';
import { outsideMoves } from './real.ts';

const shared: ByKind<SharedMove> = {
  done: 'Done',
  pass: 'No',
  clearing: ({ clearing }) => capital(where(clearing)),
  ferry: ({ clearing }) => `By ferry to ${where(clearing)}`,
  warriors: ({ count }) => someWarriors(count),
  card: ({ card }) => cardName(card),
  seat: ({ seat }, say) => say.who(seat),
  suit: ({ suit }) => capital(suitName(suit)),
  piece: ({ piece }) => capital(pieceName(piece)),
  item: ({ item }) => capital(itemName(item)),
  faction: ({ faction }) => factionName(faction),
  effect: ({ effect }) => capital(effectName(effect)),
  craft: ({ card }) => `Craft ${cardName(card)}`,
  battle: 'Battle',
  move: 'Move',
  recruit: 'Recruit',
  build: 'Build',
  use: ({ card }) => `Use ${usedName(card)}`,
  activate: ({ card }) => `Activate ${cardName(card)}`,
  claim: ({ card }) => `Claim ${cardName(card)}`,
  coalition: ({ card }) => `Form a coalition with ${cardName(card)}`,
  'open-path': ({ from, to }) => `Open the path between ${where(from)} and ${where(to)}`,
};

export const moves: ByKind<Move> = {
  ...shared,
  ...factionSentences.moves,
  ...outsideMoves,
};
