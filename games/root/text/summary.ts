/** Another player's board in short lines: what the counts of pieces do not say. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CharacterId } from '../data/factions.ts';
import { BURROW } from '../data/maps.ts';
import type { ClearingSuit } from '../data/suits.ts';
import type { AutomatonBoard } from '../rules/boards/automaton.ts';
import type { SupportersSeen } from '../rules/factions/alliance/state.ts';
import { PLOT } from '../rules/factions/corvids/state.ts';
import type { View } from '../rules/view/view.ts';
import { type Column, columns, type Leader } from '../rules/vocabulary/eyrie.ts';

export type SummaryWords = {
  automaton(board: AutomatonBoard): string;
  leader(leader: Leader): string;
  decree(counts: readonly (readonly [Column, number])[]): string;
  supporters(count: number): string;
  officers(count: number): string;
  burrow(count: number): string;
  ministers(count: number): string;
  outcast(suit: ClearingSuit, hated: boolean): string;
  acolytes(count: number): string;
  prices(prices: readonly number[]): string;
  funds(count: number): string;
  character(character: CharacterId): string;
  items(ready: number, all: number): string;
  plots(up: number, down: number): string;
};

export function summaryIn(words: SummaryWords): (view: View, seat: Seat) => readonly string[] {
  return ({ open, secrets }, seat) => {
    const player = open.players[seat];
    if (!player) return [];
    const { board } = player;
    if (player.automaton) return [words.automaton(board as AutomatonBoard)];
    switch (board.faction) {
      case 'eyrie':
        return [
          words.leader(board.leader),
          words.decree(columns.map((column, i) => [column, board.decree[i]?.length ?? 0])),
        ];
      case 'alliance':
        return [`${words.supporters((secrets[seat] as SupportersSeen).count)}, ${words.officers(board.officers)}`];
      case 'duchy':
        return [`${words.burrow(player.warriors[BURROW] ?? 0)}; ${words.ministers(board.swayed.length)}`];
      case 'lizards':
        return [`${words.outcast(board.outcast, board.hated)}; ${words.acolytes(board.acolytes)}`];
      case 'riverfolk':
        return [`${words.prices(board.prices)}; ${words.funds(sum(board.funds))}`];
      case 'vagabond': {
        if (board.character === null) return [];
        const ready = board.items.filter(({ up, damaged }) => up && !damaged).length;
        return [`${words.character(board.character)}; ${words.items(ready, board.items.length)}`];
      }
      case 'corvids': {
        const up = board.up.filter((plot) => plot !== null).length;
        return [words.plots(up, sum(player.tokens[PLOT] ?? []) - up)];
      }
      default:
        return [];
    }
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
