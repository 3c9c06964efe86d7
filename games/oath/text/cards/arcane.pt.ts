/** Os habitantes de Arcano. */
import type { CardTexts } from '../cards.ts';

export const arcanePt: CardTexts = {
  alchemist: {
    name: 'Alquimista',
    text: 'Ação: ganhe 4 influências de qualquer reserva ou reservas.',
  },
  'fire-talkers': {
    name: 'Oradores do Fogo',
    text: 'Atacante +3 / defensor -3 dados de ataque se você (ou seu lado Imperial) tiver o Segredo Mais Obscuro.',
  },
  'magicians-code': {
    name: 'Código do Mágico',
    text: 'Ao recuperar o Segredo Mais Obscuro, ganhe 2 segredos que contam no pagamento (pode não acrescentar nenhum seu).',
  },
  'spirit-snare': {
    name: 'Armadilha Espiritual',
    text: 'Ação: tome 1 influência de qualquer reserva.',
  },
  'wizard-school': {
    name: 'Escola de Magia',
    text: 'Ação: ganhe 1 segredo e encerre sua fase de Ações.',
  },
  dazzle: {
    name: 'Deslumbrar',
    text: 'Ao jogar, descarte todas as cartas de Lar e Ordem nos locais da sua região (trancadas ficam).',
  },
  'acting-troupe': {
    name: 'Trupe de Atores',
    text: 'Nesta Negociação, trate este conselheiro como Fera ou Ordem (à escolha).',
  },
  'taming-charm': {
    name: 'Encanto Domador',
    text: 'Ação: descarte uma carta de Fera ou Nômade do seu local e ganhe 2 influências da reserva do naipe.',
  },
  inquisitor: {
    name: 'Inquisidor',
    text: 'Ação: olhe um conselheiro de outro jogador no seu local. Se for a Conspiração, você a joga ou descarta. Senão, ele pega a influência colocada aqui.',
  },
  'secret-signal': {
    name: 'Sinal Secreto',
    text: 'Se a Negociação lhe der exatamente 1 influência, ganhe mais 1 da mesma reserva.',
  },
  augury: {
    name: 'Augúrio',
    text: 'Compre 1 carta a mais (ainda pare ao comprar uma Visão).',
  },
  'rusting-ray': {
    name: 'Raio Enferrujante',
    text: 'Se você (seu lado) tiver o Segredo Mais Obscuro, as espadas vazias do atacante não contam.',
  },
  portal: {
    name: 'Portal',
    text: 'Ao viajar deste local, ou para ele se o controlar: não gaste Suprimento e ignore poderes de locais.',
  },
  'billowing-fog': {
    name: 'Névoa Densa',
    text: 'Se for derrotado, não mate tropas da sua força; ignore poderes que matariam toda ela.',
  },
  'kindred-warriors': {
    name: 'Guerreiros Irmãos',
    text: 'Ignore caveiras que rolar. Some/retire até X dados de ataque, X = naipes além de Arcano entre as cartas que você controla.',
  },
  'terror-spells': {
    name: 'Magias de Terror',
    text: 'Ação: se tiver o Segredo Mais Obscuro, mate duas tropas quaisquer em locais ou tabuleiros da sua região.',
  },
  'blood-pact': {
    name: 'Pacto de Sangue',
    text: 'Ação: sacrifique um número par de tropas do seu tabuleiro; ganhe 1 segredo a cada duas.',
  },
  revelation: {
    name: 'Revelação',
    text: 'Ao jogar, cada jogador, a partir do Chanceler, pode queimar qualquer quantidade de influência e ganhar igual número de segredos.',
  },
  observatory: {
    name: 'Observatório',
    text: 'Se sua peça estiver aqui, pode explorar o descarte de qualquer região.',
  },
  'plague-engines': {
    name: 'Máquinas da Peste',
    text: 'Ação: cada jogador coloca na reserva Arcana 1 influência por local que controla, se puder.',
  },
  'gleaming-armor': {
    name: 'Armadura Reluzente',
    text: 'Nas suas campanhas, cada plano de batalha inimigo custa 1 segredo a mais.',
  },
  bewitch: {
    name: 'Enfeitiçar',
    text: 'Ao jogar, se for Exilado com mais segredos que o Chanceler (contando tabuleiro e cartas), pode virar Cidadão: sem relíquia, encerra a fase de Ações, Suprimento a 7.',
  },
  jinx: {
    name: 'Azar',
    text: 'Se você controla esta carta: após rolar dados de ataque ou defesa por qualquer motivo, pode pagar para rolar o conjunto de novo uma vez.',
  },
  tutor: {
    name: 'Tutor',
    text: 'Ação: ganhe 1 segredo.',
  },
  'dream-thief': {
    name: 'Ladrão de Sonhos',
    text: 'Ação: troque quaisquer dois conselheiros virados para baixo (sem olhar).',
  },
  'cracking-ground': {
    name: 'Solo Rachado',
    text: 'Atacante +1 / defensor -1 dado de ataque por local alvo.',
  },
  'sealing-ward': {
    name: 'Selo Protetor',
    text: 'Cada relíquia sua soma 1 dado de defesa a mais quando for alvo.',
  },
  'initiation-rite': {
    name: 'Rito de Iniciação',
    text: 'Ao recrutar, você deve colocar um segredo em vez de uma influência.',
  },
  'vow-of-silence': {
    name: 'Voto de Silêncio',
    text: 'Você não pode recuperar o Segredo Mais Obscuro nem dar segredos. Quando alguém o recuperar, ganhe segredos iguais aos que ele colocou.',
  },
  'forgotten-vault': {
    name: 'Cofre Esquecido',
    text: 'Ação: coloque 1 segredo da reserva comum no Segredo Mais Obscuro, ou queime 1 dele (nunca o último).',
  },
  'map-library': {
    name: 'Biblioteca de Mapas',
    text: 'Se sua peça estiver aqui, pode negociar com carta de qualquer local da região.',
  },
  'witchs-bargain': {
    name: 'Barganha da Bruxa',
    text: 'Ação: quantas vezes quiser, com jogadores no seu local: dê 1 segredo e tome 2 influências, ou dê 2 influências e tome 1 segredo.',
  },
  'master-of-disguise': {
    name: 'Mestre do Disfarce',
    text: 'Nesta Negociação, use os conselheiros de outro jogador no lugar dos seus (inclusive modificadores).',
  },
};
