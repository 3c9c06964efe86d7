import { de, own, who, whoIn } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Ask } from '../../rules/state/moves.ts';
import type { Window } from '../../rules/state/state.ts';
import { at, card, places, the } from './phrases.ts';

/** What may be answered in each window; things belong to the active traveller. */
const inWindow: { readonly [window in Window]: (owned: (noun: string) => string) => string } = {
  t0: (owned) => `Antes ${owned('do turno')}: usar uma carta?`,
  c1a: (owned) => `Impedir ${owned('a aquisição')}?`,
  c1b: (owned) => `Depois ${owned('da aquisição')}: usar uma carta?`,
  c2a: (owned) => `Impedir ${owned('a inserção')}?`,
  c2b: (owned) => `Depois ${owned('da inserção')}: usar uma carta?`,
  a3: (owned) => `Responder ${owned('à caminhada')}?`,
  a4: (owned) => `Antes ${owned('da 4ª fase')}: usar uma carta?`,
  te: (owned) => `Fim ${owned('do turno')}: usar uma carta?`,
};

export const asks: ByKind<Ask> = {
  draft: ({ left }) => `Escolha uma carta do maço (restam ${left})`,
  'order-symbol-deck': ({ left }) => `Ordene o seu deck de símbolos: qual vem a seguir? (faltam ${left})`,
  'order-memory-deck': ({ left }) => `Ordene o seu deck de lembranças: qual vem a seguir? (faltam ${left})`,
  'opening-symbols': 'Escolha até 2 símbolos do depósito para começar',

  window: (it, say) => inWindow[it.window]((noun) => own(noun, it.active, say)),
  respond: ({ user, card: played, effect }, say) =>
    played === effect
      ? `${who(user, say)} usou ${card(played)}. Responder?`
      : `${who(user, say)} usou ${card(played)} com o efeito de ${card(effect)}. Responder?`,

  acquire: '1ª fase: adquirir símbolos da sua carta?',
  'bottom-symbol': ({ top }) => `Além ${de(the(top))}, escolha um símbolo de baixo`,
  insert: '2ª fase: escolha um símbolo para inserir',
  'insert-where': ({ symbol: kind }) => `Escolha onde inserir ${the(kind)}`,
  'which-way': ({ symbol: kind, cell }) =>
    kind === 'tower'
      ? `Escolha o eixo da Torre ${at(cell)}`
      : kind === 'mirror'
        ? `Para onde aponta o Espelho ${at(cell)}?`
        : `Para onde olha ${the(kind)} ${at(cell)}?`,
  'fire-after': ({ cell }) => `O Fogo ${at(cell)} já queimou: ele fica ou volta ao depósito?`,
  'waterfall-after': ({ cell }) => `A Cachoeira ${at(cell)} já limpou: ela fica ou volta ao depósito?`,
  'star-line': ({ cell }) => `Qual linha a Estrela ${at(cell)} rearranja?`,
  'star-place': ({ symbol: kind, cell }) => `Para onde vai ${the(kind)} que está ${at(cell)}?`,
  transform: ({ cell }) => `Em que se transforma a Cachoeira ${at(cell)}?`,
  pushed: 'Um Espelho empurra o seu token: escolha para onde recuar',
  walk: '3ª fase: escolha até onde andar',
  memories: '4ª fase: reservar, descartar ou comprar cartas?',
  reserve: 'Escolha cartas para a Reserva Final',
  discard: 'Descartar uma carta?',
  draw: ({ most }) => (most === 1 ? 'Comprar uma carta?' : `Quantas cartas comprar? (até ${most})`),
  'draw-on-leaving': ({ most }) => `Você saiu da Zona Final: quantas cartas comprar? (até ${most})`,
  'keep-three': ({ left }) => `Cartas demais: escolha quais voltam ao deck (faltam ${left})`,

  'for-whom': ({ card: name }) => `${card(name)}: para quem?`,
  'accept-help': ({ card: name, from }, say) => `${who(from, say)} oferece ${card(name)} a você. Aceitar?`,
  target: ({ card: name }) => `${card(name)}: escolha um viajante`,
  'reveal-next': ({ card: name }) => `${card(name)}: de quem revelar as cartas reservadas?`,
  place: ({ card: name, target }, say) => `${card(name)}: ${own('a mão', target, say)} ou a Reserva Final?`,
  'own-place': ({ card: name }) => `${card(name)}: dar uma carta da mão ou da Reserva Final?`,
  mode: ({ card: name }) =>
    name === 'nightmare-of-abandonment'
      ? `${card(name)}: trocar (dar um símbolo, receber dois) ou só tomar um?`
      : `${card(name)}: escolha o modo`,
  'how-many': ({ card: name, target }, say) => `${card(name)}: quantas ${own('das cartas', target, say)} receber?`,
  'give-symbol': ({ card: name, target }, say) =>
    `${card(name)}: que símbolo da sua reserva dar a ${whoIn(target, say)}?`,
  'take-symbol': ({ card: name, target }, say) => `${card(name)}: que símbolo tomar ${own('da reserva', target, say)}?`,
  'remove-symbol': ({ card: name, left }) => `${card(name)}: escolha um símbolo das reservas (até ${left})`,
  'discard-symbol': ({ card: name }) => `${card(name)}: descarte um símbolo da sua reserva`,
  'theory-symbol': ({ card: name }) => `${card(name)}: que símbolo copiar?`,
  'plural-symbol': ({ card: name }) => `${card(name)}: que símbolo inserir?`,
  destroy: ({ left }) => `Ruínas de Domodora: escolha um símbolo para destruir (até ${left})`,
  relocate: ({ left }) => `Laceração Obtusa: escolha um símbolo para realocar (até ${left})`,
  'relocate-where': ({ symbol: kind, cell }) => `Para onde vai ${the(kind)} que está ${at(cell)}?`,
  entropy: ({ done }) =>
    done === 0 ? 'Entropia Dogmática: escolha um símbolo para inserir' : 'Entropia Dogmática: inserir mais um?',
  'invade-where': ({ target }, say) => `Dimensões Relativas: em que Pegada ${own('da terra', target, say)} entrar?`,
  'walk-where': ({ target }, say) => `Lamentos de Lucaresti: até onde levar ${own('o token', target, say)}?`,
  'footprint-source': 'Sopro dos Seres: de onde vem a Pegada que você dá?',
  'footprint-recipient': 'Sopro dos Seres: quem recebe a Pegada?',
  revive: "Calamandara Q'Hoz: que carta reviver?",
  'now-or-later': ({ card: name }) => `${card(name)}: usar agora ou guardar sobre o deck?`,

  'blind-pick': ({ card: name, target, place }, say) =>
    `${card(name)}: escolha uma carta ${own(`da ${places[place]}`, target, say)}`,
  'own-card': ({ card: name, place }) => `${card(name)}: que carta da sua ${places[place]} dar?`,

  'who-begins': 'Quem começa a jornada?',
  'drew-card': ({ seat }, say) => `Que lembrança ${whoIn(seat, say)} comprou?`,
  'deck-card': ({ seat }, say) => `Que lembrança vem a seguir ${own('no deck', seat, say)}?`,
  'symbol-card': ({ seat }, say) => `Que Carta de Símbolos foi revelada ${own('no deck', seat, say)}?`,
  'deck-symbol-card': ({ seat }, say) => `Que Carta de Símbolos vem a seguir ${own('no deck', seat, say)}?`,
  'lost-card': ({ seat, place }, say) => `Que carta saiu ${own(`da ${places[place]}`, seat, say)}?`,
};
