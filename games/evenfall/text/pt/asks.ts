/** What is asked. */
import { capital } from '@tavola/games/text/capital.ts';
import { bare, de, em } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
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
  turn: asked('Sua vez: escolha uma ação', 'Sua vez: faça uma ação principal e ações livres, ou passe'),
  'after-action': 'Mais alguma ação livre?',
  catalysts: asked('Mais Catalisadores? Ou termine', 'Construa mais Catalisadores, ou termine'),
  window: 'Últimas ações livres da rodada',
  ready: asked('Ação livre antes do conflito?', 'Ações livres antes do conflito, se quiser'),
  'ritual-place': ({ card: id }) => asked('Em qual Local jogar o Ritual?', `Em qual Local jogar ${card(id)}?`),
  drop: ({ card: id }) => asked('Qual Recurso você não paga?', `Qual Recurso ${card(id)} deixa de custar?`),
  witches: ({ place: id }) => asked('Descobrir com quantas Bruxas?', `Com quantas Bruxas descobrir ${place(id)}?`),
  gain: ({ left: n }) => (n === 1 ? 'Escolha o que você recebe' : `Receba um Recurso (${left(n)})`),
  pay: ({ left: n }) => (n === 1 ? 'Escolha o Recurso que você paga' : `Pague um Recurso (${left(n)})`),
  'may-pay': ({ cost, then }) =>
    asked(
      `Quer ${cost.discard ? 'descartar' : 'pagar'} ${text.bag(cost)}?`,
      `Quer ${cost.discard ? 'descartar' : 'pagar'} ${text.bag(cost)}? ${capital(text.effect(then))}`,
    ),
  discard: ({ left: n }) => (n === 1 ? 'Escolha a Carta a descartar' : `Descarte uma Carta (${left(n)})`),
  'set-aside': ({ left: n }) =>
    asked(`Descarte uma Carta (${left(n)})`, `Compra para experientes: escolha uma Carta a descartar (${left(n)})`),
  transfer: asked('Qual Local você transfere?', 'Transferência: qual Local vai para o Círculo Interno?'),
  explore: 'Qual Local explorar?',
  'explore-others': ({ left: n }) =>
    asked(
      `Explore um Local alheio (${n === 1 ? 'resta 1' : `restam ${n}`})`,
      `Explore um Local do Círculo Externo de um oponente (${n === 1 ? 'resta 1' : `restam ${n}`})`,
    ),
  option: 'Escolha um dos efeitos',
  half: ({ step }) => `Campo ${step} da Trilha: qual metade?`,
  'first-half': ({ step }) =>
    asked('Qual metade vem primeiro?', `Campo ${step} da Trilha: você recebe as duas metades. Qual vem primeiro?`),
  reached: asked('Qual bônus já alcançado?', 'Escolha um bônus da Trilha que você já alcançou'),
  amount: ({ of, per }) => asked(`${howMuch[of]} pagar?`, `${howMuch[of]} pagar? Cada unidade rende ${text.bag(per)}`),
  'free-region': 'Descobrir em qual Região?',
  'free-place': ({ region: id }) => asked('Qual Local descobrir?', `Escolha o Local a descobrir ${em(region(id))}`),
  remove: 'Qual Ritual sai do jogo?',
  'move-figures': asked('Quais figuras vão, e aonde?', 'As figuras de qual Ritual vão para qual Região?'),
  return: 'Qual figura volta à Reserva?',
  send: 'Para qual Região vai o Ancião?',
  copy: asked('O Ancião vai a qual Especialista?', 'Sobre qual Especialista vai o Ancião?'),
  'next-trigger': 'Qual efeito vem primeiro?',
  dial: ({ region: id }) =>
    asked(`${capital(bare(region(id)))}: quanta Mana?`, `${capital(bare(region(id)))}: quanta Mana no Mostrador?`),
  adjust: ({ region: id }) =>
    asked('Mudar o seu Mostrador?', `${capital(bare(region(id)))}: mude seu Mostrador, se quiser`),
  stone: ({ region: id }) => asked('Qual Pedra de Poder?', `Escolha uma Pedra de Poder ${de(region(id))}`),
  'real-first-player': 'Sorteiem quem começa: quem foi?',
  'real-place': ({ region: id }) =>
    asked('Qual Local de Poder veio?', `Revelem um Local de Poder para ${region(id)}: qual veio?`),
  'real-stone': ({ region: id }) =>
    asked('Qual Pedra de Poder veio?', `Revelem uma Pedra de Poder para ${region(id)}: qual veio?`),
  'real-card': ({ seat }, say) =>
    seat === say.me ? 'Compre uma Carta: qual veio?' : `${say.who(seat)} compra uma Carta: qual?`,
  'real-card-of-automa': ({ what }) =>
    ({
      rondel: asked('Carta do rondel: qual veio?', 'Revelem uma Carta para o rondel da Automa: qual veio?'),
      play: asked('A Automa joga: qual carta veio?', 'A Automa joga a carta do topo: qual veio?'),
      conflict: asked('Carta da força: qual veio?', 'Revelem uma Carta para a força da Automa: qual veio?'),
    })[what],
  'real-drawn-place': ({ seat }, say) =>
    asked('Qual Local veio do baralho?', `Um Local do baralho vai para ${whoIn(seat, say)}: qual veio?`),
  ...outsideAsks,
};
