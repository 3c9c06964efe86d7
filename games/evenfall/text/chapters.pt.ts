import type { Chapter } from '@tavola/kernel/face.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['EVE-9'],
    title: 'Como se vence',
    summary:
      'Depois de três rodadas, vence quem tem mais pontos de vitória (PV). No fim contam os Especialistas, o Conselho e o Círculo Interno, com os Rituais dobrados por Pedras.',
    glyphs: ['eve-vp', 'stone-raven'],
  },
  {
    clauses: ['EVE-1', 'EVE-6'],
    title: 'A rodada: receita e final',
    summary:
      'Cada rodada tem receita, ações, conflito e final. Recursos, Mana e cartas ficam para a próxima; as figuras voltam para casa.',
    glyphs: ['eve-card', 'eve-knowledge', 'eve-mana'],
  },
  {
    clauses: ['EVE-2.1', 'EVE-2.2', 'EVE-2.3', 'EVE-2.4', 'EVE-2.5'],
    title: 'O turno e as ações livres',
    summary:
      'Em cada vez, uma ação principal e quantas ações livres quiser, até passar. Duas cartas descartadas valem um Recurso.',
    glyphs: ['eve-token', 'eve-card', 'eve-any'],
  },
  {
    clauses: ['EVE-2.6', 'EVE-2.7', 'EVE-2.8', 'EVE-2.9', 'EVE-2.10', 'EVE-2.11'],
    title: 'Descobrir e explorar',
    summary:
      'Bruxas descobrem Locais, que vêm para o Círculo Externo. O Marcador de Coven os explora todos, uma vez por rodada.',
    glyphs: ['eve-discover', 'eve-witch', 'eve-explore', 'eve-token'],
  },
  {
    clauses: ['EVE-2.12', 'EVE-2.13', 'EVE-2.14', 'EVE-2.15', 'EVE-2.16', 'EVE-2.17'],
    title: 'Jogar cartas: Rituais e pessoas',
    summary:
      'Um Ritual vai sobre um Local e ganha o Bônus de Vinculação. Uma pessoa é Especialista, que ajuda, ou Membro do Conselho, que costuma pontuar.',
    glyphs: ['eve-binding', 'eve-artifact', 'eve-familiar', 'eve-spell'],
  },
  {
    clauses: ['EVE-2.18', 'EVE-2.19', 'EVE-2.20', 'EVE-2.21', 'EVE-2.22', 'EVE-2.23'],
    title: 'Campos de Ação e Transferência',
    summary:
      'Uma figura ativa um campo livre: Bruxas em qualquer lugar, Anciões só no seu Círculo Interno. A Transferência leva um Local do Círculo Externo ao Interno.',
    glyphs: ['eve-field', 'eve-witch', 'eve-elder', 'eve-transfer'],
  },
  {
    clauses: ['EVE-2.24', 'EVE-2.25', 'EVE-2.26', 'EVE-2.27', 'EVE-3'],
    title: 'Catalisadores e a Trilha do Coven',
    summary: 'A Foice repete o que um Local rende. O Orbe avança um passo na Trilha, e cada passo traz um prêmio.',
    glyphs: ['eve-scythe', 'eve-orb', 'eve-step'],
  },
  {
    clauses: ['EVE-5'],
    title: 'O conflito',
    summary:
      'Em cada Região somam-se figuras e Mana apostada em segredo. Há prêmios com força 4, 6 e 8; a maior força leva uma Pedra de Poder.',
    glyphs: ['eve-dial', 'eve-mana', 'eve-witch', 'stone-flame'],
  },
  {
    clauses: ['EVE-4'],
    title: 'As cartas em detalhe',
    summary: 'O que fazem as cartas que pedem uma explicação a mais.',
    glyphs: ['eve-card', 'eve-familiar'],
  },
  {
    clauses: ['EVE-7'],
    title: 'O lado da Lua',
    summary:
      'Quatro covens diferentes, cada um com receita, Marcador e poderes próprios. Para quem já conhece o lado do Sol.',
    glyphs: ['stone-wild', 'eve-step-both'],
  },
  {
    clauses: ['EVE-8'],
    title: 'Solo: a Automa',
    summary:
      'Ela segue uma roda movida pelas cartas que vira; tudo o que ganharia vira PV. Você precisa de mais PV que ela.',
    glyphs: ['eve-sets', 'eve-witch'],
  },
  {
    clauses: ['EVE-0'],
    title: 'Preparação',
    summary: 'Quantas Regiões e Locais se usam, o que cada um recebe e o que a mesa pode combinar.',
    glyphs: ['eve-first', 'eve-stone'],
  },
];
