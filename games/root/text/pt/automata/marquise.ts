import type { AutomatonText } from '../../automaton-text.ts';

export const marquise: AutomatonText = {
  name: 'Marquês Mecânico 2.0',
  about:
    'Batalha, recruta e constrói nas clareiras do naipe da ordem, e pontua pela trilha do que esse naipe constrói.',
  level: (of) => {
    const more = of('bonusRecruit');
    return `recruta ${of('recruit')}${more > 0 ? ` · mais ${more} onde governa` : ''}`;
  },
  steps: {
    'AUT-4.5.1': 'Batalha',
    'AUT-4.5.2': 'Recrutamento',
    'AUT-4.5.3': 'Construção',
    'AUT-4.5.4': 'Marcha',
    'AUT-4.5.5': 'Expansão: uma nova ordem',
    'AUT-4.7.1': 'Batalha',
    'AUT-4.7.2': 'Recrutamento',
    'AUT-4.7.3': 'Construção',
    'AUT-4.7.4': 'Marcha',
    'AUT-D-1': 'Mais guerreiros',
    'AUT-T-MAR-1': 'Ataque Relâmpago',
  },
  traits: {
    blitz: ['Ataque Relâmpago', 'Depois da marcha todos menos um guerreiro saem da melhor clareira segura e atacam'],
    fortified: ['Fortificado', 'Em batalha são precisos dois danos para derrubar uma construção dele'],
    hospitals: ['Hospitais', 'Uma defesa que custa dois ou mais guerreiros traz dois à Torre da Guarda'],
    'iron-will': ['Vontade de Ferro', 'Com uma ordem de pássaro ele recruta o dobro'],
  },
  why: {},
  clauses: {
    'AUT-4.2.1': 'Só os Marqueses posicionam peças na clareira da Torre da Guarda; outros podem mover para lá.',
    'AUT-4.3.2': 'Preparação: a Torre da Guarda vai para um canto ao acaso.',
    'AUT-4.3.4':
      'Preparação: uma serraria, uma oficina e um recrutador vão ao acaso para a clareira da Torre ou ao lado dela, um em cada.',
    'AUT-4.5.1': 'Batalha em cada clareira ordenada, contra quem tem mais peças ali.',
    'AUT-4.5.1.1': 'Entre os que têm o mesmo número de peças, é atacado quem tem mais PV.',
    'AUT-4.5.2':
      'Recrutamento: quatro guerreiros, repartidos um a um entre as clareiras ordenadas que governa, a partir da maior prioridade.',
    'AUT-4.5.3':
      'Constrói o que a ordem diz, raposa serraria, coelho oficina, rato recrutador, onde governa com mais guerreiros.',
    'AUT-4.5.4':
      'Marcha: de cada clareira ordenada todos os guerreiros menos três vão para a vizinha com mais peças inimigas.',
    'AUT-4.5.5':
      'Expansão: se nada foi construído neste turno e há no máximo cinco construções, ele pega uma nova ordem e recomeça o Dia.',
    'AUT-4.6.1': 'Anoitecer: a trilha da ordem dá o espaço livre mais à direita; com um pássaro, a melhor trilha.',
    'AUT-4.7.1': 'Dia Expandido: batalha em todas as clareiras.',
    'AUT-4.7.2': 'Dia Expandido: dois guerreiros em cada uma das duas clareiras governadas de menor prioridade.',
    'AUT-4.7.3':
      'Dia Expandido: constrói aquilo de que mais tem; entre iguais, serraria antes de recrutador antes de oficina.',
    'AUT-4.7.4': 'Dia Expandido: marcha de todas as clareiras e depois uma batalha em cada uma em que chegou alguém.',
    'AUT-D-1':
      'Um Marquês desafiador posiciona mais dois guerreiros na clareira ordenada governada de maior prioridade.',
    'AUT-T-MAR-1':
      'Ataque Relâmpago: depois da marcha todos menos um guerreiro saem da clareira governada e sem inimigos de maior prioridade, e batalham onde chegam.',
    'AUT-T-MAR-2': 'Fortificado: uma construção só cai com dois danos; um dano ímpar se perde.',
    'AUT-T-MAR-3': 'Hospitais: uma defesa que custou dois ou mais guerreiros traz dois guerreiros à Torre da Guarda.',
    'AUT-T-MAR-4': 'Vontade de Ferro: no Dia Expandido recruta-se o dobro.',
  },
  board: () => [],
};
