/** What happened. */
import { capital } from '@tavola/games/text/capital.ts';
import { bare, counted, de, em, list } from '@tavola/games/text/pt.ts';
import type { Text } from '../type.ts';
import { actions, card, fieldAt, figure, from, place, region, source, stone, text, who, whoIn } from './things.ts';

const phases = {
  action: 'Ações',
  conflict: 'Conflito',
  'round-end': 'Final da rodada',
  scoring: 'Pontuação final',
} as const;
const obstacles = {
  'no-witch': 'não tem mais Bruxas',
  'no-place-here': 'não há Local nessa Região',
  'no-place-left': 'o baralho de Locais acabou',
  'nothing-outside': 'não tem Local no Círculo Externo',
  'no-ritual-outside': 'nenhum Local do Círculo Externo dela tem um Ritual',
  'no-card': 'não há mais Cartas',
  'no-free-place': 'não tem Local livre para o Ritual',
} as const;
const vp = (n: number) => counted(n, 'PV', 'PV');
const witches = (n: number) => counted(n, 'Bruxa', 'Bruxas');

export const events: Text['events'] = {
  'automa-ready': 'A Automa está pronta: marcadores no início, as 4 Bruxas dela na Reserva.',
  round: ({ round }) => `Começa a rodada ${round}.`,
  phase: ({ phase }) => `${phases[phase]}.`,
  gained: ({ seat, what, from: id }, say) => `${who(seat, say)} recebe ${text.bag(what)}${from(id)}.`,
  converted: ({ what, vp: n, from: id }) =>
    what.vp === n
      ? `A Automa recebe ${vp(n)}${from(id)}.`
      : `A Automa recebe ${vp(n)} no lugar de ${text.hers(what)}${from(id)}.`,
  drew: ({ seat, n, cards }, say) =>
    `${who(seat, say)} compra ${cards ? list(cards.map(card)) : counted(n, 'Carta', 'Cartas')}.`,
  paid: ({ seat, cost }, say) => `${who(seat, say)} paga ${text.bag(cost)}.`,
  discarded: ({ seat, cards }, say) => `${who(seat, say)} descarta ${list(cards.map(card))}.`,
  reshuffled: ({ cards }) =>
    `O descarte é embaralhado e forma um novo baralho de ${counted(cards, 'Carta', 'Cartas')}.`,
  discovered: ({ seat, region: at, place: id, witches: n }, say) =>
    `${who(seat, say)} descobre ${place(id)} ${em(region(at))}${n === 0 ? ' sem enviar Bruxas' : ` com ${witches(n)}`}.`,
  token: ({ seat }, say) => `${who(seat, say)} ativa o Marcador de Coven.`,
  explored: ({ seat, place: id, times }, say) =>
    `${who(seat, say)} explora ${place(id)}${times > 1 ? ` (${times} vezes o resultado)` : ''}.`,
  ritual: ({ seat, card: id, place: at }, say) => `${who(seat, say)} joga ${card(id)} sobre ${place(at)}.`,
  binding: ({ seat, place: id }, say) => `${who(seat, say)} recebe o Bônus de Vinculação ${de(place(id))}.`,
  specialist: ({ seat, card: id }, say) => `${who(seat, say)} joga ${card(id)} como Especialista.`,
  council: ({ seat, card: id }, say) => `${who(seat, say)} põe ${card(id)} no Conselho.`,
  field: ({ seat, at, figure: with_ }, say) =>
    `${who(seat, say)} ativa o campo ${de(fieldAt(at))} com ${figure[with_]}.`,
  built: ({ seat, what, place: id }, say) =>
    `${who(seat, say)} constrói ${what === 'scythe' ? 'uma Foice' : 'um Orbe'} ${em(place(id))}.`,
  step: ({ seat, to, top }, say) =>
    top ? `${who(seat, say)} já está no topo da Trilha.` : `${who(seat, say)} sobe ao campo ${to} da Trilha.`,
  transferred: ({ seat, place: id }, say) => `${who(seat, say)} transfere ${place(id)} para o Círculo Interno.`,
  'drew-place': ({ seat, place: id }, say) => `${who(seat, say)} compra o Local ${bare(place(id))}.`,
  refilled: ({ region: id, places }) =>
    `${capital(bare(region(id)))}: ${places.length === 1 ? 'entra' : 'entram'} ${list(places.map(place))}.`,
  removed: ({ seat, card: id }, say) => `${who(seat, say)} tira ${card(id)} do jogo.`,
  'moved-figures': ({ seat, place: id, region: to }, say) =>
    `${who(seat, say)} leva as figuras ${de(place(id))} para ${region(to)}.`,
  returned: ({ seat, at, figure: with_ }, say) =>
    `${who(seat, say)} traz de volta à Reserva ${figure[with_]} ${de(fieldAt(at))}.`,
  sent: ({ seat, region: id }, say) => `${who(seat, say)} envia um Ancião para ${region(id)}.`,
  turned: ({ seat, card: id }, say) => `${who(seat, say)} gira ${card(id)}.`,
  copied: ({ seat, owner, card: id }, say) =>
    `${who(seat, say)} põe um Ancião sobre ${card(id)}, ${owner === say.me ? 'seu Especialista' : `Especialista ${de(whoIn(owner, say))}`}.`,
  'stone-field': ({ seat, stone: id, field }, say) =>
    `${who(seat, say)} põe a ${stone(id)} no Campo de Pedra ${field}.`,
  'red-stone': ({ seat }, say) => `${who(seat, say)} pega a Pedra de Poder Vermelha.`,
  triggered: ({ seat, card: id }, say) => `${who(seat, say)} aciona o efeito ${de(source(id))}.`,
  passed: ({ seat }, say) => `${who(seat, say)} passa.`,
  conflict: ({ region: id, actors }, say) =>
    actors.length === 1
      ? `Conflito ${em(region(id))}: só ${whoIn(actors[0] as number, say)} participa.`
      : `Conflito ${em(region(id))} entre ${list(actors.map((actor) => whoIn(actor, say)))}.`,
  'no-conflict': ({ region: id }) => `Não há ninguém ${em(region(id))}, portanto não há conflito.`,
  revealed: ({ seats, dials }, say) =>
    `Mostradores: ${seats.map((seat, i) => `${whoIn(seat, say)} ${dials[i]}`).join(', ')}.`,
  adjusted: ({ seat, from: a, to }, say) => `${who(seat, say)} muda o Mostrador de ${a} para ${to}.`,
  'automa-strength': ({ cards, round, witches: n, strength }) =>
    `A Automa compra ${list(cards.map(card), 'nenhuma Carta')}: rodada ${round}, ${witches(n)} e os PV das Cartas somam ${strength}.`,
  strengths: ({ conflict }, say) =>
    `Forças: ${conflict.sides.map(({ actor, strength }) => `${whoIn(actor, say)} ${strength}`).join(', ')}.`,
  reward: ({ seat, region: id, min }, say) => `${who(seat, say)} alcança a recompensa ${min}+ ${de(region(id))}.`,
  won: ({ seat, region: id }, say) => `${who(seat, say)} vence o conflito ${em(region(id))}.`,
  'took-stone': ({ seat, stone: id }, say) => `${who(seat, say)} pega a ${stone(id)}.`,
  'first-player': ({ seat }, say) => `${who(seat, say)} fica com o Marcador de Primeiro Jogador.`,
  'came-home': 'As figuras voltam às Reservas; Marcadores e Especialistas ficam prontos de novo.',
  rondel: ({ card: id, vp: n, to, action }) =>
    `A Automa ${id === null ? 'não tem Carta a revelar' : `revela ${card(id)} (${vp(n)})`} e vai para o campo ${to + 1} do rondel: ${actions[action]}.`,
  impossible: ({ action, because }) =>
    `A Automa não pode ${actions[action]}: ${obstacles[because]}. O marcador avança um campo.`,
  'drawn-for-automa': ({ card: id }) => `A Automa compra ${card(id)}.`,
  'no-place': ({ card: id }) => `${card(id)} vai para o descarte.`,
  'cleaned-up': ({ seat, cards }, say) =>
    `${who(seat, say)} devolve os Recursos${cards === 0 ? '' : ` e ${counted(cards, 'Carta', 'Cartas')} da mão`}.`,
  scored: ({ seat, total }, say) => `${who(seat, say)} termina com ${vp(total)}.`,
};
