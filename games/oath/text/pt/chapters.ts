import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'Como se vence',
    summary:
      'O Império vence se tem o título no fim. Um Exilado vence como Usurpador ou cumprindo uma Visão revelada, no começo do próprio turno ou quando a rodada 8 acaba.',
  },
  fundamentals: {
    title: 'O que se usa e quem controla',
    summary: 'Influência e segredos pagam quase tudo. Controla um local quem tem ali mais tropas.',
  },
  turn: {
    title: 'O turno',
    summary: 'Despertar, Agir, Descansar. As ações principais gastam Suprimento, que volta no Descanso.',
  },
  setup: {
    title: 'Preparação',
    summary: 'Como a mesa é posta, onde começam as peças e o que cada um tem de início.',
  },
  search: {
    title: 'Explorar e jogar cartas',
    summary:
      'Compre três cartas, jogue uma: num local, onde serve a quem está lá ou o controla, ou como conselheiro, só sua.',
  },
  'muster-and-trade': {
    title: 'Recrutar e Negociar',
    summary:
      'Uma influência numa carta do seu local traz tropas. Um segredo traz influência, e influências trazem segredos.',
  },
  recover: {
    title: 'Recuperar',
    summary: 'Pague para tomar uma relíquia do seu local ou um dos dois estandartes.',
  },
  campaign: {
    title: 'Campanha',
    summary: 'Dados de ataque contra dados de defesa, por locais, relíquias, estandartes ou a influência de alguém.',
  },
  travel: {
    title: 'Viajar',
    summary: 'Sua peça vai a outro local; quanto mais longe, mais Suprimento.',
  },
  'minor-actions': {
    title: 'Ações menores e Cidadania',
    summary:
      'Sem gastar Suprimento: usar habilidades, virar conselheiros, mover tropas. E como um Exilado vira Cidadão do Império, ou volta ao exílio.',
  },
  powers: {
    title: 'Como se leem as cartas',
    summary: 'Custos, símbolos, cartas trancadas e quando cada habilidade pode ser usada.',
  },
  chronicle: {
    title: 'A Crônica',
    summary: 'Quem vence muda o mundo: o próximo juramento, os locais, as estruturas e o baralho da próxima partida.',
  },
  prince: {
    title: 'O Príncipe Autômato',
    summary: 'Um adversário sem jogador: segue as setas de um Guia Mental que todos podem ler.',
  },
  cards: {
    title: 'Carta por carta',
    summary: 'O que diz cada carta, com as decisões sobre os casos difíceis. Procure pelo nome.',
  },
};
