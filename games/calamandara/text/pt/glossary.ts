/** What the other signs of the table mean; symbols and cards say it themselves. */
import type { GlossaryText } from '../glossary.ts';

export const glossary: GlossaryText = {
  traveller: {
    name: 'Viajante',
    text: 'O token de um viajante. Anda por Pegadas ligadas e vence quando chega à Fenda.',
    also: ['viajante', 'jogador'],
  },
  'cal-rift': { name: 'Fenda', text: 'O centro do tabuleiro: o primeiro viajante que chega aqui vence.' },
  hand: { name: 'Mão', text: 'Quantas lembranças o viajante tem na mão. Só ele as vê.' },
  lock: {
    name: 'Reserva Final',
    text: 'Lembranças guardadas, até três. Na Zona Final só estas podem ser usadas.',
  },
  stack: { name: 'Deck de lembranças', text: 'Quantas lembranças ainda podem ser compradas deste deck.' },
  replay: { name: 'Descarte', text: 'Lembranças já usadas. O descarte é aberto: a última está por cima.' },
  'kind:linked': {
    name: 'Efeito vinculado',
    text: 'Responde a algo que está acontecendo: outra carta, uma inserção, um turno.',
  },
  'kind:immediate': { name: 'Efeito imediato', text: 'Acontece por si, quando você joga a carta.' },
  bell: { name: 'Armada', text: 'A mesa pergunta sempre que esta carta puder ser usada.' },
};
