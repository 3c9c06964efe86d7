/** The table in words, a line a thing, for the terminal and for screen readers. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Say } from '@tavola/kernel/text.ts';
import { clearings, maps } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import type { Player } from '../rules/state.ts';
import type { View } from '../view.ts';
import type { Words } from './type.ts';

/** What a language says about the table. */
export type BoardWords = {
  turn(view: View, say: Say<Words>): string;
  score(player: Player, seat: Seat, view: View, say: Say<Words>): string;
  crafted(player: Player, say: Say<Words>): string | null;
  hand(view: View, seat: Seat, say: Say<Words>): string | null;
  clearing(clearing: number, view: View, say: Say<Words>): string;
  /** Pieces of one player in a clearing. */
  pieces(found: readonly (readonly [piece: string, count: number])[], seat: Seat, say: Say<Words>): string;
  empty: string;
  items(view: View): string;
  piles(view: View): string;
  /** What lies on a faction's board. */
  board(view: View, seat: Seat, say: Say<Words>): readonly string[];
};

export function boardInWords(words: BoardWords, view: View, say: Say<Words>): readonly string[] {
  const { open } = view;
  const lines = open.players.length === 0 ? [] : [words.turn(view, say)];
  for (const [seat, player] of open.players.entries()) {
    lines.push(words.score(player, seat, view, say));
    lines.push(...[words.crafted(player, say), words.hand(view, seat, say)].filter((line) => line !== null));
    lines.push(...words.board(view, seat, say));
  }
  for (const clearing of clearings) {
    const there = open.players.flatMap((player, seat) => {
      const found = piecesIn(player, clearing);
      return found.length === 0 ? [] : [words.pieces(found, seat, say)];
    });
    lines.push(`${words.clearing(clearing, view, say)}: ${there.join('; ') || words.empty}`);
  }
  lines.push(words.items(view), words.piles(view));
  return lines;
}

function piecesIn(player: Player, clearing: number): (readonly [string, number])[] {
  const found: [string, number][] = [['warrior', player.warriors[clearing] ?? 0]];
  const standing = [...player.buildings, ...player.tokens];
  for (const [i, { name }] of typesOf(player.faction).entries()) found.push([name, standing[i]?.[clearing] ?? 0]);
  if (player.pawn === clearing) found.push(['pawn', 1]);
  return found.filter(([, count]) => count > 0);
}

/** Along paths that are open (ROOT-15.4). */
export function neighboursOf({ open }: View, clearing: number): readonly number[] {
  const { paths, closed } = maps[open.map];
  const isClosed = (other: number) =>
    closed.some((path, i) => open.closed & (1 << i) && path.includes(clearing) && path.includes(other));
  return (paths[clearing] ?? []).filter((other) => !isClosed(other));
}
