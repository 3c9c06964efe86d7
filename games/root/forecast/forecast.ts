/** What a pick will bring, from what the view tells: who will rule, and what a battle may cost. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { DIE } from '../data/constants.ts';
import type { Clearing } from '../data/maps.ts';
import type { Prospect } from '../rules/battle/prospect.ts';
import type { View } from '../rules/view/view.ts';

export const NOBODY = -1;

/** The seat with the most, ties to `tieWinner` where it is among them. */
export function rulerAmong(strength: readonly number[], tieWinner: Seat): Seat {
  const most = Math.max(0, ...strength);
  if (most === 0) return NOBODY;
  const first = strength.flatMap((one, seat) => (one === most ? [seat] : []));
  if (first.length === 1) return first[0] as Seat;
  return first.includes(tieWinner) ? tieWinner : NOBODY;
}

/** Who rules a clearing when `seat` has this many more warriors or buildings there, or fewer. */
export function rulerAfter({ rule, tieWinner, open }: View, clearing: Clearing, seat: Seat, change: number): Seat {
  const now = rule[clearing];
  if (!now) return NOBODY;
  if (now.anyway) return now.ruler;
  const strength = now.strength.map((one, i) => (i === seat ? Math.max(0, one + change) : one));
  const people = open.players.flatMap(({ automaton }, i) => (automaton ? [] : [i]));
  return rulerAmong(open.cooperative?.teamRule ? asATeam(strength, people) : strength, tieWinner);
}

/** AUT-C-4: people add up what they have; the one who has most of it stands for all. */
function asATeam(strength: readonly number[], people: readonly Seat[]): readonly number[] {
  const own = people.map((one) => strength[one] ?? 0);
  const first = people[own.indexOf(Math.max(...own))];
  const all = own.reduce((sum, one) => sum + one, 0);
  return strength.map((one, seat) => (seat === first ? all : people.includes(seat) ? 0 : one));
}

type Rolls = Pick<Prospect, 'most' | 'reversed' | 'extra'>;

/** How often each number of hits falls on a side, of all throws of the two dice. */
export function hitsOn({ most, reversed, extra }: Rolls, side: 'attacker' | 'defender'): readonly number[] {
  const dealer = side === 'defender' ? 0 : 1;
  const takesHigh = (dealer === 0) !== reversed;
  const chances: number[] = [];
  for (const one of DIE) {
    for (const two of DIE) {
      const die = takesHigh ? Math.max(one, two) : Math.min(one, two);
      const hits = Math.min(die, most[dealer]) + extra[dealer];
      chances[hits] = (chances[hits] ?? 0) + 1 / DIE.length ** 2;
    }
  }
  return Array.from(chances, (chance) => chance ?? 0);
}
