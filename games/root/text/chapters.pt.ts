import type { Chapter } from '@tavola/kernel/face.ts';
import { automatonTexts } from './automata/all.pt.ts';

export const chapters: readonly Chapter[] = [
  {
    clauses: ['ROOT-3'],
    title: 'Como se vence',
    summary:
      'Quem chega a 30 pontos de vitória (PVs) vence na hora. Remover construções e marcadores inimigos vale 1 PV cada; no mais, cada facção pontua do seu jeito. Uma carta de domínio abre outro caminho.',
    glyphs: ['fs-marquise', 'fs-eyrie', 'fs-alliance'],
  },
  {
    clauses: ['ROOT-1'],
    title: 'Turno e regras de ouro',
    summary: 'Um turno tem Amanhecer, Dia e Anoitecer. As cartas da mão são secretas, o número delas não.',
    glyphs: ['handcard'],
  },
  {
    clauses: ['ROOT-2'],
    title: 'Mapa, cartas e quem governa',
    summary:
      'Clareiras têm naipe: raposa, coelho ou rato; pássaro vale por qualquer um. Governa uma clareira quem tem ali mais guerreiros e construções.',
    glyphs: ['fox', 'rabbit', 'mouse', 'bird'],
  },
  {
    clauses: ['ROOT-4.1'],
    title: 'Criar cartas',
    summary: 'Criar é ativar peças em clareiras dos naipes que a carta pede. Itens dão PVs; outras cartas dão poderes.',
    glyphs: ['item-hammer', 'workshop'],
  },
  {
    clauses: ['ROOT-4.2'],
    title: 'Mover',
    summary: 'Seus guerreiros andam por um caminho se você governa a clareira de onde saem ou aquela aonde chegam.',
    glyphs: ['march'],
  },
  {
    clauses: ['ROOT-4.3'],
    title: 'Batalhar',
    summary:
      'Dois dados: o maior é do atacante, o menor do defensor. Ninguém causa mais danos rolados do que tem guerreiros ali.',
    glyphs: ['battle', 'die-12'],
  },
  {
    clauses: ['ROOT-5', 'ROOT-15'],
    title: 'Preparação e mapas',
    summary:
      'As facções se preparam uma depois da outra, algumas num canto. Outono, Inverno, Lago e Montanhas têm, cada um, as suas regras.',
    glyphs: ['forest', 'ferry', 'tower', 'pass'],
  },
  {
    clauses: ['ROOT-14'],
    title: 'As cartas do baralho básico',
    summary: 'O que as cartas fazem depois de criadas.',
    glyphs: ['handcard', 'bird'],
  },
  {
    clauses: ['ROOT-14X'],
    title: 'Exiles & Partisans',
    summary: 'Outro baralho inteiro, com outras cartas que ficam na mesa.',
    glyphs: ['handcard', 'swap'],
  },
  {
    clauses: ['ROOT-6'],
    title: 'Marqueses',
    summary: 'Donos da floresta desde o começo: madeira vira construções, e cada construção dá PVs, mais a cada vez.',
    glyphs: ['rw-marquise', 'sawmill', 'workshop', 'recruiter'],
  },
  {
    clauses: ['ROOT-7'],
    title: 'Rapinas',
    summary: 'Um Decreto que cresce a cada turno e tem de ser cumprido inteiro. Ninhos no mapa dão PVs todo Anoitecer.',
    glyphs: ['rw-eyrie', 'roost', 'decree'],
  },
  {
    clauses: ['ROOT-8'],
    title: 'Aliança',
    summary: 'Espalha simpatia, que dá PVs, e junta apoiadores para se revoltar.',
    glyphs: ['rw-alliance', 'sympathy', 'base', 'supporter'],
  },
  {
    clauses: ['ROOT-9'],
    title: 'Malandro',
    summary: 'Anda sozinho, age exaurindo itens e pontua com tarefas, ajuda e batalhas.',
    glyphs: ['rw-vagabond', 'item-boot', 'item-torch', 'item-sword'],
  },
  {
    clauses: ['ROOT-10'],
    title: 'Lagartos',
    summary: 'Um culto que age revelando cartas, constrói jardins e pontua ao gastá-las.',
    glyphs: ['rw-lizards', 'garden', 'acolyte', 'outcast'],
  },
  {
    clauses: ['ROOT-11'],
    title: 'Ribeirinhos',
    summary: 'Mercadores: vendem cartas, botes e mercenários, e pagam tudo com os guerreiros recebidos.',
    glyphs: ['rw-riverfolk', 'post', 'boat', 'merc'],
  },
  {
    clauses: ['ROOT-12'],
    title: 'Ducado',
    summary: 'Toupeiras que cavam túneis até o mapa e influenciam ministros, que dão ações e PVs.',
    glyphs: ['rw-duchy', 'tunnel', 'citadel', 'crown'],
  },
  {
    clauses: ['ROOT-13'],
    title: 'Corvídeos',
    summary: 'Escondem tramas viradas para baixo e pontuam ao revelá-las, se ninguém as expuser antes.',
    glyphs: ['rw-corvids', 'plot-bomb', 'plot-snare', 'plot-raid'],
  },
  {
    clauses: ['AUT-1', 'AUT-2', 'AUT-3', 'ROOT-16'],
    title: 'Autômatos: o que todos têm em comum',
    summary:
      'Um autômato não tem mão: uma carta aberta manda no turno, e onde várias clareiras servem vale a de maior prioridade.',
    glyphs: ['decree', 'fox'],
  },
  {
    clauses: ['AUT-C'],
    title: 'Partida cooperativa',
    summary: 'As pessoas jogam juntas contra os autômatos.',
    glyphs: ['swap'],
  },
  {
    clauses: ['AUT-4', 'AUT-D', 'AUT-T-MAR'],
    title: 'Marquês Mecânico',
    summary: automatonTexts.marquise.about,
    glyphs: ['rw-marquise', 'keep'],
  },
  {
    clauses: ['AUT-5', 'AUT-T-EYR'],
    title: 'Rapinas Elétricas',
    summary: automatonTexts.eyrie.about,
    glyphs: ['rw-eyrie', 'decree'],
  },
  {
    clauses: ['AUT-6', 'AUT-T-ALI'],
    title: 'Aliança Automatizada',
    summary: automatonTexts.alliance.about,
    glyphs: ['rw-alliance', 'sympathy'],
  },
  {
    clauses: ['AUT-7', 'AUT-T-VAG'],
    title: 'Automalandro',
    summary: automatonTexts.vagabond.about,
    glyphs: ['rw-vagabond', 'item-sack'],
  },
  {
    clauses: ['AUT-8', 'AUT-T-LIZ'],
    title: 'Lagartos Lógicos',
    summary: automatonTexts.lizards.about,
    glyphs: ['rw-lizards', 'garden'],
  },
  {
    clauses: ['AUT-9', 'AUT-T-RIV'],
    title: 'Robôs Ribeirinhos',
    summary: automatonTexts.riverfolk.about,
    glyphs: ['rw-riverfolk', 'post'],
  },
  {
    clauses: ['AUT-10', 'AUT-T-DUC'],
    title: 'Ducado Digital',
    summary: automatonTexts.duchy.about,
    glyphs: ['rw-duchy', 'tunnel'],
  },
  {
    clauses: ['AUT-11', 'AUT-T-COR'],
    title: 'Corvobôs',
    summary: automatonTexts.corvids.about,
    glyphs: ['rw-corvids', 'plot-bomb'],
  },
  {
    clauses: ['AUT-S'],
    title: 'Autômatos compram serviços',
    summary: 'Quando há Ribeirinhos na mesa, os autômatos também são clientes.',
    glyphs: ['boat', 'merc'],
  },
];
