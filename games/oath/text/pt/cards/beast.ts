/** The denizens of Beast. */
import type { CardTexts } from '../../cards.ts';

export const beast: CardTexts = {
  'errand-boy': {
    name: 'Menino de Recados',
    text: 'Pode comprar do descarte de outra região.',
    rulings: ['Seus descartes ainda seguem a região da sua peça. Funciona com Cogumelos.'],
  },
  wolves: {
    name: 'Lobos',
    text: 'Ação: mate uma tropa de qualquer tabuleiro (vale o seu).',
    asks: { player: 'De quem morre uma tropa?' },
  },
  'animal-playmates': {
    name: 'Companheiros Animais',
    text: 'Não gaste Suprimento ao recrutar em carta de Fera.',
  },
  'true-names': {
    name: 'Nomes Verdadeiros',
    text: 'Seu inimigo não pode usar contra você planos cujo naipe coincida com um conselheiro seu virado para cima.',
  },
  'the-old-oak': {
    name: 'O Velho Carvalho',
    text: 'Se negociar com esta carta por segredos e tiver conselheiro de Fera, ganhe 1 segredo a mais.',
  },
  'forest-paths': {
    name: 'Trilhas da Floresta',
    text: 'Ao viajar para local com carta de Fera: não gaste Suprimento e ignore habilidades de locais.',
    rulings: [
      'Poderes de cartas, como Estradas Pedagiadas, ainda valem.',
      'Ao sair do Bosque Velado sob um inimigo: sem custo só se ele escolher um local com carta de Fera; senão paga-se o custo fixo de 2, e sem esse Suprimento a ação falha.',
    ],
  },
  'long-lost-heir': {
    name: 'Herdeiro Perdido',
    text: 'Ao jogar, se for Exilado, pode virar Cidadão: sem relíquia, encerra a fase Agir, Suprimento a 7.',
    asks: { citizen: 'Tornar-se Cidadão, sem relíquia?' },
  },
  rangers: {
    name: 'Patrulheiros',
    text: 'Ignore caveiras que rolar; +2 dados de ataque se houver 4 ou mais dados de defesa ao usar.',
  },
  'roving-terror': {
    name: 'Terror Errante',
    text: 'Ação: descarte um habitante não trancado de outro local e mova esta carta para lá.',
    rulings: ['Precisa de um habitante para descartar; trancados e estruturas não servem.'],
    asks: { card: 'Qual habitante é expulso?' },
  },
  'nature-worship': {
    name: 'Culto à Natureza',
    text: 'Atacante +1 / defensor -1 dado de ataque por conselheiro de Fera seu virado para cima.',
  },
  birdsong: {
    name: 'Canto dos Pássaros',
    text: 'Não gaste Suprimento ao negociar com carta de Fera ou Nômade.',
  },
  'small-friends': {
    name: 'Amiguinhos',
    text: 'Negocie como se sua peça estivesse em um local com carta de Fera (valem os modificadores de lá, não os do seu local).',
  },
  'grasping-vines': {
    name: 'Vinhas Agarradoras',
    text: 'Inimigos que saem de local de quem controla esta devem matar 1 tropa do próprio tabuleiro, se puderem.',
    rulings: ['Inclui viagens forçadas.'],
  },
  'threatening-roar': {
    name: 'Rugido Ameaçador',
    text: 'Ao jogar, descarte as cartas de Nômade e as outras cartas de Fera nos locais da sua região (trancadas ficam).',
  },
  'fae-merchant': {
    name: 'Mercador Feérico',
    text: 'Ação: compre e tome uma relíquia, depois ponha uma relíquia sua (não o Grande Cetro) no fundo do baralho.',
    rulings: ['Os objetivos são verificados depois da ação inteira.'],
    asks: { bury: 'Qual relíquia sua você enterra?' },
  },
  'second-chance': {
    name: 'Segunda Chance',
    text: 'Ação: mate uma tropa do tabuleiro de um jogador com conselheiro virado para cima de Ordem ou Discórdia; ganhe 1 tropa.',
    asks: { player: 'De quem morre uma tropa?' },
  },
  'pied-piper': {
    name: 'Flautista',
    text: 'Jogar ou mover esta carta nunca força descarte por limite (ainda conta como conselheiro). Ação: mova-a para os conselheiros de outro jogador e tome 2 influências dele.',
    rulings: ['O segredo pago viaja com a carta e volta no seu Descanso.'],
    asks: { player: 'Para quem ele vai?' },
  },
  mushrooms: {
    name: 'Cogumelos',
    text: 'Não gaste Suprimento, mas compre só uma carta, do fundo do descarte da sua região.',
    rulings: ['Augúrio, Ganancioso e Menino de Recados ainda se somam.'],
  },
  'insect-swarm': {
    name: 'Enxame de Insetos',
    text: 'Nas suas campanhas, cada plano inimigo custa 1 influência queimada a mais.',
  },
  'vow-of-union': {
    name: 'Voto de União',
    text: 'Em campanhas, as tropas nos locais que controla sempre somam à sua força de ataque. Não pode viajar de local que controla com tropas no tabuleiro.',
    rulings: [
      'Você escolhe de onde vêm as perdas (até a última de um local), mas não pode redistribuir. Ninguém pode fazer você viajar então. Um Cidadão que ataca o Império não soma tropas roxas.',
      'Com a Coroa dos Bandidos, os bandidos dos seus locais entram na força, mas não morrem nem são sacrificados.',
    ],
  },
  'giant-python': {
    name: 'Píton Gigante',
    text: 'Ao atacarem você, os dados somados pelos alvos devem dar total par (2, 4, ...).',
    rulings: ['Dados do título e de planos não contam. Vale para o Chanceler como Aliado, não para um Cidadão Aliado.'],
  },
  'war-tortoise': {
    name: 'Tartaruga de Guerra',
    text: 'Ignore o ataque das faces de duas espadas, ou a defesa das faces de dois escudos, do inimigo. Caveiras ainda matam.',
  },
  'new-growth': {
    name: 'Novo Broto',
    text: 'Pode jogar cartas de Fera e Lar em qualquer local virado para cima com espaço.',
  },
  'wild-cry': {
    name: 'Grito Selvagem',
    text: 'Se jogar virada para cima uma carta de Fera, ganhe 1 Suprimento e 2 tropas.',
    rulings: ['Só jogadas viradas para cima (uma carta virada para baixo não tem naipe).'],
  },
  'animal-host': {
    name: 'Hoste Animal',
    text: 'Ao jogar, conte as cartas de Fera em todos os locais, controlados ou não (esta também, se foi jogada em um local): ganhe esse número de tropas.',
    rulings: ['Como conselheiro, não conta a si mesma.'],
  },
  'memory-of-nature': {
    name: 'Lembrança da Natureza',
    text: 'Ação: mova X influências de quaisquer reservas para a de Fera, X = cartas de Fera nos locais.',
    asks: { bank: 'A próxima vem de qual reserva?' },
  },
  'marsh-spirit': {
    name: 'Espírito do Pântano',
    text: 'Quem tiver este local como alvo não pode usar planos de batalha.',
  },
  'vow-of-poverty': {
    name: 'Voto de Pobreza',
    text: 'Você não pode ganhar influência ao Negociar. Descanso: se não tiver influência, tome 2 de uma reserva.',
    rulings: ['Anula também o bônus de Negligente.'],
    asks: { bank: 'De qual reserva vêm 2 influências?' },
  },
  'forest-council': {
    name: 'Conselho da Floresta',
    text: 'Inimigos de quem controla esta não podem negociar nem recrutar em cartas de Fera.',
  },
  'walled-garden': {
    name: 'Jardim Murado',
    text: 'Se este local for alvo, +1 dado de defesa por carta de Fera em quaisquer locais.',
  },
  'vow-of-beastkin': {
    name: 'Voto das Feras',
    text: 'Você deve recrutar em carta que combine com um conselheiro seu, e ganha 1 tropa a mais.',
    rulings: ['Obrigatório.'],
  },
  bracken: {
    name: 'Samambaia',
    text: 'Pode pôr todas as cartas descartadas nesta Exploração no topo ou fundo de uma pilha de descarte qualquer.',
    rulings: [
      'Vale para todos os descartes da Exploração (Apoio Popular também), mas não para os de efeitos ao jogar.',
    ],
  },
  'wild-allies': {
    name: 'Aliados Selvagens',
    text: 'Ação: faça campanha como se sua peça estivesse em local com carta de Fera, sem Suprimento, somando suas tropas dali.',
    asks: { site: 'De qual local você faz campanha?' },
  },
};
