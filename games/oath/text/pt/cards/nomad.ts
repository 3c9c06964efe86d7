/** The denizens of Nomad. */
import type { CardTexts } from '../../cards.ts';

export const nomad: CardTexts = {
  'rain-boots': {
    name: 'Botas de Chuva',
    text: 'Ignore as faces de um escudo do defensor. No fim, descarte-a.',
  },
  'ancient-binding': {
    name: 'Amarra Ancestral',
    text: 'Ação: cada jogador queima todos os segredos do tabuleiro e das cartas, exceto um; você mantém apenas o colocado aqui.',
    rulings: ['Os segredos no Segredo Mais Obscuro não são tocados.'],
  },
  'horse-archers': {
    name: 'Arqueiros Montados',
    text: 'Atacante +3 / defensor -3 dados de ataque. No fim, descarte-a.',
  },
  'warning-signals': {
    name: 'Sinais de Alerta',
    text: 'Mova tropas entre seu tabuleiro e locais que controla, nunca a última de um local. No fim, descarte-a.',
    rulings: ['Um Cidadão não precisa de permissão.'],
    asks: { site: 'Qual local você reorganiza?', stay: 'Quantas tropas devem ficar lá?' },
  },
  elders: {
    name: 'Anciões',
    text: 'Ação: ganhe 1 segredo.',
  },
  'the-gathering': {
    name: 'O Encontro',
    text: 'Ao jogar, cada jogador, a partir do Chanceler, pode pôr sua peça neste local. Depois, quem estiver aqui pode fazer trocas vinculantes de influência, segredos, relíquias e conselheiros.',
    rulings: ['Pôr a peça não é viajar; as peças ficam.'],
    asks: { come: 'Trazer sua peça para este local?', partner: 'Com quem você negocia?' },
  },
  'faithful-friend': {
    name: 'Amigo Fiel',
    text: 'Ao jogar, ganhe 4 Suprimentos (nunca acima de 7).',
  },
  tents: {
    name: 'Tendas',
    text: 'Não gaste Suprimento ao viajar para local da sua região.',
    rulings: ['Declara-se no início: perde-se se quem controla o Bosque Velado mandar você para outra região.'],
  },
  'great-herd': {
    name: 'Grande Rebanho',
    text: 'Ao jogar, pode trocar esta carta com uma Nômade de qualquer local (não trancada).',
    rulings: ['Trocar de lugar não é jogar.'],
    asks: { card: 'Ela troca com qual Nômade?' },
  },
  convoys: {
    name: 'Comboios',
    text: 'Ação: ponha toda a pilha de descarte de outra região sobre a da sua.',
    asks: { pile: 'Qual descarte é trazido?' },
  },
  'vow-of-kinship': {
    name: 'Voto de Parentesco',
    text: 'Mova toda a sua influência para a reserva Nômade. Influência que viria ao seu tabuleiro vai para lá. Pode gastar a da reserva Nômade como se fosse sua.',
    rulings: [
      'Ela não está no seu tabuleiro: Imposto Real e afins nada encontram, e pagamentos forçados (Despertar do Apoio Popular) não obrigam você a usá-la.',
    ],
  },
  'wild-mounts': {
    name: 'Montarias Selvagens',
    text: 'Se fosse descartar planos Nômades nesta campanha, pode descartar em vez disso uma carta de Fera que controla.',
    rulings: [
      'Bandidos só o fazem por dois ou mais Nômades, escolhendo a primeira carta de Fera a partir do topo da Capital.',
    ],
    asks: { beast: 'Qual carta de Fera você entrega?' },
  },
  lancers: {
    name: 'Lanceiros',
    text: 'Toda a sua rolagem de ataque conta em dobro (espadas, vazias e caveiras). No fim, descarte-a.',
  },
  'mountain-giant': {
    name: 'Gigante da Montanha',
    text: 'Escolha 1 ou 3: some/retire essa quantidade de dados de ataque. Se escolheu 3, descarte-a no fim.',
    asks: { dice: 'Um dado ou três?' },
  },
  'rival-khan': {
    name: 'Khan Rival',
    text: 'Atacante +4 / defensor -4 dados de ataque se o inimigo tiver conselheiro Nômade virado para cima. No fim, descarte-a.',
  },
  'lost-tongue': {
    name: 'Língua Perdida',
    text: 'Outros jogadores não podem ter como alvo nem tomar suas relíquias e estandartes, a menos que controlem uma carta Nômade.',
  },
  'special-envoy': {
    name: 'Enviado Especial',
    text: 'Não gaste Suprimento; após viajar, encerre sua fase Agir.',
  },
  resettle: {
    name: 'Reassentar',
    text: 'Ação: mova um conselheiro Nômade virado para cima de qualquer jogador para qualquer local virado para cima com espaço (valem restrições e tranca).',
    asks: { adviser: 'Qual conselheiro Nômade se muda?', site: 'Para qual local?' },
  },
  oracle: {
    name: 'Oráculo',
    text: 'Ação: compre a Visão mais próxima do topo do baralho do mundo (demais na mesma ordem; avance Visões Compradas) e jogue ou descarte como ao Explorar.',
    rulings: [
      'Pode virar um conselheiro virado para baixo. Trabalho Forçado o impede se o pedágio não for pago.',
      'Se a Visão for descartada, o Chifre Rachado pode pô-la sob o baralho do mundo.',
    ],
  },
  pilgrimage: {
    name: 'Peregrinação',
    text: 'Ao jogar, mova todos os habitantes do seu local para os Excluídos, embaralhe, compre de lá o mesmo número, olhe e ponha no descarte da sua região.',
    rulings: ['Habitantes trancados e estruturas ficam.'],
  },
  'spell-breaker': {
    name: 'Quebra-Feitiços',
    text: 'Inimigos de quem controla esta não podem usar habilidades que custem segredos, colocados ou queimados.',
    rulings: [
      'Inclui segredos somados por Armadura Reluzente, Gigante Enterrado, O Lugar Oculto e a Conspiração; não o recrutamento com Rito de Iniciação nem pagamentos de Negociar e Recuperar.',
    ],
  },
  'mounted-patrol': {
    name: 'Patrulha Montada',
    text: 'O atacante rola só metade (para baixo) da reserva final de ataque. No fim, descarte-a.',
    rulings: ['Divide depois de todos os outros planos.'],
  },
  'great-crusade': {
    name: 'Grande Cruzada',
    text: 'Atacante +1 / defensor -1 dado de ataque por carta Nômade que controla (esta inclusive). No fim, descarte-a.',
  },
  'ancient-bloodline': {
    name: 'Linhagem Antiga',
    text: 'Inimigos tratam habitantes e relíquias nos locais que você controla como trancados: não podem descartá-los, movê-los, trocá-los nem recuperá-los. Vale sempre.',
  },
  'ancient-pact': {
    name: 'Pacto Ancestral',
    text: 'Ao jogar, se for Exilado com o Segredo Mais Obscuro, pode dá-lo ao Chanceler para virar Cidadão: pegue uma relíquia do Relicário sem olhar, encerra a fase Agir, Suprimento a 7.',
    rulings: [
      'Só para Exilados (errata). Dado, não tomado à força: nada queima.',
      'Relicário vazio: Cidadania sem relíquia.',
    ],
    asks: { citizen: 'Dar o Segredo e virar Cidadão?', relic: 'Qual nicho do Relicário?' },
  },
  'storm-caller': {
    name: 'Invocador de Tempestades',
    text: '+2 dados de defesa. No fim, descarte-a.',
  },
  'family-wagon': {
    name: 'Carroça da Família',
    text: 'Pode ter só um conselheiro que não seja Nômade e qualquer número de Nômades, que ignoram o limite.',
    rulings: [
      'Um conselheiro virado para baixo não tem naipe: conta como não Nômade. Com o Flautista já em jogo, só um não Nômade pode ficar.',
      'Jogá-la com três conselheiros Nômades é permitido e não força descarte.',
    ],
  },
  'way-station': {
    name: 'Posto de Passagem',
    text: 'Viajar para este local não custa Suprimento se controlar esta carta ou der 1 influência a quem a controla (Chanceler se Império; queimada se bandidos).',
  },
  'twin-brother': {
    name: 'Irmão Gêmeo',
    text: 'Ao jogar, pode trocar esta carta com um conselheiro Nômade virado para cima de outro jogador (não trancado).',
    asks: { adviser: 'Ele troca com qual conselheiro?' },
  },
  hospitality: {
    name: 'Hospitalidade',
    text: 'Após viajar, ganhe 1 influência de uma reserva cujo naipe esteja no novo local e entre seus conselheiros virados para cima.',
    asks: { bank: 'De qual reserva vem a influência?' },
  },
  'a-fast-steed': {
    name: 'Um Corcel Veloz',
    text: 'Não gaste Suprimento se tiver três tropas ou menos no tabuleiro.',
  },
  'relic-worship': {
    name: 'Culto às Relíquias',
    text: 'Após recuperar uma relíquia, ganhe 3 Suprimentos.',
    rulings: ['Vale também para relíquias tomadas como se fossem recuperadas (Bosque Profundo, Ermos).'],
  },
  'sacred-ground': {
    name: 'Solo Sagrado',
    text: 'Ninguém pode jogar Visões (exceto a Conspiração) viradas para cima, salvo com a peça neste local.',
  },
};
