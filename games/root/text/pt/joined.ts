import { joined } from '../joined.ts';
import { why as automatonWhy } from './automata/shared.ts';
import { factionTexts } from './factions/all.ts';
import { cardName } from './phrases/phrases.ts';

export const { pieceName, somePieces, reason, purpose, effectName, usedName } = joined(Object.values(factionTexts), {
  pieces: { warrior: ['guerreiro', 'guerreiros'], pawn: ['peão', 'peões'] },
  why: {
    ...automatonWhy,
    removal: 'construções e marcadores removidos',
    'no-hand': 'cartas que não pode comprar',
    'given-card': 'uma carta que não pode receber',
    'open-path': 'abrir um caminho',
    pass: 'governar a Passagem',
  },
  purposes: { 'open-path': 'para abrir o caminho', claim: 'para pegar a carta de domínio' },
  effects: { ferry: 'a carta da balsa', 'soul-lost': 'a perda de uma Alma Perdida' },
  cardName,
  forCard: (card) => `por ${cardName(card)}`,
});
