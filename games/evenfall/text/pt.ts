/** Evenfall em português. */
import type { Say } from '@tavola/kernel/text.ts';
import type { Actor } from '../rules/state.ts';
import { boardPt } from './board.ts';
import { cardTexts } from './cards.ts';
import type { Text } from './catalogue.ts';
import { cardName, fieldName, placeLabel, placeName, regionName, sourceName, stoneCopy, stoneName } from './names.ts';
import { capital } from './renderer.ts';
import { figuresPt } from './words.pt.ts';

const text = cardTexts('pt-BR');
const card = (id: string) => cardName(id, 'pt');
const place = (id: string) => placeName(id, 'pt');
const region = (id: Parameters<typeof regionName>[0]) => regionName(id, 'pt');
const stone = (id: string) => `Pedra ${stoneName(id, 'pt')}`;
const stoneOf = (id: string) => `${stone(id)}${stoneCopy(id)}`;
const who = (actor: Actor, say: Say) => (actor === 'automa' ? 'A Automa' : say.who(actor));
const parts = {
  track: 'Trilha do Coven',
  token: 'Marcador de Coven',
  income: 'receita',
  boon: 'campo dourado',
  reward: 'recompensa',
  board: 'campo do Coven',
  'stone-a': 'Campo de Pedra a',
  'stone-b': 'Campo de Pedra b',
  'stone-c': 'Campo de Pedra c',
  'stone-d': 'Campo de Pedra d',
};
const source = (id: string) => sourceName(id, 'pt', parts);
const fieldAt = (at: string) => fieldName(at, 'pt', parts);
const spot = (id: string) => placeLabel(id, 'pt');
const from = (id: string | null) => (id === null ? '' : ` (${source(id)})`);
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
const plural = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const resource = { herb: 'Erva', elixir: 'Elixir', knowledge: 'Conhecimento', mana: 'Mana' } as const;
const phases = {
  action: 'Ações',
  conflict: 'Conflito',
  'round-end': 'Final da rodada',
  scoring: 'Pontuação final',
} as const;
const actions = {
  boon: 'PVs e um passo na Trilha',
  'discover-north': 'descobrir nos Lagos do Norte',
  'discover-central': 'descobrir nas Montanhas Centrais',
  play: 'jogar a carta do topo',
  explore: 'explorar o Círculo Externo',
  transfer: 'transferir',
  'draw-place': 'comprar um Local',
  'coven-track': 'subir na Trilha',
} as const;
export const pt: Text = {
  asks: {
    turn: 'Sua vez: uma ação principal, ações livres, ou passe',
    'after-action': 'Mais alguma ação livre?',
    catalysts: 'Construa mais Catalisadores ou termine',
    window: 'Últimas ações livres da rodada',
    ready: 'Ações livres antes do conflito, ou pronto',
    'ritual-place': ({ card: id }) => `Escolha o Local para ${card(id)}`,
    drop: ({ card: id }) => `Qual Recurso ${card(id)} deixa de custar?`,
    witches: ({ place: id }) => `Quantas Bruxas enviar por ${place(id)}?`,
    gain: ({ left }) => (left === 1 ? 'Escolha o que recebe' : `Escolha um Recurso (faltam ${left})`),
    pay: ({ left }) => (left === 1 ? 'Escolha o Recurso que paga' : `Escolha um Recurso para pagar (faltam ${left})`),
    'may-pay': ({ cost }) => `Quer pagar ${text.bag(cost)}?`,
    discard: ({ left }) =>
      left === 1 ? 'Escolha a Carta a descartar' : `Escolha uma Carta a descartar (faltam ${left})`,
    'set-aside': ({ left }) => `Descarte para experientes: escolha uma Carta (faltam ${left})`,
    transfer: 'Transferência: qual Local vai ao Círculo Interno?',
    explore: 'Qual Local explorar?',
    'explore-others': ({ left }) => `Explore um Local de oponente (até ${left})`,
    option: 'Escolha um dos efeitos',
    half: ({ step }) => `Campo ${step} da Trilha: escolha uma metade`,
    'first-half': ({ step }) => `Campo ${step} da Trilha: as duas metades; qual vem primeiro?`,
    reached: 'Escolha um bônus já alcançado da Trilha',
    amount: ({ of, per }) => `Quanto pagar de ${resource[of]}? Cada um dá ${text.bag(per)}`,
    'free-region': 'Escolha a Região',
    'free-place': ({ region: id }) => `Escolha o Local a descobrir: ${region(id)}`,
    remove: 'Qual Ritual sai do jogo?',
    'move-figures': 'Figuras de qual Ritual vão para qual Região?',
    return: 'Qual figura volta à Reserva?',
    send: 'Para qual Região vai o Ancião?',
    copy: 'Sobre qual Especialista vai o Ancião?',
    'next-trigger': 'Qual efeito vem primeiro?',
    dial: ({ region: id }) => `${region(id)}: quanta Mana no Mostrador?`,
    adjust: ({ region: id }) => `${region(id)}: novo valor do Mostrador`,
    stone: ({ region: id }) => `${region(id)}: escolha uma Pedra de Poder`,
  },
  moves: {
    discover: ({ region: at, place: id }) => `Descobrir ${spot(id)}, ${region(at)}`,
    token: 'Ativar o Marcador de Coven',
    ritual: ({ card: id }) => `Jogar o Ritual ${card(id)}`,
    specialist: ({ card: id }) => `Jogar ${card(id)} como Especialista`,
    council: ({ card: id }) => `Jogar ${card(id)} no Conselho`,
    field: ({ at, figure }) => `Ativar o campo de ${fieldAt(at)} com ${figure === 'witch' ? 'uma Bruxa' : 'um Ancião'}`,
    build: ({ what, place: id, price }) =>
      `Construir ${what === 'scythe' ? 'uma Foice' : 'um Orbe'} em ${spot(id)}${price === 'mana' ? ' com Mana' : ''}`,
    free: (move) => {
      if (move.what === 'discard')
        return move.cards === 1
          ? 'Livre: descartar 1 Carta por um Recurso ou uma Mana'
          : `Livre: descartar ${move.cards} Cartas por um Recurso`;
      if (move.what === 'turn') return `Livre: girar ${card(move.card)}`;
      return `Livre: ${stoneOf(move.stone)} no Campo de Pedra ${move.field}`;
    },
    gain: ({ what }) => `Receber 1 ${resource[what]}`,
    pass: 'Passar até o conflito',
    'end-turn': 'Terminar o turno',
    done: 'Terminar',
    ready: 'Pronto',
    back: 'Escolher outra ação',
    decline: 'Recusar',
    on: ({ place: id }) => `Sobre ${spot(id)}`,
    drop: ({ what }) => `Não pagar 1 ${resource[what]}`,
    witches: ({ n }) => plural(n, 'Bruxa', 'Bruxas'),
    pay: ({ what }) => `Pagar 1 ${resource[what]}`,
    'pay-cost': 'Pagar',
    discard: ({ card: id }) => `Descartar ${card(id)}`,
    'set-aside': ({ card: id, copy }) => `Descartar ${card(id)}${copy > 0 ? ' (a outra cópia)' : ''}`,
    transfer: ({ place: id }) => `Transferir ${spot(id)}`,
    explore: ({ place: id }) => `Explorar ${spot(id)}`,
    option: ({ of, n }) => capital(text.option(of, n)),
    half: ({ track, step, n }) => capital(text.half(track, step, n)),
    reached: ({ track, step }) => `Campo ${step}: ${text.trackField(track, step)}`,
    amount: ({ n }) => String(n),
    region: ({ region: id }) => region(id),
    'take-place': ({ place: id }) => `Descobrir ${spot(id)}`,
    remove: ({ place: id }) => `Remover o Ritual de ${spot(id)}`,
    'move-figures': ({ place: id, region: to }) => `Figuras de ${spot(id)} para ${region(to)}`,
    return: ({ at, figure }) => `${figuresPt[figure]} de ${fieldAt(at)} volta`,
    send: ({ region: id }) => `Ancião para ${region(id)}`,
    copy: ({ owner, card: id }, say) => `${card(id)} de ${who(owner, say)}`,
    trigger: ({ source: id }) => `Efeito de ${source(id)}`,
    dial: ({ n }) => `Mostrador em ${n}`,
    adjust: ({ n }) => `Mostrador em ${n}`,
    stone: ({ stone: id }) => stoneOf(id),
  },
  events: {
    round: ({ round }) => `Começa a rodada ${round}.`,
    phase: ({ phase }) => `${phases[phase]}.`,
    gained: ({ seat, what, from: id }, say) => `${who(seat, say)} recebe ${text.bag(what)}${from(id)}.`,
    converted: ({ what, vp, from: id }) =>
      what.vp === vp
        ? `A Automa recebe ${plural(vp, 'PV', 'PVs')}${from(id)}.`
        : `A Automa recebe ${plural(vp, 'PV', 'PVs')} no lugar de ${text.bag(what)}${from(id)}.`,
    drew: ({ seat, n, cards }, say) =>
      `${who(seat, say)} compra ${cards ? list(cards.map(card)) : plural(n, 'Carta', 'Cartas')}.`,
    paid: ({ seat, cost }, say) => `${who(seat, say)} paga ${text.bag(cost)}.`,
    discarded: ({ seat, cards }, say) => `${who(seat, say)} descarta ${list(cards.map(card))}.`,
    reshuffled: ({ cards }) => `O descarte é embaralhado: novo baralho de ${cards} Cartas.`,
    discovered: ({ seat, region: at, place: id, witches }, say) =>
      `${who(seat, say)} descobre ${place(id)} (${region(at)})${witches === 0 ? ' sem enviar Bruxas' : ` com ${plural(witches, 'Bruxa', 'Bruxas')}`}.`,
    token: ({ seat }, say) => `${who(seat, say)} ativa o Marcador de Coven.`,
    explored: ({ seat, place: id, times }, say) =>
      `${who(seat, say)} explora ${place(id)}${times > 1 ? ` (${times} vezes o resultado)` : ''}.`,
    ritual: ({ seat, card: id, place: at }, say) => `${who(seat, say)} joga ${card(id)} sobre ${place(at)}.`,
    binding: ({ seat, place: id }, say) => `${who(seat, say)} recebe a Vinculação de ${place(id)}.`,
    specialist: ({ seat, card: id }, say) => `${who(seat, say)} joga ${card(id)} como Especialista.`,
    council: ({ seat, card: id }, say) => `${who(seat, say)} põe ${card(id)} no Conselho.`,
    field: ({ seat, at, figure }, say) =>
      `${who(seat, say)} ativa o campo de ${fieldAt(at)} com ${figure === 'witch' ? 'uma Bruxa' : 'um Ancião'}.`,
    built: ({ seat, what, place: id }, say) =>
      `${who(seat, say)} constrói ${what === 'scythe' ? 'uma Foice' : 'um Orbe'} em ${place(id)}.`,
    step: ({ seat, to, top }, say) =>
      top ? `${who(seat, say)} está no topo da Trilha.` : `${who(seat, say)} sobe ao campo ${to} da Trilha.`,
    transferred: ({ seat, place: id }, say) => `${who(seat, say)} transfere ${place(id)} para o Círculo Interno.`,
    'drew-place': ({ seat, place: id }, say) => `${who(seat, say)} compra o Local ${place(id)}.`,
    refilled: ({ region: id, places }) =>
      `${region(id)}: ${places.length === 1 ? 'entra' : 'entram'} ${list(places.map(place))}.`,
    removed: ({ seat, card: id }, say) => `${who(seat, say)} tira ${card(id)} do jogo.`,
    'moved-figures': ({ seat, place: id, region: to }, say) =>
      `${who(seat, say)} leva as figuras de ${place(id)} para ${region(to)}.`,
    returned: ({ seat, at, figure }, say) =>
      `${who(seat, say)}: ${figuresPt[figure]} de ${fieldAt(at)} volta à Reserva.`,
    sent: ({ seat, region: id }, say) => `${who(seat, say)} envia um Ancião a ${region(id)}.`,
    turned: ({ seat, card: id }, say) => `${who(seat, say)} gira ${card(id)}.`,
    copied: ({ seat, owner, card: id }, say) =>
      `${who(seat, say)} põe um Ancião sobre ${card(id)} de ${who(owner, say)}.`,
    'stone-field': ({ seat, stone: id, field }, say) =>
      `${who(seat, say)} põe a ${stone(id)} no Campo de Pedra ${field}.`,
    'red-stone': ({ seat }, say) => `${who(seat, say)} recebe a Pedra de Poder Vermelha.`,
    triggered: ({ seat, card: id }, say) => `${source(id)} age para ${who(seat, say)}.`,
    passed: ({ seat }, say) => `${who(seat, say)} passa.`,
    conflict: ({ region: id, actors }, say) =>
      `Conflito: ${region(id)}, com ${list(actors.map((actor) => who(actor, say)))}.`,
    'no-conflict': ({ region: id }) => `${region(id)}: ninguém, sem conflito.`,
    revealed: ({ seats, dials }, say) =>
      `Mostradores: ${seats.map((seat, i) => `${who(seat, say)} ${dials[i]}`).join(', ')}.`,
    adjusted: ({ seat, from: a, to }, say) => `${who(seat, say)} muda o Mostrador de ${a} para ${to}.`,
    'automa-strength': ({ cards, round, witches }) =>
      `A Automa compra ${list(cards.map(card))}: rodada ${round} + ${plural(witches, 'Bruxa', 'Bruxas')} + PVs das Cartas.`,
    strengths: ({ conflict }, say) =>
      `Forças: ${conflict.sides.map(({ actor, strength }) => `${who(actor, say)} ${strength}`).join(', ')}.`,
    reward: ({ seat, region: id, min }, say) => `${who(seat, say)} alcança a recompensa ${min}+ (${region(id)}).`,
    won: ({ seat, region: id }, say) => `${who(seat, say)} vence em ${region(id)}.`,
    'took-stone': ({ seat, stone: id }, say) => `${who(seat, say)} pega a ${stone(id)}.`,
    'first-player': ({ seat }, say) => `${who(seat, say)} é agora o primeiro jogador.`,
    'came-home': 'As Regiões são preenchidas, as figuras voltam, Marcadores e cartas ficam prontos.',
    rondel: ({ card: id, vp, to, action }) =>
      `A Automa ${id === null ? 'não tem carta a revelar' : `revela ${card(id)} (${plural(vp, 'PV', 'PVs')})`} e vai ao campo ${to + 1} do rondel: ${actions[action]}.`,
    impossible: ({ action }) => `Impossível para ela: ${actions[action]}. O marcador avança.`,
    'drawn-for-automa': ({ card: id }) => `A Automa compra ${card(id)}.`,
    'no-place': ({ card: id }) => `Não há Local livre para ${card(id)}; vai ao descarte.`,
    'cleaned-up': ({ seat, cards }, say) => `${who(seat, say)} devolve Recursos e ${plural(cards, 'Carta', 'Cartas')}.`,
    scored: ({ seat, total }, say) => `${who(seat, say)}: ${total} PVs no final.`,
  },
  options: {
    side: {
      name: 'Lado dos tabuleiros',
      help: 'Sol: todos iguais, bom para começar. Lua: cada Coven tem habilidades próprias.',
      values: { sun: 'Sol', moon: 'Lua' },
    },
    expertDraw: {
      name: 'Compra para experientes',
      help: 'Na primeira rodada compram-se 2 Cartas a mais e descartam-se 2.',
      values: { true: 'Sim', false: 'Não' },
    },
    regionFieldSlots: {
      name: 'Campos de Ação por Região',
      help: 'O número impresso é desconhecido; usamos 1, e 2 com quatro jogadores.',
      values: { 'by-players': 'Pelo número de jogadores', one: '1', two: '2' },
    },
    firstPlayer: {
      name: 'Primeiro jogador',
      help: 'Quem começa com o marcador.',
      values: {
        random: 'Sorteado',
        'seat-1': 'Lugar 1',
        'seat-2': 'Lugar 2',
        'seat-3': 'Lugar 3',
        'seat-4': 'Lugar 4',
      },
    },
  },
  seatSettings: {
    coven: {
      name: 'Coven',
      help: 'Cada lugar tem um Coven diferente.',
      values: { random: 'Sorteado', circle: 'O Círculo', cross: 'A Cruz', spear: 'A Lança', star: 'A Estrela' },
      about: {
        random: 'Um dos que sobrarem.',
        circle: 'Lado da Lua: explora na receita, e os Anciões usam também o Círculo Externo.',
        cross: 'Lado da Lua: os campos da Trilha têm duas metades, e uma Bruxa pode ganhar ambas.',
        spear: 'Lado da Lua: as Pedras de Poder rendem efeitos antes de contar no final.',
        star: 'Lado da Lua: nove Cartas por rodada e descartes que rendem mais.',
      },
    },
    difficulty: {
      name: 'Dificuldade',
      help: 'Quantos PVs o campo dourado do rondel dá à Automa: 1, 3, 4 ou 5.',
      values: { apprentice: 'Aprendiz', sorceress: 'Feiticeira', mistress: 'Mestra', heir: 'Herdeira do Trono' },
    },
  },
  reasons: {
    'most-vp': 'Mais Pontos de Vitória.',
    'more-mana': 'Empate em Pontos de Vitória; decide a Mana.',
    shared: 'Empate em Pontos de Vitória e Mana: vitória dividida.',
    'beat-automa': 'Mais Pontos de Vitória que a Automa.',
    'automa-wins': 'A Automa fez mais Pontos de Vitória.',
    'automa-ties': 'Empate em Pontos de Vitória: a vitória é da Automa.',
    'same-coven': 'Dois lugares pediram o mesmo Coven.',
    'no-such-seat': 'O primeiro jogador escolhido não está na mesa.',
    'automa-alone': 'A Automa só joga contra uma pessoa: um lugar de jogador e o dela.',
    'automa-last': 'A Automa fica no segundo lugar.',
  },
  board: boardPt,
  words: {},
};
