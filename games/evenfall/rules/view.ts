/** What each seat may see, and how a seat imagines the rest (rules section 8). */
import type { Eyes, Seat } from '@tavola/kernel/ask.ts';
import { dealtAnew, type Rng } from '@tavola/kernel/rng.ts';
import type { Player, State } from './state.ts';

export type PlayerView = Omit<Player, 'hand' | 'aside'> & {
  /** The cards for their owner, null for everybody else. */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  readonly aside: number;
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
  return structuredClone({
    ...open,
    ...piles,
    deck: deck.length,
    placeDeck: placeDeck.length,
    players: players.map((player, seat) => playerView(player, seat === eyes || eyes === 'open')),
  });
}

function playerView(player: Player, own: boolean): PlayerView {
  const { coven, herb, elixir, knowledge, mana, vp, witches, elders, track, tokenActive } = player;
  const { outer, inner, specialists, council, stones, copied, boardField, discounts, passed, hand, aside } = player;
  return {
    ...{ coven, herb, elixir, knowledge, mana, vp, witches, elders, track, tokenActive },
    ...{ outer, inner, specialists, council, stones, copied, boardField, discounts, passed },
    hand: own ? hand : null,
    handSize: hand.length,
    aside: aside.length,
  };
}

/** A seat knows neither the order of a deck nor other hands. */
export function redeal(state: State, seat: Seat, rng: Rng): void {
  dealtAnew(state.placeDeck, rng);
  const others = state.players.filter((_, other) => other !== seat);
  const piles = [state.deck, ...others.flatMap(({ hand, aside }) => [hand, aside])];
  const unknown = dealtAnew(piles.flat(), rng);
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = unknown.pop() as string;
}
