/** How near each seat is to winning (ROOT-3), 0 to 1, by what lies open: points, or the clearings of a dominance card. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { suitOf } from './data/cards.ts';
import { WIN_VP } from './data/constants.ts';
import { type Clearing, clearings, maps } from './data/maps.ts';
import type { Player } from './rules/state/state.ts';
import type { View } from './rules/view/view.ts';

export function progress(view: View): readonly number[] {
  return view.open.players.map((_, seat) => progressOf(view, seat));
}

/** A coalition (ROOT-9.2.8) is as near as the partner, people who play together (AUT-C-1) as near as the last of them. */
function progressOf(view: View, seat: Seat): number {
  const { automaton } = view.open.players[seat] as Player;
  if (view.open.cooperative === null || automaton) return alone(view, seat);
  return Math.min(
    ...peopleIn(view).map((person) => (view.open.cooperative?.reached.includes(person) ? 1 : alone(view, person))),
  );
}

function peopleIn({ open }: View): Seat[] {
  return open.players.flatMap(({ automaton }, seat) => (automaton ? [] : [seat]));
}

function alone(view: View, seat: Seat): number {
  const { vp, dominance, partner } = view.open.players[seat] as Player;
  if (partner !== null) return progressOf(view, partner);
  return dominance === null ? Math.min(1, vp / WIN_VP) : dominanceOf(view, seat, dominance);
}

/** ROOT-3.3.1: the share of the clearings that are needed. */
function dominanceOf(view: View, seat: Seat, card: string): number {
  const { open } = view;
  const holds = (clearing: Clearing) => isStrongest(view, seat, clearing);
  const suit = suitOf(card);
  if (suit !== 'bird') {
    return Math.min(1, clearings.filter((one) => open.suits[one] === suit && holds(one)).length / 3);
  }
  const { corners, opposite } = maps[open.map];
  const share = (corner: Clearing) => (holds(corner) ? 0.5 : 0) + (holds(opposite[corner] as Clearing) ? 0.5 : 0);
  return Math.max(...corners.map(share));
}

/** Most warriors and buildings: what decides nearly always (ROOT-2.5), and enough for a curve. */
function isStrongest({ open }: View, seat: Seat, clearing: Clearing): boolean {
  const strengths = open.players.map(({ warriors, buildings }) =>
    buildings.reduce((sum, type) => sum + (type[clearing] ?? 0), warriors[clearing] ?? 0),
  );
  const own = strengths[seat] ?? 0;
  return own > 0 && strengths.every((strength, other) => other === seat || strength < own);
}
