/** What people count of a player: VP, cards, pieces on the map; and whom a pick makes ruler of a clearing. */

import { lower } from '@tavola/games/text/capital.ts';
import { tallyOf } from '@tavola/games/text/tally.ts';
import type { Counted } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { cardOf } from './data/cards.ts';
import { type FactionId, isFaction } from './data/factions.ts';
import { typesOf } from './data/pieces.ts';
import { clearingSuits } from './data/suits.ts';
import { marquiseTracks } from './data/tracks.ts';
import type { View } from './rules/view/view.ts';
import type { Move } from './rules/vocabulary/moves.ts';
import type { Words } from './text/type.ts';

export function tally(view: View, seat: Seat, { words }: Say<Words>): readonly Counted[] {
  const player = view.open.players[seat];
  if (!player) return [];
  const { vp, warriors, items, buildings, tokens, faction } = player;
  const cards = view.handSizes[seat] ?? 0;
  const shared = tallyOf(words.counts.nouns, { vp, cards, warriors: sum(warriors.slice(1)), items: items.length });
  const standing = [...buildings, ...tokens];
  const types = isFaction(faction) ? typesOf(faction) : [];
  const pieces = types.map(({ name }, i) => ({
    id: name,
    count: sum(standing[i] ?? []),
    named: (n: number) => `${n} ${words.piece(name, n)}`,
  }));
  return [...shared, ...pieces];
}

/** The pieces with which a faction crafts (ROOT-4.1.1); the Vagabond uses hammers, the Riverfolk funds. */
const CRAFTING: { readonly [faction in FactionId]?: readonly string[] } = {
  marquise: ['workshop'],
  eyrie: ['roost'],
  alliance: ['sympathy'],
  lizards: ['garden'],
  duchy: ['citadel', 'market'],
  corvids: ['plot'],
};

/** What crafting or building would need beyond what is on the map: pieces in clearings of the suit, an item in the supply, wood. */
export function lacking(move: Move, view: View, seat: Seat, { words }: Say<Words>): string | null {
  const player = view.open.players[seat];
  if (!player) return null;
  const types = typesOf(player.faction);
  const standing = [...player.buildings, ...player.tokens];
  const onMap = (piece: string, isThere: (clearing: number) => boolean) =>
    sum((standing[types.findIndex(({ name }) => name === piece)] ?? []).map((n, at) => (isThere(at) ? n : 0)));
  if (move.kind === 'marquise.building') {
    const { cost } = marquiseTracks[move.building];
    const left = player.left[Object.keys(marquiseTracks).indexOf(move.building)] ?? 0;
    const short = (cost[cost.length - left] ?? 0) - onMap('wood', () => true);
    return short > 0 ? `${short} ${words.piece('wood', short)}` : null;
  }
  if (move.kind !== 'craft') return null;
  const { cost, item } = cardOf(move.card);
  if (item !== undefined && view.open.items[item] === 0) return `1 ${words.item(item)}`;
  const pieces = CRAFTING[player.faction];
  if (cost === null || !pieces) return null;
  const inSuit = (suit: string) => sum(pieces.map((piece) => onMap(piece, (at) => view.open.suits[at] === suit)));
  const missing = clearingSuits.flatMap((suit) => {
    const short = cost.filter((one) => one === suit).length - inSuit(suit);
    return short > 0 ? [`${short} ${words.piece(pieces[0] ?? '', short)} (${words.suit(suit)})`] : [];
  });
  if (missing.length > 0) return missing.join(', ');
  const short = cost.length - sum(clearingSuits.map(inSuit));
  return short > 0 ? `${short} ${words.piece(pieces[0] ?? '', short)}` : null;
}

/** Who will rule where (ROOT-2.5). */
export function changes(before: View, after: View, _seat: Seat, say: Say<Words>): readonly string[] {
  return after.rule.flatMap(({ ruler }, clearing) => {
    if (clearing === 0 || before.rule[clearing]?.ruler === ruler) return [];
    return [say.words.counts.rules(ruler, lower(say.words.clearing(clearing)), say)];
  });
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, n) => all + n, 0);
}
