import type { ChaptersText } from '../chapters.ts';
import { automatonTexts } from './automata/all.ts';

export const chapters: ChaptersText = {
  winning: {
    title: 'Como se vence',
    summary:
      'Quem chega a 30 pontos de vitória (PV) vence na hora. Remover construções e marcadores inimigos vale 1 PV cada; no mais, cada facção pontua do seu jeito. Uma carta de domínio abre outro caminho.',
  },
  turn: {
    title: 'Turno e regras de ouro',
    summary: 'Um turno tem Amanhecer, Dia e Anoitecer. As cartas da mão são secretas, o número delas não.',
  },
  map: {
    title: 'Mapa, cartas e quem governa',
    summary:
      'Clareiras têm naipe: raposa, coelho ou rato; pássaro vale por qualquer um. Governa uma clareira quem tem ali mais guerreiros e construções.',
  },
  crafting: {
    title: 'Criar cartas',
    summary: 'Criar é ativar peças em clareiras dos naipes que a carta pede. Itens dão PV; outras cartas dão poderes.',
  },
  moving: {
    title: 'Mover',
    summary: 'Seus guerreiros andam por um caminho se você governa a clareira de onde saem ou aquela aonde chegam.',
  },
  battle: {
    title: 'Batalhar',
    summary:
      'Dois dados: o maior é do atacante, o menor do defensor. Ninguém causa mais danos rolados do que tem guerreiros ali.',
  },
  setup: {
    title: 'Preparação e mapas',
    summary:
      'As facções se preparam uma depois da outra, algumas num canto. Outono, Inverno, Lago e Montanhas têm, cada um, as suas regras.',
  },
  'base-deck': {
    title: 'As cartas do baralho básico',
    summary: 'O que as cartas fazem depois de criadas.',
  },
  'exiles-and-partisans': {
    title: 'Exiles & Partisans',
    summary: 'Outro baralho inteiro, com outras cartas que ficam na mesa.',
  },
  marquise: {
    title: 'Marqueses',
    summary: 'Donos da floresta desde o começo: madeira vira construções, e cada construção dá PV, mais a cada vez.',
  },
  eyrie: {
    title: 'Rapinas',
    summary: 'Um Decreto que cresce a cada turno e tem de ser cumprido inteiro. Ninhos no mapa dão PV todo Anoitecer.',
  },
  alliance: {
    title: 'Aliança',
    summary: 'Espalha simpatia, que dá PV, e junta apoiadores para se revoltar.',
  },
  vagabond: {
    title: 'Malandro',
    summary: 'Anda sozinho, age exaurindo itens e pontua com tarefas, ajuda e batalhas.',
  },
  lizards: {
    title: 'Lagartos',
    summary: 'Um culto que age revelando cartas, constrói jardins e pontua ao gastá-las.',
  },
  riverfolk: {
    title: 'Ribeirinhos',
    summary: 'Mercadores: vendem cartas, botes e mercenários, e pagam tudo com os guerreiros recebidos.',
  },
  duchy: {
    title: 'Ducado',
    summary: 'Toupeiras que cavam túneis até o mapa e influenciam ministros, que dão ações e PV.',
  },
  corvids: {
    title: 'Corvídeos',
    summary: 'Escondem tramas viradas para baixo e pontuam ao revelá-las, se ninguém as expuser antes.',
  },
  automata: {
    title: 'Autômatos: o que todos têm em comum',
    summary:
      'Um autômato não tem mão: uma carta aberta manda no turno, e onde várias clareiras servem vale a de maior prioridade.',
  },
  cooperative: {
    title: 'Partida cooperativa',
    summary: 'As pessoas jogam juntas contra os autômatos.',
  },
  'automaton-marquise': {
    title: 'Marquês Mecânico',
    summary: automatonTexts.marquise.about,
  },
  'automaton-eyrie': {
    title: 'Rapinas Elétricas',
    summary: automatonTexts.eyrie.about,
  },
  'automaton-alliance': {
    title: 'Aliança Automatizada',
    summary: automatonTexts.alliance.about,
  },
  'automaton-vagabond': {
    title: 'Automalandro',
    summary: automatonTexts.vagabond.about,
  },
  'automaton-lizards': {
    title: 'Lagartos Lógicos',
    summary: automatonTexts.lizards.about,
  },
  'automaton-riverfolk': {
    title: 'Robôs Ribeirinhos',
    summary: automatonTexts.riverfolk.about,
  },
  'automaton-duchy': {
    title: 'Ducado Digital',
    summary: automatonTexts.duchy.about,
  },
  'automaton-corvids': {
    title: 'Corvobôs',
    summary: automatonTexts.corvids.about,
  },
  services: {
    title: 'Autômatos compram serviços',
    summary: 'Quando há Ribeirinhos na mesa, os autômatos também são clientes.',
  },
};
