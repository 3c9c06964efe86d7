import { de, own, who, whoIn } from '@tavola/games/text/pt.ts';
import { asked, type ByKind } from '@tavola/kernel/face/text.ts';
import type { Ask } from '../../rules/state/moves.ts';
import type { Window } from '../../rules/state/state.ts';
import { at, card, places, the } from './phrases.ts';

/** What may be answered in each window; things belong to the active traveller. */
const inWindow: { readonly [window in Window]: (owned: (noun: string) => string) => string } = {
  t0: (owned) => `Antes ${owned('do turno')}: carta?`,
  c1a: (owned) => `Impedir ${owned('a aquisição')}?`,
  c1b: (owned) => `Após ${owned('a aquisição')}: carta?`,
  c2a: (owned) => `Impedir ${owned('a inserção')}?`,
  c2b: (owned) => `Após ${owned('a inserção')}: carta?`,
  a3: (owned) => `Responder ${owned('à caminhada')}?`,
  a4: (owned) => `Antes ${owned('da 4ª fase')}: carta?`,
  te: (owned) => `Fim ${owned('do turno')}: carta?`,
};

export const asks: ByKind<Ask> = {
  draft: ({ left }) => `Pegue uma carta (restam ${left})`,
  'order-symbol-deck': ({ left }) =>
    asked(
      `Próximo símbolo do deck? Faltam ${left}`,
      `Ordene o seu deck de símbolos: qual vem a seguir? (faltam ${left})`,
    ),
  'order-memory-deck': ({ left }) =>
    asked(`Próxima lembrança? Faltam ${left}`, `Ordene o seu deck de lembranças: qual vem a seguir? (faltam ${left})`),
  'opening-symbols': asked('Escolha até 2 símbolos', 'Escolha até 2 símbolos do depósito para começar'),

  window: (it, say) => inWindow[it.window]((noun) => own(noun, it.active, say)),
  respond: ({ user, card: played, effect }, say) =>
    asked(
      `Responder a ${card(played)}?`,
      played === effect
        ? `${who(user, say)} usou ${card(played)}. Responder?`
        : `${who(user, say)} usou ${card(played)} com o efeito de ${card(effect)}. Responder?`,
    ),

  acquire: asked('1ª fase: adquirir símbolos?', '1ª fase: adquirir símbolos da sua carta?'),
  'bottom-symbol': ({ top }) =>
    asked('Escolha um símbolo de baixo', `Além ${de(the(top))}, escolha um símbolo de baixo`),
  insert: asked('2ª fase: insira um símbolo', '2ª fase: escolha um símbolo para inserir'),
  'insert-where': ({ symbol: kind }) => `Onde inserir ${the(kind)}?`,
  'which-way': ({ symbol: kind, cell }) =>
    kind === 'tower'
      ? `Qual o eixo da Torre ${at(cell)}?`
      : kind === 'mirror'
        ? asked('Para onde aponta o Espelho?', `Para onde aponta o Espelho ${at(cell)}?`)
        : asked(`Para onde olha ${the(kind)}?`, `Para onde olha ${the(kind)} ${at(cell)}?`),
  'fire-after': ({ cell }) =>
    asked('O Fogo fica ou volta ao depósito?', `O Fogo ${at(cell)} já queimou: ele fica ou volta ao depósito?`),
  'waterfall-after': ({ cell }) =>
    asked('A Cachoeira fica ou volta?', `A Cachoeira ${at(cell)} já limpou: ela fica ou volta ao depósito?`),
  'star-line': ({ cell }) => asked('Qual linha a Estrela rearranja?', `Qual linha a Estrela ${at(cell)} rearranja?`),
  'star-place': ({ symbol: kind, cell }) =>
    asked(`Para onde vai ${the(kind)}?`, `Para onde vai ${the(kind)} que está ${at(cell)}?`),
  transform: ({ cell }) => asked('A Cachoeira se transforma em quê?', `Em que se transforma a Cachoeira ${at(cell)}?`),
  pushed: asked('Espelho: recuar para onde?', 'Um Espelho empurra o seu token: escolha para onde recuar'),
  walk: '3ª fase: até onde andar?',
  memories: asked('4ª fase: mexer nas cartas?', '4ª fase: reservar, descartar ou comprar cartas?'),
  reserve: 'Reserva Final: escolha cartas',
  discard: 'Descartar uma carta?',
  draw: ({ most }) => (most === 1 ? 'Comprar uma carta?' : `Quantas cartas comprar? (até ${most})`),
  'draw-on-leaving': ({ most }) =>
    asked(`Quantas cartas comprar? (até ${most})`, `Você saiu da Zona Final: quantas cartas comprar? (até ${most})`),
  'keep-three': ({ left }) =>
    asked(`Que carta volta ao deck? Faltam ${left}`, `Cartas demais: escolha quais voltam ao deck (faltam ${left})`),

  'for-whom': ({ card: name }) => `${card(name)}: para quem?`,
  'accept-help': ({ card: name, from }, say) =>
    asked(`Aceitar ${card(name)}?`, `${who(from, say)} oferece ${card(name)} a você. Aceitar?`),
  target: ({ card: name }) => `${card(name)}: em quem?`,
  'reveal-next': ({ card: name }) =>
    asked('Revelar as reservas de quem?', `${card(name)}: de quem revelar as cartas reservadas?`),
  place: ({ card: name, target }, say) =>
    asked('A mão ou a Reserva Final?', `${card(name)}: ${own('a mão', target, say)} ou a Reserva Final?`),
  'own-place': ({ card: name }) =>
    asked('Dar da mão ou da Reserva Final?', `${card(name)}: dar uma carta da mão ou da Reserva Final?`),
  mode: ({ card: name }) =>
    name === 'nightmare-of-abandonment'
      ? asked('Trocar símbolos ou só tomar um?', `${card(name)}: trocar (dar um símbolo, receber dois) ou só tomar um?`)
      : `${card(name)}: como?`,
  'how-many': ({ card: name, target }, say) =>
    asked('Quantas cartas receber?', `${card(name)}: quantas ${own('das cartas', target, say)} receber?`),
  'give-symbol': ({ card: name, target }, say) =>
    asked(
      `Que símbolo dar a ${whoIn(target, say)}?`,
      `${card(name)}: que símbolo da sua reserva dar a ${whoIn(target, say)}?`,
    ),
  'take-symbol': ({ card: name, target }, say) =>
    asked(
      target === say.me ? 'Que símbolo tomar?' : `Que símbolo tomar de ${whoIn(target, say)}?`,
      `${card(name)}: que símbolo tomar ${own('da reserva', target, say)}?`,
    ),
  'remove-symbol': ({ card: name, left }) =>
    asked(`Tire um símbolo (até ${left})`, `${card(name)}: escolha um símbolo das reservas (até ${left})`),
  'discard-symbol': ({ card: name }) =>
    asked('Descarte um símbolo da reserva', `${card(name)}: descarte um símbolo da sua reserva`),
  'theory-symbol': ({ card: name }) => asked('Que símbolo copiar?', `${card(name)}: que símbolo copiar?`),
  'plural-symbol': ({ card: name }) => asked('Que símbolo inserir?', `${card(name)}: que símbolo inserir?`),
  destroy: ({ left }) =>
    asked(`Destrua um símbolo (até ${left})`, `Ruínas de Domodora: escolha um símbolo para destruir (até ${left})`),
  relocate: ({ left }) =>
    asked(`Realoque um símbolo (até ${left})`, `Laceração Obtusa: escolha um símbolo para realocar (até ${left})`),
  'relocate-where': ({ symbol: kind, cell }) =>
    asked(`Para onde vai ${the(kind)}?`, `Para onde vai ${the(kind)} que está ${at(cell)}?`),
  entropy: ({ done }) =>
    done === 0
      ? asked('Insira um símbolo', 'Entropia Dogmática: escolha um símbolo para inserir')
      : asked('Inserir mais um?', 'Entropia Dogmática: inserir mais um?'),
  'invade-where': ({ target }, say) =>
    asked('Em que Pegada entrar?', `Dimensões Relativas: em que Pegada ${own('da terra', target, say)} entrar?`),
  'walk-where': ({ target }, say) =>
    asked(
      target === say.me ? 'Até onde levar o seu token?' : `Até onde levar ${whoIn(target, say)}?`,
      `Lamentos de Lucaresti: até onde levar ${own('o token', target, say)}?`,
    ),
  'footprint-source': asked('De onde vem a Pegada que você dá?', 'Sopro dos Seres: de onde vem a Pegada que você dá?'),
  'footprint-recipient': asked('Quem recebe a Pegada?', 'Sopro dos Seres: quem recebe a Pegada?'),
  revive: asked('Que carta reviver?', "Calamandara Q'Hoz: que carta reviver?"),
  'now-or-later': ({ card: name }) =>
    asked('Usar agora ou guardar?', `${card(name)}: usar agora ou guardar sobre o deck?`),

  'blind-pick': ({ card: name, target, place }, say) =>
    asked(
      target === say.me ? 'Escolha uma carta' : `Escolha uma carta de ${whoIn(target, say)}`,
      `${card(name)}: escolha uma carta ${own(`da ${places[place]}`, target, say)}`,
    ),
  'own-card': ({ card: name, place }) =>
    asked(`Que carta da ${places[place]} dar?`, `${card(name)}: que carta da sua ${places[place]} dar?`),

  'who-begins': 'Quem começa a jornada?',
  'drew-card': ({ seat }, say) => `Que lembrança ${whoIn(seat, say)} comprou?`,
  'deck-card': ({ seat }, say) =>
    asked('Que lembrança vem a seguir?', `Que lembrança vem a seguir ${own('no deck', seat, say)}?`),
  'symbol-card': ({ seat }, say) =>
    asked('Que carta foi revelada?', `Que Carta de Símbolos foi revelada ${own('no deck', seat, say)}?`),
  'deck-symbol-card': ({ seat }, say) =>
    asked('Que carta vem a seguir?', `Que Carta de Símbolos vem a seguir ${own('no deck', seat, say)}?`),
  'lost-card': ({ seat, place }, say) =>
    asked(`Que carta saiu da ${places[place]}?`, `Que carta saiu ${own(`da ${places[place]}`, seat, say)}?`),
};
