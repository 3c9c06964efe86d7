import type { AutomatonText } from '../../automaton-text.ts';
import { cardName, suitName } from '../phrases/phrases.ts';

const conspiracies = ['Conversão', 'Cruzada', 'Conversão', 'Cruzada', 'Santificação'];

export const lizards: AutomatonText = {
  name: 'Lagartos Lógicos',
  about: 'O naipe mais comum das Almas Perdidas dá a ordem; acólitos convertem e as cartas constroem jardins.',
  level: (of) => `${of('rituals')} rituais por turno`,
  steps: {
    'AUT-8.4.2.I': 'Conversão',
    'AUT-8.4.2.II': 'Cruzada',
    'AUT-8.4.2.III': 'Santificação',
    'AUT-8.5.1': 'Ritual: um guerreiro',
    'AUT-8.5.2': 'Ritual de pássaro: um guerreiro vira acólito',
    'AUT-T-LIZ-3': 'Fanáticos: batalha',
  },
  traits: {
    spiteful: ['Rancoroso', 'Uma cruzada que remove um marcador dá 1 PV a mais'],
    erratic: ['Errático', 'O turno termina com mais uma carta do baralho nas Almas Perdidas'],
    fanatics: ['Fanáticos', 'Depois de cada conversão eles batalham ali com um dano adicional'],
    martyrs: ['Mártires', 'Cada ritual de pássaro traz um segundo acólito, do suprimento'],
  },
  why: { spiteful: 'o rancor' },
  clauses: {
    'AUT-8.2.1': 'Os Lagartos Lógicos governam toda clareira com um jardim.',
    'AUT-8.2.2':
      'Vingança Robótica: sempre que guerreiros Lagartos são removidos fora do turno deles, um deles vira acólito.',
    'AUT-8.2.3': 'A cada jardim removido, a carta do topo das Almas Perdidas vai para o descarte.',
    'AUT-8.2.4': 'Toda carta que alguém gasta ou descarta vai, virada para cima, para o topo das Almas Perdidas.',
    'AUT-8.3.2':
      'Preparação: quatro guerreiros e um jardim num canto ao acaso em que ninguém começa, se possível oposto a um início; um guerreiro em cada clareira vizinha.',
    'AUT-8.3.5': 'Preparação: três cartas do baralho são as primeiras Almas Perdidas.',
    'AUT-8.4.1': 'A ordem é o naipe mais comum das Almas Perdidas; em caso de empate, pássaro.',
    'AUT-8.4.2':
      'Enquanto há acólitos, o marcador avança e a conspiração do espaço é realizada, se possível; cada uma custa um acólito.',
    'AUT-8.4.2.I': 'Conversão: numa clareira ordenada, um guerreiro inimigo dá lugar a um Lagarto.',
    'AUT-8.4.2.I.a': 'Primeiro é convertido quem tem mais PV.',
    'AUT-8.4.2.I.b': 'Entre as clareiras, a que tem mais construções inimigas.',
    'AUT-8.4.2.II': 'Cruzada: uma batalha em cada clareira ordenada com dois ou mais Lagartos.',
    'AUT-8.4.2.II.a': 'É atacado quem tem mais PV ali.',
    'AUT-8.4.2.III': 'Santificação: numa clareira ordenada, uma construção inimiga dá lugar a um jardim.',
    'AUT-8.4.2.III.a': 'Perde a construção quem tem mais PV.',
    'AUT-8.4.2.III.b': 'Entre as clareiras, a que tem menos guerreiros inimigos.',
    'AUT-8.5':
      'Rituais: as quatro cartas do topo das Almas Perdidas são reveladas uma a uma. A dificuldade muda quantas são.',
    'AUT-8.5.1':
      'Raposa, coelho, rato: um guerreiro numa clareira do naipe; se então os Lagartos a governam, também um jardim.',
    'AUT-8.5.1.I': 'Primeiro onde há local de construção livre, depois onde há mais construções inimigas.',
    'AUT-8.5.2': 'Pássaro: um guerreiro da clareira com mais Lagartos vira acólito, e a carta vai para o descarte.',
    'AUT-8.6.1': 'Anoitecer: pontua a trilha de jardins da ordem; com um pássaro, a trilha com mais jardins no mapa.',
    'AUT-8.6.2': 'As outras Almas Perdidas vão para o descarte.',
    'AUT-8.6.3': 'As cartas reveladas formam as novas Almas Perdidas, a primeira revelada no topo.',
    'AUT-8.6.4':
      'A carta do topo do baralho é revelada, criada se o item estiver no estoque, e posta nas Almas Perdidas.',
    'AUT-T-LIZ-1': 'Rancoroso: uma cruzada que removeu um marcador dá 1 PV a mais.',
    'AUT-T-LIZ-2': 'Errático: no fim do turno a carta do topo do baralho vai para as Almas Perdidas.',
    'AUT-T-LIZ-3':
      'Fanáticos: a uma conversão segue uma batalha ali, com um dano adicional, contra quem tem mais construções indefesas ali, depois mais PV.',
    'AUT-T-LIZ-4': 'Mártires: um ritual de pássaro traz um segundo acólito, do suprimento.',
  },
  board: ({ open }, seat) => {
    const { board } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'logical-lizards') return [];
    const { suit, acolytes, marker, lostSouls, revealed } = board;
    const souls = lostSouls.toReversed().map(cardName).join(', ');
    return [
      `Ordem: ${suitName(suit)}`,
      `Acólitos: ${acolytes}; marcador de conspiração: espaço ${marker + 1}, ${conspiracies[marker]}`,
      `Almas Perdidas, a partir do topo: ${souls || 'nenhuma'}`,
      ...(revealed.length > 0 ? [`Reveladas: ${revealed.map(cardName).join(', ')}`] : []),
    ];
  },
};
