/** The relics and the Grand Scepter. */
import type { CardTexts } from '../../cards.ts';

export const relics: CardTexts = {
  'sticky-fire': {
    name: 'Fogo Grudento',
    text: 'Se for vitorioso, pode matar toda a força do inimigo; se escolher, deve dar-lhe 1 influência, se puder.',
    rulings: ['Com Aliados, a influência vai para o oponente declarado; é devida mesmo se a matança foi impedida.'],
    asks: { burn: 'Matar todas as tropas inimigas?' },
  },
  'cursed-cauldron': {
    name: 'Caldeirão Amaldiçoado',
    text: 'Se for vitorioso, ganhe 1 tropa por tropa inimiga morta nesta campanha.',
    rulings: ['Tropas salvas pelo Hospital não contam. Um Cidadão ganha tropas roxas.'],
  },
  'brass-horse': {
    name: 'Cavalo de Latão',
    text: 'Ação: revele a carta do topo do descarte da sua região e viaje para um local com carta desse naipe; se não houver (ou for Visão), viaje para qualquer um. Sem Suprimento.',
    rulings: [
      'Não pode ser usado com o descarte vazio. A carta volta virada para baixo. Seu próprio local não conta como igual.',
      'Ao sair do Bosque Velado sob um inimigo, ele escolhe entre os locais que o Cavalo permite.',
    ],
  },
  'truthful-harp': {
    name: 'Harpa da Verdade',
    text: 'Pode comprar 2 cartas a mais; se o fizer, revele todas as compradas e a mantida.',
    rulings: ['Declara-se no início; uma Visão ainda interrompe a compra.'],
  },
  'grand-mask': {
    name: 'Grande Máscara',
    text: 'Se for Exilado, no seu turno você controla as cartas (não planos de batalha) em locais Imperiais, e os Imperiais não.',
    rulings: ['Só cartas, nunca os próprios locais.'],
  },
  'horned-mask': {
    name: 'Máscara Chifruda',
    text: 'Ação: troque um conselheiro seu virado para cima com uma carta do seu local.',
    rulings: ['Trocar de lugar não é jogar: sem influência.'],
    asks: { adviser: 'Qual conselheiro seu sai?', card: 'Qual carta do local vem?' },
  },
  'cup-of-plenty': {
    name: 'Taça da Fartura',
    text: 'Não gaste Suprimento ao negociar com carta que combine com um conselheiro seu.',
  },
  whistle: {
    name: 'Apito',
    text: 'Ação: escolha uma peça em outro local; o dono deve viajar ao seu local, se puder, sem Suprimento. Se o fizer, dê-lhe o segredo daqui.',
    rulings: [
      'Ninguém é obrigado a pagar pedágios nem a virar um segredo para O Lugar Oculto; o Desfiladeiro pode torná-lo impossível.',
    ],
    asks: { player: 'Quem deve vir?' },
  },
  'dowsing-sticks': {
    name: 'Varetas de Radiestesia',
    text: 'Ação: compre uma relíquia; fique com ela ou ponha no fundo do baralho.',
    asks: { keep: 'Ficar com a relíquia, ou enterrar?' },
  },
  'cracked-horn': {
    name: 'Chifre Rachado',
    text: 'Pode pôr todas as cartas descartadas no fundo do baralho do mundo.',
    rulings: ['Visões também; a trilha de Visões compradas não volta.'],
    asks: { under: 'Ao descartar, pôr sob o baralho?' },
  },
  'bandit-crown': {
    name: 'Coroa dos Bandidos',
    text: 'Trate bandidos como suas tropas, exceto em locais de inimigos: você controla locais sem tropas. Não podem ser mortos, movidos nem sacrificados.',
    rulings: [
      'Com um jogador Imperial, o Império controla os locais vazios; na Crônica esses locais contam como controlados.',
      'Um local que você controla com tropas conta os bandidos além delas; você pode tirar sua última tropa ou pôr tropas num local vazio.',
      'Nenhuma tropa roxa é somada quando quem a tem vira Cidadão ou um local é revelado.',
      'Na Crônica, um Exilado vencedor põe uma tropa em cada local que um novo Cidadão controlava pela Coroa.',
    ],
  },
  'ring-of-devotion': {
    name: 'Anel da Devoção',
    text: 'Você não pode colocar tropas em locais. Ao recrutar, ganhe 2 tropas a mais.',
  },
  'skeleton-key': {
    name: 'Chave Mestra',
    text: 'Ação: se o Chanceler controla seu local, olhe uma relíquia do Relicário; pode tomá-la.',
    rulings: ['Funciona também para o Chanceler.'],
    asks: { slot: 'Qual nicho do Relicário você olha?', take: 'Ficar com esta relíquia?' },
  },
  'oracular-pig': {
    name: 'Porco Oracular',
    text: 'Ação: olhe as três cartas do topo do baralho do mundo.',
  },
  'circlet-of-command': {
    name: 'Diadema do Comando',
    text: 'Outros jogadores não podem ter como alvo nem tomar seus estandartes nem suas outras relíquias. Banir sua peça soma 1 dado de defesa a mais.',
    rulings: ['Você ainda pode recuperar o seu próprio estandarte.'],
  },
  'ivory-eye': {
    name: 'Olho de Marfim',
    text: 'Ação: olhe um local, conselheiro ou relíquia em local, virado para baixo.',
    asks: { look: 'O que você olha?' },
  },
  map: {
    name: 'Mapa',
    text: 'Ação: ponha esta relíquia no fundo do baralho e ganhe 4 Suprimentos.',
  },
  'obsidian-cage': {
    name: 'Jaula de Obsidiana',
    text: 'Se for vitorioso, mova as tropas não mortas da força inimiga para esta relíquia. Ação: mova qualquer número delas para tabuleiros da mesma cor.',
    rulings: [
      'Se voltar ao baralho, quem a tem deve antes soltar tudo. Tropas presas de um novo Cidadão ficam roxas ao serem soltas.',
      'Tropas salvas pelo Hospital são postas antes; só as que ainda estão na força são presas.',
    ],
    asks: { release: 'Que tropas você solta?' },
  },
  'book-of-records': {
    name: 'Livro de Registros',
    text: 'Ao jogar em um local, deve ganhar 1 segredo em vez da influência.',
    rulings: ['O bônus de terra natal de um local é à parte e não muda.'],
  },
  'dragonskin-drum': {
    name: 'Tambor de Pele de Dragão',
    text: 'Após viajar, ganhe 1 tropa.',
    rulings: ['Viagens forçadas contam.'],
  },
  'grand-scepter': {
    name: 'O Grande Cetro',
    text: 'Não pode ser usado no turno em que você o tomou. Ação: olhe o Relicário Imperial. Ação: ofereça Cidadania a um Exilado ou exile um Cidadão que não seja você.',
    rulings: ['Recebido de presente numa troca, pode ser usado na hora.'],
  },
};
