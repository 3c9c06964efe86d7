/** Who sees what (rules section 8). */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import type { Card } from '../../data/cards.ts';
import { PLACES } from '../../data/maps.ts';
import { type Fight, fightsOf, type Prospect, prospectOf } from '../battle/prospect.ts';
import { factionAt } from '../contract/registry.ts';
import type { Open, State } from '../state/state.ts';
import { type Rule, ruleAt, tieWinner } from '../woodland/rule.ts';

export type View = {
  readonly open: Open;
  /** Through whose eyes; null for spectators and when everything is open. */
  readonly me: Seat | null;
  /** By seat: the hands these eyes may see, and how many cards each has. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  readonly deck: number;
  /** By seat: what these eyes may see of what a faction keeps face down. */
  readonly secrets: readonly unknown[];
  /** By clearing, the Burrow at place 0: who rules, and by how much. */
  readonly rule: readonly Rule[];
  /** The seat that wins ties of rule; -1 for nobody. */
  readonly tieWinner: Seat;
  /** What the battle that is being fought may bring, before its dice. */
  readonly prospect: Prospect | null;
  /** Whose turn it is sees what attacking would bring, wherever somebody could be attacked. */
  readonly fights: readonly Fight[];
};

export function view(state: State, eyes: Eyes): View {
  const { open, hidden } = state;
  const visible = (seat: Seat) =>
    seat === eyes || eyes === 'open' || (open.players.length > 0 && factionAt(state, seat).cards.hand === 'open');
  return {
    open: copy(open),
    me: typeof eyes === 'number' ? eyes : null,
    hands: hidden.hands.map((hand, seat) => (visible(seat) ? [...hand] : null)),
    handSizes: hidden.hands.map((hand) => hand.length),
    deck: hidden.deck.length,
    secrets: open.players.map((_, seat) => factionAt(state, seat).secret?.view?.(state, seat, eyes) ?? null),
    rule: Array.from({ length: PLACES }, (_, clearing) => ruleAt(state, clearing)),
    tieWinner: tieWinner(state),
    prospect: open.battle === null ? null : prospectOf(state, open.battle),
    fights: eyes === open.turn.seat && open.stage === 'turns' ? fightsOf(state, eyes) : [],
  };
}
