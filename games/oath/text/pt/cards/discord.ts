/** The denizens of Discord. */
import type { CardTexts } from '../../cards.ts';

export const discord: CardTexts = {
  mercenaries: {
    name: 'Mercenários',
    text: 'Atacante +3 / defensor -3 dados de ataque. Se for derrotado após usar, descarte esta carta.',
  },
  'a-small-favor': {
    name: 'Um Pequeno Favor',
    text: 'Ganhe 4 tropas.',
  },
  'second-wind': {
    name: 'Segundo Fôlego',
    text: 'Depois de vencer e resolver os demais planos, você pode viajar e depois fazer campanha, sem gastar Suprimento.',
    rulings: ['Resolve-se depois de Ataque Furtivo.'],
    asks: { travel: 'Viajar agora, de graça?', campaign: 'Fazer campanha agora, de graça?' },
  },
  'sleight-of-hand': {
    name: 'Prestidigitação',
    text: 'Ação: tome 1 segredo de um jogador cuja peça esteja no seu local; nunca o último dele.',
    asks: { player: 'De quem você toma um segredo?' },
  },
  'key-to-the-city': {
    name: 'Chave da Cidade',
    text: 'Ao jogar, se a peça de quem controla o local não estiver aqui (locais de bandidos valem), mate todas as tropas daqui, ganhe 1 tropa e coloque-a aqui.',
    rulings: ['Império: só funciona se nenhuma peça Imperial estiver aqui.'],
  },
  scryer: {
    name: 'Vidente',
    text: 'Ação: olhe todas as cartas de uma pilha de descarte à sua escolha.',
    asks: { pile: 'Qual descarte você olha?' },
  },
  'disgraced-captain': {
    name: 'Capitão Desonrado',
    text: '+4 dados de ataque se ao menos um local alvo tiver carta de Ordem (uma única vez).',
    rulings: ['Não basta que uma peça ou relíquia alvo esteja num local assim: o próprio local tem de ser alvo.'],
  },
  naysayers: {
    name: 'Opositores',
    text: 'Descanso: se um Exilado (inclusive você) tiver o título de Guardião ou Usurpador, tome 1 influência do Chanceler.',
  },
  'book-burning': {
    name: 'Queima de Livros',
    text: 'Se você for vitorioso e tiver escolhido a peça do defensor como alvo, ele queima todos os segredos do tabuleiro dele, virados para cima ou para baixo, exceto um.',
  },
  charlatan: {
    name: 'Charlatão',
    text: 'Ao jogar, queime segredos do Segredo Mais Obscuro até restar um (os segredos dos jogadores não são afetados).',
  },
  assassin: {
    name: 'Assassina',
    text: 'Seu limite de conselheiros passa a ser 2. Ação: escolha um conselheiro virado para cima de outro jogador cuja peça esteja no seu local; descarte-o (trancados são imunes).',
    rulings: [
      'Não pode ser jogada se você já tem dois conselheiros trancados (o novo limite não poderia ser cumprido).',
    ],
    asks: { adviser: 'Qual conselheiro é descartado?' },
  },
  downtrodden: {
    name: 'Oprimidos',
    text: 'Se a carta em que recrutar for do naipe cuja reserva tem sozinha a menor influência (sem empate), ganhe mais 2 tropas.',
  },
  blackmail: {
    name: 'Chantagem',
    text: 'Ao jogar, escolha uma relíquia de outro jogador cuja peça esteja no seu local. Ele lhe dá 3 influências ou você toma a relíquia. Com menos de 3 influências ele não pode pagar.',
    asks: { relic: 'Qual relíquia você exige?', pay: 'Pagar 3 e ficar com a relíquia?' },
  },
  'cracked-sage': {
    name: 'Sábio Insano',
    text: 'Atacante +4 / defensor -4 dados de ataque, só se o inimigo tiver conselheiro Arcano virado para cima.',
  },
  dissent: {
    name: 'Dissidência',
    text: 'Ao jogar, cada jogador, exceto quem tem o Apoio Popular, coloca nesta carta 1 influência por naipe diferente entre as cartas que controla (até onde tiver).',
    rulings: [
      'Cada jogador Imperial conta as cartas de todos os locais Imperiais. A influência vai para a reserva de Discórdia no próximo Descanso.',
    ],
  },
  'false-prophet': {
    name: 'Falso Profeta',
    text: 'Ao jogar, se for Exilado, coloque uma tropa da sua reserva em qualquer Visão revelada: ela passa a contar também como revelada por você. Se essa Visão for descartada, mate essa tropa e jogue ou descarte a Visão como ao Explorar.',
    rulings: [
      'A tropa fica se você virar Cidadão, mas você não pode vencer com ela enquanto não voltar a ser Exilado.',
    ],
    asks: { vision: 'Em qual Visão você põe a tropa?' },
  },
  'vow-of-renewal': {
    name: 'Voto de Renovação',
    text: 'Você não pode recuperar o Apoio Popular. Sempre que alguém (inclusive você) queimar influência, ela vai para você.',
    rulings: ['Inclui a influência queimada para recuperar relíquias em locais.'],
  },
  zealots: {
    name: 'Fanáticos',
    text: 'Se a força defensora for maior que a sua ao usar, cada tropa sacrificada soma 3 ao ataque em vez de 1.',
    rulings: ['Verifica-se uma vez, ao usar o plano. Sacrifique o menor número que lhe dê a vitória.'],
  },
  'royal-ambitions': {
    name: 'Ambições Reais',
    text: 'Ao jogar, se for Exilado e controlar mais locais que o Chanceler, pode virar Cidadão: pegue uma relíquia do Relicário sem olhar, encerre a fase Agir e recarregue o Suprimento para 7.',
    rulings: ['Relicário vazio: Cidadania sem relíquia.'],
    asks: { citizen: 'Virar Cidadão, com uma relíquia?', relic: 'Qual nicho do Relicário?' },
  },
  'salt-the-earth': {
    name: 'Salgar a Terra',
    text: 'Não pode ser jogada em local com carta trancada. Ignore a capacidade ao jogá-la. Ao jogar, descarte os demais habitantes; enquanto em jogo, a capacidade do local é 1.',
    rulings: [
      'Permitida na Cidade Submersa; nunca num local virado para baixo. Uma estrutura no local a impede (estruturas são trancadas).',
    ],
  },
  'beast-tamer': {
    name: 'Domador de Feras',
    text: 'Em campanhas contra você, seu inimigo não pode usar planos de batalha de Fera ou Nômade.',
    rulings: ['Vale tanto quando você ataca como quando defende.'],
  },
  riots: {
    name: 'Tumultos',
    text: 'Ao jogar, se o Apoio Popular estiver no lado Turba, descarte todas as outras cartas do naipe mais comum nos locais (você desempata). Conselheiros não contam; trancadas ficam.',
    rulings: ['A própria carta Tumultos fica, mesmo se o naipe for Discórdia.'],
    asks: { suit: 'Qual naipe é expulso?' },
  },
  'silver-tongue': {
    name: 'Língua de Prata',
    text: 'Seu limite de conselheiros passa a ser 2. Descanso: tome 1 influência de uma reserva cujo naipe exista no seu local.',
    rulings: ['Não pode ser jogada sobre dois conselheiros trancados.'],
    asks: { bank: 'De qual reserva você toma 1?' },
  },
  'gambling-hall': {
    name: 'Casa de Apostas',
    text: 'Ação: role 4 dados de defesa; tome da reserva que escolher influência igual ao total de escudos (com os dobros).',
    rulings: ['Azar permite rolar de novo.'],
    asks: { bank: 'Qual reserva paga o prêmio?' },
  },
  'boiling-lake': {
    name: 'Lago Fervente',
    text: 'Quem viajar para este local sem controlar esta carta deve matar 2 tropas do próprio tabuleiro, se puder.',
    rulings: ['Vale também para viagens forçadas.'],
  },
  'relic-thief': {
    name: 'Ladrão de Relíquias',
    text: 'Depois que qualquer jogador tomar relíquias estando na região da sua peça, você pode pagar e rolar 1 dado de defesa por relíquia; se nenhum mostrar escudo, tome-as (um dobro sozinho não é escudo).',
    rulings: [
      'Só quando relíquias são tomadas (recuperar, campanha, Conspiração, compras), nunca quando são dadas em trocas ou Cidadania. Todas as relíquias ou nenhuma. O Juramento é verificado a cada troca de mãos.',
    ],
  },
  enchantress: {
    name: 'Feiticeira',
    text: 'Ação: troque esta carta com qualquer conselheiro virado para cima de qualquer jogador (não trancado). Depois aplique os limites de conselheiros aos dois.',
    rulings: [
      'Se a troca deixar alguém acima do limite, essa pessoa descarta um conselheiro que não seja a Feiticeira.',
      'O custo é queimado, nada é colocado: pode ser usada várias vezes enquanto puder pagar.',
    ],
    asks: { adviser: 'Ela troca com qual conselheiro?' },
  },
  insomnia: {
    name: 'Insônia',
    text: 'Seu limite de conselheiros passa a ser 2. Descanso: ganhe 1 segredo.',
    rulings: ['Não pode ser jogada sobre dois conselheiros trancados.'],
  },
  'sneak-attack': {
    name: 'Ataque Furtivo',
    text: 'Logo após a campanha de outro jogador, você pode fazer campanha sem gastar Suprimento, se ele for o defensor (valem as regras normais).',
    rulings: ['Antes do Segundo Fôlego do atacante.'],
  },
  gossip: {
    name: 'Fofoca',
    text: 'Inimigos de quem controla esta carta não podem jogar conselheiros virados para baixo. Se os bandidos controlam, afeta todos.',
    rulings: [
      'Conselheiros que já estavam virados para baixo e o da preparação não são afetados; uma carta que não possa ser jogada de outra forma é descartada.',
    ],
  },
  'bandit-chief': {
    name: 'Chefe dos Bandidos',
    text: 'Ao jogar, mate uma tropa em cada local que tenha alguma (você escolhe qual cor se houver várias). Enquanto estiver virada para cima, cada local virado para cima conta 2 bandidos a mais (3 em vez de 1).',
    asks: { whose: 'A tropa de quem morre?' },
  },
  'chaos-cult': {
    name: 'Culto do Caos',
    text: 'Sempre que outro jogador pegar o título de Guardião do Juramento, tome 1 influência dele.',
  },
  slander: {
    name: 'Difamação',
    text: 'Se for vitorioso e tiver a peça do defensor como alvo, ele queima toda a influência do tabuleiro, não metade.',
  },
};
