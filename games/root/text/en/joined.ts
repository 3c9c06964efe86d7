import { joined } from '../joined.ts';
import { why as automatonWhy } from './automata/shared.ts';
import { factionTexts } from './factions/all.ts';
import { cardName } from './phrases/phrases.ts';

export const { pieceName, somePieces, reason, purpose, effectName, usedName } = joined(Object.values(factionTexts), {
  pieces: { warrior: ['warrior', 'warriors'], pawn: ['pawn', 'pawns'] },
  why: {
    ...automatonWhy,
    removal: 'removed buildings and tokens',
    'no-hand': 'cards that it cannot draw',
    'given-card': 'a card that it cannot take',
    'open-path': 'an opened path',
    pass: 'ruling the Pass',
  },
  purposes: { 'open-path': 'to open the path', claim: 'to claim the dominance card' },
  effects: { ferry: 'the card of the ferry', 'soul-lost': 'the loss of a Lost Soul' },
  cardName,
  forCard: (card) => `for ${cardName(card)}`,
});
