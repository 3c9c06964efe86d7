import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['OATH-10'],
    title: 'Como se vence',
    summary:
      'O Império vence se tem o título no fim. Um Exilado vence como Usurpador ou cumprindo uma Visão revelada, no começo do próprio turno ou quando a rodada 8 acaba.',
    glyphs: ['crown', 'vision', 'usurper'],
  },
  {
    clauses: ['OATH-2'],
    title: 'O que se usa e quem controla',
    summary: 'Influência e segredos pagam quase tudo. Controla um local quem tem ali mais tropas.',
    glyphs: ['favor', 'secret', 'warband'],
  },
  {
    clauses: ['OATH-3'],
    title: 'O turno',
    summary: 'Despertar, Agir, Descansar. As ações principais gastam Suprimento, que volta no Descanso.',
    glyphs: ['supply', 'k-action', 'k-rest'],
  },
  {
    clauses: ['OATH-4'],
    title: 'Preparação',
    summary: 'Como a mesa é posta, onde começam as peças e o que cada um tem de início.',
    glyphs: ['world', 'pawn'],
  },
  {
    clauses: ['OATH-5.0', 'OATH-5.1'],
    title: 'Explorar e jogar cartas',
    summary:
      'Compre três cartas, jogue uma: num local, onde serve a quem está lá ou o controla, ou como conselheiro, só sua.',
    glyphs: ['search', 'r-adviser', 'r-site'],
  },
  {
    clauses: ['OATH-5.2', 'OATH-5.3'],
    title: 'Recrutar e Negociar',
    summary:
      'Uma influência numa carta do seu local traz tropas. Um segredo traz influência, e influências trazem segredos.',
    glyphs: ['muster', 'trade'],
  },
  {
    clauses: ['OATH-5.4'],
    title: 'Recuperar',
    summary: 'Pague para tomar uma relíquia do seu local ou um dos dois estandartes.',
    glyphs: ['recover', 'relic', 'people', 'dark'],
  },
  {
    clauses: ['OATH-5.5'],
    title: 'Campanha',
    summary: 'Dados de ataque contra dados de defesa, por locais, relíquias, estandartes ou a influência de alguém.',
    glyphs: ['campaign', 'face-sword', 'face-shield'],
  },
  {
    clauses: ['OATH-5.6'],
    title: 'Viajar',
    summary: 'Sua peça vai a outro local; quanto mais longe, mais Suprimento.',
    glyphs: ['travel', 'pawn'],
  },
  {
    clauses: ['OATH-6'],
    title: 'Ações menores e Cidadania',
    summary:
      'Sem gastar Suprimento: usar habilidades, virar conselheiros, mover tropas. E como um Exilado vira Cidadão do Império, ou volta ao exílio.',
    glyphs: ['gift', 'swap', 'banish'],
  },
  {
    clauses: ['OATH-7'],
    title: 'Como se leem as cartas',
    summary: 'Custos, símbolos, cartas trancadas e quando cada habilidade pode ser usada.',
    glyphs: ['k-action', 'k-persist', 'k-played', 'lock'],
  },
  {
    clauses: ['OATH-8'],
    title: 'A Crônica',
    summary: 'Quem vence muda o mundo: o próximo juramento, os locais, as estruturas e o baralho da próxima partida.',
    glyphs: ['edifice', 'world'],
  },
  {
    clauses: ['OATH-9'],
    title: 'O Príncipe Autômato',
    summary: 'Um adversário sem jogador: segue as setas de um Guia Mental que todos podem ler.',
    glyphs: ['crown', 'bandit'],
  },
  {
    clauses: ['OATH-G19', 'OATH-card'],
    title: 'Carta por carta',
    summary: 'O que diz cada carta, com as decisões sobre os casos difíceis. Procure pelo nome.',
    glyphs: ['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad'],
  },
];
