/** What players pick, in Portuguese. */
import type { Say } from '@tavola/kernel/face/text.ts';
import { namesIn } from '../names.ts';
import { chosenWith, namedMoves } from '../sentences.ts';
import type { Text } from '../type.ts';
import { of, to } from './people.ts';
import { outsideMoves } from './real.ts';
import { words } from './words.ts';

const { card, place, whom, bank } = namesIn(words);
const toll = (n: number) => (n > 0 ? `, pedágio de ${words.favor(n)}` : '');
const chosen = (used: string | null, say: Say) => chosenWith(words, used, say);

export const moves: Text['moves'] = {
  ...outsideMoves,
  ...namedMoves(words),
  power: ({ card: id }) => `Usar ${card(id)}`,
  adviser: ({ n }) => `Jogar ou descartar o conselheiro oculto ${n + 1}`,
  peek: ({ what, n }) => (what === 'relic' ? `Olhar a relíquia ${n + 1} daqui` : `Olhar o nicho ${n + 1} do Relicário`),
  warbands: 'Mover tropas',
  'offer-citizenship': 'Oferecer Cidadania',
  'exile-citizen': 'Exilar um Cidadão',
  'exile-self': ({ favor }) => `Exilar-se (${words.favor(favor)})`,
  'end-turn': 'Terminar o turno',
  yes: 'Sim',
  no: 'Não',
  none: 'Nada',
  done: 'Pronto',
  pass: 'Passar',
  bandits: 'Bandidos',
  facedown: ({ seat, n }, say) => `Conselheiro oculto ${n + 1} (${whom(seat, say)})`,
  buried: ({ site, n }) => `Relíquia oculta ${n + 1} em ${place(site)}`,
  slot: ({ n }) => `Nicho ${n + 1}, descobre ${card(['brutal', 'decadent', 'careless', 'greedy'][n] as string)}`,
  change: ({ n }) => (n > 0 ? 'Um a mais' : 'Um a menos'),
  keep: 'Ficar com ela',
  bury: 'Pôr no fundo do baralho',
  use: ({ card: id, as }, say) => `Usar ${card(id)}${chosen(as, say)}`,
  add: 'Pôr 1 influência',
  remove: ({ suit: id }) => `Mover 1 influência para a ${bank(id)}`,
  take: ({ what }) => (what === 'favor' ? 'Tomar 1 influência' : 'Tomar 1 segredo'),
  search: ({ pile, cost, toll: due }) => `Explorar: ${words.piles[pile]} (Suprimento ${cost}${toll(due)})`,
  'to-site': ({ site }) => `Jogar em ${place(site)}`,
  'to-advisers': ({ faceup }) => (faceup ? 'Conselheiro virado para cima' : 'Conselheiro virado para baixo'),
  'reveal-vision': 'Revelar a Visão',
  'play-conspiracy': 'Jogar a Conspiração',
  discard: 'Descartar',
  seize: ({ seat, what }, say) => `Tomar ${card(what)} ${of(seat, say)}`,
  trade: ({ card: id, what, gain, toll: due }) =>
    what === 'favor'
      ? `${card(id)}: 1 segredo por ${words.favor(gain)}${toll(due)}`
      : `${card(id)}: 2 influências por ${words.secrets(gain)}${toll(due)}`,
  travel: ({ to, cost, toll: due, flip }) =>
    `Viajar: ${place(to)} (Suprimento ${cost}${toll(due)}${flip > 0 ? ', virar um segredo' : ''})`,
  pawn: 'Peça e influência',
  sacrifice: ({ n }) => `Sacrificar ${words.warbands(n)} e vencer`,
  'to-board': ({ n }) => `Trazer ${words.warbands(n)} ao tabuleiro`,
  'to-the-site': ({ n }) => `Pôr ${words.warbands(n)} no local`,
  give: ({ seat, n }, say) => `Dar ${words.warbands(n)} ${to(seat, say)}`,
  bargain: ({ seat, take }, say) =>
    take === 'favor'
      ? `Dar 1 segredo ${to(seat, say)}, tomar 2 influências`
      : `Dar 2 influências ${to(seat, say)}, tomar 1 segredo`,
  get: ({ seat, n }, say) => `Receber ${words.warbands(n)} ${of(seat, say)}`,
  term: ({ side, what, thing }) => `${side === 'give' ? 'Dar' : 'Pedir'} ${thingName(what, thing)}`,
  show: ({ n }) => `Mostrar a relíquia do nicho ${n + 1}`,
  'show-adviser': ({ n }) => `Mostrar o conselheiro oculto ${n + 1}`,
  propose: 'Propor isto',
  withdraw: 'Desistir',
  accept: 'Aceitar',
  counter: 'Fazer outra proposta',
  decline: 'Recusar',
  build: ({ site, card: id }) => `Construir em ${place(site)} no lugar de ${card(id)}`,
  repair: ({ site }) => `Reparar a ruína em ${place(site)}`,
};
function thingName(what: string, thing: string | null): string {
  if (what === 'favor') return '1 influência';
  if (what === 'secret') return '1 segredo';
  if (what === 'adviser') return `conselheiro ${Number(thing) + 1}`;
  return place(thing as string);
}
