/** The board in words, in Portuguese. */
import { counted, list, own, who, whoIn } from '@tavola/games/text/pt.ts';
import type { View } from '../../rules/view.ts';
import { type BoardWords, cardsInWords, depotInWords } from '../board.ts';
import { at, card, cardList, cardOf, countCards, lie, sides, some, symbol, to } from './phrases.ts';

const steps: { readonly [step in View['step']]: string } = {
  draft: 'triagem das lembranças',
  sequence: 'ordem dos decks',
  symbols: 'símbolos iniciais',
  begin: 'começo do turno',
  t0: 'antes da 1ª fase',
  phase1: '1ª fase, adquirir',
  c1b: 'depois da aquisição',
  phase2: '2ª fase, inserir',
  c2b: 'depois da inserção',
  phase3: '3ª fase, mover',
  a3: '3ª fase, caminhada declarada',
  phase4: '4ª fase, lembranças',
  a4: 'antes das lembranças',
  steps: '4ª fase, lembranças',
  cleanup: 'fim do turno',
  te: 'depois do turno',
  end: 'fim do turno',
};

const counting = { empty: 'vazia', countCards, cardList, list, some };

export const board: BoardWords = {
  turn: ({ round, active, step, first, repeated, pendingRepeats }, say) =>
    `Rodada ${round}, ${own('o turno', active, say)}${repeated ? ' (repetido)' : ''}: ${steps[step]}; primeiro viajante: ${whoIn(first, say)}${pendingRepeats > 0 ? '; segue outro turno' : ''}`,
  draft: ({ left, own: mine }) =>
    `Maço: ${countCards(left)}; as suas escolhas: ${mine.length === 0 ? 'nenhuma' : cardList(mine)}`,
  walk: ({ active, destination }, say) => `Caminhada declarada por ${whoIn(active, say)}: ${to(destination as string)}`,
  entry: ({ user, card: name, effect, kept, suspended, prevented, sealed }, say) =>
    `Na pilha: ${cardOf(name, user, say)}${effect === name ? '' : `, com o efeito de ${card(effect)}`}${kept ? ' (para guardar)' : ''}${suspended ? ' (suspensa)' : ''}${prevented ? ' (impedida)' : ''}${sealed ? ' (sem símbolos de ataque)' : ''}`,
  traveller: (it, say) => [
    `${who(it.seat, say)} (${sides[it.side]}): token ${it.token === 'start' ? 'no ponto inicial' : at(it.token)}${it.invading === null ? '' : `, invadindo ${own('a terra', it.invading, say)}`}; reserva: ${it.reserve.length === 0 ? 'vazia' : it.reserve.map(symbol).join(', ')}; depósito: ${depotInWords(counting, it)}`,
    `${own('As cartas', it.seat, say)}: mão ${cardsInWords(counting, it.hand)}; Reserva Final ${cardsInWords(counting, it.finalReserve)}; deck ${it.memoryDeck.length === 0 ? 'vazio' : cardsInWords(counting, it.memoryDeck)}; descarte ${it.discard.length === 0 ? 'vazio' : `do topo: ${cardList(it.discard.toReversed())}`}; Cartas de Símbolos: ${it.symbolDeck.length} sob a revelada, ${counted(it.symbolDiscard.length, 'usada', 'usadas')}; revelada: ${it.symbolCard ? `${symbol(it.symbolCard.top)}, depois ${it.symbolCard.bottom.map(symbol).join(' ou ')}` : 'nenhuma'}`,
    ...(it.revealed.length === 0 ? [] : [`Reveladas a todos, com ${whoIn(it.seat, say)}: ${cardList(it.revealed)}`]),
    ...it.onDeck.map((waiting) => `${card(waiting.card)} espera sobre ${own('o deck', it.seat, say)}`),
    ...it.onReserve.map(
      (waiting) =>
        `${card(waiting.card)} espera por ${whoIn(waiting.by, say)} sobre ${own('a Reserva Final', it.seat, say)}`,
    ),
    ...(it.sealed ? [`${who(it.seat, say)} não insere símbolos de ataque neste turno`] : []),
    ...(it.silenced ? [`${who(it.seat, say)} não reserva nem compra cartas neste turno`] : []),
  ],
  land: (side, { travellers }, say) => {
    if (side === null) return 'Centro';
    const owner = travellers.find((traveller) => traveller.side === side)!;
    return `Terra ${sides[side]} (${whoIn(owner.seat, say)})`;
  },
  symbol: ({ cell, kind, way, owner, ripe }, say) => {
    const turned = way === null ? '' : `, ${lie(kind, way)}`;
    const owned = owner === null ? '' : `, de ${whoIn(owner, say)}${ripe ? ', madura' : ''}`;
    return `${symbol(kind)} ${at(cell)}${turned}${owned}`;
  },
  empty: 'sem símbolos',
};
