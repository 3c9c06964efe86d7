import { capital } from '@tavola/games/text/capital.ts';
import { own, who, whoIn } from '@tavola/games/text/pt.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Move } from '../../rules/state/moves.ts';
import { SYMBOL_CARDS } from '../../rules/state/symbols.ts';
import { at, card, cardOf, cellName, lines, modes, ones, symbol, the, ways } from './phrases.ts';

export const moves: ByKind<Move> = {
  'take-card': (it) => `Ficar com ${card(it.card)}`,
  'next-symbol-card': ({ number }) => {
    const { top, bottom } = SYMBOL_CARDS[number]!;
    return `${symbol(top)}; depois ${bottom.map(symbol).join(', ')}`;
  },
  'next-card': (it) => card(it.card),
  'keep-rest': 'Deixar o resto como está',
  open: ({ symbols }) => (symbols.length === 0 ? 'Começar sem símbolos' : `Começar com ${ones(symbols)}`),
  use: ({ card: name, from, on }, say) =>
    from === undefined
      ? `Usar ${card(name)}`
      : from === 'deck'
        ? `Usar ${card(name)}, que espera sobre o seu deck`
        : `Usar ${card(name)}, que espera com ${on === undefined ? 'outro viajante' : whoIn(on, say)}`,
  pass: 'Passar',
  acquire: 'Adquirir',
  skip: 'Pular esta fase',
  bottom: (it) => `Pegar ${the(it.symbol)}`,
  insert: (it) => `Inserir ${the(it.symbol)}`,
  transform: ({ cell }) => `Transformar a Cachoeira ${at(cell)}`,
  done: 'Pronto',
  at: ({ cell }) => cellName(cell),
  way: ({ way }) => capital(ways[way]),
  'leave-it': 'Deixar no tabuleiro',
  withdraw: 'Recolher ao depósito',
  line: ({ line }) => `Rearranjar ${lines[line]}`,
  become: (it) => `Virar ${symbol(it.symbol)}`,
  walk: ({ cell }) => `Andar ${cell === 'rift' ? 'até a Fenda' : `até ${cellName(cell)}`}`,
  stay: 'Ficar onde está',
  memories: 'Fazer a 4ª fase',
  reserve: (it) => `Reservar ${card(it.card)}`,
  discard: ({ card: name, waiting }) =>
    waiting ? `Descartar ${card(name)}, que espera sobre o deck` : `Descartar ${card(name)}`,
  none: 'Não descartar',
  draw: ({ count }) => (count === 0 ? 'Não comprar' : `Comprar ${count}`),
  'put-back': (it) => `Pôr ${card(it.card)} sobre o seu deck de lembranças`,
  seat: ({ seat }, say) => who(seat, say),
  accept: 'Aceitar',
  decline: 'Recusar',
  place: ({ place }) => (place === 'hand' ? 'A mão' : 'A Reserva Final'),
  mode: ({ mode }) => modes[mode],
  count: ({ count }) => (count === 1 ? 'Uma carta' : `${count} cartas`),
  symbol: (it) => symbol(it.symbol),
  'symbol-of': ({ seat, symbol: kind }, say) => capital(own(the(kind), seat, say)),
  source: ({ source }) => (source === 'depot' ? 'Do depósito' : 'Da reserva'),
  revive: ({ seat, card: name }, say) => `Reviver ${cardOf(name, seat, say)}`,
  'use-now': 'Usar agora',
  'keep-it': 'Guardar sobre o deck',
  'revealed-card': (it) => `${card(it.card)} (revelada)`,
  'hidden-card': 'Uma carta oculta, às cegas',
  give: (it) => `Dar ${card(it.card)}`,
};
