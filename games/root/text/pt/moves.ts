import { capital } from '@tavola/games/text/capital.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Move, SharedMove } from '../../rules/vocabulary/moves.ts';
import { factionSentences } from './factions/all.ts';
import { effectName, pieceName, usedName } from './joined.ts';
import {
  cardName,
  clearingName,
  factionName,
  itemName,
  someWarriors,
  suitName,
  to as toPlace,
} from './phrases/phrases.ts';
import { outsideMoves } from './real.ts';

const shared: ByKind<SharedMove> = {
  done: 'Pronto',
  pass: 'Não',
  clearing: ({ clearing }) => capital(clearingName(clearing)),
  ferry: ({ clearing }) => `De balsa ${toPlace(clearing)}`,
  warriors: ({ count }) => someWarriors(count),
  card: ({ card }) => cardName(card),
  seat: ({ seat }, say) => say.who(seat),
  suit: ({ suit }) => capital(suitName(suit)),
  piece: ({ piece }) => capital(pieceName(piece)),
  item: ({ item }) => capital(itemName(item)),
  faction: ({ faction }) => factionName(faction),
  effect: ({ effect }) => capital(effectName(effect)),
  craft: ({ card }) => `Criar ${cardName(card)}`,
  battle: 'Batalhar',
  move: 'Mover',
  recruit: 'Recrutar',
  build: 'Construir',
  use: ({ card }) => `Usar ${usedName(card)}`,
  activate: ({ card }) => `Ativar ${cardName(card)}`,
  claim: ({ card }) => `Pegar ${cardName(card)}`,
  coalition: ({ card }) => `Formar uma coalizão com ${cardName(card)}`,
  'open-path': ({ from, to }) => `Abrir o caminho entre a clareira ${from} e a ${to}`,
};

export const moves: ByKind<Move> = {
  ...shared,
  ...factionSentences.moves,
  ...outsideMoves,
};
