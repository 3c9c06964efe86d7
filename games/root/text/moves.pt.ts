import { capital } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/text.ts';
import type { Move, SharedMove } from '../rules/moves.ts';
import { factionTexts } from './factions/all.pt.ts';
import { effectName, pieceName, usedName } from './joined.pt.ts';
import { cardName, clearingName, factionName, itemName, someWarriors, suitName, to as toPlace } from './phrases.pt.ts';
import { outsideMoves } from './real.pt.ts';

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

const { marquise, eyrie, alliance, vagabond, lizards, riverfolk, duchy, corvids } = factionTexts;

export const moves: ByKind<Move> = {
  ...shared,
  ...marquise.moves,
  ...eyrie.moves,
  ...alliance.moves,
  ...vagabond.moves,
  ...lizards.moves,
  ...riverfolk.moves,
  ...duchy.moves,
  ...corvids.moves,
  ...outsideMoves,
};
