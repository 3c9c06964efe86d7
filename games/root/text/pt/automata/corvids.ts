import type { AutomatonText } from '../../automaton-text.ts';
import { namedPlots } from '../factions/corvids.ts';

export const corvids: AutomatonText = {
  name: 'Corvobôs',
  about: 'Escondem tramas que ninguém conhece, nem eles, e revelam todas no Amanhecer.',
  level: (of) => `recruta ${of('recruitEach')} em cada uma de 2 clareiras`,
  steps: {
    'AUT-11.4.3': 'Recrutamento',
    'AUT-11.4.4': 'Revelação',
    'AUT-11.5.1': 'Batalha',
    'AUT-11.5.2': 'Movimento',
    'AUT-11.5.3': 'Trama',
    'AUT-11.5.4': 'Trama intensificada',
    'AUT-T-COR-2': 'Plano B',
  },
  traits: {
    gamble: [
      'Aposta',
      'Antes de cada revelação quem tem mais peças ali diz qual é a trama: se acerta, ela sai sem efeito; se erra, 1 PV para eles',
    ],
    'backup-plans': ['Plano B', 'Uma trama removida deixa um guerreiro em seu lugar'],
    mastermind: ['Mentor', 'Trama duas vezes por turno'],
    vendetta: ['Vendeta', 'Toda trama revelada explode como bomba'],
  },
  why: { extortions: 'as extorsões reveladas', gamble: 'um palpite errado' },
  clauses: {
    'AUT-11.2.1': 'Ágeis: os Corvobôs se movem não importa quem governe.',
    'AUT-11.2.2':
      'Agentes Escondidos: ao defender junto a uma trama virada para baixo, os Corvobôs causam um dano adicional.',
    'AUT-11.3.2': 'Preparação: um guerreiro na clareira de menor prioridade de cada naipe.',
    'AUT-11.4.3': 'Recrutamento: dois guerreiros em cada uma de duas clareiras ordenadas.',
    'AUT-11.4.3.I': 'Primeiro onde não há trama sua, depois onde há mais guerreiros seus.',
    'AUT-11.4.3.II': 'Sempre que o suprimento está vazio, intensificam a trama na hora e depois continuam.',
    'AUT-11.4.4':
      'Revelação: toda trama virada para baixo, a partir da maior prioridade; cada uma dá 1 PV por trama revelada no mapa naquele momento e tem seu efeito.',
    'AUT-11.5.1': 'Batalha em cada clareira ordenada com dois ou mais guerreiros seus.',
    'AUT-11.5.1.I': 'Contra quem tem mais construções e marcadores ali, depois mais PV.',
    'AUT-11.5.2':
      'Movimento: de cada clareira ordenada com trama revelada todos menos dois vão para uma vizinha sem trama; se todas têm trama, para a de menor prioridade.',
    'AUT-11.5.2.I': 'Entre as vizinhas sem trama, a que tem mais guerreiros seus.',
    'AUT-11.5.3':
      'Trama: na clareira ordenada sem trama com mais guerreiros seus, um deles vira uma trama ao acaso, virada para baixo.',
    'AUT-11.5.4': 'Intensificar: o mesmo em qualquer clareira com três ou mais guerreiros seus e sem trama.',
    'AUT-11.5.4.I': 'Onde há mais guerreiros seus.',
    'AUT-11.6.1': 'Anoitecer: 1 PV por extorsão revelada.',
    'AUT-11.7.1':
      'Bomba, ao ser revelada: saem todas as peças inimigas dali; depois uma trama do suprimento vem em seu lugar, revelada e sem efeito.',
    'AUT-11.7.2': 'Armadilha revelada: peças inimigas não são posicionadas ali nem saem dali.',
    'AUT-11.7.3': 'Extorsão, ao ser revelada: cada outro jogador com peças ali descarta uma carta.',
    'AUT-11.7.4': 'Ataque, ao ser removido: um guerreiro em cada clareira em volta.',
    'AUT-11.8.1': 'Uma bomba só tira duas peças de cada autômato, guerreiros primeiro.',
    'AUT-T-COR-1':
      'Aposta: antes de cada revelação a pessoa com mais peças ali diz um tipo. Se acerta, a trama pontua sem efeito e essa pessoa a remove. Se erra, 1 PV para os Corvobôs.',
    'AUT-T-COR-2': 'Plano B: uma trama removida deixa um guerreiro em seu lugar.',
    'AUT-T-COR-3': 'Mentor: o passo Trama acontece duas vezes.',
    'AUT-T-COR-4': 'Vendeta: seja qual for o tipo, uma trama revelada explode como bomba.',
  },
  board: ({ open }, seat) => {
    const { board, tokens, left } = open.players[seat] as (typeof open.players)[number];
    if (board.faction !== 'cogwheel-corvids') return [];
    const up = board.up.filter((plot) => plot !== null).length;
    const laid = tokens[0]?.reduce((sum, count) => sum + count, 0) ?? 0;
    return [
      `Tramas reveladas: ${namedPlots(board.up) || 'nenhuma'}`,
      `Tramas viradas para baixo: ${laid - up}, que ninguém conhece`,
      `Tramas no suprimento: ${left[0]}`,
    ];
  },
};
