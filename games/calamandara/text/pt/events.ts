import { capital } from '@tavola/games/text/capital.ts';
import { list, own, ownBy, who, whoIn } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { CardName } from '../../rules/state/memory.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { Insertion } from '../../rules/state/state.ts';
import { aimIn, turnOf } from '../aim.ts';
import {
  at,
  card,
  cardList,
  cardOf,
  countCards,
  from,
  lie,
  lines,
  modes,
  one,
  ones,
  places,
  symbolList,
  the,
  to,
} from './phrases.ts';

/** "a Torre em B3, no eixo Sul–Norte" */
function insertionOf(insertion: Insertion): string {
  const { symbol: kind, cell, after, star } = insertion;
  const turned = turnOf(insertion, lie);
  const back = after === 'withdraw' ? `, recolhendo-${kind === 'fire' ? 'o' : 'a'}` : '';
  const line = star ? `, rearranjando ${lines[star.line]}` : '';
  return `${one(kind)} ${at(cell)}${turned}${line}${back}`;
}

const aim = aimIn({
  modes,
  places,
  list,
  whoIn,
  countCards,
  symbolList,
  at,
  target: (who) => `alvo: ${who}`,
  targets: (who) => `alvos: ${who}`,
  give: (kind) => `dá ${one(kind)}`,
  loss: (loss, say) => own(the(loss.symbol), loss.seat, say),
  insertion: insertionOf,
  move: (move) => `${from(move.from)} ${to(move.to)}`,
  discard: (kind) => `descarta ${one(kind)}`,
  recipient: (who) => `uma Pegada para ${who}`,
});

const named = (cards: readonly CardName[] | undefined): string => (cards?.length ? `: ${cardList(cards)}` : '');

