/** The table in words, a line for each thing, for the terminal and for screen readers. */

import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { FactionId } from '../data/factions.ts';
import { clearings, maps } from '../data/maps.ts';
import { typesOf } from '../data/pieces.ts';
import type { Player } from '../rules/state/state.ts';
import type { View } from '../rules/view/view.ts';
import { type Names, tally } from './names.ts';
import type { FactionText, Words } from './type.ts';

/** What a language says about the table. */
export type BoardWords = {
  readonly names: Names;
  readonly list: (parts: readonly string[]) => string;
  readonly who: (seat: Seat, say: Say<Words>) => string;
  readonly somePieces: (piece: string, count: number) => string;
  readonly turn: (view: View, say: Say<Words>) => string;
  readonly score: (player: Player, seat: Seat, say: Say<Words>) => string;
  readonly crafted: (things: string) => string;
  readonly exhausted: (item: string) => string;
  /** The cards by name, or none. */
  readonly hand: (cards: string) => string;
  readonly handSize: (count: number) => string;
  readonly clearing: (clearing: number, marks: string, paths: string) => string;
  readonly ruin: string;
  readonly ferry: string;
  readonly empty: string;
  readonly items: (items: string) => string;
  readonly piles: (deck: number, discard: string, available: string) => string;
  /** What lies on a faction's board and on an automaton's. */
  readonly factions: { readonly [faction in FactionId]: Pick<FactionText<never, never, never>, 'board'> };
  readonly automatonLines: (view: View, seat: Seat, say: Say<Words>) => readonly string[];
};

export function boardInWords(words: BoardWords, view: View, say: Say<Words>): readonly string[] {
  const { open, hands, handSizes } = view;
  const lines = open.players.length === 0 ? [] : [words.turn(view, say)];
  for (const [seat, player] of open.players.entries()) {
    const hand = hands[seat];
    lines.push(words.score(player, seat, say));
    lines.push(...craftedLine(words, player));
    lines.push(hand ? words.hand(cardsIn(words, hand)) : words.handSize(handSizes[seat] ?? 0));
    lines.push(...(player.automaton ? words.automatonLines : words.factions[player.faction].board)(view, seat, say));
  }
  for (const clearing of clearings) {
    const there = open.players.flatMap((player, seat) => {
      const found = piecesIn(player, clearing).map(([piece, count]) => words.somePieces(piece, count));
      return found.length === 0 ? [] : [`${words.who(seat, say)} ${found.join(', ')}`];
    });
    lines.push(`${clearingLine(words, clearing, view)}: ${there.join('; ') || words.empty}`);
  }
  lines.push(itemsLine(words, view));
  lines.push(words.piles(view.deck, cardsIn(words, open.discard), cardsIn(words, open.available)));
  return lines;
}

function cardsIn({ names }: BoardWords, cards: readonly string[]): string {
  return tally(cards.map(names.cardName)).join(', ');
}

function craftedLine({ names, crafted: line, exhausted: used }: BoardWords, player: Player): readonly string[] {
  const { crafted, items, exhausted } = player;
  const all = [
    ...crafted.map(names.cardName),
    ...items.map(names.itemName),
    ...exhausted.map((item) => used(names.itemName(item))),
  ];
  return all.length === 0 ? [] : [line(tally(all).join(', '))];
}

function clearingLine(words: BoardWords, clearing: number, view: View): string {
  const { suits, ruins, ferry } = view.open;
  const marks = [
    words.names.suitName(suits[clearing] as string),
    ...(ruins[clearing] ? [words.ruin] : []),
    ...(ferry === clearing ? [words.ferry] : []),
  ];
  return words.clearing(clearing, marks.join(', '), words.list(neighboursOf(view, clearing).map(String)));
}

function itemsLine({ names, items }: BoardWords, { open }: View): string {
  const left = Object.entries(open.items).filter(([, count]) => count > 0);
  return items(left.map(([item, count]) => `${count} × ${names.itemName(item)}`).join(', '));
}

function piecesIn(player: Player, clearing: number): (readonly [string, number])[] {
  const found: [string, number][] = [['warrior', player.warriors[clearing] ?? 0]];
  const standing = [...player.buildings, ...player.tokens];
  for (const [i, { name }] of typesOf(player.faction).entries()) found.push([name, standing[i]?.[clearing] ?? 0]);
  if (player.pawn === clearing) found.push(['pawn', 1]);
  return found.filter(([, count]) => count > 0);
}

/** Along paths that are open (ROOT-15.4). */
function neighboursOf({ open }: View, clearing: number): readonly number[] {
  const { paths, closed } = maps[open.map];
  const isClosed = (other: number) =>
    closed.some((path, i) => open.closed & (1 << i) && path.includes(clearing) && path.includes(other));
  return (paths[clearing] ?? []).filter((other) => !isClosed(other));
}
