/** What is asked. */
import { capital } from '@tavola/games/text/capital.ts';
import { bare, de, em } from '@tavola/games/text/pt.ts';
import type { Text } from '../type.ts';
import { outsideAsks } from './real.ts';
import { card, place, region, text, whoIn } from './things.ts';

const howMuch = {
  herb: 'Quantas Ervas',
  elixir: 'Quantos Elixires',
  knowledge: 'Quantos Conhecimentos',
  mana: 'Quanta Mana',
} as const;
const left = (n: number) => (n === 1 ? 'falta 1' : `faltam ${n}`);

export const asks: Text['asks'] = {
  turn: 'Sua vez: faça uma ação principal e ações livres, ou passe',
  'after-action': 'Mais alguma ação livre?',
  catalysts: 'Construa mais Catalisadores, ou termine',
  window: 'Últimas ações livres da rodada',
  ready: 'Ações livres antes do conflito, se quiser',
  'ritual-place': ({ card: id }) => `Em qual Local jogar ${card(id)}?`,
  drop: ({ card: id }) => `Qual Recurso ${card(id)} deixa de custar?`,
  witches: ({ place: id }) => `Com quantas Bruxas descobrir ${place(id)}?`,
  gain: ({ left: n }) => (n === 1 ? 'Escolha o que você recebe' : `Escolha um Recurso para receber (${left(n)})`),
  pay: ({ left: n }) => (n === 1 ? 'Escolha o Recurso que você paga' : `Escolha um Recurso para pagar (${left(n)})`),
  'may-pay': ({ cost, then }) =>
    `Quer ${cost.discard ? 'descartar' : 'pagar'} ${text.bag(cost)}? ${capital(text.effect(then))}`,
  discard: ({ left: n }) => (n === 1 ? 'Escolha a Carta a descartar' : `Escolha uma Carta a descartar (${left(n)})`),
  'set-aside': ({ left: n }) => `Compra para experientes: escolha uma Carta a descartar (${left(n)})`,
  transfer: 'Transferência: qual Local vai para o Círculo Interno?',
  explore: 'Qual Local explorar?',
  'explore-others': ({ left: n }) =>
    `Explore um Local do Círculo Externo de um oponente (${n === 1 ? 'resta 1' : `restam ${n}`})`,
  option: 'Escolha um dos efeitos',
  half: ({ step }) => `Campo ${step} da Trilha: escolha uma metade`,
  'first-half': ({ step }) => `Campo ${step} da Trilha: você recebe as duas metades. Qual vem primeiro?`,
  reached: 'Escolha um bônus da Trilha que você já alcançou',
  amount: ({ of, per }) => `${howMuch[of]} pagar? Cada unidade rende ${text.bag(per)}`,
  'free-region': 'Em qual Região descobrir um Local?',
  'free-place': ({ region: id }) => `Escolha o Local a descobrir ${em(region(id))}`,
  remove: 'Qual Ritual sai do jogo?',
  'move-figures': 'As figuras de qual Ritual vão para qual Região?',
  return: 'Qual figura volta à Reserva?',
  send: 'Para qual Região vai o Ancião?',
  copy: 'Sobre qual Especialista vai o Ancião?',
  'next-trigger': 'Qual efeito vem primeiro?',
  dial: ({ region: id }) => `${capital(bare(region(id)))}: quanta Mana no Mostrador?`,
  adjust: ({ region: id }) => `${capital(bare(region(id)))}: mude seu Mostrador, se quiser`,
  stone: ({ region: id }) => `Escolha uma Pedra de Poder ${de(region(id))}`,
  'real-first-player': 'Sorteiem quem começa: quem foi?',
  'real-place': ({ region: id }) => `Revelem um Local de Poder para ${region(id)}: qual veio?`,
  'real-stone': ({ region: id }) => `Revelem uma Pedra de Poder para ${region(id)}: qual veio?`,
  'real-card': ({ seat }, say) =>
    seat === say.me ? 'Compre uma Carta: qual veio?' : `${say.who(seat)} compra uma Carta: qual veio?`,
  'real-card-of-automa': ({ what }) =>
    ({
      rondel: 'Revelem uma Carta para o rondel da Automa: qual veio?',
      play: 'A Automa joga a carta do topo: qual veio?',
      conflict: 'Revelem uma Carta para a força da Automa: qual veio?',
    })[what],
  'real-drawn-place': ({ seat }, say) => `Um Local do baralho vai para ${whoIn(seat, say)}: qual veio?`,
  ...outsideAsks,
};
