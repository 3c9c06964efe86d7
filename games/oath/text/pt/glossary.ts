/** What the signs of Oath's table mean. */
import type { GlossaryText } from '../glossary.ts';

const suit = (name: string) => ({
  name,
  text: 'Um dos seis naipes. Uma carta dele jogada num local, ou usada para negociar, rende influência da reserva dele.',
});
const face = (text: string) => ({ name: 'Face do dado', text });

export const glossary: GlossaryText = {
  discord: suit('Discórdia'),
  arcane: suit('Arcano'),
  order: suit('Ordem'),
  hearth: suit('Lar'),
  beast: suit('Fera'),
  nomad: suit('Nômade'),
  favor: { name: 'Influência', text: 'A moeda do jogo: paga habilidades de cartas e recruta tropas.' },
  secret: {
    name: 'Segredo',
    text: 'Paga habilidades; usado, fica na carta ou virado para baixo, e volta quando você descansa.',
  },
  warband: { name: 'Tropa', text: 'Controla o local onde está e luta em campanhas.' },
  pawn: { name: 'Peça', text: 'Onde o jogador está: as ações acontecem neste local.' },
  relic: { name: 'Relíquia', text: 'Tesouro com uma habilidade; recupera-se em locais ou toma-se em campanhas.' },
  people: {
    name: 'Apoio Popular',
    text: 'Estandarte: recupera-se com mais influência do que há nele, ou toma-se em campanha.',
  },
  dark: {
    name: 'Segredo Mais Obscuro',
    text: 'Estandarte: recupera-se com mais segredos do que há nele, ou toma-se em campanha.',
  },
  vision: {
    name: 'Visão',
    text: 'O Exilado que a revelou vence se cumpre o objetivo dela no começo do turno, depois de três Visões compradas.',
  },
  crown: {
    name: 'Guardião do Juramento',
    text: 'Quem cumpre o objetivo do juramento. O Império vence se tiver o título quando a partida acabar.',
  },
  usurper: {
    name: 'Usurpador',
    text: 'Um Exilado que tem o título desde o último Despertar: se ainda o tiver no próximo, vence.',
  },
  world: { name: 'Baralho do mundo', text: 'Daqui vêm habitantes e Visões quando alguém explora.' },
  supply: {
    name: 'Suprimento',
    text: 'Paga as ações do turno; volta no descanso.',
    also: ['suprimento', 'custo', 'custa'],
  },
  travel: { name: 'Viajar', text: 'Leva a sua peça a outro local; custa Suprimento conforme a distância.' },
  muster: { name: 'Recrutar', text: 'Ponha 1 influência numa carta do local e ganhe 2 tropas.' },
  trade: {
    name: 'Negociar',
    text: 'Um segredo numa carta do local traz influência; duas influências trazem segredos. Conselheiros do naipe ajudam.',
  },
  recover: { name: 'Recuperar', text: 'Pague e leve uma relíquia oculta do local, ou um estandarte.' },
  search: {
    name: 'Explorar',
    text: 'Compre três cartas do baralho do mundo ou do descarte da sua região e fique com uma para jogar.',
  },
  campaign: { name: 'Campanha', text: 'Ataque para tomar locais, relíquias ou estandartes, ou para banir uma peça.' },
  bandit: { name: 'Bandidos', text: 'Defendem um local que ninguém controla.' },
  edifice: { name: 'Estrutura', text: 'Obra da Crônica: fica no local e passa à próxima partida, mas pode ruir.' },
  'face-sword': face('Uma espada: 1 de força no ataque.'),
  'face-hollow': face('Espada oca: duas valem 1 de força.'),
  'face-skull': face('Duas espadas e uma caveira: força 2, e morre uma tropa do atacante.'),
  'face-shield': face('Um escudo: 1 de força na defesa.'),
  'face-shields': face('Dois escudos: 2 de força na defesa.'),
  'face-x2': face('Dobra os escudos da defesa.'),
  'face-blank': face('Nada.'),
  'k-action': { name: 'Ação', text: 'Habilidade que você usa no seu turno, pagando o custo.' },
  'k-rest': { name: 'Descanso', text: 'Habilidade que vale quando você descansa.' },
  'k-played': { name: 'Ao jogar', text: 'Acontece uma vez, quando a carta é jogada.' },
  'k-persist': { name: 'Permanente', text: 'Vale enquanto a carta está virada para cima.' },
  'r-site': { name: 'Local', text: 'Locais controlados; numa carta: virada para cima, só pode ficar num local.' },
  'r-adviser': {
    name: 'Conselheiro',
    text: 'Carta ao lado do tabuleiro de um jogador; numa carta: virada para cima, só pode ficar ali.',
  },
  lock: { name: 'Trancada', text: 'Virada para cima, não pode ser movida, trocada nem descartada.' },
  'defense-dice': { name: 'Dados de defesa', text: 'Quantos dados dá a quem a tem quando é alvo.' },
  discard: { name: 'Descarte', text: 'Vai, virada para baixo, para o descarte da região seguinte.' },
  flame: { name: 'Queimar', text: 'O que se paga vai para a reserva compartilhada.' },
  cracked: {
    name: 'Em ruínas',
    text: 'A estrutura ruiu e ficou sem naipe: aqui não se recruta nem negocia. A Crônica pode repará-la.',
  },
  swap: { name: 'Troca', text: 'Um muda de lugar com o outro.' },
  gift: { name: 'Oferta', text: 'Algo que se dá.' },
  banish: { name: 'Exílio', text: 'Um Cidadão deixa o Império.' },
  threat: { name: 'Ameaça', text: 'O que o Príncipe teme agora: decide o que ele faz.' },
  need: { name: 'Necessidade', text: 'O que o Príncipe quer agora: decide o que ele faz.' },
  hidden: { name: 'Virada para baixo', text: 'Só sabe qual é quem já olhou.' },
  hand: { name: 'Mão', text: 'Cartas na mão.' },
  check: { name: 'Feito', text: 'Já foi feito ou escolhido.' },
  automaton: { name: 'Autômato', text: 'Joga pelas regras dele, sem escolher.' },
  expand: { name: 'Abrir', text: 'Mostra o tabuleiro inteiro deste jogador.' },
};
