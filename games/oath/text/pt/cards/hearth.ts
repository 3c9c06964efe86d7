/** The denizens of Hearth. */
import type { CardTexts } from '../../cards.ts';

export const hearth: CardTexts = {
  'tinkers-fair': {
    name: 'Feira dos Funileiros',
    text: 'Ação: negocie troca vinculante de influência, segredos e relíquias com um jogador.',
    asks: { partner: 'Com quem você negocia?' },
  },
  'wayside-inn': {
    name: 'Estalagem da Estrada',
    text: 'Ação: ganhe 2 Suprimentos.',
  },
  'extra-provisions': {
    name: 'Provisões Extras',
    text: '+1 dado de defesa.',
  },
  'memory-of-home': {
    name: 'Lembrança do Lar',
    text: 'Ação: mova toda a influência de uma reserva para a reserva de Lar.',
    rulings: ['O custo é queimado, nada é colocado: pode ser usada várias vezes enquanto puder pagar.'],
    asks: { bank: 'Qual reserva é esvaziada?' },
  },
  'welcoming-party': {
    name: 'Festa de Boas-Vindas',
    text: 'Se jogar virado para cima um habitante que não era seu conselheiro virado para baixo, ganhe 1 influência da reserva de Lar.',
    rulings: ['Não vale para jogadas viradas para baixo nem quando esta própria carta é jogada.'],
  },
  'traveling-doctor': {
    name: 'Médico Viajante',
    text: 'Se for derrotado, não mate tropas da sua força e descarte esta carta. Ignore habilidades que matam toda a força.',
  },
  storyteller: {
    name: 'Contador de Histórias',
    text: 'Ação: coloque 1 segredo da reserva compartilhada no Segredo Mais Obscuro.',
  },
  'armed-mob': {
    name: 'Turba Armada',
    text: 'Ação: descarte um conselheiro virado para cima de quem tem o Segredo Mais Obscuro mas não o Apoio Popular.',
    asks: { adviser: 'Qual conselheiro é descartado?' },
  },
  'tavern-songs': {
    name: 'Canções de Taverna',
    text: 'Ação: olhe até três cartas do topo do descarte da sua região.',
  },
  homesteaders: {
    name: 'Colonos',
    text: 'Ação: mova um conselheiro seu virado para cima para o seu local (valem capacidade, restrições e tranca).',
    rulings: ['Mover não é jogar: sem influência ganha, sem efeito ao jogar.'],
    asks: { adviser: 'Qual conselheiro se instala aqui?' },
  },
  'crop-rotation': {
    name: 'Rotação de Culturas',
    text: 'Ao jogar em um local, pode antes descartar um habitante dali.',
    rulings: ['Combina com o Apoio Popular.'],
  },
  'a-round-of-ale': {
    name: 'Uma Rodada de Cerveja',
    text: 'Ação: devolva toda influência e segredos das cartas e vire seus segredos como no Descanso, exceto a influência aqui.',
  },
  'land-warden': {
    name: 'Guardião da Terra',
    text: 'Pode jogar duas das cartas compradas em vez de uma, se ao menos uma for para um local.',
    rulings: ['A outra pode ser um conselheiro virado para baixo. O Apoio Popular vale para as duas.'],
  },
  'charming-friend': {
    name: 'Amigo Encantador',
    text: 'Ação: tome 1 influência de um jogador no seu local.',
    asks: { player: 'De quem você toma uma influência?' },
  },
  'village-constable': {
    name: 'Policial da Vila',
    text: 'Atacante +2 / defensor -2 dados de ataque, a menos que o inimigo tenha o Apoio Popular.',
  },
  'family-heirloom': {
    name: 'Herança de Família',
    text: 'Ao jogar, compre uma relíquia; fique com ela ou ponha no fundo do baralho.',
    asks: { keep: 'Ficar com a relíquia, ou enterrar?' },
  },
  'news-from-afar': {
    name: 'Notícias de Longe',
    text: 'Não gaste Suprimento nesta Exploração.',
  },
  levelers: {
    name: 'Niveladores',
    text: 'Ação: mova 2 influências da reserva mais cheia para a mais vazia (você desempata).',
    asks: { from: 'Qual das mais cheias perde 2?', to: 'Qual das mais vazias ganha 2?' },
  },
  'fabled-feast': {
    name: 'Banquete Lendário',
    text: 'Ao jogar, conte as cartas de Lar que você controla (esta também, se a controlar): tome essa quantidade de influência de uma reserva à sua escolha.',
    rulings: ['Jogada num local que você não controla, ela não conta a si mesma.'],
    asks: { bank: 'De qual reserva vem a influência?' },
  },
  'the-great-levy': {
    name: 'A Grande Convocação',
    text: 'A menos que o inimigo tenha o Apoio Popular: atacante +3 / defensor -3 dados de ataque e ignore caveiras que rolar.',
    rulings: ['A exceção anula a habilidade inteira.'],
  },
  'hearts-and-minds': {
    name: 'Corações e Mentes',
    text: 'Como defensor você vence já. No fim, descarte esta carta, a menos que tenha o Apoio Popular.',
  },
  'relic-breaker': {
    name: 'Quebrador de Relíquias',
    text: 'Ação: ponha uma relíquia virada para baixo do seu local no fundo do baralho e ganhe 3 tropas.',
    asks: { relic: 'Qual relíquia é enterrada?' },
  },
  'book-binders': {
    name: 'Encadernadores',
    text: 'Depois que outro jogador jogar uma Visão virada para cima (a Conspiração conta), ganhe 2 influências de uma reserva.',
    asks: { bank: 'De qual reserva vêm 2 influências?' },
  },
  'ballot-box': {
    name: 'Urna Eleitoral',
    text: 'Ação: se for Exilado com o Apoio Popular, vire Cidadão: sem relíquia, encerra a fase Agir, Suprimento a 7.',
  },
  'saddle-makers': {
    name: 'Seleiros',
    text: 'Depois que outro jogador jogar carta de Nômade ou Ordem virada para cima, ganhe 2 influências da reserva do naipe.',
    rulings: ['Depois da influência de quem joga num local, antes dos efeitos ao jogar.'],
  },
  herald: {
    name: 'Arauto',
    text: 'Depois que outro jogador fizer campanha contra um jogador (não bandidos), ganhe 1 influência de qualquer reserva.',
    asks: { bank: 'De qual reserva vem a influência?' },
  },
  'rowdy-pub': {
    name: 'Taverna Barulhenta',
    text: 'Ganhe 1 tropa a mais ao recrutar nesta carta.',
  },
  'vow-of-peace': {
    name: 'Voto de Paz',
    text: 'Você não pode fazer campanha. Quem ataca você não pode sacrificar tropas para aumentar o ataque.',
    rulings: [
      'O voto de um Chanceler não impede os Cidadãos de fazer campanha.',
      'Aliados contam: o voto do Chanceler protege todo defensor Imperial; o de um Cidadão, só onde ele entrou como Aliado.',
    ],
  },
  'deed-writer': {
    name: 'Tabelião',
    text: 'Ação: negocie troca vinculante de influência, segredos e locais controlados com um jogador. Local cedido: o antigo recolhe suas tropas e o novo coloca ao menos uma das suas.',
    rulings: ['Jogadores Imperiais não trocam locais Imperiais entre si. Com a Coroa dos Bandidos bastam zero tropas.'],
    asks: { partner: 'Com quem você negocia?' },
  },
  'salad-days': {
    name: 'Dias de Fartura',
    text: 'Ao jogar, ganhe 3 influências, uma de cada de três reservas diferentes.',
    rulings: ['Além da influência normal por jogar num local.'],
    asks: { bank: 'A próxima vem de qual reserva?' },
  },
  marriage: {
    name: 'Casamento',
    text: 'Conta como dois conselheiros de Lar, mas como um no limite.',
  },
  hospital: {
    name: 'Hospital',
    text: 'Se tropas suas fossem mortas nesta campanha, ponha-as no local desta carta ao final, se ainda o controlar.',
    rulings: [
      'Elas então não contam como mortas (Caldeirão Amaldiçoado).',
      'A Jaula de Obsidiana leva só as tropas que ainda estão na força depois.',
    ],
  },
  'awaited-return': {
    name: 'Retorno Esperado',
    text: 'Não gaste Suprimento nesta Negociação se sacrificar uma tropa do seu tabuleiro.',
  },
};
