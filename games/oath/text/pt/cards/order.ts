/** The denizens of Order. */
import type { CardTexts } from '../../cards.ts';

export const order: CardTexts = {
  wrestlers: {
    name: 'Lutadores',
    text: '+1 dado de defesa se sacrificar uma tropa da sua força.',
    rulings: [
      'A tropa pode vir do tabuleiro de um Aliado que soma à força; sacrificar a última de um local não o tira dos alvos.',
    ],
  },
  'battle-honors': {
    name: 'Honras de Batalha',
    text: 'Se for vitorioso, ganhe 2 influências da reserva de Ordem.',
  },
  'bear-traps': {
    name: 'Armadilhas de Urso',
    text: '-1 dado de ataque e mate uma tropa do tabuleiro do atacante.',
    rulings: ['A tropa morta não tira um segundo dado; ela conta para o Caldeirão Amaldiçoado.'],
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
    asks: { site: 'Qual local recebe uma tropa?' },
  },
  scouts: {
    name: 'Exploradores',
    text: 'Ganhe 1 Suprimento.',
    rulings: ['Também depois de uma campanha grátis; nunca acima de 7.'],
  },
  'martial-culture': {
    name: 'Cultura Marcial',
    text: 'Se for Exilado e derrotar outro Exilado, pode virar Cidadão: sem relíquia, encerra a fase Agir, Suprimento a 7.',
    rulings: ['Resolve-se antes de Segundo Fôlego.'],
    asks: { citizen: 'Tornar-se Cidadão, sem relíquia?' },
  },
  'code-of-honor': {
    name: 'Código de Honra',
    text: 'Atacante +2 / defensor -2 dados de ataque; seu lado não pode usar outros planos.',
    rulings: ['Bandidos que o controlam usam somente este.', 'Não é oferecido depois que seu lado usou outro plano.'],
  },
  outriders: {
    name: 'Batedores',
    text: 'Ignore as caveiras que rolar.',
  },
  messenger: {
    name: 'Mensageiro',
    text: 'Ação: mova tropas entre seu tabuleiro e locais que controla, nunca a última de um local.',
    rulings: ['Um Cidadão não precisa de permissão.'],
    asks: { site: 'Em qual local reagrupar?', stay: 'Quantas tropas ficam ali?' },
  },
  'field-promotion': {
    name: 'Promoção em Campo',
    text: 'Se for vitorioso, ganhe 3 tropas.',
  },
  palanquin: {
    name: 'Palanquim',
    text: 'Ação: escolha outro jogador no seu local e um local para onde ele possa viajar; ponha sua peça lá e faça-o viajar para lá sem Suprimento.',
    rulings: [
      'O outro decide se paga pedágios; se não quiser, aquele local não está disponível.',
      'No Bosque Velado, sua peça vai sempre ao local que você nomeia. O outro vai ao mesmo local se controla o Bosque ou se ninguém hostil a ele o controla; para onde você quiser se você o controla e é inimigo dele; para onde o controlador quiser se um terceiro hostil a ele o controla.',
    ],
    asks: { player: 'Quem vai com você?', site: 'Para onde?' },
  },
  'shield-wall': {
    name: 'Muralha de Escudos',
    text: '+2 dados de defesa. Se for derrotado, mate toda a sua força.',
  },
  'military-parade': {
    name: 'Desfile Militar',
    text: 'Se for vitorioso, ganhe 1 influência por conselheiro virado para cima do inimigo (com Aliados), da reserva do naipe dele.',
    rulings: ['Bandidos queimam o que ganhariam.'],
  },
  'tome-guardians': {
    name: 'Guardiões do Tomo',
    text: 'Inimigos de quem controla esta não podem ter o Segredo Mais Obscuro como alvo nem obtê-lo. Com bandidos: ninguém pode.',
  },
  tyrant: {
    name: 'Tirano',
    text: 'Ao viajar, deve matar uma tropa (mesmo sua) no local de destino, se houver.',
    rulings: ['Apenas tropas no local, nunca nos tabuleiros.'],
    asks: { whose: 'De quem é a tropa que morre?' },
  },
  'forced-labor': {
    name: 'Trabalho Forçado',
    text: 'Inimigos em local de quem controla esta não podem explorar sem lhe dar 1 influência (Chanceler se Império; queimada se bandidos).',
    rulings: ['Vale de novo quando um conselheiro virado para baixo é jogado virado para cima, e para o Oráculo.'],
  },
  'secret-police': {
    name: 'Polícia Secreta',
    text: 'Inimigos em local de quem controla esta carta não podem jogar Visões viradas para cima.',
  },
  specialist: {
    name: 'Especialista',
    text: 'O lado defensor não pode usar planos de batalha.',
    rulings: ['Inclui os Aliados.'],
  },
  captains: {
    name: 'Capitães',
    text: 'Ação: faça campanha como se sua peça estivesse em um local que controla, sem Suprimento, somando suas tropas dali à força.',
    rulings: [
      'Um Cidadão pode usá-lo contra jogadores Imperiais e ainda soma aquelas tropas; aquele local não precisa ser alvo.',
    ],
    asks: { site: 'De qual local parte a campanha?' },
  },
  'siege-engines': {
    name: 'Máquinas de Cerco',
    text: 'Ação: mate duas tropas em um local da sua região (valem as suas).',
    asks: { site: 'Qual local atacar?', whose: 'De quem é a tropa que morre?' },
  },
  'royal-tax': {
    name: 'Imposto Real',
    text: 'Ao jogar, tome 2 influências de cada outro jogador cuja peça esteja em local que você controla na sua região.',
  },
  'toll-roads': {
    name: 'Estradas Pedagiadas',
    text: 'Inimigos não podem viajar para locais de quem controla esta sem lhe dar 1 influência (Chanceler se Império; queimada se bandidos).',
    rulings: ['Sem pedágio para locais virados para baixo. Em viagem forçada, apenas se o viajante aceitar pagar.'],
  },
  curfew: {
    name: 'Toque de Recolher',
    text: 'Inimigos não podem negociar com cartas de quem controla esta sem lhe dar 1 influência (Chanceler se for o Império; queimada se bandidos).',
  },
  'knights-errant': {
    name: 'Cavaleiros Andantes',
    text: 'Após recrutar, pode fazer campanha sem Suprimento.',
    asks: { campaign: 'Fazer campanha agora, de graça?' },
  },
  'vow-of-obedience': {
    name: 'Voto de Obediência',
    text: 'Você não pode jogar Visões (nem a Conspiração) viradas para cima. Descanso: tome 1 influência de qualquer reserva.',
    rulings: ['Uma Visão já revelada fica.'],
    asks: { bank: 'De qual reserva tomar 1?' },
  },
  'hunting-party': {
    name: 'Grupo de Caça',
    text: 'Após explorar o baralho do mundo, pode fazer campanha sem Suprimento.',
    asks: { campaign: 'Fazer campanha agora, de graça?' },
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
    text: 'Não use outros planos. Se a peça do inimigo estiver no seu local, dê-lhe 1 influência por dado de defesa reunido até agora: você vence na hora e nenhuma tropa é morta.',
    rulings: [
      'Sem influência suficiente você não vence. Com Aliados, só o oponente declarado recebe.',
      'Não é oferecido depois que seu lado usou outro plano, nem se o custo e 1 influência por dado não puderem ser pagos.',
    ],
  },
  'relic-hunter': {
    name: 'Caçador de Relíquias',
    text: 'Pode ter como alvo relíquias viradas para baixo em locais alvo, 1 dado de defesa cada; as que tomar podem ir para o fundo do baralho de relíquias.',
    rulings: ['Uma relíquia em local que você já controla não pode ser alvo.'],
    asks: {
      relic: 'Qual relíquia virada é alvo?',
      keep: 'Ficar com a relíquia, ou enterrar?',
    },
  },
};
