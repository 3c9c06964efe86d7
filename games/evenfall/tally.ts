/** What people count of a player: resources, VP, figures, cards. */

import { shortOf, tallyOf } from '@tavola/games/text/tally.ts';
import type { Counted } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { costOf } from './data/cards.ts';
import type { Move } from './rules/state/moves.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

/** What the cost of a card asks beyond what the player has; a reduction may still help (EVE-4.14). */
export function lacking(move: Move, { players }: View, seat: Seat, { words }: Say<Words>): string | null {
  const player = players[seat];
  if (!player || (move.kind !== 'ritual' && move.kind !== 'specialist')) return null;
  const { herb = 0, elixir = 0, knowledge = 0, mana = 0 } = costOf(move.card);
  return shortOf(words.counts.nouns, { herb, elixir, knowledge, mana }, player);
}

export function tally({ players }: View, seat: Seat, { words }: Say<Words>): readonly Counted[] {
  const player = players[seat];
  if (!player) return [];
  const { herb, elixir, knowledge, mana, vp, witches, elders, handSize } = player;
  return tallyOf(words.counts.nouns, { herb, elixir, knowledge, mana, vp, witches, elders, cards: handSize });
}
