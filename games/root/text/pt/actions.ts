/** What the actions of the factions are called, and what they do, in Portuguese. */
import type { Thing } from '@tavola/kernel/face/face.ts';

export const actions = {
  battle: {
    name: 'Batalhar',
    text: 'Dois dados: o atacante causa o maior, o defensor o menor, nunca mais de um dano por guerreiro ali.',
  },
  move: {
    name: 'Mover',
    text: 'Leva guerreiros por um caminho, se você governa a clareira de onde saem ou aquela aonde chegam.',
  },
  recruit: { name: 'Recrutar', text: 'Traz guerreiros do seu suprimento.' },
  build: { name: 'Construir', text: 'Põe uma construção num local livre de uma clareira que você governa.' },
  'marquise.march': { name: 'Marchar', text: 'Até dois movimentos por uma ação.' },
  'marquise.overwork': {
    name: 'Hora extra',
    text: 'Gaste uma carta do naipe da clareira de uma serraria: mais uma madeira ali.',
  },
  'alliance.organize': {
    name: 'Organizar',
    text: 'Um guerreiro dá lugar a um marcador de simpatia, de graça.',
  },
  'duchy.dig': {
    name: 'Cavar',
    text: 'Gaste uma carta: um túnel numa clareira do naipe dela, e até quatro guerreiros sobem da Toca.',
  },
  'lizards.crusade': {
    name: 'Cruzada',
    text: 'Numa clareira do naipe do Pária: uma batalha, ou um movimento para fora e depois, se quiser, uma batalha.',
  },
  'lizards.convert': {
    name: 'Conversão',
    text: 'Numa clareira do naipe do Pária, um guerreiro inimigo dá lugar a um seu.',
  },
  'lizards.sanctify': {
    name: 'Santificação',
    text: 'Numa clareira do naipe do Pária, uma construção inimiga dá lugar a um jardim.',
  },
  'lizards.score': {
    name: 'Pontuar',
    text: 'Gaste a carta revelada: quanto mais jardins do naipe no mapa, mais PV. Uma vez por naipe e turno.',
  },
  'lizards.sacrifice': {
    name: 'Sacrificar',
    text: 'Com uma carta de pássaro: um guerreiro do seu suprimento vira acólito.',
  },
  'riverfolk.draw': { name: 'Comprar', text: 'Comprometa um fundo e compre uma carta, à vista de todos.' },
  'riverfolk.establish': {
    name: 'Entreposto',
    text: 'Gaste dois fundos de quem governa uma clareira: um entreposto e um guerreiro ali, 2 PV.',
  },
  'vagabond.strike': {
    name: 'Atirar',
    text: 'Exaura uma besta: remova um guerreiro inimigo daqui; de um inimigo sem guerreiros aqui, uma construção ou um marcador.',
  },
  'vagabond.explore': { name: 'Explorar', text: 'Exaura uma tocha: pegue o item sob a ruína daqui, 1 PV.' },
  'vagabond.aid': {
    name: 'Ajudar',
    text: 'Exaura um item e dê a alguém daqui uma carta do naipe da clareira; você pode pegar um item que essa pessoa criou.',
  },
  'vagabond.repair': { name: 'Reparar', text: 'Exaura um martelo: um item danificado volta a ficar inteiro.' },
  'vagabond.special': { name: 'Especial', text: 'Exaura uma tocha pelo que só o seu personagem sabe fazer.' },
  'corvids.plot': {
    name: 'Tramar',
    text: 'Remova um guerreiro, e mais um por trama já feita neste turno: uma trama entra oculta na clareira deles.',
  },
  'corvids.trick': {
    name: 'Truque',
    text: 'Duas tramas do mapa trocam de lugar: ambas reveladas ou ambas ocultas.',
  },
} as const satisfies { readonly [kind: string]: Thing };
