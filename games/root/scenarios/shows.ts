/** For walks: which events of Root tell a seat more than its view keeps. */
import type { Shows } from '@tavola/testing/secrecy.ts';

/** What a rule shows to somebody and the view does not keep. */
export const shows: Shows = {
  // Codebreakers: a look at a hand.
  'saw-hand': 'privately',
  // Outrage: a hand without a matching card is shown; where no card is left to draw, nothing on the table changes.
  'alliance.shown': 'alliance.shown',
  // Swap Meet: a player who holds nothing else gives back the card that they took.
  stolen: 'given',
  given: 'stolen',
  // A discarded card lies open until the pile is shuffled into a new deck; an automaton may turn and discard several orders in one turn.
  discarded: 'reshuffled',
  'automaton.order': 'reshuffled',
  'automaton.order-discarded': 'reshuffled',
  // Cards that the Duchy revealed go back to its hand in Evening.
  'duchy.revealed': 'duchy.returned',
  'duchy.returned': 'duchy.returned',
};
