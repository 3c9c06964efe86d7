/** As relíquias e o Grande Cetro. */
import type { CardTexts } from '../cards.ts';

export const relicsPt: CardTexts = {
  'sticky-fire': {
    name: 'Fogo Grudento',
    text: 'Se for vitorioso, pode matar toda a força do inimigo; se escolher, deve dar-lhe 1 influência, se puder.',
  },
  'cursed-cauldron': {
    name: 'Caldeirão Amaldiçoado',
    text: 'Se for vitorioso, ganhe 1 tropa por tropa inimiga morta nesta campanha.',
  },
  'brass-horse': {
    name: 'Cavalo de Latão',
    text: 'Ação: revele a carta do topo do descarte da sua região e viaje para um local com carta desse naipe; se não houver (ou for Visão), viaje para qualquer um. Sem Suprimento.',
  },
  'truthful-harp': {
    name: 'Harpa da Verdade',
    text: 'Pode comprar 2 cartas a mais; se o fizer, revele todas as compradas e a mantida.',
  },
  'grand-mask': {
    name: 'Grande Máscara',
    text: 'Se for Exilado, no seu turno você controla as cartas (não planos de batalha) em locais Imperiais, e os Imperiais não.',
  },
  'horned-mask': {
    name: 'Máscara Chifruda',
    text: 'Ação: troque um conselheiro seu virado para cima com uma carta do seu local.',
  },
  'cup-of-plenty': {
    name: 'Taça da Fartura',
    text: 'Não gaste Suprimento ao negociar com carta que combine com um conselheiro seu.',
  },
  whistle: {
    name: 'Apito',
    text: 'Ação: escolha uma peça em outro local; o dono deve viajar ao seu local, se puder, sem Suprimento. Se o fizer, dê-lhe o segredo daqui.',
  },
  'dowsing-sticks': {
    name: 'Varetas de Radiestesia',
    text: 'Ação: compre uma relíquia; fique com ela ou ponha no fundo do baralho.',
  },
  'cracked-horn': {
    name: 'Chifre Rachado',
    text: 'Pode pôr todas as cartas descartadas no fundo do baralho do mundo.',
  },
  'bandit-crown': {
    name: 'Coroa dos Bandidos',
    text: 'Trate bandidos como suas tropas, exceto em locais de inimigos: você controla locais sem tropas. Não podem ser mortos, movidos nem sacrificados.',
  },
  'ring-of-devotion': {
    name: 'Anel da Devoção',
    text: 'Você não pode colocar tropas em locais. Ao recrutar, ganhe 2 tropas a mais.',
  },
  'skeleton-key': {
    name: 'Chave Mestra',
    text: 'Ação: se o Chanceler controla seu local, olhe uma relíquia do Relicário; pode tomá-la.',
  },
  'oracular-pig': {
    name: 'Porco Oracular',
    text: 'Ação: olhe as três cartas do topo do baralho do mundo.',
  },
  'circlet-of-command': {
    name: 'Diadema do Comando',
    text: 'Outros jogadores não podem ter como alvo nem tomar seus estandartes nem suas outras relíquias. Banir sua peça soma 1 dado de defesa a mais.',
  },
  'ivory-eye': {
    name: 'Olho de Marfim',
    text: 'Ação: olhe um local, conselheiro ou relíquia em local, virado para baixo.',
  },
  map: {
    name: 'Mapa',
    text: 'Ação: ponha esta relíquia no fundo do baralho e ganhe 4 Suprimentos.',
  },
  'obsidian-cage': {
    name: 'Jaula de Obsidiana',
    text: 'Se for vitorioso, mova as tropas não mortas da força inimiga para esta relíquia. Ação: mova qualquer número delas para tabuleiros da mesma cor.',
  },
  'book-of-records': {
    name: 'Livro de Registros',
    text: 'Ao jogar em um local, deve ganhar 1 segredo em vez da influência.',
  },
  'dragonskin-drum': {
    name: 'Tambor de Pele de Dragão',
    text: 'Após viajar, ganhe 1 tropa.',
  },
  'grand-scepter': {
    name: 'O Grande Cetro',
    text: 'Não pode ser usado no turno em que você o tomou. Ação: olhe o Relicário Imperial. Ação: ofereça Cidadania a um Exilado ou exile um Cidadão que não seja você.',
  },
};
