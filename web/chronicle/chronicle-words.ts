/** A chronicle in words: who is who, who won, and what each game left behind. */
import type { Say } from '@tavola/kernel/face/text.ts';
import type { CSSProperties } from 'react';
import type { OpenGame } from '../shelf/game-list.ts';
import { useText } from '../text/catalogue.ts';
import type { ChronicleGame } from './chronicle.ts';

export type ChronicleWords = {
  /** Seats are those of the game that is looked at. */
  readonly say: Say;
  winner(game: ChronicleGame): string;
  /** "You won", "Bento wins". */
  won(game: ChronicleGame): string;
  gameLines(game: ChronicleGame): readonly string[];
  /** The colour in which the winner played. */
  colour(game: ChronicleGame): CSSProperties;
};

export function useChronicleWords(
  games: readonly ChronicleGame[],
  open: OpenGame,
  here: ChronicleGame | undefined,
): ChronicleWords {
  const t = useText();
  const nameOf = ({ seats, mine }: ChronicleGame, seat: number): string => {
    if (mine.length === 1 && mine.includes(seat)) return t.chronicle.you;
    return seats[seat]?.name || t.chronicle.player(seat + 1);
  };
  const say: Say = {
    language: open.language,
    me: 'spectator',
    who: (seat) => (here ? nameOf(here, seat) : ''),
    words: open.text.words,
  };
  return {
    say,
    winner: (game) => game.outcome?.winners.map((seat) => nameOf(game, seat)).join(', ') ?? t.chronicle.running,
    colour(game) {
      const left = game.outcome?.legacy?.open;
      const look = left === undefined ? null : open.face.legacy?.winner?.(left);
      return look ? ({ '--seat': look.colour, '--seat-ink': look.ink } as CSSProperties) : {};
    },
    won(game) {
      const winners = game.outcome?.winners ?? [];
      const isYou = game.mine.length === 1 && winners.length === 1 && winners[0] === game.mine[0];
      return isYou ? t.result.youWon : t.result.winners(winners.map((seat) => nameOf(game, seat)));
    },
    gameLines(game) {
      const left = game.outcome?.legacy?.open;
      const earlier = games.find(({ id }) => id === game.follows)?.outcome?.legacy?.open;
      return left === undefined ? [] : (open.face.legacy?.gameLines(left, earlier, say) ?? []);
    },
  };
}
