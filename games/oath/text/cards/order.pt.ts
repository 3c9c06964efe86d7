/** Os habitantes de Ordem. */
import type { CardTexts } from '../cards.ts';

export const orderPt: CardTexts = {
  wrestlers: {
    name: 'Lutadores',
    text: '+1 dado de defesa se sacrificar uma tropa da sua força.',
  },
  'battle-honors': {
    name: 'Honras de Batalha',
    text: 'Se for vitorioso, ganhe 2 influências da reserva de Ordem.',
  },
  'bear-traps': {
    name: 'Armadilhas de Urso',
    text: '-1 dado de ataque e mate uma tropa do tabuleiro do atacante.',
  },
  longbows: {
    name: 'Arcos Longos',
    text: 'Atacante +1 / defensor -1 dado de ataque.',
  },
  keep: {
    name: 'Fortaleza',
    text: '+2 dados de defesa se este local for alvo.',
  },
  pressgangs: {
    name: 'Recrutamento Forçado',
    text: 'Pode recrutar em cartas que já tenham influência ou segredos.',
  },
  garrison: {
    name: 'Guarnição',
    text: 'Ao jogar, ganhe 1 tropa por local que controla e coloque 1 tropa do tabuleiro em cada um.',
  },
  scouts: {
    name: 'Exploradores',
    text: 'Ganhe 1 Suprimento.',
  },
  'martial-culture': {
    name: 'Cultura Marcial',
    text: 'Se for Exilado e derrotar outro Exilado, pode virar Cidadão: sem relíquia, encerra a fase de Ações, Suprimento a 7.',
  },
  'code-of-honor': {
    name: 'Código de Honra',
    text: 'Atacante +2 / defensor -2 dados de ataque; seu lado não pode usar outros planos.',
  },
  outriders: {
    name: 'Batedores',
    text: 'Ignore as caveiras que rolar.',
  },
  messenger: {
    name: 'Mensageiro',
    text: 'Ação: mova tropas entre seu tabuleiro e locais que controla, nunca a última de um local.',
  },
  'field-promotion': {
    name: 'Promoção em Campo',
    text: 'Se for vitorioso, ganhe 3 tropas.',
  },
  palanquin: {
    name: 'Palanquim',
    text: 'Ação: escolha outro jogador no seu local e um local para onde ele possa viajar; ponha sua peça lá e faça-o viajar para lá sem Suprimento.',
  },
  'shield-wall': {
    name: 'Muralha de Escudos',
    text: '+2 dados de defesa. Se for derrotado, mate toda a sua força.',
  },
  'military-parade': {
    name: 'Desfile Militar',
    text: 'Se for vitorioso, ganhe 1 influência por conselheiro virado para cima do inimigo (com Aliados), da reserva do naipe dele.',
  },
  'tome-guardians': {
    name: 'Guardiões do Tomo',
    text: 'Inimigos de quem controla esta não podem ter como alvo nem tomar o Segredo Mais Obscuro. Com bandidos: ninguém pode.',
  },
  tyrant: {
    name: 'Tirano',
    text: 'Ao viajar, deve matar uma tropa (mesmo sua) no local de destino, se houver.',
  },
  'forced-labor': {
    name: 'Trabalho Forçado',
    text: 'Inimigos em local de quem controla esta não podem explorar sem lhe dar 1 influência (Chanceler se Império; queimada se bandidos).',
  },
  'secret-police': {
    name: 'Polícia Secreta',
    text: 'Inimigos em local de quem controla esta carta não podem jogar Visões viradas para cima.',
  },
  specialist: {
    name: 'Especialista',
    text: 'O lado defensor não pode usar planos de batalha.',
  },
  captains: {
    name: 'Capitães',
    text: 'Ação: faça campanha como se sua peça estivesse em um local que controla, sem Suprimento, somando suas tropas dali à força.',
  },
  'siege-engines': {
    name: 'Máquinas de Cerco',
    text: 'Ação: mate duas tropas em um local da sua região (valem as suas).',
  },
  'royal-tax': {
    name: 'Imposto Real',
    text: 'Ao jogar, tome 2 influências de cada outro jogador cuja peça esteja em local que você controla na sua região.',
  },
  'toll-roads': {
    name: 'Estradas Pedagiadas',
    text: 'Inimigos não podem viajar para locais de quem controla esta sem lhe dar 1 influência (Chanceler se Império; queimada se bandidos).',
  },
  curfew: {
    name: 'Toque de Recolher',
    text: 'Inimigos não podem negociar com cartas de quem controla esta sem lhe dar 1 influência (Chanceler se for o Império; queimada se bandidos).',
  },
  'knights-errant': {
    name: 'Cavaleiros Andantes',
    text: 'Após recrutar, pode fazer campanha sem Suprimento.',
  },
  'vow-of-obedience': {
    name: 'Voto de Obediência',
    text: 'Você não pode jogar Visões (nem a Conspiração) viradas para cima. Descanso: tome 1 influência de qualquer reserva.',
  },
  'hunting-party': {
    name: 'Grupo de Caça',
    text: 'Após explorar o baralho do mundo, pode fazer campanha sem Suprimento.',
  },
  'council-seat': {
    name: 'Assento no Conselho',
    text: 'Enquanto Cidadão, ninguém pode exilá-lo, nem você mesmo.',
  },
  encirclement: {
    name: 'Cerco',
    text: 'Atacante +2 / defensor -2 dados de ataque se sua força for maior que a do inimigo.',
  },
  'peace-envoy': {
    name: 'Enviado da Paz',
    text: 'Não use outros planos. Se a peça do inimigo estiver no seu local, dê-lhe 1 influência por dado de defesa na reserva: você vence já e nenhuma tropa é morta.',
  },
  'relic-hunter': {
    name: 'Caçador de Relíquias',
    text: 'Pode ter como alvo relíquias viradas para baixo em locais alvo, 1 dado de defesa cada; as que tomar podem ir para o fundo do baralho de relíquias.',
  },
};
