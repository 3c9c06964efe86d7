/** What a table of Oath may agree on. */
import type { SeatSetup } from '@tavola/kernel/rules/game.ts';
import { flag, oneOf, settings, type ValuesOf } from '@tavola/kernel/rules/settings.ts';

const fields = {
  /** OATH-8: the winner writes the Chronicle, and the next game can follow from it. */
  chronicle: flag(),
  /** OATH-G33: may a power whose whole cost is burned be used on a card that holds tokens? */
  exhaustedBurnPowers: oneOf(['allow', 'forbid'], { rare: true }),
  /** OATH-G34: do the survivors of a defeated attacker's sites go to the board or stay? */
  defeatedAttackerSites: oneOf(['recall', 'stay'], { rare: true }),
} as const;

/** OATH-9: a Clockwork Prince has nothing to choose: on the first seat he is the Chancellor, elsewhere an Exile. */
export const seatSettings = { automaton: settings({}) };
const MOST_PRINCES = 2;

/** At most two Princes, and somebody who plays. */
export function refuse(_: Options, seats: readonly SeatSetup[]): string | null {
  const princes = seats.filter(({ kind }) => kind === 'automaton').length;
  if (princes === seats.length) return 'only-princes';
  return princes > MOST_PRINCES ? 'too-many-princes' : null;
}

export type Options = ValuesOf<typeof fields>;
export const options = settings(fields);
