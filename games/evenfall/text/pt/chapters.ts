import type { ChaptersText } from '../chapters.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'Como se vence',
    summary:
      'Depois de três rodadas, vence quem tem mais pontos de vitória (PV). No fim contam os Especialistas, o Conselho e o Círculo Interno, com os Rituais dobrados por Pedras.',
  },
  round: {
    title: 'A rodada: receita e final',
    summary:
      'Cada rodada tem receita, ações, conflito e final. Recursos, Mana e cartas ficam para a próxima; as figuras voltam para casa.',
  },
  turn: {
    title: 'O turno e as ações livres',
    summary:
      'Em cada vez, uma ação principal e quantas ações livres quiser, até passar. Duas cartas descartadas valem um Recurso.',
  },
  discovering: {
    title: 'Descobrir e explorar',
    summary:
      'Bruxas descobrem Locais, que vêm para o Círculo Externo. O Marcador de Coven os explora todos, uma vez por rodada.',
  },
  'playing-cards': {
    title: 'Jogar cartas: Rituais e pessoas',
    summary:
      'Um Ritual vai sobre um Local e ganha o Bônus de Vinculação. Uma pessoa é Especialista, que ajuda, ou Membro do Conselho, que costuma pontuar.',
  },
  fields: {
    title: 'Campos de Ação e Transferência',
    summary:
      'Uma figura ativa um campo livre: Bruxas em qualquer lugar, Anciões só no seu Círculo Interno. A Transferência leva um Local do Círculo Externo ao Interno.',
  },
  catalysts: {
    title: 'Catalisadores e a Trilha do Coven',
    summary: 'A Foice repete o que um Local rende. O Orbe avança um passo na Trilha, e cada passo traz um prêmio.',
  },
  conflict: {
    title: 'O conflito',
    summary:
      'Em cada Região somam-se figuras e Mana apostada em segredo. Há prêmios com força 4, 6 e 8; a maior força leva uma Pedra de Poder.',
  },
  cards: {
    title: 'As cartas em detalhe',
    summary: 'O que fazem as cartas que pedem uma explicação a mais.',
  },
  moon: {
    title: 'O lado da Lua',
    summary:
      'Quatro covens diferentes, cada um com receita, Marcador e poderes próprios. Para quem já conhece o lado do Sol.',
  },
  automa: {
    title: 'Solo: a Automa',
    summary:
      'Ela segue um rondel movido pelas cartas que vira; tudo o que ganharia vira PV. Você precisa de mais PV que ela.',
  },
  setup: {
    title: 'Preparação',
    summary: 'Quantas Regiões e Locais se usam, o que cada um recebe e o que a mesa pode combinar.',
  },
};