export const events: ByKind<Event> = {
  'first-traveller': ({ seat }, say) => `${who(seat, say)} começa a jornada.`,
  drafted: ({ seat, card: name }, say) => `${who(seat, say)} ficou com ${name ? card(name) : 'uma carta do maço'}.`,
  'ordered-decks': ({ seat }, say) => `${who(seat, say)} terminou de olhar e ordenar os próprios decks.`,
  opened: ({ seat, symbols }, say) =>
    symbols.length === 0
      ? `${who(seat, say)} começa sem símbolos na reserva.`
      : `${who(seat, say)} começa com ${ones(symbols)} na reserva.`,
  turn: ({ seat, round, repeated }, say) =>
    `Rodada ${round}: ${own('o turno', seat, say)}${repeated ? ', repetido' : ''}.`,
  'turn-ended': ({ seat }, say) => `Terminou ${own('o turno', seat, say)}.`,

  acquired: ({ seat, from: owner, symbols }, say) =>
    owner === seat
      ? `${who(seat, say)} adquiriu ${ones(symbols)}.`
      : `${who(seat, say)} adquiriu ${ones(symbols)} ${own('da carta', owner, say)} e do mesmo depósito.`,
  'deck-turned-over': ({ seat }, say) => `${own('O deck de símbolos', seat, say)} acabou e o descarte foi virado.`,
  inserted: ({ seat, insertion }, say) => `${who(seat, say)} inseriu ${insertionOf(insertion)}.`,
  burned: ({ seat, symbol: kind, cell }, say) =>
    `O Fogo destruiu ${the(kind)} ${at(cell)}; o símbolo vai para ${own('o depósito', seat, say)}.`,
  cleaned: ({ seat, cell }, say) =>
    `A Cachoeira limpou o Fogo ${at(cell)}, que vai para ${own('o depósito', seat, say)}.`,
  transformed: ({ seat, cell, symbol: kind, way }, say) =>
    `${who(seat, say)} transformou a Cachoeira ${at(cell)} em ${one(kind)}${way !== null && kind === 'tower' ? `, ${lie(kind, way)}` : ''}.`,
  relocated: ({ seat, symbol: kind, from: before, to: after, way }, say) =>
    `${who(seat, say)} realocou ${the(kind)} ${from(before)} ${to(after)}${way === null || kind === 'footprint' ? '' : `, ${lie(kind, way)}`}.`,
  destroyed: ({ seat, symbol: kind, cell }, say) =>
    `${who(seat, say)} destruiu ${the(kind)} ${at(cell)} e leva o símbolo ao próprio depósito.`,
  'waterfall-expired': ({ seat, cell }, say) => `A Cachoeira ${at(cell)} voltou ${own('ao depósito', seat, say)}.`,

  'declared-walk': ({ seat, cell }, say) =>
    cell === 'rift'
      ? `${who(seat, say)} quer andar até a Fenda e vencer.`
      : `${who(seat, say)} quer andar ${to(cell)}.`,
  walked: ({ seat, cell, by }, say) =>
    by === seat
      ? `${who(seat, say)} andou ${to(cell)}.`
      : `${who(by, say)} levou ${own('o token', seat, say)} ${to(cell)}.`,
  stayed: ({ seat }, say) => `${who(seat, say)} ficou onde está.`,
  invaded: ({ seat, land, cell }, say) => `${who(seat, say)} invadiu ${own('a terra', land, say)} e está ${at(cell)}.`,
  pushed: ({ seat, mirror, cell }, say) => `O Espelho ${at(mirror)} empurrou ${own('o token', seat, say)} ${to(cell)}.`,
  decayed: ({ seat, mirror }, say) =>
    `O Espelho ${at(mirror)} empurrou ${own('o token', seat, say)}, que decaiu ao ponto inicial.`,
  'entered-final-zone': ({ seat }, say) => `${who(seat, say)} entrou na Zona Final, onde só se usam cartas reservadas.`,
  'left-final-zone': ({ seat }, say) => `${who(seat, say)} saiu da Zona Final; a mão voltou à Reserva Final.`,

  'declared-memories': ({ seat }, say) => `${who(seat, say)} anunciou a 4ª fase.`,
  reserved: ({ seat, card: name }, say) => `${who(seat, say)} pôs ${name ? card(name) : 'uma carta'} na Reserva Final.`,
  discarded: ({ seat, card: name }, say) => `${who(seat, say)} descartou ${card(name)}.`,
  drew: ({ seat, count, cards }, say) => `${who(seat, say)} comprou ${countCards(count)}${named(cards)}.`,
  'put-back': ({ seat, count, cards }, say) =>
    `${who(seat, say)} pôs ${countCards(count)} no topo do próprio deck${named(cards)}.`,
  'took-up-reserve': ({ seat, count }, say) => `${who(seat, say)} recolheu ${countCards(count)} da Reserva Final.`,

  used: ({ seat, user, card: name, effect, kept, choice }, say) => {
    const help = user === seat ? '' : ` em favor de ${whoIn(user, say)}`;
    const carried = effect === name ? '' : `, com o efeito de ${card(effect)}`;
    const waits = kept ? ', para guardar' : '';
    return `${who(seat, say)} usou ${card(name)}${help}${carried}${waits}${aim(choice, user, say)}.`;
  },
  'help-declined': ({ seat, from: helper, card: name }, say) =>
    `${who(seat, say)} recusou ${cardOf(name, helper, say)}; a carta foi gasta.`,
  cancelled: ({ seat, user, card: name }, say) => `${who(seat, say)} anulou ${cardOf(name, user, say)}.`,
  protected: ({ seat, card: name }, say) => `${who(seat, say)} se livrou de ${card(name)}.`,
  opposed: ({ seat, user, card: name }, say) => `${who(seat, say)} impediu ${cardOf(name, user, say)}.`,
  failed: ({ seat, card: name, to: place }, say) =>
    `A carta ${card(name)} ficou sem efeito e ${place === 'hand' ? `voltou ${own('à mão', seat, say)}` : `foi ${own('ao descarte', seat, say)}`}.`,
  suspended: ({ seat, card: name }, say) =>
    `A carta ${card(name)} foi tomada ${seat === say.me ? 'de você' : `de ${who(seat, say)}`} e não tem mais esse efeito.`,
  waits: ({ seat, card: name, on, board }, say) =>
    on === 'deck'
      ? `A carta ${card(name)} espera aberta sobre ${own('o deck', board, say)}, que fica bloqueado.`
      : `A carta ${card(name)} espera por ${whoIn(seat, say)} sobre ${own('a Reserva Final', board, say)}, que fica bloqueada.`,
  'waiting-discarded': ({ seat, card: name }, say) =>
    `A carta ${card(name)} deixou de esperar e foi ${own('ao descarte', seat, say)}.`,

  'turn-prevented': ({ seat, by }, say) => `${who(by, say)} impediu ${ownBy(by, 'o turno', seat, say)}.`,
  'acquisition-undone': ({ seat, by }, say) => `${who(by, say)} desfez ${ownBy(by, 'a aquisição', seat, say)}.`,
  'insertion-undone': ({ seat, by }, say) => `${who(by, say)} desfez ${ownBy(by, 'a inserção', seat, say)}.`,
  sealed: ({ seat, by }, say) =>
    `${who(by, say)} selou os campos: neste turno ${by === seat ? '' : `${whoIn(seat, say)} `}não insere símbolos de ataque.`,
  silenced: ({ seat, by }, say) =>
    `${who(by, say)} consultou o Oráculo: neste turno ${by === seat ? '' : `${whoIn(seat, say)} `}não reserva nem compra cartas.`,
  'walk-prevented': ({ seat, by }, say) => `${who(by, say)} impediu ${ownBy(by, 'a caminhada', seat, say)}.`,
  'turn-repeats': ({ seat, by }, say) =>
    `${who(by, say)} invocou os ventos${by === seat ? ' e' : `: ${whoIn(seat, say)}`} joga outro turno.`,
  'gave-footprint': ({ seat, to: other, source }, say) =>
    `${who(seat, say)} deu uma Pegada ${source === 'depot' ? 'do depósito' : 'da reserva'} a ${whoIn(other, say)}.`,
  'hands-rotated': ({ clockwise }) =>
    `Todas as mãos passaram um lugar em sentido ${clockwise ? 'horário' : 'anti-horário'}.`,
  'symbol-cards-rotated': ({ clockwise, mode }) =>
    `${mode === 'whole-decks' ? 'Os decks de símbolos' : 'As Cartas de Símbolos reveladas'} passaram um lugar em sentido ${clockwise ? 'horário' : 'anti-horário'}.`,
  'traded-symbols': ({ seat, with: other, given, received }, say) =>
    given === null
      ? `${who(seat, say)} tomou ${ones(received)} ${own('da reserva', other, say)}.`
      : `${who(seat, say)} deu ${one(given)} a ${whoIn(other, say)} e recebeu ${ones(received)}.`,
  'symbol-removed': ({ seat, symbol: kind, by }, say) =>
    `${who(by, say)} tirou ${one(kind)} ${ownBy(by, 'da reserva', seat, say)}.`,
  'symbol-discarded': ({ seat, symbol: kind }, say) => `${who(seat, say)} descartou ${one(kind)} da reserva.`,
  'symbol-blocked': ({ seat, symbol: kind, to: place }, say) =>
    `${capital(the(kind))} não entrou e foi para ${own(place === 'reserve' ? 'a reserva' : 'o depósito', seat, say)}.`,
  'symbols-copied': ({ seat, symbols }, say) => `${who(seat, say)} pegou do depósito ${ones(symbols)}.`,
  eliminated: ({ seat, place, card: name, by }, say) =>
    `${who(by, say)} eliminou ${card(name)} ${own(`da ${places[place]}`, seat, say)}.`,
  'traded-cards': ({ seat, with: other, ownPlace, place, count, given, received }, say) => {
    const got = received?.length ? cardList(received) : countCards(count);
    if (ownPlace === null) return `${who(seat, say)} tomou ${got} ${own(`da ${places[place]}`, other, say)}.`;
    const gift = given ? card(given) : 'uma carta';
    if (seat === other)
      return `${who(seat, say)} trocou ${gift} da ${places[ownPlace]} por ${got} da ${places[place]}.`;
    return `${who(seat, say)} deu ${gift} da ${places[ownPlace]} por ${got} ${own(`da ${places[place]}`, other, say)}.`;
  },
  revealed: ({ seat, cards }, say) => `Ficam reveladas ${own('as cartas reservadas', seat, say)}: ${cardList(cards)}.`,
};
