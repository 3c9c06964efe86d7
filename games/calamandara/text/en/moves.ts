import { capital } from '@tavola/games/text/capital.ts';
import { who, whoIn, whose } from '@tavola/games/text/en.ts';
import type { ByKind } from '@tavola/kernel/face/text.ts';
import type { Move } from '../../rules/state/moves.ts';
import { SYMBOL_CARDS } from '../../rules/state/symbols.ts';
import { at, card, cellName, lines, modes, one, ones, symbol, the, ways } from './phrases.ts';

export const moves: ByKind<Move> = {
  'take-card': (it) => `Take ${card(it.card)}`,
  'next-symbol-card': ({ number }) => {
    const { top, bottom } = SYMBOL_CARDS[number]!;
    return `${symbol(top)}; then ${bottom.map(symbol).join(', ')}`;
  },
  'next-card': (it) => card(it.card),
  'keep-rest': 'Leave the rest as it is',
  open: ({ symbols }) => (symbols.length === 0 ? 'Begin without symbols' : `Begin with ${ones(symbols)}`),
  use: ({ card: name, from, on }, say) =>
    from === undefined
      ? `Use ${card(name)}`
      : from === 'deck'
        ? `Use ${card(name)}, waiting on your deck`
        : `Use ${card(name)}, waiting with ${on === undefined ? 'another traveller' : whoIn(on, say)}`,
  pass: 'Pass',
  acquire: 'Acquire',
  skip: 'Skip this phase',
  bottom: (it) => `Take ${the(it.symbol)}`,
  insert: (it) => `Insert ${the(it.symbol)}`,
  transform: ({ cell }) => `Transform the Waterfall ${at(cell)}`,
  done: 'Done',
  at: ({ cell }) => capital(cellName(cell)),
  way: ({ way }) => capital(ways[way]),
  'leave-it': 'Leave it on the board',
  withdraw: 'Take it back to the depot',
  line: ({ line }) => `Rearrange ${lines[line]}`,
  become: (it) => `Turn it into ${one(it.symbol)}`,
  walk: ({ cell }) => `Walk to ${cellName(cell)}`,
  stay: 'Stay put',
  memories: 'Take phase 4',
  reserve: (it) => `Reserve ${card(it.card)}`,
  discard: ({ card: name, waiting }) =>
    waiting ? `Discard ${card(name)}, waiting on the deck` : `Discard ${card(name)}`,
  none: 'Discard nothing',
  draw: ({ count }) => (count === 0 ? 'Draw nothing' : `Draw ${count}`),
  'put-back': (it) => `Put ${card(it.card)} on your memory deck`,
  seat: ({ seat }, say) => who(seat, say),
  accept: 'Accept',
  decline: 'Decline',
  place: ({ place }) => (place === 'hand' ? 'The hand' : 'The Final Reserve'),
  mode: ({ mode }) => modes[mode],
  count: ({ count }) => (count === 1 ? 'One card' : `${count} cards`),
  symbol: (it) => symbol(it.symbol),
  'symbol-of': ({ seat, symbol: kind }, say) => capital(`${whose(seat, say)} ${symbol(kind)}`),
  source: ({ source }) => (source === 'depot' ? 'From the depot' : 'From the reserve'),
  revive: ({ seat, card: name }, say) => `Revive ${whose(seat, say)} ${card(name)}`,
  'use-now': 'Use it now',
  'keep-it': 'Keep it on the deck',
  'revealed-card': (it) => `${card(it.card)} (revealed)`,
  'hidden-card': 'A hidden card, unseen',
  give: (it) => `Give ${card(it.card)}`,
};
