/** The denizens of Arcane. */
import type { CardTexts } from '../../cards.ts';

export const arcane: CardTexts = {
  alchemist: {
    name: 'Alquimista',
    text: 'Ação: ganhe 4 influências de qualquer reserva ou reservas.',
    asks: { bank: 'A próxima vem de qual reserva?' },
  },
  'fire-talkers': {
    name: 'Oradores do Fogo',
    text: 'Atacante +3 / defensor -3 dados de ataque se você (ou seu lado Imperial) tiver o Segredo Mais Obscuro.',
    rulings: ['Errata: um Cidadão conta o estandarte do Chanceler.'],
  },
  'magicians-code': {
    name: 'Código do Mágico',
    text: 'Ao recuperar o Segredo Mais Obscuro, ganhe 2 segredos que contam no pagamento (pode não acrescentar nenhum seu).',
  },
  'spirit-snare': {
    name: 'Armadilha Espiritual',
    text: 'Ação: tome 1 influência de qualquer reserva.',
    asks: { bank: 'De qual reserva vem a influência?' },
  },
  'wizard-school': {
    name: 'Escola de Magia',
    text: 'Ação: ganhe 1 segredo e encerre sua fase Agir.',
  },
  dazzle: {
    name: 'Deslumbrar',
    text: 'Ao jogar, descarte todas as cartas de Lar e Ordem nos locais da sua região (trancadas ficam).',
  },
  'acting-troupe': {
    name: 'Trupe de Atores',
    text: 'Nesta Negociação, trate este conselheiro como Fera ou Ordem (à escolha).',
    rulings: ['Opcional: pode continuar Arcana.'],
  },
  'taming-charm': {
    name: 'Encanto Domador',
    text: 'Ação: descarte uma carta de Fera ou Nômade do seu local e ganhe 2 influências da reserva do naipe.',
    rulings: ['A influência que estava na carta descartada volta à reserva antes de você ganhar.'],
    asks: { card: 'Qual carta é descartada?' },
  },
  inquisitor: {
    name: 'Inquisidor',
    text: 'Ação: olhe um conselheiro de outro jogador no seu local. Se for a Conspiração, você a joga ou descarta. Senão, ele pega a influência colocada aqui.',
    rulings: ['Você pode ficar com a Conspiração como conselheiro seu virado para baixo.'],
    asks: { adviser: 'Qual conselheiro você olha?' },
  },
  'secret-signal': {
    name: 'Sinal Secreto',
    text: 'Se a Negociação lhe der exatamente 1 influência, ganhe mais 1 da mesma reserva.',
    rulings: ['Funciona com Negligente ao negociar por segredos.'],
  },
  augury: {
    name: 'Augúrio',
    text: 'Compre 1 carta a mais (uma Visão do baralho do mundo ainda encerra a compra).',
    rulings: ['Soma-se a Cogumelos, Harpa da Verdade e Ganancioso.'],
  },
  'rusting-ray': {
    name: 'Raio Enferrujante',
    text: 'Se você (seu lado) tiver o Segredo Mais Obscuro, as espadas ocas do atacante não contam.',
  },
  portal: {
    name: 'Portal',
    text: 'Ao viajar deste local, ou para ele se o controlar: não gaste Suprimento e ignore habilidades de locais.',
    rulings: ['Estradas Pedagiadas (uma carta, não um local) ainda cobra.'],
  },
  'billowing-fog': {
    name: 'Névoa Densa',
    text: 'Se for derrotado, não mate tropas da sua força; ignore habilidades que matariam toda ela.',
    rulings: ['Não impede caveiras nem sacrifícios.'],
  },
  'kindred-warriors': {
    name: 'Guerreiros Irmãos',
    text: 'Ignore caveiras que rolar. Some/retire até X dados de ataque, X = naipes além de Arcano entre as cartas que você controla.',
  },
  'terror-spells': {
    name: 'Magias de Terror',
    text: 'Ação: se tiver o Segredo Mais Obscuro, mate duas tropas quaisquer em locais ou tabuleiros da sua região.',
    asks: { kill: 'Onde morre uma tropa?', whose: 'A tropa de quem morre?' },
  },
  'blood-pact': {
    name: 'Pacto de Sangue',
    text: 'Ação: sacrifique um número par de tropas do seu tabuleiro; ganhe 1 segredo a cada duas.',
    asks: { pairs: 'Quantos pares você sacrifica?' },
  },
  revelation: {
    name: 'Revelação',
    text: 'Ao jogar, cada jogador, a partir do Chanceler, pode queimar qualquer quantidade de influência e ganhar igual número de segredos.',
    asks: { burn: 'Quantas influências queimar?' },
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
    rulings: ['A carta de um Cidadão só conta quando ele entrou como Aliado.'],
  },
  bewitch: {
    name: 'Enfeitiçar',
    text: 'Ao jogar, se for Exilado com mais segredos que o Chanceler (contando tabuleiro e cartas), pode virar Cidadão: sem relíquia, encerra a fase Agir, Suprimento a 7.',
    asks: { citizen: 'Tornar-se Cidadão, sem relíquia?' },
  },
  jinx: {
    name: 'Azar',
    text: 'Se você controla esta carta: após rolar dados de ataque ou defesa por qualquer motivo, pode pagar para rolar o conjunto de novo uma vez.',
    rulings: [
      'Não é plano de batalha: vale o limite normal de um pagamento por carta; paga-se depois da rolagem. Vale para Casa de Apostas e Ladrão de Relíquias.',
    ],
  },
  tutor: {
    name: 'Tutor',
    text: 'Ação: ganhe 1 segredo.',
  },
  'dream-thief': {
    name: 'Ladrão de Sonhos',
    text: 'Ação: troque entre si dois conselheiros virados para baixo de dois jogadores, quaisquer que sejam (sem olhar).',
    asks: { first: 'Qual conselheiro troca de dono?', second: 'Com qual ele troca de lugar?' },
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
    rulings: ['Obrigatório. Não é custo de habilidade: Quebra-Feitiços não o impede.'],
  },
  'vow-of-silence': {
    name: 'Voto de Silêncio',
    text: 'Você não pode recuperar o Segredo Mais Obscuro nem dar segredos. Quando alguém o recuperar, ganhe segredos iguais aos que ele colocou.',
    rulings: ['Outros ainda podem tomar seus segredos; você fica com o segredo quando o Apito o daria a alguém.'],
  },
  'forgotten-vault': {
    name: 'Cofre Esquecido',
    text: 'Ação: coloque 1 segredo da reserva compartilhada no Segredo Mais Obscuro, ou queime 1 dele (nunca o último).',
    rulings: [
      'Funciona com o estandarte sem dono; os segredos a mais voltam à reserva compartilhada quando alguém o recuperar.',
    ],
    asks: { change: 'Um segredo a mais ou a menos?' },
  },
  'map-library': {
    name: 'Biblioteca de Mapas',
    text: 'Se sua peça estiver aqui, pode negociar com carta de qualquer local da região.',
  },
  'witchs-bargain': {
    name: 'Barganha da Bruxa',
    text: 'Ação: quantas vezes quiser, com jogadores no seu local: dê 1 segredo e tome 2 influências, ou dê 2 influências e tome 1 segredo.',
    rulings: [
      'O último segredo do outro pode ser tomado. Não precisa de consentimento.',
      'Com o Voto de Silêncio você não pode dar segredos assim, mas pode dar influência por segredos.',
      'Em um uso, uma só direção com cada parceiro.',
    ],
    asks: { bargain: 'Com quem você barganha, e o quê?' },
  },
  'master-of-disguise': {
    name: 'Mestre do Disfarce',
    text: 'Nesta Negociação, use os conselheiros de outro jogador no lugar dos seus (também os modificadores de Negociar deles, nenhum dos seus).',
    rulings: [
      'Deve ser escolhido antes de outros modificadores de Negociar. Contorna o seu próprio Voto de Pobreza ou Voto de Parentesco.',
    ],
  },
};
