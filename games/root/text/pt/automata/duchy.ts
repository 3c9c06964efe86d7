import type { AutomatonText } from '../../automaton-text.ts';
import { someWarriors } from '../phrases/phrases.ts';

export const duchy: AutomatonText = {
  name: 'Ducado Digital',
  about: 'Recruta na Toca, cava, constrói e coroa ministros um a um.',
  level: (of) => `recruta ao menos ${of('recruitBase')}`,
  steps: {
    'AUT-10.4.3': 'Recrutamento',
    'AUT-10.5.1': 'Escavação',
    'AUT-10.5.2': 'Batalha',
    'AUT-10.5.3': 'Construção',
    'AUT-10.6.1': 'Agrupamento',
    'AUT-10.6.1.II': 'Volta para a Toca',
    'AUT-10.6.3': 'Influência',
    'AUT-10.7.2': 'Marechal: um guerreiro',
    'AUT-10.7.4': 'Brigadeiro: uma escavação',
    'AUT-10.7.5': 'Banqueiro: uma construção',
    'AUT-10.7.6': 'Prefeito: um guerreiro por 1 PV',
    'AUT-10.7.7': 'Conde da Pedra',
    'AUT-10.7.8': 'Barão da Terra',
    'AUT-10.7.9': 'Duquesa da Lama',
    'AUT-T-DUC-4': 'Invasores: uma batalha em vez de uma construção',
  },
  traits: {
    foundations: ['Fundações', 'Uma construção removida só custa a coroa de um ministro do naipe da clareira dela'],
    investors: [
      'Investidores',
      'Quem derruba construções dele entrega uma carta correspondente e lhe custa 1 PV; sem ela, ele influencia um ministro',
    ],
    overwhelm: ['Avassalador', 'Cava duas vezes por turno, com três guerreiros cada vez'],
    invaders: [
      'Invasores',
      'Cava onde há mais construções inimigas e, onde falta espaço para construir, batalha em toda parte',
    ],
  },
  why: { markets: 'os mercados', mayor: 'o Prefeito', 'nothing-built': 'a construção que não pôde ser feita' },
  clauses: {
    'AUT-10.2.1':
      'O Preço do Fracasso: quando construções do Ducado são removidas juntas, o ministro com coroa mais abaixo a perde.',
    'AUT-10.2.2':
      'A Toca é uma clareira sem naipe, vizinha de toda clareira com túnel. Ninguém mais entra nela, e o Ducado sempre a governa.',
    'AUT-10.3.3':
      'Preparação: um túnel e dois guerreiros num canto em que ninguém mais começa, se possível oposto ao de alguém; dois guerreiros em cada clareira ao lado.',
    'AUT-10.3.5':
      'Preparação: duas cartas são descartadas, e cada uma coroa o ministro mais alto do seu naipe; um pássaro, o mais baixo.',
    'AUT-10.4.3': 'Recrutamento: dois guerreiros na Toca, e mais um por toupeira das cidadelas no mapa.',
    'AUT-10.5.1':
      'Escavação: com quatro guerreiros na Toca, um túnel numa clareira ordenada sem túnel nem construção do Ducado, e quatro guerreiros por ele.',
    'AUT-10.5.1.I':
      'Cava onde há mais espaços livres, depois onde há menos guerreiros; com um pássaro, e para o Brigadeiro, onde os inimigos têm mais construções e marcadores.',
    'AUT-10.5.1.II': 'Com todos os túneis no mapa, muda de lugar o que tem menos guerreiros do Ducado ao lado.',
    'AUT-10.5.2': 'Batalha em cada clareira ordenada.',
    'AUT-10.5.2.I': 'Contra quem tem mais construções ali, depois mais peças, depois mais PV.',
    'AUT-10.5.3':
      'Constrói onde governa com mais guerreiros: uma cidadela com nove ou mais guerreiros no suprimento, senão um mercado. Se não pode e ainda resta uma construção, 1 PV.',
    'AUT-10.5.4': 'Os ministros com coroa agem, de cima para baixo.',
    'AUT-10.6.1':
      'Agrupamento: de cada clareira ordenada sem construção do Ducado um grupo de um ou dois vai para uma vizinha com uma; depois todos menos quatro de cada clareira governada vão para a Toca.',
    'AUT-10.6.1.I': 'Entre as vizinhas com construção, a que tem menos guerreiros do Ducado.',
    'AUT-10.6.1.II': 'Sem uma vizinha assim, eles vão para a Toca.',
    'AUT-10.6.2': 'Anoitecer: 1 PV por mercado no mapa.',
    'AUT-10.6.3':
      'Influência: o ministro mais alto do naipe da ordem recebe uma coroa; com um pássaro, ou se não resta nenhum, o mais baixo de todos sem coroa.',
    'AUT-10.7.1': 'O Capitão: um dano adicional como atacante numa clareira com túnel.',
    'AUT-10.7.2': 'O Marechal: um guerreiro onde há menos deles junto a uma construção do Ducado.',
    'AUT-10.7.3': 'O Capataz: recruta-se um guerreiro a mais.',
    'AUT-10.7.4': 'O Brigadeiro: com três guerreiros na Toca, mais uma escavação.',
    'AUT-10.7.5': 'O Banqueiro: mais uma construção.',
    'AUT-10.7.6': 'O Prefeito: um guerreiro da clareira governada com mais deles é removido por 1 PV.',
    'AUT-10.7.7': 'O Conde da Pedra: 1 PV por cidadela no mapa.',
    'AUT-10.7.8': 'O Barão da Terra: 1 PV por mercado no mapa.',
    'AUT-10.7.9': 'A Duquesa da Lama: 2 PV com três túneis no mapa.',
    'AUT-T-DUC-1':
      'Fundações: o Preço do Fracasso só toma a coroa mais baixa de um naipe cuja clareira perdeu uma construção.',
    'AUT-T-DUC-2':
      'Investidores: a pessoa que causou o Preço do Fracasso descarta uma carta que corresponda a tal clareira, e o Ducado perde 1 PV; sem tal carta, ele influencia um ministro daquele naipe.',
    'AUT-T-DUC-3': 'Avassalador: duas escavações, cada uma pede e move três guerreiros.',
    'AUT-T-DUC-4':
      'Invasores: cava onde há mais construções inimigas, depois menos guerreiros inimigos; onde só falta um espaço livre para construir, batalha em cada clareira.',
  },
  board: ({ open }, seat, { words }) => {
    const { board, warriors } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'drillbit-duchy') return [];
    const crowned = board.crowned.map((minister) => words.drawn.ministerNames[minister].name);
    return [`Ministros com coroa: ${crowned.join(', ') || 'nenhum'}`, `Na Toca: ${someWarriors(warriors[0] ?? 0)}`];
  },
};
