/** Who won and by what rule, in one sentence: over the score and as the last line of the log. */
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Text } from '../../text/languages.ts';
import type { GamePart } from './parts.tsx';

type Ended = {
  readonly outcome: Outcome;
  readonly view: unknown;
  /** How many sit at the table. */
  readonly seats: number;
  readonly viewer: Viewer;
};

export function endSentence(t: Text['result'], game: GamePart, { outcome, view, seats, viewer }: Ended): string {
  const who = winnersOf(t, game, outcome.winners, seats, viewer);
  const by = game.face.scores?.ending?.(outcome, view, game.say)?.by ?? null;
  return by === null ? who : t.by(who, by);
}

function winnersOf(
  t: Text['result'],
  { say }: GamePart,
  winners: readonly Seat[],
  seats: number,
  viewer: Viewer,
): string {
  const names = winners.toSorted((a, b) => Number(b === viewer) - Number(a === viewer)).map(say.who);
  if (names.length === 0) return t.nobody;
  if (winners.length === seats && seats > 1) return t.draw;
  return winners.length === 1 && winners[0] === viewer ? t.youWon : t.winners(names);
}
