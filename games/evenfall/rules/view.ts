/** What each seat may see (rules section 8). */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { modifiers } from './state/abilities.ts';
import { sum } from './state/counters.ts';
import { type Player, playerOf, type State } from './state/state.ts';

export type PlayerView = Omit<Player, 'hand' | 'aside'> & {
  /** The cards for their owner, null for everybody else. */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  readonly aside: number;
  /** What cards add to it in every conflict (EVE-5.7). */
  readonly strength: number;
};
export type View = Pick<
  State,
  | 'side'
  | 'round'
  | 'phase'
  | 'firstPlayer'
  | 'turn'
  | 'resolved'
  | 'conflict'
  | 'regions'
  | 'automa'
  | 'discard'
  | 'box'
  | 'boxedCatalysts'
  | 'redStone'
  | 'sheets'
  | 'automaSheet'
> & {
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly placeDeck: number;
};

export function view(state: State, eyes: Eyes): View {
  const { side, round, phase, firstPlayer, turn, resolved, conflict, regions, automa } = state;
  const { discard, box, boxedCatalysts, redStone, sheets, automaSheet, deck, placeDeck, players } = state;
  const open = { side, round, phase, firstPlayer, turn, resolved, conflict, regions, automa };
  const piles = { discard, box, boxedCatalysts, redStone, sheets, automaSheet };
  return copy({
    ...open,
    ...piles,
    deck: deck.length,
    placeDeck: placeDeck.length,
    players: players.map((_, seat) => playerView(state, seat, seat === eyes || eyes === 'open')),
  });
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const player = playerOf(state, seat);
  const { coven, herb, elixir, knowledge, mana, vp, witches, elders, track, tokenActive } = player;
  const { outer, inner, specialists, council, stones, copied, boardField, discounts, passed, hand, aside } = player;
  return {
    ...{ coven, herb, elixir, knowledge, mana, vp, witches, elders, track, tokenActive },
    ...{ outer, inner, specialists, council, stones, copied, boardField, discounts, passed },
    hand: own ? hand : null,
    handSize: hand.length,
    aside: aside.length,
    strength: sum(modifiers(state, seat, 'strength'), ({ amount }) => amount),
  };
}
