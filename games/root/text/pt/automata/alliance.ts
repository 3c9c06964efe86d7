import type { AutomatonText } from '../../automaton-text.ts';

export const alliance: AutomatonText = {
  name: 'Aliança Automatizada',
  about: 'Espalha simpatia e se revolta sem gastar apoiadores.',
  level: (of) => `recolhe onde tem ${of('organizeAt')} ou mais guerreiros`,
  steps: {
    'AUT-6.2.4': 'Repressão: a simpatia da base perdida também sai',
    'AUT-6.4.3': 'Revolta',
    'AUT-6.4.4': 'Pena Pública',
    'AUT-6.5.1': 'Simpatia',
    'AUT-6.5.1.I': 'Simpatia',
    'AUT-6.5.1.II': 'A simpatia não encontra lugar',
    'AUT-6.5.2': 'Revolta Surpresa',
    'AUT-6.6.1': 'Organização',
    'AUT-6.6.2': 'Recrutamento',
    'AUT-T-ALI-4': 'Fogo Selvagem',
  },
  traits: {
    informants: ['Informantes', 'A Emboscada Automatizada vale também para um marcador de simpatia sem guerreiros'],
    popularity: ['Popularidade', 'Quem remove a simpatia dela não recebe nada por isso'],
    veterans: ['Veteranos', 'Ao defender, ela causa o resultado maior dos dados e o atacante o menor'],
    wildfire: ['Fogo Selvagem', 'O Anoitecer termina com mais um marcador de simpatia, que não dá PV'],
  },
  why: { outrage: 'o ultraje', 'no-room-for-sympathy': 'a simpatia que não encontra lugar' },
  clauses: {
    'AUT-6.2.1': 'Cada clareira tem no máximo um marcador de simpatia: com ele é simpatizante, sem ele é neutra.',
    'AUT-6.2.2':
      'Emboscada Automatizada: como defensora com um guerreiro ali, a Aliança Automatizada causa um dano adicional.',
    'AUT-6.2.3':
      'Ultraje Automatizado: a pessoa que remove simpatia ou move guerreiros para uma clareira simpatizante descarta uma carta da mão que corresponda a ela; se não tiver nenhuma, a Aliança Automatizada recebe 1 PV. Autômatos não pagam nada.',
    'AUT-6.2.4':
      'Repressão: com uma base removida sai também toda a simpatia das clareiras do naipe dela; ninguém pontua por isso.',
    'AUT-6.2.5': 'Lei Marcial: um marcador posicionado onde um inimigo tem três guerreiros dá 1 PV a menos.',
    'AUT-6.4.3':
      'Revolta: se a ordem não é de pássaro, na clareira simpatizante ordenada com mais peças inimigas cuja base ainda está no tabuleiro. Todas as peças inimigas saem, e a base entra.',
    'AUT-6.4.4':
      'Pena Pública: sem revolta, a simpatia se espalha duas vezes; uma vez se há cinco ou mais marcadores no mapa.',
    'AUT-6.5.1':
      'A simpatia se espalha para a clareira neutra ordenada, ao lado de simpatia, com menos guerreiros inimigos, e o marcador dá os PV do seu espaço.',
    'AUT-6.5.1.I': 'Se não há clareira assim, a simpatia vai para a clareira neutra com menos peças inimigas.',
    'AUT-6.5.1.II':
      'Se não resta marcador ou nenhuma clareira pode receber um, a Aliança Automatizada recebe 5 PV no lugar.',
    'AUT-6.5.2':
      'Revolta Surpresa: com uma ordem de pássaro, na clareira simpatizante com mais peças inimigas cuja base ainda está no tabuleiro.',
    'AUT-6.6.1':
      'Organização: de cada base com três ou mais guerreiros todos voltam ao suprimento, e a simpatia se espalha. A dificuldade muda quantos são precisos.',
    'AUT-6.6.2': 'Recrutamento: um guerreiro em cada base.',
    'AUT-T-ALI-1': 'Informantes: a Emboscada Automatizada vale também para um marcador de simpatia indefeso.',
    'AUT-T-ALI-2': 'Popularidade: um marcador de simpatia removido não dá PV.',
    'AUT-T-ALI-3':
      'Veteranos: como defensora, a Aliança Automatizada causa o resultado maior dos dados e o atacante o menor.',
    'AUT-T-ALI-4':
      'Fogo Selvagem: no fim do Anoitecer a simpatia se espalha mais uma vez, pela ordem deste turno, sem dar PV.',
  },
  board: () => [],
};
